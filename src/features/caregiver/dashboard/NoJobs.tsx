import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';

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
      <EmptyState title="Jobs show once you are approved" drawing={<Drawing name="bicycle" />}>
        Then you see here what families ask for near you, how well it fits, and why.
      </EmptyState>
    );
  return (
    <EmptyState
      title={others ? 'None that you can apply for today' : 'No open jobs today'}
      drawing={<Drawing name="tea" />}
    >
      {others
        ? 'Below you see what you could add to match.'
        : 'Families ask for care every week. Check back soon, and keep your times up to date.'}
    </EmptyState>
  );
}
