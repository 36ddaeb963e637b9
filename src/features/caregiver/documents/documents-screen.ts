import { linkToDocument, removeDocument, uploadDocument } from '../../../data/document-files.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadable } from '../../../state/loadable.ts';
import { action } from '../../../state/action.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export type OwnDocument = ValueOf<typeof loadDocuments>[number];
export type DocumentsScreenStore = ReturnType<typeof createDocumentsScreen>;

/** The caregiver's own documents: adding one, opening one, taking one back. */
export function createDocumentsScreen() {
  const documents = loadable(() => loadDocuments());
  return {
    documents,
    upload: action(thenRefresh(uploadDocument, documents.reload)),
    removal: (document: OwnDocument) => action(thenRefresh(() => removeDocument(document), documents.reload)),
    opening: ({ filePath, fileName }: OwnDocument) => action(() => linkToDocument(filePath, fileName)),
  };
}
