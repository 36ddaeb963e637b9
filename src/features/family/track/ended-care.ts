import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatList } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './status.words.ts';

/** Which care ended when the request was closed; undefined if no caregiver came until then. */
export function endedCare(steps: TrackedRequest['steps']): { title: string; now: string } | undefined {
  const closedAt = steps.findLast(({ step }) => step === 'closed')?.at;
  const names = steps.flatMap(({ step, at, day, who }) =>
    // A `day` means that the care ended earlier, on that day.
    step === 'care_ended' && at === closedAt && !day && who ? [who] : [],
  );
  if (names.length === 0) return undefined;
  return {
    title: t.careHasEnded,
    now: fill(t.noLongerCome, { count: names.length, names: formatList(names) }),
  };
}
