import { FILE_TYPES } from '../domain/document-file.ts';
import { ok } from '../lib/result.ts';
import { restThrough } from './client.ts';
import { type DocumentRecord, uploadDocument, type UploadWatch } from './document-files.ts';
import { respond } from './respond.ts';

/** How a document came to our team. With `original` staff saw the document itself. */
export type DocumentReceipt = 'email' | 'post' | 'original';

type EnteredDocument = Omit<DocumentRecord, 'filePath'> & {
  id: string;
  caregiverId: string;
  received: DocumentReceipt;
};

/**
 * Uploads a document that came to our team into its caregiver's folder. Sent twice with one id, it counts once (admin).
 * Refusals: document_invalid, document_differs, document_file_missing, too_many_documents, own_record.
 */
export const enterDocument = (
  { id, caregiverId, received, ...about }: EnteredDocument,
  file: File,
  watch: UploadWatch,
) =>
  uploadDocument(
    { ...about, filePath: `${caregiverId}/${id}.${FILE_TYPES[file.type] ?? 'bin'}` },
    file,
    watch,
    async (send, record) => {
      const given = { id, caregiverId, received, ...record };
      const added = await respond(restThrough(send).rpc('add_document', given));
      return added.ok ? ok({ id }) : added;
    },
  );
