import { ok } from '../lib/result.ts';
import { rest } from './client.ts';
import type { DocumentReceipt } from './entered-documents.ts';
import { DOCUMENT } from './documents.ts';
import { respondOne } from './page-of.ts';
import { respond } from './respond.ts';
import { loadStaffBehind } from './staff-names.ts';

/** One document in its current version (admin). */
export const loadDocument = (id: string) =>
  respond(rest().from('documents').select(DOCUMENT).eq('id', id).single());

const WAITING_DOCUMENT =
  'total, id, kind, filePath, fileName, issuedOn, expiresOn, createdAt, due, caregiverId, fullName, assignedTo, received' as const;
/**
 * The documents that wait for a check, longest first, at most two hundred, and the total of all. With `has`, only
 * those of caregivers whose owner is that admin, or nobody (admin).
 */
export const loadUncheckedDocuments = (has = '') =>
  respond(
    rest().rpc('list_documents', { filters: { has }, size: 200 }).select(WAITING_DOCUMENT).overrideTypes<
      {
        issuedOn: string | null;
        expiresOn: string | null;
        /** The last day on which a check is in time, yyyy-mm-dd. */
        due: string | null;
        fullName: string | null;
        /** The name of the caregiver's owner. */
        assignedTo: string | null;
        /** How it came to our team. Null if the caregiver added it. */
        received: DocumentReceipt | null;
      }[]
    >(),
  );

/**
 * One document and the name of the admin who checked it, even if it no longer waits. Null if there is none
 * (admin).
 */
export async function loadDocumentToCheck(id: string) {
  const [found, behind] = await Promise.all([
    respondOne(
      rest()
        .from('documents')
        .select(`${DOCUMENT}, caregiver:caregiver_profiles(userId, fullName)`)
        .eq('id', id)
        .maybeSingle(),
    ),
    loadStaffBehind(id),
  ]);
  if (!found.ok) return found;
  return behind.ok ? ok({ ...found.value, checkedBy: behind.value.get('check') ?? null }) : behind;
}

/**
 * Records a check, with the day until which the document is valid, or null if it does not expire. `seen` is the time of
 * the check that the caller saw, if any (admin). Refusals: expiry_invalid. Every verdict may also be refused with
 * changed_meanwhile (detail: {by, at}) and same_as_before.
 */
export const verifyDated = (id: string, checked: string, expiresOn: string | null, seen: string | null) =>
  respond(
    rest().rpc('verify_dated', {
      documentId: id,
      checked,
      expiresOn,
      seen,
    }),
  );

/**
 * Sets until when a verified document is valid, or null if it does not expire. `seen` is the day that was shown
 * (admin). Refusals: expiry_invalid, changed_meanwhile (detail: {by, at}), same_as_before.
 */
export const dateDocument = (id: string, expiresOn: string | null, seen: string | null) =>
  respond(
    rest().rpc('date_document', {
      documentId: id,
      expiresOn,
      seen,
    }),
  );

/** Rejects a document, with a reason that the caregiver reads (admin). */
export const rejectDocument = (id: string, reason: string, seen: string | null) =>
  respond(rest().rpc('reject_document', { documentId: id, reason, seen }));

/** Lets this session fetch the document's file for two minutes. Its caregiver can see that (admin). */
export const openDocument = (id: string) => respond(rest().rpc('open_document', { documentId: id }));
