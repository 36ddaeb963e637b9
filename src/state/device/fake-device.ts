/** For tests: a browser's two kinds of storage, in memory. */

type Records = Map<string, unknown>;

/** The contents of the databases, by their names. */
export const databases: Record<string, Records> = {};

const storeOf = (name: string) => {
  // A test may replace the records.
  const records = (): Records => (databases[name] ??= new Map());
  const inTransaction = {
    get: (key: string) => records().get(key),
    put: (value: unknown, key: string) => records().set(key, value),
  };
  const use = async (_: string, act: (store: typeof inTransaction) => unknown) => act(inTransaction);
  return Object.defineProperty(use, 'records', { get: records }) as typeof use & { records: Records };
};
const first = () => storeOf('keyval-store');

/** Replaces `idb-keyval`. */
export const fakeDatabases = {
  createStore: storeOf,
  promisifyRequest: async (answer: unknown) => answer,
  get: async (key: string, { records } = first()) => records.get(key),
  set: async (key: string, value: unknown, { records } = first()) => void records.set(key, value),
  del: async (key: string, { records } = first()) => void records.delete(key),
  delMany: async (keys: string[], { records } = first()) => keys.forEach((key) => records.delete(key)),
  entries: async ({ records } = first()) => [...records],
  values: async ({ records } = first()) => [...records.values()],
  clear: async ({ records } = first()) => records.clear(),
};

/** Replaces localStorage or sessionStorage. */
export function fakeStorage(kept: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  return kept;
}
