import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Activity } from '../../../data/activity.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createKeys } from '../keys/keys.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { createActivity } from './activity.ts';
import { CallFamily } from './CallFamily.tsx';
import type { loadActivity } from '../../../data/activity.ts';

const one = (id: string, part: Partial<Activity>): Activity => ({
  id,
  source: 'change',
  subjectType: 'requests',
  occurredAt: '2026-11-20T10:51:00Z',
  actorId: null,
  action: 'update',
  before: null,
  after: null,
  detail: null,
  words: null,
  ...part,
});
const happened: Activity[] = [
  one('n1', {
    source: 'note',
    subjectType: 'activity_notes',
    action: 'call',
    actorId: 'a',
    detail: 'request',
    words: 'The daughter rang: mornings are best.\nShe will send the key code.',
    occurredAt: '2026-11-21T09:30:00Z',
    writtenAt: '2026-11-22T08:15:00Z',
  }),
  one('m1', {
    source: 'message',
    subjectType: 'family',
    action: 'request_read',
    detail: 'sent',
    occurredAt: '2026-11-20T16:12:00Z',
  }),
  one('e2', {
    actorId: 'b',
    actorName: 'Niamh Quinn',
    before: { status: 'submitted' },
    after: { status: 'in_review' },
    occurredAt: '2026-11-20T16:12:00Z',
  }),
  one('e3', { source: 'view', subjectType: 'request_contacts', action: 'read', actorId: 'a' }),
  one('e1', { action: 'insert', after: {}, byFamily: true }),
];
const activityOf = (load: typeof loadActivity) =>
  createActivity('request', crypto.randomUUID(), {
    loadActivity: load,
    addNote: async () => ok(undefined as never),
  });

const meta = {
  title: 'Staff/ActivityCard',
  component: ActivityCard,
  args: { activity: activityOf(async () => ok(happened)), people: { a: 'you' } },
} satisfies Meta<typeof ActivityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** The family has no email address, so they were told nothing. */
export const CallThem: Story = {
  args: {
    activity: activityOf(async () =>
      ok([
        one('m2', { source: 'message', subjectType: 'family', action: 'request_read', detail: 'unsent' }),
        one('e1', { action: 'insert', after: {}, byFamily: true }),
      ]),
    ),
    call: <CallFamily reach="unsent" phone="085 123 4567" />,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '085 123 4567' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { activity: activityOf(async () => ok([])) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const keys = createKeys({ open: fn(), showHelp: fn(), isOn: () => true });
    document.addEventListener('keydown', keys);
    await userEvent.type(await card.findByLabelText('Add a note'), 'Rang back.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    // Where single keys are keys again.
    await waitFor(() => expect(card.getByRole('button', { name: 'Add' })).toHaveFocus());
    await expect(card.getByLabelText('Add a note')).toHaveValue('');
    document.removeEventListener('keydown', keys);
  },
};
export const Closed: Story = { args: { closed: true } };
export const Loading: Story = { args: { activity: activityOf(() => new Promise<never>(() => undefined)) } };
export const Failed: Story = {
  args: { activity: activityOf(async () => fail({ kind: 'offline', code: 'unreachable' })) },
};
const many = Array.from({ length: 12 }, (_, index) =>
  one(`n${index}`, {
    source: 'note',
    subjectType: 'activity_notes',
    action: 'note',
    actorId: 'a',
    detail: 'request',
    words: `Note ${12 - index}`,
    occurredAt: `2026-11-20T10:${59 - index}:00Z`,
  }),
);
export const OlderOnDemand: Story = {
  args: { activity: activityOf(async () => ok(many)) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByText('Note 5')).toBeVisible();
    await expect(card.queryByText('Note 4')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Show earlier' }));
    await expect(await card.findByText('Note 1')).toBeVisible();
    await waitFor(() => expect(card.getByText('Note 4').closest('li')).toHaveFocus());
    await expect(card.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  },
};
export const EarlierCall: Story = {
  args: { activity: activityOf(async () => ok(happened)) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.selectOptions(card.getByLabelText('Kind'), 'Call');
    await userEvent.selectOptions(card.getByLabelText('When'), 'Earlier');
    await userEvent.click(card.getByRole('button', { name: 'Add' }));
    await expect(await card.findByLabelText('When was it?')).toHaveAccessibleDescription(/day and the time/);
  },
};
