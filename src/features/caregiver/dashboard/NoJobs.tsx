import { href } from '../../../domain/routes.ts';
import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { SHOW_FURTHER } from '../near-jobs.ts';
import { NoneNear } from '../NoneNear.tsx';
import * as t from './words.ts';

export interface NoJobsProps {
  /** If false, the database shows no jobs: the profile is not approved yet, or is suspended. */
  approved: boolean;
  /** Whether jobs with something missing show below. */
  others: boolean;
  /** If no job is near, how many are further away. */
  further: number;
}

/** Says why there are no jobs, and what comes next. */
export default function NoJobs({ approved, others, further }: NoJobsProps) {
  if (!approved)
    return (
      <EmptyState title={t.jobsShowOnceApproved} icon="clock">
        {t.thenSeeHereWhat}
      </EmptyState>
    );
  if (further > 0)
    return (
      <NoneNear
        further={further}
        action={
          <ButtonLink href={`${href('caregiverJobs')}?within=any`} variant="secondary">
            {SHOW_FURTHER}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState title={others ? t.noneCanApplyToday : t.noOpenJobsToday} drawing={<Drawing name="meadow" />}>
      {others ? t.belowSeeWhatCould : t.familiesAskCareEvery}
    </EmptyState>
  );
}
