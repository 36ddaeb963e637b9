import type { TrackedRequest } from '../../../data/tracking.ts';
import { describeWeek } from '../../../domain/week-words.ts';
import { formatLongDay } from '../../../domain/operator.ts';

/** At which of the times that were asked for somebody comes, and which are still open, in words; only what there is. */
export function weekInWords({ asked, covered, lookedFor, until }: TrackedRequest['week']) {
  const ending = until.reduce((times, each) => times | each.times, 0);
  const parts = [
    { term: 'Somebody comes', week: covered & ~ending },
    ...until.flatMap(({ times, day }) => [
      {
        term: `Somebody comes until ${formatLongDay(day)}, and we look for who follows`,
        week: times & lookedFor,
      },
      { term: `Somebody comes until ${formatLongDay(day)}`, week: times & ~lookedFor },
    ]),
    { term: 'We are looking for somebody', week: lookedFor & ~covered },
    { term: 'Nobody yet', week: asked & ~covered & ~lookedFor },
  ];
  return parts.flatMap(({ term, week }) => (week ? [{ term, description: describeWeek(week) }] : []));
}
