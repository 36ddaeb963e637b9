import { backendUrl, publishableKey } from '../../data/backend.ts';

/** Stops the emails of this token's owner; returns whether they are stopped. */
export default async function stopEmails(token: string): Promise<boolean> {
  const response = await fetch(`${backendUrl()}/rest/v1/rpc/unsubscribe`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return response.ok;
}
