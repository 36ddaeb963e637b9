import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createPlacementsScreen } from './placements-screen.ts';

const loadPlacements = vi.fn(async () => ok({ rows: [], total: 0, page: 1 }));
const asked = async (search: string) => {
  await shown(createPlacementsScreen(() => undefined, search, { loadPlacements }).page);
  return loadPlacements.mock.lastCall as unknown[];
};

test('placements come latest first, or by their first day, or those that are live', async () => {
  expect(await asked('')).toMatchObject([{ sort: 'placed_at', direction: 'desc', status: '' }]);
  expect(await asked('?sort=starts_on&dir=asc')).toMatchObject([{ sort: 'starts_on', direction: 'asc' }]);
  expect(await asked('?status=live')).toMatchObject([{ status: 'live' }]);
  expect(await asked('?status=placed')).toMatchObject([{ status: '' }]);
});
