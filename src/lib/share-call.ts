/** A call during an earlier one shares its answer. */
export function shareCall<T>(call: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () =>
    (underWay ??= call().finally(() => {
      underWay = undefined;
    }));
}
