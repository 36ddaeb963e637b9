// bundle: table
import { Select } from '../select/Select.tsx';
import { type FirstOrder, ORDER_WORDS, type Sort, type SortableBy } from './sort.ts';
import * as t from './words.ts';

interface SortSelectProps {
  columns: readonly { key: string; header: string; sortable?: SortableBy }[];
  /** The list's first order, if no column has it. */
  first: FirstOrder | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Sorting on cards, which have no header row. */
export function SortSelect({ columns, first, sort, onSort }: SortSelectProps) {
  const byColumn = columns.flatMap(({ key, header, sortable }) => {
    if (!sortable) return [];
    const [ascending, descending] = ORDER_WORDS[sortable];
    return [
      { value: valueOf({ key, direction: 'ascending' }), label: `${header}, ${ascending}` },
      { value: valueOf({ key, direction: 'descending' }), label: `${header}, ${descending}` },
    ];
  });
  if (byColumn.length === 0) return null;
  return (
    <Select
      label={t.sortBy}
      options={first ? [{ value: valueOf(first), label: first.label }, ...byColumn] : byColumn}
      value={sort && valueOf(sort)}
      onChange={(event) => {
        const [key, direction] = event.currentTarget.value.split(' ');
        if (key) onSort({ key, direction: direction === 'descending' ? 'descending' : 'ascending' });
      }}
    />
  );
}

const valueOf = ({ key, direction }: Sort) => `${key} ${direction}`;
