import { expect, test } from 'vitest';
import { badgeOf, checkWords } from './check-words.ts';

const day = '2026-03-14';
const verified = {
  status: 'verified',
  checkNote: 'Certificate number looked up with the issuer.',
  checkedAt: '2026-02-01T12:00:00Z',
  createdAt: '2026-01-15T12:00:00Z',
  expiresOn: '2027-01-31',
} as const;

test('A check says what was checked, when, and until when the document is valid', () => {
  expect(checkWords(verified, day)).toBe(
    'We checked it on 1 February 2026. We wrote: “Certificate number looked up with the issuer.” It expires on 31 January 2027. From that day, it no longer counts.',
  );
  expect(checkWords({ ...verified, expiresOn: null }, day)).toContain('It has no end date.');
});

test('An unchecked document never sounds checked', () => {
  const uploaded = { ...verified, status: 'uploaded', checkNote: null, checkedAt: null } as const;
  const words = checkWords(uploaded, day);
  const waits = { ...uploaded, answerBy: '2026-03-17', lastStep: 'Someone opened it.' };
  expect(checkWords(waits, day)).toMatch(/We’ll answer by Tuesday.* Someone opened it\.$/);
  expect(words).toContain('We haven’t checked it yet');
  expect(words).not.toContain('expires on');
});

test('A verified document that has expired says so, from the day itself on', () => {
  const expired = { ...verified, expiresOn: day };
  expect(badgeOf(expired, day).label).toBe('Expired');
  expect(checkWords(expired, day)).toContain('expired on 14 March 2026 and no longer counts');
  expect(badgeOf({ ...verified, expiresOn: '2026-03-15' }, day)).toEqual({
    label: 'Verified until 15 Mar 2026',
    tone: 'warning',
  });
  expect(badgeOf({ ...verified, expiresOn: '2026-04-14' }, day).label).toBe('Verified');
});

test('A rejected document shows the reason', () => {
  const rejected = { ...verified, status: 'rejected', checkNote: 'The second page is missing.' } as const;
  expect(checkWords(rejected, day)).toContain('“The second page is missing.” Add another one.');
});
