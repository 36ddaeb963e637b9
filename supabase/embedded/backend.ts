import path from 'node:path';
import { createApi } from './api/api.ts';
import { createHealth } from './api/health.ts';
import { createApplication, listen } from './api/server.ts';
import { finishRestore } from './backup/swap.ts';
import type { BackendConfig } from './config.ts';
import { dataFolder, openDataFolder } from './data-folder.ts';
import { bootstrap, connect, owner } from './database/bootstrap.ts';
import { lockDatabase } from './database/lock.ts';
import { checkMigrationHistory } from './database/migration-history.ts';
import { applyMigrations } from './database/migrations.ts';
import { startPostgres } from './database/postgres.ts';
import { loadDemo, loadSeeds, type Demo } from './database/seed.ts';
import { applySystemSchema } from './database/system-schema.ts';
import { makeDemoFiles } from './demo/files.ts';
import { readPeerOf, type PeerOf } from './gateway/proxy.ts';
import { embeddedPublishableKey } from './keys.ts';
import { openLogFile } from './log-file.ts';
import { createSmtp } from '../functions/deliver-mails/smtp.ts';
import { mailboxAddress, openMailbox } from './mail/mailbox.ts';
import { startMailSender } from './mail/queue.ts';
import type { SmtpSettings } from './mail/settings.ts';
import { loadSecrets } from './secrets.ts';
import { answerPhoto } from '../functions/caregiver-photo/answer.ts';
import { answerUnsubscribe } from '../functions/unsubscribe/answer.ts';
import { answerVisitCalendar } from '../functions/visit-calendar/answer.ts';
import { removeExpiredFiles } from '../functions/remove-expired-files/remove-files.ts';
import { refuseDemoDataForPeople, checkSiteForPeople } from './site-for-people.ts';
import { createPhotoCalls } from './photos/photo-calls.ts';
import { openSpool } from './storage/spool.ts';
import { startClock } from './tick.ts';

export type BackendOptions = {
  dataDir: string;
  /** 0 takes a free port. */
  port: number;
  config: BackendConfig;
  migrationsDir: string;
  /** SQL files that every database needs. */
  seeds: readonly string[];
  demo?: Demo;
  /** Leaves the demo out. */
  empty?: boolean;
  /** The built site; undefined serves the API alone. */
  siteDir?: string;
  /** Address that people use, for the links in emails. Default: this server's own. */
  siteUrl?: string;
  /** The address a request comes from. Default: the peer of its connection. */
  peerOf?: PeerOf;
  /** Where emails go out. Without it they stay here, in the mailbox. */
  smtp?: SmtpSettings;
  /** False for tests: no fsync. Default true. */
  durable?: boolean;
  /** Called for each phase, and must run its work. Default: runs it. */
  progress?: Progress;
};

/** Runs a phase. `result` words its outcome, if that says more than the time it took. */
export type Progress = <T>(
  label: string,
  work: () => Promise<T>,
  result?: (value: T) => string,
) => Promise<T>;

export type Backend = {
  url: string;
  /** The `sb_secret_…` key of this data folder. */
  secretKey: string;
  /** Demo accounts that exist here. */
  demoAccounts: string[];
  /** The setup code for the first admin. Null once there is one. */
  setupCode: string | null;
  postgres: { host: string; port: number; pid: number; adopted: boolean };
  stop(): Promise<void>;
};

/** Starts everything, the database first. If it throws `StartupError`, nothing is left running. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const progress: Progress = options.progress ?? ((_label, work) => work());
  checkSiteForPeople({
    siteUrl: options.siteUrl,
    demo: options.demo !== undefined && !options.empty,
    mailbox: options.smtp === undefined,
  });
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const last of undo.splice(0).reverse()) await last();
  };
  try {
    const http = await listen(options.port);
    undo.push(() => http.close());
    const url = `http://localhost:${http.port}`;
    await finishRestore(dataFolder(options.dataDir));
    const folder = openDataFolder(options.dataDir);

    const server = await progress('Starting the database', async () => {
      const started = await startPostgres({ dir: folder.postgres, durable: options.durable ?? true });
      const lock = await lockDatabase(started, folder.root);
      undo.push(async () => {
        await lock.release();
        await started.stop();
      });
      await bootstrap(started);
      return started;
    });
    const sql = connect(server, { role: owner });
    undo.push(() => sql.end({ timeout: 1 }));

    await progress(
      'Applying migrations',
      async () => {
        await checkMigrationHistory(sql, options.migrationsDir, folder.root);
        await applySystemSchema(sql);
        return applyMigrations(sql, options.migrationsDir);
      },
      (applied) => `${applied.length} new`,
    );
    await refuseDemoDataForPeople(sql, options.siteUrl);
    const secrets = loadSecrets(folder.secrets);
    const { config } = options;
    const siteUrl = options.siteUrl ?? url;
    const log = openLogFile(folder.log);
    const api = await createApi({
      ...{ server, config, secrets, siteUrl, log, sql },
      filesDir: folder.files,
    });
    undo.push(() => api.close());

    await progress(options.empty ? 'Loading data' : 'Loading demo data', async () => {
      await loadSeeds(sql, options.seeds);
      const { demo, empty = false } = options;
      if (!demo) return;
      const withFiles: Demo = async (db) => {
        await demo(db);
        await makeDemoFiles(db, api.files);
      };
      await loadDemo(sql, withFiles, empty);
    });
    const { smtp } = options;
    const mailbox = smtp ? undefined : openMailbox(folder.mails);
    const mails = await startMailSender({
      ...{ sql, log },
      sender: { from: smtp?.from ?? mailboxAddress, site: siteUrl, api: siteUrl },
      // An import sends thousands, which must leave room for other work.
      aMinute: smtp?.aMinute ?? 1_200,
      // Each claim counts the last hour's emails.
      ...(smtp ? {} : { atOnce: 50 }),
      send: mailbox?.deliver ?? createSmtp(smtp?.url ?? ''),
    });
    undo.push(() => mails.stop());
    const clock = await startClock({
      sql,
      log,
      removeFiles: () =>
        removeExpiredFiles({
          url: 'http://localhost',
          secretKey: secrets.secretKey,
          fetch: (request) => api.fetch(request, null),
        }),
    });
    undo.push(() => clock.stop());
    const facts = {
      demoAccounts: (
        await sql`select email from auth.users where email like '%@demo.test' order by email`
      ).map((row): string => row['email']),
      setupCode: await issueSetupCode(sql),
    };
    const health = await createHealth({ sql, isReachable: api.isHealthy, dataDir: folder.root });
    const { secretKey } = secrets;
    http.open(
      createApplication({
        ...{ api, mailbox, health, secretKey },
        peerOf: options.peerOf ?? readPeerOf({}),
        ...{ drained: mails.drained, siteDir: options.siteDir },
        unsubscribe: (request, peer) =>
          answerUnsubscribe(request, {
            ...{ url: 'http://localhost', site: siteUrl, publishableKey: embeddedPublishableKey },
            fetch: (call) => api.fetch(call, peer),
          }),
        calendar: (request, peer) =>
          answerVisitCalendar(request, {
            ...{ url: 'http://localhost', publishableKey: embeddedPublishableKey },
            fetch: (call) => api.fetch(call, peer),
          }),
        photo: createPhotoCalls(
          (request, peer) =>
            answerPhoto(request, {
              ...{ url: 'http://localhost', publishableKey: embeddedPublishableKey, secretKey },
              fetch: (call) => api.fetch(call, peer),
            }),
          { spool: openSpool(path.join(folder.files, 'incoming-photos')), jwtSecret: secrets.jwtSecret },
        ),
      }),
    );
    return { url, secretKey: secrets.secretKey, ...facts, postgres: server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function issueSetupCode(sql: ReturnType<typeof connect>): Promise<string | null> {
  const [exists] = await sql`select to_regprocedure('private.issue_setup_code()') is not null as yes`;
  if (!exists?.['yes']) return null;
  const [row] = await sql<{ code: string | null }[]>`select private.issue_setup_code() as code`;
  return row?.code ?? null;
}
