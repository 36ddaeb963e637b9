import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createComplaints } from './complaints.ts';
import { standInsOf } from './stand-ins.ts';

const done = () => vi.fn(async () => ok(null as never));
const service = {
  loadComplaints: vi.fn(async () => ok([])),
  recordComplaint: done(),
  settleComplaint: done(),
  reopenComplaint: done(),
  loadPendingItems: vi.fn(async () => ok([])),
};

test('after each step the complaints and their page reload', async () => {
  const around = vi.fn(async () => undefined);
  const store = createComplaints({ of: 'id', id: 'p1' }, around, service);
  await shown(store.list);
  await store.reopenOf('c1').run();
  expect(service.reopenComplaint).toHaveBeenCalledWith('c1');
  expect(service.loadComplaints).toHaveBeenCalledTimes(2);
  expect(around).toHaveBeenCalledTimes(1);
});

test('after settling, it looks for the next task', async () => {
  const store = createComplaints({ of: 'id', id: 'p1' }, undefined, service);
  await store.settle.run('c1', {} as never);
  await vi.waitFor(() => expect(store.next.$next.get()).toBeNull());
});

test('a family’s complaint says which stand-in it is about, or who came instead shortly before', () => {
  const visit = (onDate: string, coveredName: string | null, undoneAt: string | null = null) => ({
    id: onDate,
    onDate,
    coveredName,
    undoneAt,
  });
  const changes = [
    visit('2026-11-25', 'Una Byrne'),
    visit('2026-11-24', 'Aoife Nolan'),
    visit('2026-11-23', null),
    visit('2026-11-22', 'Noel Daly', '2026-11-21T10:00:00Z'),
    visit('2026-11-01', 'Noel Daly'),
    visit('2026-11-27', 'Noel Daly'),
  ];
  const complaint = { side: 'family' as const, changeId: null, raisedAt: '2026-11-26T10:00:00Z', changes };
  expect(standInsOf(complaint)).toBe(
    'Stand-ins in the two weeks before: Aoife Nolan on Tue 24 Nov and Una Byrne on Wed 25 Nov.',
  );
  expect(standInsOf({ ...complaint, side: 'caregiver' })).toBe('');
  expect(standInsOf({ ...complaint, changeId: '2026-11-24' })).toBe(
    'About Aoife Nolan, who came on Tue 24 Nov.',
  );
});

test('a complaint is recorded only on its placement', () => {
  expect(createComplaints({ of: 'id', id: 'p1' }, undefined, service).placement).toBe('p1');
  expect(createComplaints({ of: 'requestId', id: 'r1' }, undefined, service).placement).toBeUndefined();
});
