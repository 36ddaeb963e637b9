import { describe, expect, test, vi } from 'vitest';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok } from '../../../lib/result.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { createDeviceKeys, TRACKED_SHAPE } from './device-keys.ts';
import { NO_REQUEST, PAGE_MISSING } from './look-up-words.ts';
import { type Answer, createLookUp } from './look-up.ts';
import { fakeDevice, key, offline, other, receipt, request, seenOf } from './track.fixtures.ts';

/** Looks up requests at a service that answers by the reference. */
function setUp({ receipts = [] as Receipt[], answers = {} as Record<string, Answer> } = {}) {
  const { device, held } = fakeDevice({ receipts });
  const trackRequest = vi.fn(({ reference }: TrackingKey) => Promise.resolve(answers[reference] ?? ok(null)));
  const onUnknown = vi.fn();
  let clock = 0;
  const lookUp = createLookUp({
    keys: createDeviceKeys(device),
    trackRequest,
    onUnknown,
    now: () => clock,
  });
  return {
    lookUp,
    held,
    trackRequest,
    onUnknown,
    answers,
    later: (ms: number) => void (clock += ms),
    async open(which = key) {
      lookUp.open(which);
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('A request shows as the service returns it', async () => {
  const { lookUp, open } = setUp({ answers: { [key.reference]: ok(request(key)) } });
  await open();
  expect(lookUp.$view.get()).toEqual({ state: 'ready', request: request(key), readAt: 0 });
  expect(lookUp.$key.get()).toEqual(key);
});

test('The request opened last shows, whichever answer comes last', async () => {
  const { lookUp, trackRequest, open } = setUp({
    answers: { [other.reference]: ok(request(other)) },
  });
  let answerLate: (answer: Answer) => void = () => undefined;
  trackRequest.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  lookUp.open(key);
  await open(other);
  answerLate(ok(request(key)));
  await settled();
  expect(lookUp.$view.get()).toMatchObject({ request: { reference: other.reference } });
});

describe('A request that the service does not have', () => {
  test('is reported as unknown', async () => {
    const { onUnknown, open } = setUp();
    await open();
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith(key);
  });

  test.each(['waiting', 'refused'] as const)('may be %s on this device, which is shown', async (status) => {
    const { lookUp, onUnknown, open } = setUp({ receipts: [receipt(key, { status })] });
    await open();
    expect(lookUp.$view.get()).toMatchObject({ state: 'undelivered', receipt: { status } });
    expect(onUnknown).not.toHaveBeenCalled();
  });

  test('shows as soon as it was sent', async () => {
    const { lookUp, answers, held, open } = setUp({
      receipts: [receipt(key, { status: 'waiting' })],
      answers: { [key.reference]: fail(offline) },
    });
    await open();
    expect(lookUp.$view.get().state).toBe('undelivered');
    answers[key.reference] = ok(request(key));
    held.receipts = [receipt(key)];
    await lookUp.comeBack('news');
    expect(lookUp.$view.get().state).toBe('ready');
  });

  test('may have taken another reference, under which it is found', async () => {
    const { lookUp, open } = setUp({
      receipts: [receipt(other, { formerReference: key.reference })],
      answers: { [other.reference]: ok(request(other)) },
    });
    await open();
    expect(lookUp.$view.get()).toMatchObject({ request: { reference: other.reference } });
  });
});

describe('A typed key', () => {
  test('opens its request', async () => {
    const { lookUp } = setUp({ answers: { [key.reference]: ok(request(key)) } });
    expect(await lookUp.tryKey(key)).toEqual(ok(true));
    expect(lookUp.$view.get().state).toBe('ready');
  });

  test('opens a request that waits on this device, even without a connection', async () => {
    const { lookUp } = setUp({
      receipts: [receipt(key, { status: 'waiting' })],
      answers: { [key.reference]: fail(offline) },
    });
    expect(await lookUp.tryKey(key)).toEqual(ok(true));
    expect(lookUp.$view.get().state).toBe('undelivered');
  });

  test.each<[string, Answer, Answer]>([
    ['nothing fits', ok(null), fail(NO_REQUEST)],
    ['there is no connection', fail(offline), fail(offline)],
  ])('opens nothing when %s, and the form stays', async (_, answer, refusal) => {
    const { lookUp } = setUp({ answers: { [key.reference]: answer } });
    expect(await lookUp.tryKey(key)).toEqual(refusal);
    expect(lookUp.$view.get()).toEqual({ state: 'form' });
    expect(lookUp.$key.get()).toBeUndefined();
  });

  test('gives way to a link opened in the meantime', async () => {
    const { lookUp, open } = setUp({ answers: { [other.reference]: ok(request(other)) } });
    const trying = lookUp.tryKey(key);
    await open(other);
    expect(await trying).toEqual(ok(false));
    expect(lookUp.$view.get()).toMatchObject({ request: { reference: other.reference } });
  });
});

describe('A lost connection', () => {
  test('shows what this device knows, and looks again when the connection is back', async () => {
    const { lookUp, answers, open } = setUp({
      receipts: [receipt(key)],
      answers: { [key.reference]: fail(offline) },
    });
    await open();
    expect(lookUp.$view.get()).toMatchObject({ state: 'failed', error: offline, receipt: receipt(key) });
    answers[key.reference] = ok(request(key));
    await lookUp.comeBack('news');
    expect(lookUp.$view.get().state).toBe('ready');
  });

  test('leaves what is on the screen, and says of what time it is, until a retry succeeds', async () => {
    const { lookUp, trackRequest, answers, later, open } = setUp({
      answers: { [key.reference]: ok(request(key)) },
    });
    await open();
    answers[key.reference] = fail(offline);
    await lookUp.comeBack('lost');
    later(60_000);
    expect(lookUp.$view.get()).toMatchObject({ state: 'ready', readAt: 0, stale: offline });
    answers[key.reference] = ok(request(key));
    await lookUp.retry();
    expect(lookUp.$view.get()).toEqual({ state: 'ready', request: request(key), readAt: 60_000 });
    trackRequest.mockClear();
    await lookUp.retry();
    expect(trackRequest).not.toHaveBeenCalled();
  });
});

describe('The status that this device kept', () => {
  const seen = () => [receipt(key, { seen: seenOf(key, 5) })];

  test.each<[string, Failure]>([
    ['without a connection', offline],
    ['while the service is at fault', { kind: 'server', code: 'boom' }],
  ])('shows %s, with its time', async (_, stale) => {
    const { lookUp, open } = setUp({ receipts: seen(), answers: { [key.reference]: fail(stale) } });
    await open();
    expect(lookUp.$view.get()).toEqual({ state: 'ready', request: request(key), readAt: 5, stale });
  });

  test('is replaced by the current one, which is kept instead', async () => {
    const { lookUp, held, answers, later, open } = setUp({
      receipts: seen(),
      answers: { [key.reference]: fail(offline) },
    });
    await open();
    const matched = request(key, { status: 'matched' });
    answers[key.reference] = ok(matched);
    later(7);
    await lookUp.comeBack('news');
    expect(lookUp.$view.get()).toEqual({ state: 'ready', request: matched, readAt: 7 });
    expect(held.receipts[0]?.seen).toEqual({ at: 7, shape: TRACKED_SHAPE, request: matched });
  });

  test('is kept only with the key', async () => {
    const { held, open } = setUp({
      receipts: [receipt(other)],
      answers: { [key.reference]: ok(request(key)) },
    });
    await open();
    expect(held.receipts).toEqual([receipt(other)]);
  });

  test.each<[string, Answer]>([
    ['its link has ended', fail({ kind: 'refused', code: 'link_ended' })],
    ['the service knows no such request', ok(null)],
  ])('is removed, and no longer shows, once %s', async (_, answer) => {
    const { lookUp, held, answers, open } = setUp({
      answers: { [key.reference]: ok(request(key)) },
      receipts: seen(),
    });
    await open();
    answers[key.reference] = answer;
    await lookUp.refresh.run();
    expect(held.receipts).toEqual([receipt(key, { seen: undefined })]);
    answers[key.reference] = fail(offline);
    await open();
    expect(lookUp.$view.get().state).toBe('failed');
  });

  test('does not show without the code that shows it, nor in a shape that this version can’t read', async () => {
    const { lookUp, answers, held, open } = setUp({
      receipts: seen(),
      answers: { [key.reference]: fail(PAGE_MISSING) },
    });
    await open();
    expect(lookUp.$view.get().state).toBe('failed');
    held.receipts = [receipt(key, { seen: { at: 5, shape: 0, request: {} } })];
    answers[key.reference] = fail(offline);
    await open();
    expect(lookUp.$view.get().state).toBe('failed');
  });
});

test('Coming back looks again, at most once a minute', async () => {
  const { lookUp, trackRequest, later, open } = setUp({ answers: { [key.reference]: ok(request(key)) } });
  await open();
  await lookUp.comeBack('focus');
  expect(trackRequest).toHaveBeenCalledTimes(1);
  later(60_000);
  await Promise.all([lookUp.comeBack('focus'), lookUp.comeBack('focus')]);
  expect(trackRequest).toHaveBeenCalledTimes(2);
});
