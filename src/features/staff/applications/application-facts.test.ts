import { expect, test } from 'vitest';
import { explainPlacing, stepsFrom } from './application-facts.ts';

test('an open application can be answered every way that is still ahead of it', () => {
  expect(stepsFrom('submitted', true)).toEqual(['shortlist', 'offer', 'place', 'decline']);
  expect(stepsFrom('offered', true)).toEqual(['place', 'decline']);
});

test('on a closed job only a no is left, and after an answer nothing', () => {
  expect(stepsFrom('shortlisted', false)).toEqual(['decline']);
  for (const status of ['placed', 'declined', 'withdrawn'] as const)
    expect(stepsFrom(status, true)).toEqual([]);
});

test('what keeps a caregiver from being placed is named', () => {
  const detail = '["credential:first_aid","care_type:dementia_care","too_far"]';
  const words = explainPlacing({ kind: 'refused', code: 'not_qualified', detail });
  expect(words).toContain('first aid certificate is missing');
  expect(words).toContain('does not offer dementia care');
  expect(words).toContain('further away');
});

test('a job that closed meanwhile is called closed', () => {
  expect(explainPlacing({ kind: 'refused', code: 'job_not_open' })).toContain('no longer open');
});
