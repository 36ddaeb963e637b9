import type { loadDocument } from '../../../data/document-checks.ts';
import { DOCUMENT_STATUS } from '../../../domain/status.ts';
import type { Failure } from '../../../lib/failure.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import type { Reload } from '../../../state/conflict.ts';
import type { WaitingDocument } from './documents-screen.ts';
import * as t from './words.ts';

/**
 * What a form knows of the document's current check: when it was made, if it was, and its words once they are shown.
 */
export type Verdict = { seen: string | null; current: string };

export type DocumentReload = Reload<
  Pick<ValueOf<typeof loadDocument>, 'status' | 'checkNote' | 'checkedAt' | 'expiresOn'>
>;

/** The document as a colleague has left it, for a form that came too late. `rest` is kept in the form. */
export async function currentVerdict<Rest extends object>(
  { load }: DocumentReload,
  rest: (expiresOn: string | null) => Rest,
): Promise<Result<Rest & Verdict, Failure>> {
  const loaded = await load();
  if (!loaded.ok) return loaded;
  const { status, checkNote, checkedAt, expiresOn } = loaded.value;
  const current = [DOCUMENT_STATUS[status].label, checkNote].filter(Boolean).join(': ');
  return ok({ ...rest(expiresOn), seen: checkedAt, current });
}

/** A result in words, to compare the current one with the admin's own. */
export const verdictWords = ({ current }: Verdict, status: 'verified' | 'rejected', words: string) =>
  current || [DOCUMENT_STATUS[status].label, words].filter(Boolean).join(': ');

/** Which document a message is about. */
export const named = ({ kind, fullName }: Pick<WaitingDocument, 'kind' | 'fullName'>) => ({
  document: DOCUMENT_KINDS[kind],
  name: fullName ?? t.aCaregiver,
});
