import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operatorOf, placesJson, placesSql } from '../../scripts/places.ts';
import { daysOffOf, LAST_YEAR } from '../../scripts/working-days.ts';
import { operator } from '../../src/domain/operator.ts';

const committed = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

test('places.sql and places.json are those of npm run places for the operator’s country', () => {
  expect(committed('supabase/places.sql') === placesSql(operator), 'run: npm run places').toBe(true);
  expect(committed('src/domain/places.json') === placesJson(operator), 'run: npm run places').toBe(true);
  expect(operator).toEqual(operatorOf(operator.country));
});

test('the database gets every retention time, except the device’s', () => {
  const sql = (retention: typeof operator.retention) => placesSql({ ...operator, retention });
  for (const key of Object.keys(operator.retention)) {
    if (key === 'draftDays' || key === 'copyDays') continue;
    const column = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const [, columns = '', values = ''] =
      /operator \(\s+(.*)\s+\)\s+values \(\s+(.*)\s+\)/.exec(sql({ ...operator.retention, [key]: 17 })) ?? [];
    expect(values.split(', ')[columns.split(', ').indexOf(column)], column).toBe('17');
    expect(sql(operator.retention)).toContain(`${column} = excluded.${column}`);
  }
});

test('a country comes with its capital’s time zone, unless another is named', () => {
  expect(operatorOf('US').timeZone).toBe('America/New_York');
  expect(operatorOf('US', 'america/chicago').timeZone).toBe('America/Chicago');
  expect(operatorOf(operator.country).timeZone).toBe(operator.timeZone);
  expect(() => operatorOf('US', 'Mars/Olympus')).toThrow(/Mars\/Olympus/);
});

test('an unknown country is named, with the known ones', () => {
  expect(() => operatorOf('XX')).toThrow(/No country XX.*GB.*IE/);
});

test('working days are known for two more years', () => {
  expect(LAST_YEAR - new Date().getUTCFullYear()).toBeGreaterThanOrEqual(2);
});

test('weekends, movable public holidays and the operator’s days off are not working days', () => {
  const { answers } = operator;
  const days = daysOffOf({ ...operator, country: 'IE', answers: { ...answers, closedOn: ['2027-07-01'] } });
  // Saint Brigid, Easter Monday, and the day that makes up for a Saint Stephen’s on a Saturday.
  expect(days).toEqual(expect.arrayContaining(['2027-02-01', '2027-03-29', '2026-12-28', '2027-07-01']));
  expect(days).not.toContain('2027-03-30');
});
