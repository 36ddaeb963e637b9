/** How long to wait before the second try; every further wait is twice as long, up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Answers of a server, or of what stands before it, that may be another one in a moment. */
const PASSING = [502, 503, 504];

type Device = { isOnline(): boolean; now(): number; wait(ms: number): Promise<void> };

const browser: Device = {
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * `fetch` that tries again after a broken connection or a passing failure of the server, for at most `limitMs`
 * milliseconds (docs/specification.md, Constants). A device that knows it is offline is told so at once. Rejects and
 * answers as `fetch` does, with what came of the last try.
 */
export function retrying(call: typeof fetch, limitMs: number, device: Device = browser): typeof fetch {
  return async (input, init) => {
    const began = device.now();
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
      const { answer, error } = await call(input, init).then(
        (response) => ({ answer: response, error: undefined }),
        (reason: unknown) => ({ answer: undefined, error: reason }),
      );
      const mayPass = answer ? PASSING.includes(answer.status) : device.isOnline() && !init?.signal?.aborted;
      const timeLeft = began + limitMs - device.now() - pause;
      if (!mayPass || timeLeft < 0) {
        if (answer) return answer;
        throw error;
      }
      await device.wait(pause);
    }
  };
}
