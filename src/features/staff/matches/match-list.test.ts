import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createMatchList } from './match-list.ts';
import { factsFixture } from './match.fixtures.ts';

const service = {
  loadMatchingCaregivers: vi.fn(),
  loadNearMisses: vi.fn(),
  loadHurdles: vi.fn(),
  loadMatchFacts: vi.fn(),
  inviteCaregiver: vi.fn(),
  recordApplication: vi.fn(),
  shortlistApplication: vi.fn(),
};
const refresh = vi.fn();
const open = () => createMatchList('job', service, refresh);

beforeEach(() => {
  vi.resetAllMocks();
  service.loadMatchingCaregivers.mockResolvedValue(ok([{ caregiverId: 'maria' }]));
  service.loadNearMisses.mockResolvedValue(ok([{ caregiverId: 'ann', unmet: 'too_far' }]));
  service.loadHurdles.mockResolvedValue(ok({ everyone: 3, inReach: 0, lacking: [] }));
  service.loadMatchFacts.mockResolvedValue(ok([factsFixture()]));
});

test('each match has its facts, and what would help loads only if nobody fits', async () => {
  expect(await shown(open().matches)).toMatchObject({
    value: {
      ranked: [{ caregiverId: 'maria', facts: { radiusKm: 15 } }],
      near: [{ caregiverId: 'ann', facts: undefined }],
      hurdles: undefined,
    },
  });
  expect(service.loadMatchFacts).toHaveBeenCalledWith(['maria', 'ann']);
  expect(service.loadHurdles).not.toHaveBeenCalled();

  service.loadMatchingCaregivers.mockResolvedValue(ok([]));
  expect(await shown(open().matches)).toMatchObject({ value: { hurdles: { inReach: 0 } } });
});

test('the list shows even if the facts fail to load', async () => {
  service.loadMatchFacts.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  expect(await shown(open().matches)).toMatchObject({ value: { ranked: [{ caregiverId: 'maria' }] } });
});

test('after an application by phone the list reloads, and a refusal shows in its dialog', async () => {
  service.recordApplication.mockResolvedValueOnce(ok('application'));
  const { matches, recording } = open();
  await shown(matches);
  await recording('maria').run('2026-11-20', true);
  expect(service.recordApplication).toHaveBeenCalledWith('job', 'maria', '2026-11-20', true);
  expect(refresh).toHaveBeenCalledOnce();
  service.recordApplication.mockResolvedValueOnce(fail({ kind: 'refused', code: 'already_applied' }));
  expect(await recording('maria').run('2026-11-20', true)).toBeUndefined();
});

test('after an invitation the list reloads, even if it was refused', async () => {
  service.inviteCaregiver.mockResolvedValue(ok('application'));
  const { matches, inviting } = open();
  await shown(matches);
  await inviting('maria').run('Do read this one.');
  expect(service.inviteCaregiver).toHaveBeenCalledWith('job', 'maria', 'Do read this one.');
  expect(refresh).toHaveBeenCalledTimes(1);

  service.inviteCaregiver.mockResolvedValue(fail({ kind: 'refused', code: 'already_invited' }));
  await inviting('maria').run('');
  expect(refresh).toHaveBeenCalledTimes(2);
});
