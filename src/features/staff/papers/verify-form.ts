import { hasExpired } from '../../../domain/document-check.ts';
import { explain } from '../../../domain/explain.ts';
import { checkedInWords, PAPER_CHECKS } from '../../../domain/paper-checks.ts';
import { outcomeOf } from '../../../state/action.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { Faults } from '../../../state/form.ts';
import { overtakableForm } from '../../../state/overtaken.ts';
import { LONGEST_REASON } from '../../../parts/reason-dialog/reason-form.ts';
import type { PaperStore, WaitingPaper } from './papers-screen.ts';
import { type Standing, standingNow } from './verdict.ts';

export type Checked = Standing & { ticked: string[]; expiresOn: string; note: string };

/** What was looked at, and until when the paper counts. What is not ticked needs a word. */
export const createVerifyForm = (
  { id, kind, expiresOn }: Pick<WaitingPaper, 'id' | 'kind' | 'expiresOn'>,
  { verify, anew, seen }: Pick<PaperStore, 'verify' | 'anew' | 'seen'>,
  day?: string,
) => {
  const check = (values: Checked) => {
    const over = checkedInWords(values.ticked, values.note).length - LONGEST_REASON;
    return {
      ticked:
        values.ticked.length < PAPER_CHECKS[kind].looksAt.length && values.note.trim() === ''
          ? 'Tick what you have checked. If something could not be checked, write below why that is all right.'
          : undefined,
      expiresOn: hasExpired(values.expiresOn || null, day)
        ? 'This day is past, so the document would not count. Reject it, and ask for a newer one.'
        : undefined,
      note: over > 0 ? `Shorten this by ${over} characters.` : undefined,
    };
  };
  const form = overtakableForm<Checked, unknown>({
    initial: { ticked: [], expiresOn: expiresOn ?? '', note: '', seen, stands: '' },
    check,
    submit: (values) =>
      outcomeOf(verify)(checkedInWords(values.ticked, values.note), values.expiresOn || null, values.seen),
    latest: () => standingNow(anew, (day) => ({ ticked: [], expiresOn: day ?? '', note: '' })),
    seenIn: ({ seen }) => ({ seen }),
    onTaken: anew.refresh,
    faultsOf: (failure) => (failure.code === 'expiry_invalid' ? { expiresOn: explain(failure) } : {}),
    draft: draftStore<Partial<Checked>>(`check:${id}`),
  });
  return {
    ...form,
    /** What is put right is no longer called wrong; nothing else is, before the next try. */
    change(part: Partial<Checked>) {
      form.change(part);
      const { faults, values } = form.$state.get();
      const now: Faults<Checked> = check(values);
      // A refused day is wrong until there is another.
      if (!('expiresOn' in part)) now.expiresOn ??= faults.expiresOn;
      const wrong = (Object.keys(faults) as (keyof Checked)[]).filter((name) => now[name]);
      if (wrong.length < Object.keys(faults).length)
        form.fault(Object.fromEntries(wrong.map((name) => [name, now[name]])), false);
    },
  };
};
