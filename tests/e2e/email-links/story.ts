import { demoAccount, demoAccounts } from '../../../scripts/demo/accounts.ts';
import { operator } from '../../../src/domain/operator.ts';
import { apply, callerOf, sendRequest, type Caller } from '../api.ts';
import type { Server } from '../server.ts';
import { keptSession } from '../session.ts';
import { publishableKey } from '../stack.ts';
import type { Opens } from './opener.ts';

export type Story = { origin: string; sql: Server['sql']; admin: Caller; visitor: Caller; opens: Opens };

/** A family with an address of its own, and what it does by its private link. */
export async function familyOf({ visitor }: Story, name: string, changes: object = {}) {
  const email = `${name.toLowerCase()}@links.test`;
  const key = await sendRequest(visitor, `Nora ${name}`, { contact_email: email, ...changes });
  const does: Caller = (step, args) =>
    visitor(step, { reference: key.reference, secret: key.trackingSecret, ...args });
  return { ...key, email, does };
}

/** A caregiver who does something. */
export const as = async ({ origin }: Story, name: string) => callerOf(origin, demoAccount(name));

/** The application of a demo caregiver who may be shown to the family. */
export const applied = ({ origin }: Story, name: string, job: string) =>
  apply(origin, demoAccount(name), job);

/** The rows that staff read. */
export async function rows<T>({ origin }: Story, query: string): Promise<T[]> {
  const { access_token: token } = await keptSession(origin, demoAccounts.admin);
  const response = await fetch(`${origin}/rest/v1/${query}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${query}: ${await response.text()}`);
  return (await response.json()) as T[];
}

/** A scheduled job's day, at noon: those that write to people don't wake them. */
export const noon = (days = 0) =>
  `(private.today() + ${days} + time '12:00') at time zone '${operator.timeZone}'`;
