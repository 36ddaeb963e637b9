type Options = {
  /** Of the API. */
  url: string;
  secretKey: string;
  /** Default: over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

const AT_ONCE = 100;
/** What lists the files, and where they lie. */
const BUCKETS = [
  ['expired_files', 'documents'],
  ['expired_photos', 'photos'],
] as const;

/**
 * Removes the files that no document names any more, and the photos that nobody shows (decision 0072), and answers how many. By way of the storage API: nothing
 * else removes a file together with its record. Throws when the API refuses.
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
    const listed = await call('POST', `/rest/v1/rpc/${list}`, {});
    const paths = (await listed.json()) as string[];
    for (let first = 0; first < paths.length; first += AT_ONCE) {
      const prefixes = paths.slice(first, first + AT_ONCE);
      await call('DELETE', `/storage/v1/object/${bucket}`, { prefixes });
    }
    removed += paths.length;
  }
  return removed;
}
