import { href } from '../../../src/domain/routes.ts';
import * as t from './words.ts';

type Options = {
  /** The API's address. */
  url: string;
  publishableKey: string;
  /** Our address, without a slash at the end. */
  site: string;
  /** Default: over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

/**
 * Answers the address in an email's `List-Unsubscribe` (RFC 8058). A POST stops the emails to the person with
 * the token in `?token=`, with the same answer for an unknown token. 503 if the database can't be reached, so
 * that the caller tries again. Opening the link, as mail scanners do, changes nothing and leads to our page
 * with a button.
 */
export async function answerUnsubscribe(request: Request, options: Options): Promise<Response> {
  const { url, publishableKey, site, fetch = globalThis.fetch } = options;
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method !== 'POST') {
    const page = `${site}${href('stopEmails')}#${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { location: page } });
  }
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const answer = await fetch(
    new Request(`${url}/rest/v1/rpc/unsubscribe`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ token }),
    }),
  );
  // 400: no token, or too many guesses.
  return answer.ok || answer.status === 400
    ? new Response(t.stopped)
    : new Response(t.tryAgain, { status: 503 });
}
