import { expect, test } from 'vitest';
import { findPlaces } from './place-list.ts';

const names = (query: string) => findPlaces(query).map(({ name }) => name);

test('a town is found by any part of its name, with and without its accents', () => {
  expect(names('dun laog')).toContain('Dún Laoghaire');
  expect(names('DÚN LAOG')).toContain('Dún Laoghaire');
  expect(names('laoghaire')).toContain('Dún Laoghaire');
});

test('names that begin with what was typed come first, eight at most', () => {
  expect(names('gal')[0]).toBe('Galway');
  expect(names('b')).toHaveLength(8);
  expect(names('b').every((name) => name.startsWith('B'))).toBe(true);
});

test('an empty query finds nothing', () => {
  expect(names('')).toEqual([]);
  expect(names('  ')).toEqual([]);
  expect(names('zzzz')).toEqual([]);
});
