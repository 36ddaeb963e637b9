import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createDashboardScreen } from './dashboard-screen.ts';

const service = {
  loadPendingItems: vi.fn(),
  loadPendingCounts: vi.fn(async () => ok([])),
  loadFailedMails: vi.fn(async () => ok([])),
  assign: vi.fn(async () => ok(undefined as never)),
};
const open = vi.fn();
let address = '';
const create = (search = '') => {
  address = search;
  return createDashboardScreen(open, () => address, service);
};
beforeEach(() => {
  vi.clearAllMocks();
  service.loadPendingItems.mockResolvedValue(ok([]));
});

test('tasks and failed emails load separately, so that one may fail without the other', async () => {
  service.loadPendingItems.mockResolvedValue(fail({ kind: 'server', code: 'broken' }));
  const screen = create();
  expect(await shown(screen.failedMails)).toEqual({ state: 'ready', value: [] });
  expect(await shown(screen.waiting)).toMatchObject({ state: 'failed' });
});

test('what waits for a family or a caregiver is not a task', async () => {
  const ours = { turn: 'staff' };
  service.loadPendingItems.mockResolvedValue(ok([ours, { turn: 'family' }, { turn: 'caregiver' }]));
  expect(await shown(create().waiting)).toEqual({ state: 'ready', value: [ours] });
});

test('the address filters by owner and kind of work, and unknown values are ignored', async () => {
  await shown(create('?has=me&kind=new&colour=red').waiting);
  expect(service.loadPendingItems).toHaveBeenLastCalledWith(undefined, {
    kind: 'request',
    status: 'submitted',
    has: 'me',
  });
  await shown(create('?kind=nothing').waiting);
  expect(service.loadPendingItems).toHaveBeenLastCalledWith(undefined, {});
});

test('a filter chosen here is in the address beside the other parameters', async () => {
  const screen = create('?weeks=26');
  await shown(screen.waiting);
  screen.narrow('has', 'nobody');
  expect(open).toHaveBeenLastCalledWith('/admin/dashboard?weeks=26&has=nobody', true);
  expect(service.loadPendingItems).toHaveBeenLastCalledWith(undefined, { has: 'nobody' });
});

test('a tile filters the list and moves the focus to it, and the same address loads nothing', async () => {
  const screen = create();
  await shown(screen.waiting);
  screen.follow();
  expect(service.loadPendingItems).toHaveBeenCalledOnce();
  address = '?kind=ran_out';
  screen.follow();
  await vi.waitFor(() => expect(screen.$led.get()).toBe(1));
  expect(service.loadPendingItems).toHaveBeenLastCalledWith(undefined, { kind: 'lapse', status: undefined });
});

test('assigning a task names the owner on the row, and the slower admin sees the new one', async () => {
  const screen = create();
  await shown(screen.waiting);
  await screen.take.run({ assignment: 'request' }, 'me', null);
  expect(service.assign).toHaveBeenCalledWith('request', 'me', null);
  service.assign.mockResolvedValueOnce(fail({ kind: 'refused', code: 'owner_changed' }) as never);
  expect(await screen.take.run({ assignment: 'request' }, 'me', null)).toBeUndefined();
  expect(service.loadPendingItems).toHaveBeenCalledTimes(3);
});
