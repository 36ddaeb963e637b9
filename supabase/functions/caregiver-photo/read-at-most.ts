/** The whole body. Undefined if it is longer than `limit` bytes. Throws if the connection is lost. */
export async function readAtMost(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    length += value.length;
    // The rest is still read, since a client that can't finish writing would see a broken connection instead of the
    // refusal.
    if (length <= limit) chunks.push(value);
    if (length > MOST_READ) break;
  }
  if (length > limit) return undefined;
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

const MOST_READ = 64 * 1024 * 1024;
