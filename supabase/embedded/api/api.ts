import { App, setExperimental } from '@supabase/lite';
import path from 'node:path';
import type postgres from 'postgres';
import { createAccounts } from '../auth/accounts.ts';
import { createAuthGuard } from '../auth/guard.ts';
import { readByteSize, readDuration, type BackendConfig } from '../config.ts';
import type { Postgres } from '../database/postgres.ts';
import type { Handler } from '../gateway/call.ts';
import { createGateway } from '../gateway/gateway.ts';
import { createEntrance } from '../gateway/entrance.ts';
import { withLimits } from '../gateway/limits.ts';
import { embeddedPublishableKey } from '../keys.ts';
import type { LogFile } from '../log-file.ts';
import { createMailer } from '../mail/auth-mails.ts';
import { closeAtOnce } from '../repairs/closing.ts';
import { createPendingMails } from '../repairs/pending-mails.ts';
import { runQuietly } from '../repairs/quiet-console.ts';
import { hideRelations } from '../repairs/related-tables.ts';
import { followSchema } from '../repairs/schema-reload.ts';
import { answerUnavailable } from '../repairs/unavailable.ts';
import type { Secrets } from '../secrets.ts';
import { FileAdapter } from '../storage/files.ts';
import { openSpool } from '../storage/spool.ts';
import { createStorageApi } from '../storage/storage.ts';
import { createApiConnection } from './connection.ts';
import { createCatalogue } from './catalogue.ts';
import { withRecordedRefusals } from './refusals.ts';
import { runInRequest, type RequestScope } from './request-scope.ts';

export type Api = {
  /** Answers a request to /auth/v1, /rest/v1 or /storage/v1 of a client at `peer`. */
  fetch(request: Request, peer: string | null): Promise<Response>;
  /** True when the database answers through the API's own connection. */
  isHealthy(): Promise<boolean>;
  files: FileAdapter;
  close(): Promise<void>;
};

export type ApiOptions = {
  server: Pick<Postgres, 'host' | 'port'>;
  database?: string;
  /** The role the server signs in as, before it becomes an API role. Default: authenticator. */
  role?: string;
  config: BackendConfig;
  secrets: Secrets;
  siteUrl: string;
  filesDir: string;
  /** Connected as the database's owner. */
  sql: postgres.Sql;
  log: LogFile;
};

/**
 * The Supabase-compatible API on the private Postgres, with the library repaired (`repairs`). The system schemas must
 * exist.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { config, secrets } = options;
  const [schema = 'public'] = config.api.schemas;
  const connection = createApiConnection(options);
  const files = new FileAdapter(options.filesDir);
  const mailer = createMailer(options.sql);
  const scope = (request: Request, peer: string | null): RequestScope => {
    // Clients can write any forwarding header: the database is told the peer that we see ourselves.
    const address = { 'x-forwarded-for': peer ?? '', 'cf-connecting-ip': peer ?? '' };
    const headers = { ...Object.fromEntries(request.headers), ...address };
    return { method: request.method, path: new URL(request.url).pathname, headers, log: options.log };
  };

  const app = await runQuietly(async () => {
    setExperimental('storage', true);
    const created = new App({
      connection,
      // A malformed token is refused: otherwise it would count as no token at all.
      api: { schemas: config.api.schemas, max_rows: config.api.max_rows, anonymous_enabled: false },
      auth: {
        enabled: true,
        site_url: options.siteUrl,
        additional_redirect_urls: [],
        jwt_secret: secrets.jwtSecret,
        publishable_key: embeddedPublishableKey,
        secret_key: secrets.secretKey,
        jwt_expiry: config.auth.jwt_expiry,
        enable_signup: config.auth.enable_signup,
        minimum_password_length: config.auth.minimum_password_length,
        enable_refresh_token_rotation: config.auth.enable_refresh_token_rotation,
        refresh_token_reuse_interval: config.auth.refresh_token_reuse_interval,
        email: {
          enable_signup: config.auth.email.enabled,
          enable_confirmations: config.auth.email.enable_confirmations,
          double_confirm_changes: config.auth.email.double_confirm_changes,
          otp_length: config.auth.email.otp_length,
          otp_expiry: config.auth.email.otp_expiry,
        },
      },
      storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
      studio: { enabled: false },
      options: { server: { admin: false, disableStudio: true } },
    });
    created._storageAdapter = files;
    created._mailer = mailer;
    return created.init();
  });

  const catalogue = await createCatalogue(connection.driver, schema);
  const stopFollowing = await followSchema(connection, catalogue.read);
  const { jwtSecret, secretKey } = secrets;
  const { columnsOf, argumentsOf, nestedOf } = catalogue;
  const gateway = createGateway({
    ...{ jwtSecret, secretKey, publishableKey: embeddedPublishableKey },
    ...{ schema, columnsOf, argumentsOf, nestedOf },
  });
  const answer = async (request: Request, peer: string | null) =>
    hideRelations(await app.fetch(request, { peerAddress: peer }));
  const pass: Handler = ({ request, peer }) => answer(request, peer);
  const { max_frequency: maxFrequency, otp_length: otpLength } = config.auth.email;
  const accounts = createAccounts(connection.driver);
  const auth = createAuthGuard(pass, {
    ...{ accounts, jwtSecret, sql: connection.driver, siteUrl: options.siteUrl },
    mails: createPendingMails({
      ...{ sql: connection.driver, maxFrequency, otpLength },
      linkLife: config.auth.email.otp_expiry,
      confirm: mailer.sendConfirmation,
      recover: mailer.sendRecovery,
      change: mailer.sendEmailChange,
    }),
  });
  const storage = createStorageApi({
    fetch: (request) => answer(request, null),
    spool: openSpool(path.join(options.filesDir, 'incoming')),
    isOpen: accounts.isOpen,
    maxBytes: readByteSize(config.storage.file_size_limit),
  });
  const route: Handler = (call) => {
    if (call.name.includes('/storage/v1/')) return storage(call);
    return call.name.includes('/auth/v1/') ? auth(call) : pass(call);
  };
  const serve = withLimits(withRecordedRefusals(route, options), readDuration(maxFrequency));
  const enter = createEntrance(gateway, serve);

  return {
    files,
    fetch(request, peer) {
      return runInRequest(scope(request, peer), () => answerUnavailable(() => enter(request, peer)));
    },
    async isHealthy() {
      try {
        await connection.driver`select 1`;
        return (await answer(new Request('http://localhost/auth/v1/health'), null)).status < 500;
      } catch {
        return false;
      }
    },
    async close() {
      await stopFollowing();
      await closeAtOnce(connection);
    },
  };
}
