// bundle: outbox
import { backendUrl, publishableKey } from '../data/backend.ts';
import { requestFaults, type RequestPayload } from '../data/request-payload.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const TRY_TIMEOUT_MS = 8000;

/**
 * Tries once to send a request. A plain `fetch` without a session, since a worker has none and a family needs none.
 * Sending the same payload again is safe, even after a lost answer: the database stores an id once.
 */
export async function sendRecord(request: RequestPayload): Promise<Outcome> {
  try {
    const response = await fetch(`${backendUrl()}/rest/v1/rpc/submit_request`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${publishableKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ request }),
      signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
    });
    const text = await response.text();
    const outcome = outcomeOf(response.status, parse(text), response.headers.get('retry-after'), Date.now());
    return outcome.kind === 'refused' && outcome.detail
      ? { ...outcome, detail: requestFaults(outcome.detail) }
      : outcome;
  } catch {
    return { kind: 'failed', reached: false, pause: 0 };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
