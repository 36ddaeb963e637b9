import { expect, test } from 'vitest';
import { saidVisits, timesFaults, timesInput, timesInWords } from './visit-times.ts';

const MORNINGS = 0b1_0001;
const at = (days: number, opens: number) => ({ days, opens, closes: opens + 90, minutes: 90 });

test('visits at one time show as the time of their part of the day, and stay exact if untouched', () => {
  const typed = timesInput({ visits: [at(3, 450)] });
  expect(typed).toMatchObject({ setTimes: { 0: '07:30' }, hours: '1.5' });
  expect(saidVisits(MORNINGS, typed)).toBeUndefined();
  expect(timesFaults(typed)).toEqual({});
});

test('visits at several times of a morning, or in a window, name no time', () => {
  expect(timesInput({ visits: [at(1, 450), at(2, 480)] }).setTimes).toEqual({});
  const window = timesInput({ visits: [{ days: 3, opens: 360, closes: 720, minutes: null }] });
  expect(window).toMatchObject({ setTimes: {}, hours: '' });
});

test('other times are sent as they were typed, and worded', () => {
  const typed = { ...timesInput({ visits: [] }), setTimes: { 0: '07:30' }, hours: '1,5' };
  const visits = saidVisits(MORNINGS, typed);
  expect(visits).toEqual({ week: MORNINGS, hours: 1.5, setTimes: { 0: '07:30' } });
  expect(timesInWords({ visits, availability: MORNINGS })).toBe(
    'Mon and Tue 7:30–9:00 (3\u00a0hours a week)',
  );
});

test('a time needs a length, and is in its part of the day', () => {
  const typed = timesInput({ visits: [] });
  expect(timesFaults({ ...typed, setTimes: { 0: '07:30' } }).hours).toContain('how long');
  expect(timesFaults({ ...typed, hours: '25' }).hours).toContain('how long');
  expect(timesFaults({ ...typed, setTimes: { 0: '13:00' }, hours: '1' }).setTimes).toContain('morning');
});
