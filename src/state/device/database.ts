// bundle: ground
import { clear, delMany, entries, get, set } from 'idb-keyval';
import settings from '../../domain/operator.json' with { type: 'json' };

const DAY_MS = 86_400_000;

/** The entries under one prefix in the database that signing out empties; `days` is the longest time. */
/* @__NO_SIDE_EFFECTS__ */
function kept<T>(prefix: string, days: number, isOne: (found: T) => unknown) {
  return {
    lifetimeMs: days * DAY_MS,
    async read(key: string): Promise<T | undefined> {
      const found = await get<T>(prefix + key);
      return found && isOne(found) ? found : undefined;
    },
    async all(): Promise<[key: string, value: T][]> {
      const found = await entries<string, T>();
      return found.flatMap(([name, value]) =>
        String(name).startsWith(prefix) && isOne(value) ? [[name.slice(prefix.length), value]] : [],
      );
    },
    keep: async (key: string, value: T) => set(prefix + key, value),
    forget: async (...keys: string[]) => delMany(keys.map((key) => prefix + key)),
  };
}

/** Typed but unsent values of a form, with the time in milliseconds. */
export const drafts = kept<readonly [at: number, value: unknown]>(
  'draft:',
  settings.retention.draftDays,
  (found) => Array.isArray(found),
);

/** An answer of the service to its `owner`, and when it came (milliseconds). */
export type Copy = { owner: string; at: number; body: string; headers: [string, string][] };
export const copies = kept<Copy>('copy:', settings.retention.copyDays, ({ owner, at }) => owner && at);

export const emptyDatabase = async () => clear();
