import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import { mayHoldRequests } from '../../../state/outbox-flag.ts';
import { corrects, readReceipts, type Receipt } from '../../../state/receipt.ts';
import { emptyAnswers } from '../../../domain/questions/questions.ts';
import type { Draft } from './draft.ts';

/** A draft with every answer: one from before an update may lack some that are asked for since. */
export const withEveryAnswer = (draft: Draft): Draft => ({
  ...draft,
  answers: { ...emptyAnswers(), ...draft.answers },
});

/** The draft of a request on this device. */
export function requestDrafts(key: string): DraftStore<Draft> {
  const store = draftStore<Draft>(key);
  return {
    ...store,
    async load() {
      const draft = await store.load();
      if (draft && (await isSubmitted(draft))) {
        await store.forget();
        return undefined;
      }
      return draft && withEveryAnswer(draft);
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
