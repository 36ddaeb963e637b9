import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './status.words.ts';

/** Which of the requested times are covered, and which are still open, in words; only those that exist. */
export function weekInWords({ visits, asked, covered, lookedFor, until }: TrackedRequest['week']) {
  const ending = until.reduce((times, each) => times | each.times, 0);
  const parts = [
    { term: t.someoneComes, week: covered & ~ending },
    ...until.flatMap(({ times, day }) => [
      {
        term: fill(t.somebodyComesUntilLook, { day: formatLongDay(day) }),
        week: times & lookedFor,
      },
      { term: fill(t.somebodyComesUntil, { day: formatLongDay(day) }), week: times & ~lookedFor },
    ]),
    { term: t.lookingForSomeone, week: lookedFor & ~covered },
    { term: t.nobodyYet, week: asked & ~covered & ~lookedFor },
  ];
  return parts.flatMap(({ term, week }) =>
    week ? [{ term, description: describeTimes({ visits, availability: week }) }] : [],
  );
}
