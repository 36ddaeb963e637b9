import { AsyncResource } from 'node:async_hooks';

export type Lanes = {
  /** Runs the work when there is room for this key. Undefined if too many wait already. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> | undefined;
};

/**
 * Lets `most` pieces of work run at once for one key, and `longest` more wait in line. Keys do not wait for
 * each other.
 */
export function createLanes(most: number, longest: number): Lanes {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    run(key, work) {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] };
      lanes.set(key, lane);
      if (lane.running >= most && lane.waiting.length >= longest) return undefined;
      const leave = () => {
        lane.running -= 1;
        const next = lane.waiting.shift();
        if (next) next();
        else if (lane.running === 0) lanes.delete(key);
      };
      const enter = async () => {
        lane.running += 1;
        try {
          return await work();
        } finally {
          leave();
        }
      };
      if (lane.running < most) return enter();
      return new Promise((resolve, reject) => {
        // Work that ends calls this. Bound, so that the waiting work still sees its own request.
        lane.waiting.push(AsyncResource.bind(() => void enter().then(resolve, reject)));
      });
    },
  };
}
