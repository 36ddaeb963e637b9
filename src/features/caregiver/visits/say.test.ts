import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { databases, fakeStorage } from '../../../state/device/fake-device.ts';
import { forgetSaidBy, said } from '../../../state/device/said.ts';
import { saidMark } from '../../../state/device/storage.ts';
import { $said } from '../said/said.ts';
import { type SayCalls, sendSaid } from '../said/send-said.ts';
import { withSaid } from './said-visits.ts';
import { sayOfVisit } from './say.ts';
import { visit } from './visit.fixtures.ts';

vi.mock('idb-keyval', async () => (await import('../../../state/device/fake-device.ts')).fakeDatabases);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('setInterval', () => 0);

const offline = fail({ kind: 'offline', code: 'unreachable' } as const);
const refused = (code: string) => fail({ kind: 'refused', code } as const);
const wednesday = visit('2026-11-25');
let server: SayCalls & { [name in 'cannotCome' | 'comeAfterAll']: ReturnType<typeof vi.fn> };

beforeEach(() => {
  databases['said']?.clear();
  vi.stubGlobal('localStorage', fakeStorage());
  $said.set([]);
  server = {
    cannotCome: vi.fn(async () => offline),
    comeAfterAll: vi.fn(async () => offline),
    ownId: vi.fn(() => 'nora'),
  } as never;
});
afterEach(() => vi.useRealTimers());

const absent = async () => sayOfVisit(wednesday, 'cannot_come', 'Ill', server);
const back = async (changes = {}) => sayOfVisit({ ...wednesday, ...changes }, 'can_come', '', server);

test('words that can’t be sent wait with the visit as it was seen, and arrive once, under their id', async () => {
  expect(await absent()).toEqual(ok('waiting'));
  expect(saidMark.read()).toBe(true);
  expect(withSaid([wednesday], $said.get())).toEqual([
    { ...wednesday, kind: 'cannot_come', reason: 'Ill', unsent: 'visit' },
  ]);
  server.cannotCome.mockResolvedValue(ok(null));
  await Promise.all([sendSaid(server), sendSaid(server)]);
  const [first, second, ...more] = server.cannotCome.mock.calls;
  expect(more).toEqual([]);
  expect(second?.[0]).toBe(first?.[0]);
  expect(second?.[1]).toMatchObject({ placementId: 'p1', day: '2026-11-25', opens: 360, closes: 720 });
  expect([$said.get(), saidMark.read()]).toEqual([[], undefined]);
});

test('if the visit is gone, an immediate try says so, and a waiting one later', async () => {
  server.cannotCome.mockResolvedValue(refused('no_visit_then'));
  expect(await absent()).toEqual(refused('no_visit_then'));
  expect($said.get()).toEqual([]);
  server.cannotCome.mockResolvedValue(offline);
  await absent();
  server.cannotCome.mockResolvedValue(refused('visit_times_changed'));
  await sendSaid(server);
  expect($said.get().map(({ problem }) => problem?.code)).toEqual(['visit_times_changed']);
  expect(withSaid([wednesday], $said.get())).toEqual([wednesday]);
  await sendSaid(server);
  expect(server.cannotCome).toHaveBeenCalledTimes(3);
});

test('words that were already tried are cancelled under their own id, in case they had arrived', async () => {
  await absent();
  expect(await back()).toEqual(ok('waiting'));
  server.cannotCome.mockResolvedValue(ok(null));
  server.comeAfterAll.mockResolvedValue(fail({ kind: 'not-found', code: 'visit_change_not_found' }));
  await sendSaid(server);
  expect(server.comeAfterAll).toHaveBeenLastCalledWith(server.cannotCome.mock.calls[0]?.[0]);
  expect($said.get()).toEqual([]);
});

test('words that were never tried are only removed', async () => {
  await absent();
  const [waiting] = await said.of('nora');
  if (waiting) await said.keep({ ...waiting, tries: 0 });
  expect(await back()).toEqual(ok('unsaid'));
  expect(await said.of('nora')).toEqual([]);
});

test('too many at once, or an ended session, is no reason to stop trying', async () => {
  await absent();
  for (const failure of [
    refused('too_many_requests'),
    fail({ kind: 'signed-out', code: '401' } as const),
    fail({ kind: 'server', code: '500' } as const),
  ]) {
    server.cannotCome.mockResolvedValue(failure);
    await sendSaid(server);
  }
  expect($said.get().map(({ problem, tries }) => [problem, tries])).toEqual([[undefined, 4]]);
});

test('another account neither sends nor sees them, and does not remove them by signing out', async () => {
  await absent();
  server.cannotCome.mockClear();
  vi.mocked(server.ownId).mockReturnValue('mary');
  await sendSaid(server);
  expect([server.cannotCome.mock.calls, $said.get()]).toEqual([[], []]);
  await forgetSaidBy('mary');
  expect(await said.of('nora')).toHaveLength(1);
  await forgetSaidBy('nora');
  expect([await said.of('nora'), saidMark.read()]).toEqual([[], undefined]);
});

test('a browser that stores nothing sends at once or says why not', async () => {
  const keep = vi.spyOn(said, 'keep').mockRejectedValue(new Error('refused'));
  expect(await absent()).toEqual(offline);
  server.cannotCome.mockResolvedValue(ok(null));
  expect(await absent()).toEqual(ok('told'));
  keep.mockRestore();
});
