import type * as documentFiles from '../../../data/document-files.ts';
import type * as documents from '../../../data/documents.ts';
import { loadable } from '../../../state/loadable.ts';

export type FileService = Pick<typeof documentFiles, 'fetchFile'> & Pick<typeof documents, 'openDocument'>;

/** A paper's file, opened once somebody looks: its caregiver reads who did. */
export const paperFile = (
  { id, filePath }: { id: string; filePath: string },
  { openDocument, fetchFile }: FileService,
) =>
  loadable(async () => {
    const opened = await openDocument(id);
    return opened.ok ? fetchFile(filePath) : opened;
  });
