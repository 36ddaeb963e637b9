import { atom } from 'nanostores';
import type * as credentialRules from '../../../data/credential-rules.ts';
import type * as documentFiles from '../../../data/document-files.ts';
import type * as documentData from '../../../data/documents.ts';
import type * as profiles from '../../../data/profiles.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { paperFile } from '../../../parts/paper-view/paper-file.ts';
import { type Answer, withAnswerBy, type OwnWaitingService } from '../with-answer-by.ts';
import { createUpload, type UploadValues } from './upload-form.ts';

type Service = OwnWaitingService &
  Pick<typeof documentData, 'loadDocuments' | 'loadOpenings'> &
  Pick<typeof profiles, 'loadOwnProfile'> &
  Pick<typeof credentialRules, 'loadCredentialRules'> &
  Pick<typeof documentFiles, 'fetchFile' | 'removeDocument' | 'uploadDocument'>;
export type OwnDocument = ValueOf<Service['loadDocuments']>[number] & Answer;
export type Openings = ValueOf<Service['loadOpenings']>;
export type DocumentsScreenStore = ReturnType<typeof createDocumentsScreen>;

/** The caregiver's own documents: adding one, opening one, taking one back. */
export function createDocumentsScreen(caregiverId: string, kind: UploadValues['kind'], service: Service) {
  const documents = loadable(() => withAnswerBy(() => service.loadDocuments(), service));
  /** The document that is open: as the screen sees fit until somebody chose; null for none. */
  const $open = atom<string | null | undefined>(undefined);
  const upload = createUpload(
    {
      ...service,
      uploadDocument: async (...sent) => {
        const stored = await service.uploadDocument(...sent);
        // What has just come is what one looks at.
        if (stored.ok) $open.set(stored.value.id);
        return stored;
      },
    },
    documents.reload,
    caregiverId,
    kind,
  );
  return {
    documents,
    $open,
    openings: loadable(() => service.loadOpenings()),
    /** The care that the caregiver offers asks for papers by the rules. */
    profile: loadable(() => service.loadOwnProfile()),
    rules: loadable(() => service.loadCredentialRules()),
    upload,
    /** The next one takes this one's place. */
    replace: ({ id, kind, filePath, fileName, status }: OwnDocument) =>
      upload.form.change({ kind, replaces: { id, kind, filePath, fileName, status } }),
    removal: (document: OwnDocument) =>
      action(thenRefresh(() => service.removeDocument(document), documents.reload)),
    opening: ({ filePath }: OwnDocument) => action(() => service.fetchFile(filePath)),
    file: ({ filePath }: OwnDocument) => paperFile(() => service.fetchFile(filePath)),
  };
}
