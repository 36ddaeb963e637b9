import { splitParts } from './parts.ts';

/** The columns of a table or view of the API. Undefined for an unknown name. */
export type ColumnsOf = (relation: string) => ReadonlySet<string> | undefined;

/** What a call reads: a table, and the tables joined to it by their names in the answer. */
export type Source = { columns: ReadonlySet<string>; joined: Map<string, Source> };

const deepestJoin = 3;
// A row with a thousand columns would keep the server busy for seconds.
const mostParts = 80;
const column = /^(?:\w+:)?(?:\w+|\*)$/;
const join = /^(?:\.\.\.)?(?:(?<alias>\w+):)?(?<relation>\w+)(?:!\w+)*\((?<inner>.*)\)$/s;

/**
 * Reads PostgREST's `select`: columns and joined tables, each with an optional alias, but no casts,
 * aggregates or paths into JSON, and not too many. Returns what is read, or undefined for anything else.
 */
export function readSelect(
  select: string,
  columns: ReadonlySet<string>,
  columnsOf: ColumnsOf,
  depth = 0,
): Source | undefined {
  const source: Source = { columns, joined: new Map() };
  if (depth === 0 && select.split(/[,(]/).length > mostParts) return undefined;
  for (const part of splitParts(select) ?? ['?']) {
    if (part === '' || column.test(part)) continue;
    const { alias, relation = '', inner = '' } = join.exec(part)?.groups ?? {};
    const theirs = depth < deepestJoin ? columnsOf(relation) : undefined;
    const joined = theirs && readSelect(inner, theirs, columnsOf, depth + 1);
    if (!joined) return undefined;
    source.joined.set(alias ?? relation, joined);
  }
  return source;
}
