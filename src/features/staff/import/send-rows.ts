import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { cellsOf } from './columns.ts';
import type { CsvFile } from './csv-file.ts';
import type { Cells, Columns, FindTowns, ImportKind, Row } from './import-kind.ts';

/** A row's faults. `row` counts as a spreadsheet does. */
export type Problem = { row: number; who: string; words: string };

/** The file and its columns. Each row's id makes sure that it is added once. */
export type Kept = { file: CsvFile; columns: Columns; ids: string[] };

/** How many calls run at the same time. */
const CALLS = 2;

/**
 * Sends some of a file's rows, from `from` on, without those that have faults. Returns the next row, and the faults by
 * row.
 */
export function sendRows(kind: ImportKind, { file, columns, ids }: Kept, findTowns: FindTowns) {
  const { rows } = file;
  const cells = rows.map((row) => cellsOf(row, columns, kind.fields));
  const first = firstRows(cells.map(kind.key));
  const read = async (at: number) => {
    const row = cells[at] as Cells;
    const { row: said, faults } = await kind.read(row, findTowns);
    const before = first.get(kind.key(row)) ?? at;
    if (before < at) faults.push(fill(kind.words.sameRow, { row: before + 2 }));
    return { at, id: ids[at] ?? '', who: kind.who(row), with: kind.with(row), said, faults };
  };
  return async (
    from: number,
    most: number,
    add: (rows: readonly Row[]) => ReturnType<ImportKind['add']>,
  ): Promise<Result<{ to: number; problems: Problem[] }, Failure>> => {
    const next = await Promise.all(rows.slice(from, from + most).map((_, index) => read(from + index)));
    const { calls, part } = apart(next, Math.ceil(most / CALLS));
    const answers = await Promise.all(
      calls.map((call) => add(call.map(({ id, said }) => ({ id, ...said })))),
    );
    const refused = new Map<string, string>();
    for (const answer of answers) {
      if (!answer.ok) return answer;
      for (const { id, error: code, detail } of answer.value)
        if (code) refused.set(id, kind.explain({ kind: 'refused', code, detail: detail ?? '' }));
    }
    const problems = part.flatMap(({ at, id, who, faults }) => {
      const words = faults.join(' ') || refused.get(id);
      return words ? [{ row: at + 2, who, words }] : [];
    });
    return ok({ to: from + part.length, problems });
  };
}

/**
 * The first rows without faults, divided into calls of at most `most`. Rows of one caregiver are added one after the
 * other, so they are in the same call.
 */
function apart<Item extends { with: string; faults: string[] }>(rows: readonly Item[], most: number) {
  const calls = Array.from({ length: CALLS }, (): Item[] => []);
  const callWith = new Map<string, Item[]>();
  const part: Item[] = [];
  for (const row of rows) {
    if (row.faults.length === 0) {
      const shortest = calls.reduce((one, other) => (other.length < one.length ? other : one));
      const call = callWith.get(row.with) ?? shortest;
      if (call.length >= most) break;
      callWith.set(row.with, call);
      call.push(row);
    }
    part.push(row);
  }
  return { calls: calls.filter(({ length }) => length > 0), part };
}

/** The row in which each key first appears. A row without a key counts as unique. */
function firstRows(keys: readonly string[]): Map<string, number> {
  const first = new Map<string, number>();
  keys.forEach((key, index) => {
    if (key && !first.has(key)) first.set(key, index);
  });
  return first;
}
