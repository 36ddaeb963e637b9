import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const standing = { statusReason: null, submittedAt: null, complete: 100 } as const;

test('A draft is completed first, then sent', () => {
  expect(nextStep({ ...standing, status: 'draft', complete: 60 }).title).toBe('Complete your profile');
  expect(nextStep({ ...standing, status: 'draft' }).title).toBe('Send your profile for review');
});

test('Whoever waits is told since when', () => {
  const step = nextStep({ ...standing, status: 'submitted', submittedAt: '2026-03-14T12:00:00Z' });
  expect(step.words).toContain('14 March 2026');
});

test.each(['changes_requested', 'suspended'] as const)('The reason for "%s" is passed on', (status) => {
  expect(nextStep({ ...standing, status, statusReason: 'Your phone number has no digits.' }).words).toContain(
    '“Your phone number has no digits.”',
  );
});
