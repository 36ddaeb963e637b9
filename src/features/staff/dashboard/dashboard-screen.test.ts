import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createDashboardScreen, TASKS } from './dashboard-screen.ts';

const workload = Object.fromEntries(TASKS.map(({ kind }) => [kind, 1])) as never;
const service = { loadWaiting: vi.fn(), loadWorkload: vi.fn(async () => ok(workload)) };

test('what waits and how much are asked for apart: one may fail without the other', async () => {
  service.loadWaiting.mockResolvedValue(fail({ kind: 'server', code: 'broken' }));
  const screen = createDashboardScreen(service);
  expect(await shown(screen.workload)).toEqual({ state: 'ready', value: workload });
  expect(await shown(screen.waiting)).toMatchObject({ state: 'failed' });
});

test('each kind of work leads to its list', () => {
  for (const { href } of TASKS)
    expect(href).toMatch(
      /^\/admin\/(requests\?status=|placements\?status=|applications\?status=|caregivers\?status=|papers$|emails$)/,
    );
});

test('what waits for a family or a caregiver is nothing to do', async () => {
  const ours = { turn: 'staff' };
  service.loadWaiting.mockResolvedValue(ok([ours, { turn: 'family' }, { turn: 'caregiver' }]));
  expect(await shown(createDashboardScreen(service).waiting)).toEqual({ state: 'ready', value: [ours] });
});
