import type { Reports } from '../../../data/reports.ts';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import * as styles from '../figures/Figures.css.ts';
import { TimeCard } from '../figures/TimeCard.tsx';
import { CareCards } from './CareCards.tsx';
import { CausesCard, ComplaintsCard, LoadCard } from './CountCards.tsx';
import * as t from './words.ts';

export function ReportGrid({ reports }: { reports: Reports }) {
  const { weeks, total, care, allCare, causes, complaints, loads } = reports;
  if (allCare.visits + total.requests + total.placements === 0)
    return (
      <EmptyState title={t.nothingYet} icon="clock">
        {t.comesWithPlacement}
      </EmptyState>
    );
  return (
    <div className={styles.grid}>
      <CareCards weeks={care} total={allCare} />
      <div className={styles.half}>
        <TimeCard weeks={weeks} total={total} />
      </div>
      <div className={styles.half}>
        <LoadCard loads={loads} />
      </div>
      {/* Often without any: beside each other they are short. */}
      <div className={styles.half}>
        <CausesCard causes={causes} />
      </div>
      <div className={styles.half}>
        <ComplaintsCard complaints={complaints} />
      </div>
    </div>
  );
}
