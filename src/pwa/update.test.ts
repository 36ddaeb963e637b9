import { afterEach, expect, test, vi } from 'vitest';
import { checkForUpdate } from './update.ts';

afterEach(() => vi.unstubAllGlobals());

function onDevice(registration: object | undefined, onLine = true) {
  const ask = vi.fn(async () => new Response());
  vi.stubGlobal('navigator', { onLine, serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('fetch', ask);
  return ask;
}
// A browser's answer before the first worker exists.
const refused = () => Promise.reject(new DOMException('No worker yet', 'InvalidStateError'));

test('without a worker, or before the first one, the page is current', async () => {
  for (const registration of [undefined, { active: null, update: refused }]) {
    const ask = onDevice(registration);
    expect(await checkForUpdate()).toBe('current');
    expect(ask).toHaveBeenCalledTimes(1);
  }
});

test('it asks a worker for a newer one', async () => {
  onDevice({ active: {}, waiting: {}, update: async () => undefined });
  expect(await checkForUpdate()).toBe('waiting');
  onDevice({ active: {}, waiting: null, update: async () => undefined });
  expect(await checkForUpdate()).toBe('current');
  onDevice({ active: {}, update: refused });
  await expect(checkForUpdate()).rejects.toThrow('No worker yet');
});

test('a device that knows it is offline asks nobody', async () => {
  const ask = onDevice(undefined, false);
  await expect(checkForUpdate()).rejects.toThrow();
  expect(ask).not.toHaveBeenCalled();
});
