import { fetchFile } from '../../../data/document-files.ts';
import { openDocument } from '../../../data/document-checks.ts';
import { documentFile } from '../../../parts/document-view/document-file.ts';
import * as t from './words.ts';

export const fileCalls = { fetchFile, openDocument };

/** For a file that can't be shown. */
export const UNSHOWN = t.rejectDocumentAskAnother;

/** A caregiver's file, opened by an admin. The caregiver can read who opened it. */
export const openedFile = (
  { id, filePath }: { id: string; filePath: string },
  { openDocument, fetchFile }: typeof fileCalls,
) =>
  documentFile(async () => {
    const opened = await openDocument(id);
    return opened.ok ? fetchFile(filePath) : opened;
  });
