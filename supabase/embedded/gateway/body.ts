// Read and dropped after a refusal, so that the client finishes writing and reads it. Otherwise it sees a
// broken connection.
const drained = 2 * 1024 * 1024;
const patienceMs = 10_000;
// The pace of a phone with a weak signal.
const slowestBytesPerMs = 16;

/** The client went away, sent nothing for ten seconds, or was slower than a slow phone. */
export class BodyLost extends Error {}

/** The whole body. Undefined if it is longer than `limit` bytes. Throws `BodyLost`. */
export async function readBodyAtMost(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  const isWhole = await takeBodyAtMost(request, limit, async (chunk) => void chunks.push(chunk));
  return isWhole ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

/**
 * Hands the body on chunk by chunk, each after the last is done. False if it is longer than `limit` bytes.
 * Then the rest is read and dropped. Throws `BodyLost`.
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

/** The same request with another body, headers or address, and the right length header. */
export function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer> | string,
  { headers = new Headers(request.headers), url = request.url }: { headers?: Headers; url?: string } = {},
): Request {
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return new Request(url, { method: request.method, headers, body });
}
