import type { Failure } from '../lib/failure.ts';
import type { Result, ValueOf } from '../lib/result.ts';
import type { Client } from '../domain/client.ts';
import type { DocumentStatus } from '../domain/status.ts';
import type { DocumentKind } from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import type { MatchPart } from '../domain/match-parts.ts';
import { respond } from './respond.ts';

/** How many caregivers are within reach, and how many of those each requirement excludes, most first. */
export type Hurdles = { everyone: number; inReach: number; lacking: { code: string; people: number }[] };
/** The valid document of a kind, else the latest. */
export type Document = { kind: DocumentKind; status: DocumentStatus; expiresOn: string | null };
/**
 * Who would match a request, a hundred at most. If nobody does, the near matches, and how many each requirement
 * excludes.
 */
export type MatchPreview = {
  fitting: number;
  best: Pick<Ranked, 'caregiverId' | 'fullName' | 'distanceKm' | 'score'>[];
  near?: Near[];
  hurdles?: Hurdles;
};

/** The near matches of a job, best first, ten at most (admin). */
export const loadNearMisses = (jobId: string) =>
  respond(
    rest()
      .rpc('match_near_misses', { jobId })
      .select('caregiverId, fullName, placeName, distanceKm, score, parts, unmet')
      .overrideTypes<{ parts: MatchPart[] }[]>(),
  );
/** A near match, with the code of its unmet requirement. */
export type Near = ValueOf<typeof loadNearMisses>[number];
/** A match or near match of a job. */
export type Ranked = Omit<Near, 'unmet'>;

/** How many each requirement of a job excludes (admin). */
export const loadHurdles = (jobId: string) =>
  respond(rest().rpc('match_hurdles', { jobId })) as Promise<Result<Hurdles, Failure>>;

/** What staff compare about these caregivers, a hundred at most (admin). */
export const loadMatchFacts = (caregiverIds: string[]) =>
  respond(
    rest()
      .rpc('match_facts', { caregiverIds })
      .select(
        'caregiverId, availability, taken, radiusKm, hourlyRate, experienceYears, careTypes, skills, languages, documents, placed, weekMinutes, everPlaced, visitsMissed, visitsCalledOff',
      )
      .overrideTypes<
        {
          radiusKm: number | null;
          hourlyRate: number | null;
          experienceYears: number | null;
          documents: Document[];
          placed: { client: Client; times: number }[];
        }[]
      >(),
  );
/**
 * What staff compare about a caregiver, as approved. `taken` are the times that placements take, and `placed` names the
 * clients. It also has their load, and visits they missed or cancelled in a year.
 */
export type MatchFacts = ValueOf<typeof loadMatchFacts>[number];

/** Who would match a request published for these times and with these documents (admin). Refusals: times_invalid. */
export const previewMatch = (requestId: string, requiredCredentials: DocumentKind[], availability: number) =>
  respond(
    rest().rpc('preview_match', {
      requestId,
      requiredCredentials,
      availability,
    }),
  ) as Promise<Result<MatchPreview, Failure>>;
