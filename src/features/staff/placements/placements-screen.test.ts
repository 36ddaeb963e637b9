import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createPlacementsScreen } from './placements-screen.ts';

const loadDeactivated = vi.fn(async () => ok(['gone']));
const loadPlacements = vi.fn(async () => ok({ rows: [] as never[], total: 0, page: 1 }));
const asked = async (search: string) => {
  await shown(createPlacementsScreen(() => undefined, search, { loadDeactivated, loadPlacements }).page);
  return loadPlacements.mock.lastCall as unknown[];
};

test('placements come latest first, or by their first day, or those that are live', async () => {
  expect(await asked('')).toMatchObject([{ sort: 'placed_at', direction: 'desc', status: '' }]);
  expect(await asked('?sort=starts_on&dir=asc')).toMatchObject([{ sort: 'starts_on', direction: 'asc' }]);
  expect(await asked('?status=live')).toMatchObject([{ status: 'live' }]);
  expect(await asked('?status=placed')).toMatchObject([{ status: '' }]);
});

test('whose account is closed is marked', async () => {
  const rows = [{ caregiverId: 'gone' }, { caregiverId: 'here' }, { caregiverId: null }] as never[];
  loadPlacements.mockResolvedValueOnce(ok({ rows, total: 3, page: 1 }));
  const { page } = createPlacementsScreen(() => undefined, '', { loadDeactivated, loadPlacements });
  expect(await shown(page)).toMatchObject({
    value: { rows: [{ isClosed: true }, { isClosed: false }, { isClosed: false }] },
  });
});
