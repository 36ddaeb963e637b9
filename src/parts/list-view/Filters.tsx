import { useStore } from '@nanostores/react';
import type { ListScreen } from '../../state/list-screen.ts';
import { Combobox } from '../../ui/combobox/Combobox.tsx';
import type { Load } from '../../ui/combobox/use-suggestions.ts';
import { Select } from '../../ui/select/Select.tsx';
import * as styles from './Filters.css.ts';

/** One thing that a list can be narrowed by: from few choices, or from what a text suggests. */
export type Filter = {
  /** In the address. */
  name: string;
  label: string;
} & (
  { all: string; options: readonly { value: string; label: string }[] } | { suggest: Load; emptyText: string }
);

interface FiltersProps {
  list: Pick<ListScreen<unknown>, '$query' | 'narrow'>;
  filters: readonly Filter[];
}

/** What a list is narrowed by, in one line where there is room. The first choice of each says what it is about. */
export function Filters({ list, filters }: FiltersProps) {
  const { filters: chosen } = useStore(list.$query);
  return (
    <div className={styles.filters}>
      {filters.map((filter) => {
        const { name, label } = filter;
        const value = chosen[name] ?? '';
        return 'options' in filter ? (
          <Select
            key={name}
            label={label}
            labelHidden
            placeholder={filter.all}
            options={filter.options}
            value={value}
            onChange={(event) => list.narrow(name, event.currentTarget.value)}
          />
        ) : (
          <Combobox
            key={name}
            label={label}
            labelHidden
            placeholder={label}
            value={value ? { value, label: value } : null}
            onChange={(next) => {
              // Typing takes back what was chosen; the list follows once something else is, or the field is empty.
              if (next || value) list.narrow(name, next?.value ?? '');
            }}
            load={filter.suggest}
            emptyText={filter.emptyText}
          />
        );
      })}
    </div>
  );
}
