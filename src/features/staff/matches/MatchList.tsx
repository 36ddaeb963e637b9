import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { HurdleList } from './HurdleList.tsx';
import type { Matches } from './load-matches.ts';
import type { ApplicationOf, MatchedJob, MatchListStore } from './match-list.ts';
import * as styles from './MatchList.css.ts';
import { Mark, MatchRow, Steps } from './MatchRow.tsx';
import { NearMisses } from './NearMisses.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface MatchListProps {
  job: MatchedJob;
  store: MatchListStore;
  applications: Loadable<ApplicationOf[]>;
  /** Which of a request's jobs; none where there is one alone. */
  nr?: number | undefined;
}

/** Who fits the job, best first, and who nearly does. Where nobody fits, what would help. */
export function MatchList({ job, store, applications, nr }: MatchListProps) {
  const applied = useStore(applications.$value);
  const standing = new Map(
    applied.state === 'ready' ? applied.value.map((one) => [one.caregiverId, one]) : [],
  );
  return (
    <>
      <Card heading={nr ? fill(t.bestMatchesForJob, { nr }) : t.bestMatches}>
        <Loaded data={store.matches} label={t.comparingCaregivers}>
          {({ ranked, near, hurdles }) =>
            ranked.length === 0 ? (
              <Nobody near={near} hurdles={hurdles} />
            ) : (
              <>
                <ShortList
                  noun={t.matches}
                  as="ol"
                  gap={2}
                  // Nobody who has applied is left out of sight.
                  first={Math.max(
                    5,
                    ranked.findLastIndex(({ caregiverId }) => standing.has(caregiverId)) + 1,
                  )}
                  items={ranked.map((candidate) => (
                    <MatchRow
                      key={candidate.caregiverId}
                      candidate={candidate}
                      application={standing.get(candidate.caregiverId)}
                      job={job}
                      store={store}
                    />
                  ))}
                />
                <Chosen ranked={ranked} job={job} store={store} standing={standing} />
              </>
            )
          }
        </Loaded>
      </Card>
      <NearMisses job={job} store={store} standing={standing} nr={nr} />
    </>
  );
}

function Nobody({ near, hurdles }: Pick<Matches, 'near' | 'hurdles'>) {
  return (
    <>
      <EmptyState title={t.nobodyFitsYet} icon="users">
        {t.matchApprovedOffersCare} {near.length > 0 && t.belowSeeWhoNearly}
      </EmptyState>
      {hurdles && <HurdleList hurdles={hurdles} />}
    </>
  );
}

/** How many are chosen, and the way to look at them side by side. */
function Chosen({
  ranked,
  job,
  store,
  standing,
}: Pick<MatchListProps, 'job' | 'store'> &
  Pick<Matches, 'ranked'> & { standing: ReadonlyMap<string, ApplicationOf> }) {
  const [comparing, setComparing] = useState(false);
  const chosen = useStore(store.$chosen);
  const people = ranked.filter(({ caregiverId }) => chosen.includes(caregiverId));
  return (
    <>
      {people.length > 0 && (
        <div className={`${styles.bar} ${styles.foot}`}>
          <Button
            size="small"
            variant="secondary"
            onClick={() => setComparing(true)}
            disabled={people.length < 2}
          >
            {t.compareSideSide}
          </Button>
          <Text tone="muted" size="sm" as="div">
            <span role="status">{fill(t.chosenThreeMost, { count: people.length })}</span>
          </Text>
        </div>
      )}
      <CompareDialog
        open={comparing}
        onClose={() => setComparing(false)}
        people={people}
        job={job}
        stepsOf={(person) => {
          const application = standing.get(person.caregiverId);
          return (
            <>
              {application && <Mark application={application} fullName={person.fullName} />}
              {job.status === 'open' && (
                <Steps candidate={person} client={job.client} application={application} store={store} />
              )}
            </>
          );
        }}
      />
    </>
  );
}
