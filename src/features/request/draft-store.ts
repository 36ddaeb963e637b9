import { del, get, set } from 'idb-keyval';
import { emptyAnswers } from './answers.ts';
import type { Draft } from './draft.ts';

/** Where a draft outlives the page: on this device only. */
export type DraftStore = {
  load(): Promise<Draft | undefined>;
  save(draft: Draft): Promise<void>;
  clear(): Promise<void>;
};

/** A draft in IndexedDB. Where the browser keeps no database, nothing is kept and nothing else changes. */
export function draftStore(key: string): DraftStore {
  const nothing = () => undefined;
  return {
    async load() {
      const draft = await get<Draft>(key).catch(nothing);
      // A draft from before an update may lack answers that are asked for since.
      return draft && { ...draft, answers: { ...emptyAnswers(), ...draft.answers } };
    },
    save: (draft) => set(key, draft).catch(nothing),
    clear: () => del(key).catch(nothing),
  };
}
