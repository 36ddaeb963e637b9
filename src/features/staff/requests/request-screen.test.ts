import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createRequestScreen, type RequestRecord } from './request-screen.ts';
import type { loadRequest } from '../../../data/requests.ts';

const record = { id: '1', status: 'submitted', priority: true };
const offline: Failure = { kind: 'offline', code: 'unreachable' };
const movedOn: Failure = { kind: 'refused', code: 'request_step_not_allowed' };

const job = { title: 'Care', summary: 'Care', requiredCredentials: [], waivers: {}, availability: 1 };

const done = () => vi.fn(async () => ok(null as never));
const service = {
  loadRequest: vi.fn<typeof loadRequest>(),
  loadActivity: vi.fn(async () => ok([])),
  addNote: vi.fn(async () => ok(undefined as never)),
  loadPendingItems: vi.fn(async () => ok([])),
  loadOwner: vi.fn(async () => ok(null)),
  loadAdmins: vi.fn(async () => ok([])),
  assign: vi.fn(async () => ok(undefined as never)),
  reviewRequest: done(),
  declineRequest: done(),
  closeRequest: done(),
  askFamily: done(),
  readAnswers: done(),
  recordQuestionAnswer: done(),
  issuePrivateLink: done(),
  saveArrivalNotes: done(),
  markUrgent: done(),
  publishJob: done(),
  loadOtherRequests: vi.fn(async () => ok([])),
  loadCoverage: vi.fn(async () => ok([])),
  removeNeededTimes: done(),
  previewMatch: done(),
  loadMatchFacts: done(),
  loadCredentialRules: vi.fn(async () => ok([])),
};

const stored = (part: Partial<RequestRecord> = {}) =>
  service.loadRequest.mockResolvedValue(ok({ ...record, ...part } as RequestRecord));

beforeEach(() => {
  vi.clearAllMocks();
  stored();
});

/** The screen with its request loaded. */
async function open() {
  const screen = createRequestScreen('1', service);
  await shown(screen.record);
  return screen;
}

test('a request that can’t be loaded says why', async () => {
  service.loadRequest.mockResolvedValue(fail(offline));
  const screen = createRequestScreen('1', service);
  expect(await shown(screen.record)).toEqual({ state: 'failed', error: offline });
});

describe('A step', () => {
  test('is followed by the request’s new status', async () => {
    stored({ answered: '2026-11-20T10:00:00Z' });
    const screen = await open();
    stored({ status: 'declined' });
    expect(await screen.decline.run('Nobody is near')).toBeDefined();
    expect(service.declineRequest).toHaveBeenCalledWith('1', 'Nobody is near', '2026-11-20T10:00:00Z');
    expect(screen.record.$value.get()).toMatchObject({ value: { status: 'declined' } });
    expect(service.loadActivity).toHaveBeenCalled();
    expect(service.loadPendingItems).toHaveBeenCalledWith(['1']);
  });

  test('is followed by the next task, but a published job by its own matches', async () => {
    const screen = await open();
    await screen.close.run('Her son comes.');
    await vi.waitFor(() => expect(screen.next.$next.get()).toBeNull());
    expect(screen.next.$stays.get()).toBe(false);
    service.publishJob.mockResolvedValueOnce(ok('job' as never));
    await screen.publish.run(job);
    await vi.waitFor(() => expect(screen.next.$stays.get()).toBe(true));
    expect(screen.$published.get()).toBe('job');
  });

  test('that failed keeps its failure, and nothing is read again', async () => {
    const screen = await open();
    service.reviewRequest.mockResolvedValueOnce(fail(offline) as never);
    await screen.review.run();
    expect(screen.review.$state.get()).toEqual({ busy: false, error: offline });
    expect(service.loadRequest).toHaveBeenCalledOnce();
  });

  test('that another person took first shows the request’s current status', async () => {
    const screen = await open();
    service.publishJob.mockResolvedValueOnce(fail(movedOn) as never);
    stored({ status: 'open' });
    await screen.publish.run(job);
    expect(screen.publish.$state.get().error).toEqual(movedOn);
    expect(screen.record.$value.get()).toMatchObject({ value: { status: 'open' } });
  });
});

test('what is marked as urgent is read again', async () => {
  const screen = await open();
  stored({ priority: false });
  await screen.markUrgent.run(false);
  expect(service.markUrgent).toHaveBeenCalledExactlyOnceWith('1', false);
  expect(screen.record.$value.get()).toMatchObject({ value: { priority: false } });
});

test('a question refused because the request changed shows its current status', async () => {
  const screen = await open();
  service.askFamily.mockResolvedValueOnce(fail(movedOn) as never);
  stored({ status: 'withdrawn' });
  screen.ask.change({ question: 'Is there a dog?' });
  await screen.ask.submit();
  expect(screen.ask.$state.get().failure).toEqual(movedOn);
  expect(screen.record.$value.get()).toMatchObject({ value: { status: 'withdrawn' } });
});
