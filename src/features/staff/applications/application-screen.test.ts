import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { loadDocuments } from '../../../data/documents.ts';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { type ApplicationRecord, createApplicationScreen } from './application-screen.ts';
import type { loadApplication, loadApplicationsFor } from '../../../data/applications.ts';
import type { loadMatchFacts } from '../../../data/matches.ts';
import type { loadMatchingCaregivers } from '../../../data/jobs.ts';

const done = () => vi.fn(async () => ok(null as never));
const service = {
  loadApplication: vi.fn<typeof loadApplication>(),
  loadTimeOffOf: vi.fn(async () => ok([])),
  loadActivity: vi.fn(async () => ok([])),
  addNote: vi.fn(async () => ok(undefined as never)),
  loadPendingItems: vi.fn(async () => ok([])),
  loadDocuments: vi.fn<typeof loadDocuments>(async () => ok([])),
  loadMatchFacts: vi.fn<typeof loadMatchFacts>(async () => ok([])),
  loadApplicationsFor: vi.fn<typeof loadApplicationsFor>(async () => ok([])),
  loadCurrentPlacements: vi.fn(async () => ok([])),
  loadPlacementsForJob: vi.fn(async () => ok([])),
  loadOffersTo: vi.fn(async () => ok([])),
  loadMatchingCaregivers: vi.fn<typeof loadMatchingCaregivers>(async () => ok([])),
  shortlistApplication: done(),
  reconsiderApplication: done(),
  introduceApplicant: done(),
  recordAgreement: done(),
  recordSharing: done(),
  offerJob: done(),
  declineApplication: done(),
  placeCaregiver: done(),
};

const terms = { availability: 1, hourlyRate: 21, startsOn: '2026-12-03', endsOn: null };

const stored = (status: ApplicationRecord['status']) =>
  service.loadApplication.mockResolvedValue(ok({ id: '1', status } as ApplicationRecord));

beforeEach(() => {
  vi.clearAllMocks();
  stored('submitted');
});

async function open() {
  const screen = createApplicationScreen('1', service);
  await shown(screen.record);
  return screen;
}

test('each waiting applicant beside this one has a score, better or not', async () => {
  const record = { id: '1', status: 'accepted', job: { id: 'job' }, caregiver: { userId: 'una' } };
  service.loadApplication.mockResolvedValue(ok(record as ApplicationRecord));
  const of = (id: string, status: string) => ({ id, status, caregiverId: id });
  service.loadApplicationsFor.mockResolvedValue(
    ok([of('1', 'accepted'), of('ann', 'submitted'), of('ben', 'offered'), of('eve', 'declined')] as never),
  );
  service.loadMatchingCaregivers.mockResolvedValue(
    ok([
      { caregiverId: 'ann', score: 84 },
      { caregiverId: 'una', score: 71 },
      { caregiverId: 'eve', score: 90 },
    ] as never),
  );
  const { others } = await open();
  await shown(others);
  expect(others.$value.get()).toMatchObject({
    value: [
      { id: 'ann', score: 84, fitsBetter: true },
      { id: 'ben', score: 0, fitsBetter: false },
    ],
  });
});

test('the best of the waiting applicants are compared, and the suspended are named', async () => {
  const record = {
    id: '1',
    status: 'submitted',
    job: { id: 'job', status: 'open' },
    caregiver: { userId: 'una' },
  };
  service.loadApplication.mockResolvedValue(ok(record as ApplicationRecord));
  const of = (id: string, status = 'submitted') => ({ id: `of ${id}`, status, caregiverId: id });
  service.loadApplicationsFor.mockResolvedValue(
    ok([
      of('una'),
      of('ann'),
      of('ben'),
      of('eve', 'declined'),
      of('zoe'),
      { ...of('sue'), isSuspended: true, fullName: 'Sue Byrne' },
    ] as never),
  );
  service.loadMatchingCaregivers.mockResolvedValue(
    ok(
      Object.entries({ eve: 90, ann: 84, ben: 80, zoe: 75, una: 71 }).map(([caregiverId, score]) => ({
        caregiverId,
        score,
      })) as never,
    ),
  );
  const { compared } = await open();
  expect(await shown(compared)).toMatchObject({
    value: {
      people: ['of ann', 'of ben', 'of una'].map((id) => ({ application: { id } })),
      suspended: ['Sue Byrne'],
    },
  });
});

const seen = { offeredAt: null, family: null, caregiver: null, hourlyRate: 21 };

describe('An answer', () => {
  test('is followed by the application’s new status', async () => {
    const screen = await open();
    stored('placed');
    expect(await screen.place.run(terms, {}, seen)).toBeDefined();
    expect(service.placeCaregiver).toHaveBeenCalledWith('1', terms, {}, seen);
    expect(screen.record.$value.get()).toMatchObject({ value: { status: 'placed' } });
    expect(service.loadPendingItems).toHaveBeenCalledWith(['1']);
  });

  test('that conflicts with a newer one of the family sends which was seen, and reads the newer one', async () => {
    const answered = { id: '1', answered: '2026-11-20T10:00:00Z' } as ApplicationRecord;
    service.loadApplication.mockResolvedValue(ok(answered));
    const screen = await open();
    const later = { ...answered, answered: '2026-11-21T10:00:00Z' };
    service.loadApplication.mockResolvedValue(ok(later));
    service.declineApplication.mockResolvedValueOnce(
      fail({ kind: 'refused', code: 'answers_changed' }) as never,
    );
    await screen.decline.run('Too far.');
    await screen.decline.run('Too far.');
    expect(service.declineApplication.mock.calls).toEqual(
      [answered, later].map(({ answered }) => ['1', 'Too far.', answered]),
    );
  });

  test('by phone is sent with who gave it and when', async () => {
    const screen = await open();
    await screen.recordAnswer.run('family', 'yes', { by: 'Peg', on: '2026-11-22' }, '', seen);
    expect(service.recordAgreement).toHaveBeenCalledWith(
      '1',
      'family',
      'yes',
      { by: 'Peg', on: '2026-11-22' },
      '',
      seen,
    );
  });

  test('that was refused keeps its refusal', async () => {
    const screen = await open();
    service.placeCaregiver.mockResolvedValueOnce(fail({ kind: 'refused', code: 'not_qualified' }) as never);
    expect(await screen.place.run(terms, {}, seen)).toBeUndefined();
    expect(screen.place.$state.get().error?.code).toBe('not_qualified');
    expect(service.loadApplication).toHaveBeenCalledOnce();
  });

  test('that came after another one shows that one', async () => {
    const screen = await open();
    service.offerJob.mockResolvedValueOnce(fail({ kind: 'refused', code: 'job_not_open' }) as never);
    stored('declined');
    await screen.offer.run(terms, '', seen);
    expect(screen.record.$value.get()).toMatchObject({ value: { status: 'declined' } });
  });
});

describe('How the applicant fits', () => {
  const document = { kind: 'first_aid', status: 'verified', expiresOn: null };
  const record = {
    id: '1',
    status: 'submitted',
    job: { id: 'job', status: 'open' },
    caregiver: { userId: 'ann' },
  };
  beforeEach(() => service.loadApplication.mockResolvedValue(ok(record as ApplicationRecord)));
  const ranked = (rank: object[]) => service.loadMatchingCaregivers.mockResolvedValueOnce(ok(rank as never));

  test('is found among the best matches, or is null', async () => {
    ranked([{ caregiverId: 'bob' }, { caregiverId: 'ann', score: 80 }]);
    expect(await shown((await open()).match)).toMatchObject({ value: { score: 80 } });
    ranked([]);
    expect(await shown((await open()).match)).toEqual({ state: 'ready', value: null });
  });

  test('is asked for once for the whole screen, and again after a change', async () => {
    const screen = await open();
    for (const part of [screen.match, screen.others, screen.compared]) await shown<unknown>(part);
    expect(service.loadMatchingCaregivers).toHaveBeenCalledOnce();
    await screen.shortlist.run();
    await screen.compared.reload();
    expect(service.loadMatchingCaregivers).toHaveBeenCalledTimes(2);
  });

  test('that could not be read is asked for again', async () => {
    service.loadMatchingCaregivers.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }));
    const { match } = await open();
    await shown(match);
    ranked([{ caregiverId: 'ann', score: 80 }]);
    await match.reload();
    expect(match.$value.get()).toMatchObject({ value: { score: 80 } });
  });

  test('counts only documents that are verified and not expired', async () => {
    service.loadDocuments.mockResolvedValueOnce(
      ok([document, { ...document, status: 'uploaded' }, { ...document, expiresOn: '2020-01-01' }] as never),
    );
    expect(await shown((await open()).credentials)).toEqual({ state: 'ready', value: [document] });
  });
});
