import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayTimeline } from './DayTimeline.tsx';

const meta = {
  title: 'Display/DayTimeline',
  component: DayTimeline,
  args: {
    days: [
      {
        day: 'Today',
        entries: [
          {
            key: '4',
            title: 'Call',
            meta: '17:05, you',
            note: 'The daughter rang: mornings are best.',
            said: true,
          },
          { key: '3', title: 'Declined', meta: '09:30, you', note: 'We have nobody near you yet.' },
        ],
      },
      {
        day: 'Friday 20 November 2026',
        entries: [
          {
            key: '2',
            title: 'Changed: phone number, description and times',
            meta: '16:12, Niamh Quinn',
            changes: ['Times: Every morning → Weekday mornings', 'Description: A dog at home'],
          },
          { key: '1', title: 'Request received', meta: '10:51, the family' },
        ],
      },
    ],
  },
} satisfies Meta<typeof DayTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
