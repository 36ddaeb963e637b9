import { expect, test } from 'vitest';
import type { ApplicationStatus, DocumentStatus } from '../../domain/status.ts';
import { wordApplications, wordDocuments, wordProfile } from './bell-words.ts';

test('A profile says its status, and how complete it is while something is missing', () => {
  expect(wordProfile('draft', 40)).toBe('Draft, 40% complete');
  expect(wordProfile('draft', 100)).toBe('Complete, not sent for review yet');
  expect(wordProfile('changes_requested', 100)).toBe('Changes asked for');
  expect(wordProfile('approved', 100)).toBe('Approved');
});

test('Documents first say what needs the caregiver, and an expired one counts only as expired', () => {
  expect(wordDocuments([])).toBe('None uploaded yet');
  const document = (kind: string, status: DocumentStatus, expiresOn: string | null = null) => ({
    kind,
    status,
    expiresOn,
    createdAt: '2026-01-01T09:00:00Z',
  });
  const documents = [
    document('identity', 'verified'),
    document('training', 'verified', '2030-01-01'),
    document('first_aid', 'verified', '2024-01-01'),
    document('reference', 'uploaded'),
    document('insurance', 'rejected'),
  ];
  const words = '1 not accepted, 1 expired, 1 waiting for a check, 2 verified';
  expect(wordDocuments(documents, '2026-01-01')).toBe(words);
  const replaced = document('identity', 'rejected');
  expect(wordDocuments([...documents, replaced], '2026-01-01')).toBe(words);
});

test('Applications first say which is furthest on the way; an invitation that has ended does not count', () => {
  expect(wordApplications([])).toBe('You haven’t applied for a job yet');
  const applied = (status: ApplicationStatus) => ({ status, hasApplied: true, placement: null });
  expect(
    wordApplications([
      applied('submitted'),
      applied('offered'),
      applied('submitted'),
      applied('declined'),
      { status: 'invited', hasApplied: false, placement: null },
      { status: 'withdrawn', hasApplied: false, placement: null },
    ]),
  ).toBe('1 offered, 2 received, 1 invited, 1 not chosen');
});

test('A placement that has ended counts as ended', () => {
  const placed = (endedAt: string | null) => ({
    status: 'placed' as const,
    hasApplied: true,
    placement: { startsOn: '2026-03-01', endsOn: null, endedAt, came: true },
  });
  expect(wordApplications([placed(null), placed('2026-03-20T10:00:00Z')])).toBe(
    '1 placed, 1 placement that ended',
  );
});
