import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreParts } from './ScoreParts.tsx';

const meta = {
  title: 'Display/ScoreParts',
  component: ScoreParts,
  args: {
    parts: [
      { part: 'skills', points: 15, maximum: 30, shared: 1, wanted: 2 },
      {
        part: 'availability',
        points: 25,
        maximum: 25,
        shared: 4,
        wanted: 4,
        taken: 0,
        offered: 0,
        awayUntil: null,
      },
      { part: 'distance', points: 0, maximum: 20, km: 25, radiusKm: 25 },
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
        part: 'availability',
        points: 2,
        maximum: 25,
        shared: 2,
        wanted: 28,
        taken: 14,
        offered: 0,
        awayUntil: null,
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
