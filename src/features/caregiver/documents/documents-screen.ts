import { atom } from 'nanostores';
import { loadDocuments, loadDocumentViews } from '../../../data/documents.ts';
import { loadOwnProfile } from '../../../data/profiles.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { fetchFile, removeDocument } from '../../../data/document-files.ts';
import { documentWithFile, listSettledFiles } from '../../../data/own-files.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { documentFile } from '../../../parts/document-view/document-file.ts';
import { type Answer, answerOf, withAnswerBy, ownWaitingCalls } from '../with-answer-by.ts';
import { sendDocument } from './send-document.ts';
import { createUpload, type UploadValues } from './upload-form.ts';

const calls = {
  loadDocuments,
  loadDocumentViews,
  loadOwnProfile,
  loadCredentialRules,
  fetchFile,
  removeDocument,
  uploadDocument: sendDocument,
  findTwin: documentWithFile,
  listSettledFiles,
  ...ownWaitingCalls,
};
export type OwnDocument = ValueOf<typeof loadDocuments>[number] & Answer;
export type DocumentViews = ValueOf<typeof loadDocumentViews>;
export type DocumentsScreenStore = ReturnType<typeof createDocumentsScreen>;

/** The caregiver's own documents: adding, opening and removing them. */
export function createDocumentsScreen(caregiverId: string, kind: UploadValues['kind'], service = calls) {
  /** The files of all documents seen here, also of those removed or replaced since. */
  const seen = new Set<string>();
  const documents = loadable(async () => {
    const loaded = await withAnswerBy(() => service.loadDocuments(), service);
    if (loaded.ok) for (const { filePath } of loaded.value) seen.add(filePath);
    return loaded;
  });
  /** The open document: undefined until the person chooses, null if none is open. */
  const $open = atom<string | null | undefined>(undefined);
  const upload = createUpload(documents.reload, caregiverId, kind, {
    ...service,
    uploadDocument: async (...sent) => {
      const stored = await service.uploadDocument(...sent);
      // Opens a new document.
      if (stored.ok) $open.set(stored.value.id);
      return stored;
    },
  });
  return {
    documents,
    $open,
    views: loadable(() => service.loadDocumentViews()),
    files: loadable(() => service.listSettledFiles()),
    /** Whether a file arrived without a document's details, from a device that may still have them. */
    isStray: ({ path }: { path: string }) => !seen.has(path),
    /** The profile's care decides which documents are required. */
    profile: loadable(() => service.loadOwnProfile()),
    rules: loadable(() => service.loadCredentialRules()),
    /** The day by which we answer the profile. */
    answer: loadable(async () =>
      ok(answerOf(await service.loadOwnPendingItems(), ({ kind }) => kind === 'profile')),
    ),
    upload,
    /** The next document replaces this one. */
    replace: ({ id, kind, filePath, fileName, status }: OwnDocument) =>
      upload.form.change({ kind, replaces: { id, kind, filePath, fileName, status } }),
    removal: (document: OwnDocument) =>
      action(thenRefresh(() => service.removeDocument(document), documents.reload)),
    opening: ({ filePath }: OwnDocument) => action(() => service.fetchFile(filePath)),
    file: ({ filePath }: OwnDocument) => documentFile(() => service.fetchFile(filePath)),
  };
}
