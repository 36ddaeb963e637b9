import { beforeEach, expect, test, vi } from 'vitest';
import { operator } from '../domain/operator.ts';
import { databases, fakeStorage } from './device/fake-device.ts';
import { draftStore } from './draft-store.ts';

vi.mock('idb-keyval', async () => (await import('./device/fake-device.ts')).fakeDatabases);
const kept = (databases['keyval-store'] = new Map());
const left = fakeStorage();
vi.stubGlobal('localStorage', left);
const DAY_MS = 86_400_000;

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});

test('a draft is kept for the operator’s number of days', async () => {
  await draftStore('profile').save({ phone: '01 555 0134' });
  vi.advanceTimersByTime(operator.retention.draftDays * DAY_MS);
  expect(await draftStore('profile').load()).toEqual({ phone: '01 555 0134' });
  vi.advanceTimersByTime(1);
  expect(await draftStore('profile').load()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('filling in one form removes the old drafts of all, and nothing else', async () => {
  await draftStore('old').save({ reason: 'Too far' });
  kept.set('something else', [0, 'not a draft']);
  vi.advanceTimersByTime(operator.retention.draftDays * DAY_MS);
  await draftStore('new').save({ reason: 'Too early' });
  vi.advanceTimersByTime(1);
  await draftStore('other').load();
  expect([...kept.keys()]).toEqual(['something else', 'draft:new']);
});

test('what a page had no time to write is kept, unless it is too old', async () => {
  const leave = () => (left['draft:profile'] = JSON.stringify([Date.now(), { phone: '01 555 0134' }]));
  leave();
  expect(await draftStore('profile').load()).toEqual({ phone: '01 555 0134' });
  leave();
  vi.advanceTimersByTime(operator.retention.draftDays * DAY_MS + 1);
  expect(await draftStore('profile').load()).toBeUndefined();
});

test('without a database a draft lasts as long as its page, and is there on the next one', async () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(databases, 'keyval-store', { get: refused, configurable: true });
  await draftStore('profile').save({ phone: '01 555 0134' });
  expect(await draftStore('profile').load()).toEqual({ phone: '01 555 0134' });
  left['draft:week'] = JSON.stringify([Date.now(), { hours: 3 }]);
  expect(await draftStore('week').load()).toEqual({ hours: 3 });
  vi.advanceTimersByTime(operator.retention.draftDays * DAY_MS + 1);
  expect(await draftStore('profile').load()).toBeUndefined();
  await draftStore('profile').forget();
  Object.defineProperty(databases, 'keyval-store', { value: kept });
});
