import { hasExpired } from '../../../domain/document-check.ts';
import { explain } from '../../../domain/explain.ts';
import { checkedInWords, DOCUMENT_CHECKS } from '../../../domain/document-checklists.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { Faults } from '../../../state/form.ts';
import { conflictForm } from '../../../state/conflict.ts';
import { LONGEST_REASON } from '../../../parts/reason-dialog/reason-form.ts';
import type { DocumentStore, WaitingDocument } from './documents-screen.ts';
import { type Verdict, currentVerdict } from './verdict.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export type Checked = Verdict & { ticked: string[]; expiresOn: string; note: string };

/** The points that were checked, and the document's last valid day. An unticked point needs a note. */
export const createVerifyForm = (
  { id, kind, expiresOn }: Pick<WaitingDocument, 'id' | 'kind' | 'expiresOn'>,
  { verify, reload, seen }: Pick<DocumentStore, 'verify' | 'reload' | 'seen'>,
  day?: string,
) => {
  const check = (values: Checked) => {
    const over = checkedInWords(values.ticked, values.note).length - LONGEST_REASON;
    return {
      ticked:
        values.ticked.length < DOCUMENT_CHECKS[kind].looksAt.length && values.note.trim() === ''
          ? t.tickWhatCheckedIf
          : undefined,
      expiresOn: hasExpired(values.expiresOn || null, day) ? t.dayPastDocumentWould : undefined,
      note: over > 0 ? fill(t.shortenCharacters, { over }) : undefined,
    };
  };
  const form = conflictForm<Checked, unknown>({
    initial: { ticked: [], expiresOn: expiresOn ?? '', note: '', seen, current: '' },
    check,
    submit: (values) =>
      outcomeOf(verify)(checkedInWords(values.ticked, values.note), values.expiresOn || null, values.seen),
    latest: () => currentVerdict(reload, (day) => ({ ticked: [], expiresOn: day ?? '', note: '' })),
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
    faultsOf: (failure) => (failure.code === 'expiry_invalid' ? { expiresOn: explain(failure) } : {}),
    draft: draftStore<Partial<Checked>>(`check:${id}`),
  });
  return {
    ...form,
    /** A corrected fault disappears at once. New ones show at the next try. */
    change(part: Partial<Checked>) {
      form.change(part);
      const { faults, values } = form.$state.get();
      const now: Faults<Checked> = check(values);
      // A refused day stays wrong until it is changed.
      if (!('expiresOn' in part)) now.expiresOn ??= faults.expiresOn;
      const wrong = (Object.keys(faults) as (keyof Checked)[]).filter((name) => now[name]);
      if (wrong.length < Object.keys(faults).length)
        form.fault(Object.fromEntries(wrong.map((name) => [name, now[name]])), false);
    },
  };
};
