import { formatDistance } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { ScoreParts } from '../../../parts/score-parts/ScoreParts.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from './Matches.css.ts';
import type { JobStore } from './request-screen.ts';

/** The caregivers who meet every requirement of the job, best first, each with the reasons for its score. */
export function Matches({ matches, nr }: Pick<JobStore, 'matches'> & { nr: string }) {
  return (
    <Card heading={`Best matches${nr && ` for job${nr}`}`}>
      <Loaded data={matches} label="Comparing caregivers…">
        {(ranked) =>
          ranked.length === 0 ? (
            <EmptyState title="Nobody fits yet" icon="users">
              A match is approved, offers this care, lives within reach, and holds every required credential,
              verified and in date. Profiles or documents that still wait for you may be the reason.
            </EmptyState>
          ) : (
            <DividedList as="ol">
              {ranked.map(({ caregiverId, fullName, placeName, distanceKm, score, parts }, index) => (
                <li key={caregiverId} className={styles.match}>
                  <div className={styles.head}>
                    <div>
                      <Link href={href('adminCaregiver', { id: caregiverId })}>{fullName}</Link>
                      <Text tone="muted" size="sm">
                        {placeName}, {formatDistance(distanceKm)} away
                      </Text>
                    </div>
                    <div className={styles.score}>
                      <Meter value={score} label={`Match score of ${fullName}`} />
                    </div>
                  </div>
                  <Disclosure summary="Why this score" open={index === 0}>
                    <ScoreParts parts={parts} />
                  </Disclosure>
                </li>
              ))}
            </DividedList>
          )
        }
      </Loaded>
    </Card>
  );
}
