import { expect, test } from 'vitest';
import { csvHead, csvRows, type CsvColumn } from './list-csv.ts';

type Row = { name: string | null; times: number };
const columns: CsvColumn<Row>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Times', value: ({ times }) => times },
];

test('a file begins with what spreadsheets know UTF-8 by', () => {
  expect(csvHead(columns)).toBe('\uFEFFName,Times\r\n');
});

test('commas, quotes and line breaks stay in their cell, and nothing is an empty one', () => {
  const rows = [
    { name: 'Ó Néill, "Peg"', times: 2 },
    { name: 'a\nb', times: 0 },
    { name: null, times: 1 },
  ];
  expect(csvRows(columns, rows)).toBe('"Ó Néill, ""Peg""",2\r\n"a\nb",0\r\n,1\r\n');
  expect(csvRows(columns, [])).toBe('');
});

test('no name is run as a formula', () => {
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])
    expect(csvRows(columns, [{ name, times: 1 }])).toContain(`'${name}`);
});
