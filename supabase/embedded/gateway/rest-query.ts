import { isSafeFilter, isSafeLogic } from './rest-filter.ts';
import { readSelect, type ColumnsOf, type Source } from './rest-select.ts';

const isNumber = (value: string) => /^\d{1,9}$/.test(value);
const isOrder = (value: string) =>
  /^\w+(\.(asc|desc|nullsfirst|nullslast)){0,2}(,\w+(\.(asc|desc|nullsfirst|nullslast)){0,2})*$/.test(value);
const isColumnList = (value: string) => /^("?\w+"?)(,"?\w+"?)*$/.test(value);

/** The query keys of a table besides filters of its columns. */
const ofRows: Record<string, (value: string, source: Source) => boolean> = {
  order: isOrder,
  limit: isNumber,
  offset: isNumber,
  and: (value, { columns }) => isSafeLogic(value, columns),
  or: (value, { columns }) => isSafeLogic(value, columns),
  'not.and': (value, { columns }) => isSafeLogic(value, columns),
  'not.or': (value, { columns }) => isSafeLogic(value, columns),
};

/** The first key of a table's call that is unknown or has a value it may not have. Undefined if all are valid. */
export function faultInRows(
  query: ReadonlyMap<string, string>,
  columns: ReadonlySet<string>,
  columnsOf: ColumnsOf,
): string | undefined {
  const source = readSelect(query.get('select') ?? '', columns, columnsOf);
  if (!source) return 'select';
  return [...query].find(([key, value]) => {
    if (key === 'select') return false;
    if (key === 'columns' || key === 'on_conflict') return !isColumnList(value);
    return !isOfRows(key, value, source);
  })?.[0];
}

/** Keys may lead into a joined table: `questions.answered_at`, `questions.order`. */
function isOfRows(key: string, value: string, source: Source): boolean {
  const [first = '', ...rest] = key.split('.');
  const joined = source.joined.get(first);
  if (joined && rest.length > 0) return isOfRows(rest.join('.'), value, joined);
  const isAllowed = Object.hasOwn(ofRows, key) ? ofRows[key] : undefined;
  if (isAllowed) return isAllowed(value, source);
  return source.columns.has(key) && isSafeFilter(value);
}

const ofResult: Record<string, (value: string) => boolean> = {
  select: (value) => readSelect(value, new Set(), () => undefined) !== undefined,
  order: isOrder,
  limit: isNumber,
  offset: isNumber,
};

/** The same for a function's answer and its arguments. */
export const faultInResult = (
  query: ReadonlyMap<string, string>,
  taken: ReadonlySet<string> = new Set(),
): string | undefined =>
  [...query].find(
    ([key, value]) => !taken.has(key) && !(Object.hasOwn(ofResult, key) && ofResult[key]?.(value)),
  )?.[0];
