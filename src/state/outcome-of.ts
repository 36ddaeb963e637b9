// bundle: dialogs
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Action } from './action.ts';

/**
 * An action in the form that forms send: with its outcome as a Result, and only after a closed form has finished
 * sending.
 */
export const outcomeOf =
  <Args extends unknown[], T>({ $state, run }: Action<Args, T>) =>
  async (...args: Args): Promise<Result<T, Failure>> => {
    while ($state.get().busy)
      await new Promise<void>((idle) => {
        const stop = $state.listen(() => {
          stop();
          idle();
        });
      });
    const done = await run(...args);
    return done ? ok(done.value) : fail($state.get().error ?? { kind: 'server', code: 'busy' });
  };
