// Enough for a client to finish writing and read the refusal, which it would otherwise see as a broken connection.
const drained = 2 * 1024 * 1024;
const patienceMs = 10_000;
// What a phone far from its mast sends.
const slowestBytesPerMs = 16;

/** The client went away, sent nothing more for ten seconds, or took longer for the whole than a slow phone does. */
export class BodyLost extends Error {}

/** The whole body, or undefined when it is longer than `limit` bytes. Throws `BodyLost`. */
export async function readBodyAtMost(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  const isWhole = await takeBodyAtMost(request, limit, async (chunk) => void chunks.push(chunk));
  return isWhole ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

/**
 * Hands the body on chunk by chunk, the next one when the last is dealt with. False when it is longer than `limit` bytes; then
 * the rest is read and thrown away. Throws `BodyLost`.
 */
export async function takeBodyAtMost(
  request: Request,
  limit: number,
  take: (chunk: Uint8Array) => Promise<void>,
): Promise<boolean> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  const longest = limit + drained;
  if (announced > longest) return false;
  let length = 0;
  for await (const chunk of chunksOf(request, patienceMs + limit / slowestBytesPerMs)) {
    length += chunk.length;
    if (length > longest) return false;
    if (length <= limit && announced <= limit) await take(chunk);
  }
  return length <= limit;
}

async function* chunksOf(request: Request, wholeInMs: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  const until = performance.now() + wholeInMs;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), Math.min(patienceMs, until - performance.now()));
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function inTime<T>(read: Promise<T>, waitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BodyLost()), waitMs);
    read.then(resolve, () => reject(new BodyLost())).finally(() => clearTimeout(timer));
  });
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
