import autocannon from 'autocannon';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { embeddedPublishableKey } from '../../supabase/embedded/keys.ts';
import { openSession } from '../e2e/session.ts';

/** Requests a second and p99 latency in milliseconds of a select under row security, at 50 connections for 8 s. */
export async function measureSelect(
  origin: string,
): Promise<{ perSecond: number; p99: number; failed: number }> {
  const { access_token } = await openSession(origin, demoAccounts.caregiver);
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${origin}/rest/v1/applications?select=id,status,placement:placements(starts_on)&order=submitted_at.desc&limit=20`,
    headers: { apikey: embeddedPublishableKey, authorization: `Bearer ${access_token}` },
    connections: 50,
    duration: 8,
  });
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors };
}
