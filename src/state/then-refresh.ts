// bundle: waiting
import { type Failure, movedOn } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';

/** The step, after which its record is read again, even if it was refused because another person was quicker. */
export const thenRefresh =
  <Args extends unknown[], T>(
    act: (...args: Args) => Promise<Result<T, Failure>>,
    refresh: () => Promise<unknown>,
  ) =>
  async (...args: Args): Promise<Result<T, Failure>> => {
    const result = await act(...args);
    if (result.ok || movedOn(result.error)) await refresh();
    return result;
  };
