// bundle: table
import { Select } from '../select/Select.tsx';
import { ORDER_WORDS, type Sort, type SortableBy } from './sort.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface SortSelectProps {
  columns: readonly { key: string; header: string; sortable?: SortableBy }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Sorting on cards, which have no header row. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const options = columns.flatMap(({ key, header, sortable }) => {
    if (!sortable) return [];
    const [ascending, descending] = ORDER_WORDS[sortable];
    return [
      { value: fill(t.ascending, { key }), label: `${header}, ${ascending}` },
      { value: fill(t.descending, { key }), label: `${header}, ${descending}` },
    ];
  });
  if (options.length === 0) return null;
  // A list's first order may be none of its columns'.
  const chosen = sort && fill(sort.direction === 'ascending' ? t.ascending : t.descending, { key: sort.key });
  const isOffered = options.some(({ value }) => value === chosen);
  return (
    <Select
      label={t.sortBy}
      options={options}
      placeholder={isOffered ? undefined : t.chooseOrder}
      value={isOffered ? chosen : ''}
      onChange={(event) => {
        const [key, direction] = event.currentTarget.value.split(' ');
        if (key) onSort({ key, direction: direction === 'descending' ? 'descending' : 'ascending' });
      }}
    />
  );
}
