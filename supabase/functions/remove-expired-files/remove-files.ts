type Options = {
  /** The API's address. */
  url: string;
  secretKey: string;
  /** Default: over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

const AT_ONCE = 100;
/** The functions that list files, a thousand at most, and their buckets. */
const BUCKETS = [
  ['expired_files', 'documents'],
  ['expired_photos', 'photos'],
] as const;

/**
 * Removes files that no document names and photos that no profile shows (decision 0072), until there are none. Returns
 * how many. It uses the storage API, since only that removes a file with its row. Throws if the API refuses, or leaves
 * a file in place.
 */
export async function removeExpiredFiles({
  url,
  secretKey,
  fetch = globalThis.fetch,
}: Options): Promise<number> {
  const call = async (method: string, path: string, body: unknown) => {
    const response = await fetch(
      new Request(url + path, {
        method,
        // The key is in both headers: a new kind of key is accepted only if both have it, and an old one is a token.
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }),
    );
    if (!response.ok) throw new Error(`Expired files were not removed: ${path} answered ${response.status}.`);
    return response;
  };
  let removed = 0;
  for (const [list, bucket] of BUCKETS) {
    for (let first: string | undefined; ;) {
      const listed = await call('POST', `/rest/v1/rpc/${list}`, {});
      const paths = (await listed.json()) as string[];
      if (paths.length === 0) break;
      if (first !== undefined && paths.includes(first)) throw new Error(`${first} stays in ${bucket}.`);
      for (let start = 0; start < paths.length; start += AT_ONCE) {
        const prefixes = paths.slice(start, start + AT_ONCE);
        await call('DELETE', `/storage/v1/object/${bucket}`, { prefixes });
      }
      [first] = paths;
      removed += paths.length;
    }
  }
  return removed;
}
