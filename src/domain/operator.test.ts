import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDistance,
  formatFullDay,
  formatLongDay,
  formatMoney,
  formatNearDay,
  formatShortDate,
  today,
} from './operator.ts';

test('money shows cents only when there are any', () => {
  expect(formatMoney(24)).toBe('€24');
  expect(formatMoney(24.5)).toBe('€24.50');
});

test('distance is rounded and has the operator’s unit', () => {
  expect(formatDistance(12.4)).toBe('12 km');
});

test('a calendar day is the same day in every time zone', () => {
  expect(formatDate('2026-03-14')).toBe('14 March 2026');
});

test('a weekday has no comma after it', () => {
  const days = [formatNearDay, formatLongDay, formatFullDay].map((format) => format('2026-11-24'));
  expect(days).toEqual(['Tue 24 Nov', 'Tuesday 24 November', 'Tuesday 24 November 2026']);
});

test('nonsense is neither a day nor a time', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
  expect(() => formatDateTime('soon')).toThrow(RangeError);
});

describe.each(['Europe/Dublin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'for a reader in %s',
  (reader) => {
    const zone = process.env['TZ'];
    const read = <Words>(words: () => Words) => {
      process.env['TZ'] = reader;
      return words();
    };
    afterEach(() => {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    });

    test.each([
      ['2026-01-14T23:59:59Z', '2026-01-14'],
      ['2026-01-15T00:00:00Z', '2026-01-15'],
      // Dublin is an hour ahead of UTC in summer, whose day is over at 23:00.
      ['2026-07-14T22:59:59Z', '2026-07-14'],
      ['2026-07-14T23:00:00Z', '2026-07-15'],
      // The clocks go forward at 01:00 on 29 March and back at 01:00 UTC on 25 October.
      ['2026-03-28T23:59:59Z', '2026-03-28'],
      ['2026-03-29T00:00:00Z', '2026-03-29'],
      ['2026-03-29T22:59:59Z', '2026-03-29'],
      ['2026-03-29T23:00:00Z', '2026-03-30'],
      ['2026-10-24T23:00:00Z', '2026-10-25'],
      ['2026-10-25T23:59:59Z', '2026-10-25'],
      ['2026-10-26T00:00:00Z', '2026-10-26'],
    ])('%s falls on the operator’s %s', (instant, day) => {
      expect(read(() => today(new Date(instant)))).toBe(day);
      expect(read(() => formatDate(instant))).toBe(formatDate(day));
      expect(read(() => formatShortDate(instant))).toBe(formatShortDate(day));
    });

    test('today is the current day', () => {
      vi.useFakeTimers({ now: Date.parse('2026-07-14T23:00:00Z') });
      try {
        expect(read(() => today())).toBe('2026-07-15');
      } finally {
        vi.useRealTimers();
      }
    });

    test('a time is the operator’s, and says so if the reader’s differs', () => {
      const whose = reader === 'Europe/Dublin' ? '' : ' (Dublin time)';
      expect(read(() => formatDateTime('2026-03-14T09:30:00Z'))).toBe(`14 March 2026 at 09:30${whose}`);
      expect(read(() => formatDateTime('2026-07-14T23:30:00Z'))).toBe(`15 July 2026 at 00:30${whose}`);
    });
  },
);
