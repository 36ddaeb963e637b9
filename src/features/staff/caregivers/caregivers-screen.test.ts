import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createCaregiversScreen } from './caregivers-screen.ts';

const loadCaregivers = vi.fn(async () => ok({ rows: [], total: 0, page: 1 }));
const asked = async (search: string) => {
  await shown(
    createCaregiversScreen(() => undefined, search, {
      loadCaregivers,
      loadWaiting: vi.fn(),
      loadDeactivated: vi.fn(),
    }).page,
  );
  return loadCaregivers.mock.lastCall as unknown[];
};

test('caregivers come last changed first, and those with documents to check can be asked for', async () => {
  expect(await asked('')).toMatchObject([{ sort: 'updated_at', direction: 'desc', status: '' }]);
  expect(await asked('?status=documents_waiting')).toMatchObject([{ status: 'documents_waiting' }]);
  expect(await asked('?status=answers_waiting')).toMatchObject([{ status: '' }]);
});
