import { Select } from '../select/Select.tsx';
import type { Sort } from './sort.ts';

interface SortSelectProps {
  columns: readonly { key: string; header: string }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Sorting for the phone, where the header row is gone. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  if (columns.length === 0) return null;
  const options = columns.flatMap(({ key, header }) => [
    { value: `${key} ascending`, label: `${header}, going up` },
    { value: `${key} descending`, label: `${header}, going down` },
  ]);
  return (
    <Select
      label="Sort by"
      options={options}
      placeholder={sort ? undefined : 'Choose an order'}
      value={sort ? `${sort.key} ${sort.direction}` : ''}
      onChange={(event) => {
        const [key, direction] = event.currentTarget.value.split(' ');
        if (key) onSort({ key, direction: direction === 'descending' ? 'descending' : 'ascending' });
      }}
    />
  );
}
