import { href } from '../../../domain/routes.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { inCount } from './today.ts';
import { tilesOf, type PendingCounts } from './tasks.ts';
import * as styles from './Tasks.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface TasksProps {
  /** How much waits for staff. */
  counts: PendingCounts;
  /** The kind of work that the list is filtered by. */
  chosen?: string | undefined;
  /** Emails that did not arrive; null while that is not known. */
  failedMails: number | null;
}

/** One tile for each kind of work: how much there is, with a link to it; and beside them the emails. */
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
