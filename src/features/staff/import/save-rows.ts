import { saveFile } from '../../../lib/save-file.ts';
import { csvHead, csvRows } from '../lists/list-csv.ts';
import type { CsvFile } from './csv-file.ts';
import type { ImportKind } from './import-kind.ts';
import type { Problem } from './send-rows.ts';
import * as t from './words.ts';

const save = (name: string, headers: readonly string[], rows: readonly (readonly string[])[]) => {
  const columns = headers.map((header, at) => ({ header, value: (row: readonly string[]) => row[at] ?? '' }));
  saveFile(new Blob([csvHead(columns), csvRows(columns, rows)], { type: 'text/csv' }), name);
};

/** Saves a file with all known headings and one example row. */
export const saveTemplate = ({ fields, words }: ImportKind) =>
  save(
    words.templateName,
    Object.values(fields).map(({ label }) => label),
    [Object.values(fields).map(({ example }) => example)],
  );

/** Saves the rows that were left out, each with its faults, to mend and import again. */
export const saveProblems = ({ headers, rows }: CsvFile, problems: readonly Problem[]) =>
  save(
    t.problemsName,
    [...headers, t.problem],
    problems.map(({ row, words }) => [...headers.map((_, at) => rows[row - 2]?.[at] ?? ''), words]),
  );
