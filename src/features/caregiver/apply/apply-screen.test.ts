import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createApplyScreen } from './apply-screen.ts';

const service = {
  loadOwnJob: vi.fn(),
  loadOwnApplicationFor: vi.fn(),
  loadOwnApplications: vi.fn(),
  loadMatchingJobs: vi.fn(),
  loadOwnProfile: vi.fn(),
  loadDocuments: vi.fn(),
  sayApplication: vi.fn(),
  declineInvitation: vi.fn(),
  sawJob: vi.fn(),
};
const offline = fail({ kind: 'offline', code: 'unreachable' } as const);

beforeEach(() => {
  vi.resetAllMocks();
  service.loadOwnJob.mockResolvedValue(ok({ id: 'job', status: 'open', availability: 5 }));
  service.loadOwnApplicationFor.mockResolvedValue(ok(null));
  service.loadOwnApplications.mockResolvedValue(ok([]));
  service.loadMatchingJobs.mockResolvedValue(
    ok({ rows: [{ jobId: 'job', unmet: ['credential:first_aid'] }], total: 1, page: 1 }),
  );
  service.loadOwnProfile.mockResolvedValue(ok({ availability: 5 }));
  service.loadDocuments.mockResolvedValue(ok([{ kind: 'first_aid', status: 'uploaded', expiresOn: null }]));
  service.sayApplication.mockResolvedValue(ok('told'));
});
const open = () => createApplyScreen('job', 'ann', service);

test('a job says what is missing, considering what the caregiver has uploaded', async () => {
  expect(await shown(open().page)).toMatchObject({
    value: {
      ownWeek: 5,
      application: null,
      unmet: [{ words: expect.stringContaining('We have yours') }],
    },
  });
});

test('added care waits for review, and is not asked for again', async () => {
  service.loadMatchingJobs.mockResolvedValue(
    ok({ rows: [{ jobId: 'job', unmet: ['care_type:dementia_care'] }], total: 1, page: 1 }),
  );
  service.loadOwnProfile.mockResolvedValue(ok({ availability: 5, careTypes: ['dementia_care'] }));
  expect(await shown(open().page)).toMatchObject({
    value: { unmet: [{ words: expect.stringContaining('counts when we have approved it') }] },
  });
});

test('times that placements with others take are not free until those end', async () => {
  const placement = { availability: 4, endsOn: null, endedAt: null };
  const placed = (job: string, changes: object = {}) => ({
    job: { id: job },
    placement: { ...placement, ...changes },
  });
  const free = async (...own: object[]) => {
    service.loadOwnApplications.mockResolvedValue(ok(own));
    const page = await shown(open().page);
    return page.state === 'ready' && [page.value?.ownWeek, page.value?.hasTaken];
  };
  expect(await free(placed('other'), { job: null, placement: null })).toEqual([1, true]);
  expect(await free({ job: null, placement })).toEqual([1, true]);
  expect(await free(placed('other', { endsOn: '2020-01-31' }))).toEqual([5, false]);
  expect(await free(placed('other', { endedAt: '2020-01-31T10:00:00Z' }), placed('job'))).toEqual([5, false]);
  service.loadOwnApplications.mockResolvedValue(offline);
  expect(await shown(open().page)).toMatchObject({ value: { ownWeek: 5 } });
});

test('a job whose documents can’t be read still shows', async () => {
  service.loadDocuments.mockResolvedValue(offline);
  expect(await shown(open().page)).toMatchObject({
    value: { unmet: [{ words: 'To apply, add a first aid certificate.' }] },
  });
});

test('a job that is gone is null, one that can’t be reached is a failure', async () => {
  service.loadOwnJob.mockResolvedValue(fail({ kind: 'not-found', code: 'none' }));
  expect(await shown(open().page)).toEqual({ state: 'ready', value: null });
  service.loadOwnJob.mockResolvedValue(offline);
  expect(await shown(open().page)).toMatchObject({ state: 'failed' });
});

test('applying shows the application, and a job that has closed in the meantime shows closed', async () => {
  const { page, form, applicationPage } = open();
  await shown(page);
  form.change({ mayShare: 'no' });
  service.sayApplication.mockResolvedValueOnce(fail({ kind: 'refused', code: 'job_not_open' }));
  service.loadOwnJob.mockResolvedValue(ok({ id: 'job', status: 'filled', availability: 5 }));
  await form.submit();
  expect(form.$state.get().failure?.code).toBe('job_not_open');
  expect(page.$value.get()).toMatchObject({ value: { job: { status: 'filled' } } });
  service.loadOwnApplicationFor.mockResolvedValue(ok({ id: '1', status: 'submitted' }));
  form.change({ message: 'I live nearby.' });
  await form.submit();
  expect(service.sayApplication).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'job' }), {
    message: 'I live nearby.',
    mayBeShown: false,
    times: 5,
  });
  expect(page.$value.get()).toMatchObject({ value: { application: { status: 'submitted' } } });
  expect(applicationPage()).toBe('/caregiver/applications/1');
});

test('declining an invitation is about the one on the screen, and shows its result', async () => {
  service.loadOwnApplicationFor.mockResolvedValue(ok({ id: '7', status: 'invited', hasApplied: false }));
  service.declineInvitation.mockResolvedValue(ok(null));
  const { page, decline } = open();
  await shown(page);
  service.loadOwnApplicationFor.mockResolvedValue(ok({ id: '7', status: 'withdrawn', hasApplied: false }));
  await decline.run('Too early');
  expect(service.declineInvitation).toHaveBeenCalledWith('7', 'Too early');
  expect(page.$value.get()).toMatchObject({ value: { application: { status: 'withdrawn' } } });
});

test('a job that was read is no longer new; one that is closed, or applied for, isn’t either', async () => {
  await shown(open().page);
  expect(service.sawJob).toHaveBeenCalledExactlyOnceWith('job');
  service.loadOwnApplicationFor.mockResolvedValue(ok({ id: '1', status: 'submitted', hasApplied: true }));
  await shown(open().page);
  service.loadOwnJob.mockResolvedValue(ok({ id: 'job', status: 'closed', availability: 5 }));
  await shown(open().page);
  expect(service.sawJob).toHaveBeenCalledOnce();
});

test('if some times are taken, only the free ones are chosen at first', async () => {
  const times = async () => {
    const { page, form } = open();
    await shown(page);
    return form.$state.get().values.times;
  };
  expect(await times()).toBeNull();
  service.loadOwnProfile.mockResolvedValue(ok({ availability: 1 }));
  expect(await times()).toBe(1);
  service.loadOwnJob.mockResolvedValue(ok({ id: 'job', status: 'open', availability: 4 }));
  expect(await times()).toBeNull();
});

test('chosen times are sent without those that the job no longer asks for', async () => {
  const { page, form } = open();
  await shown(page);
  form.change({ mayShare: 'no', times: 0b110 });
  await form.submit();
  expect(service.sayApplication.mock.lastCall?.[1]).toMatchObject({ times: 0b100 });
});
