import { expect, test } from 'vitest';
import { visit } from './placement.fixtures.ts';
import { changesOf, sortVisits, stepsOf, visitInShort, visitInWords } from './visit-facts.ts';

const [BEFORE, DURING, AFTER] = ['2026-11-24 05:59', '2026-11-24 06:00', '2026-11-24 12:00'];
const absent = { changeId: 'v1', kind: 'cannot_come' } as const;
const missed = { changeId: 'v1', kind: 'missed' } as const;
const moved = { change: 'v2', day: '2026-11-23', opens: 450, reason: 'The doctor comes.', saidBy: 'Peg' };
const settled = { settledAt: '2026-11-23T10:00:00Z', note: 'Her son comes.' };
const covered = { ...absent, ...settled, coveredName: 'Eoin Byrne' };

test.each([
  ['as agreed, to come', {}, BEFORE, 'cannot_come not_needed move'],
  ['as agreed, under way', {}, DURING, 'missed cannot_come not_needed move'],
  ['that is moved, to come', { moved }, BEFORE, 'cannot_come not_needed moveBack'],
  ['that is moved, under way', { moved }, DURING, 'missed cannot_come not_needed'],
  ['that is moved, and off', { moved, ...absent, ...settled }, BEFORE, 'not_needed takeBack'],
  ['as agreed, over', {}, AFTER, 'missed'],
  ['that nobody comes to', absent, BEFORE, 'invite find settle not_needed takeBack'],
  ['that nobody comes to, under way', absent, DURING, 'find settle not_needed takeBack'],
  ['that nobody came to after all', absent, AFTER, 'settle'],
  ['that someone else comes to', covered, BEFORE, 'not_needed takeBack'],
  ['that someone else came to, or not', covered, AFTER, 'missed'],
  ['that is not needed', { changeId: 'v1', kind: 'not_needed' } as const, BEFORE, 'takeBack'],
  ['that was missed', missed, AFTER, 'settle takeBack'],
  ['that was missed, and is settled', { ...missed, ...settled }, AFTER, 'takeBack'],
])('what can be done about a visit %s', (_, changes, now, steps) => {
  expect(stepsOf(visit(changes), true, now).join(' ')).toBe(steps);
});

test('after the placement has ended, its visits can’t be changed', () => {
  expect(stepsOf(visit(), false, AFTER)).toEqual([]);
  expect(stepsOf(visit(absent), false, BEFORE)).toEqual(['settle', 'takeBack']);
});

test('a visit says when it is, and what is different', () => {
  expect(visitInShort(visit())).toBe('Tue 24 Nov, 6:00–12:00');
  expect(visitInShort(visit({ minutes: 120 }))).toBe('Tue 24 Nov, 2\u00a0hours between 6:00 and 12:00');
  expect(visitInWords(visit({ opens: 1320, closes: 1800 }))).toBe('Tuesday 24 November, 22:00–6:00');
  expect(changesOf(visit())).toEqual([]);
  expect(changesOf(visit({ ...absent, reason: 'A cold', saidBy: 'Aoife' }))).toEqual([
    'Can’t come: A cold',
    'Told by Aoife',
    'Nobody comes yet',
  ]);
  expect(changesOf(visit({ ...absent, ...settled, note: 'Eoin', coveredName: 'Eoin Byrne' }))).toEqual([
    'Eoin Byrne comes instead',
    'The usual caregiver can’t come',
    'Said yes: Eoin',
  ]);
  expect(changesOf(visit({ ...missed, coveredName: 'Eoin Byrne' }))).toEqual([
    'Nobody came',
    'Eoin Byrne was to come instead',
  ]);
  expect(changesOf(visit({ ...missed, ...settled }))).toEqual([
    'Nobody came',
    'What was done: Her son comes.',
  ]);
  const wasMoved = ['Moved from Mon 23 Nov, at 7:30: The doctor comes.', 'Told by Peg'];
  expect(changesOf(visit({ moved }))).toEqual(wasMoved);
  expect(changesOf(visit({ ...missed, ...settled, moved }))).toEqual([
    'Nobody came',
    'What was done: Her son comes.',
    ...wasMoved,
  ]);
});

test('past visits that took place as agreed are listed separately', () => {
  const before = visit({ onDate: '2026-11-23' });
  const visits = [before, { ...before, ...missed }, visit()];
  expect(sortVisits(visits, '2026-11-24')).toEqual({ shown: visits.slice(1), earlier: [before] });
});
