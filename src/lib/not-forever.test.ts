import { expect, test } from 'vitest';
import { notForever } from './not-forever.ts';

const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );

test('a silent server is given up, and so is a call that its caller aborts', async () => {
  await expect(notForever(silent, 1)('/')).rejects.toThrow('aborted');
  const caller = new AbortController();
  const asked = notForever(silent)('/', { signal: caller.signal });
  caller.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});

test('an answer that has begun may take longer', async () => {
  let signal: AbortSignal | null | undefined;
  await notForever(async (_, init) => {
    signal = init?.signal;
    return new Response('slow');
  }, 1)('/');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(signal?.aborted).toBe(false);
});
