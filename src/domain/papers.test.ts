import { expect, test } from 'vitest';
import { type CredentialRule, missingPapers, paperState, ruledPapers } from './papers.ts';

const rules: CredentialRule[] = [
  { careType: 'companionship', kind: 'background_check' },
  { careType: 'personal_care', kind: 'qualification' },
  { careType: 'personal_care', kind: 'background_check' },
];

test('several kinds of care ask for the papers of each, once', () => {
  expect(ruledPapers(['companionship', 'personal_care'], rules)).toEqual([
    'qualification',
    'background_check',
  ]);
  expect(ruledPapers(['household_help'], rules)).toEqual([]);
});

test('the paper that counts says how somebody stands, else the one that is nearest to it', () => {
  const paper = (status: 'uploaded' | 'verified' | 'rejected', expiresOn: string | null = null) =>
    ({ kind: 'identity', status, expiresOn }) as const;
  const state = (...papers: ReturnType<typeof paper>[]) => paperState('identity', papers, '2026-03-14');
  expect(state(paper('uploaded'), paper('verified', '2026-03-15'))).toBe('held');
  expect(state(paper('verified', '2026-03-14'))).toBe('expired');
  expect(state(paper('verified', '2026-03-14'), paper('uploaded'))).toBe('uploaded');
  expect(state(paper('rejected'))).toBe('rejected');
  expect(state()).toBe('missing');
});

test('what is held, or waits for a check, is not missing', () => {
  const paper = (kind: 'qualification' | 'background_check', status: 'uploaded' | 'rejected') => ({
    kind,
    status,
    expiresOn: null,
  });
  const care = ['personal_care'] as const;
  expect(missingPapers(care, rules, [paper('qualification', 'uploaded')])).toEqual(['background_check']);
  expect(missingPapers(care, rules, [paper('qualification', 'rejected')])).toHaveLength(2);
});
