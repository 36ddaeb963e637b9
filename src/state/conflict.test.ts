import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { conflictForm } from './conflict.ts';

type Values = { title: string; seen: number };
const save = vi.fn<(values: Values) => Promise<Result<unknown, Failure>>>();
const latest = vi.fn<() => Promise<Result<Values, Failure>>>();
const onTaken = vi.fn();

const open = () =>
  conflictForm<Values, unknown>({
    initial: { title: 'Mornings', seen: 1 },
    check: () => ({}),
    submit: save,
    latest,
    currentVersion: ({ seen }) => ({ seen }),
    onTaken,
  });
const stale = fail<Failure>({
  kind: 'refused',
  code: 'changed_meanwhile',
  detail: '{"by": "niamh@example.ie", "at": "2026-11-20T10:00:00Z"}',
});

beforeEach(() => {
  vi.clearAllMocks();
  // A database in which a colleague has saved version 2. Only a save that has seen it may replace it.
  save.mockImplementation(async ({ seen }) => (seen === 2 ? ok(null) : stale));
  latest.mockResolvedValue(ok({ title: 'Afternoons', seen: 2 }));
});

async function refused() {
  const form = open();
  form.change({ title: 'Evenings' });
  await form.submit();
  return form;
}

test('a save that came too late shows both versions, and who made the other', async () => {
  const form = await refused();
  expect(form.$state.get()).toMatchObject({
    values: { title: 'Evenings' },
    failure: { code: 'changed_meanwhile' },
  });
  expect(form.$conflict.get()).toEqual({
    before: { title: 'Mornings', seen: 1 },
    now: { title: 'Afternoons', seen: 2 },
    by: 'niamh@example.ie',
    at: '2026-11-20T10:00:00Z',
  });
});

test('saving again without a choice is refused again', async () => {
  const form = await refused();
  await form.submit();
  expect(save).toHaveBeenLastCalledWith({ title: 'Evenings', seen: 1 });
  expect(form.$state.get().values.title).toBe('Evenings');
});

test('the typed version may be saved over theirs on purpose', async () => {
  const form = await refused();
  form.keepMine();
  expect(await form.submit()).toMatchObject({ ok: true });
  expect(save).toHaveBeenLastCalledWith({ title: 'Evenings', seen: 2 });
  expect(form.$conflict.get()).toBeUndefined();
});

test('theirs may be taken, and is then in the form and on the page', async () => {
  const form = await refused();
  form.takeTheirs();
  expect(form.$state.get()).toMatchObject({ values: { title: 'Afternoons', seen: 2 }, failure: undefined });
  expect(form.$conflict.get()).toBeUndefined();
  expect(onTaken).toHaveBeenCalledOnce();
});

test('if theirs can’t be read, it says so, and typed text stays', async () => {
  latest.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  const form = await refused();
  expect(form.$state.get()).toMatchObject({
    values: { title: 'Evenings' },
    failure: { kind: 'offline' },
  });
  expect(form.$conflict.get()).toBeUndefined();
});

test('any other refusal is not a conflict', async () => {
  save.mockResolvedValue(fail({ kind: 'refused', code: 'too_long' }));
  const form = await refused();
  expect(latest).not.toHaveBeenCalled();
  expect(form.$state.get().failure?.code).toBe('too_long');
});
