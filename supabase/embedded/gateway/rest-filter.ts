import { splitParts } from './parts.ts';

const operators = new Set([
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'is', 'isdistinct', 'in'],
  ...['cs', 'cd', 'ov', 'like', 'ilike'],
]);
const longestPattern = 300;
const mostWildcards = 4;
const deepestLogic = 3;

/**
 * Whether a filter such as `not.eq.7` has a bounded cost: no regular expressions (`match`), which may take
 * exponential time, no full text search, and no patterns that are long or have many wildcards.
 */
export function isSafeFilter(filter: string): boolean {
  const [, operator = '', value = ''] = /^(?:not\.)?([a-z]+)\.(.*)$/s.exec(filter) ?? [];
  if (!operators.has(operator)) return false;
  return !operator.endsWith('like') || isSafePattern(value);
}

function isSafePattern(pattern: string): boolean {
  const wildcards = pattern.replace(/\\./gs, '').match(/[%*]/g) ?? [];
  return pattern.length <= longestPattern && wildcards.length <= mostWildcards;
}

/**
 * Whether `(a.eq.1,not.and(b.gt.2,c.in.(3,4)))` is a list of safe filters of these columns. Quoted values are
 * refused, since the API may read quotes differently and find another filter in them.
 */
export function isSafeLogic(logic: string, columns: ReadonlySet<string>, depth = 0): boolean {
  const inner = /^\(([^"'\\]+)\)$/s.exec(logic)?.[1];
  if (inner === undefined || depth > deepestLogic) return false;
  return (splitParts(inner) ?? ['']).every((part) => {
    const nested = /^(?:not\.)?(?:and|or)(\(.*\))$/s.exec(part)?.[1];
    if (nested !== undefined) return isSafeLogic(nested, columns, depth + 1);
    const [, column = '', filter = ''] = /^(\w+)\.(.*)$/s.exec(part) ?? [];
    return columns.has(column) && isSafeFilter(filter);
  });
}
