import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { backendUrl, publishableKey } from './backend.ts';
import type { Database } from './database.types.ts';

type Auth = InstanceType<typeof AuthClient>;

let authClient: Auth | undefined;
let restClient: PostgrestClient<Database> | undefined;

/** The one auth client. Composed from supabase-js's parts: everything together would double the bytes. */
export function auth(): Auth {
  authClient ??= new AuthClient({
    url: `${backendUrl()}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: 'session',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
  return authClient;
}

/** The one data client; each call carries the caller's token, or the publishable key when signed out. */
export function rest(): PostgrestClient<Database> {
  restClient ??= new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, { fetch: fetchAsCaller });
  return restClient;
}

/** The signed-in account's id; when nobody is signed in, one that owns nothing, so that the server says so. */
export async function callerId(): Promise<string> {
  const { data } = await auth().getSession();
  return data.session?.user.id ?? '00000000-0000-0000-0000-000000000000';
}

/** `fetch` with the project's key and the caller's token. */
export async function fetchAsCaller(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { data } = await auth().getSession();
  const headers = new Headers(init.headers);
  headers.set('apikey', publishableKey);
  headers.set('authorization', `Bearer ${data.session?.access_token ?? publishableKey}`);
  return fetch(input, { ...init, headers });
}
