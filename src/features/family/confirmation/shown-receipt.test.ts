import { expect, test } from 'vitest';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { makeReference } from '../../../lib/reference.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { shownReceipt } from './shown-receipt.ts';

const receiptOf = (id: string): Receipt => ({
  id,
  reference: makeReference(),
  trackingSecret: 'ab'.repeat(16),
  status: 'waiting',
  submittedAt: '2026-03-10T10:00:00Z',
});
const [newest, older] = [receiptOf('newest'), receiptOf('older')];
const hashOf = (receipt: Receipt) => new URL(trackingLink('https://care.example', receipt)).hash;

test('The newest is shown, and nothing if there is none', () => {
  expect(shownReceipt([newest, older], '')).toBe(newest);
  expect(shownReceipt([], '')).toBeUndefined();
});

test('The one that the address names goes before the one shown earlier', () => {
  expect(shownReceipt([newest, older], `#${older.reference}`, newest)).toBe(older);
});

test('What was shown stays, even under another reference, when another request is sent', () => {
  const renamed = { ...older, reference: makeReference() };
  expect(shownReceipt([newest, renamed], '', older)).toBe(renamed);
});

test('If the browser stores nothing, the address says what was sent', () => {
  const { reference, trackingSecret } = newest;
  expect(shownReceipt([], hashOf(newest))).toMatchObject({ reference, trackingSecret, status: 'received' });
  expect(shownReceipt([], `${hashOf(newest)},2026-03-11,emailed`)).toMatchObject({
    reference,
    trackingSecret,
    due: '2026-03-11',
    emailed: true,
  });
});

test('What this device keeps goes before what the address says', () => {
  expect(shownReceipt([newest], hashOf(newest))).toBe(newest);
});
