import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { showReference } from '../../../lib/reference.ts';
import { fail, ok } from '../../../lib/result.ts';
import { INCOMPLETE_LINK, NO_REQUEST, REFERENCE_ALONE } from './look-up-words.ts';
import type { Answer } from './look-up.ts';
import { createTrackScreen } from './track-screen.ts';
import { fakeDevice, key, offline, other, receipt, request, seenOf } from './track.fixtures.ts';

const everything: Record<string, Answer> = {
  [key.reference]: ok(request(key)),
  [other.reference]: ok(request(other)),
};

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

/** Opens the page on this device, with a service that answers by reference. */
async function visit(
  holds: Parameters<typeof fakeDevice>[0] = {},
  answers = { ...everything },
  ask = vi.fn(({ reference }: TrackingKey): Promise<Answer> =>
    Promise.resolve(answers[reference] ?? ok(null)),
  ),
) {
  const { device, ...onDevice } = fakeDevice(holds);
  const forgetDrafts = vi.fn();
  const screen = createTrackScreen({
    device,
    service: {
      trackRequest: ask,
      answerQuestion: ask,
      answerCheckIn: ask,
      answerTerms: ask,
      complain: ask,
      askTeam: ask,
      answerIntroduction: ask,
      changeArrivalNotes: ask,
      changeContact: ask,
      changeOwnVisit: ask,
      takeBackVisitChange: ask,
      chooseEmails: ask,
      withdrawRequest: ask,
      takeBackWithdrawal: ask,
      addLink: ask,
      endLink: ask,
      eraseRequest: ask,
      exportRequest: ask,
      loadPhoto: async () => fail(offline),
    },
    forgetDrafts,
    hush: () => undefined,
  });
  const { $view } = screen.lookUp;
  stops.push(
    $view.listen(() => undefined),
    screen.form.$state.listen(() => undefined),
  );
  await settled();
  return { screen, ...onDevice, answers, ask, forgetDrafts, view: () => $view.get() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('What is shown first', () => {
  test('a private link opens its request, and leaves the key only in this tab', async () => {
    const { view, held } = await visit({ link: { key } });
    expect(view()).toMatchObject({ state: 'ready', request: { reference: key.reference } });
    expect(held).toEqual({ tab: { key }, receipts: [] });
  });

  test('a link goes before what the tab showed and what the device keeps', async () => {
    const { view } = await visit({ link: { key }, tab: { key: other }, receipts: [receipt(other)] });
    expect(view()).toMatchObject({ request: { reference: key.reference } });
  });

  test('a second link in the same tab replaces the first', async () => {
    const { view, openLink } = await visit({ link: { key } });
    openLink({ key: other });
    await settled();
    expect(view()).toMatchObject({ request: { reference: other.reference } });
  });

  test('a piece of a link says so, with what could be read of it', async () => {
    const { screen, view } = await visit({ link: { broken: key.reference } });
    expect(view()).toEqual({ state: 'form', problem: INCOMPLETE_LINK });
    expect(screen.form.$state.get().values.reference).toBe(key.reference);
  });

  test('a link that fits nothing leads to the form, and the tab forgets it', async () => {
    const { view, held } = await visit({ link: { key } }, {});
    expect(view()).toEqual({ state: 'form', problem: NO_REQUEST });
    expect(JSON.stringify(held.tab)).not.toContain(key.trackingSecret);
  });

  test('a reload shows the same request again', async () => {
    const { view } = await visit({ tab: { key }, receipts: [receipt(other)] });
    expect(view()).toMatchObject({ request: { reference: key.reference } });
  });

  test('the only request of this device opens by itself; of several a person chooses', async () => {
    expect((await visit({ receipts: [receipt(key)] })).view().state).toBe('ready');
    const closed = request(other, { status: 'closed' });
    const several = await visit(
      { receipts: [receipt(key), receipt(other)] },
      { ...everything, [other.reference]: ok(closed) },
    );
    expect(several.view().state).toBe('form');
    expect(several.held.receipts.map(({ seen }) => seen?.request)).toEqual([request(key), closed]);
    several.screen.openKept(receipt(other));
    await settled();
    expect(several.view()).toMatchObject({ request: { reference: other.reference } });
    expect(several.held.tab).toEqual({ key: other });
  });

  test('without any request there is the form, with what was typed before a reload', async () => {
    const typed = { reference: 'K7Q', code: '01' };
    const { screen, view } = await visit({ tab: { typed } });
    expect(view()).toEqual({ state: 'form' });
    expect(screen.form.$state.get().values).toEqual(typed);
  });
});

describe('An email’s link', () => {
  const emailed: TrackingKey = { reference: key.reference, trackingSecret: 'ef'.repeat(16) };
  const part = ok(request(key, { purpose: 'question' }));
  /** A service that answers by secret. */
  const bySecret = (kept: Answer) =>
    vi.fn(async (asked: TrackingKey) => (asked.trackingSecret === emailed.trackingSecret ? part : kept));

  test('opens everything if this device keeps the key to it', async () => {
    const { view, held } = await visit(
      { link: { key: emailed }, receipts: [receipt(key)] },
      undefined,
      bySecret(ok(request(key))),
    );
    expect(view()).toMatchObject({ state: 'ready', request: { purpose: 'all' } });
    expect(held.tab).toEqual({ key: emailed });
  });

  test.each<[string, Answer]>([
    ['has ended', fail({ kind: 'refused', code: 'link_ended' })],
    ['opens nothing', ok(null)],
  ])('opens its part if the kept key %s, also after a reload', async (_, kept) => {
    const { view, held } = await visit(
      { link: { key: emailed }, receipts: [receipt(key)] },
      undefined,
      bySecret(kept),
    );
    expect(view()).toMatchObject({ state: 'ready', request: { purpose: 'question' } });
    const reloaded = await visit(held, undefined, bySecret(kept));
    expect(reloaded.view()).toMatchObject({ request: { purpose: 'question' } });
  });
});

describe('The form', () => {
  test('opens a request, and keeps the key only in this tab', async () => {
    const { screen, view, held } = await visit();
    screen.form.change({ reference: key.reference, code: key.trackingSecret });
    await screen.form.submit();
    expect(view().state).toBe('ready');
    expect(held).toEqual({ tab: { key }, receipts: [] });
  });

  test('keeps a key that opened nothing', async () => {
    const { screen, held } = await visit({}, { [key.reference]: fail(offline) });
    const typed = { reference: key.reference, code: key.trackingSecret };
    screen.form.change(typed);
    await screen.form.submit();
    expect(screen.form.$state.get()).toMatchObject({ values: typed, failure: offline });
    expect(held.tab).toEqual({ typed });
  });

  test('shows for another request, and stays after a reload', async () => {
    const { screen, view, held } = await visit({ receipts: [receipt(key)] });
    screen.followAnother();
    expect(view().state).toBe('form');
    expect((await visit(held)).view().state).toBe('form');
  });
});

test('Coming back looks again if there may be news', async () => {
  const { view, comeBack, answers } = await visit(
    { receipts: [receipt(key)] },
    { [key.reference]: fail(offline) },
  );
  expect(view().state).toBe('failed');
  answers[key.reference] = ok(request(key));
  comeBack('news');
  await settled();
  expect(view().state).toBe('ready');
});

test('Coming back to the list of requests shows their status now', async () => {
  vi.setSystemTime('2026-03-12T10:00:00Z');
  const { comeBack, held, answers, ask } = await visit({ receipts: [receipt(key), receipt(other)] });
  const closed = request(other, { status: 'closed' });
  answers[other.reference] = ok(closed);
  vi.setSystemTime('2026-03-12T10:02:00Z');
  comeBack('focus');
  comeBack('focus');
  await settled();
  expect(held.receipts.map(({ seen }) => seen?.request)).toEqual([request(key), closed]);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('Coming back after minutes looks again, but changes nothing behind an open dialog', async () => {
  vi.setSystemTime('2026-03-12T10:00:00Z');
  const { comeBack, openDialog, ask } = await visit({ receipts: [receipt(key)] });
  vi.setSystemTime('2026-03-12T10:02:00Z');
  comeBack('focus');
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  openDialog();
  vi.setSystemTime('2026-03-12T10:04:00Z');
  comeBack('focus');
  comeBack('news');
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('Erasing leaves nothing on this device except other requests', async () => {
  const { screen, view, held, answers, forgetDrafts } = await visit({
    tab: { key },
    receipts: [receipt(key), receipt(other)],
  });
  // The erased request has no questions, and drafts of answers must go.
  answers[key.reference] = ok(request(key, { erasedAt: '2026-03-12T10:00:00Z', questions: [] }));
  await screen.changes.erase.run();
  expect(view().state).toBe('ready');
  expect(held).toEqual({ tab: {}, receipts: [receipt(other)] });
  expect(forgetDrafts).toHaveBeenCalledExactlyOnceWith(request(key));
});

test('Erasing that fails changes nothing on this device', async () => {
  const { screen, held, answers, forgetDrafts } = await visit({ receipts: [receipt(key)] });
  answers[key.reference] = fail(offline);
  await screen.changes.erase.run();
  expect(held.receipts).toEqual([receipt(key, { seen: seenOf(key, expect.any(Number) as number) })]);
  expect(forgetDrafts).not.toHaveBeenCalled();
});

test('The device keeps a key only on request, and removes it on request', async () => {
  const { screen, view, held, forgetDrafts } = await visit({ link: { key } });
  expect(held.receipts).toEqual([]);
  expect(screen.keepHere()).toBe(true);
  expect(held.receipts).toEqual([receipt(key, { seen: seenOf(key, expect.any(Number) as number) })]);
  screen.forgetHere();
  expect(view().state).toBe('form');
  expect(held.receipts).toEqual([]);
  expect(forgetDrafts).toHaveBeenCalledExactlyOnceWith(request(key));
  expect(JSON.stringify(held.tab)).not.toContain(key.trackingSecret);
});

describe('A reference alone, from a letter', () => {
  const link = { reference: key.reference };

  test('opens the request if this device keeps its key', async () => {
    const { view } = await visit({ link, receipts: [receipt(other), receipt(key)] });
    expect(view()).toMatchObject({ state: 'ready', request: { reference: key.reference } });
  });

  test('asks anyone else for the private code, and says why', async () => {
    const { screen, view, ask } = await visit({ link, receipts: [receipt(other)] });
    expect(view()).toEqual({ state: 'form', problem: REFERENCE_ALONE });
    expect(screen.form.$state.get().values).toEqual({ reference: showReference(key.reference), code: '' });
    expect(ask).not.toHaveBeenCalled();
  });
});
