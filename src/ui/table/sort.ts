import * as t from './words.ts';

/** By which column, and which way; the words are those of `aria-sort`. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** What a click on a column's header asks for: that column upwards, and the other way when it is sorted upwards already. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const turn = current?.key === key && current.direction === 'ascending';
  return { key, direction: turn ? 'descending' : 'ascending' };
}

/** What a column's values are. */
export type SortableBy = 'text' | 'time' | 'steps';

/** Ascending and descending order in words. */
export const ORDER_WORDS: Record<SortableBy, readonly [string, string]> = {
  text: [t.aToZ, t.zToA],
  time: [t.oldestFirst, t.newestFirst],
  steps: [t.firstStepsFirst, t.lastStepsFirst],
};
