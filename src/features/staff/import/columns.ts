import * as t from './words.ts';

export type Field = keyof typeof t.fields;
export const FIELDS = Object.keys(t.fields) as Field[];
export const NEEDED: readonly Field[] = ['fullName', 'email'];

/** Which column holds what, by its place; what is left out has none. */
export type Columns = Partial<Record<Field, number>>;

const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The columns that are called like a field. A person looks at them before anything is read. */
export function guessColumns(headers: readonly string[]): Columns {
  const names = headers.map(plain);
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const { label, also } = t.fields[field];
      const known = [field, label, ...also.split(',')].map(plain).filter(Boolean);
      const at = names.findIndex((name) => known.includes(name));
      return at < 0 ? [] : [[field, at]];
    }),
  );
}

/** What a row holds, by field. */
export const cellsOf = (row: readonly string[], columns: Columns): Record<Field, string> =>
  Object.fromEntries(FIELDS.map((field) => [field, row[columns[field] ?? -1] ?? ''])) as Record<
    Field,
    string
  >;
