/** Longer than any answer takes to begin. */
const LIMIT_MS = 20_000;

/**
 * `fetch` that treats a server’s long silence as a lost connection. Once an answer has begun, it may take any
 * time.
 */
export function notForever(send: typeof fetch, limitMs = LIMIT_MS): typeof fetch {
  return async (input, init) => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), limitMs);
    const signals = [silence.signal, ...(init?.signal ? [init.signal] : [])];
    try {
      return await send(input, { ...init, signal: AbortSignal.any(signals) });
    } finally {
      clearTimeout(timer);
    }
  };
}
