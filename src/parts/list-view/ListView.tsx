import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { explain } from '../../domain/explain.ts';
import { countedAt, MOST_COUNTED, PAGE_SIZE } from '../../lib/list-size.ts';
import type { ListQuery } from '../../lib/list-query.ts';
import type { ListScreen } from '../../state/list-screen.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import type { Picks } from '../../ui/table/Picks.tsx';
import type { Sort } from '../../ui/table/sort.ts';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Filter } from './Filters.tsx';
import { SearchForm } from './SearchForm.tsx';
import { fill, formOf, type PluralText } from '../../lib/fill.ts';
import * as t from './words.ts';

type Order = Pick<ListQuery, 'sort' | 'direction'>;

export interface ListViewProps<Row> {
  list: ListScreen<Row>;
  caption: string;
  /** The noun for one row and for several: `{ one: 'request', other: 'requests' }`. */
  noun: PluralText;
  searchLabel: string;
  filter: { label: string; all: string; options: readonly { value: string; label: string }[] };
  filters?: readonly Filter[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** The default order, in words if no column has it. Others come from the sortable columns. */
  order: Order & { label?: string };
  picks?: Picks<Row> | undefined;
  /** Shown if there are no rows at all. A search without hits has its own words. */
  empty: ReactNode;
}

/** A list with search, filter, order and pages, all of it in the address. */
export function ListView<Row>({
  list,
  caption,
  noun,
  searchLabel,
  filter,
  filters = [],
  columns,
  rowKey,
  rowHref,
  order,
  picks,
  empty,
}: ListViewProps<Row>) {
  const query = useStore(list.$query);
  const busy = useStore(list.$busy);
  const page = useStore(list.page.$value);
  // Any change of the address draws the screen again. Only one from outside, such as the back button, changes the list.
  useEffect(() => list.follow(location.search));

  const { rows, total } = page.state === 'ready' ? page.value : { rows: [], total: 0 };
  // Also while it loads, so that nothing beside it moves.
  const isThere = total > 0 || page.state === 'loading';
  const counted = countedAt(query.page);
  const more = total > counted;
  // Beyond what is counted, a search has no pages, while a plain list has.
  const pageCount = more && query.search === '' ? undefined : Math.ceil(Math.min(total, counted) / PAGE_SIZE);
  const isSet = query.search !== '' || query.status !== '' || Object.values(query.filters).some(Boolean);
  const narrowed = isSet || query.page > 1;
  const clear = () => list.change({ search: '', status: '', filters: {} });

  return (
    <Stack gap={4}>
      <SearchForm
        list={list}
        searchLabel={searchLabel}
        oneLine
        filters={filters}
        beside={
          <Select
            label={filter.label}
            labelHidden
            placeholder={filter.all}
            options={filter.options}
            value={query.status}
            onChange={(event) => list.change({ status: event.currentTarget.value })}
          />
        }
        count={
          page.state === 'ready'
            ? `${more ? fill(t.moreThan, { most: counted }) : total} ${formOf(noun, { count: total })}`
            : ''
        }
        found={isThere}
      />
      {page.state === 'failed' ? (
        <Notice
          tone="danger"
          announce
          title={fill(t.couldNotLoaded, { many: noun.other })}
          actions={
            <Button variant="secondary" busy={busy} onClick={() => void list.page.reload()}>
              {t.tryAgain}
            </Button>
          }
        >
          {explain(page.error)}
        </Notice>
      ) : (
        <Table
          caption={caption}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowHref={rowHref}
          picks={picks}
          busy={busy || page.state === 'loading'}
          firstOrder={order.label ? { ...sortOf(order), label: order.label } : undefined}
          sort={sortOf(query)}
          onSort={({ key, direction }) =>
            list.change({ sort: key, direction: direction === 'ascending' ? 'asc' : 'desc' })
          }
          empty={
            narrowed ? (
              <EmptyState
                title={fill(t.noFit, { many: noun.other })}
                action={
                  <Button variant="secondary" onClick={clear}>
                    {fill(t.showAll, { many: noun.other })}
                  </Button>
                }
              >
                {t.tryFewerLettersFewer}
              </EmptyState>
            ) : (
              empty
            )
          }
        />
      )}
      <Pagination page={query.page} pageCount={pageCount} onPage={(next) => list.change({ page: next })} />
      {more && query.search !== '' && (
        <Text tone="muted" size="sm">
          {fill(t.whatSearchFindsListed, { most: MOST_COUNTED })} {t.csvHoldsAllThem}
        </Text>
      )}
    </Stack>
  );
}

const sortOf = ({ sort, direction }: Order): Sort => ({
  key: sort,
  direction: direction === 'asc' ? 'ascending' : 'descending',
});
