import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createPlacementScreen } from './placement-screen.ts';
import { placement } from './placement.fixtures.ts';
import type { loadPlacement } from '../../../data/placements.ts';

const done = () => vi.fn(async () => ok(null as never));
const service = {
  loadPlacement: vi.fn<typeof loadPlacement>(),
  loadActivity: vi.fn(async () => ok([])),
  addNote: vi.fn(async () => ok(undefined as never)),
  loadTimeOffOf: vi.fn(async () => ok([])),
  correctPlacement: done(),
  endPlacement: done(),
  reportNoShow: done(),
  takeBackNoShow: done(),
  noteCheckIn: done(),
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

test('each step is followed by the placement as it is now', async () => {
  const screen = await open();
  const terms = { availability: 1, hourlyRate: null, startsOn: '2026-03-02', endsOn: null };
  await screen.correct.run(terms, terms);
  expect(service.correctPlacement).toHaveBeenCalledWith('p1', terms, terms);
  service.loadPlacement.mockResolvedValue(ok(placement({ endedAt: '2026-03-31T10:00:00Z' })));
  await screen.end.run({ reason: 'Well again', lastDay: '2026-03-31', searchAgain: true, note: 'Late' });
  expect(service.endPlacement).toHaveBeenCalledWith('p1', 'Well again', '2026-03-31', true, 'Late');
  expect(screen.record.$value.get()).toMatchObject({ value: { endedAt: '2026-03-31T10:00:00Z' } });
});

test('what was done about an answer is noted with it, and then settled', async () => {
  const screen = await open();
  await screen.noteOf('c1').run('Called both.');
  expect(service.noteCheckIn).toHaveBeenCalledWith('c1', 'Called both.');
  expect(service.loadPlacement).toHaveBeenCalledTimes(2);
});

test('whoever comes second sees how it stands', async () => {
  const screen = await open();
  service.loadPlacement.mockResolvedValue(ok(placement({ firstDayConfirmedAt: '2026-03-02T10:00:00Z' })));
  service.reportNoShow.mockResolvedValueOnce(fail({ kind: 'refused', code: 'first_day_confirmed' }) as never);
  await screen.reportNoShow.run('2026-03-02', 'The bus was late.');
  expect(service.reportNoShow).toHaveBeenCalledWith('p1', '2026-03-02', 'The bus was late.');
  expect(screen.reportNoShow.$state.get().error?.code).toBe('first_day_confirmed');
  expect(screen.record.$value.get()).toMatchObject({
    value: { firstDayConfirmedAt: expect.any(String) as string },
  });
});

test('who changed nothing was not slower than somebody else: the page stays as it is', async () => {
  const screen = await open();
  service.correctPlacement.mockResolvedValueOnce(fail({ kind: 'refused', code: 'same_as_before' }) as never);
  const terms = { availability: 1, hourlyRate: null, startsOn: '2026-03-02', endsOn: null };
  await screen.correct.run(terms, terms);
  expect(service.loadPlacement).toHaveBeenCalledTimes(1);
});
