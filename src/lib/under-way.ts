const here = new Set<string>();

/** Does the work. Until it ends or its page is closed, `isUnderWay` is true on all pages of this device. */
export async function whileUnderWay<T>(name: string, work: () => Promise<T>): Promise<T> {
  const marked = async () => {
    here.add(name);
    try {
      return await work();
    } finally {
      here.delete(name);
    }
  };
  const locks = navigator.locks as LockManager | undefined;
  return locks ? ((await locks.request(name, marked)) as T) : marked();
}

/** Whether work of this name is under way on this device or, without Web Locks, in this page. */
export async function isUnderWay(name: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  return here.has(name) || held.some((lock) => lock.name === name);
}
