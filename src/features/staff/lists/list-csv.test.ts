import { expect, test } from 'vitest';
import { csvHead, csvRows, type CsvColumn } from './list-csv.ts';

type Row = { name: string | null; times: number };
const columns: CsvColumn<Row>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Times', value: ({ times }) => times },
];

test('a file begins with the mark that spreadsheets need for UTF-8', () => {
  expect(csvHead(columns)).toBe('\uFEFF"Name","Times"\r\n');
});

test('commas, quotes and line breaks stay in their cell, and nothing is an empty cell', () => {
  const rows = [
    { name: 'Ó Néill, "Peg"', times: 2 },
    { name: 'a\nb', times: 0 },
    { name: null, times: 1 },
  ];
  expect(csvRows(columns, rows)).toBe('"Ó Néill, ""Peg""","2"\r\n"a\nb","0"\r\n,"1"\r\n');
  expect(csvRows(columns, [])).toBe('');
});

test('a time is written as the operator’s clock showed it, in summer as in winter', () => {
  const placed: CsvColumn<{ at: string | null }>[] = [
    { header: 'Placed', value: ({ at }) => at, isTime: true },
  ];
  const rows = [{ at: '2025-10-31T17:49:20.123+00:00' }, { at: '2026-07-14T23:30:00Z' }];
  expect(csvRows(placed, rows)).toBe('"2025-10-31 17:49"\r\n"2026-07-15 00:30"\r\n');
});

test('no name is run as a formula', () => {
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])
    expect(csvRows(columns, [{ name, times: 1 }])).toContain(`'${name}`);
});

test('nor in a spreadsheet that splits a cell at semicolons, tabs or lines', () => {
  const cmd = "=cmd|' /C calc'!A0";
  for (const between of [';', '; ', ';"', '\t', '\n', '\r\n']) {
    const name = `Mary${between}${cmd}`;
    const kept = `"Mary${between.replace('"', '""')}'${cmd}","1"\r\n`;
    expect(csvRows(columns, [{ name, times: 1 }])).toBe(kept);
  }
  expect(csvRows(columns, [{ name: ';=1', times: 1 }])).toBe(`";'=1","1"\r\n`);
  expect(csvRows(columns, [{ name: 'a; b - c', times: 1 }])).toBe('"a; b - c","1"\r\n');
});
