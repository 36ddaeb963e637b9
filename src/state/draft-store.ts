// bundle: shared
import { del, entries, get, set } from 'idb-keyval';
import settings from '../domain/operator.json' with { type: 'json' };

/** Where something half typed outlives the page, on this device only, until it is sent or too old. */
export type DraftStore<T> = {
  /** What was kept, or undefined. */
  load(): Promise<T | undefined>;
  save(value: T): Promise<void>;
  forget(): Promise<void>;
};

const PREFIX = 'draft:';
const LIFETIME_MS = settings.retention.draftDays * 86_400_000;

/** As it lies in the database: when it was written, in milliseconds, and what. */
type Kept<T> = readonly [at: number, value: T];

/** What is on its way into the database. */
const underWay = new Map<string, unknown>();

/**
 * The draft of one form, in IndexedDB, for as long as the operator has devices keep drafts. Signing out wipes them all; where
 * a form belongs to an account the key names it all the same, so that someone whose session expired does not leave theirs to
 * the next person.
 */
export function draftStore<T>(key: string): DraftStore<T> {
  const name = PREFIX + key;
  const { write, takeLeft, drop } = writesTo<Kept<T>>(name, (kept) => set(name, kept));
  return {
    load: () =>
      orNothing(async () => {
        await takeLeft();
        await forgetOld();
        const kept = await get<Kept<T> | T>(name);
        // Earlier versions kept the value by itself.
        return Array.isArray(kept) ? (kept as Kept<T>)[1] : (kept as T | undefined);
      }),
    save: (value) => orNothing(() => write([Date.now(), value])),
    forget: () =>
      orNothing(async () => {
        drop();
        await del(name);
      }),
  };
}

/** Removes every draft that is too old, whichever form it is of. */
async function forgetOld(): Promise<void> {
  for (const [name, kept] of await entries()) {
    const isOld = Array.isArray(kept) && Date.now() - (kept as unknown as Kept<unknown>)[0] > LIFETIME_MS;
    if (isOld && String(name).startsWith(PREFIX)) await del(name);
  }
}

/**
 * Writes that reach the database even when the page is left in the middle of one; `name` is where the last of them waits
 * for the next page.
 */
export function writesTo<T>(name: string, store: (value: T) => Promise<unknown>) {
  return {
    async write(value: T): Promise<void> {
      underWay.set(name, value);
      await store(value);
      if (underWay.get(name) === value) underWay.delete(name);
    },
    /** What a page that was left had no time to write; it is written now. */
    async takeLeft(): Promise<T | undefined> {
      const left = localStorage.getItem(name);
      if (left === null) return undefined;
      const value = JSON.parse(left) as T;
      await store(value);
      localStorage.removeItem(name);
      return value;
    },
    /** Nothing is to be written any more. */
    drop() {
      underWay.delete(name);
      localStorage.removeItem(name);
    },
  };
}

// A page that is left takes the last writes with it unless they are done: localStorage alone is written at once.
globalThis.addEventListener?.('pagehide', () => {
  try {
    for (const [name, value] of underWay) localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing.
  }
});

/** A browser that refuses storage, by a throw or by an error, loses drafts, but must not lose the form itself. */
async function orNothing<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
