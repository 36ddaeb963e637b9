import type { Match } from './match.ts';

// All headers that the API reads, except the profile, which the gateway has checked.
const handedOn = [
  ...['apikey', 'user-agent', 'x-supabase-api-version', 'range'],
  ...['if-none-match', 'cache-control', 'x-upsert'],
];
const preference =
  /^(return=(representation|minimal|headers-only)|count=exact|missing=default|resolution=(merge|ignore)-duplicates)$/;
const oneRow = 'application/vnd.pgrst.object+json';

/** A request with only what the gateway has read: its token and its JSON, if any. */
export function rebuild(
  request: Request,
  url: URL,
  { rule, query }: Match,
  { token, text }: { token: string | undefined; text: string | undefined },
): Request {
  const headers = new Headers();
  for (const name of handedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const wished = (name: string) => (request.headers.get(name) ?? '').split(',').map((one) => one.trim());
  const preferences = wished('prefer').filter((one) => preference.test(one));
  if (preferences.length > 0) headers.set('prefer', preferences.join(','));
  headers.set('accept', wished('accept').includes(oneRow) ? oneRow : 'application/json');

  const search = query.size === 0 ? '' : `?${new URLSearchParams([...query])}`;
  const address = `${url.origin}${url.pathname}${search}`;
  const { method } = request;
  if (rule.body === 'file') {
    for (const name of ['content-type', 'content-length']) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Request(address, { method, headers, body: request.body, duplex: 'half' } as RequestInit);
  }
  if (text === undefined) return new Request(address, { method, headers });
  headers.set('content-type', 'application/json');
  return new Request(address, { method, headers, body: text });
}
