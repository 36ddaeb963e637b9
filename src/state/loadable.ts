import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Failure } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';
import { $copied } from './copied.ts';

/** What a screen knows of data it asked for. */
export type Loaded<T> =
  { state: 'loading' } | { state: 'failed'; error: Failure } | { state: 'ready'; value: T };

export type Loadable<T> = {
  $value: ReadableAtom<Loaded<T>>;
  /** Asks again. What is on the screen stays there until the new answer comes. */
  reload(): Promise<void>;
};

/**
 * Data that is asked for when a screen first shows it, and again when a lost connection is back, also where a copy was shown
 * meanwhile. An answer that a newer question overtook is dropped.
 */
export function loadable<T>(load: () => Promise<Result<T, Failure>>): Loadable<T> {
  const $value = atom<Loaded<T>>({ state: 'loading' });
  let latest = 0;
  const reload = async () => {
    const question = ++latest;
    const answer = await load();
    if (question !== latest) return;
    $value.set(
      answer.ok ? { state: 'ready', value: answer.value } : { state: 'failed', error: answer.error },
    );
  };
  onMount($value, () => {
    void reload();
    const isBack = () => {
      const value = $value.get();
      if ($copied.get() || (value.state === 'failed' && value.error.kind === 'offline')) void reload();
    };
    globalThis.addEventListener?.('online', isBack);
    return () => globalThis.removeEventListener?.('online', isBack);
  });
  return { $value, reload };
}
