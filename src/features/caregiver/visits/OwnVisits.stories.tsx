import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { operator, today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { $copied } from '../../../state/copied.ts';
import { emptyDatabase } from '../../../state/device/database.ts';
import { loadable } from '../../../state/loadable.ts';
import { OwnVisits } from './OwnVisits.tsx';
import { $said } from '../said/said.ts';
import { visit } from './visit.fixtures.ts';

const day = (ahead: number) => daysAfter(today(), ahead);
/** A visit that is under way at any time of day. */
const now = visit(day(0), { opens: 0, closes: 2880 });
const AHEAD = Array.from({ length: 12 }, (_, ahead) => visit(day(ahead + 2)));
const family = loadable(async () =>
  ok({
    contactName: 'Nora Walsh',
    contactPhone: '01 555 0134',
    contactEmail: 'nora@example.com',
    contactLanguage: 'en' as const,
    recipientName: 'Peg Walsh',
    address: '7 Sea Road',
    town: 'Dalkey, Co. Dublin',
    arrivalNotes: null,
  }),
);
const refused = (code: string) => fail({ kind: 'refused', code } as const);

const meta = {
  component: OwnVisits,
  args: {
    visits: AHEAD,
    reload: fn(async () => undefined),
    service: { sayOfVisit: fn(async () => ok('told' as const)) },
  },
  // The device would keep what another story typed.
  beforeEach: emptyDatabase,
} satisfies Meta<typeof OwnVisits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsAgreed: Story = {};
/** The address and the number show at once, the arrival notes after a tap. */
export const WithFamily: Story = {
  args: { visits: AHEAD.map((one) => ({ ...one, family })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^7 Sea Road, Dalkey/ })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap.org'),
    );
    await expect(canvas.getByRole('link', { name: '01 555 0134' })).toBeVisible();
  },
};
/** There is no connection, and the address was never loaded on this device. */
export const WithoutFamily: Story = {
  args: {
    visits: [visit(day(1))].map((one) => ({
      ...one,
      family: loadable(async () => fail({ kind: 'offline', code: 'unreachable' })),
    })),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^The address and phone aren’t on this device yet/)).toBeVisible(),
};
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
    await expect(canvas.getByText(/^We heard that nobody came/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^I can come after all/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can come after all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I can come after all' }));
    await waitFor(() =>
      expect(args.service?.sayOfVisit).toHaveBeenCalledWith(
        expect.objectContaining({ changeId: 'c3' }),
        'can_come',
        undefined,
      ),
    );
    await waitFor(() => expect(args.reload).toHaveBeenCalled());
  },
};
/** Once the caregiver has said that they were at the first visit, it says so, and asks nothing. */
export const WasThere: Story = {
  args: {
    visits: [{ ...now, firstDay: { confirmed: true, confirm: action(async () => ok(undefined)) } }, ...AHEAD],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You told us that you were there\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^I was there/ })).toBeNull();
  },
};
/** It may begin at any minute, and may be over by now. */
export const AtAnyMinute: Story = {
  args: {
    visits: [
      {
        ...now,
        minutes: 1,
        opens: 0,
        firstDay: { confirmed: false, confirm: action(async () => ok(undefined)) },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^I was there/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^I can’t come/ })).toBeVisible();
  },
};
/** A caregiver without a placement may be a stand-in. */
export const InsteadOfSomebody: Story = {
  args: { visits: [visit(day(1), { instead: true, applicationId: null })] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^I can’t come on/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can’t come' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I can’t come' }));
    await waitFor(() =>
      expect(args.service?.sayOfVisit).toHaveBeenCalledWith(
        expect.objectContaining({ instead: true }),
        'cannot_come',
        undefined,
      ),
    );
    await expect(await within(document.body).findByText(/^We’ve told the family/)).toBeVisible();
  },
};
export const NoneTakesPlace: Story = { args: { visits: [visit(day(1), { kind: 'not_needed' })] } };
export const ICantCome: Story = {
  args: { visits: [now] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^I can’t come on/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can’t come' }));
    // An email may be read too late.
    const number = dialog.getByRole('link', { name: operator.contact.phone });
    await waitFor(() => expect(number).toBeVisible());
    await expect(number.parentElement).toHaveTextContent(/^This visit is soon/);
    await userEvent.type(dialog.getByRole('textbox'), 'My son is ill.');
    await userEvent.click(dialog.getByRole('button', { name: 'I can’t come' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.service?.sayOfVisit).toHaveBeenCalledWith(now, 'cannot_come', 'My son is ill.');
  },
};
export const HadChanged: Story = {
  args: {
    visits: [visit(day(2))],
    service: { sayOfVisit: async () => refused('visit_changed') },
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
    service: { sayOfVisit: async () => refused('visit_step_not_allowed') },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^I can come after all/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can come after all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I can come after all' }));
    await expect(await canvas.findByText(/^Someone else comes to this visit now/)).toBeVisible();
  },
};
/** The answer was given without a connection and waits on this device. */
export const WaitsToBeSent: Story = {
  args: {
    visits: [now, ...AHEAD],
    service: { sayOfVisit: fn(async () => ok('waiting' as const)) },
  },
  beforeEach: () => {
    $copied.set({ at: Date.now(), oldest: Date.now(), path: location.pathname });
    $said.set([
      { ...now, id: 's1', owner: 'nora', kind: 'cannot_come', changeId: 's1', reason: '', at: 0, tries: 1 },
    ]);
    return () => {
      $copied.set(undefined);
      $said.set([]);
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t come: not sent yet')).toBeVisible();
    await expect(canvas.getByText(/please call us: /)).toBeVisible();
    const [next] = canvas.getAllByRole('button', { name: /^I can’t come on/ });
    if (next) await userEvent.click(next);
    const dialog = within(await canvas.findByRole('dialog', { name: 'I can’t come' }));
    await waitFor(() => expect(dialog.getByText(/^We can’t reach the service/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'I can’t come' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // The visit says it.
    await expect(document.querySelector('#toaster li')).toBeNull();
  },
};
