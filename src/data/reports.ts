import type { ComplaintKind } from '../domain/complaints.ts';
import type { EndCause } from '../domain/end-causes.ts';
import type { Failure } from '../lib/failure.ts';
import { ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import type { Outcome } from './complaints.ts';
import { loadWeeks, type WeeksOf } from './figures.ts';
import { respond } from './respond.ts';

/** Visits that took place, in a week or several together. A stand-in came to `covered` ones. */
export type Care = { clients: number; minutes: number; visits: number; covered: number; missed: number };
export type CareWeek = Care & { week: string };
/** No `outcome` while they are open. */
export type ComplaintCount = {
  kind: ComplaintKind;
  outcome: Outcome | null;
  complaints: number;
};
/** What an admin owns. Without a name, unassigned work. */
export type Load = { name: string | null; requests: number; caregivers: number; waiting: number };

export type Reports = WeeksOf & {
  care: CareWeek[];
  allCare: Care;
  causes: { cause: EndCause; placements: number }[];
  complaints: ComplaintCount[];
  loads: Load[];
};

/** The reports on this many weeks until today (admin). */
export async function loadReports(weeks: number): Promise<Result<Reports, Failure>> {
  // By GET, which the client tries again once the connection is back.
  const get = { get: true } as const;
  const [spans, care, causes, complaints, loads] = await Promise.all([
    loadWeeks(weeks),
    respond(
      rest()
        .rpc('care_by_week', { weeks }, get)
        .select('week, clients, minutes, visits, covered, missed')
        .overrideTypes<{ week: string | null }[]>(),
    ),
    respond(rest().rpc('ended_by_cause', { weeks }, get).select('cause, placements')),
    respond(
      rest()
        .rpc('complaints_by_outcome', { weeks }, get)
        .select('kind, outcome, complaints')
        .overrideTypes<Pick<ComplaintCount, 'outcome'>[]>(),
    ),
    respond(
      rest()
        .rpc('load_by_admin', {}, get)
        .select('name, requests, caregivers, waiting')
        .overrideTypes<Pick<Load, 'name'>[]>(),
    ),
  ]);
  if (!spans.ok) return spans;
  if (!care.ok) return care;
  if (!causes.ok) return causes;
  if (!complaints.ok) return complaints;
  if (!loads.ok) return loads;
  const isWeek = (span: Care & { week: string | null }): span is CareWeek => span.week !== null;
  return ok({
    ...spans.value,
    care: care.value.filter(isWeek).sort((one, other) => one.week.localeCompare(other.week)),
    allCare: care.value.find((span) => !isWeek(span)) as Care,
    causes: causes.value,
    complaints: complaints.value,
    loads: loads.value,
  });
}
