import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TrackedRequest } from '../../../data/tracking.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Receipt } from '../../../state/receipt.ts';
import { makeReference, showReference } from '../../../lib/reference.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import type { TrackDevice } from './track-device.ts';
import { createTrackScreen } from './track-screen.ts';

const key: TrackingKey = { reference: makeReference(), trackingSecret: 'ab'.repeat(16) };
const other: TrackingKey = { reference: makeReference(), trackingSecret: 'cd'.repeat(16) };
const offline: Failure = { kind: 'offline', code: 'unreachable' };

const request = ({ reference }: TrackingKey, changes: Partial<TrackedRequest> = {}): TrackedRequest => ({
  reference,
  status: 'in_review',
  statusReason: null,
  submittedAt: '2026-03-10T10:00:00Z',
  steps: [{ status: 'submitted', at: '2026-03-10T10:00:00Z' }],
  startsOn: '2026-04-01',
  careTypes: ['companionship'],
  place: 'Galway, Connaught',
  contact: { contactName: 'Fiona Walsh', contactPhone: '01 555 0134', contactEmail: null },
  questions: [
    {
      id: '1',
      question: 'Is there a lift?',
      askedAt: '2026-03-11T10:00:00Z',
      answer: null,
      answeredAt: null,
    },
  ],
  caregiver: null,
  can: { answer: false, changeContact: true, withdraw: true, erase: true },
  erasedAt: null,
  ...changes,
});

const receipt = (of: TrackingKey, changes: Partial<Receipt> = {}): Receipt => ({
  id: of.reference,
  ...of,
  status: 'received',
  submittedAt: '2026-03-10T10:00:00Z',
  ...changes,
});

type Tab = ReturnType<TrackDevice['tab']>;
type Asked = Result<TrackedRequest | null, Failure>;

/** A page with what its address, its tab and its device hold, against a service that answers by the key. */
function page({
  link,
  tab = {},
  receipts = [],
  answers = { [key.reference]: ok(request(key)), [other.reference]: ok(request(other)) },
}: {
  link?: ReturnType<TrackDevice['takeLink']>;
  tab?: Tab;
  receipts?: Receipt[];
  answers?: Record<string, Asked>;
} = {}) {
  const kept = { tab, receipts, drafts: ['answer:1'] };
  const events: { link?: () => void; back?: (why: 'look' | 'news') => void } = {};
  let address = link;
  let clock = 0;
  const ask = vi.fn((asked: TrackingKey) => Promise.resolve(answers[asked.reference] ?? ok(null)));
  const screen = createTrackScreen({
    device: {
      takeLink() {
        const taken = address;
        address = undefined;
        return taken;
      },
      tab: () => kept.tab,
      keepInTab: (state) => void (kept.tab = state),
      receipts: () => kept.receipts,
      keepReceipt(stored) {
        kept.receipts = [stored, ...kept.receipts];
        return true;
      },
      forgetReceipt: (reference) =>
        void (kept.receipts = kept.receipts.filter((each) => each.reference !== reference)),
      onLink(callback) {
        events.link = callback;
        return () => undefined;
      },
      onReturn(callback) {
        events.back = callback;
        return () => undefined;
      },
    },
    service: {
      trackRequest: ask,
      answerQuestion: ask,
      changeContact: ask,
      withdrawRequest: ask,
      eraseRequest: ask,
    },
    forgetDrafts: ({ questions }) =>
      void (kept.drafts = kept.drafts.filter((name) => !questions.some(({ id }) => name === `answer:${id}`))),
    now: () => clock,
  });
  const stop = screen.$view.listen(() => undefined);
  return {
    screen,
    kept,
    ask,
    answers,
    stop,
    open: (next: typeof link) => {
      address = next;
      events.link?.();
    },
    comeBack: (why: 'look' | 'news' = 'look') => events.back?.(why),
    later: (ms: number) => void (clock += ms),
    state: () => screen.$view.get().state,
  };
}

let opened: ReturnType<typeof page>[] = [];
const visit = async (...options: Parameters<typeof page>) => {
  const made = page(...options);
  opened.push(made);
  await settle();
  return made;
};
const settle = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { stop } of opened) stop();
  opened = [];
  vi.useRealTimers();
});

describe('The ways in', () => {
  test('a private link opens its request, and leaves the key in this tab only', async () => {
    const { screen, kept } = await visit({ link: { key } });
    expect(screen.$view.get()).toMatchObject({ state: 'ready', request: { reference: key.reference } });
    expect(kept).toMatchObject({ tab: { key }, receipts: [] });
  });

  test('a link goes before what the tab showed and what the device keeps', async () => {
    const { screen } = await visit({ link: { key }, tab: { key: other }, receipts: [receipt(other)] });
    expect(screen.$view.get()).toMatchObject({ request: { reference: key.reference } });
  });

  test('a second link in the same tab takes the place of the first', async () => {
    const { screen, open } = await visit({ link: { key } });
    open({ key: other });
    await settle();
    expect(screen.$view.get()).toMatchObject({ request: { reference: other.reference } });
  });

  test('a piece of a link says so, with what of it could be read', async () => {
    const { screen } = await visit({ link: { broken: key.reference } });
    expect(screen.$view.get()).toEqual({ state: 'form', problem: 'broken-link' });
    expect(screen.$typed.get().reference).toBe(key.reference);
  });

  test('a reload shows the same request again', async () => {
    const { screen } = await visit({ tab: { key }, receipts: [receipt(other)] });
    expect(screen.$view.get()).toMatchObject({ request: { reference: key.reference } });
  });

  test('the only request of this device opens by itself; of several a person chooses', async () => {
    expect((await visit({ receipts: [receipt(key)] })).state()).toBe('ready');
    const several = await visit({ receipts: [receipt(key), receipt(other)] });
    expect(several.state()).toBe('form');
    several.screen.openReceipt(receipt(other));
    await settle();
    expect(several.screen.$view.get()).toMatchObject({ request: { reference: other.reference } });
  });

  test('without anything there is the form, with what was typed before a reload', async () => {
    const { screen } = await visit({ tab: { typed: { reference: 'K7Q', code: '01' } } });
    expect(screen.$view.get()).toEqual({ state: 'form' });
    expect(screen.$typed.get()).toEqual({ reference: 'K7Q', code: '01' });
  });
});

describe('The form', () => {
  const type = (
    screen: Awaited<ReturnType<typeof visit>>['screen'],
    { reference, trackingSecret }: TrackingKey,
  ) => screen.type({ reference: showReference(reference).toLowerCase(), code: trackingSecret });

  test('opens a request, and keeps the key in this tab only', async () => {
    const { screen, kept, state } = await visit();
    type(screen, key);
    await screen.enter.run();
    expect(state()).toBe('ready');
    expect(kept).toMatchObject({ tab: { key }, receipts: [] });
  });

  test('asks nobody while there is a slip in it', async () => {
    const { screen, ask } = await visit();
    screen.type({ reference: key.reference.slice(1), code: key.trackingSecret });
    await screen.enter.run();
    expect(Object.keys(screen.$faults.get())).toEqual(['reference']);
    expect(screen.$attempt.get()).toBe(1);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each<[string, Asked, unknown]>([
    ['nothing fits', ok(null), 'unknown'],
    ['there is no connection', fail(offline), offline],
  ])('says when %s, and keeps what was typed', async (_, answer, problem) => {
    const { screen, kept } = await visit({ answers: { [key.reference]: answer } });
    type(screen, key);
    const typed = screen.$typed.get();
    await screen.enter.run();
    expect(screen.$view.get()).toEqual({ state: 'form', problem });
    expect(screen.$typed.get()).toEqual(typed);
    expect(kept.tab).toEqual({ typed });
  });

  test('takes a whole private link in either field', async () => {
    const { screen } = await visit();
    screen.type({ reference: trackingLink('https://care.example', key) });
    expect(screen.$typed.get()).toEqual({
      reference: showReference(key.reference),
      code: key.trackingSecret,
    });
  });

  test('is there for another request, and stays there on a reload', async () => {
    const { screen, kept, state } = await visit({ receipts: [receipt(key)] });
    screen.followAnother();
    expect(state()).toBe('form');
    expect((await visit({ tab: kept.tab, receipts: kept.receipts })).state()).toBe('form');
  });
});

describe('What the service does not have', () => {
  test('a link that fits nothing leads to the form, and the tab forgets it', async () => {
    const { screen, kept } = await visit({ link: { key }, answers: {} });
    expect(screen.$view.get()).toEqual({ state: 'form', problem: 'unknown' });
    expect(JSON.stringify(kept.tab)).not.toContain(key.trackingSecret);
  });

  test.each(['waiting', 'refused'] as const)('a %s request of this device is told so', async (status) => {
    const { screen } = await visit({ receipts: [receipt(key, { status })], answers: {} });
    expect(screen.$view.get()).toMatchObject({ state: 'waiting', receipt: { status } });
  });

  test('a waiting one shows how it stands as soon as it was sent', async () => {
    const { answers, kept, comeBack, state } = await visit({
      receipts: [receipt(key, { status: 'waiting' })],
      answers: { [key.reference]: fail(offline) },
    });
    expect(state()).toBe('waiting');
    answers[key.reference] = ok(request(key));
    kept.receipts = [receipt(key)];
    comeBack('news');
    await settle();
    expect(state()).toBe('ready');
  });

  test('a request that had to take another reference is found under it', async () => {
    const { screen } = await visit({
      link: { key },
      receipts: [receipt(other, { formerReference: key.reference })],
      answers: { [other.reference]: ok(request(other)) },
    });
    expect(screen.$view.get()).toMatchObject({ request: { reference: other.reference } });
  });
});

describe('A lost connection', () => {
  test('shows what this device knows, and tries again when it is back', async () => {
    const { screen, answers, comeBack, state } = await visit({
      receipts: [receipt(key)],
      answers: { [key.reference]: fail(offline) },
    });
    expect(screen.$view.get()).toMatchObject({ state: 'failed', error: offline, receipt: receipt(key) });
    answers[key.reference] = ok(request(key));
    comeBack('news');
    await settle();
    expect(state()).toBe('ready');
  });

  test('leaves what is on the screen, and says of when it is', async () => {
    const { screen, answers, comeBack, later } = await visit({ link: { key } });
    answers[key.reference] = fail(offline);
    later(60_000);
    comeBack();
    await settle();
    expect(screen.$view.get()).toMatchObject({ state: 'ready', readAt: 0, stale: offline });
  });
});

test('Coming back asks again, at most once a minute', async () => {
  const { ask, comeBack, later } = await visit({ link: { key } });
  comeBack();
  expect(ask).toHaveBeenCalledTimes(1);
  later(60_000);
  comeBack();
  comeBack();
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
});

describe('What the family does', () => {
  test('shows how the request stands after it', async () => {
    const { screen, answers } = await visit({ link: { key } });
    answers[key.reference] = ok(request(key, { status: 'withdrawn' }));
    expect(await screen.withdraw.run('')).toBeDefined();
    expect(screen.$view.get()).toMatchObject({ request: { status: 'withdrawn' } });
  });

  test('is sent once, however often it is pressed', async () => {
    const { screen, ask } = await visit({ link: { key } });
    await Promise.all([screen.answer.run('1', 'Yes'), screen.answer.run('1', 'Yes')]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('comes too late when the request has moved on, which is then shown', async () => {
    const { screen, answers, ask } = await visit({ link: { key } });
    const refusal: Failure = { kind: 'refused', code: 'request_step_not_allowed' };
    ask.mockImplementationOnce(() => Promise.resolve(fail(refusal)));
    answers[key.reference] = ok(request(key, { status: 'matched' }));
    await screen.withdraw.run('');
    expect(screen.$overtaken.get()).toBe(true);
    expect(screen.$view.get()).toMatchObject({ request: { status: 'matched' } });
  });

  test('erasing leaves nothing on this device, but what belongs to other requests', async () => {
    const { screen, kept, answers, state } = await visit({
      tab: { key },
      receipts: [receipt(key), receipt(other)],
    });
    answers[key.reference] = ok(request(key, { erasedAt: '2026-03-12T10:00:00Z', questions: [] }));
    await screen.erase.run();
    expect(state()).toBe('ready');
    expect(kept).toEqual({ tab: {}, receipts: [receipt(other)], drafts: [] });
  });

  test('erasing that fails changes nothing on this device', async () => {
    const { screen, kept, answers } = await visit({ receipts: [receipt(key)] });
    answers[key.reference] = fail(offline);
    await screen.erase.run();
    expect(kept).toMatchObject({ receipts: [receipt(key)], drafts: ['answer:1'] });
  });
});

test('The device keeps a key only when asked, and forgets it when asked', async () => {
  const { screen, kept, state } = await visit({ link: { key } });
  expect(kept.receipts).toEqual([]);
  screen.keepHere();
  expect(kept.receipts).toEqual([receipt(key)]);
  screen.forgetHere();
  expect(state()).toBe('form');
  expect(kept).toMatchObject({ receipts: [], drafts: [] });
  expect(JSON.stringify(kept.tab)).not.toContain(key.trackingSecret);
});
