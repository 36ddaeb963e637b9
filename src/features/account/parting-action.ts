// bundle: sign-in
import { atom, computed } from 'nanostores';
import { action } from '../../state/action.ts';
import type { Result } from '../../lib/result.ts';

/** An action that leads to another page: once it has worked it stays busy, so that nothing is pressed twice on the way. */
export function partingAction<Args extends unknown[], T, E>(act: (...args: Args) => Promise<Result<T, E>>) {
  const { $state, run } = action(act);
  const $parting = atom(false);
  return {
    $busy: computed([$state, $parting], ({ busy }, parting) => busy || parting),
    $error: computed($state, ({ error }) => error),
    /** As with `action`; does nothing once it has worked. */
    async run(...args: Args): Promise<{ value: T } | undefined> {
      if ($parting.get()) return undefined;
      const done = await run(...args);
      $parting.set(done !== undefined);
      return done;
    },
    /** For when the page is shown again after all, or did not have to be left. */
    stay: () => $parting.set(false),
  };
}
