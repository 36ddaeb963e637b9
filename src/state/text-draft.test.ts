import { beforeEach, expect, test, vi } from 'vitest';
import { textDraft } from './text-draft.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  entries: async () => [...kept],
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

beforeEach(() => kept.clear());

test('A text is there again after a reload', async () => {
  await textDraft('answer:1', 'answer').save({ answer: 'A small one' });
  expect(await textDraft('answer:1', 'answer').load()).toEqual({ answer: 'A small one' });
});

test('What an earlier version kept is there, too', async () => {
  kept.set('draft:answer:1', 'A small one');
  expect(await textDraft('answer:1', 'answer').load()).toEqual({ answer: 'A small one' });
});
