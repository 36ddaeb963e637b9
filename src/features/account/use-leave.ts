// bundle: sign-in
import { useEffect } from 'react';
import { followSession } from '../../data/session.ts';

/** Follows the session, and goes to `next` as soon as there is one; the page left is not kept to go back to. */
export function useLeave(next: string | undefined): void {
  useEffect(followSession, []);
  useEffect(() => {
    if (next) location.replace(next);
  }, [next]);
}
