import type { loadOwnTimeOff } from '../../../data/time-off.ts';
import type { ValueOf } from '../../../lib/result.ts';
import type { Said } from '../../../state/device/said.ts';

export type DaysOff = ValueOf<typeof loadOwnTimeOff>[number];

/** Days off as the caregiver sees them. `unsent` says what waits on this device. */
export type ShownDaysOff = DaysOff & { unsent?: 'added' | 'removed' };

/** Added days off that wait on this device. */
export const addedDays = (said: readonly Said[]): ShownDaysOff[] =>
  said.flatMap((one) =>
    one.kind === 'days_off' && !one.problem
      ? [{ id: one.id, from: one.from, to: one.to, unsent: 'added' }]
      : [],
  );

/** The days off that the service has. Some may wait to be removed. */
export function knownDays(daysOff: readonly DaysOff[], said: readonly Said[]): ShownDaysOff[] {
  const added = addedDays(said).map(({ id }) => id);
  const removed = said.flatMap((one) => (one.kind === 'remove_days_off' && !one.problem ? [one.daysId] : []));
  return daysOff
    .filter(({ id }) => !added.includes(id))
    .map((days) => (removed.includes(days.id) ? { ...days, unsent: 'removed' } : days));
}
