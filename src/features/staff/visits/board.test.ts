import { expect, test } from 'vitest';
import { lineHref, mondayOf, stateOf, withWhom } from './board.ts';
import { line, visit } from './board.fixtures.ts';

test('a week begins on its Monday, also across a year; without a valid day it is this week', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  for (const none of ['2026-13-01', 'soon', '', undefined])
    expect(mondayOf(none, '2026-11-24')).toBe('2026-11-23');
});

test('a visit says why nobody comes, who covers it, and for which client', () => {
  const seen = (changes: object, isByCaregiver = false) => {
    const changed = { ...visit, kind: 'cannot_come', reason: 'Flu.', ...changes } as const;
    const { label, about } = stateOf(changed, isByCaregiver) ?? {};
    return [withWhom(changed, isByCaregiver), label, ...(about ?? [])];
  };
  expect(stateOf(visit, false)).toBeUndefined();
  expect(seen({})).toEqual(['', 'No caregiver', 'Aoife Ryan can’t come', 'Flu.']);
  expect(seen({}, true)).toEqual([withWhom(visit, true), 'No caregiver', 'Flu.']);
  expect(seen({ settled: true })[1]).toBe('No caregiver, settled');
  const instead = 'Mary Quinn';
  expect(seen({ instead })).toEqual([instead, 'Covered', 'Instead of Aoife Ryan', 'Flu.']);
  expect(seen({ instead }, true).slice(1)).toEqual(['Covered', 'Mary Quinn comes instead', 'Flu.']);
  expect(seen({ instead, covers: true }, true).slice(1)).toEqual(['Covered', 'Instead of Aoife Ryan']);
  expect(seen({ reason: 'x'.repeat(500) }).at(-1)?.length).toBeLessThan(110);
});

test('a moved visit shows its earlier time, until something else about it changes', () => {
  const moved = { ...visit, moved: { day: '2026-11-23', opens: 450, reason: 'The doctor comes.' } };
  expect(stateOf(moved, false)).toEqual({
    label: 'Moved',
    tone: 'info',
    about: ['Was on Mon 23 Nov, at 7:30', 'The doctor comes.'],
  });
  expect(stateOf({ ...moved, kind: 'not_needed' }, false)?.label).toBe('Not needed');
});

test('a line links to its client or caregiver, and nowhere once the account is gone', () => {
  expect(lineHref(line)).toBe('/admin/requests/r1');
  expect(lineHref({ ...line, id: 'c1', caregiverName: 'Aoife Ryan' })).toBe('/admin/caregivers/c1');
  expect(lineHref({ ...line, id: 'p1', caregiverName: 'Aoife Ryan' })).toBeUndefined();
});
