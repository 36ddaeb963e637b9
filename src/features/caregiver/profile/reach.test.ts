import { expect, test } from 'vitest';
import type { Town } from '../../../data/places-near.ts';
import { drawReach, reachInWords, withinReach } from './reach.ts';

const town = (name: string, latitude: number, longitude: number): Town => ({
  ...{ id: name.length, name, region: 'Co. Galway', latitude, longitude },
});
const galway = town('Galway', 53.272, -9.051);
const oranmore = town('Oranmore', 53.268, -8.92);
const athenry = town('Athenry', 53.3, -8.745);
const loughrea = town('Loughrea', 53.197, -8.567);
const towns = [loughrea, oranmore, athenry];

test('towns within reach are those no farther away, nearest first', () => {
  expect(withinReach(galway, towns, 25)).toEqual([oranmore, athenry]);
  expect(withinReach(galway, towns, 5)).toEqual([]);
});

test('the map is also a sentence', () => {
  expect(reachInWords(galway, [], 5)).toMatch(/^Within 5 km of Galway there is no other town/);
  expect(reachInWords(galway, [oranmore, athenry], 25)).toBe('Within 25 km of Galway: Oranmore and Athenry.');
  expect(reachInWords(galway, [oranmore, oranmore, ...towns], 40)).toBe(
    'Within 40 km of Galway there are 5 towns, as far as Loughrea, Oranmore and Athenry.',
  );
});

test('it draws the circle, the towns on the map, and the names that fit', () => {
  const { width, height, centre, radius, dots, labels } = drawReach(galway, towns, 25);
  expect(centre.x).toBeCloseTo(width / 2, 0);
  expect(centre.y).toBeCloseTo(height / 2, 0);
  expect(radius).toBeGreaterThan(100);
  expect(dots.filter(({ inside }) => inside).map(({ town: { name } }) => name)).toEqual([
    'Oranmore',
    'Athenry',
  ]);
  expect(labels.map(({ name }) => name)).toEqual(['Galway', 'Athenry', 'Oranmore']);
});

test('names do not overlap', () => {
  const beside = Array.from({ length: 30 }, (_, at) => town(`Town ${at}`, 53.28, -9 + at / 500));
  const { labels } = drawReach(galway, beside, 25);
  expect(labels.length).toBeLessThan(10);
});
