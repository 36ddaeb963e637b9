import { expect, test } from 'vitest';
import { visitsOff } from './days-off.ts';

/** Mondays and Wednesdays; 2026-11-30 is a Monday. */
const terms = { availability: 0b1_0000_0001, startsOn: '2026-11-30', endsOn: null };

test('agreed times of the first four weeks on days off are named', () => {
  expect(visitsOff(terms, [{ from: '2026-12-01', to: '2026-12-08' }])).toEqual(['2026-12-02', '2026-12-07']);
  expect(visitsOff(terms, [{ from: '2026-12-27', to: '2027-01-10' }])).toEqual([]);
  expect(visitsOff(terms, [{ from: '2026-12-03', to: '2026-12-06' }])).toEqual([]);
});

test('terms that have ended by then, or have no times yet, have none', () => {
  const away = [{ from: '2026-11-30', to: '2026-12-31' }];
  expect(visitsOff({ ...terms, endsOn: '2026-12-01' }, away)).toEqual(['2026-11-30']);
  expect(visitsOff({ ...terms, availability: 0 }, away)).toEqual([]);
  expect(visitsOff({ ...terms, startsOn: '' }, away)).toEqual([]);
});
