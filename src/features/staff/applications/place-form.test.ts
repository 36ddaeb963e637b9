import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { applicationFixture } from './application.fixtures.ts';
import type { ApplicationRecord } from './application-screen.ts';
import { createPlaceForm as createForm } from './place-form.ts';

const place = vi.fn(async () => ok(null as unknown));
const current = vi.fn<() => ApplicationRecord>();
const reload = { load: async () => ok(current()), refresh: vi.fn(async () => undefined) };
const createPlaceForm = (application: ApplicationRecord, act: typeof place) =>
  createForm(application, act, reload);
const terms = { availability: 5, hourlyRate: 21, startsOn: '2026-12-07', endsOn: null };
const offer = { ...terms, visits: [], standsUntil: '2026-11-25', offeredAt: '2026-11-22T10:00:00Z' };
const yes = (side: 'family' | 'caregiver') => ({
  side,
  answer: 'yes' as const,
  reason: null,
  givenAt: '2026-11-22T11:00:00Z',
  saidBy: null,
  saidOn: null,
  writtenDownBy: null,
  visits: [],
  availability: 5,
  hourlyRate: 21,
  startsOn: '2026-12-03',
  endsOn: null,
});
const agreed = applicationFixture({
  status: 'accepted',
  offer,
  agreements: [yes('family'), yes('caregiver')],
});

const answeredAt = '2026-11-22T11:00:00Z';
const seen = {
  offeredAt: offer.offeredAt,
  family: answeredAt,
  caregiver: answeredAt,
  hourlyRate: terms.hourlyRate,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  place.mockClear();
});
afterEach(() => vi.useRealTimers());

test('terms that both sides agreed to are placed unchanged', async () => {
  await createPlaceForm(agreed, place).submit();
  expect(place).toHaveBeenCalledExactlyOnceWith(terms, {}, seen);
});

test('a missing yes can be recorded from a call, and is required until then', async () => {
  const form = createPlaceForm(applicationFixture({ offer, agreements: [yes('family')] }), place);
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    caregiverSaidBy: expect.stringContaining('hasn’t said yes yet'),
  });
  expect(place).not.toHaveBeenCalled();
  form.change({ caregiverSaidBy: ' Una ' });
  await form.submit();
  expect(place).toHaveBeenCalledExactlyOnceWith(
    terms,
    { caregiver: { by: 'Una', on: '2026-11-23' } },
    { ...seen, caregiver: null },
  );
});

test('changed terms need both yeses', async () => {
  const form = createPlaceForm(agreed, place);
  form.change({ hourlyRate: '22' });
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(['familySaidBy', 'caregiverSaidBy']);
});

test('a yes that was withdrawn in the meantime is asked for again', async () => {
  place.mockResolvedValueOnce(
    fail({ kind: 'refused', code: 'agreement_missing', detail: '["family"]' }) as never,
  );
  const form = createPlaceForm(agreed, place);
  await form.submit();
  expect(form.$state.get().faults).toHaveProperty('familySaidBy');
  form.change({ familySaidBy: 'Peg' });
  await form.submit();
  expect(place).toHaveBeenLastCalledWith(terms, { family: { by: 'Peg', on: '2026-11-23' } }, seen);
});

test.each([
  ['applied', 'Enter 20 November 2026 or later. The caregiver was invited or applied on that day.'],
  ['answered', 'Enter 20 November 2026 or later. The caregiver gave another answer on that day.'],
  ['offered', 'Enter 20 November 2026 or later. We offered these terms on that day.'],
])('a yes from before the caregiver %s is named beside its day', async (since, words) => {
  const detail = JSON.stringify({ side: 'caregiver', day: '2026-11-20', since });
  place.mockResolvedValueOnce(fail({ kind: 'refused', code: 'said_before_asked', detail }) as never);
  const form = createPlaceForm(applicationFixture({ offer, agreements: [yes('family')] }), place);
  form.change({ caregiverSaidBy: 'Una', caregiverSaidOn: '2026-11-01' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ caregiverSaidOn: words });
});

test('a colleague’s terms are shown beside the typed ones, and are replaced only after that', async () => {
  const detail = JSON.stringify({ by: 'niamh@example.ie', at: '2026-11-23T11:00:00Z' });
  place.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile', detail }) as never);
  const theirs = { ...offer, hourlyRate: 25, offeredAt: '2026-11-23T11:00:00Z' };
  current.mockReturnValue(applicationFixture({ offer: theirs, agreements: [] }));
  const form = createPlaceForm(agreed, place);
  await form.submit();
  expect(form.$conflict.get()).toMatchObject({ by: 'niamh@example.ie', now: { hourlyRate: '25' } });
  form.keepMine();
  await form.submit();
  // Both sides have to answer the new terms.
  expect(place).toHaveBeenCalledOnce();
  form.change({ familySaidBy: 'Peg', caregiverSaidBy: 'Una' });
  await form.submit();
  expect(place).toHaveBeenLastCalledWith(terms, expect.objectContaining({ family: expect.anything() }), {
    offeredAt: theirs.offeredAt,
    family: null,
    caregiver: null,
    hourlyRate: 25,
  });
});
