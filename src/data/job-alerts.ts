import { rest } from './client.ts';
import type { Database } from './names.ts';
import { respond } from './respond.ts';

/** How often a caregiver gets emails about new jobs. */
export type AlertPace = Database['public']['Enums']['alert_pace'];

/** How often the signed-in caregiver gets emails about new jobs. */
export const loadJobAlerts = () => respond(rest().rpc('my_job_alerts', {}, { get: true }));
export const chooseJobAlerts = (pace: AlertPace) => respond(rest().rpc('choose_job_alerts', { pace }));

/** Records that the signed-in caregiver has read an open job, so that no alert names it. */
export const sawJob = (jobId: string) => respond(rest().rpc('saw_job', { jobId }));
