import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Due } from './Due.tsx';

const meta = {
  component: Due,
  args: { waiting: [{ turn: 'staff', due: '2026-11-24' }], day: '2026-11-23' },
} satisfies Meta<typeof Due>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTime: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('TomorrowWaiting on us · due Tuesday');
  },
};
export const Overdue: Story = { args: { day: '2026-11-25' } };
export const Theirs: Story = { args: { waiting: [{ turn: 'family', due: null }] } };
export const OfBoth: Story = {
  args: {
    waiting: [
      { turn: 'staff', due: '2026-11-24' },
      { turn: 'family', due: null },
    ],
  },
};
export const NobodyWaits: Story = { args: { waiting: [] } };
