// bundle: waiting
import type { ProfileDraft } from '../domain/profile-input.ts';
import { callerId, rest } from './client.ts';
import { respondOne } from './page-of.ts';
import { respond } from './respond.ts';

const PROFILE =
  'userId, fullName, phone, about, birthYear, careTypes, skills, languages, otherLanguages, experienceYears, availability, hourlyRate, place:places(id, name, region), radiusKm, status, statusReason, submittedAt, reviewedAt, createdAt, updatedAt, revision, changesSince, changesReason, changesFields, unconfirmed, enteredAt, photoPath, reviewed:reviewed_profiles(fullName, birthYear, about, careTypes, skills, languages, otherLanguages, experienceYears, photoPath)';

/** The signed-in caregiver's own profile. */
export const loadOwnProfile = async () => loadCaregiver(await callerId());

/** One caregiver's profile: the caller's own, or any for an admin. */
export const loadCaregiver = (id: string) =>
  respondOne(rest().from('caregiver_profiles').select(PROFILE).eq('userId', id).maybeSingle());

/** What a caregiver's profile and identity document must both say (admin). */
export const loadIdentity = (id: string) =>
  respondOne(
    rest()
      .from('caregiver_profiles')
      .select('fullName, birthYear, photoPath')
      .eq('userId', id)
      .maybeSingle()
      .overrideTypes<{ fullName: string | null; birthYear: number | null; photoPath: string | null }>(),
  );

/** How complete a profile is, in percent, and the missing columns. */
export const loadCompleteness = (caregiverId?: string) =>
  respond(
    rest()
      .rpc('profile_completeness', caregiverId ? { caregiverId } : {})
      .single(),
  );

/**
 * Saves these parts of the signed-in caregiver's profile. Refusals: profile_invalid (detail: JSON list of
 * columns), about_holds_contact.
 */
export const saveOwnProfile = async (draft: Partial<ProfileDraft>) =>
  respond(
    rest()
      .from('caregiver_profiles')
      .update(draft)
      .eq('userId', await callerId())
      .select('updatedAt')
      .single(),
  );

/** Sends the profile for review. Refusals: profile_incomplete (detail: JSON list of columns), consent_missing. */
export const submitProfile = (consent: boolean) => respond(rest().rpc('submit_profile', { consent }));
