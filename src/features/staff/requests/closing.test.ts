import { expect, test } from 'vitest';
import { closingInWords, endingWith } from './closing.ts';

type Request = Parameters<typeof closingInWords>[0];
const una = {
  id: 'p1',
  caregiverId: 'c1',
  caregiverName: 'Una Byrne',
  startsOn: '2026-11-23',
  endedAt: null,
};
const earlier = { ...una, id: 'p0', caregiverName: 'Declan Kelly', endedAt: '2026-11-01T09:00:00Z' };
const request = (status: string, reach: string, placements: object[]) =>
  ({ jobs: [{ status }], reach, placements }) as unknown as Request;

test('each ending placement is named with its first day, and so is everyone who gets an email', () => {
  const matched = request('closed', 'sent', [earlier, una]);
  expect(endingWith(matched)).toEqual([una]);
  expect(closingInWords(matched)).toEqual([
    'The placement of Una Byrne from Monday 23 November 2026 ends at once. Una will no longer see the family’s contact.',
    'The family and Una get an email with your reason.',
  ]);
});

test('a family without emails is not listed as getting one', () => {
  expect(closingInWords(request('closed', 'failed', [una])).slice(1)).toEqual([
    'Una gets an email with your reason.',
  ]);
});

test('closing a search answers everyone who has applied', () => {
  expect(closingInWords(request('open', 'sent', []))).toEqual([
    'We’ll close open jobs and tell the caregivers who applied.',
    'The family gets an email with your reason.',
  ]);
});
