import type { NamedJob } from '../../../domain/job-name.ts';
import type { SaidOfJob } from '../../../state/device/said.ts';
import { say, type SayCalls } from '../said/send-said.ts';

/** What goes with an application; without `times` it is for all of the job’s. */
export type ApplicationSent = Pick<SaidOfJob, 'message' | 'mayBeShown' | 'times'>;

/** Applies for a job. Refusals: those of `apply_to_job`. */
export const sayApplication = (job: NamedJob & { id: string }, sent: ApplicationSent, service?: SayCalls) =>
  say(
    (owner): SaidOfJob => ({
      ...{ id: crypto.randomUUID(), owner, kind: 'apply', jobId: job.id },
      job: { title: job.title, part: job.part },
      ...sent,
      at: Date.now(),
      tries: 0,
    }),
    service,
  );
