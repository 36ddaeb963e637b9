import { expect, test } from 'vitest';
import { checkedInWords, DOCUMENT_CHECKS } from './document-checklists.ts';
const LONGEST_REASON = 1000;

test('all ticks together fit the column, with room for a note', () => {
  for (const { looksAt, refusals } of Object.values(DOCUMENT_CHECKS)) {
    expect(checkedInWords(looksAt, '').length).toBeLessThan(LONGEST_REASON / 2);
    expect(refusals.join(' ').length).toBeLessThan(LONGEST_REASON / 1.5);
    expect(new Set([...looksAt, ...refusals]).size).toBe(looksAt.length + refusals.length);
  }
});

test('the ticked items are one sentence, followed by the additions', () => {
  expect(checkedInWords(['It is in date', 'It covers cars'], ' Seen on a call. ')).toBe(
    'Checked: it is in date; it covers cars. Seen on a call.',
  );
  expect(checkedInWords([], 'Original seen.')).toBe('Original seen.');
});
