import type { Workload } from '../../../data/dashboard.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { TASKS } from './dashboard-screen.ts';
import * as styles from './Tasks.css.ts';

/** One tile for each kind of work: how much there is, leading to it. */
export function Tasks({ workload }: { workload: Workload }) {
  return (
    <Columns layout="tiles" gap={2} even>
      {TASKS.filter(({ kind, ifAny }) => !ifAny || workload[kind] > 0).map(({ kind, label, href }) => (
        <a key={kind} href={href} className={styles.tile} data-quiet={workload[kind] === 0 || undefined}>
          <span className={styles.count}>{workload[kind]}</span>
          <span className={styles.label}>{label}</span>
        </a>
      ))}
    </Columns>
  );
}
