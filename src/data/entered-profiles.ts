import type { ProfileDraft } from '../domain/profile-input.ts';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { asStored } from './names.ts';
import { respond } from './respond.ts';

/** A caregiver the agency knows. The client makes the id, so that sending it twice adds one caregiver. */
export type KnownCaregiver = { id: string; email: string; profile: Partial<ProfileDraft> };

/**
 * Adds caregivers, each by itself, and invites them by email. With `onlyCheck` it only checks them (admin). Returns the
 * fault of each: account_exists, invalid_email, id_taken, profile_differs, profile_invalid (detail: the columns),
 * about_holds_contact.
 */
export const addCaregivers = (rows: readonly KnownCaregiver[], onlyCheck = false) =>
  respond(
    rest()
      .rpc('add_caregivers', {
        rows: rows.map(({ profile, ...row }) => ({ ...row, profile: asStored(profile) })),
        onlyCheck,
      })
      .select('id, error, detail'),
  );

/** Adds one caregiver. Any fault is a refusal. */
export async function addCaregiver(row: KnownCaregiver): Promise<Result<string, Failure>> {
  const answer = await addCaregivers([row]);
  if (!answer.ok) return answer;
  const [{ error, detail } = { error: null, detail: null }] = answer.value;
  return error ? fail({ kind: 'refused', code: error, detail: detail ?? '' }) : ok(row.id);
}

/**
 * Changes these parts of a caregiver's profile, which was last changed at `seen`. The caregiver is told and
 * confirms them (admin). Refusals: changed_meanwhile (detail: {by, at}), profile_invalid (detail: JSON list
 * of columns), about_holds_contact, own_record.
 */
export const enterProfile = (caregiverId: string, part: Partial<ProfileDraft>, seen: string) =>
  respond(rest().rpc('enter_profile', { caregiverId, profile: asStored(part), seen }));

/**
 * Sends the invitation again to someone who was added and has not signed in (admin). Refusals: has_signed_in,
 * not_invited, invited_just_now.
 */
export const inviteAgain = (caregiverId: string) => respond(rest().rpc('invite_again', { caregiverId }));

/** The signed-in caregiver confirms what our team entered, as it was at `enteredAt`. Refusal: entry_changed. */
export const confirmProfile = (enteredAt: string) => respond(rest().rpc('confirm_profile', { enteredAt }));
