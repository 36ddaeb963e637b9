import { formatDate, formatDistance } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { ScoreParts } from '../../../parts/score-parts/ScoreParts.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ApplicationStore } from './application-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface FitCardsProps {
  screen: Pick<ApplicationStore, 'match' | 'credentials'>;
  /** Placed: how they match no longer matters. */
  decided: boolean;
  /** What the applicant said about the times, in words; undefined if they weren't asked. */
  confirmed: string | undefined;
  /** Suspended caregivers match no job. */
  suspended: boolean;
}

/** How well the applicant fits the job, with reasons, and their valid documents. */
export function FitCards({ screen, decided, confirmed, suspended }: FitCardsProps) {
  return (
    <>
      {!decided && (
        <Card heading={t.matchJob}>
          {confirmed && <Text>{fill(t.confirmedTimes, { confirmed })}</Text>}
          <Loaded data={screen.match} label={t.comparing}>
            {(match) =>
              match ? (
                <>
                  <Meter value={match.score} label={t.matchScore} />
                  <Text tone="muted" size="sm">
                    {fill(t.away, { placeName: match.placeName, distance: formatDistance(match.distanceKm) })}
                  </Text>
                  <ScoreParts parts={match.parts} />
                </>
              ) : (
                <Text tone="muted">{suspended ? t.suspendedNoMatch : t.notAmongBestMatches}</Text>
              )
            }
          </Loaded>
        </Card>
      )}
      <Card heading={t.verifiedCredentials}>
        <Loaded data={screen.credentials} label={t.loadingDocuments}>
          {(credentials) =>
            credentials.length === 0 ? (
              <Text tone="muted">{t.noDocumentVerifiedNone}</Text>
            ) : (
              <DescriptionList
                items={credentials.map(({ kind, expiresOn, checkedAt, checkNote }) => ({
                  term: DOCUMENT_KINDS[kind],
                  description: [
                    checkNote,
                    checkedAt && fill(t.checkedOn, { date: formatDate(checkedAt) }),
                    expiresOn ? fill(t.expiresOn, { date: formatDate(expiresOn) }) : t.notExpire,
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
