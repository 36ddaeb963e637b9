import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import * as t from './words.ts';

export interface NoJobsProps {
  /** Before that, and while the profile is suspended, the database shows no jobs. */
  approved: boolean;
  /** Whether there are jobs that ask for something more, below. */
  others: boolean;
}

/** In the place of jobs: why there are none, and what comes. */
export default function NoJobs({ approved, others }: NoJobsProps) {
  if (!approved)
    return (
      <EmptyState title={t.jobsShowOnceApproved} drawing={<Drawing name="bicycle" />}>
        {t.thenSeeHereWhat}
      </EmptyState>
    );
  return (
    <EmptyState title={others ? t.noneCanApplyToday : t.noOpenJobsToday} drawing={<Drawing name="tea" />}>
      {others ? t.belowSeeWhatCould : t.familiesAskCareEvery}
    </EmptyState>
  );
}
