/** The wait before the second try. Each further wait is twice as long, up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Answers of a server or its proxy that may pass in a moment. */
const PASSING = [502, 503, 504];

/** `wait` ends early once the connection is back, or the signal aborts. */
type Device = {
  isOnline(): boolean;
  now(): number;
  wait(ms: number, signal?: AbortSignal | null): Promise<void>;
};

const browser: Device = {
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        removeEventListener('online', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      addEventListener('online', end);
      signal?.addEventListener('abort', end);
    }),
};

type Retrying = {
  /**
   * Called before each wait for another try. With it, a device that knows it is offline waits, too, instead of failing
   * at once.
   */
  onPause?: () => void;
  device?: Device;
};

/**
 * `fetch` that tries again after a broken connection or a passing failure of the server, for at most `limitMs`
 * milliseconds (docs/specification.md, Constants). A device that knows it is offline fails at once. It resolves and
 * rejects as `fetch` does, with the outcome of the last try. Once the signal aborts, it does not try again.
 */
export function retrying(
  call: typeof fetch,
  limitMs: number,
  { onPause, device = browser }: Retrying = {},
): typeof fetch {
  return async (input, init) => {
    const began = device.now();
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
      const { answer, error } = await call(input, init).then(
        (response) => ({ answer: response, error: undefined }),
        (reason: unknown) => ({ answer: undefined, error: reason }),
      );
      const mayPass = answer ? PASSING.includes(answer.status) : Boolean(onPause) || device.isOnline();
      const timeLeft = began + limitMs - device.now() - pause;
      if (!mayPass || timeLeft < 0 || init?.signal?.aborted) {
        if (answer) return answer;
        throw error;
      }
      onPause?.();
      await device.wait(pause, init?.signal);
      init?.signal?.throwIfAborted();
    }
  };
}
