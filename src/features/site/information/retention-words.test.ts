import { expect, test } from 'vitest';
import { operator } from '../../../domain/operator.ts';
import { retentionWords } from './retention-words.ts';

const keys = Object.keys(operator.retention) as (keyof typeof operator.retention)[];

test.each(keys)('%s is said, whatever the operator chooses', (key) => {
  const said = (count: number) => retentionWords({ ...operator.retention, [key]: count }).join(' ');
  const unit = key.endsWith('Months') ? 'month' : 'day';
  expect(said(17)).toContain(` 17 ${unit}s`);
  expect(said(1)).toMatch(new RegExp(` 1 ${unit}\\b`));
});

test('twelve months are a year', () => {
  expect(retentionWords({ ...operator.retention, proofMonths: 12 })[3]).toContain('1 year:');
  expect(retentionWords({ ...operator.retention, proofMonths: 36 })[3]).toContain('3 years:');
});
