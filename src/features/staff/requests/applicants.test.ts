import { expect, it } from 'vitest';
import { applicantsInWords } from './applicants.ts';

it('counts the applicants to decide on, and nobody who was answered or has withdrawn', () => {
  expect(applicantsInWords([])).toBe('no applicants');
  expect(applicantsInWords([{ status: 'submitted' }, { status: 'declined' }])).toBe('1 applicant');
  expect(
    applicantsInWords([{ status: 'shortlisted' }, { status: 'accepted' }, { status: 'withdrawn' }]),
  ).toBe('2 applicants');
});
