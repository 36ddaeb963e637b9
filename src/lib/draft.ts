import { del, get, set } from 'idb-keyval';

/** Something half typed, kept on this device until it is sent. */
export type Draft<T> = {
  /** What was kept, or undefined. */
  load(): Promise<T | undefined>;
  save(value: T): Promise<void>;
  forget(): Promise<void>;
};

const PREFIX = 'draft:';

/**
 * The draft of one form. Signing out wipes them all; the key names the account all the same, so that someone whose
 * session ran out does not leave theirs to the next person.
 */
export function draft<T>(key: string): Draft<T> {
  const name = PREFIX + key;
  return {
    load: () => get<T>(name).catch(() => undefined),
    save: (value) => set(name, value).catch(nothing),
    forget: () => del(name).catch(nothing),
  };
}

// A browser that refuses storage loses drafts, but must not lose the form itself.
const nothing = () => undefined;
