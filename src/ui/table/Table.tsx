// bundle: table
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type FirstOrder, nextSort, type Sort, type SortableBy } from './sort.ts';
import { PickAll, PickedBy, type Picks } from './Picks.tsx';
import { SortSelect } from './SortSelect.tsx';
import * as styles from './Table.css.ts';

/** One column. The first column's cell becomes the row's link if the table has `rowHref`. */
export interface Column<Row> {
  key: string;
  header: string;
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** The kind of values, which names its orders: "A to Z", "newest first". `steps` have a fixed order. */
  sortable?: SortableBy;
  align?: 'start' | 'end';
  /** For short values that must not wrap, such as a date. */
  nowrap?: boolean;
  /** Cuts a long text with an ellipsis, so that rows stay on one line. It needs a width. */
  oneLine?: boolean;
  /** Any CSS width. */
  width?: string;
  /** Hidden if the table has little room: 3 first, then 2. Cards, and columns without a priority, always show it. */
  priority?: 2 | 3;
  /** On compact cards: at the end of the first line, or hidden; by default on the second line. */
  card?: 'end' | 'out';
}

interface TableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  sort?: Sort;
  /** The first order, if no column has it. */
  firstOrder?: FirstOrder | undefined;
  onSort?: (sort: Sort) => void;
  /** Shown instead of an empty table. */
  empty?: ReactNode;
  /** Shows a moving line above the rows while new ones load, or grey lines before the first. */
  busy?: boolean;
  /** `act` if the first column names something to do: its link then looks like a button. */
  leads?: 'to' | 'act';
  /** The heading of a group of rows, such as a day. Rows with the same one share it. */
  groupOf?: (row: Row) => string;
  /** Low cards without headers, for three or four short columns. */
  compact?: boolean;
  /** Lets rows be chosen by a checkbox in the first column. */
  picks?: Picks<Row> | undefined;
}

/** A table that becomes one card a row if there is no room, as on a phone. The caller sorts when `onSort` is called. */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  rowHref,
  sort,
  firstOrder,
  onSort,
  empty,
  busy = false,
  compact = false,
  leads = 'to',
  groupOf,
  picks,
}: TableProps<Row>) {
  if (rows.length === 0) return busy ? <Skeleton lines={5} /> : empty;
  return (
    <div className={styles.wrap} aria-busy={busy}>
      {onSort && (
        <div className={styles.sorter}>
          <SortSelect columns={columns} first={firstOrder} sort={sort} onSort={onSort} />
        </div>
      )}
      {/* Safari drops table semantics if CSS changes the display, so the roles are explicit. */}
      <table role="table" className={styles.table} data-compact={compact || undefined}>
        <caption className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column, index) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
                data-align={column.align}
                style={{ width: column.width }}
                className={namesOf(styles.header, column)}
              >
                {index === 0 && picks && <PickAll picks={picks} rows={rows} />}
                <HeaderContent column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row, at) => (
            <Fragment key={rowKey(row)}>
              {groupOf && (
                <GroupRow
                  name={groupOf(row)}
                  before={rows[at - 1]}
                  groupOf={groupOf}
                  columns={columns.length}
                />
              )}
              <tr
                role="row"
                data-link={rowHref ? '' : undefined}
                data-picked={picks?.keys.has(rowKey(row)) || undefined}
                className={styles.row}
              >
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={column.headerHidden ? undefined : column.header}
                    data-align={column.align}
                    data-card={column.card}
                    data-nowrap={column.nowrap || undefined}
                    data-one-line={column.oneLine || undefined}
                    title={column.oneLine ? wordsOf(column.cell(row)) : undefined}
                    className={namesOf(styles.cell, column)}
                  >
                    <PickedBy of={index === 0 ? picks : undefined} row={row}>
                      {index === 0 && rowHref ? (
                        <a href={rowHref(row)} className={styles.rowLink} data-leads={leads}>
                          {column.cell(row)}
                        </a>
                      ) : (
                        column.cell(row)
                      )}
                    </PickedBy>
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A text that may be cut off shows whole on hover. */
const wordsOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined);

interface GroupRowProps<Row> {
  name: string;
  before: Row | undefined;
  groupOf: (row: Row) => string;
  columns: number;
}

/** The heading of a group, before its first row. */
function GroupRow<Row>({ name, before, groupOf, columns }: GroupRowProps<Row>) {
  if (before !== undefined && groupOf(before) === name) return null;
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" scope="rowgroup" colSpan={columns} className={styles.groupName}>
        {name}
      </th>
    </tr>
  );
}

const namesOf = (own: string, { priority }: { priority?: 2 | 3 }) =>
  priority ? `${own} ${styles.givesWay[priority]}` : own;

interface HeaderContentProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeaderContent<Row>({ column, sort, onSort }: HeaderContentProps<Row>) {
  if (column.headerHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (!column.sortable || !onSort) return column.header;
  const direction = sort?.key === column.key ? sort.direction : undefined;
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column.key))}>
      {column.header}
      {direction ? (
        <span style={{ display: 'flex', rotate: direction === 'ascending' ? '180deg' : undefined }}>
          <Icon name="chevron-down" size={16} />
        </span>
      ) : (
        <Icon name="sort" size={16} />
      )}
    </button>
  );
}
