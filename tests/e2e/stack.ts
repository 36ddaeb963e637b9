import { embeddedPublishableKey } from '../../supabase/embedded/keys.ts';

export type Stack = {
  /** Where auth, REST and Storage answer. */
  url: string;
  publishableKey: string;
  /** Connection string of role `postgres`. */
  databaseUrl: string;
  /** The address of the stack's Mailpit, if there is one. */
  mailboxUrl: string | undefined;
};

/**
 * The running Supabase that the journeys use. Undefined for the embedded server, which each worker starts.
 */
export const stack = stackOf(process.env);

/** Whether to run the full tests of a release, or those of a change (CONTRIBUTING.md). */
export const isFull = process.env['TEST_TIER'] === 'full';

export const publishableKey = stack?.publishableKey ?? embeddedPublishableKey;

function stackOf(env: NodeJS.ProcessEnv): Stack | undefined {
  const url = env['E2E_SUPABASE_URL'];
  if (!url) return undefined;
  const given = (name: string) => {
    if (!env[name]) throw new Error(`${name} is missing: the journeys on ${url} need it.`);
    return env[name];
  };
  return {
    url: new URL(url).origin,
    publishableKey: given('E2E_PUBLISHABLE_KEY'),
    databaseUrl: given('E2E_DATABASE_URL'),
    mailboxUrl: env['E2E_MAILBOX_URL'],
  };
}
