import { expect, test, vi } from 'vitest';
import { today } from '../../../domain/operator.ts';
import { ok } from '../../../lib/result.ts';
import { line } from './board.fixtures.ts';
import { mondayOf } from './board.ts';
import { createVisitsScreen } from './visits-screen.ts';

function screenAt(search: string) {
  const open = vi.fn();
  const loadVisitBoard = vi.fn(async () => ok({ rows: [line], total: 1, page: 1 }));
  return { open, loadVisitBoard, screen: createVisitsScreen(open, search, { loadVisitBoard }) };
}

test('the address says the week, the view and the filters', async () => {
  const { loadVisitBoard, screen } = screenAt('?week=2026-11-26&by=caregiver&gaps=yes&place=Galway&page=2');
  await screen.page.reload();
  expect(loadVisitBoard).toHaveBeenLastCalledWith('2026-11-23', {
    filters: { by: 'caregiver', gaps: 'yes', place: 'Galway' },
    page: 2,
  });
});

test('without a week it is this one; another week keeps the filters and begins on its first page', async () => {
  const { loadVisitBoard, open, screen } = screenAt('?gaps=yes&page=3');
  await screen.page.reload();
  expect(loadVisitBoard).toHaveBeenLastCalledWith(mondayOf(today()), { filters: { gaps: 'yes' }, page: 3 });
  screen.narrow('week', '2026-12-07');
  await vi.waitFor(() =>
    expect(loadVisitBoard).toHaveBeenLastCalledWith('2026-12-07', { filters: { gaps: 'yes' }, page: 1 }),
  );
  expect(open).toHaveBeenLastCalledWith('/admin/visits?gaps=yes&week=2026-12-07', true);
});

test('on paper are all lines that fit, whatever page is shown; of very many the first ones', async () => {
  const { loadVisitBoard, screen } = screenAt('?week=2026-11-26&gaps=yes&page=2');
  loadVisitBoard.mockResolvedValue(ok({ rows: [line], total: 120, page: 1 }));
  expect(await screen.loadAll()).toEqual(ok([line, line, line]));
  expect(loadVisitBoard).toHaveBeenLastCalledWith('2026-11-23', { filters: { gaps: 'yes' }, page: 3 });
  loadVisitBoard.mockResolvedValue(ok({ rows: [line], total: 1200, page: 1 }));
  expect(await screen.loadAll()).toMatchObject({ value: { length: 10 } });
});
