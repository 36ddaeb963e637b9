import type { Workload } from '../../../data/dashboard.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { TASKS } from './dashboard-screen.ts';
import * as styles from './Tasks.css.ts';

/** One tile for each kind of work: how much there is, leading to it. */
export function Tasks({ workload }: { workload: Workload }) {
  return (
    <Columns layout="thirds" gap={3} even>
      {TASKS.filter(({ kind, ifAny }) => !ifAny || workload[kind] > 0).map(({ kind, label, hint, href }) => (
        <a key={kind} href={href} className={styles.tile} data-quiet={workload[kind] === 0 || undefined}>
          <span className={styles.count}>{workload[kind]}</span>
          <span className={styles.label}>{label}</span>
          <span className={styles.hint}>{hint}</span>
        </a>
      ))}
    </Columns>
  );
}
