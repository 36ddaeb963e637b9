import { formatDate, formatDistance } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { ScoreParts } from '../../../parts/score-parts/ScoreParts.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ApplicationStore } from './application-screen.ts';

interface FitCardsProps {
  screen: Pick<ApplicationStore, 'match' | 'credentials'>;
  /** What the applicant said about the times, in words; undefined where it was not asked. */
  confirmed: string | undefined;
}

/** How well the applicant fits the job, with the reasons, and which checked documents stand behind it. */
export function FitCards({ screen, confirmed }: FitCardsProps) {
  return (
    <>
      <Card heading="Match with this job">
        {confirmed && <Text>Confirmed times: {confirmed}</Text>}
        <Loaded data={screen.match} label="Comparing…">
          {(match) =>
            match ? (
              <>
                <Meter value={match.score} label="Match score" />
                <Text tone="muted" size="sm">
                  {match.placeName}, {formatDistance(match.distanceKm)} away
                </Text>
                <ScoreParts parts={match.parts} />
              </>
            ) : (
              <Text tone="muted">
                Not among the best matches of this job: a requirement is not met at the moment, or many others
                fit better.
              </Text>
            )
          }
        </Loaded>
      </Card>
      <Card heading="Verified credentials">
        <Loaded data={screen.credentials} label="Loading the documents…">
          {(credentials) =>
            credentials.length === 0 ? (
              <Text tone="muted">No document has been verified, or none is in date.</Text>
            ) : (
              <DescriptionList
                items={credentials.map(({ kind, expiresOn, checkedAt, checkNote }) => ({
                  term: DOCUMENT_KINDS[kind],
                  description: [
                    checkNote,
                    checkedAt && `Checked on ${formatDate(checkedAt)}.`,
                    expiresOn ? `Expires on ${formatDate(expiresOn)}.` : 'Does not expire.',
                  ]
                    .filter(Boolean)
                    .join(' '),
                }))}
              />
            )
          }
        </Loaded>
      </Card>
    </>
  );
}
