import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { HurdleList } from './HurdleList.tsx';
import type { Matches } from './load-matches.ts';
import type { ApplicationOf, MatchedJob, MatchListStore } from './match-list.ts';
import { Chosen } from './Chosen.tsx';
import { MatchRow } from './MatchRow.tsx';
import { isOut, lastOnesOut } from './match-words.ts';
import { NearMisses } from './NearMisses.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface MatchListProps {
  job: MatchedJob;
  store: MatchListStore;
  applications: Loadable<ApplicationOf[]>;
  /** The job's number; none for a request with one job. */
  nr?: number | undefined;
  /** The heading takes the focus once this is true. */
  focus?: boolean;
}

/** The job's matches, best first, those out of it last, and near matches. If there is no match, what would help. */
export function MatchList({ job, store, applications, nr, focus = false }: MatchListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const applied = useStore(applications.$value);
  const standing = new Map(
    applied.state === 'ready' ? applied.value.map((one) => [one.caregiverId, one]) : [],
  );
  return (
    <>
      <Card heading={nr ? fill(t.bestMatchesForJob, { nr }) : t.bestMatches} headingRef={heading}>
        <Loaded data={store.matches} label={t.comparingCaregivers}>
          {({ ranked: byScore, near, hurdles }) => {
            const ranked = lastOnesOut(byScore, standing);
            return ranked.length === 0 ? (
              <Nobody near={near} hurdles={hurdles} />
            ) : (
              <>
                <ShortList
                  noun={t.matches}
                  as="ol"
                  gap={2}
                  // Shows enough rows to include everyone who still applies.
                  first={Math.max(
                    5,
                    ranked.findLastIndex(
                      ({ caregiverId }) => standing.has(caregiverId) && !isOut(standing.get(caregiverId)),
                    ) + 1,
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
            );
          }}
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
