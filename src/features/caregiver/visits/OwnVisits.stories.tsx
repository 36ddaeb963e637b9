import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { operator, today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { $copied } from '../../../state/copied.ts';
import { emptyDatabase } from '../../../state/device/database.ts';
import { OwnVisits } from './OwnVisits.tsx';
import { visit } from './visit.fixtures.ts';

const day = (ahead: number) => daysAfter(today(), ahead);
/** Under way whatever the time is. */
const now = visit(day(0), { opens: 0, closes: 2880 });
const AHEAD = Array.from({ length: 12 }, (_, ahead) => visit(day(ahead + 2)));
const refused = (code: string) => fail({ kind: 'refused', code } as const);

const meta = {
  component: OwnVisits,
  args: {
    visits: AHEAD,
    reload: fn(async () => undefined),
    service: { cannotCome: fn(async () => ok(undefined)), comeAfterAll: fn(async () => ok(undefined)) },
  },
  // What another story typed would be kept.
  beforeEach: emptyDatabase,
} satisfies Meta<typeof OwnVisits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsAgreed: Story = {};
export const EachDifference: Story = {
  args: {
    visits: [
      visit(day(-2), { kind: 'missed', changeId: 'c1', reason: 'We waited until noon.' }),
      visit(day(1), { kind: 'not_needed', changeId: 'c2', reason: 'We are away.' }),
      visit(day(2), { kind: 'cannot_come', changeId: 'c3', reason: 'My son is ill.' }),
      visit(day(3), { opens: 1320, closes: 1800 }),
      visit(day(4), {
        instead: true,
        applicationId: null,
        job: { title: 'Evenings by the sea', part: null },
      }),
      visit(day(5)),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^The family doesn’t need this visit/)).toBeVisible();
    await expect(canvas.getByText(/^We were told that nobody came/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^I can come after all/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can come after all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I can come after all' }));
    await waitFor(() => expect(args.service?.comeAfterAll).toHaveBeenCalledWith('c3'));
    await waitFor(() => expect(args.reload).toHaveBeenCalled());
  },
};
/** A caregiver who is placed nowhere may come instead of somebody. */
export const InsteadOfSomebody: Story = {
  args: { visits: [visit(day(1), { instead: true, applicationId: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /I can’t come/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Show how to reach the family/ }));
    const dialog = await canvas.findByRole('dialog', { name: 'How to reach the family' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const NoneTakesPlace: Story = { args: { visits: [visit(day(1), { kind: 'not_needed' })] } };
export const ICantCome: Story = {
  args: { visits: [now] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^I can’t come on/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can’t come' }));
    // Too late for an email alone.
    const number = dialog.getByRole('link', { name: operator.contact.phone });
    await waitFor(() => expect(number).toBeVisible());
    await expect(number.parentElement).toHaveTextContent(/^This visit is soon/);
    await userEvent.type(dialog.getByRole('textbox'), 'My son is ill.');
    await userEvent.click(dialog.getByRole('button', { name: 'I can’t come' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.service?.cannotCome).toHaveBeenCalledWith(expect.any(String), now, 'My son is ill.');
  },
};
export const HadChanged: Story = {
  args: {
    visits: [visit(day(2))],
    service: { ...meta.args.service, cannotCome: async () => refused('visit_changed') },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^I can’t come on/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can’t come' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I can’t come' }));
    const said = await within(document.body).findByText(/^This visit had already changed/);
    await waitFor(() => expect(said).toBeVisible());
    await expect(args.reload).toHaveBeenCalled();
  },
};
export const SomebodyElseComes: Story = {
  args: {
    visits: [visit(day(1), { kind: 'cannot_come', changeId: 'c1' })],
    service: { ...meta.args.service, comeAfterAll: async () => refused('visit_step_not_allowed') },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^I can come after all/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can come after all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I can come after all' }));
    await expect(await canvas.findByText(/^Somebody else comes to this visit by now/)).toBeVisible();
  },
};
export const WithoutConnection: Story = {
  beforeEach: () => {
    $copied.set({ at: Date.now(), path: location.pathname });
    return () => $copied.set(undefined);
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /I can’t come/ })).toBeNull();
    await expect(canvas.getByText(/^You need a connection/)).toBeVisible();
  },
};
