import { expect, test } from 'vitest';
import { applicationFixture } from './application.fixtures.ts';
import type { ApplicationStatus } from '../../../domain/status.ts';
import {
  answerInWords,
  explainPlacing,
  offeredInWords,
  primaryStep,
  stepsFrom,
} from './application-facts.ts';

const job = (status: 'open' | 'filled') => ({ ...applicationFixture().job, status });
const stepsOf = (status: ApplicationStatus, changes: Parameters<typeof applicationFixture>[0] = {}) =>
  stepsFrom(applicationFixture({ status, ...changes }));
const yes = { side: 'family', answer: 'yes', reason: null, givenAt: '2026-11-22T11:00:00Z' } as const;
const to = { visits: [], availability: 5, hourlyRate: 21, startsOn: '2026-12-03', endsOn: null };
const byPage = { ...yes, ...to, saidBy: null, saidOn: null, writtenDownBy: null };

test('an open application can take every later step', () => {
  expect(stepsOf('submitted')).toEqual(['shortlist', 'introduce', 'offer', 'place', 'decline']);
  expect(stepsOf('shortlisted')).toContain('reconsider');
  expect(stepsOf('shortlisted', { agreements: [byPage] })).not.toContain('reconsider');
  expect(stepsOf('introduced')).toContain('recordFamily');
  expect(stepsOf('offered')).toContain('recordCaregiver');
  expect(stepsOf('accepted')).toEqual(['recordFamily', 'place', 'decline']);
  expect(stepsOf('declined')).toEqual(['reconsider']);
  expect(stepsOf('declined', { hasApplied: false })).toEqual([]);
  expect(stepsOf('invited', { hasApplied: false })).toEqual(['decline']);
});

test('on a closed job only declining is left, and after an answer nothing', () => {
  expect(stepsOf('shortlisted', { job: job('filled') })).toEqual(['decline']);
  expect(stepsOf('declined', { job: job('filled') })).toEqual([]);
  for (const status of ['placed', 'withdrawn'] as const) expect(stepsOf(status)).toEqual([]);
});

test('a caregiver who left may be considered again while the job is open; after a no-show only on purpose', () => {
  const placement = {
    id: 'p1',
    visits: [],
    availability: 5,
    hourlyRate: 21,
    startsOn: '2026-11-02',
    endsOn: '2026-11-20',
    placedAt: '2026-10-20T10:00:00Z',
    endedAt: '2026-11-20T18:00:00Z',
    endReason: 'Moved away.',
    correctedAt: null,
    came: true,
  };
  expect(stepsOf('placed', { placement })).toEqual(['shortlist', 'reconsider']);
  expect(stepsOf('placed', { placement: { ...placement, came: false } })).toEqual(['reconsider']);
  expect(stepsOf('placed', { placement: { ...placement, endedAt: null } })).toEqual([]);
  expect(stepsOf('placed', { placement, job: job('filled') })).toEqual([]);
});

test('while the caregiver is suspended, no step leads on', () => {
  const caregiver = { ...applicationFixture().caregiver, status: 'suspended' as const };
  expect(stepsOf('submitted', { caregiver })).toEqual(['shortlist', 'decline']);
  expect(stepsOf('accepted', { caregiver })).toEqual(['recordFamily', 'decline']);
  expect(primaryStep(applicationFixture({ caregiver }))).toBeUndefined();
});

test('the main step is one of the possible steps', () => {
  expect(primaryStep(applicationFixture({ status: 'shortlisted' }))).toBe('introduce');
  expect(primaryStep(applicationFixture({ status: 'shortlisted', mayBeShown: false }))).toBe('offer');
  expect(primaryStep(applicationFixture({ status: 'introduced' }))).toBe('recordFamily');
  expect(primaryStep(applicationFixture({ status: 'introduced', agreements: [byPage] }))).toBe('offer');
  expect(primaryStep(applicationFixture({ status: 'accepted', agreements: [byPage] }))).toBe('place');
  for (const status of ['submitted', 'shortlisted', 'introduced', 'offered', 'accepted', 'declined'] as const)
    expect(stepsOf(status)).toContain(primaryStep(applicationFixture({ status })));
});

test('what a side says shows its day, who said it and who recorded it', () => {
  expect(answerInWords('family', applicationFixture())).toBe('The family has not been asked yet.');
  expect(answerInWords('caregiver', applicationFixture({ status: 'offered' }))).toContain('has not answered');
  expect(answerInWords('family', applicationFixture({ agreements: [byPage] }))).toBe(
    'The family said yes on 22 November 2026.',
  );
  const byPhone = { saidBy: 'Peg Walsh', saidOn: '2026-11-21', writtenDownBy: 'ada@care.example' };
  const words = answerInWords(
    'family',
    applicationFixture({ agreements: [{ ...byPage, ...byPhone, answer: 'talk', reason: 'About the dog.' }] }),
  );
  expect(words).toBe(
    'The family asked on 21 November 2026 to talk first (told by Peg Walsh; recorded by ada@care.example). “About the dog.”',
  );
});

test('status and history show if a side has been asked', () => {
  const told = (side: 'family' | 'caregiver', changes: Parameters<typeof applicationFixture>[0]) =>
    answerInWords(side, applicationFixture(changes));
  const introduced = { introducedAt: '2026-11-21T10:00:00Z' };
  for (const status of ['introduced', 'offered', 'accepted'] as const)
    expect(told('family', { status, ...introduced })).toContain('has not answered yet');
  for (const status of ['submitted', 'shortlisted', 'offered', 'accepted'] as const)
    expect(told('family', { status })).toContain('has not been asked yet');
  for (const status of ['submitted', 'shortlisted', 'introduced'] as const)
    expect(told('caregiver', { status, ...introduced })).toContain('has not been asked yet');
});

test('an earlier yes says which terms it was to, if they differ', () => {
  const offer = { ...to, hourlyRate: 23, standsUntil: '2026-11-30', offeredAt: '2026-11-23T10:00:00Z' };
  const told = (givenAt: string, changes: object = {}) =>
    answerInWords(
      'family',
      applicationFixture({
        status: 'offered',
        offer: { ...offer, ...changes },
        agreements: [{ ...byPage, givenAt }],
      }),
    );
  expect(told('2026-11-22T11:00:00Z')).toMatch(
    /^The family said yes on 22 November 2026\. That was to earlier terms: .+, €21 an hour, from 3 December 2026\.$/,
  );
  expect(told('2026-11-22T11:00:00Z', to)).toBe('The family said yes on 22 November 2026.');
  expect(told('2026-11-23T11:00:00Z')).toBe('The family said yes on 23 November 2026.');
});

test('an offer says who hears about it, and whose yes no longer counts', () => {
  const before = { introducedAt: '2026-11-20T10:00:00Z', agreements: [byPage] };
  const told = (done: string, toldAll = '') => `${done} ${toldAll}`;
  expect(offeredInWords(before, { agreements: [] }, told)).toBe(
    'The job is offered to the caregiver. We’ve told the family that they can read the terms. The family’s yes was to other terms and no longer counts.',
  );
  expect(offeredInWords({ ...before, introducedAt: null }, before, told)).toBe(
    'The job is offered to the caregiver.',
  );
});

test('after a correction, each yes says that it was to the first terms', () => {
  const placed = {
    id: 'p',
    visits: [],
    availability: 1,
    hourlyRate: 26,
    startsOn: '2026-12-07',
    endsOn: null,
  };
  const live = { endedAt: null, endReason: null, came: true };
  const placement = { ...placed, ...live, placedAt: '2026-11-22T12:00:00Z' };
  const words = (correctedAt: string | null) =>
    answerInWords(
      'family',
      applicationFixture({
        status: 'placed',
        agreements: [byPage],
        placement: { ...placement, correctedAt },
      }),
    );
  expect(words(null)).toBe('The family said yes on 22 November 2026.');
  expect(words('2026-11-24T09:00:00Z')).toBe(
    'The family said yes on 22 November 2026. That was to the first terms. We corrected them on 24 November 2026.',
  );
});

test('what prevents a placement is named', () => {
  const detail = '["credential:first_aid","care_type:dementia_care","too_far"]';
  const words = explainPlacing({ kind: 'refused', code: 'not_qualified', detail });
  expect(words).toContain('first aid certificate is missing');
  expect(words).toContain('does not offer dementia care');
  expect(words).toContain('further away');
});

test('a job that closed in between is called closed', () => {
  expect(explainPlacing({ kind: 'refused', code: 'job_not_open' })).toContain('filled or closed');
});
