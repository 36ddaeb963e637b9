import type { loadDocument } from '../../../data/document-checks.ts';
import { DOCUMENT_STATUS } from '../../../domain/status.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import type { Reload } from '../../../state/conflict.ts';

/**
 * What a form for a check knows of the document's current check: when it was made, if it was, and its words once it
 * is shown.
 */
export type Verdict = { seen: string | null; current: string };

export type DocumentReload = Reload<
  Pick<ValueOf<typeof loadDocument>, 'status' | 'checkNote' | 'checkedAt' | 'expiresOn'>
>;

/** The document as a colleague has left it, for the form whose verdict came too late; the rest of the form begins with `rest`. */
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

/** A check, to compare both versions: the current one, or one's own. */
export const verdictWords = ({ current }: Verdict, status: 'verified' | 'rejected', words: string) =>
  current || [DOCUMENT_STATUS[status].label, words].filter(Boolean).join(': ');
