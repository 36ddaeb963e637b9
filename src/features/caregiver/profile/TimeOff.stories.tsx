import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { createTimeOffScreen } from './time-off-screen.ts';
import { TimeOff } from './TimeOff.tsx';

const VISIT = {
  placementId: 'p1',
  day: '2031-12-20',
  opens: 360,
  closes: 720,
  job: { title: 'Mornings in Dalkey', part: null },
  instead: false,
  changeId: null,
  kind: null,
  timeOffId: null,
};
const storeWith = (days: { id: string; from: string; to: string }[]) =>
  createTimeOffScreen('story', {
    loadOwnTimeOff: async () => ok(days),
    loadVisitsOn: async () => ok([]),
    sayDaysOff: async () => ok('told' as const),
    sayRemoval: async () => ok('told' as const),
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
/** Days off name the visits on these days before they are saved. */
export const TouchesVisits: Story = {
  args: {
    store: createTimeOffScreen('visits', {
      loadOwnTimeOff: async () => ok([]),
      loadVisitsOn: async () =>
        ok(
          Array.from({ length: 7 }, (_, day) => ({
            ...VISIT,
            day: `2031-12-2${day}`,
          })),
        ),
      sayDaysOff: async () => ok('told' as const),
      sayRemoval: async () => ok('told' as const),
    }),
  },
  play: async ({ args, canvas }) => {
    args.store.form.change({ from: '2031-12-20', to: '2031-12-26' });
    await expect(await canvas.findByText('2 more visits')).toBeVisible();
    args.store.form.change({ to: '2031-12-01' });
    await waitFor(() => expect(canvas.queryByText('2 more visits')).toBeNull());
  },
};
/** There is neither a connection nor a copy of the visits. */
export const VisitsUnknown: Story = {
  args: {
    store: createTimeOffScreen('unknown', {
      loadOwnTimeOff: async () => ok([]),
      loadVisitsOn: async () => fail({ kind: 'offline', code: 'unreachable' }),
      sayDaysOff: async () => ok('waiting' as const),
      sayRemoval: async () => ok('waiting' as const),
    }),
  },
  play: async ({ args, canvas }) => {
    args.store.form.change({ from: '2031-12-20', to: '2031-12-26' });
    await expect(await canvas.findByText(/^We can’t show your visits/)).toBeVisible();
  },
};
/** Removing days off asks whether the visits called off for them take place again. */
export const VisitsMayComeBack: Story = {
  args: {
    store: createTimeOffScreen('back', {
      loadOwnTimeOff: async () => ok([{ id: '2', from: '2031-12-20', to: '2032-01-03' }]),
      loadVisitsOn: async () =>
        ok([{ ...VISIT, changeId: 'c1', kind: 'cannot_come' as const, timeOffId: '2' }]),
      sayDaysOff: async () => ok('told' as const),
      sayRemoval: async () => ok('told' as const),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }));
    await expect(await canvas.findByRole('button', { name: 'Remove, and I can come' })).toBeVisible();
  },
};
export const None: Story = { args: { store: storeWith([]) } };
