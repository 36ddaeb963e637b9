import type postgres from 'postgres';
import { staffOf } from './city.ts';
import { as, millisecondsOf, summary, type Times } from './measure.ts';

/** All calls of the dashboard's figures. */
const FIGURES = [
  'select * from public.figures_by_week(12)',
  'select * from public.open_by_care()',
  'select * from public.coverage()',
];

/** The time of all figures of a dashboard together, in milliseconds. */
export async function measureFigures(sql: postgres.Sql): Promise<Times> {
  const claims = await staffOf(sql);
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    await as(sql, { claims, role: 'authenticated' }, async (tx) => {
      let time = 0;
      for (const figures of FIGURES) time += await millisecondsOf(tx, figures);
      times.push(time);
    });
  }
  // The first rounds only warm the caches.
  return summary(times.slice(10));
}
