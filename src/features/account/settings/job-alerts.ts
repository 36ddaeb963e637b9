import { loadJobAlerts, chooseJobAlerts, type AlertPace } from '../../../data/job-alerts.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import * as t from './words.ts';

const calls = { loadJobAlerts, chooseJobAlerts };

export const PACES = [
  { value: 'daily', label: t.onceDayMost },
  { value: 'weekly', label: t.onceWeekMost },
  { value: 'never', label: t.never },
] as const satisfies readonly { value: AlertPace; label: string }[];

export const isPace = (value: string): value is AlertPace => PACES.some((pace) => pace.value === value);

/** How often a caregiver gets emails about new jobs. */
export function createJobAlerts(service = calls) {
  const pace = loadable(service.loadJobAlerts);
  return { pace, choose: action(thenRefresh(service.chooseJobAlerts, pace.reload)) };
}
