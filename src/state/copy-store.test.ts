import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCopies, readCopies, readCopy, storeCopy } from './copy-store.ts';
import { databases, fakeStorage } from './device/fake-device.ts';
import { copiesOf } from './device/storage.ts';

vi.mock('idb-keyval', async () => (await import('./device/fake-device.ts')).fakeDatabases);
const kept = (databases['keyval-store'] = new Map());
vi.stubGlobal('localStorage', fakeStorage());
const copy = { owner: 'una', at: 1, body: '[]', headers: [] };

beforeEach(() => kept.clear());

test('a copy is kept with its owner’s mark, and removed with it; drafts stay', async () => {
  kept.set('draft:profile', [1, {}]);
  await storeCopy('documents', copy, () => true);
  expect(await readCopy('documents')).toEqual(copy);
  expect(copiesOf.read()).toBe('una');
  await forgetCopies();
  expect(await readCopies()).toEqual([]);
  expect(copiesOf.read()).toBeUndefined();
  expect([...kept.keys()]).toEqual(['draft:profile']);
});

test('nothing is kept for a person who is not signed in, or is just signing out', async () => {
  await storeCopy('documents', copy, () => false);
  expect(kept.size).toBe(0);
  // Called before writing, and after.
  const asked = vi.fn(() => asked.mock.calls.length === 1);
  await storeCopy('documents', copy, asked);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(kept.size).toBe(0);
});
