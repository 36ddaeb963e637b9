import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecordedEvent } from '../../domain/history.ts';
import { loadable } from '../../state/loadable.ts';
import { fail, ok } from '../../lib/result.ts';
import { REQUEST_STATUS } from '../../domain/status.ts';
import { HistoryCard } from './HistoryCard.tsx';

const recorded: RecordedEvent[] = [
  {
    id: 2,
    occurredAt: '2026-11-20T16:12:00Z',
    actorId: 'a',
    action: 'update',
    before: { status: 'submitted' },
    after: { status: 'in_review' },
  },
  { id: 1, occurredAt: '2026-11-20T10:51:00Z', actorId: null, action: 'insert', before: null, after: {} },
];

const meta = {
  title: 'Display/HistoryCard',
  component: HistoryCard,
  args: {
    events: loadable(async () => ok(recorded)),
    words: {
      created: 'Request received',
      visitor: 'the family',
      statuses: REQUEST_STATUS,
      fields: {},
      people: { a: 'you' },
    },
  },
} satisfies Meta<typeof HistoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = { args: { events: loadable(async () => ok([])) } };
export const Failed: Story = {
  args: { events: loadable(async () => fail({ kind: 'offline', code: 'unreachable' })) },
};

export const Loading: Story = { args: { events: loadable(() => new Promise<never>(() => undefined)) } };
