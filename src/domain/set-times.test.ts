import { expect, test } from 'vitest';
import { setTimesFault, setTimesInWords } from './set-times.ts';

test('times are told with their parts of the day', () => {
  expect(setTimesInWords({ 0: '07:30', 2: '19:00', 3: '' })).toBe('Morning at 7:30 and evening at 19:00');
  expect(setTimesInWords({})).toBe('');
});

test.each([
  [{ 0: '07:30' }, undefined],
  [{ 0: '06:00', 1: '16:45', 3: '01:15' }, undefined],
  [{ 0: '' }, undefined],
  [{ 0: '12:00' }, 'Enter a time in the morning, between 6:00 and 12:00, or leave it empty'],
  [{ 3: '06:00' }, 'Enter a time in the night, between 22:00 and 6:00, or leave it empty'],
])('%o: %s', (times, fault) => expect(setTimesFault(times)).toBe(fault));
