import type { searchPlaces } from '../../../data/places.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';

export type FindTowns = (name: string) => ReturnType<typeof searchPlaces>;
export type FieldWords = { label: string; also: string; example: string };
/** The position of each field’s column. A field that is left out has none. */
export type Columns<Field extends string = string> = Partial<Record<Field, number>>;
/** The cells of a row, by field. */
export type Cells<Field extends string = string> = Record<Field, string>;
/** The row as read, and its faults in words. */
export type ReadRow = { row: object; faults: string[] };
/** A row to send. Its id makes sure that it is added once. */
export type Row = { id: string };
type Outcome = { id: string; error: string | null; detail: string | null };
type Plural = { one: string; other: string };

/** What a file's rows are: their columns, how to read and add one, and the words for it. */
export type ImportKind<Field extends string = string> = {
  /** The key of an unfinished import on this device. */
  name: string;
  fields: Record<Field, FieldWords>;
  needed: readonly Field[];
  /** The person that a row is about. */
  who(cells: Cells<Field>): string;
  /** What must differ between rows; empty if it need not. */
  key(cells: Cells<Field>): string;
  /** What the database locks for a row. Rows with the same value are added one after the other. */
  with(cells: Cells<Field>): string;
  read(cells: Cells<Field>, findTowns: FindTowns): Promise<ReadRow>;
  add(rows: readonly Row[], onlyCheck: boolean): Promise<Result<Outcome[], Failure>>;
  explain(failure: Failure): string;
  list: 'adminCaregivers' | 'adminPlacements';
  words: {
    title: string;
    intro: string;
    list: string;
    add: Plural;
    adding: string;
    added: Plural;
    seeThem: string;
    templateName: string;
    sameRow: string;
  };
};
