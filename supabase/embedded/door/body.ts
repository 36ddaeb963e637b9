// Enough for a client to finish writing and read the refusal, which it would otherwise see as a broken connection.
const drainLimit = 64 * 1024 * 1024;

/** The whole body, or undefined when it is longer than `limit` bytes; then the rest is read and thrown away. */
export async function readBodyAtMost(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > drainLimit) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > drainLimit) return undefined;
    if (length <= limit && announced <= limit) chunks.push(chunk);
  }
  return length > limit ? undefined : new Uint8Array(Buffer.concat(chunks));
}

/** The same request with another body (and headers, or address); its length header follows by itself. */
export function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer> | string,
  { headers = new Headers(request.headers), url = request.url }: { headers?: Headers; url?: string } = {},
): Request {
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return new Request(url, { method: request.method, headers, body });
}
