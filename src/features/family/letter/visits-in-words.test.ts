import { expect, test } from 'vitest';
import type { FamilyVisit } from '../../../data/tracked-request.ts';
import { caregiver } from '../track/track.fixtures.ts';
import { visitsInWords } from './visits-in-words.ts';

const visit = (day: string, changes: Partial<FamilyVisit> = {}): FamilyVisit => ({
  placement: caregiver().placement,
  day,
  opens: 450,
  closes: 540,
  ...changes,
});

test('a letter says who comes on which day, and what is different', () => {
  const visits = [
    visit('2026-11-23'),
    visit('2026-11-24'),
    visit('2026-11-25', { kind: 'cannot_come' }),
    visit('2026-11-26', { kind: 'cannot_come', instead: 'Una' }),
    visit('2026-11-27', { kind: 'cannot_come', settled: true }),
    visit('2026-11-28', { kind: 'not_needed' }),
    visit('2026-11-28', { opens: 1140, closes: 1200 }),
    visit('2026-11-30', { moved: { day: '2026-11-29', opens: 450, closes: 540, reason: null } }),
  ];
  const told = visitsInWords({ visits, caregivers: [caregiver()] }, new Date('2026-11-24T00:00:00Z'));
  expect(told.map(([, words]) => words.replace(/^[^:]*:\d\d–\d+:\d\d:\s/gm, ''))).toEqual([
    'Nora',
    'Looking for someone',
    'Una',
    'Nobody comes',
    'Not needed\nNora',
    'Nora. Moved from Sunday 29 November, 7:30–9:00.',
  ]);
  const inTheMorning = { opens: 360, closes: 720, minutes: 120 };
  const open = [
    visit('2026-11-24', inTheMorning),
    visit('2026-11-30', { moved: { day: '2026-11-29', ...inTheMorning, reason: null } }),
  ];
  expect(
    visitsInWords({ visits: open, caregivers: [caregiver()] }, new Date('2026-11-24T00:00:00Z')),
  ).toEqual([
    ['Tuesday 24 November', '2\u00a0hours between 6:00 and 12:00:\u00a0Nora'],
    [
      'Monday 30 November',
      '7:30–9:00:\u00a0Nora. Moved from Sunday 29 November, 2\u00a0hours between 6:00 and 12:00.',
    ],
  ]);
});
