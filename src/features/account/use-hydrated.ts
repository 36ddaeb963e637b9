// bundle: sign-in
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the page, and until the scripts have taken it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
