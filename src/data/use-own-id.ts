import { useStore } from '@nanostores/react';
import { $session } from './session.ts';

/** Whoever is signed in. */
export function useOwnId(): string | undefined {
  const session = useStore($session);
  return session.state === 'signed-in' ? session.profile.id : undefined;
}
