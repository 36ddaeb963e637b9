// bundle: ground
let turn: Promise<unknown> = Promise.resolve();

/** Runs the work alone among all of this name on this device; where Web Locks are missing, alone in this page. */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request(name, work) as Promise<T>;
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined);
  return mine;
}
