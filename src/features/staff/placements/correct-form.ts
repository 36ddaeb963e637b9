import { rateFault, readAmount } from '../../../domain/amount.ts';
import type { Terms } from '../../../domain/terms.ts';
import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import type { Faults } from '../../../state/form.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';
import { takenRefusal } from '../applications/taken-refusal.ts';
import {
  saidVisits,
  timesFaults,
  type TimesInput,
  timesInput,
  toldVisits,
} from '../applications/visit-times.ts';
import * as t from './words.ts';

/** The terms as typed, and the version that was seen. */
export type Correction = {
  availability: number;
  hourlyRate: string;
  startsOn: string;
  endsOn: string;
  seen: Terms;
} & TimesInput;

const toInput = ({ visits, availability, hourlyRate, startsOn, endsOn }: Terms): Correction => ({
  availability,
  ...timesInput({ visits }),
  hourlyRate: hourlyRate?.toString() ?? '',
  startsOn,
  endsOn: endsOn ?? '',
  seen: { visits, availability, hourlyRate, startsOn, endsOn },
});

const FIELDS: Readonly<Record<string, keyof Correction>> = {
  times_invalid: 'availability',
  times_belong_together: 'availability',
  times_taken: 'availability',
  visits_invalid: 'setTimes',
  visits_missing: 'availability',
  times_of_another_job: 'availability',
  rate_invalid: 'hourlyRate',
  starts_on_invalid: 'startsOn',
  first_visit_begun: 'startsOn',
  ends_on_invalid: 'endsOn',
};

/** Corrected terms of a placement. */
export const createCorrectForm = (
  placement: Terms,
  correct: (terms: Terms, seen: Terms) => Promise<Result<unknown, Failure>>,
  reload: Reload<Terms>,
) =>
  conflictForm<Correction, unknown>({
    initial: toInput(placement),
    check: (given) => ({
      ...timesFaults(given),
      availability: given.availability ? undefined : t.chooseLeastOneTime,
      hourlyRate: rateFault(given.hourlyRate, { optional: true }),
      startsOn: given.startsOn ? undefined : t.enterFirstDay,
      endsOn: given.endsOn && given.endsOn < given.startsOn ? t.lastDayCantLie : undefined,
    }),
    submit: (given) =>
      correct(
        {
          availability: given.availability,
          hourlyRate: readAmount(given.hourlyRate),
          startsOn: given.startsOn,
          endsOn: given.endsOn || null,
          ...toldVisits(saidVisits(given.availability, given)),
        },
        given.seen,
      ),
    latest: async () => {
      const loaded = await reload.load();
      return loaded.ok ? ok(toInput(loaded.value)) : loaded;
    },
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
    faultsOf: faultsIn,
  });

function faultsIn(failure: Failure): Faults<Correction> {
  const field = FIELDS[failure.code];
  if (!field) return {};
  return { [field]: failure.code === 'times_taken' ? takenRefusal(failure) : explain(failure) };
}
