import { describe, expect, test } from 'vitest';
import { aboutUnmet } from './unmet-about.ts';
import { type OwnDocument, wordMissingSkills, wordUnmet } from './unmet-requirements.ts';

const firstAid = (status: OwnDocument['status'], expiresOn: string | null = null): OwnDocument => ({
  kind: 'first_aid',
  status,
  expiresOn,
});

describe('A missing credential', () => {
  test('has a sentence, with a link to the upload', () => {
    expect(wordUnmet('credential:first_aid')).toEqual({
      code: 'credential:first_aid',
      words: 'To apply, add a first aid certificate.',
      action: { label: 'Add it', href: '/caregiver/documents?kind=first_aid#add' },
    });
  });

  test.each([
    ['We have yours', [firstAid('uploaded')]],
    ['has expired', [firstAid('verified', '2020-01-01')]],
    ['didn’t accept', [firstAid('rejected')]],
    ['We have yours', [firstAid('rejected'), firstAid('uploaded')]],
  ])('that is %s does not read as if it had never arrived', (words, documents) => {
    expect(wordUnmet('credential:first_aid', documents).words).toContain(words);
  });
});

test('A care type has its usual name', () => {
  expect(wordUnmet('care_type:dementia_care').words).toBe(
    'To apply, add dementia care to the care you offer.',
  );
});

test('Missing time says what can be done about it', () => {
  expect(wordUnmet('no_free_times')).toMatchObject({
    words: 'You are not free at any of these times.',
    action: { label: 'Change your week' },
  });
});

test('All missing skills are named', () => {
  expect(wordMissingSkills(['driving', 'wound_care'])).toBe(
    'If you have these skills, add them: Driving, Wound care.',
  );
  expect(wordMissingSkills([])).toBeUndefined();
});

test('A document that expired during a placement leads to adding a new one', () => {
  expect(wordUnmet('lapsed:first_aid')).toMatchObject({
    words: expect.stringContaining('needs a first aid certificate, and yours has expired'),
    action: { href: '/caregiver/documents?kind=first_aid#add' },
  });
  expect(wordUnmet('lapsed:juggling').words).toContain('Something else is missing');
});

test('An unknown requirement still has words', () => {
  for (const code of ['credential:juggling', 'care_type:', 'star_sign:leo', '']) {
    expect(wordUnmet(code).words).toBe('Something else is missing. Ask us about it.');
  }
});

test.each([
  ['credential:first_aid', 'a first aid certificate is missing, unverified or expired'],
  ['lapsed:first_aid', 'a first aid certificate has expired, and a placement needs it'],
  ['care_type:dementia_care', 'the caregiver does not offer dementia care'],
  ['away', 'the caregiver is away on the first day'],
  ['credential:juggling', 'one more requirement is not met'],
])('staff read about %s in words about the caregiver', (code, clause) => {
  expect(aboutUnmet(code)).toBe(clause);
});
