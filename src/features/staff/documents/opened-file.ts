import { fetchFile } from '../../../data/document-files.ts';
import { openDocument } from '../../../data/document-checks.ts';
import { documentFile } from '../../../parts/document-view/document-file.ts';
import * as t from './words.ts';

export const fileCalls = { fetchFile, openDocument };

/** About one that can't be shown. */
export const UNSHOWN = t.rejectDocumentAskAnother;

/** A caregiver's document, opened when an admin looks. Its caregiver reads who did. */
export const openedFile = (
  { id, filePath }: { id: string; filePath: string },
  { openDocument, fetchFile }: typeof fileCalls,
) =>
  documentFile(async () => {
    const opened = await openDocument(id);
    return opened.ok ? fetchFile(filePath) : opened;
  });
