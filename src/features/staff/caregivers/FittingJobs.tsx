import { clientName } from '../../../domain/client.ts';
import { beginInWords } from '../../../domain/need-words.ts';
import { formatDistance } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { ScoreParts } from '../../../parts/score-parts/ScoreParts.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { RecordListCard } from '../record/RecordListCard.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import type { CaregiverStore } from './caregiver-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The open jobs that suit the caregiver, best first, with reasons. Staff invite on the job's page. */
export const FittingJobs = ({ jobs }: { jobs: CaregiverStore['fitting'] }) => (
  <RecordListCard heading={t.jobsFit} rows={jobs} noun={t.jobsNoun} empty={t.noOpenJobFits}>
    {({ jobId, requestId, client, title, placeName, distanceKm, score, parts, start, startsOn }) => (
      <RecordRow
        key={jobId}
        href={href('adminRequest', { id: requestId })}
        name={clientName(client)}
        detail={`${score} / 100`}
      >
        <Text size="sm">{title}</Text>
        <Disclosure
          summary={fill(t.away, {
            placeName,
            distance: formatDistance(distanceKm),
            begin: beginInWords({ start, startsOn }),
          })}
        >
          <ScoreParts parts={parts} />
        </Disclosure>
      </RecordRow>
    )}
  </RecordListCard>
);
