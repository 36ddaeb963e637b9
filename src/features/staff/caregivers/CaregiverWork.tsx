import { applicationState } from '../../../domain/placement-state.ts';
import { clientName } from '../../../domain/client.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { stateOf } from '../placements/placement-facts.ts';
import { RecordListCard } from '../record/RecordListCard.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import type { CaregiverStore } from './caregiver-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Named = {
  /** The name that the full list is filtered by. */
  name: string | null;
};

/** The caregiver's applications and invitations, latest first. */
export const CaregiverApplications = ({
  name,
  applications,
}: Named & Pick<CaregiverStore, 'applications'>) => (
  <RecordListCard
    heading={t.applications}
    rows={applications}
    noun={t.applicationsNoun}
    empty={t.noneYet}
    all={foundBy('adminApplications', name)}
  >
    {(row) => (
      <RecordRow
        key={row.id}
        href={href('adminApplication', { id: row.id })}
        name={clientName(row.job.request.client)}
        status={applicationState(row)}
        detail={formatShortDate(row.submittedAt)}
      >
        <Text size="sm">{jobName(row.job)}</Text>
      </RecordRow>
    )}
  </RecordListCard>
);

/** The caregiver's current and former placements, latest first; nothing before the first. */
export const CaregiverPlacements = ({
  name,
  placements,
}: Named & { placements: CaregiverStore['placed'] }) => (
  <RecordListCard
    heading={t.placements}
    rows={placements}
    noun={t.placementsNoun}
    all={foundBy('adminPlacements', name)}
  >
    {(row) => (
      <RecordRow
        key={row.id}
        href={href('adminPlacement', { id: row.id })}
        name={clientName(row.request.client)}
        status={stateOf(row)}
        detail={[
          row.lapsed.length > 0 && t.documentExpired,
          fill(t.fromDay, { date: formatShortDate(row.startsOn) }),
        ]
          .filter(Boolean)
          .join(', ')}
      >
        <Text size="sm">
          {[jobName(row.called), !row.endedAt && describeTimes(row)].filter(Boolean).join(': ')}
        </Text>
      </RecordRow>
    )}
  </RecordListCard>
);

const foundBy = (list: 'adminApplications' | 'adminPlacements', name: string | null) =>
  `${href(list)}?${new URLSearchParams({ q: name ?? '' })}`;
