import type { Loadable, Loaded } from './loadable.ts';

/** Shows the data as a screen does, and returns it once loaded. */
export const shown = <T>({ $value }: Loadable<T>) =>
  new Promise<Exclude<Loaded<T>, { state: 'loading' }>>((resolve) => {
    $value.subscribe((loaded) => {
      if (loaded.state !== 'loading') resolve(loaded);
    });
  });
