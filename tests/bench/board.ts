import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { makeReference } from '../../src/lib/reference.ts';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { connect, owner } from '../../supabase/embedded/database/bootstrap.ts';
import { useDatabase } from '../../supabase/embedded/database/use-database.ts';
import { openSession, storageOf } from '../e2e/session.ts';
import { launchBrowser } from './pace.ts';
import { percentile } from './percentile.ts';
import { atMost, type Row } from './row.ts';

const PLACEMENTS = 1_000;
const TABLES = ['requests', 'request_contacts', 'jobs', 'placements'];
/** The first view fills the server's caches and is not counted. */
const VIEWS = 12;

/** How soon staff see the week of visits in a browser with an empty cache. */
export async function measureBoard(origin: string, dataDir: string): Promise<Row[]> {
  await placeMany(dataDir);
  const browser = await launchBrowser();
  const storageState = storageOf(origin, await openSession(origin, demoAccounts.admin));
  const times: number[] = [];
  for (let view = 0; view < VIEWS; view += 1) {
    const context = await browser.newContext({
      storageState,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`${origin}/admin/visits`, { waitUntil: 'commit' });
    // In the page: a locator that waits looks only every half second.
    await page.waitForFunction(() => document.querySelectorAll('main tr').length > 10);
    times.push(performance.now() - began);
    await context.close();
  }
  await browser.close();
  const what = `/admin/visits with ${PLACEMENTS.toLocaleString('en')} live placements, opened cold`;
  return [atMost(what, percentile(times.slice(1), 0.5) / 1000, 1, 's')];
}

/** Adds placements like the demo's first, each with its own client, and without messages. */
async function placeMany(dataDir: string): Promise<void> {
  const references = Array.from({ length: PLACEMENTS }, () => makeReference());
  await useDatabase(dataFolder(dataDir), async (server) => {
    const sql = connect(server, { role: owner });
    await sql.begin(async (tx) => {
      for (const table of TABLES) await tx.unsafe(`alter table public.${table} disable trigger user`);
      await tx`
        with many as materialized (
          select *, gen_random_uuid() as request_id, gen_random_uuid() as job_id
          from unnest(${references}::text[]) with ordinality made (reference, nr), (
            select p, r, c, j from public.placements p
            join public.requests r on r.id = p.request_id
            join public.request_contacts c on c.request_id = r.id
            join public.jobs j on j.id = p.job_id
            where p.ended_at is null order by p.placed_at limit 1
          ) first
        ), requests as (
          insert into public.requests
          select made.* from many,
            jsonb_populate_record(r, jsonb_build_object('id', request_id, 'reference', reference)) made
        ), contacts as (
          insert into public.request_contacts
          select made.* from many,
            jsonb_populate_record(c, jsonb_build_object('request_id', request_id, 'recipient_name', 'Client ' || nr))
              made
        ), jobs as (
          insert into public.jobs
          select made.* from many,
            jsonb_populate_record(j, jsonb_build_object('id', job_id, 'request_id', request_id)) made
        )
        insert into public.placements
        select made.* from many, jsonb_populate_record(p, jsonb_build_object(
          'id', gen_random_uuid(), 'job_id', job_id, 'request_id', request_id, 'application_id', null
        )) made`;
      for (const table of TABLES) await tx.unsafe(`alter table public.${table} enable trigger user`);
    });
    await sql.end();
  });
}
