import { atom } from 'nanostores';
import {
  addTimeOff,
  loadOwnTimeOff,
  loadVisitsOn,
  removeTimeOff,
  type VisitOff,
} from '../../../data/time-off.ts';
import { explain } from '../../../domain/explain.ts';
import { visitState } from '../../../domain/visit-state.ts';
import type { Failure } from '../../../lib/failure.ts';
import { underOneId } from '../../../lib/one-id.ts';
import { mapped, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm, type Faults } from '../../../state/form.ts';
import { type Loadable, loadable } from '../../../state/loadable.ts';
import * as t from './words.ts';

const calls = { loadOwnTimeOff, loadVisitsOn, addTimeOff, removeTimeOff };
export type DaysOff = ValueOf<typeof loadOwnTimeOff>[number];
export type TimeOffStore = ReturnType<typeof createTimeOffScreen>;
type Days = { from: string; to: string };
/** `off` are the days for whose visits the caregiver said that they can't come. */
type Values = Days & { off: string };

const NO_DAYS: Values = { from: '', to: '', off: '' };
/** As the database checks it: days off lie within a year. */
const LONGEST_DAYS = 366;

/** What is wrong with days off about to be added, by field, in words. */
export function daysOffFaults({ from, to }: Days): Faults<Values> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const wrong = days < 0 ? t.lastDayCantCome : days > LONGEST_DAYS ? t.addYearTimeMost : undefined;
  return {
    from: from ? undefined : t.chooseFirstDayAway,
    to: to ? wrong : t.chooseLastDayAway,
  };
}

/** Tells days off from others. */
export const daysKey = ({ from, to }: Days) => `${from} ${to}`;

/** The caregiver's days off, with the visits on them. Each is saved by itself, whatever becomes of the profile's form. */
export function createTimeOffScreen(caregiverId: string, service = calls) {
  const daysOff = loadable(service.loadOwnTimeOff);
  const asOne = underOneId();
  const touched = new Map<string, Loadable<VisitOff[]>>();
  /** The visits on these days to which the caregiver would still come. */
  const visitsOn = (days: Days) => {
    const known = touched.get(daysKey(days));
    if (known) return known;
    const asked = loadable(async () =>
      mapped(await service.loadVisitsOn(days), (visits) =>
        visits.filter((visit) => !visit.kind && visitState(visit) !== 'over'),
      ),
    );
    touched.set(daysKey(days), asked);
    return asked;
  };
  /** Of these, those that would be off. */
  const own = (days: Days) => {
    const found = visitsOn(days).$value.get();
    return found.state === 'ready' ? found.value.filter(({ instead }) => !instead) : [];
  };
  const form = createForm<Values, number>({
    initial: NO_DAYS,
    check: async (values) => {
      const faults = daysOffFaults(values);
      if (faults.from ?? faults.to) return faults;
      if (visitsOn(values).$value.get().state !== 'ready') await visitsOn(values).reload();
      return own(values).length > 0 && values.off !== daysKey(values) ? { off: t.tickThatCantCome } : {};
    },
    submit: async ({ from, to }) => {
      const [days, visits] = [{ from, to }, own({ from, to })];
      const answer = await asOne(JSON.stringify([days, visits]), (id) =>
        service.addTimeOff(id, days, visits),
      );
      if (answer.ok) {
        touched.clear();
        await daysOff.reload();
      } else if (answer.error.code === 'other_visits_off') {
        await visitsOn(days).reload();
        form.change({ off: '' });
      }
      // How many visits are off by it.
      return mapped(answer, () => visits.length);
    },
    faultsOf: refusedDays,
    draft: draftStore<Partial<Values>>(`time-off:${caregiverId}`),
    unkept: ['off'],
  });
  return {
    daysOff,
    form,
    visitsOn,
    removal(days: DaysOff) {
      const off = atom<readonly VisitOff[]>([]);
      const find = async () =>
        mapped(await service.loadVisitsOn(days), (visits) => {
          const found = visits.filter((visit) => visit.timeOffId === days.id && visitState(visit) !== 'over');
          off.set(found);
          return found;
        });
      return {
        /** The visits that may come back with the days. */
        off,
        find: action(find),
        remove: action(async (comes: readonly VisitOff[] = []) => {
          const answer = await service.removeTimeOff(
            days.id,
            comes.flatMap(({ changeId }) => changeId ?? []),
          );
          if (answer.ok) {
            touched.clear();
            await daysOff.reload();
          } else await find();
          return answer;
        }),
      };
    },
  };
}

const FIELDS: Readonly<Record<string, keyof Values>> = {
  days_off_not_possible: 'from',
  days_off_known: 'from',
  days_off_backwards: 'to',
  days_off_too_long: 'to',
  other_visits_off: 'off',
};

/** What the database says about the days. */
function refusedDays(failure: Failure): Faults<Values> {
  const field = FIELDS[failure.code];
  return field ? { [field]: explain(failure) } : {};
}
