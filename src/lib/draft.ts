import { del, delMany, get, keys, set } from 'idb-keyval';

/** Something half typed, kept on this device until it is sent. */
export type Draft<T> = {
  /** What was kept, or undefined. */
  load(): Promise<T | undefined>;
  save(value: T): Promise<void>;
  forget(): Promise<void>;
};

const PREFIX = 'draft:';

/** The draft of one form; the key should name the account, so that nobody else on the device finds it. */
export function draft<T>(key: string): Draft<T> {
  const name = PREFIX + key;
  return {
    load: () => get<T>(name).catch(() => undefined),
    save: (value) => set(name, value).catch(nothing),
    forget: () => del(name).catch(nothing),
  };
}

/** Forgets every draft of the device: when someone signs out, the next person must not find them. */
export async function forgetDrafts(): Promise<void> {
  const all = await keys<string>().catch(() => []);
  await delMany(all.filter((key) => String(key).startsWith(PREFIX))).catch(nothing);
}

// A browser that refuses storage loses drafts, but must not lose the form itself.
const nothing = () => undefined;
