import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './device/fake-device.ts';
import type { Receipt } from './device/storage.ts';
import { corrects, forgetReceipt, forgetUnsent, keepSeen, readReceipts, storeReceipt } from './receipt.ts';

let kept: Record<string, string>;
beforeEach(() => {
  kept = fakeStorage();
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => vi.unstubAllGlobals());

const receipt: Receipt = {
  id: '2f6d0c1e-0000-4000-8000-000000000000',
  reference: 'K7QM4RT9X',
  trackingSecret: '0123456789abcdef0123456789abcdef',
  status: 'received',
  submittedAt: '2026-03-10T10:00:00Z',
};
const another = (reference: string, more: Partial<Receipt> = {}): Receipt => ({
  ...receipt,
  id: `id of ${reference}`,
  reference,
  ...more,
});

test('The device keeps what following the request needs, and nothing else of it', () => {
  const more = { ...receipt, contactName: 'Maeve Byrne', address: '14 Oak Road' };
  expect(storeReceipt(more)).toBe(true);
  expect(readReceipts()).toEqual([receipt]);
  expect(JSON.stringify(kept)).not.toMatch(/Maeve|Oak Road/);
});

test('A second request does not replace the first', () => {
  storeReceipt(receipt);
  storeReceipt(another('B', { name: 'Peg Walsh', status: 'waiting' }));
  storeReceipt(another('B'));
  expect(readReceipts()).toEqual([another('B', { name: 'Peg Walsh' }), receipt]);
});

test('News about a request changes its receipt in place', () => {
  storeReceipt({ ...receipt, status: 'waiting' });
  storeReceipt(another('B'));
  storeReceipt(receipt);
  expect(readReceipts().map(({ status }) => status)).toEqual(['received', 'received']);
  expect(readReceipts()[1]).toEqual(receipt);
});

test('A received request stays received, even if a slower page writes', () => {
  storeReceipt(receipt);
  storeReceipt({ ...receipt, status: 'waiting' });
  expect(readReceipts()).toEqual([receipt]);
});

test('A new reference replaces the old one, and keeps which it was', () => {
  storeReceipt({ ...receipt, status: 'waiting' });
  storeReceipt({ ...receipt, reference: 'NEW' });
  storeReceipt({ ...receipt, reference: 'NEW' });
  expect(readReceipts()).toEqual([{ ...receipt, reference: 'NEW', formerReference: 'K7QM4RT9X' }]);
});

test('Five are kept, and every one that has not been received', () => {
  storeReceipt(another('WAITING', { status: 'waiting' }));
  for (const reference of ['1', '2', '3', '4', '5', '6', '7']) storeReceipt(another(reference));
  expect(readReceipts().map(({ reference }) => reference)).toEqual(['7', '6', '5', '4', '3', 'WAITING']);
});

test('A receipt can be removed without the others', () => {
  storeReceipt(receipt);
  storeReceipt(another('B'));
  forgetReceipt('B');
  expect(readReceipts()).toEqual([receipt]);
});

test('Newer answers are a correction until they arrive, too', () => {
  storeReceipt({ ...receipt, savedAt: 10 });
  storeReceipt({ ...receipt, savedAt: 10, status: 'waiting' });
  expect(readReceipts()).toEqual([{ ...receipt, savedAt: 10 }]);
  storeReceipt({ ...receipt, savedAt: 11, status: 'waiting' });
  expect(readReceipts()).toEqual([{ ...receipt, savedAt: 10, correction: 'waiting' }]);
  storeReceipt({ ...receipt, savedAt: 11, status: 'refused' });
  expect(readReceipts()[0]?.correction).toBe('refused');
  storeReceipt({ ...receipt, savedAt: 11 });
  expect(readReceipts()).toEqual([{ ...receipt, savedAt: 11 }]);
});

test('An unsent request can be removed, and of a corrected one only the correction', () => {
  storeReceipt({ ...receipt, savedAt: 10 });
  storeReceipt({ ...receipt, savedAt: 11, status: 'waiting' });
  storeReceipt(another('B', { status: 'waiting' }));
  forgetUnsent('B');
  forgetUnsent(receipt.reference);
  expect(readReceipts()).toEqual([{ ...receipt, savedAt: 10 }]);
});

test('A receipt without the age of its answers can’t be corrected', () => {
  expect(corrects({ savedAt: 11 }, receipt)).toBe(false);
  expect(corrects({ savedAt: 11 }, { ...receipt, savedAt: 10 })).toBe(true);
});

test('A request’s last seen status is kept with its key, and removed with it', () => {
  const seen = { at: 5, shape: 1, request: { status: 'open' } };
  keepSeen(receipt, seen);
  expect(readReceipts()).toEqual([]);
  storeReceipt(receipt);
  keepSeen({ ...receipt, trackingSecret: 'f'.repeat(32) }, seen);
  expect(readReceipts()).toEqual([receipt]);
  keepSeen(receipt, seen);
  storeReceipt({ ...receipt, savedAt: 9 });
  expect(readReceipts()).toEqual([{ ...receipt, savedAt: 9, seen }]);
  keepSeen(receipt, undefined);
  expect(readReceipts()).toEqual([{ ...receipt, savedAt: 9 }]);
  keepSeen(receipt, seen);
  storeReceipt({ ...receipt, trackingSecret: 'f'.repeat(32) });
  expect(readReceipts()[0]?.seen).toBeUndefined();
  forgetReceipt(receipt.reference);
  expect(JSON.stringify(kept)).not.toContain('open');
});
