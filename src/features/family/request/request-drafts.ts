import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import { outboxMark, type Receipt } from '../../../state/device/storage.ts';
import { corrects, readReceipts } from '../../../state/receipt.ts';
import { emptyAnswers } from '../../../domain/questions/questions.ts';
import type { Draft } from './draft.ts';

/** Adds the empty answers of questions that a draft from before an update lacks. */
export const withEveryAnswer = (draft: Draft): Draft => ({
  ...draft,
  answers: { ...emptyAnswers(), ...draft.answers },
});

/**
 * The draft of a request on this device. `mark` is told whether there is one, for callers who can't wait for the
 * database.
 */
export function requestDrafts(
  key: string,
  mark: (kept: true | undefined) => void = () => undefined,
): DraftStore<Draft> {
  const store = draftStore<Draft>(key);
  return {
    async load() {
      const draft = await store.load();
      if (draft && !(await isSubmitted(draft))) {
        mark(true);
        return withEveryAnswer(draft);
      }
      mark(undefined);
      // If there was none, another tab may have started one in the meantime.
      if (draft) await store.forget();
      return undefined;
    },
    save(draft) {
      mark(true);
      return store.save(draft);
    },
    forget() {
      mark(undefined);
      return store.forget();
    },
  };
}

/** The request already sent from a draft, perhaps in another tab; `isOlder` if the draft was changed afterwards. */
export function sentBefore(draft: Draft): { sent: Receipt; isOlder: boolean } | undefined {
  const sent = readReceipts().find(({ id }) => id === draft.id);
  return sent && sent.status !== 'refused' ? { sent, isOlder: corrects(draft, sent) } : undefined;
}

/** The page was closed between putting the request into the outbox and forgetting the draft. */
async function isSubmitted(draft: Draft): Promise<boolean> {
  const before = sentBefore(draft);
  if (before) return !before.isOlder;
  if (!outboxMark.read()) return false;
  const code = await import('../../../state/device/outbox.ts').catch(() => undefined);
  const entry = await code?.outbox.read(draft.id).catch(() => undefined);
  return entry !== undefined && draft.savedAt <= entry.savedAt;
}
