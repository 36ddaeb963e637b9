import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { startBackend, type Backend, type BackendOptions } from '../backend.ts';
import { connect, owner } from '../database/bootstrap.ts';
import { storedName } from '../storage/files.ts';
import { dataFolder } from '../data-folder.ts';
import { placeCluster } from '../tests/template.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { productOptions, testOptions } from '../tests/test-backend.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { tick } from '../tick.ts';

const folder = temporaryFolder();
const dataDir = path.join(folder.dir, 'data');
const file = path.join(folder.dir, 'backup.tar.gz');
const options: BackendOptions = { ...testOptions(dataDir), ...productOptions(), demo: loadDemo };
const { migrationsDir } = options;
let backend: Backend;
let sql: postgres.Sql;

async function start(): Promise<void> {
  backend = await startBackend({ ...options, seeds: options.config.db.seed.sql_paths });
  sql = connect(backend.postgres, { role: owner });
}
async function stop(): Promise<void> {
  await sql.end();
  await backend.stop();
}
beforeAll(async () => {
  await placeCluster(dataFolder(dataDir).postgres, 'product');
  await start();
});
afterAll(async () => {
  await stop();
  folder.remove();
});

async function counts() {
  const [row] = await sql`
    select (select count(*) from public.requests where erased_at is null) as requests,
      (select count(*) from auth.users) as accounts, (select count(*) from storage.objects) as files,
      (select count(*) from public.placements) as placements`;
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, count]) => [name, Number(count)]));
}

test('who was erased since the backup is erased again, files and all, and the audit log holds', async () => {
  await tick(sql);
  await writeBackup(dataDir, file);
  const before = await counts();
  const [request] = await sql<{ id: string }[]>`
    select r.id from public.requests r join public.request_contacts c on c.request_id = r.id
    where r.status = 'closed' and r.erased_at is null limit 1`;
  const [document] = await sql<{ id: string; path: string; files: number }[]>`
    select d.caregiver_id as id, min(d.file_path) as path, count(*)::int as files from public.documents d
    where not exists (select from public.placements p where p.caregiver_id = d.caregiver_id)
    group by d.caregiver_id order by count(*) desc limit 1`;
  if (!request || !document) throw new Error('the demo has nobody to erase');
  await sql`select private.forget_family(r) from public.requests r where r.id = ${request.id}`;
  await sql`select private.erase_account(${document.id})`;
  await stop();

  const { erasures } = await restoreBackup(dataDir, file, { migrationsDir, replace: true, durable: false });
  expect(erasures).toEqual({ requests: 1, accounts: 1 });
  await start();
  expect(await counts()).toEqual({
    ...before,
    requests: (before['requests'] ?? 0) - 1,
    accounts: (before['accounts'] ?? 0) - 1,
    files: (before['files'] ?? 0) - document.files,
  });
  expect(await sql`select from public.request_contacts where request_id = ${request.id}`).toHaveLength(0);
  expect(await sql`select from auth.users where id = ${document.id}`).toHaveLength(0);
  expect(existsSync(path.join(dataDir, 'files', storedName('documents', document.path)))).toBe(false);
  const [proof] = await sql.unsafe(readFileSync('supabase/audit-verify.sql', 'utf8'));
  expect(proof?.['fault']).toBeNull();
  expect(Number(proof?.['sealed'])).toBeGreaterThan(500);
});
