import { beforeEach, expect, test, vi } from 'vitest';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { visit } from '../visits/visit.fixtures.ts';
import { createDashboardScreen } from './dashboard-screen.ts';

const service = {
  loadOwnProfile: vi.fn(),
  loadCompleteness: vi.fn(),
  loadOwnPendingItems: vi.fn(),
  loadMatchingJobs: vi.fn(),
  loadOwnApplications: vi.fn(),
  loadDocuments: vi.fn(),
  loadOwnVisits: vi.fn(),
  loadCoverInvitations: vi.fn(),
  loadFamilyContact: vi.fn(),
  confirmFirstDay: vi.fn(),
  findMissing: vi.fn(),
  declineInvitation: vi.fn(),
};
const offline = fail({ kind: 'offline', code: 'unreachable' } as const);
const matched = (rows: object[]) => ok({ rows, total: rows.length, page: 1 });
const job = (jobId: string, ...unmet: string[]) => ({ jobId, unmet });

beforeEach(() => {
  vi.resetAllMocks();
  service.loadOwnProfile.mockResolvedValue(ok({ status: 'approved', changesFields: [], careTypes: [] }));
  service.loadCompleteness.mockResolvedValue(ok({ percent: 100, missing: [] }));
  service.loadOwnPendingItems.mockResolvedValue(ok([]));
  service.loadMatchingJobs.mockResolvedValue(matched([]));
  service.loadOwnApplications.mockResolvedValue(ok([]));
  service.loadDocuments.mockResolvedValue(ok([]));
});

const standing = async () => {
  const loaded = await shown(createDashboardScreen(service).standing);
  if (loaded.state === 'failed') throw new Error(loaded.error.code);
  return loaded.value;
};
const work = async () => {
  const loaded = await shown(createDashboardScreen(service).work);
  if (loaded.state === 'failed') throw new Error(loaded.error.code);
  return loaded.value;
};

test('the profile shows without the jobs, and the other way round', async () => {
  service.loadMatchingJobs.mockResolvedValue(offline);
  const screen = createDashboardScreen(service);
  expect(await shown(screen.standing)).toMatchObject({ state: 'ready' });
  expect(await shown(screen.work)).toMatchObject({ state: 'failed' });
});

test('jobs are divided by whether one can apply; those already applied for stay with the open ones', async () => {
  service.loadMatchingJobs.mockResolvedValue(
    matched([job('fits'), job('far', 'too_far'), job('mine', 'too_far')]),
  );
  service.loadOwnApplications.mockResolvedValue(
    ok([
      { job: { id: 'mine' }, status: 'submitted', hasApplied: true },
      { job: { id: 'far' }, status: 'withdrawn', hasApplied: true },
    ]),
  );
  const { open, unmet } = await work();
  expect(open.map(({ jobId, application }) => [jobId, application?.status])).toEqual([
    ['fits', undefined],
    ['mine', 'submitted'],
  ]);
  expect(unmet.map(({ jobId }) => jobId)).toEqual(['far']);
});

test('an accepted offer waits for us, and its job has the accepted terms', async () => {
  const advertised = { hourlyBudget: 24, start: 'soon', startsOn: '2026-12-01' };
  service.loadMatchingJobs.mockResolvedValue(matched([{ ...job('mine'), ...advertised }]));
  service.loadOwnPendingItems.mockResolvedValue(ok([{ kind: 'offer', subjectId: 'a', due: today() }]));
  const offer = { visits: [], hourlyRate: 19, startsOn: '2026-12-09' };
  const accepted = { id: 'mine', title: 'Tea at four' };
  const application = { id: 'a', job: accepted, placement: null, hasApplied: true, offer };
  service.loadOwnApplications.mockResolvedValue(ok([{ ...application, status: 'accepted' }]));
  expect((await standing()).waiting).toMatchObject([{ kind: 'offer', application: 'a', job: 'Tea at four' }]);
  expect((await work()).open).toMatchObject([{ hourlyBudget: 19, start: 'day', startsOn: '2026-12-09' }]);
  service.loadOwnApplications.mockResolvedValue(ok([{ ...application, status: 'offered' }]));
  expect((await work()).open).toMatchObject([advertised]);
});

test('the caregiver’s status does not depend on the rest, and each thing is read once', async () => {
  service.loadDocuments.mockResolvedValue(offline);
  service.loadOwnPendingItems.mockResolvedValue(offline);
  const screen = createDashboardScreen(service);
  const [standing] = await Promise.all([shown(screen.standing), shown(screen.work)]);
  expect(standing).toMatchObject({ value: { steps: [{ title: 'You are approved' }], waiting: [] } });
  expect(service.loadDocuments).toHaveBeenCalledTimes(1);
  expect(service.loadOwnApplications).toHaveBeenCalledTimes(1);
});

test('a wish to stop waits for us, and leads to its application', async () => {
  service.loadOwnPendingItems.mockResolvedValue(ok([{ kind: 'leave', subjectId: 'p', due: today() }]));
  const placed = { id: 'a', status: 'placed', job: { title: 'Tea at four' }, placement: { id: 'p' } };
  service.loadOwnApplications.mockResolvedValue(ok([placed]));
  const { waiting } = await standing();
  expect(waiting).toMatchObject([{ kind: 'leave', application: 'a', job: 'Tea at four' }]);
});

test('an invitation waits for its answer while its job can be read; declining removes it', async () => {
  service.loadMatchingJobs.mockResolvedValue(matched([job('mine')]));
  const invited = { id: '1', status: 'invited', placement: null, hasApplied: false };
  service.loadOwnApplications.mockResolvedValue(
    ok([
      { ...invited, job: { id: 'mine' } },
      { ...invited, id: '2', job: null },
    ]),
  );
  const screen = createDashboardScreen(service);
  expect(await shown(screen.standing)).toMatchObject({ value: { invitations: [{ id: '1' }] } });
  expect(await shown(screen.work)).toMatchObject({
    value: { open: [{ application: { status: 'invited' } }] },
  });
  service.declineInvitation.mockResolvedValue(ok(null));
  service.loadOwnApplications.mockResolvedValue(
    ok([{ ...invited, status: 'withdrawn', job: { id: 'mine' } }]),
  );
  await screen.declining('1').run('Too early');
  expect(service.declineInvitation).toHaveBeenCalledWith('1', 'Too early');
  expect(screen.standing.$value.get()).toMatchObject({ value: { invitations: [] } });
  expect(screen.work.$value.get()).toMatchObject({ value: { open: [{ application: undefined }] } });
});

test('a caregiver who waits for approval reads which documents it needs', async () => {
  const waiting = { status: 'submitted', changesFields: [], careTypes: ['personal_care'] };
  service.loadOwnProfile.mockResolvedValue(ok(waiting));
  service.findMissing.mockResolvedValue(['background_check']);
  const { steps } = await standing();
  expect(service.findMissing).toHaveBeenLastCalledWith(['personal_care'], []);
  expect(steps[0]?.words).toMatch(/we still need: Background check\.$/);
  expect(steps[0]?.action?.href).toContain('?kind=background_check');
  service.findMissing.mockResolvedValue([]);
  expect((await standing()).steps[0]?.words).toContain('You don’t have to do anything');
  service.findMissing.mockResolvedValue(undefined);
  expect((await standing()).steps[0]?.words).not.toContain('You don’t have to');
});

test('a placement’s first visit can be confirmed, and is read again then', async () => {
  const placed = (firstDayConfirmedAt: string | null, startsOn = today()) =>
    ok([{ id: 'a', status: 'placed', job: null, placement: { id: 'p', startsOn, firstDayConfirmedAt } }]);
  service.loadOwnApplications.mockResolvedValue(placed(null));
  service.loadFamilyContact.mockResolvedValue(offline);
  service.loadOwnVisits.mockResolvedValue(ok([visit(today(), { placementId: 'p' })]));
  service.confirmFirstDay.mockResolvedValue(ok(null));
  const { visits } = createDashboardScreen(service);
  const firstDay = () => {
    const now = visits.$value.get();
    return now.state === 'ready' ? now.value[0]?.firstDay : undefined;
  };
  await shown(visits);
  expect(firstDay()?.confirmed).toBe(false);
  service.loadOwnApplications.mockResolvedValue(placed('2026-11-28T10:00:00Z'));
  await firstDay()?.confirm.run();
  expect(service.confirmFirstDay).toHaveBeenCalledWith('p');
  expect(firstDay()?.confirmed).toBe(true);
  service.loadOwnApplications.mockResolvedValue(placed(null, '2020-01-01'));
  await visits.reload();
  expect(firstDay()).toBeUndefined();
});

test('contacts for coming visits are kept for later, each once, without counting as a view', async () => {
  const visitTo = (requestId: string, day: string) => ({ requestId, day });
  service.loadOwnVisits.mockResolvedValue(
    ok([
      visitTo('was', '2000-01-01'),
      visitTo('1', '2999-01-01'),
      visitTo('1', '2999-01-02'),
      visitTo('2', '2999-01-02'),
    ]),
  );
  const known = { contactName: 'Nora Walsh' };
  service.loadFamilyContact.mockResolvedValue(ok(known));
  const { visits } = createDashboardScreen(service);
  await shown(visits);
  expect(service.loadFamilyContact.mock.calls).toEqual([
    ['1', false],
    ['2', false],
  ]);
  const family = () => {
    const now = visits.$value.get();
    return now.state === 'ready' ? now.value[1]?.family?.$value.get() : undefined;
  };
  await vi.waitFor(() => expect(family()).toMatchObject({ value: known }));
  // It stays on the screen even if reading it again fails, as after “I can't come” without a connection.
  service.loadFamilyContact.mockResolvedValue(offline);
  await visits.reload();
  await vi.waitFor(() => expect(family()).toMatchObject({ value: known, error: { kind: 'offline' } }));
});
