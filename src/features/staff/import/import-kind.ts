import type { searchPlaces } from '../../../data/places.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';

export type FindTowns = (name: string) => ReturnType<typeof searchPlaces>;
export type FieldWords = { label: string; also: string; example: string };
/** The position of each field’s column; a field that is left out has none. */
export type Columns<Field extends string = string> = Partial<Record<Field, number>>;
/** What a row holds, by field. */
export type Cells<Field extends string = string> = Record<Field, string>;
/** What a row says, and what is wrong with it, in words. */
export type ReadRow = { row: object; faults: string[] };
/** A row as it is sent, with the id under which it is added once. */
export type Row = { id: string };
type Outcome = { id: string; error: string | null; detail: string | null };
type Plural = { one: string; other: string };

/** What a file holds rows of: its columns, how a row is read and added, and its words. */
export type ImportKind<Field extends string = string> = {
  /** The key under which this device keeps an unfinished import. */
  name: string;
  fields: Record<Field, FieldWords>;
  needed: readonly Field[];
  /** Who a row is about. */
  who(cells: Cells<Field>): string;
  /** What must differ between rows; empty if a row has none. */
  key(cells: Cells<Field>): string;
  /** What the database locks for a row: rows that have it in common wait for each other. */
  with(cells: Cells<Field>): string;
  read(cells: Cells<Field>, findTowns: FindTowns): Promise<ReadRow>;
  add(rows: readonly Row[], onlyCheck: boolean): Promise<Result<Outcome[], Failure>>;
  /** Why the database refuses a row. */
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
