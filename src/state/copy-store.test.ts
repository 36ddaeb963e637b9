import { beforeEach, expect, test, vi } from 'vitest';
import { COPIES_FLAG } from './copied.ts';
import { forgetCopies, readCopies, readCopy, storeCopy } from './copy-store.ts';

const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), onSet: () => {} }));
vi.mock('idb-keyval', () => ({
  get: async (key: string) => device.kept.get(key),
  entries: async () => [...device.kept],
  set: async (key: string, value: unknown) => {
    device.onSet();
    device.kept.set(key, value);
  },
  delMany: async (keys: string[]) => keys.forEach((key) => device.kept.delete(key)),
}));
const flags = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => flags.get(key) ?? null,
  setItem: (key: string, value: string) => flags.set(key, value),
  removeItem: (key: string) => flags.delete(key),
});
const copy = { owner: 'una', at: 1, body: '[]', headers: [] };

beforeEach(() => {
  device.kept.clear();
  device.onSet = () => {};
});

test('a copy is kept with the mark of whose it is, and forgotten with it; drafts stay', async () => {
  device.kept.set('draft:profile', [1, {}]);
  await storeCopy('documents', copy, () => true);
  expect(await readCopy('documents')).toEqual(copy);
  expect(flags.get(COPIES_FLAG)).toBe('una');
  await forgetCopies();
  expect(await readCopies()).toEqual([]);
  expect(flags.has(COPIES_FLAG)).toBe(false);
  expect([...device.kept.keys()]).toEqual(['draft:profile']);
});

test('nothing is kept of whom nobody is signed in as, nor of whom logs out meanwhile', async () => {
  await storeCopy('documents', copy, () => false);
  expect(device.kept.size).toBe(0);
  let signedIn = true;
  device.onSet = () => (signedIn = false);
  await storeCopy('documents', copy, () => signedIn);
  expect(device.kept.size).toBe(0);
});
