import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createApplicationsScreen } from './applications-screen.ts';

const loadApplications = vi.fn(async () => ok({ rows: [], total: 0, page: 1 }));
const asked = async (search: string) => {
  await shown(
    createApplicationsScreen(() => undefined, search, {
      loadApplications,
      loadWaiting: vi.fn(),
      loadDeactivated: vi.fn(),
    }).page,
  );
  return loadApplications.mock.lastCall as unknown[];
};

test('applications come newest first, or those of one status', async () => {
  expect(await asked('')).toMatchObject([{ sort: 'submitted_at', direction: 'desc', status: '' }]);
  expect(await asked('?status=shortlisted')).toMatchObject([{ status: 'shortlisted' }]);
  expect(await asked('?status=answers_waiting')).toMatchObject([{ status: '' }]);
});
