// bundle: routes
/** Prevents reading something again too soon. */
type ReadGate = {
  /**
   * Whether to read now: for another key than last time, or after the interval. If so, it counts as a read.
   */
  opensFor(key: string): boolean;
  /** The last read failed: the next one may follow at once. */
  forget(): void;
};

/** A gate that lets one read through per key, and again after `intervalMs`. */
export function createReadGate(intervalMs: number, now: () => number = Date.now): ReadGate {
  let last: { key: string; at: number } | undefined;
  return {
    opensFor(key) {
      if (last?.key === key && now() - last.at < intervalMs) return false;
      last = { key, at: now() };
      return true;
    },
    forget() {
      last = undefined;
    },
  };
}
