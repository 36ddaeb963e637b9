import { loadJobAlerts, chooseJobAlerts, type AlertPace } from '../../../data/job-alerts.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

const calls = { loadJobAlerts, chooseJobAlerts };

export const PACES = [
  { value: 'daily', label: 'Once a day at most' },
  { value: 'weekly', label: 'Once a week at most' },
  { value: 'never', label: 'Never' },
] as const satisfies readonly { value: AlertPace; label: string }[];

export const isPace = (value: string): value is AlertPace => PACES.some((pace) => pace.value === value);

/** How often one hears of new jobs, and choosing that. */
export function createJobAlerts(service = calls) {
  const pace = loadable(service.loadJobAlerts);
  return { pace, choose: action(thenRefresh(service.chooseJobAlerts, pace.reload)) };
}
