import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { createTimeOffScreen } from './time-off-screen.ts';
import { TimeOff } from './TimeOff.tsx';

const storeWith = (days: { id: string; from: string; to: string }[]) =>
  createTimeOffScreen('story', {
    loadOwnTimeOff: async () => ok(days),
    loadVisitsOn: async () => ok([]),
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
/** Before they are saved, days off name the visits that they touch. */
export const TouchesVisits: Story = {
  args: {
    store: createTimeOffScreen('visits', {
      loadOwnTimeOff: async () => ok([]),
      loadVisitsOn: async () =>
        ok(
          Array.from({ length: 7 }, (_, day) => ({
            day: `2031-12-2${day}`,
            opens: 360,
            closes: 720,
            job: { title: 'Mornings in Dalkey', part: null },
            kind: null,
          })),
        ),
      addTimeOff: async () => ok(null),
      removeTimeOff: async () => ok(null),
    }),
  },
  play: async ({ args, canvas }) => {
    args.store.form.change({ from: '2031-12-20', to: '2031-12-26' });
    await expect(await canvas.findByText('And 2 more.')).toBeVisible();
    args.store.form.change({ to: '2031-12-01' });
    await waitFor(() => expect(canvas.queryByText('And 2 more.')).toBeNull());
  },
};
export const None: Story = { args: { store: storeWith([]) } };
