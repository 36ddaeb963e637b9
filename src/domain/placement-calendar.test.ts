import { describe, expect, test } from 'vitest';
import { placementCalendar } from './placement-calendar.ts';

const MONDAY_MORNING = 1;
const WEDNESDAY_MORNING = 1 << 8;
const SATURDAY_NIGHT = 1 << 23;
const placement = {
  id: 'p1',
  title: 'Mornings by the sea',
  town: 'Kinsale, Co. Cork',
  availability: MONDAY_MORNING | WEDNESDAY_MORNING | SATURDAY_NIGHT,
  // A Tuesday
  startsOn: '2026-12-01',
  endsOn: null,
};
/** As calendars read it, with folded lines joined. */
const lines = (changes: object = {}) =>
  placementCalendar({ ...placement, ...changes })
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('A placement in a calendar', () => {
  test('has an event for each part of the day, from its first day', () => {
    const file = lines();
    expect(file.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(file).toContain('DTSTART;TZID=Europe/Dublin:20261202T060000');
    expect(file).toContain('DTEND;TZID=Europe/Dublin:20261202T120000');
    expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE');
    expect(file).toContain('DTSTART;TZID=Europe/Dublin:20261205T220000');
    expect(file).toContain('DTEND;TZID=Europe/Dublin:20261206T060000');
    expect(file).toContain('SUMMARY:Mornings by the sea');
    expect(file).toContain('LOCATION:Kinsale\\, Co. Cork');
  });

  test('has an event at the time of each visit, if that is known', () => {
    const file = lines({
      visits: [
        { days: 1, opens: 450, closes: 540, minutes: 90 },
        { days: 4, opens: 495, closes: 540, minutes: 45 },
      ],
    });
    expect(file).toContain('DTSTART;TZID=Europe/Dublin:20261207T073000');
    expect(file).toContain('DTEND;TZID=Europe/Dublin:20261207T090000');
    expect(file).toContain('DTSTART;TZID=Europe/Dublin:20261202T081500');
    expect(new Set(file.filter((line) => line.startsWith('UID:'))).size).toBe(2);
    expect(file.some((line) => line.startsWith('DESCRIPTION'))).toBe(false);
  });

  test('names the time zone, and has the time of writing in UTC', () => {
    const file = lines();
    expect(file.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(file).toContain('TZID:Europe/Dublin');
    expect(file.find((line) => line.startsWith('DTSTAMP'))).toMatch(/Z$/);
  });

  test('ends with the last day, which is included', () => {
    // A Wednesday
    const file = lines({ endsOn: '2026-12-16' });
    expect(file).toContain('RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=MO,WE');
    expect(file).toContain('RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=SA');
  });

  test('keeps its ids when it is corrected', () => {
    const uids = (file: string[]) => file.filter((line) => line.startsWith('UID:'));
    expect(uids(lines({ startsOn: '2026-12-08' }))).toEqual(uids(lines()));
    expect(uids(lines())).toEqual(['UID:p1-morning@caregiver-placement', 'UID:p1-night@caregiver-placement']);
  });

  test('changes its visits from a day on, and keeps the earlier ones', () => {
    const at = (opens: number) => [{ days: 1, opens, closes: opens + 90, minutes: 90 }];
    const periods = [
      { fromDay: '2026-12-01', untilDay: '2026-12-15', visits: at(450) },
      { fromDay: '2026-12-16', untilDay: null, visits: at(480) },
    ];
    const file = lines({ visits: at(450), periods });
    expect(file).toContain('DTSTART;TZID=Europe/Dublin:20261207T073000');
    expect(file).toContain('RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO');
    expect(file).toContain('DTSTART;TZID=Europe/Dublin:20261221T080000');
    expect(file).toContain('UID:p1-2026-12-16-morning@caregiver-placement');
    expect(lines({ visits: at(480), periods }).filter((line) => /^(UID|DTSTART|RRULE)/.test(line))).toEqual(
      file.filter((line) => /^(UID|DTSTART|RRULE)/.test(line)),
    );
  });

  test('leaves out a part whose days never come', () => {
    expect(lines({ endsOn: '2026-12-01' })).not.toContain('BEGIN:VEVENT');
  });
});
