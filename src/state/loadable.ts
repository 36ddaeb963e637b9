import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Failure } from '../lib/failure.ts';
import { released } from '../lib/released.ts';
import type { Result } from '../lib/result.ts';
import { $copied } from './copied.ts';

/** Data that a screen asked for. Ready data with an `error` could not be read again. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Failure }
  | { state: 'ready'; value: T; error?: Failure };

export type Loadable<T> = {
  $value: ReadableAtom<Loaded<T>>;
  /**
   * Reads it again. The screen keeps its content, even if the server can't be reached, since dialogs are open in it.
   */
  reload(): Promise<void>;
  /** Reads something else. The screen keeps its content until the answer comes. */
  replace(): Promise<void>;
};

/**
 * Data that is loaded when a screen first shows it, and again after a lost connection, even if a copy was
 * shown. The answer to an earlier call is dropped.
 */
export function loadable<T>(load: () => Promise<Result<T, Failure>>): Loadable<T> {
  const $value = atom<Loaded<T>>({ state: 'loading' });
  let latest = 0;
  const ask = async (keeps: boolean) => {
    const question = ++latest;
    const answer = await load();
    const press = released();
    if (press) await press;
    if (question !== latest) return;
    const shown = $value.value;
    if (answer.ok) $value.set({ state: 'ready', value: answer.value });
    else if (keeps && shown.state === 'ready' && isPassing(answer.error))
      $value.set({ ...shown, error: answer.error });
    else $value.set({ state: 'failed', error: answer.error });
  };
  const reload = () => ask(true);
  onMount($value, () => {
    void reload();
    const isBack = () => {
      const value = $value.get();
      if ($copied.get() || (value.state !== 'loading' && value.error?.kind === 'offline')) void reload();
    };
    globalThis.addEventListener?.('online', isBack);
    return () => globalThis.removeEventListener?.('online', isBack);
  });
  return { $value, reload, replace: () => ask(false) };
}

const isPassing = ({ kind }: Failure) => kind === 'offline' || kind === 'server';
