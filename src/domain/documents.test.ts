import { expect, test } from 'vitest';
import {
  type CredentialRule,
  missingDocuments,
  documentState,
  ruledDocuments,
  runsOutOn,
} from './documents.ts';

const rules: CredentialRule[] = [
  { careType: 'companionship', kind: 'background_check' },
  { careType: 'personal_care', kind: 'qualification' },
  { careType: 'personal_care', kind: 'background_check' },
];

test('several care types need the documents of each, once', () => {
  expect(ruledDocuments(['companionship', 'personal_care'], rules)).toEqual([
    'qualification',
    'background_check',
  ]);
  expect(ruledDocuments(['household_help'], rules)).toEqual([]);
});

test('a kind’s status is that of its valid document, else of the one nearest to that', () => {
  const document = (status: 'uploaded' | 'verified' | 'rejected', expiresOn: string | null = null) =>
    ({ kind: 'identity', status, expiresOn }) as const;
  const state = (...documents: ReturnType<typeof document>[]) =>
    documentState('identity', documents, '2026-03-14');
  expect(state(document('uploaded'), document('verified', '2026-03-15'))).toBe('held');
  expect(state(document('verified', '2026-03-14'))).toBe('expired');
  expect(state(document('verified', '2026-03-14'), document('uploaded'))).toBe('uploaded');
  expect(state(document('rejected'))).toBe('rejected');
  expect(state()).toBe('missing');
  const until = (...documents: ReturnType<typeof document>[]) =>
    runsOutOn('identity', documents, '2026-03-14');
  const soon = document('verified', '2026-03-15');
  expect(until(soon, document('verified', '2026-03-14'))).toBe('2026-03-15');
  expect(until(soon, document('verified', '2027-03-15'))).toBeUndefined();
  expect(until(soon, document('uploaded'))).toBeUndefined();
  expect(until(document('rejected'))).toBeUndefined();
});

test('a document that is held or waits for a check is not missing', () => {
  const document = (kind: 'qualification' | 'background_check', status: 'uploaded' | 'rejected') => ({
    kind,
    status,
    expiresOn: null,
  });
  const care = ['personal_care'] as const;
  expect(missingDocuments(care, rules, [document('qualification', 'uploaded')])).toEqual([
    'background_check',
  ]);
  expect(missingDocuments(care, rules, [document('qualification', 'rejected')])).toHaveLength(2);
});
