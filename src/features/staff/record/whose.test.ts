import { expect, test } from 'vitest';
import { whose } from './whose.ts';

test('a record is named by its person', () => {
  expect(whose('Marta Zielińska', 'Driving licence')).toBe('Marta’s driving licence');
  expect(whose(null, 'Insurance')).toBe('the caregiver’s insurance');
});
