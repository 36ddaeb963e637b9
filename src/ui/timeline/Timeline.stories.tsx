import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    entries: [
      {
        key: '3',
        title: 'Declined',
        meta: '21 November 2026 at 09:30, you',
        note: 'We have nobody near you yet.',
      },
      { key: '2', title: 'In review', meta: '20 November 2026 at 16:12, a colleague' },
      { key: '1', title: 'Request received', meta: '20 November 2026 at 10:51, the family' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OneEntry: Story = { args: { entries: [{ key: '1', title: 'Profile created', meta: 'Today' }] } };

export const LongText: Story = {
  args: {
    entries: [
      {
        key: '1',
        title:
          'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
        meta: '20 November 2026 at 10:51, the family',
        note: 'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
