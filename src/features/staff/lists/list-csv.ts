import Papa from 'papaparse';
import { clockTime } from '../../../domain/operator-clock.ts';

/** A column of a file: its heading and its value. An ISO time is written as the operator's clock showed it. */
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

/** The first line of a file. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `${BYTE_ORDER_MARK}${lines([columns.map(({ header }) => header)])}`;

/** Its rows. What a spreadsheet would run as a formula is kept from it by an apostrophe. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  lines(rows.map((row) => columns.map((column) => inert(cellOf(column, row)))));

/** How a formula begins; also in full-width letters, which some spreadsheets read as the others. */
const FORMULA = /^[=+\-@\t\r＝＋－＠].*$/s;

/** Where one may begin further on: a spreadsheet that separates by semicolons or tabs also does so inside the quotes of a later cell. */
const FURTHER_ON = /(;["\s]*|(?<!^)[\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

const inert = (cell: string | number | null) =>
  typeof cell === 'string' ? cell.replace(FURTHER_ON, "$1'") : cell;

// All in quotes, so that a semicolon in the first cell splits it nowhere.
const lines = (cells: (string | number | null)[][]) =>
  cells.length > 0 ? `${Papa.unparse(cells, { escapeFormulae: FORMULA, quotes: true })}\r\n` : '';
