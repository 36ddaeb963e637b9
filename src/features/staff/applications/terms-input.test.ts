import { expect, test, vi } from 'vitest';
import { firstDayHint, rateHint, termsOf } from './terms.ts';
import { refusedTerms, termsFaults, toInput, toTerms } from './terms-input.ts';

const DAY = '2026-11-23';
const asBefore = { setTimes: {}, hours: '', timesWere: { setTimes: {}, hours: '' } };
const typed = { ...asBefore, availability: 5, hourlyRate: '24,50', startsOn: '2026-12-07', endsOn: '' };
const faulty = (changes: object) =>
  Object.entries(termsFaults({ ...typed, ...changes }, DAY)).flatMap(([field, words]) =>
    words ? [field] : [],
  );

test('terms are read as typed, and shown as agreed', () => {
  const terms = { availability: 5, hourlyRate: 24.5, startsOn: '2026-12-07', endsOn: null };
  expect(toTerms(typed)).toEqual(terms);
  expect(toTerms(toInput(terms))).toEqual(terms);
  expect(toInput(terms).hourlyRate).toBe('24.50');
});

test('a first day without a visit moves to the first one with a visit, and says so', () => {
  expect(toTerms({ ...typed, startsOn: '2026-12-05' }).startsOn).toBe('2026-12-07');
  expect(firstDayHint(5, '2026-12-05')).toContain('The first day will be Monday 7 December 2026.');
  expect(firstDayHint(5, '2026-12-07')).toBeUndefined();
  expect(firstDayHint(5, '')).toBeUndefined();
});

test('a typed rate is compared with the job’s', () => {
  expect(rateHint('23,50', 24)).toBe('€0.50 less than the job says.');
  expect(rateHint('25', 24)).toBe('€1 more than the job says.');
  expect([rateHint('24', 24), rateHint('', 24), rateHint('x', 24), rateHint('24', null)]).toEqual(
    Array(4).fill(undefined),
  );
});

test('terms begin with the first coming visit', () => {
  const job = { availability: 1, visits: [{ days: 1, opens: 450, closes: 540, minutes: 90 }], startsOn: DAY };
  const begins = (clock: string) => {
    vi.setSystemTime(`${DAY}T${clock}Z`);
    return termsOf({ offer: null, job, caregiver: { hourlyRate: 20 }, confirmedTimes: null } as never)
      .startsOn;
  };
  expect(begins('07:29')).toBe(DAY);
  expect(begins('07:30')).toBe('2026-11-30');
  vi.useRealTimers();
});

test('each term’s fault shows beside it', () => {
  expect(faulty({})).toEqual([]);
  expect(faulty({ availability: 0 })).toEqual(['availability']);
  for (const hourlyRate of ['', '0.99']) expect(faulty({ hourlyRate })).toEqual(['hourlyRate']);
  for (const startsOn of ['', '2026-11-22', '2027-11-25']) expect(faulty({ startsOn })).toContain('startsOn');
  expect(faulty({ startsOn: DAY })).toEqual([]);
  expect(faulty({ endsOn: '2026-12-06' })).toEqual(['endsOn']);
  expect(faulty({ endsOn: '2026-12-07' })).toEqual([]);
});

test('times that are taken name the client who has them', () => {
  const detail = JSON.stringify([
    {
      client: { recipient: 'Ann Walsh' },
      job: { title: 'Mornings by the sea', part: null },
      availability: 1,
    },
  ]);
  expect(refusedTerms({ kind: 'refused', code: 'times_taken', detail }).availability).toContain(
    'Already placed with Ann Walsh (“Mornings by the sea”): Monday mornings.',
  );
  expect(refusedTerms({ kind: 'refused', code: 'starts_on_invalid' })).toHaveProperty('startsOn');
  expect(refusedTerms({ kind: 'refused', code: 'not_qualified', detail: '["too_far"]' })).toEqual({});
});
