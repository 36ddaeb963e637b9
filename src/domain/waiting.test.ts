import { expect, test } from 'vitest';
import { formatDate, formatLongDay } from './operator.ts';
import { answerInWords, isOverdue, lastStepInWords } from './waiting.ts';

test('a waiting person reads by which day we answer, until that day is over', () => {
  const day = formatLongDay('2026-11-24');
  expect(day).toMatch(/^Tuesday,? 24 November$/);
  expect(answerInWords('2026-11-24', '2026-11-20')).toBe(`We’ll answer by ${day}.`);
  expect(answerInWords('2026-11-24', '2026-11-24')).toContain(day);
  expect(answerInWords('2026-11-24', '2026-11-25')).toMatch(/is taking longer .* haven’t forgotten/);
});

test('without a known day nothing is promised or overdue', () => {
  expect(answerInWords(null)).toBe('');
  expect(answerInWords(undefined)).toBe('');
  expect(isOverdue(null)).toBe(false);
});

test('a waiting person reads what staff did last, if anything', () => {
  const at = '2026-11-20T10:00:00Z';
  expect(lastStepInWords('opened', at)).toBe(`Our team opened it on ${formatDate(at)}.`);
  expect(lastStepInWords(null, null)).toBe('');
  expect(lastStepInWords('a later step' as never, at)).toBe('');
});
