import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { operator, today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { emptyDatabase } from '../../../state/device/database.ts';
import { caregiver, key, offline, request, visit } from './track.fixtures.ts';
import Visits from './Visits.tsx';

const day = (ahead: number) => daysAfter(today(), ahead);
/** A visit that is under way at any time of day. */
const now = visit(day(0), { opens: 0, closes: 2880 });
const AHEAD = Array.from({ length: 13 }, (_, ahead) => visit(day(ahead + 1)));
const different = (ahead: number, changes: Parameters<typeof visit>[1]) =>
  visit(day(ahead), { change: `c${ahead}`, ...changes });

const meta = {
  component: Visits,
  args: {
    visits: AHEAD,
    caregivers: [caregiver({ name: 'Aoife Byrne', phone: '085 123 4567' })],
    changes: {
      changeVisit: fn(async () => ok(request(key))),
      takeBackVisit: fn(async () => ok(request(key))),
    },
    mayChange: true,
    opensNews: false,
    offline: false,
  },
  // The device would keep what another story typed.
  beforeEach: emptyDatabase,
} satisfies Meta<typeof Visits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsAgreed: Story = {};
export const NobodyToCall: Story = {
  args: {
    opensNews: true,
    visits: [different(1, { kind: 'cannot_come', nextIn: day(2) })],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/nobody comes instead yet. We’re next in on .* In an emergency/),
    ).toBeVisible();
    await expect(canvas.queryByText(/help before then/)).toBeNull();
  },
};
export const EachDifference: Story = {
  args: {
    opensNews: true,
    visits: [
      { ...now, change: 'c0', kind: 'missed', reason: 'I waited until noon.' },
      different(1, { kind: 'cannot_come', reason: 'My son is ill.' }),
      different(2, { kind: 'cannot_come', instead: 'Eoin', phone: '085 765 4321', checked: ['identity'] }),
      different(3, { kind: 'cannot_come', instead: 'Eoin', phone: null }),
      different(4, { kind: 'not_needed' }),
      visit(day(5), {
        opens: 900,
        closes: 990,
        moved: { day: day(4), opens: 450, reason: 'The doctor comes.' },
      }),
      // Folded, because someone else comes to the visit before it.
      visit(day(6), { opens: 1320, closes: 1800 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Aoife can’t come. We’re looking for someone to come instead./),
    ).toBeVisible();
    await expect(canvas.getByText('3 have changed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '085 765 4321' })).toBeVisible();
    await expect(canvas.getByText(/^Documents we checked: /)).toBeVisible();
    // The family can't undo what others said, but they can say that they don't need the visit.
    await expect(
      canvas.getAllByRole('button').map(({ textContent }) => textContent.split(' on ')[0]),
    ).toEqual([
      'Someone did come',
      'We don’t need this visit',
      'We don’t need this visit',
      'We don’t need this visit',
      'We need it after all',
      'We don’t need this visit',
      'We don’t need this visit',
    ]);
  },
};
export const OfTwo: Story = {
  args: {
    visits: [now, visit(day(1)), visit(day(1), { placement: 'p2', opens: 1020, closes: 1320 })],
    caregivers: [caregiver({ name: 'Aoife Byrne' }), caregiver({ name: 'Declan Ward', placement: 'p2' })],
  },
};
export const BeginsLater: Story = { args: { visits: AHEAD.slice(8) } };
export const ByAnEmailsLink: Story = { args: { mayChange: false, visits: AHEAD.slice(0, 2) } };
export const WithoutConnection: Story = { args: { offline: true, visits: AHEAD.slice(0, 2) } };
export const NobodyCame: Story = {
  args: { visits: [now] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Nobody came on/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nobody came' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: operator.contact.phone })).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox'), 'We waited all morning.');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell our team' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.changes.changeVisit).toHaveBeenCalledWith(
      expect.any(String),
      now,
      'missed',
      'We waited all morning.',
    );
  },
};
export const NobodyCameLastWeek: Story = {
  args: { visits: [visit(day(-6)), visit(day(1))] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Earlier visits'));
    await userEvent.click(canvas.getByRole('button', { name: /^Nobody came on/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nobody came' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell our team' }));
    await waitFor(() => expect(args.changes.changeVisit).toHaveBeenCalledOnce());
  },
};
export const NotNeededIsRefused: Story = {
  args: {
    visits: [visit(day(1), { opens: 0 })],
    changes: {
      changeVisit: async () => fail({ kind: 'refused', code: 'visit_to_come' }),
      takeBackVisit: async () => fail(offline),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^We don’t need this visit on/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'We don’t need this visit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell Aoife' }));
    await expect(await dialog.findByText('This visit has not begun yet.')).toBeVisible();
  },
};
export const TakingBackFails: Story = {
  args: {
    visits: [different(1, { kind: 'not_needed' })],
    changes: { ...meta.args.changes, takeBackVisit: async () => fail(offline) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^We need it after all/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t reach the service');
  },
};
