import { expect, test } from 'vitest';
import { describeWeek, hasSlot, toggleSlot } from './availability.ts';

test('a part of a day is turned on and off again', () => {
  const mondayNight = toggleSlot(0, 0, 3);
  expect(mondayNight).toBe(8);
  expect(hasSlot(mondayNight, 0, 3)).toBe(true);
  expect(hasSlot(mondayNight, 3, 0)).toBe(false);
  expect(toggleSlot(mondayNight, 0, 3)).toBe(0);
});

test('the last part of the week is the last of 28 bits', () => {
  expect(toggleSlot(0, 6, 3)).toBe(2 ** 27);
});

test('a week is told in words', () => {
  const week = toggleSlot(toggleSlot(0, 0, 0), 0, 2);
  expect(describeWeek(week)).toEqual(['Monday morning and evening']);
  expect(describeWeek(15 << 24)).toEqual(['Sunday all day and night']);
  expect(describeWeek(0)).toEqual([]);
});
