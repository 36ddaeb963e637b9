import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../lib/failure.ts';
import { fail, ok } from '../lib/result.ts';

type Report = (event: string, session: object | null) => void;

const page = vi.hoisted(() => ({
  report: (() => undefined) as Report,
  load: vi.fn(),
  missing: vi.fn(),
  hasEnded: vi.fn(async () => false),
  wipe: vi.fn(async () => undefined),
  kept: undefined as { id: string; role: string } | undefined,
}));
const events = new EventTarget();
const $stalled = atom(false);
vi.mock('./client.ts', () => ({
  auth: () => ({
    onAuthStateChange: (report: Report) => {
      page.report = report;
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
  }),
  keptSession: () => (page.kept ? { user: { id: page.kept.id } } : null),
  refreshing: { $stalled },
  REFUSED_EVENT: 'refused',
  NOTHING_EVENT: 'nothing',
}));
vi.mock('./account-profile.ts', () => ({
  loadAccountProfile: page.load,
  loadMissingFactor: page.missing,
}));
vi.mock('./auth.ts', () => ({ sessionHasEnded: page.hasEnded }));
vi.mock('../state/device/wipe.ts', () => ({ wipeDevice: page.wipe }));
vi.mock('../state/device/storage.ts', () => ({
  profile: {
    read: () => page.kept,
    keep: (profile: typeof page.kept) => (page.kept = profile),
  },
  role: { read: () => page.kept?.role, keep: () => true },
  left: { keep: () => true },
  copiesOf: { read: () => undefined },
}));
const nothingKept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal('localStorage', nothingKept);
vi.stubGlobal('sessionStorage', nothingKept);
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));

const una = { id: 'una', role: 'caregiver' };
const session = { access_token: 'token', user: { id: 'una' } };
const offline: Failure = { kind: 'offline', code: 'unreachable' };

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  page.kept = undefined;
  page.load.mockResolvedValue(ok(una));
  page.hasEnded.mockResolvedValue(false);
  page.missing.mockResolvedValue(ok(null));
  $stalled.set(false);
});

async function follow() {
  const { $session, followSession, stopFollowing } = await import('./session.ts');
  followSession();
  return { $session, stopFollowing };
}

test('a signed-in person has the profile, which the device then keeps', async () => {
  const { $session } = await follow();
  expect($session.get()).toEqual({ state: 'loading' });
  page.report('INITIAL_SESSION', session);
  await vi.waitFor(() => expect($session.get()).toEqual({ state: 'signed-in', profile: una }));
  expect(page.kept).toEqual(una);
});

test('the same session reported twice is read once', async () => {
  const { $session } = await follow();
  page.report('INITIAL_SESSION', session);
  page.report('SIGNED_IN', session);
  await vi.waitFor(() => expect($session.get().state).toBe('signed-in'));
  expect(page.load).toHaveBeenCalledOnce();
});

test('without a connection nobody is signed out, and the kept profile counts', async () => {
  page.kept = una;
  page.load.mockResolvedValue(fail(offline));
  const { $session } = await follow();
  $stalled.set(true);
  expect($session.get()).toEqual({ state: 'signed-in', profile: una });
  page.report('INITIAL_SESSION', session);
  await vi.waitFor(() => expect(page.load).toHaveBeenCalledOnce());
  expect($session.get().state).toBe('signed-in');
});

test('a session that ended elsewhere ends here at the next refusal', async () => {
  const { $session } = await follow();
  page.report('INITIAL_SESSION', session);
  await vi.waitFor(() => expect($session.get().state).toBe('signed-in'));
  page.load.mockResolvedValue(ok(null));
  page.hasEnded.mockResolvedValue(true);
  events.dispatchEvent(new Event('refused'));
  await vi.waitFor(() => expect($session.get()).toEqual({ state: 'signed-out' }));
  expect(page.kept).toBeUndefined();
});

test('a missing profile differs from one that could not be read', async () => {
  page.load.mockResolvedValue(ok(null));
  const { $session } = await follow();
  page.report('INITIAL_SESSION', session);
  await vi.waitFor(() => expect($session.get()).toEqual({ state: 'no-profile', missing: null }));
  const failure: Failure = { kind: 'server', code: '500' };
  page.load.mockResolvedValue(fail(failure));
  page.report('USER_UPDATED', session);
  await vi.waitFor(() => expect($session.get()).toEqual({ state: 'no-profile', error: failure }));
});

test('an admin’s sign-out wipes the device before it is shown', async () => {
  page.kept = { id: 'ada', role: 'admin' };
  const { $session } = await follow();
  page.report('SIGNED_OUT', null);
  expect($session.get().state).toBe('loading');
  await vi.waitFor(() => expect($session.get()).toEqual({ state: 'signed-out' }));
  expect(page.wipe).toHaveBeenCalledOnce();
});

test('signing out changes nothing on this page', async () => {
  const { $session, stopFollowing } = await follow();
  page.report('INITIAL_SESSION', session);
  await vi.waitFor(() => expect($session.get().state).toBe('signed-in'));
  stopFollowing();
  page.report('SIGNED_OUT', null);
  expect($session.get().state).toBe('signed-in');
});

test('staff without their second factor have no profile yet, and read what is missing', async () => {
  page.load.mockResolvedValue(ok(null));
  page.missing.mockResolvedValue(ok('code'));
  const { $session } = await follow();
  page.report('INITIAL_SESSION', session);
  await vi.waitFor(() => expect($session.get()).toEqual({ state: 'no-profile', missing: 'code' }));
  page.load.mockResolvedValue(ok({ ...una, role: 'admin' }));
  page.report('MFA_CHALLENGE_VERIFIED', { ...session, access_token: 'sure' });
  await vi.waitFor(() => expect($session.get().state).toBe('signed-in'));
});
