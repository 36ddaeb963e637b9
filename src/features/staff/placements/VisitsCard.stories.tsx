import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { loadCovers } from '../../../data/visits.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { emptyDatabase } from '../../../state/device/database.ts';
import { loadable } from '../../../state/loadable.ts';
import { placement, visit } from './placement.fixtures.ts';
import type { Visit } from './placement-screen.ts';
import { VisitsCard } from './VisitsCard.tsx';

const on = (days: number, changes: Partial<Visit> = {}) =>
  visit({ onDate: daysAfter(today(), days), ...changes });
const settledAt = '2026-11-23T10:00:00Z';
const done = async () => ok(null as never);
const people: ValueOf<typeof loadCovers> = [
  {
    caregiverId: 'c2',
    caregiverName: 'Eoin Byrne',
    phone: '085 123 4567',
    km: 3.2,
    isKnown: true,
    invited: null,
  },
  { caregiverId: 'c3', caregiverName: 'Orla Keane', phone: null, km: 11, isKnown: false, invited: null },
];
const person = { phone: null, km: 11, isKnown: false } as const;
const screenOf = (visits: Visit[], covers = people) => ({
  visits: loadable(async () => ok(visits)),
  coversFor: () => loadable(async () => ok(covers)),
  sayOfVisit: action(done),
  move: action(done),
  cover: action(done),
  inviteToCover: action(done),
  settle: () => action(done),
  takeBack: () => action(done),
});
const absent = on(1, { changeId: 'v1', kind: 'cannot_come', reason: 'I have a cold.', saidBy: 'Aoife' });
const missed = on(-1, { changeId: 'v5', kind: 'missed', reason: 'She waited until noon.' });

const meta = {
  component: VisitsCard,
  args: {
    placement: placement(),
    screen: screenOf([
      on(-3),
      missed,
      absent,
      on(2, { changeId: 'v2', kind: 'cannot_come', coveredName: 'Eoin Byrne', settledAt, note: 'Eoin' }),
      on(3, { changeId: 'v3', kind: 'not_needed', reason: 'Her sister visits.' }),
      on(4),
      on(4, {
        opens: 900,
        closes: 990,
        moved: {
          change: 'v6',
          day: daysAfter(today(), 3),
          opens: 450,
          reason: 'The doctor comes.',
          saidBy: 'Peg',
        },
      }),
      on(5, { opens: 1320, closes: 1800 }),
      on(6, { changeId: 'v4', kind: 'cannot_come', settledAt, note: 'Her son comes.' }),
    ]),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  beforeEach: emptyDatabase,
} satisfies Meta<typeof VisitsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Overview: Story = {};
export const NoVisits: Story = { args: { screen: screenOf([]) } };
export const Saying: Story = {
  args: { screen: screenOf([on(4)]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Not needed' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /needs no visit on/ }));
    await waitFor(() => expect(dialog.getByLabelText('Who told us?')).toBeVisible());
  },
};
export const Moving: Story = {
  args: { screen: screenOf([on(4)]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move visit' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Move the visit to/ }));
    await waitFor(() => expect(dialog.getByLabelText('Begins at')).toBeVisible());
  },
};
export const Finding: Story = {
  args: { screen: screenOf([absent]) },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, /^Find someone for this visit/);
    const who = await dialog.findByRole('radio', { name: /^Eoin Byrne/ });
    await expect(who).toHaveAccessibleDescription('085 123 4567 · 3 km · has been there before');
    await userEvent.click(who);
    await expect(dialog.getByLabelText('Who told us?')).toHaveValue('Eoin Byrne');
    await userEvent.click(dialog.getByRole('button', { name: 'Save who comes' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};
export const Inviting: Story = {
  args: {
    screen: screenOf(
      [absent],
      [
        ...people,
        { ...person, caregiverId: 'c4', caregiverName: 'Maeve Daly', invited: 'invited' },
        { ...person, caregiverId: 'c5', caregiverName: 'Niall Roche', invited: 'no' },
      ],
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, /^Invite caregivers/);
    await expect(await dialog.findByText('Maeve Daly: waiting for an answer')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Eoin Byrne/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Orla Keane/ }));
    await expect(dialog.getByRole('button', { name: 'Invite 2 caregivers' })).toBeVisible();
  },
};
export const NobodyFound: Story = {
  args: { screen: screenOf([absent], []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/No approved caregiver/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Invite|Find)/ })).toBeNull();
  },
};
export const Noting: Story = {
  args: { screen: screenOf([missed]) },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, /^Note what was done/);
    await expect(dialog.getByRole('button', { name: 'Save note' })).toBeVisible();
  },
};
export const TakingBack: Story = {
  args: { screen: screenOf([missed]) },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, /^Undo/);
    await expect(dialog.getByText(/was not missed/)).toBeVisible();
  },
};
