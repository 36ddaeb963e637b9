import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import type { PlacementEnd } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const LONGEST_REASON = 1000;

const FIELDS: Readonly<Record<string, keyof PlacementEnd>> = {
  reason_missing: 'reason',
  too_long: 'reason',
  last_day_invalid: 'lastDay',
};

/** The end of a placement: why, from when, and whether we look for a replacement. */
export const createEndForm = (
  id: string,
  end: (end: PlacementEnd) => Promise<Result<unknown, Failure>>,
  lastDay = today(),
) =>
  createForm<PlacementEnd, unknown>({
    initial: { cause: '', reason: '', lastDay, searchAgain: false, note: '' },
    check: ({ cause, reason, lastDay, note }) => ({
      cause: cause ? undefined : t.chooseCause,
      reason: reasonFault(reason.trim()),
      note: lengthFault(note.trim()),
      lastDay: lastDay ? undefined : t.enterLastDay,
    }),
    submit: (given) => end({ ...given, reason: given.reason.trim(), note: given.note.trim() }),
    faultsOf(failure) {
      const field = FIELDS[failure.code];
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore<Partial<PlacementEnd>>(`end-placement:${id}`),
    // Not kept, since today is another day tomorrow.
    unkept: ['lastDay'],
  });

function reasonFault(reason: string): string | undefined {
  return reason ? lengthFault(reason) : t.writeFewWords;
}

export const lengthFault = (words: string) =>
  words.length > LONGEST_REASON ? fill(t.shortenCharacters, { most: LONGEST_REASON }) : undefined;

/** What follows from ending a placement with these values. */
export function consequencesOf(
  { lastDay, searchAgain }: Pick<PlacementEnd, 'lastDay' | 'searchAgain'>,
  name: string,
  day = today(),
): string[] {
  const later = lastDay > day;
  return [
    later ? fill(t.goesUntilDaySees, { name }) : fill(t.noLongerSeesFamilys, { name }),
    searchAgain ? t.jobOpenAgainOnce : later ? t.jobClosedLater : t.jobClosedAtOnce,
    fill(t.reasonShown, { name }),
  ];
}
