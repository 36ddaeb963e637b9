import { expect, test } from 'vitest';
import { setTimesFault, setTimesInWords, USUAL_DAYS, weekAt } from './set-times.ts';
import { describeWeek } from './week-words.ts';

test('times are worded with their parts of the day', () => {
  expect(setTimesInWords({ 0: '07:30', 2: '19:00', 3: '' })).toBe('Morning at 7:30 and evening at 19:00');
  expect(setTimesInWords({})).toBe('');
});

test.each([
  [{ 0: '07:30' }, undefined],
  [{ 0: '06:00', 1: '16:45', 3: '01:15' }, undefined],
  [{ 0: '' }, undefined],
  [{ 0: '12:00' }, 'Enter a time in the morning, between 6:00 and 12:00, or leave it empty'],
  [{ 3: '06:00' }, 'Enter a time in the night, between 22:00 and 6:00, or leave it empty'],
])('%o: %s', (times, fault) => expect(setTimesFault(times)).toBe(fault));

test.each([
  [[0, 2, 4], '07:30', 'Monday, Wednesday and Friday mornings', { 0: '07:30' }],
  [USUAL_DAYS.weekdays, '07:30', 'Weekday mornings', { 0: '07:30' }],
  [USUAL_DAYS.every, '12:00', 'Every afternoon', { 1: '12:00' }],
  [USUAL_DAYS.weekend, '01:15', 'Weekend nights', { 3: '01:15' }],
])('A time on its days, %s at %s, is in %s', (days, time, week, setTimes) => {
  const said = weekAt(days, time);
  expect(describeWeek(said.availability)).toBe(week);
  expect(said.setTimes).toEqual(setTimes);
});

test('Without a time, no part of the week is chosen', () =>
  expect(weekAt(USUAL_DAYS.every, '')).toEqual({ availability: 0, setTimes: {} }));
