import { useStore } from '@nanostores/react';
import { useId, useState, type ReactNode } from 'react';
import type { ListScreen } from '../../state/list-screen.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TakesLong } from '../../ui/spinner/TakesLong.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { Filters, type Filter } from './Filters.tsx';
import * as styles from './SearchForm.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface SearchFormProps {
  list: Pick<ListScreen<unknown>, '$query' | '$typed' | '$busy' | 'type' | 'change' | 'narrow'>;
  searchLabel: string;
  /** All on one line if there is room. The first option of each, or the field itself, says what it is about. */
  oneLine?: boolean;
  filters: readonly Filter[];
  /** The control beside the search: status or order. */
  beside: ReactNode;
  /** The number of rows, once it is known. */
  count: string;
  /** Whether there are rows. Without any, the button to clear is elsewhere. */
  found: boolean;
}

/**
 * A list's search and filters. On a phone, all except the search are behind one button, which says how many are set.
 */
export function SearchForm({
  list,
  searchLabel,
  oneLine = false,
  filters,
  beside,
  count,
  found,
}: SearchFormProps) {
  const { search, status, filters: chosen } = useStore(list.$query);
  const typed = useStore(list.$typed);
  const busy = useStore(list.$busy);
  const [open, setOpen] = useState(false);
  const id = useId();
  const inForce = Object.values(chosen).filter(Boolean).length + (status ? 1 : 0);
  const folded = open ? undefined : '';
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        list.change({});
      }}
    >
      <div className={oneLine ? styles.line : styles.tools}>
        <div className={styles.search}>
          <TextField
            label={searchLabel}
            labelHidden={oneLine}
            placeholder={oneLine ? searchLabel : undefined}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
        </div>
        <div className={styles.toggle}>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={open}
            aria-controls={`${id}-beside ${id}-filters`}
            onClick={() => setOpen(!open)}
          >
            {inForce > 0 ? fill(t.filtersInForce, { inForce }) : t.filters}
          </Button>
        </div>
        <div id={`${id}-beside`} className={styles.beside} data-folded={folded}>
          {beside}
        </div>
        <div id={`${id}-filters`} className={styles.filters} data-folded={folded}>
          <Filters list={list} filters={filters} />
        </div>
        <div className={styles.whole}>
          {found && (search !== '' || inForce > 0) && (
            <Button
              variant="quiet"
              size="small"
              onClick={({ currentTarget }) => {
                // The pressed button disappears with what it clears.
                currentTarget.form?.querySelector('input')?.focus();
                list.change({ search: '', status: '', filters: {} });
              }}
            >
              {t.clearFilters}
            </Button>
          )}
          <span className={styles.count} role="status">
            {count}
          </span>
        </div>
      </div>
      {/* Before the first count, the list has its own spinner. */}
      {busy && count && <TakesLong />}
    </Form>
  );
}
