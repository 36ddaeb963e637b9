import { useStore } from '@nanostores/react';
import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { RecordListCard } from '../record/RecordListCard.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import type { JobStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type JobApplicationsProps = Pick<JobStore, 'applications'> & { nr?: number | undefined };

/** A job's applicants, in the order in which they applied. */
export const JobApplications = ({ applications, nr }: JobApplicationsProps) => (
  <Listed applications={applications} heading={nr ? fill(t.applicationsForJob, { nr }) : t.applications} />
);

/** The applicants who are not in the match list. */
export function OtherApplications({
  applications,
  matchList,
  nr,
}: JobApplicationsProps & Pick<JobStore, 'matchList'>) {
  const matches = useStore(matchList.matches.$value);
  if (matches.state === 'loading') return null;
  const told = new Set(
    matches.state === 'ready'
      ? [...matches.value.ranked, ...matches.value.near].map(({ caregiverId }) => caregiverId)
      : [],
  );
  return (
    <Listed
      applications={applications}
      heading={nr ? fill(t.otherApplicationsForJob, { nr }) : t.otherApplications}
      told={told}
    />
  );
}

function Listed({
  applications,
  heading,
  told,
}: Pick<JobStore, 'applications'> & { heading: string; told?: ReadonlySet<string> }) {
  return (
    <RecordListCard
      heading={heading}
      rows={applications}
      noun={t.applicationsNoun}
      empty={t.nobodyAppliedYet}
      except={({ caregiverId }) => told?.has(caregiverId) ?? false}
    >
      {(row) => (
        <RecordRow
          key={row.id}
          href={href('adminApplication', { id: row.id })}
          name={row.fullName ?? t.noNameYet}
          status={applicationState(row)}
          detail={[
            row.isSuspended && t.suspended,
            row.isClosed && t.deactivated,
            formatShortDate(row.submittedAt),
          ]
            .filter(Boolean)
            .join(', ')}
        />
      )}
    </RecordListCard>
  );
}
