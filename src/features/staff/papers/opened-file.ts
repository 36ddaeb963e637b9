import type * as documentFiles from '../../../data/document-files.ts';
import type * as documents from '../../../data/documents.ts';
import { paperFile } from '../../../parts/paper-view/paper-file.ts';

export type FileService = Pick<typeof documentFiles, 'fetchFile'> & Pick<typeof documents, 'openDocument'>;

/** About one that can't be shown. */
export const UNSHOWN = 'Reject the document, and ask for another file.';

/** A caregiver's paper, opened once somebody looks: its caregiver reads who did. */
export const openedFile = (
  { id, filePath }: { id: string; filePath: string },
  { openDocument, fetchFile }: FileService,
) =>
  paperFile(async () => {
    const opened = await openDocument(id);
    return opened.ok ? fetchFile(filePath) : opened;
  });
