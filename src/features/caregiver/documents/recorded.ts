import { atom } from 'nanostores';
import type { DocumentKind } from '../../../domain/vocabulary.ts';
import { fill } from '../../../lib/fill.ts';
import type { SaidOfDocument } from '../../../state/device/said.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { toast } from '../../../ui/toast/toast.ts';
import * as t from '../said/words.ts';

/** What a person types about a document. */
export type TypedOfDocument = {
  kind: DocumentKind | '';
  /** yyyy-mm-dd or empty, like `expiresOn`. */
  issuedOn: string;
  expiresOn: string;
};

/** One draft for each kind that a link opens the form for. */
export const documentDraft = (owner: string, kind: DocumentKind | '') =>
  draftStore<Partial<TypedOfDocument>>(`document:${owner}:${kind}`);

/** The latest document recorded after its page was closed. */
export const $recorded = atom<SaidOfDocument['record'] | undefined>();

/** Announces such a document, and forgets what was typed about it. */
export async function wasRecorded({ owner, record }: SaidOfDocument): Promise<void> {
  for (const opened of ['', record.kind] as const) {
    const draft = documentDraft(owner, opened);
    if ((await draft.load())?.kind === record.kind) await draft.forget();
  }
  $recorded.set(record);
  toast(fill(t.documentSaved, { fileName: record.fileName }), { tone: 'success' });
}
