import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createUsersScreen } from './users-screen.ts';

const loadUsers = vi.fn(async () => ok({ rows: [], total: 0, page: 1 }));
const asked = async (search: string) => {
  await shown(createUsersScreen(() => undefined, search, { loadUsers }).page);
  return loadUsers.mock.lastCall as unknown[];
};

test('accounts come newest first, by role or those that are deactivated', async () => {
  expect(await asked('')).toMatchObject([{ sort: 'created_at', direction: 'desc', status: '' }]);
  expect(await asked('?status=deactivated&sort=email&dir=asc')).toMatchObject([
    { status: 'deactivated', sort: 'email', direction: 'asc' },
  ]);
  expect(await asked('?status=family')).toMatchObject([{ status: '' }]);
});
