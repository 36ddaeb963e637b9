import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BodyLost, readBodyAtMost } from './body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reads a body that comes in pieces, seconds apart. */
function readSlowly(everyMs: number, bytes: number, limit: number) {
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) =>
      new Promise((resolve) => {
        timer = setTimeout(() => resolve(stream.enqueue(new Uint8Array(bytes))), everyMs);
      }),
    cancel: () => clearTimeout(timer),
  });
  const request = new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return readBodyAtMost(request, limit).catch((error: unknown) => error);
}

test('a body that trickles in is given up when a slow phone would have sent all of it', async () => {
  const read = readSlowly(5_000, 1, 64 * 1024);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await read).toBeInstanceOf(BodyLost);
});

test('a body that stops is given up after ten seconds', async () => {
  const read = readSlowly(11_000, 1024, 10 * 1024 * 1024);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read).toBeInstanceOf(BodyLost);
});
