import { expect, test } from 'vitest';
import { visitCalendar } from '../../supabase/functions/visit-calendar/calendar.ts';

const visit = {
  id: 'p1-2027-03-28-450',
  startsAt: '2027-03-28T06:30:00+00:00',
  endsAt: '2027-03-28T08:00:00+00:00',
  isFixed: true,
  town: 'Kinsale, Co. Cork',
};
const lines = (changes: object = {}) =>
  visitCalendar([{ ...visit, ...changes }])
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('a visit is an event at its moment, with its town and nothing else', () => {
  const file = lines();
  const event = file.slice(file.indexOf('BEGIN:VEVENT') + 1, file.indexOf('END:VEVENT'));
  expect(event.filter((line) => !/^(SEQUENCE|DTSTAMP)/.test(line))).toEqual([
    'UID:p1-2027-03-28-450@caregiver-placement',
    'DTSTART:20270328T063000Z',
    'DTEND:20270328T080000Z',
    'SUMMARY:Visit',
    'LOCATION:Kinsale\\, Co. Cork',
  ]);
});

test('for a visit in a window, it says that these are not the exact hours, and how long it is', () => {
  expect(lines({ isFixed: false })).toContain('DESCRIPTION:Within these hours\\, at the time you agreed on.');
  expect(lines({ isFixed: false, minutes: 180 })).toContain(
    'DESCRIPTION:3\u00a0hours within these hours\\, at the time you agreed on.',
  );
});

test('for a moved visit, it has the earlier time', () => {
  expect(lines({ moved: { day: '2027-03-27', opens: 720, closes: 780 } })).toContain(
    'DESCRIPTION:Moved from Saturday 27 March\\, 12:00–13:00.',
  );
});

test('calendars look again after an hour', () => {
  expect(lines()).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
});
