import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { stateOf } from '../placements/placement-facts.ts';
import { RecordListCard } from '../record/RecordListCard.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import type { JobStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The job's current and former caregivers, latest first; nothing before the first. */
export const JobPlacements = ({
  placements,
  nr,
}: Pick<JobStore, 'placements'> & { nr?: number | undefined }) => (
  <RecordListCard
    heading={nr ? fill(t.placementsOnJob, { nr }) : t.placements}
    rows={placements}
    noun={t.placementsNoun}
  >
    {(row) => (
      <RecordRow
        key={row.id}
        href={href('adminPlacement', { id: row.id })}
        name={row.caregiverName}
        status={stateOf(row)}
        detail={[
          row.lapsed.length > 0 && t.documentExpired,
          row.isClosed && t.deactivated,
          fill(t.fromDate, { date: formatShortDate(row.startsOn) }),
        ]
          .filter(Boolean)
          .join(', ')}
      />
    )}
  </RecordListCard>
);
