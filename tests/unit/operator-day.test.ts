import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Days are the operator's: `private.day_of` and `private.today` in the database, `today()` and the formats of
// src/domain/operator.ts in the app (decision 0050). These find days of the server, the session or the reader.

const SQL_DAY = [
  /\bcurrent_(date|time)\b|\blocaltime(stamp)?\b/,
  /'(today|tomorrow|yesterday)'/,
  /\b(date_trunc|age|make_date|to_date)\s*\(/,
  // Seconds since 1970 are a moment.
  /\bdate_part\s*\((?!'epoch')/,
  /\bextract\s*\((?!epoch\b|isodow from \w+_day\b)/,
  /\bas\s+date\s*\)/,
  // A value of a request's JSON or a list's filter is a day already. Anything else that is cast to a day is a
  // moment.
  /(?<!(->> |filter_value\(wanted, )'\w+'\))::date\b/,
  /\bdate\s*\(/,
];
const TS_DAY = [
  /\.to(ISOString|JSON)\(\)\s*\.(slice|substring|substr|split|replace|match)\b/,
  /\.get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset|UTC\w+)\(/,
  /\.to(Locale)?(Date|Time)String\(/,
  /\btoLocaleString\(/,
  /\bIntl\.DateTimeFormat\b/,
];

/** Files that count in calendar days. Calendar files name the operator's time zone themselves. */
const CALENDAR = /(calendar-day|vtimezone|placement-calendar)\.ts$/;

const found = (text: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text));
const read = (file: string) => readFileSync(file, 'utf8');
const code = (sql: string) => sql.replace(/--.*$/gm, '').toLowerCase();
// The one place that turns a moment into a day.
const DAY_OF = /create function private\.day_of\(.*?\nend \$\$;/s;

describe('A day is worked out in the operator’s time zone', () => {
  test('by the migrations', () => {
    const files = globSync('supabase/migrations/*.sql');
    expect(files.filter((file) => DAY_OF.test(read(file)))).toHaveLength(1);
    expect(files.filter((file) => found(code(read(file).replace(DAY_OF, '')), SQL_DAY))).toEqual([]);
  });

  test('by the app', () => {
    const files = globSync('src/**/*.{ts,tsx,astro}').filter(
      (file) =>
        !/\.(test|stories)\.tsx?$|domain[\\/]operator(-clock)?\.ts$/.test(file) && !CALENDAR.test(file),
    );
    expect(files.filter((file) => found(read(file), TS_DAY))).toEqual([]);
  });

  test.each([
    'where d.expires_on > current_date',
    'check (starts_on >= now()::date)',
    'select r.submitted_at::date',
    'select cast(now() as date)',
    "select date_trunc('day', now())",
    'select extract(isodow from now())',
    "where expires_on < 'today'",
    'select date(now())',
  ])('%s would be caught', (sql) => {
    expect(found(code(sql), SQL_DAY)).toBe(true);
  });

  test.each([
    'new Date().toISOString().slice(0, 10)',
    "new Date().toISOString().split('T')[0]",
    'new Date().getFullYear()',
    "new Intl.DateTimeFormat('sv-SE').format(new Date())",
    'new Date().toLocaleDateString()',
  ])('%s would be caught', (expression) => {
    expect(found(expression, TS_DAY)).toBe(true);
  });

  test('an unconverted day or moment is not a fault', () => {
    expect(found("(request ->> 'starts_on')::date", SQL_DAY)).toBe(false);
    expect(found('expires_at timestamptz default now()', SQL_DAY)).toBe(false);
    expect(found('submittedAt: new Date().toISOString()', TS_DAY)).toBe(false);
  });
});
