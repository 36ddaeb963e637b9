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

/** The caregiver's own documents: adding one, opening one, taking one back. */
export function createDocumentsScreen(caregiverId: string, kind: UploadValues['kind'], service = calls) {
  const documents = loadable(() => withAnswerBy(() => service.loadDocuments(), service));
  /** The open document: the screen's choice until the person chooses; null for none. */
  const $open = atom<string | null | undefined>(undefined);
  const upload = createUpload(documents.reload, caregiverId, kind, {
    ...service,
    uploadDocument: async (...sent) => {
      const stored = await service.uploadDocument(...sent);
      // What has just come is what one looks at.
      if (stored.ok) $open.set(stored.value.id);
      return stored;
    },
  });
  return {
    documents,
    $open,
    views: loadable(() => service.loadDocumentViews()),
    /** Files that came, of which one without a document was sent from a device that did not say what it is. */
    files: loadable(() => service.listSettledFiles()),
    /** The care that the caregiver offers asks for documents by the rules. */
    profile: loadable(() => service.loadOwnProfile()),
    rules: loadable(() => service.loadCredentialRules()),
    /** When we answer the profile. */
    answer: loadable(async () =>
      ok(answerOf(await service.loadOwnPendingItems(), ({ kind }) => kind === 'profile')),
    ),
    upload,
    /** The next one takes this one's place. */
    replace: ({ id, kind, filePath, fileName, status }: OwnDocument) =>
      upload.form.change({ kind, replaces: { id, kind, filePath, fileName, status } }),
    removal: (document: OwnDocument) =>
      action(thenRefresh(() => service.removeDocument(document), documents.reload)),
    opening: ({ filePath }: OwnDocument) => action(() => service.fetchFile(filePath)),
    file: ({ filePath }: OwnDocument) => documentFile(() => service.fetchFile(filePath)),
  };
}
