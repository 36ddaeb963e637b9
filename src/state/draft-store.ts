// bundle: shared
import { del, get, set } from 'idb-keyval';

/** Where something half typed outlives the page, on this device only, until it is sent. */
export type DraftStore<T> = {
  /** What was kept, or undefined. */
  load(): Promise<T | undefined>;
  save(value: T): Promise<void>;
  forget(): Promise<void>;
};

const PREFIX = 'draft:';

/** What is on its way into the database. */
const underWay = new Map<string, unknown>();

/**
 * The draft of one form, in IndexedDB. Signing out wipes them all; where a form belongs to an account the key names it
 * all the same, so that someone whose session expired does not leave theirs to the next person.
 */
export function draftStore<T>(key: string): DraftStore<T> {
  const name = PREFIX + key;
  return {
    load: () => orNothing(async () => (await takeLeft<T>(name)) ?? get<T>(name)),
    save: (value) =>
      orNothing(async () => {
        underWay.set(name, value);
        await set(name, value);
        if (underWay.get(name) === value) underWay.delete(name);
      }),
    forget: () =>
      orNothing(async () => {
        underWay.delete(name);
        localStorage.removeItem(name);
        await del(name);
      }),
  };
}

// A page that is left takes the last writes with it unless they are done: localStorage alone is written at once.
globalThis.addEventListener?.('pagehide', () => {
  for (const [name, value] of underWay) localStorage.setItem(name, JSON.stringify(value));
});

/** What a page that was left had no time to write into the database. */
async function takeLeft<T>(name: string): Promise<T | undefined> {
  const left = localStorage.getItem(name);
  if (left === null) return undefined;
  const value = JSON.parse(left) as T;
  await set(name, value);
  localStorage.removeItem(name);
  return value;
}

/** A browser that refuses storage, by a throw or by an error, loses drafts, but must not lose the form itself. */
async function orNothing<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
