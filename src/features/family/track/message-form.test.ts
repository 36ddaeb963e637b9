import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createMessageForm } from './message-form.ts';
import { offline } from './track.fixtures.ts';

test('a message needs a subject and a text', async () => {
  const send = vi.fn(async () => ok(null));
  const form = createMessageForm('message:K', send);
  form.change({ words: ' ' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    about: 'Choose what it is about.',
    words: 'Write your message first.',
  });
  expect(send).not.toHaveBeenCalled();
});

test('sent again after a lost connection, it is the same message; the next is another', async () => {
  const send = vi.fn<(id: string, about: string, words: string) => Promise<ReturnType<typeof ok<null>>>>();
  send.mockResolvedValueOnce(fail(offline) as never).mockResolvedValue(ok(null));
  const form = createMessageForm('message:K', send);
  form.change({ about: 'visits', words: ' Could she come on Sundays? ' });
  await form.submit();
  await form.submit();
  await form.submit();
  const [first, again, next] = send.mock.calls;
  expect(first?.slice(1)).toEqual(['visits', 'Could she come on Sundays?']);
  expect(again).toEqual(first);
  expect(next?.[0]).not.toBe(first?.[0]);
});
