import { expect, test } from 'vitest';
import type { FamilyVisit } from '../../../data/tracked-request.ts';
import { visit } from './track.fixtures.ts';
import { visitsInOrder } from './visit-order.ts';

const days = (visits: readonly FamilyVisit[]) => visits.map(({ day }) => day.slice(-2));
const inOrder = (visits: readonly FamilyVisit[], now: string) => {
  const { inSight, later, earlier } = visitsInOrder(visits, new Date(now));
  return { inSight: days(inSight), later: days(later), earlier: days(earlier) };
};

test('the next visit that someone comes to is in sight, and the next changed one', () => {
  expect(
    inOrder(
      [
        visit('2026-11-26'),
        visit('2026-11-27', { kind: 'missed' }),
        visit('2026-11-28', { kind: 'not_needed' }),
        visit('2026-11-30'),
        visit('2026-12-01', { kind: 'cannot_come' }),
        visit('2026-12-02', { kind: 'not_needed' }),
        visit('2026-12-03', { moved: { day: '2026-12-02', opens: 450, reason: null } }),
      ],
      '2026-11-27T10:00:00Z',
    ),
  ).toEqual({ inSight: ['27', '30', '01'], later: ['28', '02', '03'], earlier: ['26'] });
});

test('a visit that the family does not need is in sight today, and just after they said so', () => {
  const visits = ['27', '28', '30'].map((day) => visit(`2026-11-${day}`, { kind: 'not_needed' }));
  const { inSight } = visitsInOrder(visits, new Date('2026-11-27T05:00:00Z'), ({ day }) =>
    day.endsWith('30'),
  );
  expect(days(inSight)).toEqual(['27', '30']);
});

test('a visit with a stand-in counts; a past visit of today stays, and so does the next one', () => {
  const covered = visit('2026-11-28', { kind: 'cannot_come', instead: 'Eoin' });
  expect(
    inOrder([visit('2026-11-27'), covered, visit('2026-11-29')], '2026-11-27T18:00:00Z').inSight,
  ).toEqual(['27', '28']);
});

test('a night visit is the next one until the morning', () => {
  const visits = [
    visit('2026-11-26', { opens: 1320, closes: 1800 }),
    visit('2026-11-27', { opens: 1320, closes: 1800 }),
  ];
  expect(inOrder(visits, '2026-11-27T05:59:00Z').inSight).toEqual(['26']);
  expect(inOrder(visits, '2026-11-27T06:00:00Z')).toEqual({ inSight: ['27'], later: [], earlier: ['26'] });
});
