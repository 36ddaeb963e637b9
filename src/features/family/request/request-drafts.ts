import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import { mayHoldRequests } from '../../../state/outbox-flag.ts';
import { corrects, readReceipts, type Receipt } from '../../../state/receipt.ts';
import { type Answers, emptyAnswers } from '../../../domain/questions/questions.ts';
import type { Draft } from './draft.ts';

/** Answers as they were asked for before an update: whether somebody helps apart from whom they ask for. */
type Earlier = Partial<Answers> & { hasHelper?: boolean };

/** A draft with every answer: one from before an update may lack some that are asked for since. */
export const withEveryAnswer = (draft: Draft): Draft => ({
  ...draft,
  answers: asAskedNow(draft.answers),
});

/** The answers to what is asked today, nothing lost of what was said before an update. */
export function asAskedNow({ hasHelper, ...answers }: Earlier): Answers {
  const { contactPhone: phone, contactEmail: email, helperRelation } = answers;
  const asked: Answers = {
    ...emptyAnswers(),
    contactBy: phone ? (email ? 'either' : 'call') : email ? 'email' : '',
    ...answers,
  };
  // Only under “someone else” are helpers asked how they know the family.
  if (hasHelper && (helperRelation || asked.relation !== 'friend')) asked.relation = 'other';
  return asked;
}

/** The draft of a request on this device; `mark` is told whether there is one, for who can't wait for the database. */
export function requestDrafts(
  key: string,
  mark: (kept: boolean) => void = () => undefined,
): DraftStore<Draft> {
  const store = draftStore<Draft>(key);
  return {
    async load() {
      const draft = await store.load();
      if (draft && !(await isSubmitted(draft))) {
        mark(true);
        return withEveryAnswer(draft);
      }
      mark(false);
      // Where there was none, one may have been begun meanwhile.
      if (draft) await store.forget();
      return undefined;
    },
    save(draft) {
      mark(true);
      return store.save(draft);
    },
    forget() {
      mark(false);
      return store.forget();
    },
  };
}

/** What was sent from a draft before, perhaps in another tab; `isOlder` when the draft has been changed since. */
export function sentBefore(draft: Draft): { sent: Receipt; isOlder: boolean } | undefined {
  const sent = readReceipts().find(({ id }) => id === draft.id);
  return sent && sent.status !== 'refused' ? { sent, isOlder: corrects(draft, sent) } : undefined;
}

/** The page was closed between putting the request into the outbox and forgetting the draft. */
async function isSubmitted(draft: Draft): Promise<boolean> {
  const before = sentBefore(draft);
  if (before) return !before.isOlder;
  if (!mayHoldRequests()) return false;
  const outbox = await import('../../../pwa/outbox-store.ts').catch(() => undefined);
  const entry = await outbox?.readEntry(draft.id).catch(() => undefined);
  return entry !== undefined && draft.savedAt <= (entry.savedAt ?? Infinity);
}
