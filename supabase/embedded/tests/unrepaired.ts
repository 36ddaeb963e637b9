import { App, setExperimental } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { inject } from 'vitest';
import { runInRequest } from '../api/request-scope.ts';
import { owner } from '../database/bootstrap.ts';
import { copyTestDatabase } from '../database/test-cluster.ts';
import { embeddedPublishableKey } from '../keys.ts';
import { closeAtOnce } from '../repairs/closing.ts';
import { runQuietly } from '../repairs/quiet-console.ts';
import { FileAdapter } from '../storage/files.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { jsonHeaders, password } from './test-backend.ts';

export type Unrepaired = {
  /** Connected as the owner of the database, past the API server. */
  sql: postgres.Sql;
  connection: PostgresConnection;
  /** The addresses that emails were sent to, oldest first. */
  mailedTo: string[];
  /** What it printed while answering. */
  printed: string[];
  /** The API server's own answer; paths start with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A call with JSON, the publishable key and, if given, the token. */
  ask(method: string, path: string, body?: unknown, token?: string): Promise<Response>;
  /** Signs in with the tests' password, and returns the access token. */
  signIn(email: string): Promise<string>;
  /** Puts a small file into the bucket of documents. */
  upload(name: string, token: string): Promise<void>;
  stop(): Promise<void>;
};

type Handler = (request: Request) => Promise<Response>;

const jwtSecret = 'a secret that only the tests know, and long enough';

/**
 * The API server without our repairs, on a database with the tests' small schema and people, to show why a
 * repair is needed. `repair` changes the connection before use, `types` says how values are read, and `wrap`
 * handles requests first.
 */
export async function startUnrepaired({
  repair = (connection: PostgresConnection): unknown => connection,
  types = {} as Record<string, postgres.PostgresType>,
  wrap = (next: Handler): Handler => next,
} = {}): Promise<Unrepaired> {
  const { host, port } = inject('cluster');
  const { name, sql, drop } = await copyTestDatabase(inject('cluster'));
  await sql.unsafe(await readFile(path.join(import.meta.dirname, 'fixtures/demo.sql'), 'utf8'));
  const folder = temporaryFolder();
  const connection = createPostgresConnection({
    postgresOptions: {
      host,
      port,
      username: owner,
      database: name,
      max: 8,
      onnotice: () => undefined,
      types,
    },
  });
  repair(connection);
  const mailedTo: string[] = [];
  const printed: string[] = [];
  const log = { write: (words: string) => void printed.push(words) };
  const app = await runQuietly(() => {
    setExperimental('storage', true);
    const created = new App({
      connection,
      api: { schemas: ['public'], anonymous_enabled: false },
      auth: {
        enabled: true,
        jwt_secret: jwtSecret,
        publishable_key: embeddedPublishableKey,
        secret_key: 'sb_secret_test',
        enable_signup: true,
        email: { enable_signup: true, enable_confirmations: true, otp_length: 8, otp_expiry: 3600 },
      },
      storage: { enabled: true },
      studio: { enabled: false },
      options: { server: { admin: false, disableStudio: true } },
    });
    created._storageAdapter = new FileAdapter(folder.dir);
    created._mailer = mailer(mailedTo);
    return created.init();
  });
  const answer = wrap((request) => app.fetch(request, { peerAddress: '127.0.0.1' }) as Promise<Response>);
  const fetch = async (target: string, init?: RequestInit) => {
    const request = new Request(`http://localhost${target}`, init);
    const headers = Object.fromEntries(request.headers);
    const { pathname } = new URL(request.url);
    return runInRequest({ method: request.method, path: pathname, headers, log }, () => answer(request));
  };
  const ask: Unrepaired['ask'] = (method, target, body, token) =>
    fetch(target, {
      method,
      headers: { ...jsonHeaders, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    sql,
    connection,
    mailedTo,
    printed,
    fetch,
    ask,
    async signIn(email) {
      const response = await ask('POST', '/auth/v1/token?grant_type=password', { email, password });
      return ((await response.json()) as { access_token: string }).access_token;
    },
    async upload(name, token) {
      const headers = { ...jsonHeaders, Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' };
      const body = '%PDF-1.4';
      const { ok } = await fetch(`/storage/v1/object/documents/${name}`, { method: 'POST', headers, body });
      if (!ok) throw new Error(`${name} was not stored`);
    },
    async stop() {
      await closeAtOnce(connection);
      await drop();
      folder.remove();
    },
  };
}

function mailer(mailedTo: string[]): NonNullable<App['_mailer']> {
  const note = async (to: string) => void mailedTo.push(to);
  return {
    sendConfirmation: note,
    sendRecovery: note,
    sendEmailChange: note,
    sendMagicLink: note,
    sendReauthentication: note,
  };
}
