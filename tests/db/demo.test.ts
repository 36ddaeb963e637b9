import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoAccounts } from '../../scripts/demo/accounts.ts';
import { loadDemo } from '../../scripts/demo/load.ts';
import carriedPlaces from '../../src/domain/places.json' with { type: 'json' };
import { createDatabase } from './database.ts';

const places = readFileSync(path.resolve(import.meta.dirname, '../../supabase/places.sql'), 'utf8');
const { admin, caregiver, newcomer, legacy } = demoAccounts;

const { sql, drop } = await createDatabase();

beforeAll(async () => {
  await sql.unsafe(places);
  await sql.begin(loadDemo);
});
afterAll(drop);

/** The rows of one query, run as an account. */
async function askAs(account: { id: string }, query: string): Promise<Record<string, unknown>[]> {
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: account.id })}, true)`;
    return await tx.unsafe(query);
  });
}

/** How many rows there are of each status or other value. */
async function tally(query: string): Promise<Record<string, number>> {
  const rows = await sql.unsafe(`select word, count(*)::int from (${query}) as list (word) group by word`);
  return Object.fromEntries(rows.map((row) => [row['word'], row['count']]));
}

test('loading it again changes nothing', async () => {
  const counts = () =>
    sql`select (select count(*) from public.events) as events, (select count(*) from public.places) as places`;
  const before = await counts();
  await sql.unsafe(places);
  await sql.begin(loadDemo);
  expect(await counts()).toEqual(before);
});

test('the places in the app have the same ids in the table', async () => {
  const carried = Object.values(carriedPlaces as Record<string, Record<string, number>>).flatMap(
    Object.values,
  );
  const rows = await sql<{ id: string }[]>`select id from public.places`;
  expect(carried.sort()).toEqual(rows.map(({ id }) => Number(id)).sort());
});

test('it refuses a database that people use, and leaves nothing there', async () => {
  const { sql: used, drop: dropUsed } = await createDatabase();
  await used.unsafe(places);
  await used`insert into auth.users (id, email) values (gen_random_uuid(), 'somebody@example.org')`;
  await expect(used.begin(loadDemo)).rejects.toThrow('stays out');
  expect(await used`select from auth.users`).toHaveLength(1);
  await dropUsed();
});

test('no table shows the time of loading as an event', async () => {
  const columns = await sql<{ named: string; column: string }[]>`
    select format('%I.%I', table_schema, table_name) as named, quote_ident(column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'private', 'auth', 'storage') and table_type = 'BASE TABLE'
      and data_type = 'timestamp with time zone'`;
  expect(columns.length).toBeGreaterThan(40);
  const fresh = await sql.unsafe(
    columns
      .map(
        ({ named, column }) =>
          `select '${named}.${column}' from ${named} where ${column} > now() - interval '1 hour'`,
      )
      .join(' union all '),
  );
  // The bucket came with the migrations.
  expect(fresh.filter((row) => !String(Object.values(row)[0]).startsWith('storage.buckets'))).toEqual([]);
  expect(
    await sql`
    select e.subject_type, v.key, v.value from public.events e, jsonb_each_text(e.after) v
    where v.key like '%\\_at' and v.value::timestamptz > e.occurred_at and v.key <> 'last_sign_in_at'`,
  ).toEqual([]);
});

test('later changes are stamped and recorded as usual', async () => {
  expect(await sql`select tgname from pg_trigger where tgname like '%show_time%'`).toEqual([]);
  const changed = await askAs(
    newcomer,
    'update public.caregiver_profiles set radius_km = 12 where user_id = auth.uid() returning updated_at = now() as now',
  );
  expect(changed).toEqual([{ now: true }]);
  const recorded = await sql`
    select e.after from public.events e where e.occurred_at > now() - interval '1 minute' and e.actor_id = ${newcomer.id}`;
  expect(recorded).toEqual([{ after: { radius_km: 12 } }]);
});

test('every demo account signs in with the demo password, its email confirmed', async () => {
  const rows = await sql`
    select email from auth.users
    where encrypted_password = extensions.crypt(${DEMO_PASSWORD}, encrypted_password)
      and email_confirmed_at is not null
      and exists (select from auth.identities i where i.user_id = users.id and i.provider = 'email')`;
  const emails = rows.map((row) => String(row['email']));
  expect(emails).toHaveLength(31);
  expect(emails).toEqual(expect.arrayContaining(Object.values(demoAccounts).map((account) => account.email)));
});

test('each of the four accounts is as described', async () => {
  expect(await askAs(admin, 'select private.my_role() as role')).toEqual([{ role: 'admin' }]);
  expect(await askAs(legacy, 'select private.my_role() as role')).toEqual([{ role: 'caregiver' }]);
  expect(await sql`select id from public.users where id = ${legacy.id}`).toHaveLength(0);
  expect(await sql`select id from public.caregivers where user_id = ${legacy.id}`).toHaveLength(1);
  const profile = async (id: string) => {
    const rows = await sql`
      select p.status, c.percent from public.caregiver_profiles p, private.completeness(p) c where p.user_id = ${id}`;
    return rows[0];
  };
  expect(await profile(caregiver.id)).toEqual({ status: 'approved', percent: 100 });
  const begun = await profile(newcomer.id);
  expect(begun?.['status']).toBe('draft');
  expect(begun?.['percent']).toBeGreaterThan(0);
  expect(begun?.['percent']).toBeLessThan(100);
});

test('the demo caregiver has new and old messages, which scheduled jobs keep', async () => {
  const marks = await sql.begin(async (tx) => {
    await tx`select private.expire_messages(now())`;
    return tx`
      select n.kind::text, n.read_at is null as new from private.notifications n
      where n.recipient_id = ${caregiver.id} order by n.created_at`;
  });
  expect(marks.map((mark) => mark['kind'])).toEqual(['shortlisted', 'offered', 'placed', 'shortlisted']);
  expect(marks.map((mark) => mark['new'])).toEqual([false, false, false, true]);
});

test('thirty caregivers, twelve requests and their jobs have every status', async () => {
  expect(await tally('select status from public.caregiver_profiles')).toEqual({
    approved: 22,
    submitted: 3,
    changes_requested: 2,
    draft: 2,
    suspended: 1,
  });
  expect(await tally('select status from public.requests')).toEqual({
    submitted: 1,
    in_review: 1,
    open: 5,
    matched: 2,
    closed: 1,
    declined: 1,
    withdrawn: 1,
  });
  expect(await tally('select status from public.jobs')).toEqual({ open: 5, filled: 3, closed: 1 });
  expect(await sql`select id from public.placements`).toHaveLength(3);
  const applications = await tally('select status from public.applications');
  expect(Object.keys(applications).sort()).toEqual(
    ['declined', 'offered', 'placed', 'shortlisted', 'submitted', 'withdrawn'].sort(),
  );
  const documents = await tally(
    `select case when expires_on <= private.today() then 'expired' else status::text end from public.documents`,
  );
  expect(Object.keys(documents).sort()).toEqual(['expired', 'rejected', 'uploaded', 'verified']);
});

test('the demo caregiver fits several open jobs to different degrees, and lacks something for another', async () => {
  const jobs = await askAs(caregiver, 'select score, unmet from public.match_jobs()');
  const fitting = jobs.filter((job) => (job['unmet'] as string[]).length === 0);
  expect(fitting.length).toBeGreaterThanOrEqual(3);
  expect(new Set(fitting.map((job) => job['score'])).size).toBe(fitting.length);
  expect(jobs.map((job) => job['unmet'])).toContainEqual(['credential:driving_licence']);
  const free = await askAs(
    caregiver,
    `select job_id from public.match_jobs() m where unmet = '{}'
       and not exists (select from public.applications a where a.job_id = m.job_id and a.caregiver_id = auth.uid())`,
  );
  expect(free.length, 'jobs left to apply for').toBeGreaterThanOrEqual(2);
});

test('two caregivers share the nights of one family: one half is placed, the other is an open job', async () => {
  const shared = await askAs(
    admin,
    `select r.status, c.part, bit_count(c.availability::bit(28))::integer as nights, c.caregiver_name
     from public.requests r, public.request_coverage(r.id) c
     where (select count(*) from public.jobs j where j.request_id = r.id) > 1 order by c.part`,
  );
  expect(shared).toEqual([
    { status: 'open', part: 'covered', nights: 2, caregiver_name: 'Anjali Menon' },
    { status: 'open', part: 'open', nights: 2, caregiver_name: null },
  ]);
});

test('the dashboard lists all pending items, requests since the time in the audit log', async () => {
  const listed = await askAs(
    admin,
    'select kind, subject_id, since from public.pending_items() order by 1, 2',
  );
  expect(listed).toEqual(await sql`select kind, subject_id, since from private.pending_items order by 1, 2`);
  expect(new Set(listed.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  const told = await sql`
    select r.id from public.requests r left join lateral (
      select e.occurred_at from public.events e
      where e.subject_type = 'requests' and e.subject_id = r.id::text and e.action = 'update' and e.after ? 'status'
      order by e.id desc limit 1
    ) last on true
    where r.status_since is distinct from last.occurred_at`;
  expect(told).toEqual([]);
});

test('an open job has at least five ranked caregivers and three applications', async () => {
  const jobs = await askAs(
    admin,
    `select j.title from public.jobs j where j.status = 'open'
       and (select count(*) from public.match_caregivers(j.id)) >= 5
       and (select count(*) from public.applications a where a.job_id = j.id and a.status <> 'withdrawn') >= 3`,
  );
  expect(jobs).not.toHaveLength(0);
});

test('only qualified caregivers applied or were placed, and everything happened in order', async () => {
  expect(
    await sql`
    select p.full_name, j.title from public.applications a
    join public.jobs j on j.id = a.job_id
    join public.caregiver_profiles p on p.user_id = a.caregiver_id
    where private.unmet_requirements(p, j, private.job_distance(p, j)) <> '{}'
      or a.submitted_at < greatest(p.reviewed_at, j.published_at)
      or least(a.shortlisted_at, a.offered_at, a.placed_at, a.declined_at, a.withdrawn_at) < a.submitted_at
      or a.offered_at < a.shortlisted_at or a.placed_at < a.offered_at or a.updated_at > now()`,
  ).toHaveLength(0);
  expect(
    await sql`
    select d.file_name from public.documents d join public.caregiver_profiles p on p.user_id = d.caregiver_id
    where d.created_at < p.created_at or d.checked_at <= d.created_at or d.issued_on > d.created_at::date
      or not exists (
        select from storage.objects o where o.name = d.file_path and o.owner_id = d.caregiver_id::text
          and o.name like d.caregiver_id || '/%.pdf'
      )`,
  ).toHaveLength(0);
  expect(
    await sql`
    select id from (select id, occurred_at, lag(occurred_at) over (order by id) as earlier from public.events) e
    where occurred_at < earlier or occurred_at > now()`,
  ).toHaveLength(0);
});

test('every first day has a visit, and each offer can be answered for a week before it', async () => {
  expect(
    await sql`
    select starts_on from public.placements where starts_on <> private.first_agreed_day(visits, starts_on)
    union all select starts_on from public.offers where starts_on <> private.first_agreed_day(visits, starts_on)`,
  ).toEqual([]);
  const [told] = await sql`
    select bool_and((n.params ->> 'until')::date in (private.day_of(n.created_at) + 7, r.starts_on)) as a_week
    from private.notifications n
    join public.applications a on a.id = n.subject_id join public.jobs j on j.id = a.job_id
    join public.requests r on r.id = j.request_id
    where n.kind = 'offered'`;
  expect(told).toEqual({ a_week: true });
});

test('the audit log names who did it', async () => {
  const actors = async (type: string, action: string) =>
    tally(`
      select case when actor_id is null then 'nobody' when actor_id = '${admin.id}' then 'admin' else 'caregiver' end
      from public.events where subject_type = '${type}' and action = '${action}'`);
  expect(await actors('jobs', 'insert')).toEqual({ admin: 9 });
  // An admin's insert is an invitation.
  expect(await actors('applications', 'insert')).toMatchObject({ admin: 1 });
  expect(Object.keys(await actors('applications', 'insert')).sort()).toEqual(['admin', 'caregiver']);
  expect(await actors('requests', 'insert')).toEqual({ nobody: 11, admin: 1 });
  expect(Object.keys(await actors('placements', 'insert'))).toEqual(['admin']);
});

test('no job reveals the family', async () => {
  expect(
    await sql`
    select j.title from public.jobs j join public.request_contacts c using (request_id)
    where private.reveals_contact(j.title || ' ' || j.summary, c, (select p from public.places p where p.id = j.place_id))
      or exists (
        select from regexp_split_to_table(concat_ws(' ', c.contact_name, c.recipient_name, c.helper_name), ' ') name
        where (j.title || ' ' || j.summary) ~* ('\\y' || name || '\\y')
      )`,
  ).toHaveLength(0);
});

test('every caregiver has their own words and a fair rate', async () => {
  const rows = await sql`select about, hourly_rate from public.caregiver_profiles where about is not null`;
  expect(rows).toHaveLength(28);
  const sentences = rows.flatMap((row) => String(row['about']).split(/(?<=[.!?]) /));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const row of rows) {
    expect(String(row['about']).length).toBeGreaterThan(200);
    expect(Number(row['hourly_rate'])).toBeGreaterThanOrEqual(15);
    expect(Number(row['hourly_rate'])).toBeLessThanOrEqual(32);
  }
});
