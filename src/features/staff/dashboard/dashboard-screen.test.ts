import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createDashboardScreen, TASKS, tilesOf } from './dashboard-screen.ts';

const service = { loadWaiting: vi.fn(), loadFailedMails: vi.fn(async () => ok([])) };

test('what waits and what did not arrive are asked for apart: one may fail without the other', async () => {
  service.loadWaiting.mockResolvedValue(fail({ kind: 'server', code: 'broken' }));
  const screen = createDashboardScreen(service);
  expect(await shown(screen.failedMails)).toEqual({ state: 'ready', value: [] });
  expect(await shown(screen.waiting)).toMatchObject({ state: 'failed' });
});

test('each kind of work leads to its list', () => {
  for (const { href } of TASKS)
    expect(href).toMatch(
      /^\/admin\/(requests\?status=|placements\?status=|applications\?status=|caregivers(\?status=|$)|papers$)/,
    );
});

test('what waits for a family or a caregiver is nothing to do', async () => {
  const ours = { turn: 'staff' };
  service.loadWaiting.mockResolvedValue(ok([ours, { turn: 'family' }, { turn: 'caregiver' }]));
  expect(await shown(createDashboardScreen(service).waiting)).toEqual({ state: 'ready', value: [ours] });
});

test('the tiles come to as much as the list', () => {
  const things = [
    ['request', 'submitted'],
    ['request', 'in_review'],
    ['request', 'open'],
    ['search', 'open'],
    ['question', 'matched'],
    ['profile', 'submitted'],
    ['profile', 'approved'],
    ['paper', null],
    ['lapse', null],
    ['application', 'submitted'],
    ['application', 'shortlisted'],
    ['introduction', 'introduced'],
    ['introduction', 'offered'],
    ['offer', 'accepted'],
    ['check_in', 'matched'],
  ].map(([kind, status]) => ({ kind, status })) as never[];
  expect(tilesOf(things).reduce((sum, { count }) => sum + count, 0)).toBe(things.length);
});
