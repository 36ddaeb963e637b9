import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCrowd, refused, times, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd();
});
afterAll(() => crowd?.stop());

const admins = `public.users where role = 'admin' and deactivated_at is null`;
const makeAdmins = (...people: string[]) =>
  crowd.sql.unsafe(`
    update public.users set role = case when email = any ('{${people.map((name) => `${name}@example.test`).join()}}')
      then 'admin' else 'caregiver' end::public.user_role, deactivated_at = null
    where email <> 'deactivated@example.test'`);
/** How many calls wait for an advisory lock of this database. */
const waiting = async (tx: postgres.ISql) =>
  (
    await tx`select from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and not granted and datname = current_database()`
  ).length;
const invite = async (name: string) => {
  const [token] = await crowd.atOnce(
    ['admin'],
    `select token from public.invite_admin('${name}@example.test')`,
  );
  return String(token);
};

/** The role for these claims on a connection of the API server. */
async function roleWith(claims: object): Promise<unknown> {
  return crowd.pool.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', 'authenticated', true)`;
    const [row] = await tx`select private.my_role() as role`;
    return row?.['role'] as unknown;
  });
}

test('on the API’s connections a token without a session has no account', async () => {
  const [row] = await crowd.sql<{ claims: string }[]>`select tests.claims('admin')`;
  const claims = JSON.parse(row?.claims ?? '') as Record<string, string>;
  expect(await roleWith(claims)).toBe('admin');
  expect(await roleWith({ ...claims, session_id: undefined })).toBeNull();
  expect(await roleWith({ ...claims, session_id: null })).toBeNull();
});

test('if two admins demote each other at once, one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    await makeAdmins('admin', 'stranger');
    const answers = await crowd.atOnce(
      ['admin', 'stranger'],
      (index) =>
        `select public.set_user_role(tests.id('${index === 0 ? 'stranger' : 'admin'}'), 'caregiver')`,
    );
    expect(await crowd.count(admins)).toBe(1);
    expect(refused(answers, 'last_admin') + refused(answers, 'not_allowed')).toBe(1);
  }
});

test('if three admins remove each other at once in different ways, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await makeAdmins('admin', 'stranger', 'caregiver');
    const steps = [
      `select public.set_user_role(tests.id('stranger'), 'caregiver')`,
      `select public.deactivate_user(tests.id('caregiver'), 'Leaving')`,
      `select public.set_user_role(tests.id('admin'), 'caregiver')`,
    ];
    const answers = await crowd.atOnce(['admin', 'stranger', 'caregiver'], (index) => String(steps[index]));
    expect(await crowd.count(admins)).toBe(1);
    expect(refused(answers, 'not_allowed')).toBe(1);
    await crowd.sql.unsafe(`
      select tests.sign_in('caregiver') where not exists (select from auth.sessions where user_id = tests.id('caregiver'));`);
  }
});

test('an admin who is demoted while a change waits changes nothing', async () => {
  for (const step of [
    `select public.set_user_role(tests.id('newcomer'), 'admin')`,
    `select public.deactivate_user(tests.id('newcomer'), 'Revenge')`,
    `select public.reactivate_user(tests.id('deactivated'))`,
  ]) {
    await makeAdmins('admin', 'stranger');
    const answers = await crowd.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext('accounts'))`;
      const late = crowd.atOnce(['stranger'], step);
      await expect.poll(() => waiting(tx)).toBe(1);
      await tx`update public.users set role = 'caregiver' where id = tests.id('stranger')`;
      return { late };
    });
    expect(await answers.late).toEqual(['not_allowed']);
  }
});

test('resetting a factor waits while its account is deleted, without a lock of its own', async () => {
  await makeAdmins('admin');
  await crowd.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), tests.id('newcomer'), 'totp', 'verified', now(), now())`;
  const answers = await crowd.sql.begin(async (tx) => {
    await tx`select private.lock_account(tests.id('newcomer'))`;
    const late = crowd.atOnce(['admin'], `select public.reset_second_factor(tests.id('newcomer'))`);
    await expect.poll(() => waiting(tx)).toBe(1);
    await tx`delete from auth.mfa_factors where user_id = tests.id('newcomer')`;
    return { late };
  });
  expect(await answers.late).toEqual(['user_step_not_allowed']);
});

test('an invitation that is accepted twenty times at once is used once', async () => {
  await makeAdmins('admin');
  const token = await invite('newcomer');
  const answers = await crowd.atOnce(times(20, 'newcomer'), `select public.accept_invitation('${token}')`);
  expect(refused(answers, 'invitation_invalid')).toBe(19);
  expect(
    await crowd.count(
      `public.events where subject_type = 'invitations' and after ? 'accepted_at' and action = 'update'`,
    ),
  ).toBe(1);
});

test('an address that many admins invite at once has one open invitation', async () => {
  await makeAdmins('admin');
  await crowd.atOnce(times(20, 'admin'), `select id from public.invite_admin('wanted@example.test')`);
  expect(await crowd.count(`public.invitations where email = 'wanted@example.test'`)).toBe(20);
  expect(
    await crowd.count(`public.invitations where email = 'wanted@example.test' and revoked_at is null`),
  ).toBe(1);
});

test('many documents at once don’t exceed the limit', async () => {
  await crowd.sql.unsafe(`
    select tests.add_document('kept' || n, 'stranger', 'identity') from generate_series(1, 35) n;
    insert into storage.objects (bucket_id, name)
    select 'documents', tests.id('stranger') || '/new' || n || '.pdf' from generate_series(0, 19) n`);
  const answers = await crowd.atOnce(
    times(20, 'stranger'),
    (index) => `insert into public.documents (caregiver_id, kind, file_name, file_path)
      values (auth.uid(), 'identity', 'a.pdf', auth.uid() || '/new${index}.pdf') returning id`,
  );
  expect(refused(answers, 'too_many_documents')).toBe(15);
  expect(await crowd.count(`public.documents where caregiver_id = tests.id('stranger')`)).toBe(40);
  await crowd.sql.unsafe(`
    select set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects where name like tests.id('stranger') || '/new%'`);
});

test.each([
  ['authenticated', 'stranger'],
  ['service_role', 'caregiver'],
])('many files at once do not get past the limit when %s keeps their records', async (role, person) => {
  await crowd.sql.unsafe(`
    insert into storage.objects (bucket_id, name)
    select 'documents', tests.id('${person}') || '/kept' || n || '.pdf' from generate_series(1, 75) n`);
  const answers = await crowd.atOnce(
    times(10, person),
    (index) => `set local role ${role}; set local storage.operation = 'storage.object.upload';
      insert into storage.objects (bucket_id, name) values ('documents', auth.uid() || '/new${index}.pdf')`,
  );
  expect(refused(answers, 'too_many_files')).toBe(5);
  expect(await crowd.count(`private.files_of(tests.id('${person}')::text)`)).toBe(80);
});

test('a list asks for the role once, however many rows it reads', async () => {
  await makeAdmins('admin');
  await crowd.sql.unsafe(`
    select tests.add_request('family' || n) from generate_series(1, 10) n;
    analyze public.requests, public.users, public.caregiver_profiles, public.events;`);
  for (const [table, order, columns = '*'] of [
    ['users', 'created_at desc'],
    ['requests', 'submitted_at desc', 'id, status, submitted_at'],
    ['caregiver_profiles', 'updated_at desc'],
    ['documents', 'created_at desc'],
    ['applications', 'submitted_at desc'],
    ['invitations', 'created_at desc'],
    ['events', 'id desc'],
  ]) {
    const plan = await crowd.pool.begin(async (tx) => {
      await tx`select tests.be('admin')`;
      const rows = await tx.unsafe(
        `explain (analyze, verbose, costs off, timing off) select ${columns} from public.${table} order by ${order} limit 20`,
      );
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    });
    // An InitPlan runs once. Anywhere else the call would run for each row.
    const calls = plan.split('\n').filter((line) => line.includes('private.my_role()'));
    expect(plan, table).toContain('InitPlan');
    expect(
      calls.every((line) => /^\s+Output: private\.my_role\(\)$/.test(line)),
      plan,
    ).toBe(true);
    expect(plan, table).not.toMatch(/SubPlan/);
  }
});

test('a note about someone who deletes their account at that moment is deleted too, or refused by name', async () => {
  await makeAdmins('admin');
  for (let round = 0; round < 10; round += 1) {
    const leaver = `leaver${round}`;
    await crowd.sql.unsafe(`select tests.sign_up('${leaver}')`);
    const [left, noted] = await crowd.atOnce([leaver, 'admin'], (index) =>
      index === 0
        ? `select public.delete_my_account()`
        : `select public.add_note(gen_random_uuid(), 'user', tests.id('${leaver}'), 'note', 'Ring Peg')`,
    );
    expect(left).toBeFalsy();
    expect(noted || 'no_such_thing').toBe('no_such_thing');
    expect(await crowd.count('public.activity_notes')).toBe(0);
    expect(
      await crowd.count(
        `public.events where subject_type = 'activity_notes' and concat(before, after) <> ''`,
      ),
    ).toBe(0);
  }
});
