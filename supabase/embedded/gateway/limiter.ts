/** Counts events per key in a sliding window. */
export type Limiter = {
  /** True when the key has reached the limit within the window. */
  isFull(key: string): boolean;
  /** Counts one event. */
  count(key: string): void;
  /** Removes the newest event, which turned out not to count. */
  forgive(key: string): void;
};

const longestList = 10_000;

/**
 * A limiter of `limit` events per key in `windowMs` milliseconds. It forgets the oldest keys rather than
 * grow.
 */
export function createLimiter(limit: number, windowMs: number, now: () => number = Date.now): Limiter {
  const events = new Map<string, number[]>();
  const recent = (key: string) => (events.get(key) ?? []).filter((time) => time > now() - windowMs);
  return {
    isFull: (key) => recent(key).length >= limit,
    count(key) {
      const times = [...recent(key), now()];
      events.delete(key);
      events.set(key, times);
      const oldest = events.keys().next().value;
      if (events.size > longestList && oldest !== undefined) events.delete(oldest);
    },
    forgive(key) {
      events.get(key)?.pop();
    },
  };
}
