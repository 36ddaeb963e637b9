import { App, setExperimental } from '@supabase/lite';
import { closeApiConnection, createApiConnection } from './api-connection.ts';
import { createAuthGuard } from './auth-guard.ts';
import type { BackendConfig } from './config.ts';
import { embeddedPublishableKey } from './keys.ts';
import { createMailer } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import type { Postgres } from './postgres.ts';
import { runInRequest, runQuietly, type RequestScope } from './request-scope.ts';
import type { Secrets } from './secrets.ts';
import { createStorageApi } from './storage.ts';
import { FileAdapter } from './storage-files.ts';
import { createUnconfirmedAccounts } from './unconfirmed-accounts.ts';

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
  config: BackendConfig;
  secrets: Secrets;
  siteUrl: string;
  mailbox: Mailbox;
  filesDir: string;
  logFile: string;
};

/**
 * The Supabase-compatible API on the private Postgres, with the faults of the library cured (each has a test in
 * tests/api.test.ts). The system schemas must be there already.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { config, secrets } = options;
  const connection = createApiConnection(options.server, options.database);
  const files = new FileAdapter(options.filesDir);
  const mailer = createMailer(options);
  const scope = (request: Request, peer: string | null): RequestScope => {
    // Clients can write any forwarding header: the database is told the peer that we see ourselves.
    const address = { 'x-forwarded-for': peer ?? '', 'cf-connecting-ip': peer ?? '' };
    const headers = { ...Object.fromEntries(request.headers), ...address };
    return { method: request.method, path: new URL(request.url).pathname, headers, logFile: options.logFile };
  };

  const app = await runQuietly(async () => {
    setExperimental('storage', true);
    const created = new App({
      connection,
      api: { schemas: config.api.schemas, max_rows: config.api.max_rows },
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

  const listening = await connection.driver.listen('pgrst', () => void connection.clearSchemaCache());
  const answer = (request: Request, peer: string | null) => app.fetch(request, { peerAddress: peer });
  const auth = createAuthGuard(
    answer,
    createUnconfirmedAccounts({
      sql: connection.driver,
      sendConfirmation: mailer.sendConfirmation,
      maxFrequency: config.auth.email.max_frequency,
      otpLength: config.auth.email.otp_length,
    }),
  );
  const storage = createStorageApi({
    fetch: (request) => answer(request, null),
    maxBytes: readByteSize(config.storage.file_size_limit),
    jwtSecret: secrets.jwtSecret,
    isSecretKey: (key) => key === secrets.secretKey,
  });

  return {
    files,
    fetch(request, peer) {
      return runInRequest(scope(request, peer), () => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/storage/v1/')) return storage(request);
        if (pathname.startsWith('/auth/v1/')) return auth(request, peer);
        return answer(request, peer);
      });
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
      await listening.unlisten();
      await closeApiConnection(connection);
    },
  };
}

/** Bytes of a size as config.toml writes it: `10MiB`. */
function readByteSize(text: string): number {
  const [, amount, unit = 'B'] = /^(\d+)\s*(B|KiB|MiB|GiB|KB|MB|GB)$/.exec(text) ?? [];
  const units: Record<string, number> = {
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 2 ** 10,
    MiB: 2 ** 20,
    GiB: 2 ** 30,
  };
  if (amount === undefined) throw new Error(`config.toml: "${text}" is not a size`);
  return Number(amount) * (units[unit] ?? 1);
}
