import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentKind } from '../../../domain/vocabulary.ts';
import { fail, ok } from '../../../lib/result.ts';
import type { Preview } from './load-matches.ts';
import { createPreview } from './preview-store.ts';

const preview = (fitting: number): Preview => ({ fitting, best: [], near: [], hurdles: undefined });
const ask = vi.fn();
const form = (requiredCredentials: DocumentKind[] = []) =>
  atom({ values: { requiredCredentials, availability: 1 } });

beforeEach(() => {
  vi.useFakeTimers();
  ask
    .mockReset()
    .mockImplementation(async ({ requiredCredentials }) => ok(preview(9 - requiredCredentials.length)));
});
afterEach(() => vi.useRealTimers());

test('the first choice is checked at once, later ones after a pause', async () => {
  const $form = form();
  const { $shown } = createPreview($form, ask);
  const stop = $shown.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect($shown.get()).toMatchObject({ answer: { value: { fitting: 9 } }, stale: false });

  $form.set({ values: { requiredCredentials: ['identity'], availability: 1 } });
  $form.set({ values: { requiredCredentials: ['identity', 'first_aid'], availability: 1 } });
  expect($shown.get()).toMatchObject({ answer: { value: { fitting: 9 } }, stale: true });
  await vi.advanceTimersByTimeAsync(400);
  expect(ask).toHaveBeenCalledTimes(2);
  expect($shown.get()).toMatchObject({ answer: { value: { fitting: 7 } }, stale: false });

  // The same documents in another order, or other words, need no new check.
  $form.set({ values: { requiredCredentials: ['first_aid', 'identity'], availability: 1 } });
  await vi.advanceTimersByTimeAsync(400);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('without a time nothing is checked until one is chosen', async () => {
  const $form = form();
  const { $shown } = createPreview($form, ask, { week: 1 });
  const stop = $shown.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  // Times that now belong to another job count as none.
  for (const availability of [0, 2]) $form.set({ values: { requiredCredentials: [], availability } });
  await vi.advanceTimersByTimeAsync(400);
  expect(ask).toHaveBeenCalledTimes(1);
  $form.set({ values: { requiredCredentials: [], availability: 3 } });
  await vi.advanceTimersByTimeAsync(400);
  expect(ask).toHaveBeenLastCalledWith({ requiredCredentials: [], availability: 1 });
  stop();
});

test('an answer to an older choice is dropped', async () => {
  const $form = form();
  let answerFirst: (answer: unknown) => void = () => undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  const { $shown } = createPreview($form, ask);
  const stop = $shown.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  $form.set({ values: { requiredCredentials: ['identity'], availability: 1 } });
  await vi.advanceTimersByTimeAsync(400);
  answerFirst(ok(preview(99)));
  await vi.advanceTimersByTimeAsync(0);
  expect($shown.get()).toMatchObject({ answer: { value: { fitting: 8 } } });
  stop();
});

test('a failed check can be tried again', async () => {
  ask.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }));
  const { $shown, again } = createPreview(form(), ask);
  const stop = $shown.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect($shown.get().answer.state).toBe('failed');
  await again();
  expect($shown.get()).toMatchObject({ answer: { value: { fitting: 9 } } });
  stop();
});
