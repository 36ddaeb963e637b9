// bundle: sign-in
import { useEffect } from 'react';
import { followSession } from '../../data/session.ts';

/** Goes to `next` once there is a session. The page left is not kept in the history. */
export function useLeave(next: string | undefined): void {
  useEffect(followSession, []);
  useEffect(() => {
    if (next) location.replace(next);
  }, [next]);
}
