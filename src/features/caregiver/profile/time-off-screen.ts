import { atom } from 'nanostores';
import { loadOwnTimeOff, type VisitOff } from '../../../data/time-off.ts';
import { explain } from '../../../domain/explain.ts';
import { visitState } from '../../../domain/visit-state.ts';
import type { Failure } from '../../../lib/failure.ts';
import { underOneId } from '../../../lib/one-id.ts';
import { mapped } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { createForm, type Faults } from '../../../state/form.ts';
import { type Loadable, loadable } from '../../../state/loadable.ts';
import { $said } from '../said/said.ts';
import type { Fate } from '../said/send-said.ts';
import { withSaid } from '../visits/said-visits.ts';
import { daysOffDraft, type DaysOffValues as Values } from './days-off-draft.ts';
import type { ShownDaysOff } from './said-days-off.ts';
import { sayDaysOff, sayRemoval } from './say-days-off.ts';
import { visitsOn as loadVisitsOn } from './visits-on.ts';
import * as t from './words.ts';

const calls = { loadOwnTimeOff, loadVisitsOn, sayDaysOff, sayRemoval };
export type TimeOffStore = ReturnType<typeof createTimeOffScreen>;
type Days = { from: string; to: string };

const NO_DAYS: Values = { from: '', to: '', off: '' };
/** The database's limit. */
const LONGEST_DAYS = 366;

/** The faults of days off to add, in words, by field. */
export function daysOffFaults({ from, to }: Days): Faults<Values> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const wrong = days < 0 ? t.lastDayCantCome : days > LONGEST_DAYS ? t.addYearTimeMost : undefined;
  return {
    from: from ? undefined : t.chooseFirstDayAway,
    to: to ? wrong : t.chooseLastDayAway,
  };
}

/** Identifies days off. */
export const daysKey = ({ from, to }: Days) => `${from} ${to}`;

/** The caregiver's days off with the visits on them. They are saved apart from the profile's form. */
export function createTimeOffScreen(caregiverId: string, service = calls) {
  const daysOff = loadable(service.loadOwnTimeOff);
  const asOne = underOneId();
  const touched = new Map<string, Loadable<VisitOff[]>>();
  /** The visits on these days that the caregiver would still come to. */
  const visitsOn = (days: Days) => {
    const known = touched.get(daysKey(days));
    if (known) return known;
    const asked = loadable(async () =>
      mapped(await service.loadVisitsOn(days), (visits) =>
        withSaid(visits, $said.get()).filter((visit) => !visit.kind && visitState(visit) !== 'over'),
      ),
    );
    touched.set(daysKey(days), asked);
    return asked;
  };
  /** Those of these visits that would be off. */
  const own = (days: Days) => {
    const found = visitsOn(days).$value.get();
    return found.state === 'ready' ? found.value.filter(({ instead }) => !instead) : [];
  };
  const refresh = async () => {
    touched.clear();
    await daysOff.reload();
  };
  const form = createForm<Values, { fate: Fate; visits: readonly VisitOff[] }>({
    initial: NO_DAYS,
    check: async (values) => {
      const faults = daysOffFaults(values);
      if (faults.from ?? faults.to) return faults;
      if ($said.get().some((one) => one.kind === 'days_off' && !one.problem && one.from === values.from))
        return refusedDays({ kind: 'refused', code: 'days_off_known' });
      if (visitsOn(values).$value.get().state !== 'ready') await visitsOn(values).reload();
      return own(values).length > 0 && values.off !== daysKey(values) ? { off: t.tickThatCantCome } : {};
    },
    submit: async ({ from, to }) => {
      const [days, visits] = [{ from, to }, own({ from, to })];
      const answer = await asOne(JSON.stringify([days, visits]), (id) =>
        service.sayDaysOff(id, days, visits),
      );
      if (answer.ok) await refresh();
      else if (answer.error.code === 'other_visits_off') {
        await visitsOn(days).reload();
        form.change({ off: '' });
      }
      return mapped(answer, (fate) => ({ fate, visits }));
    },
    faultsOf: refusedDays,
    draft: daysOffDraft(caregiverId),
    unkept: ['off'],
  });
  return {
    daysOff,
    form,
    visitsOn,
    refresh,
    removal(days: ShownDaysOff) {
      const off = atom<readonly VisitOff[]>([]);
      const find = async () =>
        mapped(await service.loadVisitsOn(days), (visits) => {
          const found = visits.filter((visit) => visit.timeOffId === days.id && visitState(visit) !== 'over');
          off.set(found);
          return found;
        });
      return {
        /** The visits that may take place again. */
        off,
        find: action(find),
        remove: action(async (comes: readonly VisitOff[] = []) => {
          const changes = comes.flatMap(({ changeId }) => changeId ?? []);
          // Without a connection, not all visits are known.
          const all = days.unsent || changes.length < comes.length;
          const answer = await service.sayRemoval(days, all ? null : changes);
          if (answer.ok) await refresh();
          else await find();
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

/** The faults in a refusal, by field. */
function refusedDays(failure: Failure): Faults<Values> {
  const field = FIELDS[failure.code];
  return field ? { [field]: explain(failure) } : {};
}
