import Papa from 'papaparse';
import { clockTime } from '../../../domain/operator-clock.ts';

/** A column of a file: its heading and its value. An ISO time is written in the operator's time zone. */
export type CsvColumn<Row> = {
  header: string;
  value: (row: Row) => string | number | null;
  isTime?: boolean;
};

const cellOf = <Row>({ value, isTime }: CsvColumn<Row>, row: Row) => {
  const cell = value(row);
  return isTime && typeof cell === 'string' ? clockTime(cell) : cell;
};

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The heading line. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `${BYTE_ORDER_MARK}${lines([columns.map(({ header }) => header)])}`;

/** The rows. An apostrophe before a possible formula keeps spreadsheets from running it. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  lines(rows.map((row) => columns.map((column) => inert(cellOf(column, row)))));

/** How a formula begins, also in full-width letters, which some spreadsheets accept. */
const FORMULA = /^[=+\-@\t\r＝＋－＠].*$/s;

/**
 * Where a formula may begin within a cell: a spreadsheet that separates by semicolons or tabs also does so inside the
 * quotes of later cells.
 */
const FURTHER_ON = /(;["\s]*|(?<!^)[\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

const inert = (cell: string | number | null) =>
  typeof cell === 'string' ? cell.replace(FURTHER_ON, "$1'") : cell;

// Every cell is in quotes, so that a semicolon in the first one doesn't split it.
const lines = (cells: (string | number | null)[][]) =>
  cells.length > 0 ? `${Papa.unparse(cells, { escapeFormulae: FORMULA, quotes: true })}\r\n` : '';
