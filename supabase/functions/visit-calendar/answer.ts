import { type CalendarVisit, visitCalendar } from './calendar.ts';
import * as t from './words.ts';

type Options = {
  /** The API's address. */
  url: string;
  publishableKey: string;
  /** Default: over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

// Anyone with the address can read it, so nothing may cache, index or refer to it.
const HEADERS = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Answers a calendar that asks for a caregiver's visits at a private address, `…/KEY.ics`. 304 if nothing has
 * changed, 404 if no open address has this key, 503 if the database can't be reached.
 */
export async function answerVisitCalendar(request: Request, options: Options): Promise<Response> {
  const { url, publishableKey, fetch = globalThis.fetch } = options;
  if (request.method !== 'GET' && request.method !== 'HEAD') return said(405, '', { allow: 'GET, HEAD' });
  const [, key] = /\/([0-9a-f]{32})\.ics$/.exec(new URL(request.url).pathname) ?? [];
  if (!key) return said(404, t.ended);
  const answer = await fetch(
    new Request(`${url}/rest/v1/rpc/calendar_visits`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    }),
  );
  const text = await answer.text();
  if (text.includes('"too_many_requests"')) return said(429, t.tooOften, { 'retry-after': '600' });
  if (!answer.ok) return said(503, t.tryAgain, { 'retry-after': '600' });
  const visits = JSON.parse(text) as CalendarVisit[] | null;
  if (!visits) return said(404, t.ended);
  // Weak, since the file also contains the time when it was written.
  const etag = `W/"${await digest(text)}"`;
  if (request.headers.get('if-none-match') === etag) return said(304, null, { etag });
  return said(200, visitCalendar(visits), { etag, 'content-type': 'text/calendar; charset=utf-8' });
}

const said = (status: number, body: string | null, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { ...HEADERS, ...headers } });

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
