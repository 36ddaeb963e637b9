// bundle: sign-in
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page's HTML, and until React has taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
