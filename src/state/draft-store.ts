// bundle: shared
import { drafts } from './device/database.ts';
import { unwritten } from './device/storage.ts';

/** Keeps typed values after the page is closed, on this device only, until they are sent or too old. */
export type DraftStore<T> = {
  /** The kept values, or undefined. */
  load(): Promise<T | undefined>;
  save(value: T): Promise<void>;
  forget(): Promise<void>;
};

/** Values that are being written to the database. */
const underWay = new Map<string, unknown>();

/**
 * The draft of one form in IndexedDB, for the operator's number of days. Signing out removes all drafts. If a
 * form belongs to an account, the key names the account, so that after an expired session the next person
 * doesn't get the draft.
 */
export function draftStore<T>(key: string): DraftStore<T> {
  const { write, takeLeft, drop } = writesTo(`draft:${key}`, (value: [number, T]) => drafts.keep(key, value));
  return {
    async load() {
      const left = await takeLeft();
      const found = await orNothing(async () => {
        await forgetOld();
        return { draft: (await drafts.read(key)) as [number, T] | undefined };
      });
      const draft = found ? found.draft : left;
      return draft && Date.now() - draft[0] <= drafts.lifetimeMs ? draft[1] : undefined;
    },
    save: (value) => orNothing(() => write([Date.now(), value])),
    forget: () =>
      orNothing(async () => {
        drop();
        await drafts.forget(key);
      }),
  };
}

/** Removes every draft that is too old, of any form. */
async function forgetOld(): Promise<void> {
  const old = (await drafts.all()).filter(([, [at]]) => Date.now() - at > drafts.lifetimeMs);
  await drafts.forget(...old.map(([key]) => key));
}

/**
 * Writes that reach the database even if the page is left during one. The last one waits under `name` for the next
 * page.
 */
export function writesTo<T>(name: string, store: (value: T) => Promise<unknown>) {
  return {
    async write(value: T): Promise<void> {
      underWay.set(name, value);
      await store(value);
      if (underWay.get(name) === value) underWay.delete(name);
    },
    /**
     * What the last page had no time to write. It is written now or, without a database, again when this page
     * is left.
     */
    async takeLeft(): Promise<T | undefined> {
      const left = (underWay.get(name) ?? unwritten(name).read()) as T | undefined;
      if (left === undefined) return undefined;
      underWay.set(name, left);
      await orNothing(async () => {
        await store(left);
        if (underWay.get(name) === left) underWay.delete(name);
        unwritten(name).keep(undefined);
      });
      return left;
    },
    /** Cancels what is still to be written. */
    drop() {
      underWay.delete(name);
      unwritten(name).keep(undefined);
    },
  };
}

// Writes under way are lost when the page is left, so they go to localStorage, which writes at once.
globalThis.addEventListener?.('pagehide', () => {
  for (const [name, value] of underWay) unwritten(name).keep(value);
});

/** If a browser refuses its database, the form must still work. */
async function orNothing<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
