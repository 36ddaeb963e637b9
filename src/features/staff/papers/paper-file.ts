import { onMount } from 'nanostores';
import type * as documentFiles from '../../../data/document-files.ts';
import type * as documents from '../../../data/documents.ts';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';

export type FileService = Pick<typeof documentFiles, 'fetchFile'> & Pick<typeof documents, 'openDocument'>;
export type PaperFile = ReturnType<typeof paperFile>;

/** A paper's file, opened once somebody looks: its caregiver reads who did. Its address holds for as long as it is looked at. */
export function paperFile(
  { id, filePath }: { id: string; filePath: string },
  { openDocument, fetchFile }: FileService,
) {
  let url = '';
  const file = loadable(async () => {
    const opened = await openDocument(id);
    const fetched = opened.ok ? await fetchFile(filePath) : opened;
    if (!fetched.ok) return fetched;
    URL.revokeObjectURL(url);
    url = URL.createObjectURL(fetched.value);
    return ok({ blob: fetched.value, url });
  });
  onMount(file.$value, () => () => URL.revokeObjectURL(url));
  return file;
}
