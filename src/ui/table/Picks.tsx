// bundle: table
import type { ReactNode } from 'react';
import { fill } from '../../lib/fill.ts';
import { box } from '../choice/Choice.css.ts';
import * as styles from './Picks.css.ts';
import * as t from './words.ts';

/** Which rows of a table are chosen, by their keys. */
export interface Picks<Row> {
  keys: ReadonlySet<string>;
  keyOf: (row: Row) => string;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  onPick: (rows: readonly Row[], chosen: boolean) => void;
}

interface PickedByProps<Row> {
  of: Picks<Row> | undefined;
  row: Row;
  children: ReactNode;
}

/** A row's first cell, with a checkbox if rows can be chosen. */
export function PickedBy<Row>({ of: picks, row, children }: PickedByProps<Row>) {
  if (!picks) return children;
  return (
    <div className={styles.beside}>
      <input
        type="checkbox"
        className={`${box} ${styles.pick}`}
        aria-label={fill(t.choose, { name: picks.nameOf(row) })}
        checked={picks.keys.has(picks.keyOf(row))}
        onChange={(event) => picks.onPick([row], event.currentTarget.checked)}
      />
      <div>{children}</div>
    </div>
  );
}

/** A checkbox for all rows of the page. */
export function PickAll<Row>({ picks, rows }: { picks: Picks<Row>; rows: readonly Row[] }) {
  return (
    <input
      type="checkbox"
      className={`${box} ${styles.pickAll}`}
      aria-label={t.chooseAll}
      checked={rows.every((row) => picks.keys.has(picks.keyOf(row)))}
      onChange={(event) => picks.onPick(rows, event.currentTarget.checked)}
    />
  );
}
