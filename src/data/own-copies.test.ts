import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Copy } from '../state/device/database.ts';

const device = vi.hoisted(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { pathname: '/caregiver/documents', origin: 'http://localhost' });
  return { kept: new Map<string, Copy>(), signedIn: 'una', profile: undefined as object | undefined };
});
vi.mock('../state/copy-store.ts', () => ({
  readCopies: async () => [...device.kept],
  readCopy: async (key: string) => device.kept.get(key),
  storeCopy: async (key: string, copy: Copy, stillTheirs: () => boolean) =>
    void (stillTheirs() && device.kept.set(key, copy)),
  dropCopies: async (keys: string[]) => keys.forEach((key) => device.kept.delete(key)),
}));
vi.mock('../state/device/storage.ts', () => ({ profile: { read: () => device.profile } }));
vi.mock('./client.ts', () => ({ keptSession: () => ({ user: { id: device.signedIn } }) }));

const { $copied } = await import('../state/copied.ts');
const { answerFor, keep } = await import('./own-copies.ts');

const asks = (read: string) => ({ owner: 'una', url: `http://localhost/rest/v1/${read}` });
const DOCUMENTS = asks('documents?select=id');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const says = (body: string, status = 200) => new Response(body, { status });

beforeEach(() => {
  vi.useFakeTimers();
  device.kept.clear();
  device.signedIn = 'una';
  device.profile = undefined;
  $copied.set(undefined);
});
afterEach(() => {
  dispatchEvent(new Event('online'));
  vi.runAllTimers();
});

test('without an answer the copy is shown with its time', async () => {
  const at = Date.now();
  await keep(DOCUMENTS, says('["first aid"]'));
  vi.advanceTimersByTime(60_000);
  await keep(asks('rpc/my_pending_items?select=id'), says('[]'));
  expect(await (await answerFor(asks('rpc/my_pending_items?select=id'), lost())).text()).toBe('[]');
  expect(await (await answerFor(DOCUMENTS, lost())).json()).toEqual(['first aid']);
  expect($copied.get()).toEqual({ at: at + 60_000, oldest: at + 60_000, path: '/caregiver/documents' });
});

test('a copy whose time differs from the page’s shows its own', async () => {
  const at = Date.now();
  await keep(DOCUMENTS, says('[]'));
  vi.advanceTimersByTime(3_600_000);
  await keep(asks('rpc/my_visits?select=day'), says('[]'));
  await answerFor(DOCUMENTS, lost());
  await answerFor(asks('rpc/my_visits?select=day'), lost());
  expect($copied.get()).toMatchObject({ at: at + 3_600_000, oldest: at });
});

test('the page says once that it shows copies', async () => {
  await keep(DOCUMENTS, says('[]'));
  await keep(asks('rpc/my_pending_items?select=id'), says('[]'));
  const drawn = vi.fn();
  const stop = $copied.listen(drawn);
  await answerFor(DOCUMENTS, lost());
  await answerFor(asks('rpc/my_pending_items?select=id'), lost());
  expect(drawn).toHaveBeenCalledTimes(1);
  stop();
});

test('without a copy it waits for the answer, or fails at once', async () => {
  await expect(answerFor(DOCUMENTS, lost())).rejects.toMatchObject({ name: 'AbortError' });
  await expect(answerFor(DOCUMENTS, Promise.resolve(says('gateway', 502)))).rejects.toThrow();
  expect(await (await answerFor(DOCUMENTS, Promise.resolve(says('[]')))).text()).toBe('[]');
  expect($copied.get()).toBeUndefined();
});

test('the area opens with the kept profile, even if the service is silent', async () => {
  const never = new Promise<Response>(() => undefined);
  device.profile = { id: 'una' };
  await expect(answerFor(asks('users?select=id'), never)).rejects.toThrow();
});

test('a refused copy is removed; an answer that arrives during sign-out is not kept', async () => {
  await keep(DOCUMENTS, says('["first aid"]'));
  await keep(DOCUMENTS, says('{}', 403));
  expect(device.kept.size).toBe(0);
  device.signedIn = 'tom';
  await keep(DOCUMENTS, says('["first aid"]'));
  expect(device.kept.size).toBe(0);
});

test('once the service is back, the page shows no more copies', async () => {
  await keep(DOCUMENTS, says('[]'));
  const ask = vi.fn(async () => says('gone', 503));
  vi.stubGlobal('fetch', ask);
  const heard = vi.fn();
  addEventListener('online', heard);
  await answerFor(DOCUMENTS, lost());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  ask.mockResolvedValue(says('{}'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect($copied.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
