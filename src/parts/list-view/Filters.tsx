// bundle: filters
import { useStore } from '@nanostores/react';
import type { ListScreen } from '../../state/list-screen.ts';
import { DateField } from '../../ui/date-field/DateField.tsx';
import { Select } from '../../ui/select/Select.tsx';
import * as styles from './Filters.css.ts';
import { TextFilter } from './TextFilter.tsx';

/** One filter of a list, by its name in the address: options, a date, or a text. */
export type Filter = {
  name: string;
  label: string;
  /** The field's text while it does not filter. */
  all: string;
  options?: readonly { value: string; label: string }[];
  isDay?: boolean;
  /** Takes the width of two. */
  isWide?: boolean;
};

interface FiltersProps {
  list: Pick<ListScreen<unknown>, '$query' | 'narrow'>;
  filters: readonly Filter[];
}

/** A list's filters, on one line if there is room. The first option of each says what it filters by. */
export function Filters({ list, filters }: FiltersProps) {
  const { filters: chosen } = useStore(list.$query);
  if (filters.length === 0) return null;
  return (
    <div
      className={filters.some(({ isDay }) => isDay) ? `${styles.filters} ${styles.roomy}` : styles.filters}
    >
      {filters.map(({ name, label, all, options, isDay, isWide }) => {
        const value = chosen[name] ?? '';
        const narrow = (next: string) => list.narrow(name, next);
        if (isDay)
          return (
            <DateField
              key={name}
              label={label}
              value={value}
              onChange={(event) => narrow(event.currentTarget.value)}
            />
          );
        return options ? (
          <Select
            key={name}
            label={label}
            labelHidden
            placeholder={all}
            options={options}
            value={value}
            onChange={(event) => narrow(event.currentTarget.value)}
          />
        ) : (
          <div key={name} className={isWide ? styles.wide : undefined}>
            <TextFilter label={label} placeholder={all} value={value} onNarrow={narrow} />
          </div>
        );
      })}
    </div>
  );
}
