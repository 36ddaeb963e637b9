import * as v from 'valibot';

const ListQuery = v.object({
  prefix: v.optional(v.string(), ''),
  limit: v.optional(v.pipe(v.number(), v.minValue(1)), 100),
  offset: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  search: v.optional(v.nullable(v.string())),
  sortBy: v.optional(
    v.object({
      column: v.picklist(['name', 'created_at', 'updated_at', 'last_accessed_at']),
      order: v.picklist(['asc', 'desc']),
    }),
  ),
});

export type ListQuery = v.InferOutput<typeof ListQuery>;

const StoredObject = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.nullable(v.string()),
  updated_at: v.nullable(v.string()),
  last_accessed_at: v.nullable(v.string()),
  metadata: v.nullable(v.record(v.string(), v.unknown())),
});

type Entry = Omit<v.InferOutput<typeof StoredObject>, 'id'> & { id: string | null };

// More than any folder has. The API server counts objects, but we count folder entries.
const everything = 10_000;

/** The listed folder with a slash at the end. Empty for the bucket itself. */
const folderOf = (query: ListQuery) => query.prefix.replace(/^\/+|\/+$/g, '').replace(/(.)$/, '$1/');

/** Reads the fields of a list request; undefined when it is not one. */
export function readListQuery(fields: unknown): ListQuery | undefined {
  const parsed = v.safeParse(ListQuery, fields);
  return parsed.success ? parsed.output : undefined;
}

/** What to ask the API server: everything below the folder. */
export const flatListBody = (query: ListQuery) =>
  JSON.stringify({
    prefix: folderOf(query),
    limit: everything,
    ...(query.sortBy && { sortBy: query.sortBy }),
  });

/**
 * @supabase/lite 0.10.0: a list has all files below the folder, by their full paths. As supabase-js expects, it should
 * have the files of the folder, by name and with an id, and each subfolder once, without an id. This turns the flat
 * answer, which `flatListBody` asks for, into that.
 */
export function toFolderListing(rows: unknown, query: ListQuery): Entry[] {
  const folder = folderOf(query);
  const entries = new Map<string, Entry>();
  for (const row of v.parse(v.array(StoredObject), rows)) {
    if (!row.name.startsWith(folder)) continue;
    const [name = '', ...deeper] = row.name.slice(folder.length).split('/');
    if (deeper.length === 0) entries.set(name, { ...row, name });
    else if (!entries.has(name)) entries.set(name, { name, ...emptyEntry });
  }
  const wanted = query.search?.toLowerCase() ?? '';
  return [...entries.values()]
    .filter((entry) => entry.name.toLowerCase().includes(wanted))
    .slice(query.offset, query.offset + query.limit);
}

const emptyEntry = { id: null, created_at: null, updated_at: null, last_accessed_at: null, metadata: null };
