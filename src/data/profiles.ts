import type { CareType, Language, Skill } from '../domain/vocabulary.ts';
import { callerId, rest } from './client.ts';
import { respond, respondOne } from './respond.ts';

const PROFILE =
  'userId:user_id, fullName:full_name, phone, about, birthYear:birth_year, careTypes:care_types, skills, languages, experienceYears:experience_years, availability, hourlyRate:hourly_rate, place:places(id, name, region), radiusKm:radius_km, status, statusReason:status_reason, submittedAt:submitted_at, reviewedAt:reviewed_at, createdAt:created_at, updatedAt:updated_at, revision, changesSince:changes_since, changesReason:changes_reason, changesFields:changes_fields, photoPath:photo_path, reviewed:reviewed_profiles(fullName:full_name, birthYear:birth_year, about, careTypes:care_types, skills, languages, experienceYears:experience_years, photoPath:photo_path)';

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

/** Saves what is given of the signed-in caregiver's profile. Refusals: profile_invalid (detail: JSON list of columns), about_holds_contact. */
export const saveOwnProfile = async (draft: Partial<ProfileDraft>) =>
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
