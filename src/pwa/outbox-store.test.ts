import { expect, test } from 'vitest';
import type { OutboxEntry } from '../state/device/outbox.ts';
import { deliveryOf, isUndelivered, isWaiting } from './outbox-store.ts';
import { receiptOf } from './sync.ts';

const key = { reference: 'K7QM4RT9X', trackingSecret: '0123456789abcdef0123456789abcdef' };
const id = '2f6d0c1e-0000-4000-8000-000000000000';
const waiting: OutboxEntry = {
  id,
  ...key,
  request: { id, reference: key.reference, tracking_secret: key.trackingSecret, contact_name: 'Fiona Walsh' },
  draft: { id, ...key, answers: { contactName: 'Fiona Walsh' }, step: 'check', savedAt: 1773136800000 },
  savedAt: 1773136800000,
  queuedAt: Date.parse('2026-03-10T10:00:00Z'),
  tries: 0,
  nextTryAt: 0,
  heldUntil: 0,
};
const shared: OutboxEntry = { ...waiting, shared: true };
const refused: OutboxEntry = {
  ...waiting,
  problem: { code: 'invalid_answers', detail: '{"placeId":"invalid"}' },
};
const arrived: OutboxEntry = { id, ...key, receivedAt: '2026-03-10T10:00:05Z', savedAt: 1773136800000 };

test.each([
  ['waiting', waiting, '2026-03-10T10:00:00.000Z'],
  ['refused', refused, '2026-03-10T10:00:00.000Z'],
  ['received', arrived, '2026-03-10T10:00:05Z'],
] as const)('An entry of the outbox is %s', (status, entry, submittedAt) => {
  expect(deliveryOf(entry)).toBe(status);
  expect(receiptOf(entry)).toEqual({ id, ...key, status, submittedAt, savedAt: 1773136800000 });
});

test('Only waiting requests are sent automatically', () => {
  expect([waiting, refused, arrived].map(isWaiting)).toEqual([true, false, false]);
  expect([waiting, refused, arrived].map(isUndelivered)).toEqual([true, true, false]);
});

test('an entry from a shared device is marked for the page that shows it', () => {
  expect(receiptOf(shared)).toMatchObject({ status: 'waiting', shared: true });
  expect(receiptOf({ ...arrived, shared: true })).toMatchObject({ status: 'received', shared: true });
  expect(receiptOf(waiting).shared).toBeUndefined();
});
