import { expect, test } from 'vitest';
import { isReplaced } from '../../../domain/is-replaced.ts';
import { ownDocument as document } from './document.fixtures.ts';
import { firstOpen, inOrder, lineWords } from './document-order.ts';

const DAY = '2026-11-22';
const fine = document('fine');
const waits = document('waits', { kind: 'reference', status: 'uploaded', answerBy: '2026-11-25' });
const refused = document('refused', { kind: 'insurance', status: 'rejected' });
const soon = document('soon', { kind: 'background_check', expiresOn: '2026-12-04' });
const over = document('over', { kind: 'first_aid', expiresOn: DAY });

test('documents that need action come first, then those that wait for us, and the first of them is open', () => {
  const all = [fine, waits, refused, over];
  expect(inOrder(all, DAY).map(({ id }) => id)).toEqual(['refused', 'over', 'waits', 'fine']);
  expect(firstOpen(all, DAY)).toBe('refused');
  expect(firstOpen([fine, waits], DAY)).toBe('waits');
  expect(firstOpen([waits, soon], DAY)).toBe('soon');
  expect(firstOpen([soon, document('next', { kind: soon.kind })], DAY)).toBeUndefined();
  expect(firstOpen([fine], DAY)).toBeUndefined();
});

test('one that was rejected or has expired needs nothing once another of its kind is here', () => {
  const newer = document('newer', {
    kind: 'insurance',
    status: 'uploaded',
    createdAt: '2026-11-01T09:00:00Z',
  });
  expect(firstOpen([refused, newer], DAY)).toBe('newer');
  expect(isReplaced(refused, [refused, newer], DAY)).toBe(true);
  const all = [over, document('held', { kind: 'first_aid' })];
  expect(firstOpen(all, DAY)).toBeUndefined();
  expect(all.map((one) => isReplaced(one, all, DAY))).toEqual([true, false]);
});

test('a line says what matters about it', () => {
  expect(lineWords(waits, false, DAY)).toMatch(/by/);
  expect(lineWords(over, false, DAY)).toBe('Add a new one');
  expect(lineWords(refused, false, DAY)).toBe('Read why, and add another one');
  expect(lineWords(refused, true, DAY)).toBe('Read why');
  expect(lineWords(soon, false, DAY)).toBe('Expires soon');
  expect(lineWords(document('dated', { expiresOn: '2028-05-03' }), false, DAY)).toMatch(
    /^Verified until .*2028/,
  );
  expect(lineWords(fine, false, DAY)).toMatch(/^Verified on .*2026/);
});
