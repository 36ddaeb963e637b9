import type { NamedJob } from '../domain/job-name.ts';
import type { VisitChange, VisitTimes } from '../domain/visit-state.ts';
import { mapped } from '../lib/result.ts';
import { CLIENT } from './application-columns.ts';
import { rest } from './client.ts';
import { VISIT } from './own-visits.ts';
import { respond } from './respond.ts';

/** The signed-in caregiver's days off, earliest first, from the first to the last day (yyyy-mm-dd). */
export const loadOwnTimeOff = () =>
  respond(rest().from('time_off').select('id, from:fromDay, to:toDay').order('fromDay').limit(100));

/** A caregiver's days off from a day on (yyyy-mm-dd), earliest first (admin). */
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

/** The same with their cancelled visits: the client, the time, and whether staff have dealt with them (admin). */
export async function loadDaysOffOf(caregiverId: string, day: string) {
  const daysOff = await loadTimeOffOf(caregiverId, day);
  if (!daysOff.ok) return daysOff;
  const visits = await respond(
    rest()
      .from('visit_changes')
      .select(
        `timeOffId, placementId, day:onDate, coveredName, settledAt, placement:placements!inner(request:requests!inner(${CLIENT}))`,
      )
      .in(
        'timeOffId',
        daysOff.value.map(({ id }) => id),
      )
      .is('undoneAt', null)
      .order('onDate')
      .order('opens'),
  );
  return mapped(visits, (all) =>
    daysOff.value.map((days) => ({ ...days, visits: all.filter(({ timeOffId }) => timeOffId === days.id) })),
  );
}

/** A visit on days off, as its caregiver sees it. `instead` means as a stand-in. */
export type VisitOff = VisitTimes & {
  placementId: string;
  job: NamedJob;
  instead: boolean;
  /** How long it takes; null if unknown. Not in copies of earlier versions. */
  minutes?: number | null;
  changeId: string | null;
  kind: VisitChange | null;
  /** The days off that cancel it, if nobody has dealt with it yet. */
  timeOffId: string | null;
};

/**
 * Adds days off, and records that the caregiver can't come to these visits, which must be all that they saw on these
 * days. Sent twice with one id, it counts once. Refusals: days_off_not_possible, days_off_backwards, days_off_too_long,
 * days_off_known (from the same day), too_many_days_off, too_many_visits_off, other_visits_off.
 */
export const addTimeOff = (
  id: string,
  days: { from: string; to: string },
  visits: readonly Pick<VisitOff, 'placementId' | 'day' | 'opens' | 'closes'>[],
) =>
  respond(
    rest().rpc('add_time_off', {
      id,
      fromDay: days.from,
      toDay: days.to,
      visits: visits.map(({ placementId, day, opens, closes }) => ({ placementId, day, opens, closes })),
    }),
  );

/**
 * Removes days off. The caregiver comes after all to the visits of these changes or, with null, to all visits that can
 * be restored. Refusals: visit_over, visit_step_not_allowed.
 */
export const removeTimeOff = (id: string, comes: readonly string[] | null) =>
  respond(rest().rpc('remove_time_off', { id, comes: comes as string[] }));

/**
 * The signed-in caregiver's visits on these days, nine weeks at most, earliest first. Not by GET, since the device
 * keeps only the dashboard's copy.
 */
export const loadVisitsOn = (days: { from: string; to: string }) =>
  respond(
    rest()
      .rpc('my_visits', { firstDay: days.from, lastDay: days.to })
      .select(VISIT)
      .overrideTypes<VisitOff[], { merge: false }>(),
  );
