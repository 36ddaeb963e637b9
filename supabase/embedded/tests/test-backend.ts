import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import path from 'node:path';
import type postgres from 'postgres';
import { startBackend, type Backend, type BackendOptions } from '../backend.ts';
import { readConfig } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { connect, owner } from '../database/bootstrap.ts';
import { embeddedPublishableKey } from '../keys.ts';
import type { Mail } from '../mail/mailbox.ts';
import { placeCluster } from './template.ts';
import { temporaryFolder } from './temporary-folder.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');

export const password = 'demo-Passw0rd';
export const anna = { id: 'aaaaaaaa-0000-4000-8000-000000000001', email: 'anna@demo.test' };
export const ben = { id: 'aaaaaaaa-0000-4000-8000-000000000002', email: 'ben@demo.test' };

// Sign-ins would otherwise take most of the tests' time.
export const FAST_HASHES = '4';
process.env['LITE_AUTH_BCRYPT_COST'] = FAST_HASHES;

/** Options of a backend on a free port with the test's own small schema and two people. */
export function testOptions(dataDir: string): BackendOptions {
  return {
    dataDir,
    port: 0,
    config: readConfig(path.join(import.meta.dirname, '../../config.toml')),
    migrationsDir: path.join(fixtures, 'migrations'),
    seeds: [],
    demo: (db) => db.file(path.join(fixtures, 'demo.sql')),
    durable: false,
  };
}

/** Options of a backend with the product's own schema, without its demo. Emails may follow one another at once. */
export function productOptions(): Partial<BackendOptions> {
  const { config } = testOptions('');
  config.auth.email.max_frequency = '1s';
  return {
    config,
    migrationsDir: path.join(import.meta.dirname, '../../migrations'),
    demo: undefined,
  };
}

export type TestBackend = Backend & {
  dataDir: string;
  /** Connected as the owner of the database. */
  sql: postgres.Sql;
  auth(): InstanceType<typeof AuthClient>;
  rest(token?: string): PostgrestClient;
  storage(token?: string): StorageClient;
  /** Signs in and returns the access token. */
  signIn(email: string): Promise<string>;
  /** A bare request; paths start with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

/** Starts a backend in a temporary folder; `stop` removes the folder too. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const folder = temporaryFolder();
  await placeCluster(openDataFolder(folder.dir).postgres, options.migrationsDir ? 'product' : 'small');
  const backend = await startBackend({ ...testOptions(folder.dir), ...options }).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  const sql = connect(backend.postgres, { role: owner });
  const headers = (token?: string) => ({
    apikey: embeddedPublishableKey,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  });
  const auth = () =>
    new AuthClient({
      url: `${backend.url}/auth/v1`,
      headers: headers(),
      persistSession: false,
      autoRefreshToken: false,
    });
  return {
    ...backend,
    dataDir: folder.dir,
    sql,
    auth,
    rest: (token) => new PostgrestClient(`${backend.url}/rest/v1`, { headers: headers(token) }),
    storage: (token) => new StorageClient(`${backend.url}/storage/v1`, headers(token)),
    async signIn(email) {
      const { data, error } = await auth().signInWithPassword({ email, password });
      if (error) throw error;
      return data.session.access_token;
    },
    fetch: (target, init) => fetch(backend.url + target, { redirect: 'manual', ...init }),
    async stop() {
      await sql.end({ timeout: 1 });
      await backend.stop();
      folder.remove();
    },
  };
}

/** Headers of a bare request with the publishable key, as JSON. */
export const jsonHeaders = { apikey: embeddedPublishableKey, 'Content-Type': 'application/json' };

/** The emails that were sent to an address, newest first. */
export async function mailsTo(backend: TestBackend, email: string): Promise<Mail[]> {
  const response = await backend.fetch(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** The token in the link of an email, where no server and no log sees it. */
export const tokenIn = ({ hash }: URL): string => new URLSearchParams(hash.slice(1)).get('token_hash') ?? '';

/** The address in the newest email to someone. */
export async function newestLink(backend: TestBackend, email: string): Promise<URL> {
  const [mail] = await mailsTo(backend, email);
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}
