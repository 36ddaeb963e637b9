import { loadCurrentPlacements, loadPlacementsForJob } from '../../../data/placements.ts';
import { loadOffersTo } from '../../../data/applications.ts';
import { type Client, clientName } from '../../../domain/client.ts';
import { tellTimes } from '../../../domain/week-visits.ts';
import { jobName, type NamedJob } from '../../../domain/job-name.ts';
import { formatDate } from '../../../domain/operator.ts';
import type { Terms } from '../../../domain/terms.ts';
import { ok } from '../../../lib/result.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const takenCalls = { loadCurrentPlacements, loadPlacementsForJob, loadOffersTo };
/** A placement or offer that may take times. */
export type Taking = {
  id: string;
  kind: 'placement' | 'offer' | 'job';
  client: Client;
  /** The other job, or the caregiver who has this one. */
  job: string;
  visits?: unknown;
  availability: number;
  startsOn: string;
  endsOn: string | null;
};

/** What may take a job's agreed times: the caregiver's placements and open offers, and other caregivers of the job. */
export async function loadTaking(
  application: { id: string; jobId: string; caregiverId: string },
  service: typeof takenCalls,
) {
  const [placed, offered, here] = await Promise.all([
    service.loadCurrentPlacements(application.caregiverId),
    service.loadOffersTo(application.caregiverId),
    service.loadPlacementsForJob(application.jobId),
  ]);
  if (!placed.ok) return placed;
  if (!offered.ok) return offered;
  if (!here.ok) return here;
  const own = new Set(placed.value.map(({ id }) => id));
  const things: Taking[] = [
    ...placed.value.map(({ job, ...one }) => ({ ...one, kind: 'placement' as const, ...namesOf(job) })),
    ...offered.value
      .filter(({ id }) => id !== application.id)
      .flatMap(({ id, job, offer }) =>
        offer ? [{ id, kind: 'offer' as const, ...namesOf(job), ...offer }] : [],
      ),
    ...here.value
      .filter(({ id, endedAt }) => !endedAt && !own.has(id))
      .map(({ id, client, caregiverName, availability, startsOn, endsOn }) => ({
        ...{ id, kind: 'job' as const, client, job: caregiverName, availability, startsOn, endsOn },
      })),
  ];
  return ok(things);
}

const namesOf = ({ request, ...job }: NamedJob & { request: { client: Client } }) => ({
  client: request.client,
  job: jobName(job),
});

/** What conflicts with terms, in words, as far as days and times overlap. */
export const takenInWords = (things: readonly Taking[], terms: Terms): string[] =>
  things
    .filter(
      (one) => overlaps(one, terms) && (one.kind === 'job' || (one.availability & terms.availability) !== 0),
    )
    .map(({ kind, client, job, visits, availability, startsOn, endsOn }) => {
      const from = formatDate(startsOn);
      const days = endsOn ? fill(t.fromUntil, { from, until: formatDate(endsOn) }) : fill(t.fromOn, { from });
      if (kind === 'job') return fill(t.hasThisJob, { job, days });
      const times = tellTimes({ visits, availability: availability & terms.availability });
      return fill(kind === 'offer' ? t.offeredElsewhere : t.placedElsewhere, {
        ...{ client: clientName(client), job, times, days },
      });
    });

type Days = Pick<Terms, 'startsOn' | 'endsOn'>;
const overlaps = (one: Days, other: Days) =>
  (!one.endsOn || !other.startsOn || one.endsOn >= other.startsOn) &&
  (!other.endsOn || other.endsOn >= one.startsOn);
