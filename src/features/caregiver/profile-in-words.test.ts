import { expect, test } from 'vitest';
import { profileInWords } from './profile-in-words.ts';

const unsent = {
  statusReason: null,
  submittedAt: null,
  changesSince: null,
  changesReason: null,
  changesFields: [],
};

test('A draft is completed first, then sent', () => {
  expect(profileInWords({ ...unsent, status: 'draft' }, 60).title).toBe('Complete your profile');
  expect(profileInWords({ ...unsent, status: 'draft' }, 100).title).toBe('Send your profile for review');
});

test('A waiting caregiver reads since when', () => {
  const waiting = { ...unsent, status: 'submitted', submittedAt: '2026-03-14T12:00:00Z' } as const;
  expect(profileInWords(waiting, 100).now).toContain('14 March 2026');
});

test('A waiting caregiver is asked for missing documents', () => {
  const labelOf = (...missing: 'identity'[]) =>
    profileInWords({ ...unsent, status: 'submitted' }, 100, undefined, undefined, missing).action?.label;
  expect([labelOf('identity'), labelOf()]).toEqual(['Add your documents', 'See your documents']);
});

test.each(['changes_requested', 'suspended'] as const)('The reason for "%s" is shown', (status) => {
  const answered = { ...unsent, status, statusReason: 'Your phone number has no digits.' };
  expect(profileInWords(answered, 100).now).toContain('“Your phone number has no digits.”');
});

test('A suspended caregiver finds the number to call', () => {
  const { action } = profileInWords({ ...unsent, status: 'suspended', statusReason: 'We must talk.' }, 100);
  expect(action?.href).toMatch(/^tel:\+?\d+$/);
});

test('After a change of an approved profile, the caregiver reads that it waits, or what we want changed', () => {
  const changed = { ...unsent, status: 'approved', changesSince: '2026-03-14T12:00:00Z' } as const;
  expect(profileInWords({ ...unsent, status: 'approved' }, 100).now).toBeUndefined();
  expect(profileInWords(changed, 100).now).toContain('14 March 2026');
  expect(profileInWords({ ...changed, changesReason: 'Show us the diploma.' }, 100).now).toContain(
    '“Show us the diploma.”',
  );
});

test('A caregiver who is asked for changes reads where, with a link to the first', () => {
  const asked = { ...unsent, status: 'changes_requested', statusReason: 'Which diploma?' } as const;
  const { now, action } = profileInWords({ ...asked, changesFields: ['about', 'skills'] }, 100);
  expect(now).toBe('We wrote: “Which diploma?” Please check what you say about yourself and your skills.');
  expect(action?.href).toMatch(/#about$/);
  expect(profileInWords(asked, 100).action?.href).not.toContain('#');
});
