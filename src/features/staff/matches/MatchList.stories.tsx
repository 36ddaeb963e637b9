import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import '../../../domain/area-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { type ApplicationOf, createMatchList, type matchListCalls } from './match-list.ts';
import { applicationOf, factsFixture, matchServiceFixture, nearFixture } from './match.fixtures.ts';
import { MatchList } from './MatchList.tsx';

const storeOf = (changes: Partial<typeof matchListCalls> = {}) =>
  createMatchList('job', { ...matchServiceFixture, ...changes }, async () => undefined);
const applied = (...rows: ApplicationOf[]) => loadable(async () => ok(rows));

const near = [
  nearFixture('credential:first_aid', {
    facts: factsFixture({ documents: [{ kind: 'first_aid', status: 'verified', expiresOn: '2026-05-03' }] }),
  }),
  nearFixture('too_far', { caregiverId: 'declan', fullName: 'Declan Byrne', distanceKm: 19 }),
  nearFixture('no_free_times', {
    caregiverId: 'oksana',
    fullName: 'Oksana Kovalenko',
    facts: factsFixture({ taken: 0b1111 }),
  }),
];

const meta = {
  component: MatchList,
  args: {
    job: { status: 'open', availability: 0b1111, client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' } },
    store: storeOf(),
    applications: applied(),
  },
} satisfies Meta<typeof MatchList>;
export default meta;

type Story = StoryObj<typeof meta>;

const marked = {
  store: storeOf({ loadNearMisses: async () => ok(near) }),
  applications: applied(
    applicationOf('maria'),
    applicationOf('declan', { status: 'invited', hasApplied: false }),
    applicationOf('oksana', { status: 'withdrawn', hasApplied: false }),
    applicationOf('siobhan', { status: 'declined' }),
  ),
};

const left = {
  startsOn: '2026-03-02',
  endsOn: '2026-03-20',
  endedAt: '2026-03-20T18:00:00Z',
  came: true,
};
export const PlacedBefore: Story = {
  args: {
    applications: applied(
      applicationOf('maria', { status: 'placed', placement: left }),
      applicationOf('declan', { status: 'placed', placement: { ...left, came: false } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Was placed, ended on Friday 20 March 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite Maria Kelly' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Shortlist Maria Kelly' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite Declan Byrne' })).toBeNull();
  },
};
export const NotAskedYet: Story = {
  play: async ({ canvas, userEvent }) => {
    const why = await canvas.findAllByText('Why this score');
    await expect(canvas.queryAllByText('4 km away, travels up to 15 km')[0]).not.toBeVisible();
    await userEvent.click(why[0] ?? canvas.getByRole('list'));
    await expect(canvas.getAllByText('4 km away, travels up to 15 km')[0]).toBeVisible();
  },
};
export const Marked: Story = { args: marked };
export const MarkedNarrow: Story = {
  args: marked,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Near matches');
  },
};
export const Filled: Story = {
  args: {
    ...marked,
    job: {
      status: 'filled',
      availability: 0b1111,
      client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' },
    },
  },
};
export const NobodyFits: Story = {
  args: {
    store: storeOf({
      loadMatchingCaregivers: async () => ok([]),
      loadNearMisses: async () => ok(near),
      loadHurdles: async () =>
        ok({
          everyone: 22,
          inReach: 6,
          lacking: [
            { code: 'credential:driving_licence', people: 5 },
            { code: 'care_type:palliative_care', people: 3 },
            { code: 'no_free_times', people: 1 },
          ],
        }),
    }),
  },
};
export const NobodyInReach: Story = {
  args: {
    store: storeOf({
      loadMatchingCaregivers: async () => ok([]),
      loadHurdles: async () => ok({ everyone: 22, inReach: 0, lacking: [] }),
    }),
  },
};

export const Refused: Story = {
  args: {
    store: storeOf({ inviteCaregiver: async () => fail({ kind: 'refused', code: 'too_many_invited' }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite Maria Kelly' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText(/^Twenty caregivers are already invited/)).toBeVisible();
  },
};

export const AsksFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite Maria Kelly' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Invite Maria Kelly to apply for Peg Walsh?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('They see nothing about the family');
  },
};
export const InvitesSeveral: Story = {
  args: {
    store: storeOf({
      inviteCaregiver: async (_, caregiver) =>
        caregiver === 'declan' ? fail({ kind: 'refused', code: 'already_applied' }) : ok('application'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Maria Kelly', 'Declan Byrne'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Invite…' }));
    await userEvent.type(await canvas.findByLabelText(/^Your message/), 'Dear {{caregiver}, do read this.');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    const bar = canvas.getByRole('region', { name: 'Selected rows' });
    await waitFor(() => expect(bar).toHaveTextContent('Maria Kelly: Invited'));
    await expect(bar).toHaveTextContent('Declan Byrne: This caregiver has already applied.');
    const failed = canvas.getByRole('checkbox', { name: 'Select Declan Byrne' });
    await expect(failed).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(failed).toHaveFocus();
  },
};
export const NearlyFitAndWaits: Story = {
  args: {
    store: storeOf({
      loadMatchingCaregivers: async () => ok([]),
      loadNearMisses: async () =>
        ok([
          nearFixture('credential:first_aid', { caregiverId: 'nora', fullName: 'Nora Walsh' }),
          nearFixture('no_free_times', { caregiverId: 'oksana', fullName: 'Oksana Kovalenko' }),
        ]),
      loadMatchFacts: async () =>
        ok([
          {
            ...factsFixture({ documents: [{ kind: 'first_aid', status: 'uploaded', expiresOn: null }] }),
            caregiverId: 'nora',
          },
        ]),
    }),
    applications: applied(applicationOf('oksana')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Check the document of Nora Walsh' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Shortlist Oksana Kovalenko' })).toBeVisible();
  },
};
export const AppliedByPhone: Story = {
  args: {
    ...marked,
    store: storeOf({
      recordApplication: async () =>
        fail({
          kind: 'refused',
          code: 'said_before_asked',
          detail: '{"side": "caregiver", "day": "2026-11-20", "since": "published"}',
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Invitation declined')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record phone application Maria Kelly' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Record phone application Oksana Kovalenko' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Record application' }));
    const [said] = await canvas.findAllByText(/^Enter 20 November 2026 or later/);
    await waitFor(() => expect(said).toBeVisible());
  },
};

export const Compared: Story = {
  args: { store: storeOf() },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Maria Kelly', 'Declan Byrne', 'Oksana Kovalenko'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare side by side' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /^Side by side for/ })).toBeVisible());
    await expect(canvas.getAllByRole('meter').length).toBeGreaterThan(3);
  },
};
export const ComparedNarrow: Story = {
  args: { store: storeOf() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Maria Kelly', 'Declan Byrne'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare side by side' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /^Side by side for/ })).toBeVisible());
  },
};
