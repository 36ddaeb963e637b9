import { href } from '../../../domain/routes.ts';
import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { SHOW_FURTHER } from '../near-jobs.ts';
import { NoneNear } from '../NoneNear.tsx';
import * as t from './words.ts';

export interface NoJobsProps {
  /** Before that, and while the profile is suspended, the database shows no jobs. */
  approved: boolean;
  /** Whether there are jobs that ask for something more, below. */
  others: boolean;
  /** How many are further away, where none is near. */
  further: number;
}

/** In the place of jobs: why there are none, and what comes. */
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
