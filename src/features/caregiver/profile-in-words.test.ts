import { expect, test } from 'vitest';
import { profileInWords } from './profile-in-words.ts';

const unsent = { statusReason: null, submittedAt: null, changesSince: null, changesReason: null };

test('A draft is completed first, then sent', () => {
  expect(profileInWords({ ...unsent, status: 'draft' }, 60).title).toBe('Complete your profile');
  expect(profileInWords({ ...unsent, status: 'draft' }, 100).title).toBe('Send your profile for review');
});

test('Whoever waits is told since when', () => {
  const waiting = { ...unsent, status: 'submitted', submittedAt: '2026-03-14T12:00:00Z' } as const;
  expect(profileInWords(waiting, 100).now).toContain('14 March 2026');
});

test.each(['changes_requested', 'suspended'] as const)('The reason for "%s" is passed on', (status) => {
  const answered = { ...unsent, status, statusReason: 'Your phone number has no digits.' };
  expect(profileInWords(answered, 100).now).toContain('“Your phone number has no digits.”');
});

test('Whoever is suspended finds the number to call', () => {
  const { action } = profileInWords({ ...unsent, status: 'suspended', statusReason: 'We must talk.' }, 100);
  expect(action?.href).toMatch(/^tel:\+?\d+$/);
});

test('Who changed an approved profile is told that the changes wait, or what we want about them', () => {
  const changed = { ...unsent, status: 'approved', changesSince: '2026-03-14T12:00:00Z' } as const;
  expect(profileInWords({ ...unsent, status: 'approved' }, 100).now).toBeUndefined();
  expect(profileInWords(changed, 100).now).toContain('14 March 2026');
  expect(profileInWords({ ...changed, changesReason: 'Show us the diploma.' }, 100).now).toContain(
    '“Show us the diploma.”',
  );
});
