/**
 * The embedded backend from the command line; `npm start` ends here.
 * Exit codes: 0 stopped or reset, 1 could not start (one line on stderr says why), 2 unknown arguments.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD, demoAccounts } from '../../scripts/demo/accounts.ts';
import { beforeGoingLive } from '../../scripts/before-going-live.ts';
import { startBackend, type Backend, type Progress } from './backend.ts';
import { readConfig } from './config.ts';
import { readSmtpSettings, type SmtpSettings } from './mail/settings.ts';
import type { Demo } from './database/seed.ts';
import { readPeerOf } from './gateway/proxy.ts';
import { wipeData } from './reset.ts';
import { startDevSite } from './site/dev-site.ts';
import { errorMessage, StartupError } from './startup-error.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Settings = { port: number; dataDir: string; empty: boolean; reset: boolean; dev: boolean };

const progress: Progress = async (label, work, result) => {
  const began = performance.now();
  process.stdout.write(`${label}… `);
  try {
    const value = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${result ? result(value) : `${seconds} s`}\n`);
    return value;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
};

async function main(): Promise<void> {
  const settings = readSettings();
  if (typeof settings === 'string') return end(2, settings);
  try {
    if (settings.reset) await reset(settings);
    else await run(settings);
  } catch (error) {
    end(
      1,
      error instanceof StartupError
        ? error.message
        : `Unexpected: ${error instanceof Error ? error.stack : errorMessage(error)}`,
    );
  }
}

function readSettings(): Settings | string {
  const options = {
    empty: { type: 'boolean' },
    reset: { type: 'boolean' },
    dev: { type: 'boolean' },
  } as const;
  const port = process.env['PORT'] ?? '4321';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    return `PORT must be a number up to 65535, not "${port}".`;
  try {
    const { values } = parseArgs({ options, allowPositionals: false });
    return {
      port: Number(port),
      dataDir: path.resolve(root, process.env['DATA_DIR'] || '.local'),
      empty: values.empty ?? false,
      reset: values.reset ?? false,
      dev: values.dev ?? false,
    };
  } catch {
    return `Unknown argument in "${process.argv.slice(2).join(' ')}". Known: --empty, --reset, --dev.`;
  }
}

// Loaded only when needed, since it imports much that the server doesn't use.
const demo: Demo = async (db) => (await import('../../scripts/demo/load.ts')).loadDemo(db);

function backendOptions(settings: Settings) {
  const config = readConfig(path.join(root, 'supabase/config.toml'));
  return {
    dataDir: settings.dataDir,
    config,
    migrationsDir: path.join(root, 'supabase/migrations'),
    seeds: config.db.seed.sql_paths,
    demo,
    empty: settings.empty,
    progress,
  };
}

async function reset(settings: Settings): Promise<void> {
  await progress('Removing the old data', () => wipeData(settings.dataDir));
  const backend = await startBackend({ ...backendOptions(settings), port: 0 });
  await backend.stop();
  console.log(settings.empty ? 'The data is reset, without demo data.' : 'The demo data is back.');
}

async function run(settings: Settings): Promise<void> {
  const stopping = stopRequest();
  const devUrl = `http://localhost:${settings.port}`;
  const siteUrl = process.env['SITE_URL']?.replace(/\/$/, '') ?? (settings.dev ? devUrl : undefined);
  const smtp = readSmtpSettings(process.env);
  const backend = await startBackend({
    ...backendOptions(settings),
    ...{ siteUrl, smtp, peerOf: readPeerOf(process.env) },
    ...(settings.dev ? { port: 0 } : { port: settings.port, siteDir: path.join(root, 'dist') }),
  });
  try {
    const { port } = settings;
    const stopSite = settings.dev ? await startDevSite({ root, port, backendUrl: backend.url }) : undefined;
    announce(backend, settings.dev ? devUrl : backend.url, smtp);
    if (settings.empty && backend.demoAccounts.length > 0) {
      console.log('This data folder holds the demo data already. To empty it: npm run demo:reset -- --empty');
    }
    await stopping;
    await stopSite?.();
  } finally {
    await backend.stop();
  }
  end(0);
}

function announce(backend: Backend, url: string, smtp: SmtpSettings | undefined): void {
  console.log(`\nReady ${url}\n`);
  if (backend.demoAccounts.length > 0) {
    console.log(
      `Demo accounts (password ${DEMO_PASSWORD}): ${backend.demoAccounts.filter(isShown).join(', ')}`,
    );
  }
  console.log(smtp ? `Emails go out from ${smtp.from}` : `Mailbox: ${url}/mailbox`);
  for (const warning of beforeGoingLive(process.env['SITE_URL'] ?? url)) console.log(warning);
  if (backend.setupCode) console.log(`No admin yet. Setup code for ${url}/admin/setup: ${backend.setupCode}`);
}

/** The demo has many accounts, but only these four are for signing in. */
const isShown = (email: string) => Object.values(demoAccounts).some((account) => account.email === email);

/**
 * Resolves on the first signal, or when the process that started us is gone. Under npm, Ctrl-C comes twice.
 */
function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.once('disconnect', () => resolve());
  });
}

function end(code: number, message?: string): void {
  if (message !== undefined) console.error(message);
  process.exit(code);
}

await main();
