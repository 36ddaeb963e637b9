import { SessionContextProvider } from '@supabase/auth-helpers-react';
import type { ComponentProps, ReactNode } from 'react';
import { auth } from './client.ts';

export { useUser } from '@supabase/auth-helpers-react';

type Client = ComponentProps<typeof SessionContextProvider>['supabaseClient'];

/** Gives the auth account to everything inside, by `useUser`, even without a profile. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // It uses only the client's `auth`. A whole client would be twice as large.
  return (
    <SessionContextProvider supabaseClient={{ auth: auth() } as unknown as Client}>
      {children}
    </SessionContextProvider>
  );
}
