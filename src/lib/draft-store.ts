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
    load: () => get<T>(name).catch(() => undefined),
    save: (value) => set(name, value).catch(nothing),
    forget: () => del(name).catch(nothing),
  };
}

// A browser that refuses storage loses drafts, but must not lose the form itself.
const nothing = () => undefined;
