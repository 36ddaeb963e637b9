import { SessionContextProvider } from '@supabase/auth-helpers-react';
import type { ComponentProps, ReactNode } from 'react';
import { auth } from './client.ts';

export { useUser } from '@supabase/auth-helpers-react';

type Client = ComponentProps<typeof SessionContextProvider>['supabaseClient'];

/** Lets everything inside ask with `useUser` for the auth account, which is there also where its profile is not. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // Of the client it asks for `auth` alone; a whole one would double the bytes.
  return (
    <SessionContextProvider supabaseClient={{ auth: auth() } as unknown as Client}>
      {children}
    </SessionContextProvider>
  );
}
