import { useStore } from '@nanostores/react';
import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { RecordListCard } from '../record/RecordListCard.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import type { JobStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type JobApplicationsProps = Pick<JobStore, 'applications'> & { nr: string };

/** The caregivers who applied for the job, in the order in which they did. */
export const JobApplications = ({ applications, nr }: JobApplicationsProps) => (
  <Listed applications={applications} nr={nr} heading={t.applications} />
);

/** Those of them who don't stand among the matches, where it is said of whoever does. */
export function OtherApplications({ matchList, ...job }: JobApplicationsProps & Pick<JobStore, 'matchList'>) {
  const matches = useStore(matchList.matches.$value);
  if (matches.state === 'loading') return null;
  const told = new Set(
    matches.state === 'ready'
      ? [...matches.value.ranked, ...matches.value.near].map(({ caregiverId }) => caregiverId)
      : [],
  );
  return <Listed {...job} heading={t.otherApplications} told={told} />;
}

function Listed({
  applications,
  nr,
  heading,
  told,
}: JobApplicationsProps & { heading: string; told?: ReadonlySet<string> }) {
  return (
    <RecordListCard
      heading={`${heading}${nr && fill(t.forJob, { nr })}`}
      rows={applications}
      noun="applications"
      empty={t.nobodyAppliedYet}
      except={({ caregiverId }) => told?.has(caregiverId) ?? false}
    >
      {(row) => (
        <RecordRow
          key={row.id}
          href={href('adminApplication', { id: row.id })}
          name={row.fullName ?? 'No name yet'}
          status={applicationState(row)}
          detail={[row.isClosed && t.deactivated, formatShortDate(row.submittedAt)]
            .filter(Boolean)
            .join(', ')}
        />
      )}
    </RecordListCard>
  );
}
