import { formatShortDate } from '../../../domain/operator.ts';
import type { FigureColumn, FigureRows } from './FigureTable.tsx';
import * as t from './words.ts';

type OfWeek = { week: string };

/** Labels for charts, without the year. The table has it. */
export const shortWeeks = (weeks: readonly OfWeek[]): string[] =>
  weeks.map(({ week }) => formatShortDate(week).replace(/ \d{4}$/, ''));

/** Figures by week, latest first. */
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
