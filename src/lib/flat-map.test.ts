import { expect, test } from 'vitest';
import { distanceKm, edgesOf, project } from './flat-map.ts';

const galway = { latitude: 53.272, longitude: -9.051 };
const dublin = { latitude: 53.333, longitude: -6.249 };
const cork = { latitude: 51.898, longitude: -8.471 };
const letterkenny = { latitude: 54.95, longitude: -7.733 };
const places = [galway, dublin, cork, letterkenny];

test('north is up, east is right, and everything is on the map', () => {
  const { width, height, at } = project(places);
  expect(at(letterkenny).y).toBeLessThan(at(cork).y);
  expect(at(dublin).x).toBeGreaterThan(at(galway).x);
  for (const { x, y } of places.map(at)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(height);
  }
});

test('a single place is drawn, too', () => {
  expect(project([galway]).at(galway)).toEqual({ x: 200, y: 20 });
});

test('a distance is the same as in the database', () => {
  expect(distanceKm(galway, dublin)).toBeCloseTo(186.7, 0);
  expect(distanceKm(cork, cork)).toBe(0);
});

test('a circle is as wide as it is high', () => {
  const edges = edgesOf(galway, 30);
  for (const edge of Object.values(edges)) expect(distanceKm(galway, edge)).toBeCloseTo(30, 1);
  const { at } = project(Object.values(edges));
  const high = at(edges.south).y - at(edges.north).y;
  expect(at(edges.east).x - at(edges.west).x).toBeCloseTo(high, -1);
});
