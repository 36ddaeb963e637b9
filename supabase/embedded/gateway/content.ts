import type { Match } from './match.ts';

/** What a column or an argument takes besides one value: a list, or any JSON. */
export type Nested = 'list' | 'any';

/**
 * The columns or arguments that take more than one value, for a table or a function (`name()`). Undefined for
 * an unknown one.
 */
export type NestedOf = (name: string) => ReadonlyMap<string, Nested> | undefined;

/**
 * Whether JSON is content for this call: the arguments of a function, one row, or a list of new rows, none of
 * them empty. A list or an object in place of one value would be stored as text.
 */
export function isContent(value: object, { rule, path, query }: Match, nestedOf: NestedOf): boolean {
  const { relation = '', function: called = '' } = path;
  if (rule.query === 'result') return isRecord(value, nestedOf(`${called}()`));
  if (rule.query !== 'rows') return true;
  const nested = nestedOf(relation);
  const columns = query.get('columns')?.replaceAll('"', '').split(',');
  const isList = Array.isArray(value) && !rule.name.startsWith('PATCH');
  const rows: unknown[] = isList ? value : [value];
  return rows.every(
    (row) => isRecord(row, nested) && Object.keys(row).some((name) => columns?.includes(name) ?? true),
  );
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

function isRecord(value: unknown, nested: ReadonlyMap<string, Nested> | undefined): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!nested) return true;
  return Object.entries(value).every(([name, one]: [string, unknown]) => {
    const taken = nested.get(name);
    if (taken === 'any') return true;
    // A list may come as text, as Postgres writes it.
    if (!isNested(one)) return taken !== 'list' || one === null || typeof one === 'string';
    return taken === 'list' && Array.isArray(one) && !one.some(isNested);
  });
}
