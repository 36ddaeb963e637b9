import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreParts } from './ScoreParts.tsx';

const meta = {
  title: 'Display/ScoreParts',
  component: ScoreParts,
  args: {
    parts: [
      { part: 'skills', points: 15, maximum: 30, reason: 'Has 1 of 2 skills asked for' },
      { part: 'availability', points: 25, maximum: 25, reason: 'Free for 4 of 4 times asked for' },
      { part: 'distance', points: 0, maximum: 20, reason: '25 km away, travels up to 25 km' },
    ],
  },
} satisfies Meta<typeof ScoreParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const LongText: Story = {
  args: {
    parts: [
      {
        part: 'skills',
        points: 15,
        maximum: 30,
        reason:
          'Washing, dressing and breakfast on weekday mornings, and somebody to talk to on the way to the day centre',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
