import { expect, test } from 'vitest';
import type { OwnStep } from '../../../data/own-applications.ts';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { isStillOpen, otherFirstDay, otherHours } from './offer-words.ts';
import {
  asksForAnswer,
  canChooseToBeShown,
  canRead,
  canWithdraw,
  filterOf,
  readFilter,
  stepInWords,
  whatComesNext,
} from './progress.ts';

const statuses = Object.keys(APPLICATION_STATUS) as ApplicationStatus[];

const job = {
  id: 'job',
  title: 'Company in the afternoons',
  status: 'open',
  availability: 5,
  start: 'day',
  startsOn: '2026-12-01',
  hoursPerVisit: null,
  place: { name: 'Galway', region: 'Co. Galway' },
} as const;
const placement = {
  id: 'p1',
  requestId: 'r1',
  availability: 1,
  hourlyRate: 20,
  startsOn: '2026-12-01',
  endsOn: null,
  endedAt: null,
  endReason: null,
  firstDayConfirmedAt: null,
  came: true,
};
type Asked = Parameters<typeof whatComesNext>[0];
const application = (status: ApplicationStatus, changes: Partial<Asked> = {}): Asked => ({
  status,
  hasApplied: true,
  job,
  steps: [],
  offer: null,
  placement: null,
  ...changes,
});
const step = (
  name: OwnStep['step'],
  from: OwnStep['from'] = null,
  said: OwnStep['said'] = null,
): OwnStep => ({
  step: name,
  from,
  said,
  at: '2026-11-22T10:00:00Z',
});

test('New terms ask for an answer until the caregiver has said yes, and the list says so', () => {
  const terms = {
    id: 't1',
    placement: 'p1',
    caregiver: 'Mary',
    fromDay: '2026-12-14',
    visits: [],
    hourlyRate: 21,
    before: { visits: [], hourlyRate: 20 },
    words: null,
    askedBy: null,
    agreed: false,
    said: false,
  };
  const withTerms = (changes: object) => ({
    ...application('placed', { placement: { ...placement, newTerms: [{ ...terms, ...changes }] } }),
    offer: null,
  });
  expect(whatComesNext(withTerms({}))).toMatch(/^Please read the new terms/);
  expect(asksForAnswer(withTerms({}))).toBe(true);
  for (const [changes, news] of [
    [{ said: true }, /^You said yes to the new terms\..* The job is yours\./],
    [{ said: true, agreed: true }, /^New terms from \w+day \d.* The job is yours\./],
  ] as const) {
    expect(whatComesNext(withTerms(changes))).toMatch(news);
    expect(asksForAnswer(withTerms(changes))).toBe(false);
  }
  const afterNo = (refusedTerms: string) =>
    whatComesNext(application('placed', { placement: { ...placement, newTerms: [], refusedTerms } }));
  expect(afterNo('2099-12-14')).toMatch(/^You said no to the new terms from \w+day 14 December 2099\./);
  expect(afterNo('2020-12-14')).toMatch(/^The job is yours/);
});

test('Once care has begun, a caregiver reads until when', () => {
  const since = (changes: object) =>
    whatComesNext(application('placed', { placement: { ...placement, startsOn: '2020-01-06', ...changes } }));
  expect(since({})).toMatch(/^Come as agreed\./);
  expect(since({ endsOn: '2099-12-10' })).toMatch(/^Come as agreed until Thursday 10 December 2099/);
  const today = { startsOn: '2099-12-01', firstDayConfirmedAt: '2099-12-01T10:00:00Z' };
  expect(since(today)).toMatch(/^Come as agreed\./);
  expect(since({ firstVisitOn: '2099-12-07' })).toContain('You start on Monday 7 December 2099');
  const leave = { lastDay: '2099-12-20', reason: 'health', words: null, due: null };
  expect(since({ leave })).toContain('talk to you about your last day');
  expect(since({ leave, endsOn: '2099-12-10', endReason: 'Too far.' })).toContain(
    'until Thursday 10 December',
  );
});

test('Nobody is left in silence: every status says what happened and what comes next', () => {
  for (const status of statuses) {
    expect(stepInWords(step(status))).toBeTruthy();
    expect(whatComesNext(application(status))).toMatch(/\.$/);
    expect(whatComesNext(application(status, { hasApplied: false }))).toMatch(/\.$/);
  }
});

test('An invited person who has not applied reads neither that they withdrew nor that they were declined', () => {
  expect(stepInWords(step('withdrawn', 'invited'))).toBe('You said no');
  expect(stepInWords(step('declined', 'invited'))).toBe('The invitation ended');
  expect(stepInWords(step('invited'))).toBe('We invited you');
  expect(stepInWords(step('declined', 'submitted'), true)).toBe('The job was closed');
});

test('A step back says whose no it was, and names the shortlist only if it was left', () => {
  expect(stepInWords(step('shortlisted', 'submitted'))).toBe('On the shortlist');
  expect(stepInWords(step('shortlisted', 'offered', 'caregiver'))).toBe('You declined the offer');
  expect(stepInWords(step('shortlisted', 'introduced', 'family'))).toBe('The family chose not to go ahead');
  expect(stepInWords(step('shortlisted', 'offered'))).toBe('The offer ended');
  expect(stepInWords(step('submitted', 'placed'))).toBe('We reopened your application');
  expect(stepInWords(step('submitted', 'shortlisted'))).toBe('No longer on the shortlist');
  const back = (from: OwnStep['from'], said: OwnStep['said']) =>
    whatComesNext(application('shortlisted', { steps: [step('shortlisted', from, said)] }));
  expect(back('introduced', null)).toContain('The family chose not to go ahead');
  expect(back('offered', 'caregiver')).toContain('You declined our offer');
  expect(back('offered', null)).toContain('Our offer has ended');
  expect(back('submitted', null)).toContain('one of the few');
});

test('Once its job is filled, no caregiver reads that they can still apply, or gets a link to its page', () => {
  const filled = { ...job, status: 'filled' } as const;
  const declined = application('withdrawn', { hasApplied: false });
  expect(whatComesNext(declined)).toContain('can still apply');
  expect(whatComesNext({ ...declined, job: filled })).toContain('no longer open');
  expect(canRead(declined)).toBe(true);
  expect(canRead({ ...declined, job: filled })).toBe(false);
  expect(canRead({ ...declined, hasApplied: true, job: filled })).toBe(true);
});

test('Only an application without an answer can be withdrawn', () => {
  expect(statuses.filter(canWithdraw)).toEqual([
    'submitted',
    'shortlisted',
    'introduced',
    'offered',
    'accepted',
  ]);
  const filters = statuses.map((status) => filterOf(application(status)));
  expect(filters).toEqual([...Array(6).fill('waiting'), 'placed', 'closed', 'closed']);
  const ended = { ...placement, endedAt: '2026-12-20T10:00:00Z' };
  expect(filterOf(application('placed', { placement: ended }))).toBe('closed');
});

test('A placement says when it ends or has ended; one that ended early has no coming last day', () => {
  const endedAt = '2026-11-22T10:00:00Z';
  const end = (changes: object) =>
    whatComesNext(application('placed', { placement: { ...placement, startsOn: '2026-11-02', ...changes } }));
  const coming = { startsOn: '2099-12-01', endsOn: '2099-12-24' };
  expect(end(coming)).toMatch(/^The job is yours\. .* Your last day is Thursday 24 December 2099\.$/);
  expect(end({ ...coming, endReason: 'Too far.' })).toMatch(
    /^Your last day is Thursday 24 December 2099\. The/,
  );
  expect(end({ endsOn: '2026-11-20', endedAt })).toContain('ended on Friday 20 November 2026');
  expect(end({ endsOn: '2026-12-24', endedAt })).toContain('ended on Sunday 22 November 2026');
  expect(end({ endedAt })).toContain('ended on Sunday 22 November 2026');
  expect(end({ startsOn: '2026-12-01', endsOn: '2026-12-01', endedAt })).toContain(
    'This placement ended before it began, on Sunday 22 November 2026.',
  );
});

test('A caregiver who did not come reads that we know, and is not thanked', () => {
  const absent = { ...placement, startsOn: '2026-11-04', endedAt: '2026-11-22T10:00:00Z', came: false };
  expect(whatComesNext(application('placed', { placement: absent }))).toBe(
    'We heard that you did not come on your first day, Wednesday 4 November 2026. If this is wrong, please call us.',
  );
});

test('Being shown is a choice until the family has seen them', () => {
  expect(statuses.filter(canChooseToBeShown)).toEqual(['submitted', 'shortlisted']);
});

test('An expired offer needs no answer', () => {
  const offer = { standsUntil: '2020-01-06' } as NonNullable<Asked['offer']>;
  expect(whatComesNext(application('offered', { offer }))).toMatch(/^Our offer has ended/);
});

test('An offer is open until the end of its last day', () => {
  expect(isStillOpen({ standsUntil: '2026-11-24' }, '2026-11-24')).toBe(true);
  expect(isStillOpen({ standsUntil: '2026-11-24' }, '2026-11-25')).toBe(false);
});

test('An address may name a filter, but not invent one', () => {
  expect(readFilter('?status=waiting')).toBe('waiting');
  expect(readFilter('?status=valueOf')).toBeUndefined();
  expect(readFilter('')).toBeUndefined();
});

test('an offer of other hours than its job says so, by times if the hours are open', () => {
  const visit = (days: number) => [{ days, opens: 540, closes: 600, minutes: 60 }];
  expect(otherHours({ visits: visit(1) }, { visits: visit(3) })).toBe(
    'The job said 2\u00a0hours a week. This is 1\u00a0hour a week.',
  );
  expect(otherHours({ availability: 1 }, { availability: 5 })).toMatch(
    /^The job said Monday .*\. This is Monday/,
  );
  expect(otherHours({ visits: visit(1), availability: 1 }, { availability: 1 })).toBeUndefined();
});

test('an offer that begins on another day than its job says so, if the job has a day', () => {
  const offer = { startsOn: '2026-11-30' };
  expect(otherFirstDay(offer, { start: 'day', startsOn: '2026-12-08' })).toBe(
    'The job said Tuesday 8 December. This begins on Monday 30 November.',
  );
  expect(otherFirstDay(offer, { start: 'day', ...offer })).toBeUndefined();
  expect(otherFirstDay(offer, { start: 'soon', startsOn: '2026-11-27' })).toBeUndefined();
});
