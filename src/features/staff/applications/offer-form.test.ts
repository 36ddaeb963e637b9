import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createOfferForm } from './offer-form.ts';
import { applicationFixture } from './application.fixtures.ts';

const offer = vi.fn(async () => ok(null as unknown));
const reload = { load: async () => ok(applicationFixture()), refresh: async () => undefined };
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('an offer begins with the job’s times, the caregiver’s rate and the earliest possible first day', async () => {
  const form = createOfferForm(applicationFixture(), offer, reload);
  await form.submit();
  expect(offer).toHaveBeenLastCalledWith(
    { availability: 5, hourlyRate: 21, startsOn: '2026-12-07', endsOn: null },
    '',
    { offeredAt: null, family: null, caregiver: null, hourlyRate: 21 },
  );
});

test('after an introduction it begins with the rate that the family reads', () => {
  const application = applicationFixture({ status: 'introduced', introducedRate: 19 });
  expect(createOfferForm(application, offer, reload).$state.get().values.hourlyRate).toBe('19');
});

test('it begins with the times that the caregiver confirmed, while the job still needs one of them', () => {
  const offered = (confirmedTimes: number) =>
    createOfferForm(applicationFixture({ confirmedTimes }), offer, reload).$state.get().values.availability;
  expect([offered(4), offered(0b110), offered(0b10)]).toEqual([4, 4, 5]);
});

test('a changed offer begins with the current one', () => {
  const standing = { availability: 1, hourlyRate: 25.5, startsOn: '2026-12-14', endsOn: '2027-01-10' };
  const application = applicationFixture({
    offer: { ...standing, visits: [], standsUntil: '2026-11-25', offeredAt: '2026-11-23T10:00:00Z' },
  });
  expect(createOfferForm(application, offer, reload).$state.get().values).toMatchObject({
    availability: 1,
    hourlyRate: '25.50',
    endsOn: '2027-01-10',
    standsUntil: '',
  });
});

test('a refusal shows at its field', async () => {
  const form = createOfferForm(
    applicationFixture(),
    async () => fail({ kind: 'refused', code: 'stands_until_invalid' }),
    reload,
  );
  form.change({ standsUntil: '2026-11-24' });
  await form.submit();
  expect(form.$state.get()).toMatchObject({
    failure: undefined,
    faults: { standsUntil: expect.any(String) },
  });
});

test('the last day to answer is not after the first day', async () => {
  const fault = async (standsUntil: string, startsOn: string) => {
    const form = createOfferForm(applicationFixture(), offer, reload);
    form.change({ standsUntil, startsOn });
    await form.submit();
    return form.$state.get().faults.standsUntil;
  };
  expect(await fault('2026-12-08', '2026-12-07')).toBe('Choose a day no later than the first day.');
  expect(await fault('2026-12-07', '2026-12-07')).toBeUndefined();
});

test('an offer that a colleague made in the meantime is shown beside the typed one, and replaced only knowingly', async () => {
  const theirs = applicationFixture({
    offer: {
      visits: [],
      availability: 1,
      hourlyRate: 25.5,
      startsOn: '2026-12-14',
      endsOn: null,
      standsUntil: '2026-11-25',
      offeredAt: '2026-11-23T10:00:00Z',
    },
  });
  const form = createOfferForm(applicationFixture(), offer, { ...reload, load: async () => ok(theirs) });
  offer.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile', detail: '{}' }) as never);
  form.change({ hourlyRate: '30' });
  await form.submit();
  expect(form.$conflict.get()?.now).toMatchObject({ hourlyRate: '25.50', availability: 1 });
  form.keepMine();
  await form.submit();
  expect(offer).toHaveBeenLastCalledWith(expect.objectContaining({ hourlyRate: 30 }), '', {
    offeredAt: '2026-11-23T10:00:00Z',
    family: null,
    caregiver: null,
    hourlyRate: 25.5,
  });
});
