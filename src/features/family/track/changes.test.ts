import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createChanges } from './changes.ts';
import { createDeviceKeys } from './device-keys.ts';
import { type Answer, createLookUp } from './look-up.ts';
import { fakeDevice, introduction, key, offline, other, request } from './track.fixtures.ts';

const trackRequest = vi.fn<() => Promise<Answer>>();
const act = vi.fn<(...args: unknown[]) => Promise<Answer>>();
const hush = vi.fn();
const onErased = vi.fn();
const tooLate: Failure = { kind: 'refused', code: 'request_step_not_allowed' };

beforeEach(() => {
  trackRequest.mockReset().mockResolvedValue(ok(request(key)));
  act.mockReset().mockResolvedValue(ok(request(key, { status: 'withdrawn' })));
  hush.mockReset();
  onErased.mockReset();
});

/** The changes of a request on the screen. */
async function shown() {
  const keys = createDeviceKeys(fakeDevice().device);
  const lookUp = createLookUp({ keys, trackRequest, onUnknown: () => undefined });
  await lookUp.tryKey(key);
  const service = {
    answerQuestion: act,
    answerCheckIn: act,
    answerTerms: act,
    complain: act,
    askTeam: act,
    answerIntroduction: act,
    changeArrivalNotes: act,
    changeContact: act,
    changeOwnVisit: act,
    takeBackVisitChange: act,
    chooseEmails: act,
    withdrawRequest: act,
    takeBackWithdrawal: act,
    addLink: act,
    endLink: act,
    eraseRequest: act,
    exportRequest: act,
    loadPhoto: async () => fail(tooLate),
  };
  return { lookUp, changes: createChanges({ lookUp, service, hush, onErased }) };
}

test('The request shows as it is after the change', async () => {
  const { lookUp, changes } = await shown();
  expect(await changes.withdraw.run('')).toBeDefined();
  expect(lookUp.$view.get()).toMatchObject({ request: { status: 'withdrawn' } });
});

test('A withdrawal is cancelled', async () => {
  const { lookUp, changes } = await shown();
  act.mockResolvedValue(ok(request(key, { status: 'submitted' })));
  expect(await changes.takeBack.run()).toBeDefined();
  expect(lookUp.$view.get()).toMatchObject({ request: { status: 'submitted' } });
});

test('Emails are turned off and on', async () => {
  const { lookUp, changes } = await shown();
  act.mockResolvedValue(ok(request(key, { wantsEmails: false })));
  expect(await changes.chooseEmails.run(false)).toBeDefined();
  expect(act).toHaveBeenLastCalledWith(key, false);
  expect(lookUp.$view.get()).toMatchObject({ request: { wantsEmails: false } });
});

test('A change is made once, however often the button is pressed', async () => {
  const { changes } = await shown();
  await Promise.all([changes.withdraw.run('Moved'), changes.withdraw.run('Moved')]);
  expect(act).toHaveBeenCalledExactlyOnceWith(key, 'Moved');
});

test('An answer goes to its question, and contact details go without the spaces around them', async () => {
  const { changes } = await shown();
  await changes.answerQuestion('1', 'Yes');
  expect(act).toHaveBeenLastCalledWith(key, '1', 'Yes');
  await changes.changeContact({
    contactName: ' Fiona ',
    contactPhone: '',
    contactEmail: 'f@home.ie ',
    contactBy: 'email',
    contactLanguage: 'pl',
  });
  expect(act).toHaveBeenLastCalledWith(key, {
    contactBy: 'email',
    contactLanguage: 'pl',
    contactName: 'Fiona',
    contactPhone: '',
    contactEmail: 'f@home.ie',
  });
});

test('A no is remembered with what it ended, until the next change', async () => {
  const { changes, lookUp } = await shown();
  const suggested = request(key, { introductions: [introduction()] });
  lookUp.show(key, ok(suggested));
  act.mockResolvedValue(ok(request(key)));
  await changes.answerIntroduction('a1', 'no', null, '');
  expect(changes.$refused.get()).toMatchObject({ saidNoTo: ['Aoife'] });
  lookUp.show(key, ok(suggested));
  await changes.answerIntroduction('a1', 'yes', null, '');
  expect(changes.$refused.get()).toBeUndefined();
  // The page says so by itself, from what has happened.
  await changes.answerTerms('t1', false, '');
  expect(changes.$refused.get()).toBeUndefined();
});

test('Choosing a language that nobody had chosen, and that is the site’s own, changes nothing', async () => {
  const { changes } = await shown();
  const contact = { contactName: 'Fiona', contactPhone: '01', contactEmail: '', contactBy: 'call' } as const;
  await changes.changeContact({ ...contact, contactLanguage: 'en' });
  expect(act).toHaveBeenLastCalledWith(key, contact);
});

test('A change that comes too late says so, and the request shows as it is', async () => {
  const { lookUp, changes } = await shown();
  act.mockResolvedValueOnce(fail(tooLate));
  trackRequest.mockResolvedValue(ok(request(key, { status: 'matched' })));
  await changes.withdraw.run('');
  expect(changes.$conflict.get()).toEqual(tooLate);
  expect(lookUp.$view.get()).toMatchObject({ request: { status: 'matched' } });
  await changes.answerQuestion('1', 'Yes');
  expect(changes.$conflict.get()).toBeUndefined();
});

test('An answer about a caregiver who is no longer suggested changes nothing, and shows who is', async () => {
  const { lookUp, changes } = await shown();
  const ended: Failure = { kind: 'refused', code: 'introduction_ended' };
  act.mockResolvedValueOnce(fail(ended));
  trackRequest.mockResolvedValue(ok(request(key, { status: 'matched' })));
  await changes.answerIntroduction('a', 'yes', null, '');
  expect(act).toHaveBeenLastCalledWith(key, 'a', 'yes', null, '');
  expect(changes.$conflict.get()).toEqual(ended);
  expect(lookUp.$view.get()).toMatchObject({ request: { status: 'matched' } });
});

test('A yes to terms that have changed does not count, and the page shows the new ones', async () => {
  const { lookUp, changes } = await shown();
  const changed: Failure = { kind: 'refused', code: 'offer_changed' };
  act.mockResolvedValueOnce(fail(changed));
  const offeredAt = '2026-03-02T10:00:00Z';
  const terms = { availability: 1, hourlyRate: 24, startsOn: '2026-04-01', endsOn: null, offeredAt };
  trackRequest.mockResolvedValue(ok(request(key, { introductions: [introduction({ terms })] })));
  await changes.answerIntroduction('a1', 'yes', null, '');
  expect(changes.$conflict.get()).toEqual(changed);
  expect(lookUp.$view.get()).toMatchObject({ request: { introductions: [{ terms }] } });
});

test('A check-in is answered by key; once it no longer matters, the page shows the status', async () => {
  const { changes } = await shown();
  const ended: Failure = { kind: 'refused', code: 'check_in_ended' };
  act.mockResolvedValueOnce(fail(ended));
  await changes.answerCheckIn('c1', 'not_well', 'lateness', 'She comes late.');
  expect(act).toHaveBeenLastCalledWith(key, 'c1', 'not_well', 'lateness', 'She comes late.');
  expect(changes.$conflict.get()).toEqual(ended);
});

test('A request opened in the meantime stays on the screen', async () => {
  const { lookUp, changes } = await shown();
  const withdrawing = changes.withdraw.run('');
  trackRequest.mockResolvedValue(ok(request(other)));
  lookUp.open(other);
  await withdrawing;
  await new Promise((resolve) => setTimeout(resolve));
  expect(lookUp.$view.get()).toMatchObject({ request: { reference: other.reference } });
});

test('An erased request is removed here, too; one that could not be erased is not', async () => {
  const { changes } = await shown();
  act.mockResolvedValueOnce(fail(offline));
  await changes.erase.run();
  expect(onErased).not.toHaveBeenCalled();
  await changes.erase.run();
  expect(onErased).toHaveBeenCalledExactlyOnceWith(key);
});

test('Without a request on the screen nothing is sent', async () => {
  const { lookUp, changes } = await shown();
  lookUp.close();
  expect((await changes.answerQuestion('1', 'Yes')).ok).toBe(false);
  expect(act).not.toHaveBeenCalled();
});

test('Everything kept can be downloaded; a key that no longer opens anything says so', async () => {
  const { changes } = await shown();
  act.mockResolvedValueOnce(ok({ contact: 'Fiona' } as never));
  expect(await changes.takeAlong.run()).toEqual({ value: { contact: 'Fiona' } });
  expect(act).toHaveBeenLastCalledWith(key);
  act.mockResolvedValueOnce(ok(null));
  expect(await changes.takeAlong.run()).toBeUndefined();
  expect(changes.takeAlong.$state.get().error).toBeDefined();
});

test('The message about the last change disappears when the next begins', async () => {
  const { changes } = await shown();
  act.mockImplementation(async () => {
    expect(hush).toHaveBeenCalledOnce();
    return fail(offline);
  });
  await changes.withdraw.run('');
  expect(act).toHaveBeenCalledOnce();
});
