import {
  type MatchPreview,
  loadHurdles,
  loadMatchFacts,
  loadNearMisses,
  previewMatch,
} from '../../../data/matches.ts';
import { loadMatchingCaregivers } from '../../../data/jobs.ts';
import type { Hurdles, MatchFacts, Near, Ranked } from '../../../data/matches.ts';
import type { DocumentKind } from '../../../domain/vocabulary.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';

/** A caregiver on a list, with the facts to compare; undefined if those could not be read. */
export type Candidate = Ranked & { facts: MatchFacts | undefined };
export type NearMiss = Near & { facts: MatchFacts | undefined };
export type Matches = {
  ranked: Candidate[];
  near: NearMiss[];
  /** The hurdles, if nobody matches. */
  hurdles: Hurdles | undefined;
};
export type Preview = {
  fitting: number;
  best: MatchPreview['best'];
  near: NearMiss[];
  hurdles: Hurdles | undefined;
};

export const matchesCalls = { loadMatchingCaregivers, loadHurdles, loadMatchFacts, loadNearMisses };
export const previewCalls = { loadMatchFacts, previewMatch };

/** A job's matches, near matches and, if nobody matches, hurdles. */
export async function loadMatches(
  jobId: string,
  service: typeof matchesCalls,
): Promise<Result<Matches, Failure>> {
  const [ranked, near] = await Promise.all([
    service.loadMatchingCaregivers(jobId),
    service.loadNearMisses(jobId),
  ]);
  if (!ranked.ok) return ranked;
  if (!near.ok) return near;
  const [withFacts, hurdles] = await Promise.all([
    factsOf([...ranked.value, ...near.value], service),
    ranked.value.length === 0 ? service.loadHurdles(jobId) : undefined,
  ]);
  return ok({
    ranked: ranked.value.map(withFacts),
    near: near.value.map(withFacts),
    hurdles: hurdles?.ok ? hurdles.value : undefined,
  });
}

/** Who would match a request with these documents and times. */
export async function loadPreview(
  requestId: string,
  documents: DocumentKind[],
  times: number,
  service: typeof previewCalls,
): Promise<Result<Preview, Failure>> {
  const preview = await service.previewMatch(requestId, documents, times);
  if (!preview.ok) return preview;
  const { fitting, best, near = [], hurdles } = preview.value;
  const withFacts = await factsOf(near, service);
  return ok({ fitting, best, near: near.map(withFacts), hurdles });
}

/** Adds the facts to compare to caregivers on a list. */
export async function factsOf(
  people: readonly Ranked[],
  service: Pick<typeof matchesCalls, 'loadMatchFacts'>,
) {
  const loaded =
    people.length > 0 ? await service.loadMatchFacts(people.map(({ caregiverId }) => caregiverId)) : ok([]);
  const facts = new Map(loaded.ok ? loaded.value.map((one) => [one.caregiverId, one]) : []);
  return <T extends Ranked>(person: T) => ({ ...person, facts: facts.get(person.caregiverId) });
}
