import { action, type Action } from './action.ts';
import type { DataError } from '../lib/data-error.ts';
import type { Result } from '../lib/result.ts';

/** Whether a refusal means that the record is no longer where the screen shows it. */
export const movedOn = (error: DataError) =>
  error.kind === 'refused' && /(_step_not_allowed|_not_open|already_published)$/.test(error.code);

/** An action on a record that is read anew after it, and also when someone else was quicker. */
export function step<Args extends unknown[], T>(
  act: (...args: Args) => Promise<Result<T, DataError>>,
  refresh: () => Promise<unknown>,
): Action<Args, T> {
  return action(async (...args: Args) => {
    const result = await act(...args);
    if (result.ok || movedOn(result.error)) await refresh();
    return result;
  });
}
