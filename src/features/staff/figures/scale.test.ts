import { expect, test } from 'vitest';
import { dotRadius, labelled, namesOn, reachOf, scaleTo } from './scale.ts';

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [4, 4, 1],
  [6, 6, 2],
  [12, 15, 5],
  [37, 40, 10],
  [100, 100, 20],
  [2600, 3000, 1000],
])('a scale for %d ends at %d, in steps of %d', (highest, top, step) => {
  expect(scaleTo(highest)).toEqual({ top, step });
});

test.each([
  [12, 20, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [12, 6, [1, 3, 5, 7, 9, 11]],
  [26, 4, [4, 11, 18, 25]],
  [12, 0, [11]],
])('of %d weeks with room for %d labels, the last always has one', (count, room, shown) => {
  expect(labelled(count, room)).toEqual(shown);
});

test.each([
  [0, 'nobody'],
  [2, 'few'],
  [9, 'some'],
  [10, 'many'],
] as const)('%d caregivers who travel there are %s', (caregivers, reach) => {
  expect(reachOf(caregivers)).toBe(reach);
});

test('a dot’s area grows with its requests', () => {
  expect(dotRadius(9, 9)).toBe(16);
  expect(dotRadius(1, 9)).toBeLessThan(dotRadius(4, 9));
});

test('a name is beside its dot, on the map, and covers nothing', () => {
  const dot = (name: string, x: number, y: number) => ({ name, x, y, r: 10 });
  expect(namesOn([dot('Cork', 100, 100)], 400)).toEqual([{ name: 'Cork', x: 114, y: 100, anchor: 'start' }]);
  expect(namesOn([dot('Dublin', 390, 100)], 400)).toEqual([
    { name: 'Dublin', x: 376, y: 100, anchor: 'end' },
  ]);
  // The second has no room on either side: the map ends on the right.
  expect(namesOn([dot('Bray', 340, 102), dot('Dublin', 375, 100)], 400).map(({ name }) => name)).toEqual([
    'Bray',
  ]);
});
