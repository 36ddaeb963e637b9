import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Receipt } from './receipt.ts';
import { handOverReceipt, takeReceipt } from './shown-once.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const receipt: Receipt = {
  id: '2f6d0c1e-0000-4000-8000-000000000000',
  reference: 'K7QM4RT9X',
  trackingSecret: '0123456789abcdef0123456789abcdef',
  status: 'received',
  submittedAt: '2026-03-10T10:00:00Z',
  shared: true,
};

test('A receipt from a shared device is handed over once, and is nowhere then', () => {
  expect(handOverReceipt(receipt)).toBe(true);
  expect(takeReceipt()).toEqual(receipt);
  expect(kept.size).toBe(0);
  expect(takeReceipt()).toBeUndefined();
});

test('A browser that stores nothing says so, and hands over nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(handOverReceipt(receipt)).toBe(false);
  expect(takeReceipt()).toBeUndefined();
});
