import { expect, test } from 'vitest';
import { careWords, causeWords, complaintWords, loadWords } from './report-words.ts';
import { reports } from './reports.fixtures.ts';

test('a report says in a sentence what it shows', () => {
  expect(careWords(reports.allCare, 12)).toBe('2,646 hours of care for 34 clients in the last 12 weeks.');
  expect(causeWords(reports.causes)).toBe(
    '9 placements ended. Most common cause: The client needs no more care.',
  );
  expect(complaintWords(reports.complaints)).toBe('5 complaints, 1 still open.');
  expect(loadWords(reports.loads)).toBe('3 tasks have no owner.');
});

test('and does so without any data', () => {
  expect(causeWords([])).toBe('No placement ended in these weeks.');
  expect(complaintWords([])).toBe('Nobody complained in these weeks.');
  expect(loadWords([])).toBe('Every waiting task has an owner.');
});
