import { expect, test } from 'vitest';
import { askedChanges } from './asked-changes.ts';

const profile = {
  status: 'changes_requested',
  statusReason: 'Which diploma?',
  changesReason: null,
  changesFields: ['about', 'skills'],
} as const;
const asked = (changes: object) => askedChanges({ ...profile, ...changes } as never);

test('what staff want changed shows beside the fields they named', () => {
  expect(asked({})).toEqual({ words: 'Which diploma?', fields: ['about', 'skills'] });
  expect(asked({ changesFields: [] })?.fields).toEqual([]);
  expect(asked({ changesFields: ['shoe_size'] })?.fields).toEqual([]);
});

test('of an approved profile only waiting changes are asked about, and nothing once they are sent again', () => {
  expect(asked({ status: 'approved' })).toBeUndefined();
  expect(asked({ status: 'approved', changesReason: 'And from when?' })?.words).toBe('And from when?');
  expect(asked({ status: 'submitted' })).toBeUndefined();
  expect(asked({ status: 'suspended' })).toBeUndefined();
});
