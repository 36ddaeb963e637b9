import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../supabase/embedded/database/test-cluster.ts';
import { supabaseCli } from '../../scripts/supabase-cli.ts';
import { createDatabase } from './database.ts';

type Finding = { name: string; level: string; detail: string };

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database?.drop());

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
