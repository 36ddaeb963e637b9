import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuditEvent } from '../../../data/audit-log.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createAuditLogScreen } from './audit-log-screen.ts';
import { AuditLogView } from './AuditLogView.tsx';
import type { loadAuditLog } from '../../../data/audit-log.ts';

const event = (id: number, part: Partial<AuditEvent>): AuditEvent => ({
  id,
  subjectType: 'requests',
  occurredAt: '2026-11-20T10:51:00Z',
  actorId: 'a',
  actorName: 'Orla Keane',
  action: 'update',
  before: null,
  after: null,
  page: 'request',
  pageId: '7',
  thing: 'K4M-7RW-2XD',
  client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' },
  detail: null,
  ...part,
});
const events = [
  event(6, {
    actorId: null,
    actorName: null,
    byFamily: true,
    byKnownLink: true,
    after: { status: 'withdrawn', status_reason: 'My sister moves in.' },
  }),
  event(5, { after: { status: 'declined', status_reason: 'We have nobody near you yet.' } }),
  event(4, {
    subjectType: 'documents',
    action: 'read',
    page: 'caregiver',
    pageId: '3',
    thing: 'Mary Byrne',
    detail: 'first_aid',
  }),
  event(3, {
    subjectType: 'lists',
    action: 'read',
    page: null,
    pageId: null,
    thing: null,
    detail: 'caregivers',
  }),
  event(2, {
    subjectType: 'functions',
    action: 'refuse',
    page: null,
    thing: null,
    detail: 'deactivate_user',
    after: { refusal: 'reason_missing', times: 1, addresses: 1 },
  }),
  event(7, {
    subjectType: 'users',
    action: 'refuse',
    actorId: null,
    actorName: null,
    page: 'user',
    thing: 'Mary Byrne',
    after: { refusal: 'invalid_credentials', times: 100, addresses: 3 },
  }),
  event(1, { action: 'insert', actorId: null, actorName: null, byFamily: true }),
];
const storeOf = (load: typeof loadAuditLog, search = '') =>
  createAuditLogScreen(() => undefined, search, {
    loadAuditLog: load,
    loadStaff: async () => ok([{ userId: 'a', name: 'Orla Byrne', until: null }]),
  });

const meta = {
  title: 'Staff/Audit log',
  component: AuditLogView,
  args: { store: storeOf(async () => ok(events)), ownId: 'b' },
} satisfies Meta<typeof AuditLogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Earlier: Story = {
  args: {
    store: storeOf(
      async () => ok(Array.from({ length: 51 }, (_, index) => event(100 - index, {}))),
      '?before=101',
    ),
  },
};
/** Opened from a record's page: nobody would recognise its id. */
export const OneRecord: Story = {
  args: { store: storeOf(async () => ok(events), '?thing=7d1c58a0-2b5e-4c0e-9a54-1f5b8f3a2c11') },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('About which record')).toHaveDisplayValue('Only this record'),
};
export const Nothing: Story = { args: { store: storeOf(async () => ok([]), '?kind=document&who=c') } };
export const Loading: Story = { args: { store: storeOf(() => new Promise<never>(() => undefined)) } };
export const Failed: Story = {
  args: { store: storeOf(async () => fail({ kind: 'offline', code: 'unreachable' })) },
};
