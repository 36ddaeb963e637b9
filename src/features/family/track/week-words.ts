import type { TrackedRequest } from '../../../data/tracking.ts';
import { describeWeek } from '../../../domain/availability.ts';

/** At which of the times that were asked for somebody comes, and which are still open, in words; only what there is. */
export function weekInWords({ asked, covered, lookedFor }: TrackedRequest['week']) {
  const parts = [
    { term: 'Somebody comes', week: covered },
    { term: 'We are looking for somebody', week: lookedFor & ~covered },
    { term: 'Nobody yet', week: asked & ~covered & ~lookedFor },
  ];
  return parts.flatMap(({ term, week }) =>
    week ? [{ term, description: describeWeek(week).join(', ') }] : [],
  );
}
