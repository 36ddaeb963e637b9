import { type DraftStore, draftStore } from '../../lib/draft-store.ts';
import { emptyAnswers } from './answers.ts';
import type { Draft } from './draft.ts';

/** The draft of a request on this device; one from before an update may lack answers that are asked for since. */
export function requestDrafts(key: string): DraftStore<Draft> {
  const store = draftStore<Draft>(key);
  return {
    ...store,
    async load() {
      const draft = await store.load();
      return draft && { ...draft, answers: { ...emptyAnswers(), ...draft.answers } };
    },
  };
}
