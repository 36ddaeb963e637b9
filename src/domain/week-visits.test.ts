import { expect, test } from 'vitest';
import { slotsOf } from './availability.ts';
import { describeTimes, hoursAWeekInWords, payAWeek, timesAsked } from './week-visits.ts';
import { lengthInWords } from './length-words.ts';
import { partsOf, type WeekVisit, windowsOf } from './week-windows.ts';

const WEEKDAYS = [0, 1, 2, 3, 4];
const at = (days: number, opens: number, closes: number): WeekVisit => ({
  days,
  opens,
  closes,
  minutes: closes - opens,
});
const early = at(31, 450, 540);

test.each<[WeekVisit[], string]>([
  [[early], 'Every weekday 7:30–9:00'],
  [[at(0b10101, 450, 540)], 'Mon, Wed and Fri 7:30–9:00'],
  [[at(127, 450, 480), at(96, 1200, 1320)], 'Every day 7:30–8:00; every weekend day 20:00–22:00'],
  [[at(1, 1380, 1860)], 'Mon 23:00–7:00'],
  [windowsOf(slotsOf(WEEKDAYS, [0]), 1.5), 'Weekday mornings, 1½\u00a0hours each'],
  [windowsOf(slotsOf(WEEKDAYS, [0]), null), 'Weekday mornings'],
  [
    windowsOf(slotsOf(WEEKDAYS, [0]) | slotsOf([5], [2]), 1),
    'Weekday mornings, 1\u00a0hour each; Saturday evenings, 1\u00a0hour each',
  ],
  [windowsOf(slotsOf([0], [0, 1]), 8), 'Mon between 6:00 and 17:00, 8\u00a0hours'],
  [windowsOf(slotsOf([0], [0]), 8), 'Mon 6:00–12:00'],
  [[early, ...windowsOf(slotsOf([5, 6], [0]), null)], 'Every weekday 7:30–9:00; weekend mornings'],
  [[{ days: 4, opens: 480, closes: 600, minutes: null }], 'Wed between 8:00 and 10:00'],
  [windowsOf(slotsOf([0, 1], [0]), null, { 0: '07:30' }), 'Mon and Tue from 7:30'],
  [
    windowsOf(slotsOf(WEEKDAYS, [0, 2]), 0.5, { 2: '19:00' }),
    'Every weekday 19:00–19:30; weekday mornings, 30\u00a0minutes each',
  ],
  [[], ''],
])('visits are worded as people say them: %#', (visits, words) => {
  expect(describeTimes({ visits })).toBe(words);
});

test('only the visits in the named parts are worded, or the parts if they say more', () => {
  const visits = [early, at(31, 1140, 1170), at(1, 570, 660)];
  const said = (availability: number) => describeTimes({ visits, availability });
  expect(said(slotsOf([1, 2], [0]))).toBe('Tue and Wed 7:30–9:00');
  expect(said(slotsOf([0], [0, 2]))).toBe('Mon 7:30–9:00; Mon 9:30–11:00; Mon 19:00–19:30');
  expect(said(slotsOf([5], [0]))).toBe('Saturday mornings');
});

test('the summary says which requested times are still open', () => {
  const mornings = windowsOf(slotsOf([5, 6], [0]), 1);
  expect(timesAsked({ visits: [early] })).toBe('Every weekday 7:30–9:00');
  expect(timesAsked({ visits: mornings })).toBe(
    'Weekend mornings, 1\u00a0hour each; exact times to be agreed',
  );
  expect(timesAsked({ visits: [early, ...mornings] })).toBe(
    'Every weekday 7:30–9:00; weekend mornings, 1\u00a0hour each; other times to be agreed',
  );
  expect(timesAsked({ availability: 1 })).toBe('Monday mornings; exact times to be agreed');
  expect(timesAsked({ availability: 0 })).toBe('');
});

test.each([
  [15, '15\u00a0minutes'],
  [60, '1\u00a0hour'],
  [90, '1½\u00a0hours'],
  [75, '1¼\u00a0hours'],
  [480, '8\u00a0hours'],
  [80, '1\u00a0h\u00a020\u00a0min'],
])('%i minutes are %s', (minutes, words) => {
  expect(lengthInWords(minutes)).toBe(words);
});

test('hours and pay a week show if every length is known', () => {
  expect(hoursAWeekInWords([early])).toBe('7½\u00a0hours a week');
  expect(payAWeek([early], 20)).toBe(150);
  expect(payAWeek([early], null)).toBeUndefined();
  const open = windowsOf(slotsOf([5], [0]), null);
  expect(hoursAWeekInWords([early, ...open])).toBeUndefined();
  expect(payAWeek([early, ...open], 20)).toBeUndefined();
});

test('visits count in every part of the week they touch, a night in those of two days', () => {
  for (const week of [1, 0x8000000, 0x0f0f0f1, 0xfffffff])
    for (const hours of [null, 1, 8]) expect(partsOf(windowsOf(week, hours))).toBe(week);
  expect(partsOf([early])).toBe(slotsOf(WEEKDAYS, [0]));
  expect(partsOf([at(64, 1380, 1860)])).toBe(slotsOf([6], [3]) | slotsOf([0], [0]));
  expect(partsOf([at(1, 300, 400)])).toBe(slotsOf([6], [3]) | slotsOf([0], [0]));
});
