import { expect, test, vi } from 'vitest';
import { retrying } from './retrying.ts';

/** A device whose clock moves only while it waits. */
function device(online = true) {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    isOnline: () => online,
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms);
      time += ms;
    },
  };
}

const answer = (status: number) => new Response(null, { status });
const broken = new TypeError('Failed to fetch');

test('after a broken connection or with the server gone, it tries again', async () => {
  const call = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(broken)
    .mockResolvedValueOnce(answer(503))
    .mockResolvedValue(answer(200));
  const clock = device();
  expect((await retrying(call, 120_000, { device: clock })('/file')).status).toBe(200);
  expect(clock.waits).toEqual([1_000, 2_000]);
});

test('a refusal is an answer, and not tried again', async () => {
  const call = vi.fn<typeof fetch>().mockResolvedValue(answer(403));
  expect((await retrying(call, 120_000, { device: device() })('/file')).status).toBe(403);
  expect(call).toHaveBeenCalledOnce();
});

test('a device without a connection fails at once', async () => {
  const call = vi.fn<typeof fetch>().mockRejectedValue(broken);
  await expect(retrying(call, 120_000, { device: device(false) })('/file')).rejects.toBe(broken);
  expect(call).toHaveBeenCalledOnce();
});

test('it stops after the time it was given', async () => {
  const call = vi.fn<typeof fetch>().mockRejectedValue(broken);
  const clock = device();
  await expect(retrying(call, 120_000, { device: clock })('/file')).rejects.toBe(broken);
  expect(clock.now()).toBeLessThanOrEqual(120_000);
  expect(Math.max(...clock.waits)).toBe(30_000);
});

test('without any time it tries once', async () => {
  const call = vi.fn<typeof fetch>().mockRejectedValue(broken);
  await expect(retrying(call, 0, { device: device() })('/file')).rejects.toBe(broken);
  expect(call).toHaveBeenCalledOnce();
});

test('with onPause it also waits for a connection, while there is time', async () => {
  const call = vi.fn<typeof fetch>().mockRejectedValueOnce(broken).mockResolvedValue(answer(200));
  const onPause = vi.fn();
  const offline = device(false);
  expect((await retrying(call, 600_000, { device: offline, onPause })('/file')).status).toBe(200);
  expect(onPause).toHaveBeenCalledOnce();
  call.mockRejectedValue(broken);
  await expect(retrying(call, 600_000, { device: offline, onPause })('/file')).rejects.toBe(broken);
  expect(offline.now()).toBeLessThanOrEqual(601_000);
});

test('an aborted call is not tried again', async () => {
  const given = new AbortController();
  const call = vi.fn<typeof fetch>().mockRejectedValue(broken);
  const onPause = () => given.abort();
  const waiting = retrying(call, 600_000, { device: device(), onPause })('/file', { signal: given.signal });
  await expect(waiting).rejects.toThrow('aborted');
  expect(call).toHaveBeenCalledOnce();
});
