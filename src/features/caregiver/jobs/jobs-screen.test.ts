import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import { createJobsScreen, isNarrowed } from './jobs-screen.ts';

const service = {
  loadMatchingJobs: vi.fn(),
  loadOwnApplications: vi.fn(),
  loadDocuments: vi.fn(),
  loadOwnProfile: vi.fn(),
};
beforeEach(() => {
  service.loadMatchingJobs.mockResolvedValue(
    ok({
      rows: [{ jobId: '7', unmet: ['credential:first_aid', 'care_type:dementia_care'] }],
      total: 60,
      page: 1,
    }),
  );
  service.loadOwnApplications.mockResolvedValue(
    ok([{ job: { id: '7' }, status: 'submitted', hasApplied: true }]),
  );
  service.loadDocuments.mockResolvedValue(ok([]));
  service.loadOwnProfile.mockResolvedValue(ok({ careTypes: ['dementia_care'] }));
});
const open = async (search: string) => {
  const screen = createJobsScreen(() => undefined, search, service);
  return { screen, page: await shown(screen.page) };
};

test('jobs come by fit, with what is missing in words and the caregiver’s application', async () => {
  const { page } = await open('');
  expect(service.loadMatchingJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ sort: 'fit', filters: { near: '1' } }),
  );
  expect(page).toMatchObject({
    value: {
      total: 60,
      rows: [
        {
          application: { status: 'submitted' },
          unmet: [
            { words: expect.stringContaining('first aid') },
            { words: expect.stringContaining('counts when we have approved it') },
          ],
        },
      ],
    },
  });
});

test('a view is in its address, and its days count from the day it is opened', async () => {
  await open('?q=cork&care=dementia_care&part=2&begins=14&sort=distance&dir=asc&page=3');
  expect(service.loadMatchingJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({
      search: 'cork',
      filters: { care: 'dementia_care', part: '2', until: daysAfter(today(), 14), near: '1' },
      sort: 'distance',
      page: 3,
    }),
  );
  await open('?begins=tomorrow&sort=pay');
  expect(service.loadMatchingJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { near: '1' }, sort: 'fit' }),
  );
});

test('the jobs show without the caregiver’s applications and documents', async () => {
  service.loadOwnApplications.mockResolvedValue(fail({ kind: 'server', code: 'x' }));
  service.loadDocuments.mockResolvedValue(fail({ kind: 'server', code: 'x' }));
  service.loadOwnProfile.mockResolvedValue(fail({ kind: 'server', code: 'x' }));
  expect((await open('')).page).toMatchObject({ state: 'ready' });
  service.loadMatchingJobs.mockResolvedValue(fail({ kind: 'offline', code: 'x' }));
  expect((await open('')).page).toMatchObject({ state: 'failed' });
});

test('jobs further away show on demand, and are counted if none is near', async () => {
  await open('?within=any');
  expect(service.loadMatchingJobs).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }));
  await open('?within=20');
  expect(service.loadMatchingJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { within: '20' } }),
  );
  service.loadMatchingJobs.mockImplementation(async ({ filters }) =>
    ok({ rows: [], total: filters.near ? 0 : 4, page: 1 }),
  );
  const { screen } = await open('');
  expect(screen.$further.get()).toBe(4);
  expect(isNarrowed({ search: '', filters: { within: 'any' } })).toBe(false);
});
