import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { databases, fakeStorage } from '../../../state/device/fake-device.ts';
import { $said } from '../said/said.ts';
import { sendSaid } from '../said/send-said.ts';
import { sayLeaving } from './say-leaving.ts';

vi.mock('idb-keyval', async () => (await import('../../../state/device/fake-device.ts')).fakeDatabases);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('setInterval', () => 0);

const placement = { id: 'placement', job: { title: 'Mornings in Cork', part: null } };
const wish = { lastDay: '2026-12-24', reason: 'distance', words: 'Two buses.' } as const;
const server = { askToLeave: vi.fn(), ownId: () => 'nora' };
const sending = server as never;

beforeEach(() => {
  databases['said']?.clear();
  vi.stubGlobal('localStorage', fakeStorage());
  $said.set([]);
  server.askToLeave.mockReset().mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
});

test('a caregiver’s wish to stop waits for a connection, and is sent again under the same id', async () => {
  expect(await sayLeaving(placement, wish, sending)).toEqual(ok('waiting'));
  server.askToLeave.mockResolvedValue(ok(null));
  await sendSaid(sending);
  const [[first], [again, to, sent]] = server.askToLeave.mock.calls as [[string], [string, string, object]];
  expect([again, to]).toEqual([first, 'placement']);
  expect(sent).toMatchObject(wish);
  expect($said.get()).toEqual([]);
});

test('an immediate refusal shows in the form, and nothing waits', async () => {
  server.askToLeave.mockResolvedValue(fail({ kind: 'refused', code: 'last_day_invalid' }));
  expect(await sayLeaving(placement, wish, sending)).toMatchObject({ error: { code: 'last_day_invalid' } });
  expect($said.get()).toEqual([]);
});
