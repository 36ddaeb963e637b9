import type { NamedJob } from '../domain/job-name.ts';
import type { VisitChange, VisitTimes } from '../domain/visit-state.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** Days on which the signed-in caregiver can't work, the first ones first; both days (yyyy-mm-dd) belong to them. */
export const loadOwnTimeOff = () =>
  respond(rest().from('time_off').select('id, from:fromDay, to:toDay').order('fromDay').limit(100));

/** Days from a day on (yyyy-mm-dd) on which a caregiver can't work, the first ones first (admin). */
export const loadTimeOffOf = (caregiverId: string, day: string) =>
  respond(
    rest()
      .from('time_off')
      .select('id, from:fromDay, to:toDay')
      .eq('caregiverId', caregiverId)
      .gte('toDay', day)
      .order('fromDay')
      .limit(100),
  );

/**
 * Adds days off. Refusals: days_off_not_possible, days_off_backwards, days_off_too_long, days_off_known (from the same day),
 * too_many_days_off.
 */
export const addTimeOff = (days: { from: string; to: string }) =>
  respond(rest().from('time_off').insert({ fromDay: days.from, toDay: days.to }));

/** Removes days off. */
export const removeTimeOff = (id: string) => respond(rest().from('time_off').delete().eq('id', id));

/**
 * The signed-in caregiver's visits on these days, of nine weeks at most, the first ones first. Not by GET: the device keeps no copy of
 * it beside that of the dashboard.
 */
export const loadVisitsOn = (days: { from: string; to: string }) =>
  respond(
    rest()
      .rpc('my_visits', { firstDay: days.from, lastDay: days.to })
      .select('day:onDate, opens, closes, job, kind')
      .overrideTypes<(VisitTimes & { job: NamedJob; kind: VisitChange | null })[], { merge: false }>(),
  );
