import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { createApplyForm, MAX_MESSAGE_LENGTH, unmetOf } from './apply-form.ts';

const apply =
  vi.fn<(message: string, mayBeShown: boolean, times: number | null) => Promise<Result<string, Failure>>>();
beforeEach(() => apply.mockReset().mockResolvedValue(ok('application-1')));

test('a message is welcome, not asked for, and not endless', async () => {
  const form = createApplyForm(apply, 'application:1');
  await form.submit();
  expect(apply).toHaveBeenLastCalledWith('', false, null);
  form.change({ message: 'x'.repeat(MAX_MESSAGE_LENGTH + 3) });
  await form.submit();
  expect(form.$state.get().faults.message).toBe('Shorten your message by 3 characters.');
  form.change({ message: ' I live around the corner. ' });
  await form.submit();
  expect(apply).toHaveBeenLastCalledWith('I live around the corner.', false, null);
});

test('a family is told of those who agree to it, and of nobody else', async () => {
  const form = createApplyForm(apply, 'application:1');
  form.change({ mayBeShown: true });
  await form.submit();
  expect(apply).toHaveBeenLastCalledWith('', true, null);
});

test('all times are confirmed unless a part is chosen, of which there is one at least', async () => {
  const form = createApplyForm(apply, 'application:1');
  form.change({ times: 0 });
  await form.submit();
  expect(apply).not.toHaveBeenCalled();
  expect(form.$state.get().faults.times).toBe('Choose the times that you can do.');
  form.change({ times: 4 });
  await form.submit();
  expect(apply).toHaveBeenLastCalledWith('', false, 4);
});

test('what was typed stays when the application was not taken', async () => {
  const form = createApplyForm(apply, 'application:1');
  apply.mockResolvedValue(fail({ kind: 'refused', code: 'not_qualified', detail: '["too_far"]' }));
  form.change({ message: 'I live around the corner.' });
  await form.submit();
  expect(form.$state.get()).toMatchObject({
    values: { message: 'I live around the corner.' },
    failure: { code: 'not_qualified' },
  });
});

const refused = (detail?: string) => ({ kind: 'refused', code: 'not_qualified', detail }) as const;

test('A refusal names everything that is still missing', () => {
  expect(unmetOf(refused('["too_far","credential:first_aid"]')).map(({ words }) => words)).toEqual([
    'Your profile does not say that you travel this far.',
    'Add a first aid certificate to match.',
  ]);
});

test('Any other refusal names nothing', () => {
  expect(unmetOf(refused())).toEqual([]);
  expect(unmetOf({ kind: 'refused', code: 'job_not_open' })).toEqual([]);
  expect(unmetOf({ kind: 'offline', code: 'unreachable' })).toEqual([]);
});
