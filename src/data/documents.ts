// bundle: waiting
import { callerId, rest } from './client.ts';
import { respond } from './respond.ts';

export const DOCUMENT =
  'id, kind, filePath, fileName, issuedOn, expiresOn, status, checkNote, checkedAt, createdAt, received';

/** A caregiver's documents, newest first: the caller's own, or anyone's for an admin. */
export const loadDocuments = async (caregiverId?: string) =>
  respond(
    rest()
      .from('documents')
      .select(DOCUMENT)
      .eq('caregiverId', caregiverId ?? (await callerId()))
      .order('createdAt', { ascending: false })
      .limit(100),
  );

/** When our team opened the signed-in caregiver's documents, latest first. */
export const loadDocumentViews = () =>
  respond(rest().rpc('my_document_views').select('documentId, openedAt'));
