import { type DraftStore, draftStore } from '../../lib/draft-store.ts';
import { emptyAnswers } from './answers.ts';
import type { Draft } from './draft.ts';

const LIFETIME_MS = 30 * 86_400_000;

/**
 * The draft of a request on this device, for thirty days. One from before an update may lack answers that are asked for
 * since.
 */
export function requestDrafts(key: string): DraftStore<Draft> {
  const store = draftStore<Draft>(key);
  return {
    ...store,
    async load() {
      const draft = await store.load();
      if (draft && Date.now() - draft.savedAt > LIFETIME_MS) {
        await store.forget();
        return undefined;
      }
      return draft && { ...draft, answers: { ...emptyAnswers(), ...draft.answers } };
    },
  };
}
