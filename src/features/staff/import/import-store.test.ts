import { beforeEach, expect, test, vi } from 'vitest';
import type { KnownCaregiver } from '../../../data/entered-profiles.ts';
import { fail, ok } from '../../../lib/result.ts';
import { CAREGIVERS } from './caregivers.ts';
import { createImport } from './import-store.ts';

/** What a device keeps, across pages. */
const kept = new Map<string, unknown>();
const draft = (key: string) => ({
  load: async () => kept.get(key) as never,
  save: async (value: unknown) => void kept.set(key, value),
  forget: async () => void kept.delete(key),
});
const addCaregivers = vi.fn();
const service = {
  add: addCaregivers,
  searchPlaces: async () => ok([]),
  pause: vi.fn(async () => undefined),
  files: draft('file'),
  progress: draft('progress'),
};
const file = (count: number, change: (cells: string[], at: number) => string[] = (cells) => cells) => ({
  name: 'people.csv',
  headers: ['Name', 'Email'],
  rows: Array.from({ length: count }, (_, at) => change([`Person ${at}`, `p${at}@example.com`], at)),
});
const open = async () => {
  const store = createImport(CAREGIVERS, service);
  await vi.waitFor(() => expect(store.$state.get().step).not.toBe('loading'));
  return store;
};
const added = async (rows: KnownCaregiver[]) => ok(rows.map(({ id }) => ({ id, error: null, detail: null })));
const sent = () => addCaregivers.mock.calls as [KnownCaregiver[], boolean][];

beforeEach(() => {
  kept.clear();
  vi.clearAllMocks();
  addCaregivers.mockImplementation(added);
});

test('rows are checked first, with the faults of each; only valid ones are added', async () => {
  const store = await open();
  await store.choose(
    Promise.resolve(
      file(4, ([name = '', email = ''], at) => [name, at === 1 ? 'x' : at === 2 ? 'P0@example.com' : email]),
    ),
  );
  addCaregivers.mockImplementation(async (rows: KnownCaregiver[]) =>
    ok(
      rows.map(({ id, email }) => ({
        id,
        error: email === 'p3@example.com' ? 'account_exists' : null,
        detail: null,
      })),
    ),
  );
  await store.check();
  expect(sent().every(([, onlyCheck]) => onlyCheck)).toBe(true);
  expect(store.$state.get()).toMatchObject({
    step: 'checked',
    problems: [
      { row: 3, who: 'Person 1', words: expect.stringContaining('Email') },
      { row: 4, who: 'Person 2', words: 'The same email as in row 2.' },
      { row: 5, who: 'Person 3', words: expect.stringContaining('has an account') },
    ],
  });
});

test('name and email need a column before anything is read', async () => {
  const store = await open();
  await store.choose(Promise.resolve({ ...file(1), headers: ['A', 'B'] }));
  await store.check();
  expect(store.$state.get().unmatched).toEqual(['fullName', 'email']);
  store.match('fullName', 0);
  store.match('email', 1);
  await store.check();
  expect(store.$state.get().step).toBe('checked');
});

test('it waits for a lost connection, and a closed page continues later with the same ids', async () => {
  const store = await open();
  await store.choose(Promise.resolve(file(120)));
  await store.check();
  const checked = sent().flatMap(([rows]) => rows.map(({ id }) => id));
  addCaregivers.mockClear();
  addCaregivers
    .mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' } as const))
    .mockImplementationOnce(added)
    .mockImplementationOnce(added)
    .mockImplementationOnce(added)
    .mockResolvedValueOnce(fail({ kind: 'server', code: 'timeout' } as const))
    .mockImplementationOnce(added)
    .mockResolvedValueOnce(fail({ kind: 'signed-out', code: 'no_session' } as const));
  await store.add();
  expect(service.pause).toHaveBeenCalledTimes(2);
  expect(store.$state.get()).toMatchObject({ step: 'paused', done: 50, failure: { kind: 'signed-out' } });

  addCaregivers.mockClear();
  const again = await open();
  expect(again.$state.get()).toMatchObject({ step: 'paused', done: 50 });
  await again.add();
  expect(again.$state.get()).toMatchObject({ step: 'done', done: 120, problems: [] });
  expect(sent().flatMap(([rows]) => rows.map(({ id }) => id))).toEqual(checked.slice(50));
});

test('a slow server gets fewer rows at once, then more again, and a failing one stops the import', async () => {
  const store = await open();
  await store.choose(Promise.resolve(file(30)));
  addCaregivers.mockImplementation(async (rows: KnownCaregiver[]) =>
    rows.length > 5 ? fail({ kind: 'server', code: '57014' } as const) : added(rows),
  );
  await store.check();
  expect(sent().map(([rows]) => rows.length)).toEqual([15, 15, 5, 5, 10, 10, 2, 2, 4, 4, 4, 4]);
  expect(store.$state.get()).toMatchObject({ step: 'checked', done: 30 });

  addCaregivers.mockClear();
  addCaregivers.mockResolvedValue(fail({ kind: 'server', code: 'broken' } as const));
  await store.add();
  expect(sent().map(([rows]) => rows.length)).toEqual([15, 15, 5, 5, 1, 1, 1]);
  expect(store.$state.get()).toMatchObject({ step: 'paused', failure: { code: 'broken' } });
});

test('long rows go in smaller calls, and those of one caregiver in the same', async () => {
  const caregivers = ['one', 'other', 'other', 'other', 'other', 'third'];
  const store = createImport(
    { ...CAREGIVERS, with: ({ email = '' }) => caregivers[Number(email[1])] ?? '' },
    service,
  );
  await vi.waitFor(() => expect(store.$state.get().step).not.toBe('loading'));
  await store.choose(Promise.resolve(file(6)));
  addCaregivers.mockImplementation(async (rows: KnownCaregiver[]) =>
    rows.length > 3 ? fail({ kind: 'refused', code: 'too_large' } as const) : added(rows),
  );
  await store.check();
  const people = sent().map(([rows]) => rows.map(({ email }) => caregivers[Number(email[1])]));
  expect(people.slice(0, 2)).toEqual([
    ['one', 'third'],
    ['other', 'other', 'other', 'other'],
  ]);
  expect(store.$state.get()).toMatchObject({ step: 'checked', done: 6, problems: [] });
});
