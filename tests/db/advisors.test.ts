import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCluster, TestDatabase } from '../../supabase/embedded/database/test-cluster.ts';
import { supabaseCli } from '../../scripts/supabase-cli.ts';
import { startCluster } from './cluster.ts';

type Finding = { name: string; level: string; detail: string };

let cluster: TestCluster;
let database: TestDatabase;
beforeAll(async () => {
  cluster = await startCluster({ tcp: true });
  database = await cluster.createDatabase();
});
afterAll(() => cluster?.stop());

/** All findings of the supabase CLI's advisors, at every level. */
async function advice(): Promise<Finding[]> {
  const findings = JSON.parse(
    await supabaseCli(['db', 'advisors', `--remote=${database.url}`, '--level=info', '--fail-on=none']),
  ) as Finding[];
  // In a new database no index has been used yet.
  return findings.filter((finding) => finding.name !== 'unused_index');
}

test('the advisors find nothing', async () => {
  expect(await advice()).toEqual([]);
});

test('the advisors do find a planted fault', async () => {
  await database.sql
    .unsafe('create table public.open_to_all (id integer); grant all on public.open_to_all to anon;')
    .simple();
  const names = (await advice()).map((finding) => finding.name);
  expect(names).toContain('rls_disabled_in_public');
});
