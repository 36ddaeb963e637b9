import { beforeEach, expect, test, vi } from 'vitest';
import { operator } from '../domain/operator.ts';
import { draftStore } from './draft-store.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  entries: async () => [...kept],
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}));
const left = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => left.get(key) ?? null,
  setItem: (key: string, value: string) => left.set(key, value),
  removeItem: (key: string) => left.delete(key),
});
const DAY_MS = 86_400_000;

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});

test('a draft is there for as many days as the operator says, and then no more', async () => {
  await draftStore('profile').save({ phone: '01 555 0134' });
  vi.advanceTimersByTime(operator.retention.draftDays * DAY_MS);
  expect(await draftStore('profile').load()).toEqual({ phone: '01 555 0134' });
  vi.advanceTimersByTime(1);
  expect(await draftStore('profile').load()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('whoever fills in one form has the old drafts of all removed, and nothing else', async () => {
  await draftStore('old').save({ reason: 'Too far' });
  kept.set('something else', [0, 'not a draft']);
  vi.advanceTimersByTime(operator.retention.draftDays * DAY_MS);
  await draftStore('new').save({ reason: 'Too early' });
  vi.advanceTimersByTime(1);
  await draftStore('other').load();
  expect([...kept.keys()]).toEqual(['something else', 'draft:new']);
});

test('what an earlier version kept is there, too', async () => {
  kept.set('draft:profile', { phone: '01 555 0134' });
  expect(await draftStore('profile').load()).toEqual({ phone: '01 555 0134' });
});

test('what a page had no time to write is there, unless it is too old', async () => {
  const leave = () => left.set('draft:profile', JSON.stringify([Date.now(), { phone: '01 555 0134' }]));
  leave();
  expect(await draftStore('profile').load()).toEqual({ phone: '01 555 0134' });
  leave();
  vi.advanceTimersByTime(operator.retention.draftDays * DAY_MS + 1);
  expect(await draftStore('profile').load()).toBeUndefined();
});
