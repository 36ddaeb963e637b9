import type { TermsProposal } from '../../../data/terms-changes.ts';
import { rateFault, readAmount } from '../../../domain/amount.ts';
import { explain } from '../../../domain/explain.ts';
import type { Terms } from '../../../domain/terms.ts';
import { partsOf, type WeekVisit } from '../../../domain/week-windows.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { Faults } from '../../../state/form.ts';
import {
  hoursFault,
  saidVisits,
  timesFaults,
  type TimesAndPayInput,
  timesInput,
  visitsAsTyped,
} from '../applications/visit-times.ts';
import { saidByFault } from '../applications/said.ts';
import { takenRefusal } from '../applications/taken-refusal.ts';
import { lengthFault } from './end-form.ts';
import type { PlacementRecord } from './placement-screen.ts';
import { lastTermsOf } from './terms-changes.ts';
import * as t from './terms-change.words.ts';

/** Terms from a day on as typed, and the placement's version that was seen. */
export type TermsChangeInput = Pick<
  TermsProposal,
  'fromDay' | 'stillNeeded' | 'words' | 'familySaidBy' | 'caregiverSaidBy'
> &
  TimesAndPayInput & { askedBy: 'family' | 'caregiver' | ''; seen: Terms };

type Of = Pick<
  PlacementRecord,
  'id' | 'visits' | 'availability' | 'hourlyRate' | 'startsOn' | 'endsOn' | 'termsChanges'
>;

const FIELDS: Readonly<Record<string, keyof TermsChangeInput>> = {
  times_taken: 'availability',
  times_of_another_job: 'availability',
  visits_invalid: 'setTimes',
  rate_invalid: 'hourlyRate',
  from_day_invalid: 'fromDay',
  too_long: 'words',
};

function toInput(placement: Of): TermsChangeInput {
  const { visits, availability, startsOn, endsOn } = placement;
  const { visits: last, hourlyRate } = lastTermsOf(placement);
  return {
    availability: partsOf(last),
    ...timesInput({ visits: last }),
    hourlyRate: hourlyRate?.toString() ?? '',
    fromDay: '',
    stillNeeded: true,
    askedBy: '',
    words: '',
    familySaidBy: '',
    caregiverSaidBy: '',
    seen: { visits, availability, hourlyRate: placement.hourlyRate, startsOn, endsOn },
  };
}

/** The visits from the typed terms. In parts of the week that stay, visits keep their times unless those are typed. */
function visitsFrom(before: readonly WeekVisit[], typed: TermsChangeInput) {
  const said = saidVisits(typed.availability, typed);
  if (said) return said;
  if (typed.availability === partsOf(before)) return before;
  return { ...visitsAsTyped(typed.availability, typed), kept: before };
}

/** Changed terms from a day on, filled in from those last agreed on. */
export function createTermsChangeForm(
  placement: Of,
  propose: (proposal: TermsProposal, seen: Terms) => Promise<Result<unknown, Failure>>,
  reload: Reload<Of>,
) {
  const id = crypto.randomUUID();
  let before = lastTermsOf(placement).visits;
  return conflictForm<TermsChangeInput, unknown>({
    initial: toInput(placement),
    check: (typed) => ({
      hours: hoursFault(typed),
      ...timesFaults(typed),
      availability: typed.availability ? undefined : t.chooseOneTime,
      hourlyRate: rateFault(typed.hourlyRate, { optional: true }),
      fromDay: typed.fromDay ? undefined : t.enterDayAfterToday,
      words: lengthFault(typed.words.trim()),
      familySaidBy: typed.familySaidBy.trim() ? saidByFault(typed.familySaidBy) : undefined,
      caregiverSaidBy: typed.caregiverSaidBy.trim() ? saidByFault(typed.caregiverSaidBy) : undefined,
    }),
    submit: (typed) =>
      propose(
        {
          id,
          fromDay: typed.fromDay,
          visits: visitsFrom(before, typed),
          hourlyRate: readAmount(typed.hourlyRate),
          stillNeeded: typed.stillNeeded,
          askedBy: typed.askedBy || null,
          words: typed.words.trim(),
          familySaidBy: typed.familySaidBy.trim(),
          caregiverSaidBy: typed.caregiverSaidBy.trim(),
        },
        typed.seen,
      ),
    latest: async () => {
      const loaded = await reload.load();
      if (!loaded.ok) return loaded;
      before = lastTermsOf(loaded.value).visits;
      return ok(toInput(loaded.value));
    },
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
    faultsOf(failure): Faults<TermsChangeInput> {
      const field = FIELDS[failure.code];
      if (!field) return {};
      return { [field]: failure.code === 'times_taken' ? takenRefusal(failure) : explain(failure) };
    },
    draft: draftStore<Partial<TermsChangeInput>>(`change-terms:${placement.id}`),
    // A restored draft is compared with what the page shows now.
    unkept: ['seen', 'timesWere'],
  });
}

/** Whether some agreed times are left out. */
export const leavesOut = (placement: Of, week: number) =>
  (partsOf(lastTermsOf(placement).visits) & ~week) !== 0;
