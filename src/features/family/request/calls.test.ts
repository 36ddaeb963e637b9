import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, readonly [number, unknown]>();
vi.mock('../../../state/device/database.ts', () => ({
  drafts: {
    lifetimeMs: Infinity,
    all: async () => [...kept],
    read: async (key: string) => kept.get(key),
    keep: async (key: string, value: readonly [number, unknown]) => void kept.set(key, value),
    forget: async (...keys: string[]) => keys.forEach((key) => kept.delete(key)),
  },
}));
const { beginCall, callDrafts, loadCalls } = await import('./calls.ts');

beforeEach(() => kept.clear());

test('two calls at once each keep their answers, under the caller’s name and number', async () => {
  vi.useFakeTimers({ now: 1000 });
  const nora = await beginCall('Nora Byrne', '085 123 4567');
  vi.setSystemTime(2000);
  const tom = await beginCall('Tom Daly', '');
  kept.set('decline:1', [0, { reason: 'No' }]);
  vi.useRealTimers();
  expect((await loadCalls()).map(({ name, phone }) => [name, phone])).toEqual([
    ['Tom Daly', ''],
    ['Nora Byrne', '085 123 4567'],
  ]);
  await callDrafts(tom).forget();
  expect((await loadCalls()).map(({ id }) => id)).toEqual([nora]);
  const draft = await callDrafts(nora).load();
  expect(draft?.answers).toMatchObject({ contactName: 'Nora Byrne', byStaff: true });
});

test('for a family that we know, a call begins with both names', async () => {
  const id = await beginCall('Nora Byrne', '085 123 4567', 'Peg Byrne');
  expect((await callDrafts(id).load())?.answers).toMatchObject({
    contactName: 'Nora Byrne',
    recipientName: 'Peg Byrne',
  });
});

test('a call begun before calls had names is still there', async () => {
  const draft = await beginCall('Peg Walsh', '').then((id) => callDrafts(id).load());
  kept.clear();
  if (draft) await callDrafts('').save(draft);
  expect(await loadCalls()).toMatchObject([{ id: '', name: 'Peg Walsh' }]);
});
