import { addTimeOff, loadOwnTimeOff, loadVisitsOn, removeTimeOff } from '../../../data/time-off.ts';
import { explain } from '../../../domain/explain.ts';
import { visitState } from '../../../domain/visit-state.ts';
import type { Failure } from '../../../lib/failure.ts';
import { mapped, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm, type Faults } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import * as t from './words.ts';

const calls = { loadOwnTimeOff, loadVisitsOn, addTimeOff, removeTimeOff };
export type DaysOff = ValueOf<typeof loadOwnTimeOff>[number];
export type TimeOffStore = ReturnType<typeof createTimeOffScreen>;
type Days = { from: string; to: string };

const NO_DAYS: Days = { from: '', to: '' };
/** As the database checks it: days off lie within a year. */
const LONGEST_DAYS = 366;

/** What is wrong with days off about to be added, by field, in words. */
export function daysOffFaults({ from, to }: Days): Faults<Days> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const wrong = days < 0 ? t.lastDayCantCome : days > LONGEST_DAYS ? t.addYearTimeMost : undefined;
  return {
    from: from ? undefined : t.chooseFirstDayAway,
    to: to ? wrong : t.chooseLastDayAway,
  };
}

/** The caregiver's days off. Each is saved by itself, whatever becomes of the profile's form. */
export function createTimeOffScreen(caregiverId: string, service = calls) {
  const daysOff = loadable(service.loadOwnTimeOff);
  const form = createForm({
    initial: NO_DAYS,
    check: daysOffFaults,
    submit: thenRefresh(service.addTimeOff, daysOff.reload),
    faultsOf: refusedDays,
    draft: draftStore<Partial<Days>>(`time-off:${caregiverId}`),
  });
  return {
    daysOff,
    form,
    /** The visits on these days to which the caregiver would still come. */
    visitsOn: (days: Days) =>
      loadable(async () =>
        mapped(await service.loadVisitsOn(days), (visits) =>
          visits.filter((visit) => !visit.kind && visitState(visit) !== 'over'),
        ),
      ),
    removal: (id: string) => action(thenRefresh(() => service.removeTimeOff(id), daysOff.reload)),
  };
}

const FIELDS: Readonly<Record<string, keyof Days>> = {
  days_off_not_possible: 'from',
  days_off_known: 'from',
  days_off_backwards: 'to',
  days_off_too_long: 'to',
};

/** What the database says about the days. */
function refusedDays(failure: Failure): Faults<Days> {
  const field = FIELDS[failure.code];
  return field ? { [field]: explain(failure) } : {};
}
