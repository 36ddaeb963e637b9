type Options = {
  /** Of the API. */
  url: string;
  secretKey: string;
  /** Default: over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

const AT_ONCE = 100;
/** What lists the files, a thousand at most, and where they lie. */
const BUCKETS = [
  ['expired_files', 'documents'],
  ['expired_photos', 'photos'],
] as const;

/**
 * Removes the files that no document names any more, and the photos that nobody shows (decision 0072), until there are
 * none, and answers how many. By way of the storage API: nothing else removes a file together with its record. Throws when
 * the API refuses, or leaves one where it is.
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
        // The key goes in both: a new one may only stand beside itself, an old one is a token.
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
