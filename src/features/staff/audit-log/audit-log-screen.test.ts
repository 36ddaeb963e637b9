import { beforeEach, expect, test, vi } from 'vitest';
import type { AuditEvent } from '../../../data/audit-log.ts';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createAuditLogScreen, PAGE } from './audit-log-screen.ts';
import type { loadAuditLog } from '../../../data/audit-log.ts';

const events = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from - index }) as AuditEvent);
const service = {
  loadAuditLog: vi.fn<typeof loadAuditLog>(async () => ok([])),
  loadStaff: vi.fn(async () => ok([])),
};
const open = vi.fn();
beforeEach(() => vi.clearAllMocks());

const asked = () => service.loadAuditLog.mock.calls.at(-1);

test('the address holds the filters and the position', async () => {
  const screen = createAuditLogScreen(open, '?who=family&from=2026-01-01&before=70&colour=red', service);
  await shown(screen.page);
  expect(asked()).toEqual([{ who: 'family', from: '2026-01-01' }, 70, PAGE + 1]);
});

test('a new filter begins with the latest event, and is in the address', async () => {
  const screen = createAuditLogScreen(open, '?before=70', service);
  await shown(screen.page);
  screen.narrow('kind', 'document');
  expect(open).toHaveBeenLastCalledWith('/admin/trail?kind=document', true);
  expect(asked()).toMatchObject([{ kind: 'document' }, undefined, PAGE + 1]);
});

test('earlier events begin after the last one shown, and the browser’s back button returns', async () => {
  service.loadAuditLog.mockResolvedValueOnce(ok(events(200, PAGE + 1)));
  const screen = createAuditLogScreen(open, '?kind=document', service);
  const page = await shown(screen.page);
  expect(page.state === 'ready' && [page.value.rows.length, page.value.hasOlder]).toEqual([PAGE, true]);
  screen.older(151);
  expect(open).toHaveBeenLastCalledWith('/admin/trail?kind=document&before=151', false);
  expect(asked()?.[1]).toBe(151);
  screen.follow('?kind=document');
  expect(asked()?.[1]).toBeUndefined();
});

test('a file continues where each of its pages ended, to the end', async () => {
  const screen = createAuditLogScreen(open, '', service);
  const query = { ...screen.$query.get(), size: 3 };
  service.loadAuditLog.mockResolvedValueOnce(ok(events(9, 3))).mockResolvedValueOnce(ok(events(6, 2)));
  expect(await screen.loadForFile({ ...query, page: 1 })).toMatchObject({ value: { total: 4 } });
  expect(await screen.loadForFile({ ...query, page: 2 })).toMatchObject({ value: { total: 5 } });
  expect(asked()?.[1]).toBe(7);
});
