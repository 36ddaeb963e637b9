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
