import { expect, test } from 'vitest';
import { vtimezone } from './vtimezone.ts';

test.each([
  ['Europe/Dublin', ['20260329T010000', 'BYMONTH=3;BYDAY=-1SU', '20261025T020000', 'BYMONTH=10;BYDAY=-1SU']],
  ['America/New_York', ['20260308T020000', 'BYMONTH=3;BYDAY=2SU', 'BYMONTH=11;BYDAY=1SU', '-0500', '-0400']],
  ['Pacific/Auckland', ['BYMONTH=4;BYDAY=1SU', 'BYMONTH=9;BYDAY=-1SU', '+1200', '+1300']],
])('%s changes its clocks twice a year', (zone, parts) => {
  const text = vtimezone(zone, 2026);
  expect(text.split('\r\n').slice(0, 2)).toEqual(['BEGIN:VTIMEZONE', `TZID:${zone}`]);
  expect(text).toContain('BEGIN:DAYLIGHT');
  expect(text).toContain('BEGIN:STANDARD');
  for (const part of parts) expect(text).toContain(part);
});

test('a zone without clock changes has one time', () => {
  const text = vtimezone('Asia/Kolkata', 2026);
  expect(text).not.toContain('RRULE');
  expect(text).toContain('TZOFFSETTO:+0530');
});
