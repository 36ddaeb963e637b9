// bundle: ground
let turn: Promise<unknown> = Promise.resolve();

/** Runs work of one name alone on this device or, without Web Locks, alone in this page. */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request(name, work) as Promise<T>;
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined);
  return mine;
}
