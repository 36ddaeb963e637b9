import { href } from '../../../domain/routes.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import type { WaitingThing } from '../waiting/with-waiting.ts';
import { tilesOf } from './dashboard-screen.ts';
import * as styles from './Tasks.css.ts';

interface TasksProps {
  /** What waits for staff. */
  things: readonly WaitingThing[];
  /** Emails that did not arrive; null while that is not known. */
  failedMails: number | null;
}

/** One tile for each kind of work: how much of Today’s list there is, leading to it; and beside them the emails. */
export function Tasks({ things, failedMails }: TasksProps) {
  const tiles = [
    ...tilesOf(things),
    ...(failedMails === null
      ? []
      : [{ label: 'Emails that did not arrive', href: href('adminEmails'), count: failedMails }]),
  ];
  return (
    <Columns layout="tiles" gap={2} even>
      {tiles.map(({ label, href: to, count }) => (
        <a key={label} href={to} className={styles.tile} data-quiet={count === 0 || undefined}>
          <span className={styles.count}>{count}</span>
          <span className={styles.label}>{label}</span>
        </a>
      ))}
    </Columns>
  );
}
