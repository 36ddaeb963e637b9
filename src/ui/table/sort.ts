import * as t from './words.ts';

/** The sorted column and direction, in the words of `aria-sort`. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** An order of its own, which no column's header shows. */
export type FirstOrder = Sort & { label: string };

/** The next order after a click on a header: ascending, or descending if it is already ascending. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const turn = current?.key === key && current.direction === 'ascending';
  return { key, direction: turn ? 'descending' : 'ascending' };
}

/** The kind of a column's values. */
export type SortableBy = 'text' | 'time' | 'steps';

/** Ascending and descending order in words. */
export const ORDER_WORDS: Record<SortableBy, readonly [string, string]> = {
  text: [t.aToZ, t.zToA],
  time: [t.oldestFirst, t.newestFirst],
  steps: [t.firstStepsFirst, t.lastStepsFirst],
};
