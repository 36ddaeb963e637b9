import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { Failure } from '../../../lib/failure.ts';
import type { ListQuery } from '../../../lib/list-query.ts';
import type { Result } from '../../../lib/result.ts';
import { ListView, type ListViewProps } from '../../../parts/list-view/ListView.tsx';
import { type ListPage, listScreen } from '../../../state/list-screen.ts';
import { picked } from '../../../state/device/storage.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ManyStep } from './many.ts';
import { createSelection } from './selection.ts';
import { SavedViews, type ViewKind } from './SavedViews.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { CsvColumn } from './list-csv.ts';

interface StaffListProps<Row, Exported>
  extends Omit<ListViewProps<Row>, 'list' | 'caption' | 'picks'>, Pick<ScreenProps, 'open'> {
  path: string;
  title: string;
  intro: ReactNode;
  actions?: ReactNode;
  load: (query: ListQuery) => Promise<Result<ListPage<Row>, Failure>>;
  /** The steps for several rows, and what a row is called. */
  many?: { steps: readonly ManyStep<Row>[]; nameOf: (row: Row) => string };
  /** The file for spreadsheets: its name, its columns, and how to load its rows. */
  csv: { name: ViewKind; columns: readonly CsvColumn<Exported>[]; load: ExportLoad<Exported> };
}
type ExportLoad<Row> = (query: ListQuery) => Promise<Result<ListPage<Row>, Failure>>;

/** A staff list. The address may only name what its columns and filters offer. */
export function StaffList<Row, Exported>({
  open,
  path,
  title,
  intro,
  actions,
  order,
  load,
  csv,
  many,
  ...view
}: StaffListProps<Row, Exported>) {
  const [selection] = useState(() => createSelection(view.rowKey, many && picked(csv.name)));
  const [list] = useState(() =>
    listScreen({
      path,
      open,
      load: async (query) => {
        const page = await load(query);
        if (page.ok) selection.meet(page.value.rows);
        return page;
      },
      search: location.search,
      defaults: order,
      statuses: view.filter.options.map(({ value }) => value),
      sorts: view.columns.flatMap(({ key, sortable }) => (sortable ? [key] : [])),
      filters: (view.filters ?? []).map(({ name }) => name),
    }),
  );
  const keys = useStore(selection.$keys);
  const { sort } = useStore(list.$query);
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        intro={
          <>
            {intro} {sort === order.sort && order.label && `${order.label}.`}
          </>
        }
        actions={
          <>
            {actions}
            <ExportButton {...csv} list={list} />
            <SavedViews
              kind={csv.name}
              list={list}
              order={order}
              filters={(view.filters ?? []).map(({ name }) => name)}
            />
          </>
        }
      />
      <ListView
        {...view}
        list={list}
        caption={title}
        order={order}
        picks={many && { keys, keyOf: view.rowKey, nameOf: many.nameOf, onPick: selection.choose }}
      />
      {many && <SelectionBar {...many} selection={selection} refresh={list.page.reload} />}
    </Stack>
  );
}
