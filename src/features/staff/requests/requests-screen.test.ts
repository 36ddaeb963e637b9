import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createRequestsScreen } from './requests-screen.ts';

const loadRequests = vi.fn(async () => ok({ rows: [], total: 0, page: 1 }));
const asked = async (search: string) => {
  await shown(createRequestsScreen(() => undefined, search, { loadRequests, loadWaiting: vi.fn() }).page);
  return loadRequests.mock.lastCall as unknown[];
};

test('requests come newest first, and those with answers to read can be asked for', async () => {
  expect(await asked('')).toMatchObject([{ sort: 'submitted_at', direction: 'desc', status: '' }]);
  expect(await asked('?status=answers_waiting')).toMatchObject([{ status: 'answers_waiting' }]);
  expect(await asked('?status=placed')).toMatchObject([{ status: '' }]);
});
