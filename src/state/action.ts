// bundle: shared
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';

type ActionState<E = Failure> = { busy: boolean; error?: E };

export type Action<Args extends unknown[], T, E = Failure> = {
  $state: ReadableAtom<ActionState<E>>;
  /** Runs once at a time. A call while one is under way does nothing and returns undefined, like a refused one. */
  run(...args: Args): Promise<{ value: T } | undefined>;
};

/** A step of a person that changes data. It is busy while it runs, and keeps its error until the next try. */
export function action<Args extends unknown[], T, E = Failure>(
  act: (...args: Args) => Promise<Result<T, E>>,
): Action<Args, T, E> {
  const $state = atom<ActionState<E>>({ busy: false });
  return {
    $state,
    async run(...args) {
      if ($state.get().busy) return undefined;
      $state.set({ busy: true });
      const result = await act(...args);
      $state.set({ busy: false, error: result.ok ? undefined : result.error });
      return result.ok ? { value: result.value } : undefined;
    },
  };
}
