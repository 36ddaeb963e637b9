import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefreshFetch } from './refresh-fetch.ts';

const REFRESH = 'https://api.test/auth/v1/token?grant_type=refresh_token';

/** A server that gives these answers one after another; a status of 0 is a lost connection. */
function serving(...statuses: number[]) {
  const page = new EventTarget();
  const send = vi.fn<typeof fetch>(async () => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  return { page, send, ...createRefreshFetch(send, page) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A refresh waits for the connection, and continues as soon as it is back', async () => {
  const { fetch, $stalled, page, send } = serving(0, 200);
  const response = fetch(REFRESH);
  await vi.advanceTimersByTimeAsync(0);
  expect($stalled.get()).toBe(true);
  page.dispatchEvent(new Event('online'));
  expect((await response).status).toBe(200);
  expect($stalled.get()).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([500, 503, 429])('A server that answers %d is asked again later', async (status) => {
  const { fetch, send } = serving(status, status, 200);
  const response = fetch(REFRESH);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await response).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(3);
});

test('A refusal is passed on at once, since the session is over', async () => {
  const { fetch, $stalled } = serving(400);
  expect((await fetch(REFRESH)).status).toBe(400);
  expect($stalled.get()).toBe(false);
});

test('Any other call fails as usual', async () => {
  const { fetch, $stalled } = serving(0, 500);
  await expect(fetch('https://api.test/auth/v1/token?grant_type=password')).rejects.toThrow(
    'Failed to fetch',
  );
  expect((await fetch('https://api.test/auth/v1/user')).status).toBe(500);
  expect($stalled.get()).toBe(false);
});

test('Signing out does not wait for a connection', async () => {
  const { fetch, givingUp, $stalled } = serving(0, 0, 0, 0);
  const waiting = fetch(REFRESH);
  await vi.advanceTimersByTimeAsync(0);
  await givingUp(async () => {
    expect((await waiting).status).toBe(400);
    expect((await fetch(REFRESH)).status).toBe(400);
  });
  expect($stalled.get()).toBe(false);
});

test('After a failed sign-out, the next refresh waits again', async () => {
  const { fetch, givingUp, $stalled } = serving(0, 200);
  await givingUp(async () => undefined);
  const response = fetch(REFRESH);
  await vi.advanceTimersByTimeAsync(0);
  expect($stalled.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await response).ok).toBe(true);
});
