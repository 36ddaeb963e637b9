import { href } from '../../../domain/routes.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { inCount } from './today.ts';
import { tilesOf, type PendingCounts } from './tasks.ts';
import * as styles from './Tasks.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface TasksProps {
  /** The number of pending items by kind. */
  counts: PendingCounts;
  /** The kind of work that filters the list. */
  chosen?: string | undefined;
  /** Undelivered emails; null until they are counted. */
  failedMails: number | null;
}

/** A tile for each kind of work, with its number and a link, and one for undelivered emails. */
export function Tasks({ counts, chosen, failedMails }: TasksProps) {
  const tiles = [
    ...tilesOf(counts),
    ...(failedMails === null
      ? []
      : [
          {
            name: 'emails',
            label: fill(t.emailsDidNotArrive, { count: failedMails }),
            href: href('adminEmails'),
            count: failedMails,
          },
        ]),
  ];
  return (
    <Columns layout="tiles" gap={2} even>
      {tiles.map(({ name, label, href: to, count }) => (
        <a
          key={name}
          href={to}
          className={styles.tile}
          data-quiet={count === 0 || undefined}
          aria-current={name === chosen || undefined}
        >
          <span className={styles.count}>{inCount(count)}</span>
          <span className={styles.label}>{label}</span>
        </a>
      ))}
    </Columns>
  );
}
