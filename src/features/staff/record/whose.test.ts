import { expect, test } from 'vitest';
import { whose } from './whose.ts';

test('a thing is named by whose it is', () => {
  expect(whose('Marta Zielińska', 'Driving licence')).toBe('Marta’s driving licence');
  expect(whose(null, 'Insurance')).toBe('the caregiver’s insurance');
});
