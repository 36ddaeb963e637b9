import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  role: 'caregiver',
  session: { user: { id: 'una' } } as object | null,
  ask: vi.fn<() => Promise<Response>>(),
  keep: vi.fn(async () => undefined),
  answerFor: vi.fn(async () => new Response('a copy')),
}));
vi.mock('../state/device/storage.ts', () => ({ role: { read: () => page.role } }));
vi.mock('./own-copies.ts', () => ({ keep: page.keep, answerFor: page.answerFor }));
vi.mock('./client.ts', () => ({
  way: {},
  fetchAsCaller: () => page.ask(),
  keptSession: () => page.session,
}));

const events = new EventTarget();
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));

const { way } = await import('./client.ts');
const { keepOwnCopies } = await import('./keep-own-copies.ts');
const asked = async () => (await way.send('http://localhost/rest/v1/documents')).text();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page.role = 'caregiver';
  page.session = { user: { id: 'una' } };
  page.ask.mockImplementation(async () => new Response('an answer'));
  keepOwnCopies();
});
afterEach(() => vi.useRealTimers());

test('an answer to a caregiver is kept once it has been shown', async () => {
  expect(await asked()).toBe('an answer');
  expect(page.keep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(page.keep).toHaveBeenCalledWith(expect.objectContaining({ owner: 'una' }), expect.any(Response));
});

test('once the first screen has settled, an answer is kept at once', async () => {
  await asked();
  await vi.advanceTimersByTimeAsync(2_000);
  await asked();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.keep).toHaveBeenCalledTimes(2);
});

test('a quick tap to another page still keeps what was on the first', async () => {
  await asked();
  events.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.keep).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.keep).toHaveBeenCalledOnce();
});

test.each(['admin', null])('for an account that is %s nothing is kept', async (role) => {
  if (role) page.role = role;
  else page.session = null;
  expect(await asked()).toBe('an answer');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.keep).not.toHaveBeenCalled();
  expect(page.answerFor).not.toHaveBeenCalled();
});

test('without a connection, a server or an answer, the copy is shown', async () => {
  page.ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await asked()).toBe('a copy');
  page.ask.mockResolvedValueOnce(new Response('gateway', { status: 502 }));
  expect(await asked()).toBe('a copy');
  page.ask.mockReturnValueOnce(new Promise(() => undefined));
  const silent = asked();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await silent).toBe('a copy');
  expect(page.keep).not.toHaveBeenCalled();
});
