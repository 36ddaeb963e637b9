import { splitParts } from './parts.ts';

/** The columns of a table or view that the API shows; undefined when it shows none of that name. */
export type ColumnsOf = (relation: string) => ReadonlySet<string> | undefined;

/** What a call reads: a table, and by their names in the answer, the tables joined to it. */
export type Source = { columns: ReadonlySet<string>; joined: Map<string, Source> };

const deepestJoin = 3;
// A row answered a thousand times over keeps the server busy for seconds.
const mostParts = 80;
const column = /^(?:\w+:)?(?:\w+|\*)$/;
const join = /^(?:\.\.\.)?(?:(?<alias>\w+):)?(?<relation>\w+)(?:!\w+)*\((?<inner>.*)\)$/s;

/**
 * Reads PostgREST's `select`: columns and joined tables, each with an alias if it has one. Without casts, aggregates and
 * paths into JSON, and no longer than anyone needs. Answers with what is read, or undefined when there is anything else in it.
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
