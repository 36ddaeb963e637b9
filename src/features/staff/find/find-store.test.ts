import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hit } from '../../../data/search.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createFind } from './find-store.ts';

const hit = (kind: Hit['kind'], title: string, rank = 2): Hit => ({
  kind,
  id: title,
  client: null,
  title,
  detail: null,
  state: 'open',
  rank,
});
const search = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  search
    .mockReset()
    .mockImplementation(async (words: string) => ok([hit('request', words), hit('caregiver', words)]));
});
afterEach(() => vi.useRealTimers());

function open() {
  const store = createFind(search);
  const close = store.$found.listen(() => undefined);
  const wait = (time = 200) => vi.advanceTimersByTimeAsync(time);
  return { ...store, close, wait, found: () => store.$found.get() };
}

test('one letter is not searched, and quick typing is searched once', async () => {
  const { type, wait, found } = open();
  type('c');
  await wait();
  expect(found()).toMatchObject({ phase: 'idle', hits: [] });

  type('co');
  type('comer');
  type(' comerford ');
  expect(found().phase).toBe('loading');
  await wait();
  expect(search.mock.calls).toEqual([['comerford']]);
  // In their order on the list, with the first chosen.
  expect(found().hits.map(({ kind }) => kind)).toEqual(['caregiver', 'request']);
  expect(found()).toMatchObject({ phase: 'ready', active: 0 });

  type('comerford ');
  await wait();
  expect(search).toHaveBeenCalledTimes(1);
});

test('an answer to earlier words is dropped, also after they are deleted', async () => {
  const { type, wait, found } = open();
  let answer: (late: unknown) => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  type('comer');
  await wait();
  type('');
  answer(ok([hit('job', 'late')]));
  await wait();
  expect(found()).toMatchObject({ phase: 'idle', hits: [] });
});

test('during the next search the hits stay, and Enter opens none', async () => {
  const { type, wait, found, move } = open();
  type('co');
  await wait();
  type('com');
  expect(found()).toMatchObject({ phase: 'loading', active: -1 });
  expect(found().hits).toHaveLength(2);
  move(1);
  expect(found().active).toBe(-1);
});

test('after the last hit comes the first', async () => {
  const { type, wait, found, move } = open();
  move(1);
  expect(found().active).toBe(-1);
  type('co');
  await wait();
  move(-1);
  expect(found().active).toBe(1);
  move(1);
  expect(found().active).toBe(0);
});

test('a failed search can be repeated, and is, once the connection is back', async () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const { type, wait, found, again, close } = open();
  search.mockResolvedValueOnce(fail({ kind: 'server', code: 'x' }));
  search.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }));
  type('co');
  await wait();
  expect(found()).toMatchObject({ phase: 'failed', error: { kind: 'server' } });
  again();
  await wait(0);
  expect(found()).toMatchObject({ phase: 'failed', error: { kind: 'offline' } });
  events.dispatchEvent(new Event('online'));
  await wait(0);
  expect(found()).toMatchObject({ phase: 'ready' });
  close();
  vi.unstubAllGlobals();
});

test('the best hits come first, whatever their kind', async () => {
  search.mockResolvedValueOnce(
    ok([
      hit('caregiver', 'in the town', 4),
      hit('user', 'begins', 1),
      hit('request', 'the same', 0),
      hit('job', 'begins', 1),
    ]),
  );
  const { type, wait, found } = open();
  type('byrne');
  await wait();
  expect(found().hits.map(({ kind, rank }) => `${rank} ${kind}`)).toEqual([
    '0 request',
    '1 job',
    '1 user',
    '4 caregiver',
  ]);
});

test('a screen is found by its name, and by what people also call it', async () => {
  search.mockResolvedValue(ok([hit('caregiver', 'Newman Reporter')]));
  const { type, wait, found } = open();
  const named = async (words: string) => {
    type(words);
    await wait();
    return found().hits.map(({ title }) => title);
  };
  expect(await named('New request')).toEqual(['New request', 'Newman Reporter']);
  expect(await named('rep')).toEqual(['Reports', 'Newman Reporter']);
  expect(await named('messages')).toEqual(['Newman Reporter', 'Dashboard', 'Emails']);
});
