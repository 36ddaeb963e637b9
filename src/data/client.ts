// bundle: client
import { AuthClient, type Session } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { notForever } from '../lib/not-forever.ts';
import { session as kept } from '../state/device/storage.ts';
import { backendUrl, publishableKey } from './backend.ts';
import { asStored, type Database, inItsNames } from './names.ts';
import { createRefreshFetch } from './refresh-fetch.ts';

type Auth = InstanceType<typeof AuthClient>;

let authClient: Auth | undefined;
let restClient: PostgrestClient<Database> | undefined;

/** The auth client's `fetch`, under which a lost connection ends no session. */
export const refreshing = createRefreshFetch(
  notForever((input, init) => fetch(input, init)),
  globalThis,
);

/**
 * Sent to `window` when a session may have ended elsewhere: `REFUSED_EVENT` after a refusal, `NOTHING_EVENT` after an
 * answer without rows, since without a session row-level security shows none.
 */
export const REFUSED_EVENT = 'sessionrefused';
export const NOTHING_EVENT = 'sessionnothing';

/** The only auth client. It is made of parts of supabase-js, since all of it would be twice as large. */
export function auth(): Auth {
  authClient ??= new AuthClient({
    url: `${backendUrl()}/auth/v1`,
    headers: { apikey: publishableKey },
    fetch: refreshing.fetch,
    storageKey: kept.key,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
  return authClient;
}

/** The only data client. Each call has the caller's token or, without a session, the publishable key. */
export function rest(): PostgrestClient<Database> {
  restClient ??= restThrough(notForever((input, init) => way.send(input, init)));
  return restClient;
}

/** A data client that sends its calls through another function. */
export const restThrough = (send: typeof fetch) =>
  new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    fetch: (input, init) =>
      send(inItsNames(input as string), { ...init, body: init?.body && named(init.body) }),
  });

const named = (body: BodyInit) => JSON.stringify(asStored(JSON.parse(body as string) as object));

/** How the data client sends. An area may replace it to use this device's copies (keep-own-copies.ts). */
export const way = {
  send: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => fetchAsCaller(input, init),
};

/** The session as this device keeps it, expired or not. */
export const keptSession = () => (kept.read() ?? null) as Session | null;

/** The session. Without a connection to refresh it, the kept one, even if it has expired. */
export function currentSession(): Promise<Session | null> {
  return new Promise((resolve, reject) => {
    const stop = refreshing.$stalled.subscribe((stalled) => stalled && resolve(keptSession()));
    auth()
      .getSession()
      .then(({ data }) => resolve(data.session), reject)
      .finally(stop);
  });
}

/**
 * The signed-in account's id. If nobody is signed in, an id that owns nothing, so that the server says so.
 */
export async function callerId(): Promise<string> {
  return (await currentSession())?.user.id ?? '00000000-0000-0000-0000-000000000000';
}

/** `fetch`, or `send` in its place, with the project's key and the caller's token. */
export async function fetchAsCaller(
  input: RequestInfo | URL,
  init: RequestInit = {},
  send = fetch,
): Promise<Response> {
  const session = await currentSession();
  if (session?.expires_at && session.expires_at * 1000 < Date.now())
    throw new TypeError('The session waits for a connection');
  const headers = new Headers(init.headers);
  headers.set('apikey', publishableKey);
  headers.set('authorization', `Bearer ${session?.access_token ?? publishableKey}`);
  const response = await send(input, { ...init, headers });
  if (session) raiseDoubt(response);
  return response;
}

function raiseDoubt({ status, headers }: Response): void {
  if (status >= 400 && status < 500) dispatchEvent(new Event(REFUSED_EVENT));
  else if (headers.get('content-range')?.startsWith('*/')) dispatchEvent(new Event(NOTHING_EVENT));
}
