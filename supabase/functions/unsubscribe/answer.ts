import { href } from '../../../src/domain/routes.ts';
import * as t from './words.ts';

type Options = {
  /** Of the API. */
  url: string;
  publishableKey: string;
  /** Our address, without a slash. */
  site: string;
  /** Default: over the network. */
  fetch?: (request: Request) => Promise<Response>;
};

/**
 * Answers what the `List-Unsubscribe` of an email leads to (RFC 8058): a POST stops the emails to the person with the token in
 * `?token=`, and the answer is the same where nobody has it. 503 when the database can't be asked, so that the caller tries
 * again. A link that is only opened, as mail scanners do, changes nothing: it leads to our page, where a button does.
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
  // 400: that is no token, or one guess too many.
  return answer.ok || answer.status === 400
    ? new Response(t.stopped)
    : new Response(t.tryAgain, { status: 503 });
}
