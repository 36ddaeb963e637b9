import { CHANGES_WAITING, DOCUMENTS_WAITING } from '../domain/list-filters.ts';
import { pageRange, type ListQuery } from '../lib/list-query.ts';
import type { ProfileStatus } from '../domain/status.ts';
import type { CareType, Language, Skill } from '../domain/vocabulary.ts';
import { callerId, rest } from './client.ts';
import { likePattern } from './like-pattern.ts';
import { respond, respondOne, respondPage } from './respond.ts';

const PROFILE =
  'userId:user_id, fullName:full_name, phone, about, birthYear:birth_year, careTypes:care_types, skills, languages, experienceYears:experience_years, availability, hourlyRate:hourly_rate, place:places(id, name, region), radiusKm:radius_km, status, statusReason:status_reason, submittedAt:submitted_at, reviewedAt:reviewed_at, createdAt:created_at, updatedAt:updated_at, revision, changesSince:changes_since, changesReason:changes_reason, reviewed:reviewed_profiles(fullName:full_name, birthYear:birth_year, about, careTypes:care_types, skills, languages, experienceYears:experience_years)';
const SUMMARY =
  'userId:user_id, fullName:full_name, careTypes:care_types, experienceYears:experience_years, status, updatedAt:updated_at, place:places(name, region)';

/** What caregivers may change in their own profile; null where nothing is entered. */
export type ProfileDraft = {
  fullName: string | null;
  phone: string | null;
  about: string | null;
  birthYear: number | null;
  careTypes: CareType[];
  skills: Skill[];
  languages: Language[];
  experienceYears: number | null;
  /** See domain/availability.ts. */
  availability: number;
  hourlyRate: number | null;
  placeId: number | null;
  radiusKm: number | null;
};

/** The signed-in caregiver's own profile. */
export const loadOwnProfile = async () => loadCaregiver(await callerId());

/** One caregiver's profile: one's own, or any for an admin. */
export const loadCaregiver = (id: string) =>
  respondOne(rest().from('caregiver_profiles').select(PROFILE).eq('user_id', id).maybeSingle());

/** How complete a profile is, in percent, and the column names that are missing. */
export const loadCompleteness = (caregiverId?: string) =>
  respond(
    rest()
      .rpc('profile_completeness', caregiverId ? { caregiver_id: caregiverId } : {})
      .single(),
  );

/** Saves the signed-in caregiver's profile. */
export const saveOwnProfile = async (draft: ProfileDraft) =>
  respond(
    rest()
      .from('caregiver_profiles')
      .update({
        full_name: draft.fullName,
        phone: draft.phone,
        about: draft.about,
        birth_year: draft.birthYear,
        care_types: draft.careTypes,
        skills: draft.skills,
        languages: draft.languages,
        experience_years: draft.experienceYears,
        availability: draft.availability,
        hourly_rate: draft.hourlyRate,
        place_id: draft.placeId,
        radius_km: draft.radiusKm,
      })
      .eq('user_id', await callerId())
      .select('updatedAt:updated_at')
      .single(),
  );

/** Sends the profile in for review. Refusals: profile_incomplete (detail: JSON list of columns), consent_missing. */
export const submitProfile = (consent: boolean) => respond(rest().rpc('submit_profile', { consent }));

/** A page of caregivers for the admin; searches names. Sort keys: updated_at, full_name, status. */
export async function loadCaregivers(query: ListQuery) {
  const waiting = query.status === DOCUMENTS_WAITING;
  let call = rest()
    .from('caregiver_profiles')
    .select(waiting ? (`${SUMMARY}, documents!inner(status)` as typeof SUMMARY) : SUMMARY, {
      count: 'exact',
    });
  if (waiting) call = call.eq('documents.status', 'uploaded');
  else if (query.status === CHANGES_WAITING)
    call = call.eq('status', 'approved').not('changes_since', 'is', null).is('changes_reason', null);
  else if (query.status) call = call.eq('status', query.status as ProfileStatus);
  if (query.search) call = call.ilike('full_name', likePattern(query.search));
  const column = ['updated_at', 'full_name', 'status'].includes(query.sort) ? query.sort : 'updated_at';
  return respondPage(
    call
      .order(column, { ascending: query.direction === 'asc', nullsFirst: false })
      .order('user_id')
      .range(...pageRange(query)),
  );
}

/**
 * Approves a profile or what changed in it, a suspended one too, as it was seen in `revision` (admin). Refusals:
 * profile_changed, when the caregiver has changed it since.
 */
export const approveCaregiver = (id: string, revision: number) =>
  respond(rest().rpc('approve_caregiver', { caregiver_id: id, revision }));

/** Asks for changes to a profile, or to the changes that wait, with the reason that the caregiver reads (admin). */
export const requestProfileChanges = (id: string, reason: string) =>
  respond(rest().rpc('request_profile_changes', { caregiver_id: id, reason }));

/** Suspends an approved caregiver, with the reason that the caregiver reads (admin). */
export const suspendCaregiver = (id: string, reason: string) =>
  respond(rest().rpc('suspend_caregiver', { caregiver_id: id, reason }));
