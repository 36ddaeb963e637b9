import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createMessages } from './messages.ts';

const service = () => ({
  loadFamilyMessages: vi.fn(async () => ok([])),
  answerFamily: vi.fn(async () => ok(null)),
  needNoAnswer: vi.fn(async () => ok(null)),
});

test('after an answer the page’s pending items reload', async () => {
  const calls = service();
  const further = vi.fn(async () => undefined);
  await createMessages('r1', further, calls as never).answer.run('m1', 'Yes.', false);
  expect(calls.answerFamily).toHaveBeenCalledWith('m1', 'Yes.', false);
  expect(calls.loadFamilyMessages).toHaveBeenCalledOnce();
  expect(further).toHaveBeenCalledOnce();
});

test('and do so even if another person answered first', async () => {
  const calls = service();
  calls.needNoAnswer.mockResolvedValue(fail({ kind: 'refused', code: 'message_step_not_allowed' }) as never);
  await createMessages('r1', undefined, calls as never).needNone.run('m1');
  expect(calls.loadFamilyMessages).toHaveBeenCalledOnce();
});
