import { useStore } from '@nanostores/react';
import type { Profile } from '../domain/profile.ts';
import { $session } from './session.ts';

/** The signed-in account. */
export function useOwnAccount(): Profile | undefined {
  const session = useStore($session);
  return session.state === 'signed-in' ? session.profile : undefined;
}

export const useOwnId = (): string | undefined => useOwnAccount()?.id;
