import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createDashboardScreen, TASKS } from './dashboard-screen.ts';

const workload = Object.fromEntries(TASKS.map(({ kind }) => [kind, 1])) as never;
const service = {
  loadWaiting: vi.fn(),
  loadWorkload: vi.fn(async () => ok(workload)),
  loadRequests: vi.fn(async () => ok({ rows: [], total: 0, page: 1 })),
  loadApplications: vi.fn(),
};

test('what waits and what came in last are asked for apart: one may fail without the other', async () => {
  service.loadApplications.mockResolvedValue(fail({ kind: 'server', code: 'broken' }));
  service.loadWaiting.mockResolvedValue(ok([]));
  const screen = createDashboardScreen(service);
  expect(await shown(screen.workload)).toEqual({ state: 'ready', value: workload });
  expect(await shown(screen.requests)).toMatchObject({ state: 'ready' });
  expect(await shown(screen.applications)).toMatchObject({ state: 'failed' });
  expect(service.loadRequests).toHaveBeenCalledWith(
    expect.objectContaining({ sort: 'submitted_at', direction: 'desc', page: 1 }),
  );
});

test('each kind of work leads to its list', () => {
  for (const { href } of TASKS)
    expect(href).toMatch(
      /^\/admin\/(requests\?status=|placements\?status=|applications\?status=|caregivers\?status=|emails$)/,
    );
});

test('what is past its day leads, with papers that ran out while their owners are placed', async () => {
  const late = { due: '2020-01-01' };
  const lapse = { kind: 'lapse', due: '9999-01-01' };
  service.loadWaiting.mockResolvedValue(ok([late, lapse, { due: '9999-01-01' }, { due: null }]));
  expect(await shown(createDashboardScreen(service).overdue)).toEqual({
    state: 'ready',
    value: [late, lapse],
  });
});
