import { formatShortDate } from '../../../domain/operator.ts';
import type { FigureColumn, FigureRows } from './FigureTable.tsx';
import * as t from './words.ts';

type OfWeek = { week: string };

/** What charts say below each week: without its year, which the table has. */
export const shortWeeks = (weeks: readonly OfWeek[]): string[] =>
  weeks.map(({ week }) => formatShortDate(week).replace(/ \d{4}$/, ''));

/** Figures by week, the latest first, which is looked for first. */
export const weekTable = <Week extends OfWeek>(
  weeks: readonly Week[],
  caption: string,
  ...columns: FigureColumn<Week>[]
): FigureRows<Week> => ({
  caption,
  rows: weeks.toReversed(),
  rowKey: ({ week }) => week,
  columns: [{ header: t.weekOf, cell: ({ week }) => formatShortDate(week) }, ...columns],
});
