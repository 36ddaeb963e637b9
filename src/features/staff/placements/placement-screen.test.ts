import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createPlacementScreen } from './placement-screen.ts';
import { placement } from './placement.fixtures.ts';
import type { loadPlacement } from '../../../data/placements.ts';

const done = () => vi.fn(async () => ok(null as never));
const service = {
  loadFamilyContact: vi.fn(async () => ok(null as never)),
  saveArrivalNotes: done(),
  loadPlacement: vi.fn<typeof loadPlacement>(),
  loadActivity: vi.fn(async () => ok([])),
  addNote: vi.fn(async () => ok(undefined as never)),
  loadTimeOffOf: vi.fn(async () => ok([])),
  correctPlacement: done(),
  endPlacement: done(),
  answerLeave: done(),
  proposeTerms: done(),
  recordTermsAnswer: done(),
  withdrawTerms: done(),
  loadComplaints: vi.fn(async () => ok([])),
  recordComplaint: done(),
  settleComplaint: done(),
  reopenComplaint: done(),
  loadPendingItems: vi.fn(async () => ok([])),
  loadVisits: vi.fn(async () => ok([])),
  recordVisitChange: done(),
  moveVisit: done(),
  takeBackVisitChange: done(),
  loadCovers: vi.fn(async () => ok([])),
  coverVisit: done(),
  inviteToCover: done(),
  settleVisit: done(),
};

beforeEach(() => {
  vi.clearAllMocks();
  service.loadPlacement.mockResolvedValue(ok(placement()));
});

async function open() {
  const screen = createPlacementScreen('p1', service);
  await shown(screen.record);
  return screen;
}

test('after each step the placement reloads', async () => {
  const screen = await open();
  const terms = { availability: 1, hourlyRate: null, startsOn: '2026-03-02', endsOn: null };
  await screen.correct.run(terms, terms);
  expect(service.correctPlacement).toHaveBeenCalledWith('p1', terms, terms);
  service.loadPlacement.mockResolvedValue(ok(placement({ endedAt: '2026-03-31T10:00:00Z' })));
  const end = {
    cause: 'recovered' as const,
    reason: 'Well again',
    lastDay: '2026-03-31',
    searchAgain: true,
    note: 'Late',
  };
  await screen.end.run(end);
  expect(service.endPlacement).toHaveBeenCalledWith('p1', end);
  expect(screen.record.$value.get()).toMatchObject({ value: { endedAt: '2026-03-31T10:00:00Z' } });
});

test('after a complaint is settled the placement reloads', async () => {
  const screen = await open();
  const settled = {
    kind: 'lateness' as const,
    severity: 'low' as const,
    outcome: 'explained' as const,
    told: ['family' as const],
    words: 'Called both.',
  };
  await screen.complaints.settle.run('c1', settled);
  expect(service.settleComplaint).toHaveBeenCalledWith('c1', settled);
  expect(service.loadPlacement).toHaveBeenCalledTimes(2);
});

test('the slower admin sees the current status', async () => {
  const screen = await open();
  service.loadPlacement.mockResolvedValue(ok(placement({ firstDayConfirmedAt: '2026-03-02T10:00:00Z' })));
  service.recordVisitChange.mockResolvedValueOnce(
    fail({ kind: 'refused', code: 'first_day_confirmed' }) as never,
  );
  const said = { id: 'v1', onDate: '2026-03-02', opens: 360, saidBy: 'Peg', reason: '' };
  await screen.sayOfVisit.run({ ...said, kind: 'missed' });
  expect(service.recordVisitChange).toHaveBeenCalledWith({ ...said, kind: 'missed', placementId: 'p1' });
  expect(screen.sayOfVisit.$state.get().error?.code).toBe('first_day_confirmed');
  expect(screen.record.$value.get()).toMatchObject({
    value: { firstDayConfirmedAt: expect.any(String) as string },
  });
});

test('if nothing was changed, the page stays as it is', async () => {
  const screen = await open();
  service.correctPlacement.mockResolvedValueOnce(fail({ kind: 'refused', code: 'same_as_before' }) as never);
  const terms = { availability: 1, hourlyRate: null, startsOn: '2026-03-02', endsOn: null };
  await screen.correct.run(terms, terms);
  expect(service.loadPlacement).toHaveBeenCalledTimes(1);
});

test('visits are from a month ago to two weeks ahead, and reload after each step', async () => {
  vi.setSystemTime('2026-11-24T10:00:00Z');
  const screen = await open();
  await shown(screen.visits);
  expect(service.loadVisits).toHaveBeenCalledExactlyOnceWith('p1', '2026-10-24', '2026-12-07');
  await screen.cover.run('v1', 'c2', 'Eoin');
  expect(service.coverVisit).toHaveBeenCalledWith('v1', 'c2', 'Eoin');
  await screen.inviteToCover.run('v1', ['c2', 'c3']);
  expect(service.inviteToCover).toHaveBeenCalledWith('v1', ['c2', 'c3']);
  await screen.settle('v1').run('Called both.');
  expect(service.settleVisit).toHaveBeenCalledWith('v1', 'Called both.');
  await screen.takeBack('v1').run();
  expect(service.takeBackVisitChange).toHaveBeenCalledWith('v1');
  expect(service.loadVisits).toHaveBeenCalledTimes(5);
  await shown(screen.coversFor('v1'));
  expect(service.loadCovers).toHaveBeenCalledWith('v1');
});
