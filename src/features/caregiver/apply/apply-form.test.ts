import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Fate } from '../said/send-said.ts';
import { applicationDraft } from './application-draft.ts';
import { createApplyForm, MAX_MESSAGE_LENGTH, unmetOf } from './apply-form.ts';

const apply =
  vi.fn<(message: string, mayBeShown: boolean, times: number | null) => Promise<Result<Fate, Failure>>>();
beforeEach(() => apply.mockReset().mockResolvedValue(ok('told')));
const open = () => createApplyForm(apply, applicationDraft('ann', 'job'));

test('whether families may see the profile is required, and sent as answered', async () => {
  const form = open();
  await form.submit();
  expect(form.$state.get().faults.mayShare).toContain('Choose yes or no');
  expect(apply).not.toHaveBeenCalled();
  for (const answer of ['yes', 'no'] as const) {
    form.change({ mayShare: answer });
    await form.submit();
    expect(apply).toHaveBeenLastCalledWith('', answer === 'yes', null);
  }
});

test('a message is optional and has its limit', async () => {
  const form = open();
  form.change({ mayShare: 'no', message: 'x'.repeat(MAX_MESSAGE_LENGTH + 3) });
  await form.submit();
  expect(form.$state.get().faults.message).toBe('Shorten your message by 3 characters.');
  form.change({ message: ' I live around the corner. ' });
  await form.submit();
  expect(apply).toHaveBeenLastCalledWith('I live around the corner.', false, null);
});

test('all times are confirmed unless some are chosen, at least one', async () => {
  const form = open();
  form.change({ mayShare: 'no', times: 0 });
  await form.submit();
  expect(apply).not.toHaveBeenCalled();
  expect(form.$state.get().faults.times).toBe('Choose the times you can do.');
  form.change({ times: 4 });
  await form.submit();
  expect(apply).toHaveBeenLastCalledWith('', false, 4);
});

test('what was typed stays if the application was refused', async () => {
  const form = open();
  apply.mockResolvedValue(fail({ kind: 'refused', code: 'not_qualified', detail: '["too_far"]' }));
  form.change({ mayShare: 'yes', message: 'I live around the corner.' });
  await form.submit();
  expect(form.$state.get()).toMatchObject({
    values: { mayShare: 'yes', message: 'I live around the corner.' },
    failure: { code: 'not_qualified' },
  });
});

const refused = (detail?: string) => ({ kind: 'refused', code: 'not_qualified', detail }) as const;

test('A refusal names everything that is still missing', () => {
  expect(unmetOf(refused('["too_far","credential:first_aid"]')).map(({ words }) => words)).toEqual([
    'This is further than you travel.',
    'To apply, add a first aid certificate.',
  ]);
});

test('Any other refusal names nothing', () => {
  expect(unmetOf(refused())).toEqual([]);
  expect(unmetOf({ kind: 'refused', code: 'job_not_open' })).toEqual([]);
  expect(unmetOf({ kind: 'offline', code: 'unreachable' })).toEqual([]);
});
