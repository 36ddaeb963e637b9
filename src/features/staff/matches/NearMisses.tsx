import { useStore } from '@nanostores/react';
import { formatDistance } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { NearMiss } from './load-matches.ts';
import type { ApplicationOf, MatchedJob, MatchListStore } from './match-list.ts';
import * as styles from './MatchList.css.ts';
import { Mark, Steps } from './MatchRow.tsx';
import { wordNearMiss } from './match-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface NearMissesProps {
  job: MatchedJob;
  store: MatchListStore;
  standing: ReadonlyMap<string, ApplicationOf>;
  nr?: number | undefined;
}

/** Near matches: caregivers who fail one requirement of the job, and how to mend it; nothing if there are none. */
export function NearMisses({ job, store, standing, nr }: NearMissesProps) {
  const matches = useStore(store.matches.$value);
  if (matches.state !== 'ready' || matches.value.near.length === 0) return null;
  return (
    <Card heading={nr ? fill(t.nearlyFitJob, { nr }) : t.nearlyFit}>
      <Text tone="muted">{t.eachTheseCaregiversLacks}</Text>
      <DividedList>
        {matches.value.near.map((person) => (
          <Row
            key={person.caregiverId}
            person={person}
            application={standing.get(person.caregiverId)}
            job={job}
            store={store}
          />
        ))}
      </DividedList>
    </Card>
  );
}

interface RowProps extends Pick<NearMissesProps, 'job' | 'store'> {
  person: NearMiss;
  application: ApplicationOf | undefined;
}

function Row({ person, application, job, store }: RowProps) {
  const { caregiverId, fullName, placeName, distanceKm, score, unmet } = person;
  // Staff may judge the times differently, so a caregiver who could apply can be invited.
  const judged = unmet === 'away' || unmet === 'no_free_times';
  // Perhaps only the check of a document is missing.
  const unchecked = checkable(person);
  return (
    <li className={styles.match} data-match>
      <div className={styles.head}>
        <div>
          <Link href={href('adminCaregiver', { id: caregiverId })}>{fullName}</Link>
          <Text tone="muted" size="sm">
            {fill(t.away100Otherwise, { placeName, distance: formatDistance(distanceKm), score })}
          </Text>
        </div>
      </div>
      {application && (
        <Stack direction="row" gap={2} wrap align="center">
          <Mark application={application} fullName={fullName} />
        </Stack>
      )}
      <NearWords person={person} wanted={job.availability} />
      {job.status === 'open' && (
        <div className={styles.foot}>
          <Steps
            candidate={person}
            client={job.client}
            application={application}
            store={store}
            mayApply={judged}
          />
          {unchecked && (
            <ButtonLink variant="secondary" size="small" href={href('adminCaregiver', { id: caregiverId })}>
              {t.checkDocument}
              <VisuallyHidden> {fill(t.ofName, { fullName })}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}

/** Whether the missing document has arrived and waits for its check. */
const checkable = ({ unmet, facts }: NearMiss) =>
  facts?.documents.some(({ kind, status }) => unmet === `credential:${kind}` && status === 'uploaded') ??
  false;

/** What a near match lacks, and how to mend it. */
export function NearWords({ person, wanted }: { person: NearMiss; wanted: number }) {
  const { why, mend } = wordNearMiss(person, wanted);
  return (
    <Text>
      <Text as="span" strong>
        {why}
      </Text>{' '}
      {mend}
    </Text>
  );
}
