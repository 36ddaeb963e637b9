import { del, get, set } from 'idb-keyval';

/** Where something half typed outlives the page, on this device only, until it is sent. */
export type DraftStore<T> = {
  /** What was kept, or undefined. */
  load(): Promise<T | undefined>;
  save(value: T): Promise<void>;
  forget(): Promise<void>;
};

const PREFIX = 'draft:';

/**
 * The draft of one form, in IndexedDB. Signing out wipes them all; where a form belongs to an account the key names it
 * all the same, so that someone whose session ran out does not leave theirs to the next person.
 */
export function draftStore<T>(key: string): DraftStore<T> {
  const name = PREFIX + key;
  return {
    load: () => orNothing(() => get<T>(name)),
    save: (value) => orNothing(() => set(name, value)),
    forget: () => orNothing(() => del(name)),
  };
}

/** A browser that refuses storage, by a throw or by an error, loses drafts, but must not lose the form itself. */
async function orNothing<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
