import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './fake-device.ts';
import { outboxMark, prefill, receiptOnce, receipts, recovery, role, type Receipt } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const receipt: Receipt = {
  id: '2f6d0c1e-0000-4000-8000-000000000000',
  reference: 'K7QM4RT9X',
  trackingSecret: '0123456789abcdef0123456789abcdef',
  status: 'received',
  submittedAt: '2026-03-10T10:00:00Z',
  shared: true,
};

test('A value is kept under its key until it is taken, and then is gone', () => {
  const kept = fakeStorage();
  vi.stubGlobal('sessionStorage', kept);
  expect(receiptOnce.keep(receipt)).toBe(true);
  expect(Object.keys(kept)).toEqual(['receipt-once']);
  expect(receiptOnce.take()).toEqual(receipt);
  expect(kept).toEqual({});
  expect(receiptOnce.take()).toBeUndefined();
});

test('A mark is there or isn’t, whatever was written', () => {
  vi.stubGlobal('localStorage', fakeStorage({ outbox: '1' }));
  expect(outboxMark.read()).toBe(true);
  outboxMark.keep(undefined);
  expect(outboxMark.read()).toBeUndefined();
});

test('In a browser that stores nothing, keeping fails and reading finds nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(outboxMark.keep(true)).toBe(false);
  expect(receipts.read()).toBeUndefined();
});

test.each([
  [receipts, ['null', '{', '{}', '7']],
  [prefill, ['{', '"yes"', '[]', '{"changes":true}', '{"asked":{}}']],
  [role, ['', 'owner']],
  [recovery, ['yes']],
])('An invalid value is not read: %s', (thing, texts) => {
  for (const text of texts) {
    for (const name of ['localStorage', 'sessionStorage'])
      vi.stubGlobal(name, fakeStorage({ [thing.key]: text }));
    expect(thing.read(), text).toBeUndefined();
  }
});

test('Entries of a list that are not receipts are left out', () => {
  vi.stubGlobal('localStorage', fakeStorage({ receipts: JSON.stringify([null, receipt, { id: 'one' }]) }));
  expect(receipts.read()).toEqual([receipt]);
});
