import { expect, test } from 'vitest';
import { clockHours, hasSlot, isWhole, PARTS, slotsOf, toggleSlot } from './availability.ts';

test('a part of a day is turned on, and off again', () => {
  const mondayNight = toggleSlot(0, 0, 3);
  expect(mondayNight).toBe(8);
  expect(hasSlot(mondayNight, 0, 3)).toBe(true);
  expect(hasSlot(mondayNight, 3, 0)).toBe(false);
  expect(toggleSlot(mondayNight, 0, 3)).toBe(0);
});

test('the last part of the week is the last of 28 bits', () => {
  expect(toggleSlot(0, 6, 3)).toBe(2 ** 27);
});

test('a week contains all slots of another, or not', () => {
  const mornings = slotsOf([0, 1], [0]);
  expect(mornings).toBe(0b10001);
  expect(isWhole(mornings | 8, mornings)).toBe(true);
  expect(isWhole(1, mornings)).toBe(false);
});

test('the parts of a day follow each other around the clock', () => {
  expect([...PARTS.keys()].map(clockHours)).toEqual([
    '6:00–12:00',
    '12:00–17:00',
    '17:00–22:00',
    '22:00–6:00',
  ]);
});
