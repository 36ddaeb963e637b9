import { type Client, clientName } from '../../../domain/client.ts';
import { explain } from '../../../domain/explain.ts';
import { jobName, type NamedJob } from '../../../domain/job-name.ts';
import { tellTimes, type TimesAgreed } from '../../../domain/week-visits.ts';
import { fill } from '../../../lib/fill.ts';
import type { Failure } from '../../../lib/failure.ts';
import * as t from './words.ts';

type Taken = { client: Client; job: NamedJob } & TimesAgreed;

/** The clients that the caregiver is placed with at the refused times (times_taken). */
export function takenRefusal(failure: Failure): string {
  const taken = JSON.parse(failure.detail ?? '[]') as Taken[];
  if (taken.length === 0) return explain(failure);
  const each = taken.map(({ client, job, ...times }) =>
    fill(t.withClient, { client: clientName(client), job: jobName(job), times: tellTimes(times) }),
  );
  return fill(t.alreadyPlacedElsewhereLeave, { placements: each.join('. ') });
}
