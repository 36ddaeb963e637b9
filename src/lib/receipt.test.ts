import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readReceipt, storeReceipt } from './receipt.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const receipt = {
  reference: 'K7QM4RT9X',
  trackingSecret: '0123456789abcdef0123456789abcdef',
  status: 'submitted',
  submittedAt: '2026-03-10T10:00:00Z',
};

test('The device keeps what following the request needs, and nothing else of it', () => {
  const more = { ...receipt, contactName: 'Maeve Byrne', address: '14 Oak Road' };
  storeReceipt(more);
  expect(readReceipt()).toEqual(receipt);
  expect([...kept.values()].join()).not.toMatch(/Maeve|Oak Road/);
});

test.each([undefined, 'null', '{', '{}', '{"reference":"K7QM4RT9X"}', '7'])(
  'What is no receipt is none: %s',
  (text) => {
    if (text !== undefined) kept.set('receipt', text);
    expect(readReceipt()).toBeUndefined();
  },
);
