import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createNextUp } from '../next/next-up.ts';
import { createMessages } from './messages.ts';

const service = () => ({
  loadFamilyMessages: vi.fn(async () => ok([])),
  answerFamily: vi.fn(async () => ok(null)),
  needNoAnswer: vi.fn(async () => ok(null)),
});

const nextUp = () => createNextUp('request', 'r1', { loadPendingItems: async () => ok([]) });

test('after an answer the page’s pending items reload, and it looks for the next task', async () => {
  const calls = service();
  const next = nextUp();
  const further = vi.fn(async () => undefined);
  await createMessages('r1', next, further, calls as never).answer.run('m1', 'Yes.', false);
  expect(calls.answerFamily).toHaveBeenCalledWith('m1', 'Yes.', false);
  expect(calls.loadFamilyMessages).toHaveBeenCalledOnce();
  expect(further).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(next.$next.get()).toBeNull());
});

test('and do so even if another person answered first', async () => {
  const calls = service();
  calls.needNoAnswer.mockResolvedValue(fail({ kind: 'refused', code: 'message_step_not_allowed' }) as never);
  await createMessages('r1', nextUp(), undefined, calls as never).needNone.run('m1');
  expect(calls.loadFamilyMessages).toHaveBeenCalledOnce();
});
