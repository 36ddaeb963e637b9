import { atom, onMount, type ReadableAtom } from 'nanostores';
import { draftStore } from './draft-store.ts';

export type KeptDraft<T> = {
  /** What is typed and not saved yet; undefined when there is nothing. */
  $draft: ReadableAtom<T | undefined>;
  keep(value: T): void;
  forget(): void;
};

/** The draft of a small form as a store: it is there again after a reload, until it is saved. */
export function keptDraft<T>(key: string): KeptDraft<T> {
  const kept = draftStore<T>(key);
  const $draft = atom<T | undefined>(undefined);
  onMount($draft, () => {
    void kept.load().then((value) => {
      // What was typed meanwhile is newer.
      if ($draft.get() === undefined) $draft.set(value);
    });
  });
  return {
    $draft,
    keep(value) {
      $draft.set(value);
      void kept.save(value);
    },
    forget() {
      $draft.set(undefined);
      void kept.forget();
    },
  };
}
