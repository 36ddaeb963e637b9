import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '../../../lib/result.ts';
import { createTimeOffScreen } from './time-off-screen.ts';
import { TimeOff } from './TimeOff.tsx';

const storeWith = (days: { id: string; from: string; to: string }[]) =>
  createTimeOffScreen('story', {
    loadOwnTimeOff: async () => ok(days),
    addTimeOff: async () => ok(null),
    removeTimeOff: async () => ok(null),
  });

const meta = {
  component: TimeOff,
  args: {
    store: storeWith([
      { id: '1', from: '2026-03-14', to: '2026-03-14' },
      { id: '2', from: '2031-12-20', to: '2032-01-03' },
    ]),
  },
} satisfies Meta<typeof TimeOff>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { store: storeWith([]) } };
