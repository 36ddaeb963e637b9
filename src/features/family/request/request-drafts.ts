import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import { mayHoldRequests } from '../../../state/outbox-flag.ts';
import { readReceipts } from '../../../state/receipt.ts';
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

/** The page was closed between putting the request into the outbox and forgetting the draft. */
async function isSubmitted({ id }: Draft): Promise<boolean> {
  if (readReceipts().some((receipt) => receipt.id === id)) return true;
  if (!mayHoldRequests()) return false;
  const outbox = await import('../../../pwa/outbox-store.ts').catch(() => undefined);
  return (await outbox?.readEntry(id).catch(() => undefined)) !== undefined;
}
