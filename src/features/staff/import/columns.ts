import type { Cells, Columns, FieldWords } from './import-kind.ts';

const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The columns named like a field. A person checks them before anything is read. */
export function guessColumns<Field extends string>(
  headers: readonly string[],
  fields: Record<Field, FieldWords>,
): Columns<Field> {
  const names = headers.map(plain);
  const guessed = Object.entries<FieldWords>(fields).flatMap(([field, { label, also }]) => {
    const known = [field, label, ...also.split(',')].map(plain).filter(Boolean);
    const at = names.findIndex((name) => known.includes(name));
    return at < 0 ? [] : [[field, at]];
  });
  return Object.fromEntries(guessed) as Columns<Field>;
}

/** The cells of a row, by field. */
export const cellsOf = <Field extends string>(
  row: readonly string[],
  columns: Columns<Field>,
  fields: Record<Field, unknown>,
): Cells<Field> =>
  Object.fromEntries(
    (Object.keys(fields) as Field[]).map((field) => [field, row[columns[field] ?? -1] ?? '']),
  ) as Cells<Field>;
