import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { databases, fakeStorage } from '../../../state/device/fake-device.ts';
import { said } from '../../../state/device/said.ts';
import { $said } from '../said/said.ts';
import { sendSaid } from '../said/send-said.ts';
import { withSaid } from '../visits/said-visits.ts';
import { visit } from '../visits/visit.fixtures.ts';
import { daysOffDraft } from './days-off-draft.ts';
import { addedDays, knownDays } from './said-days-off.ts';
import { sayDaysOff, sayRemoval } from './say-days-off.ts';

vi.mock('idb-keyval', async () => (await import('../../../state/device/fake-device.ts')).fakeDatabases);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('setInterval', () => 0);

const week = { from: '2026-12-20', to: '2026-12-27' };
const monday = visit('2026-12-21');
const seen = { placementId: 'p1', day: '2026-12-21', opens: 360, closes: 720 };
const offline = fail({ kind: 'offline', code: 'unreachable' } as const);
const server = { addTimeOff: vi.fn(), removeTimeOff: vi.fn(), ownId: () => 'nora' };
const sending = server as never;
const add = () => sayDaysOff('off', week, [monday], sending);
const remove = (comes: string[] | null) => sayRemoval({ id: 'off', ...week }, comes, sending);

beforeEach(() => {
  for (const database of Object.values(databases)) database?.clear();
  vi.stubGlobal('localStorage', fakeStorage());
  $said.set([]);
  server.addTimeOff.mockReset().mockResolvedValue(offline);
  server.removeTimeOff.mockReset().mockResolvedValue(offline);
});

test('days off wait with the visits that were seen, which are off on this device, and arrive under their id', async () => {
  expect(await add()).toEqual(ok('waiting'));
  expect(addedDays($said.get())).toEqual([{ id: 'off', ...week, unsent: 'added' }]);
  expect(withSaid([monday, visit('2026-12-28')], $said.get())).toEqual([
    { ...monday, kind: 'cannot_come', unsent: 'days_off' },
    visit('2026-12-28'),
  ]);
  server.addTimeOff.mockResolvedValue(ok(null));
  await Promise.all([sendSaid(sending), sendSaid(sending)]);
  expect(server.addTimeOff).toHaveBeenCalledTimes(2);
  expect(server.addTimeOff).toHaveBeenLastCalledWith('off', expect.objectContaining(week), [seen]);
  expect($said.get()).toEqual([]);
});

test('after a later refusal they are in their form again, and the visits are on', async () => {
  await add();
  server.addTimeOff.mockResolvedValue(fail({ kind: 'refused', code: 'other_visits_off' }));
  await sendSaid(sending);
  expect($said.get()).toMatchObject([{ kind: 'days_off', problem: { code: 'other_visits_off' } }]);
  expect(await daysOffDraft('nora').load()).toEqual(week);
  expect([addedDays($said.get()), withSaid([monday], $said.get())]).toEqual([[], [monday]]);
});

test('if they are removed before they were sent, only the removal is sent, in case they had arrived', async () => {
  await add();
  server.addTimeOff.mockClear();
  server.removeTimeOff.mockResolvedValue(ok(null));
  expect(await remove(null)).toEqual(ok('told'));
  expect(server.removeTimeOff).toHaveBeenCalledExactlyOnceWith('off', null);

  await add();
  const [waiting] = await said.of('nora');
  if (waiting) await said.keep({ ...waiting, tries: 0 });
  server.removeTimeOff.mockClear();
  expect(await remove(null)).toEqual(ok('unsaid'));
  expect([await said.of('nora'), server.removeTimeOff.mock.calls]).toEqual([[], []]);
});

test('a removal waits, and says whether the visits take place again', async () => {
  const known = [{ id: 'off', ...week }];
  const off = { ...monday, kind: 'cannot_come', timeOffId: 'off' } as const;
  await remove([]);
  expect(knownDays(known, $said.get())).toEqual([{ ...known[0], unsent: 'removed' }]);
  expect(withSaid([off], $said.get())).toEqual([off]);
  await remove(['c1']);
  expect(withSaid([off], $said.get())).toEqual([{ ...off, kind: null, unsent: 'days_off' }]);
});
