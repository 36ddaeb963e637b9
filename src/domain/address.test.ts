import { expect, test } from 'vitest';
import { mapHref, wholeAddress } from './address.ts';

test.each([
  ['7 Shop Street', '7 Shop Street, Galway, Co. Galway'],
  ['7 Shop Street, Galway', '7 Shop Street, Galway, Co. Galway'],
  ['7 Shop Street, galway, co. galway', '7 Shop Street, galway, co. galway'],
])('%s names its town once', (address, whole) => {
  expect(wholeAddress(address, 'Galway, Co. Galway')).toBe(whole);
});

test('a map is asked for the whole address', () => {
  expect(mapHref('7 Shop Street & Son, Galway')).toMatch(/\?query=7\+Shop\+Street\+%26\+Son%2C\+Galway$/);
});
