import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatList } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './status.words.ts';

/** Which care ended when the request was closed or reopened; undefined if no caregiver came until then. */
export function endedCare(
  steps: TrackedRequest['steps'],
  by: 'closed' | 'in_review',
): { title: string; now: string } | undefined {
  const endedAt = steps.findLast(({ step }) => step === by)?.at;
  const names = steps.flatMap(({ step, at, day, who }) =>
    // A `day` means that the care ended before it began, so that none has ended.
    step === 'care_ended' && at === endedAt && (by === 'in_review' || !day) && who ? [who] : [],
  );
  if (names.length === 0) return undefined;
  const who = fill(t.noLongerCome, { count: names.length, names: formatList(names) });
  return by === 'closed'
    ? { title: t.careHasEnded, now: fill(t.closedToo, { who }) }
    : { title: t.workingAgain, now: who };
}
