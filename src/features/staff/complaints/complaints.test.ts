import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createComplaints } from './complaints.ts';
import { standInsBefore } from './stand-ins.ts';

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

test('a family’s complaint says who came instead of the caregiver shortly before', () => {
  const visit = (onDate: string, coveredName: string | null, undoneAt: string | null = null) => ({
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
  const complaint = { side: 'family' as const, raisedAt: '2026-11-26T10:00:00Z', changes };
  expect(standInsBefore(complaint)).toBe(
    'Stand-ins in the two weeks before: Aoife Nolan on Tue 24 Nov and Una Byrne on Wed 25 Nov.',
  );
  expect(standInsBefore({ ...complaint, side: 'caregiver' })).toBe('');
});

test('a complaint is recorded only on its placement', () => {
  expect(createComplaints({ of: 'id', id: 'p1' }, undefined, service).placement).toBe('p1');
  expect(createComplaints({ of: 'requestId', id: 'r1' }, undefined, service).placement).toBeUndefined();
});
