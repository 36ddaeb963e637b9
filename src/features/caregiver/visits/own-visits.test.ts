import { expect, test } from 'vitest';
import type { OwnVisit } from '../../../data/own-visits.ts';
import { hasBeenThere, isToConfirm, sortedVisits, visitKey } from './own-visits.ts';
import { visit } from './visit.fixtures.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const days = (visits: readonly OwnVisit[]) => visits.map(({ day }) => day.slice(-2));

test('the next visit takes place; changed ones before it are news, and past ones are left out', () => {
  const { next, first, later } = sortedVisits(
    [
      visit('2026-11-22', { kind: 'missed' }),
      visit('2026-11-23'),
      visit('2026-11-24', { kind: 'cannot_come' }),
      visit('2026-11-25', { kind: 'not_needed' }),
      visit('2026-11-26'),
      visit('2026-11-27', { kind: 'not_needed' }),
      visit('2026-11-28'),
    ],
    undefined,
    NOW,
  );
  expect(next?.day).toBe('2026-11-26');
  expect(days(first)).toEqual(['26', '22', '24', '25']);
  expect(days(later)).toEqual(['27', '28']);
});

test('a visit that has begun is the next one, and a night visit until the morning', () => {
  expect(sortedVisits([visit('2026-11-24')], undefined, NOW).next).toBeDefined();
  const night = [visit('2026-11-23', { opens: 1320, closes: 1800 })];
  expect(sortedVisits(night, undefined, new Date('2026-11-24T05:59:00Z')).next).toBeDefined();
  expect(sortedVisits(night, undefined, new Date('2026-11-24T06:00:00Z')).next).toBeUndefined();
});

test('a first visit that is over leads until the caregiver has said that they were there', () => {
  const first = (confirmed: boolean) => [
    { ...visit('2026-11-23'), firstDay: { confirmed } },
    visit('2026-11-25'),
  ];
  expect(days(sortedVisits(first(false), undefined, NOW).first)).toEqual(['23', '25']);
  expect(days(sortedVisits(first(true), undefined, NOW).first)).toEqual(['25']);
  const today = visit('2026-11-24');
  const later = { ...today, opens: 660 };
  const may = (one: OwnVisit) => isToConfirm({ ...one, firstDay: { confirmed: false } }, NOW);
  expect([later, today].map(may)).toEqual([false, true]);
  // It is 10:00: four hours after 6:00.
  const anyMinute = (minutes: number | null) => ({ ...today, minutes });
  expect([anyMinute(240), anyMinute(241), anyMinute(null)].map(may)).toEqual([true, false, false]);
});

test('if no visit takes place, all changed ones are news', () => {
  const { next, first, later } = sortedVisits([visit('2026-11-25', { kind: 'not_needed' })], undefined, NOW);
  expect([next, days(first), later]).toEqual([undefined, ['25'], []]);
});

test('the visit that led at first keeps its place, until an earlier one takes place after all', () => {
  const wednesday = visit('2026-11-25');
  const off = visit('2026-11-25', { kind: 'cannot_come' });
  const [friday, saturday] = [visit('2026-11-27'), visit('2026-11-28')];
  const order = (visits: OwnVisit[], leading: string) => {
    const { next, first, later } = sortedVisits(visits, leading, NOW);
    return [next?.day.slice(-2), days(first), days(later)];
  };
  expect(order([off, friday, saturday], visitKey(off))).toEqual(['27', ['25', '27'], ['28']]);
  expect(order([off, friday, saturday], visitKey(friday))).toEqual(['27', ['27', '25'], ['28']]);
  expect(order([wednesday, friday, saturday], visitKey(friday))).toEqual(['25', ['25'], ['27', '28']]);
  expect(order([wednesday, friday], '')).toEqual(['25', ['25'], ['27']]);
});

test('after a visit that took place, one has been there', () => {
  const next = visit('2026-11-26');
  expect(hasBeenThere(next, [visit('2026-11-23'), next], NOW)).toBe(true);
  for (const other of [
    next,
    visit('2026-11-24'),
    visit('2026-11-23', { kind: 'missed' }),
    visit('2026-11-23', { placementId: 'p2' }),
  ])
    expect(hasBeenThere(next, [other], NOW)).toBe(false);
});
