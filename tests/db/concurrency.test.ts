import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCrowd, refused, times, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd();
});
afterAll(() => crowd?.stop());

test('a request that is sent twenty times at once is stored once, with one answer', async () => {
  const answers = await crowd.atOnce(
    times(20, 'anon'),
    `select r -> 0 ->> 'reference' || ' ' || (r -> 0 ->> 'status') from public.submit_request(tests.payload('walsh')) r`,
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^[2-9A-Z]{9} submitted$/);
  expect(await crowd.count(`public.requests where id = tests.id('walsh')`)).toBe(1);
  expect(await crowd.count(`public.events where subject_type = 'requests'`)).toBe(1);
});

test('of many requests with one contact at once, those from the eleventh on are marked', async () => {
  const answers = await crowd.atOnce(
    times(30, 'anon'),
    (index) =>
      `select public.submit_request(tests.payload('flood${index}', '{"contact_email": "a@b.test"}'))`,
  );
  expect(refused(answers, 'too_many_requests')).toBe(0);
  expect(await crowd.count(`public.request_contacts where contact_email = 'a@b.test'`)).toBe(30);
  expect(await crowd.count(`public.requests where many_alike`)).toBe(20);
});

test('a request that two admins publish at once becomes one job', async () => {
  const answers = await crowd.atOnce(
    times(10, 'admin'),
    `select public.publish_job(tests.id('walsh'), 'Company by the sea', 'Tea, talk and a walk by the sea.')`,
  );
  expect(refused(answers, 'already_published')).toBe(9);
  expect(await crowd.count(`public.jobs where request_id = tests.id('walsh')`)).toBe(1);
});

test('a request that two admins change at once is changed by one; the other has to read it first', async () => {
  await crowd.sql.unsafe(`select tests.add_request('changed')`);
  const [seen] = await crowd.sql<{ version: string }[]>`select tests.answers_version('changed') as version`;
  const answers = await crowd.atOnce(
    times(10, 'admin'),
    (index) =>
      `select public.correct_request(tests.id('changed'), tests.payload('changed', '{"notes": "Ring ${index} times.", "answers": [{"question": "Notes", "answer": "${index}"}]}'), '${seen?.version}', 'Nora', tests.today())`,
  );
  expect(refused(answers, 'changed_meanwhile')).toBe(9);
  expect(await crowd.count(`private.earlier_answers e where e.request_id = tests.id('changed')`)).toBe(1);
});

test('the same times, published by many at once, become one job, and no time has two', async () => {
  await crowd.sql.unsafe(`select tests.add_request('shared', '{"availability": 7}')`);
  // Halves that overlap: the first one published decides.
  const answers = await crowd.atOnce(
    times(12, 'admin'),
    (index) =>
      `select public.publish_job(tests.id('shared'), 'Company by the sea', 'Tea, talk and a walk by the sea.', availability => ${index % 2 ? 3 : 6})`,
  );
  expect(refused(answers, 'times_have_job')).toBe(11);
  const rest = await crowd.atOnce(
    times(10, 'admin'),
    `select public.publish_job(tests.id('shared'), 'Company by the sea', 'Tea, talk and a walk by the sea.')`,
  );
  expect(refused(rest, 'already_published')).toBe(9);
  const [held] = await crowd.sql<{ all: number; each: number }[]>`
    select bit_or(availability) as all, sum(availability)::integer as each from public.jobs where request_id = tests.id('shared')`;
  expect(held).toEqual({ all: 7, each: 7 });
});

test('a caregiver who applies twenty times at once has one application', async () => {
  const answers = await crowd.atOnce(
    times(20, 'caregiver'),
    `select public.apply_to_job(tests.job('walsh'))`,
  );
  expect(refused(answers, 'already_applied')).toBe(19);
  expect(await crowd.count('public.applications')).toBe(1);
});

test('when two admins place two applicants at once, one is placed and the other answered', async () => {
  await crowd.atOnce(['stranger'], `select public.apply_to_job(tests.job('walsh'))`);
  const applicants = ['caregiver', 'stranger'];
  const answers = await crowd.atOnce(
    times(10, 'admin'),
    (index) => `select tests.place_by_phone(tests.application('walsh', '${applicants[index % 2]}'))`,
  );
  expect(refused(answers, 'job_not_open')).toBe(9);
  expect(await crowd.count('public.placements')).toBe(1);
  expect(await crowd.count(`public.applications where status = 'placed'`)).toBe(1);
  expect(await crowd.count(`public.applications where status = 'declined' and status_reason <> ''`)).toBe(1);
});

test('no application is both withdrawn and placed', async () => {
  // Times that no placement takes yet.
  await crowd.sql.unsafe(
    `select tests.add_job('daly', '{}', '{"availability": 10}'), tests.add_application('daly', 'caregiver')`,
  );
  const answers = await crowd.atOnce(['admin', 'caregiver'], (index) =>
    index === 0
      ? `select tests.place_by_phone(tests.application('daly', 'caregiver'))`
      : `select public.withdraw_application(tests.application('daly', 'caregiver'))`,
  );
  expect(refused(answers, 'application_step_not_allowed')).toBe(1);
  const placed = await crowd.count(`public.placements where request_id = tests.id('daly')`);
  expect(
    await crowd.count(`public.applications where job_id = tests.job('daly') and status = 'placed'`),
  ).toBe(placed);
});

test('a caregiver invited by many at once is invited once, and answers once', async () => {
  await crowd.sql.unsafe(`select tests.add_job('quinn', '{}', '{"availability": 8}')`);
  const invitations = await crowd.atOnce(
    times(10, 'admin'),
    `select public.invite_caregiver(tests.job('quinn'), tests.id('stranger'))`,
  );
  expect(refused(invitations, 'already_invited')).toBe(9);
  const answers = await crowd.atOnce(times(6, 'stranger'), (index) =>
    index % 2 === 0
      ? `select public.apply_to_job(tests.job('quinn'))`
      : `select public.decline_invitation(tests.application('quinn', 'stranger'))`,
  );
  // After declining, they may still apply. After applying, they can't decline.
  expect(
    await crowd.count(`public.applications where job_id = tests.job('quinn') and status = 'submitted'`),
  ).toBe(1);
  expect(refused(answers, 'already_applied')).toBe(2);
  expect(refused(answers, 'application_step_not_allowed')).toBeGreaterThanOrEqual(2);
});

test('two admins at once place a caregiver with one family only for the same times', async () => {
  const families = ['moran', 'nolan'];
  for (const family of families) {
    await crowd.sql.unsafe(`select tests.add_job('${family}'), tests.add_application('${family}', 'legacy')`);
  }
  const answers = await crowd.atOnce(
    ['admin', 'admin'],
    (index) => `select tests.place_by_phone(tests.application('${families[index]}', 'legacy'))`,
  );
  expect(refused(answers, 'times_taken')).toBe(1);
  expect(
    await crowd.count(`public.placements where caregiver_id = tests.id('legacy') and ended_at is null`),
  ).toBe(1);
});

test('a request whose two halves are placed at once is matched', async () => {
  await crowd.sql
    .unsafe(
      `update public.caregiver_profiles set availability = availability | 768;
       select tests.add_request('halves', '{"availability": 768}')`,
    )
    .simple();
  const halves = [
    { times: 256, caregiver: 'legacy' },
    { times: 512, caregiver: 'stranger' },
  ];
  for (const { times: half, caregiver } of halves) {
    await crowd.atOnce(
      ['admin'],
      `select public.publish_job(tests.id('halves'), 'Company by the sea', 'Tea, talk and a walk by the sea.', availability => ${half})`,
    );
    const [job] = await crowd.sql<{ id: string }[]>`
      select id from public.jobs where request_id = tests.id('halves') and availability = ${half}`;
    await crowd.atOnce([caregiver], `select public.apply_to_job('${job?.id}')`);
  }
  const applications = await crowd.sql<{ id: string }[]>`
    select a.id from public.applications a join public.jobs j on j.id = a.job_id where j.request_id = tests.id('halves')`;
  await crowd.atOnce(
    times(2, 'admin'),
    (index) => `select tests.place_by_phone('${applications[index]?.id}')`,
  );
  expect(await crowd.count(`public.requests where id = tests.id('halves') and status = 'matched'`)).toBe(1);
});

const LEAVING = {
  suspended: (caregiver: string) =>
    `select public.suspend_caregiver(tests.id('${caregiver}'), 'A complaint.')`,
  deactivated: (caregiver: string) => `select public.deactivate_user(tests.id('${caregiver}'), 'Gone.')`,
  promoted: (caregiver: string) => `select public.set_user_role(tests.id('${caregiver}'), 'admin')`,
};

/** Sends one statement and, before the first is committed, another, which has to wait. */
async function oneWhileTheOther(first: string, second: string): Promise<unknown[]> {
  let late: Promise<unknown> = Promise.resolve();
  const early = await crowd.pool.begin(async (tx) => {
    await tx`select tests.be('admin')`;
    const [row] = await tx.unsafe(first);
    late = crowd.atOnce(['admin'], second).then(([answer]) => answer);
    await expect
      .poll(() =>
        crowd.count(
          `pg_catalog.pg_locks join pg_stat_activity using (pid)
           where not granted and datname = current_database()`,
        ),
      )
      .toBeGreaterThan(0);
    return Object.values(row ?? {})[0];
  });
  return [early, await late];
}

test.each(Object.keys(LEAVING) as (keyof typeof LEAVING)[])(
  'whoever is placed and %s in the same moment is never both',
  async (reason) => {
    for (const order of ['placed first', 'leaves first', 'at once']) {
      const name = `${reason} ${order}`.replaceAll(' ', '_');
      const family = `of_${name}`;
      await crowd.sql
        .unsafe(
          `select tests.sign_up('${name}'), tests.fill_profile('${name}');
           update public.users set email_verified = true where id = tests.id('${name}');
           select tests.add_job('${family}'), tests.add_application('${family}', '${name}');`,
        )
        .simple();
      const place = `select tests.place_by_phone(tests.application('${family}', '${name}'))`;
      const leave = LEAVING[reason](name);
      const answers =
        order === 'placed first'
          ? await oneWhileTheOther(place, leave)
          : order === 'leaves first'
            ? await oneWhileTheOther(leave, place)
            : await crowd.atOnce(['admin', 'admin'], (index) => (index ? leave : place));
      const placed = await crowd.count(`public.placements where request_id = tests.id('${family}')`);
      expect(refused(answers, 'not_qualified')).toBe(1 - placed);
      if (order !== 'at once') expect(placed).toBe(order === 'placed first' ? 1 : 0);
      // A placed caregiver doesn't become an admin. One who can no longer act leaves their placements.
      const stays = reason === 'promoted' ? placed : 0;
      expect(refused(answers, 'still_placed')).toBe(stays);
      expect(
        await crowd.count(`public.placements where request_id = tests.id('${family}') and ended_at is null`),
      ).toBe(stays);
      expect(
        await crowd.count(`public.jobs where request_id = tests.id('${family}') and status = 'open'`),
      ).toBe(1 - stays);
    }
  },
);

test('of fifty people who try to become the first admin at once, one does', async () => {
  const people = Array.from({ length: 50 }, (_, index) => `person${index}`);
  await crowd.sql
    .unsafe(
      `
    delete from public.users where role = 'admin';
    select tests.sign_up('person' || n) from generate_series(0, 49) n;`,
    )
    .simple();
  const [issued] = await crowd.sql<{ code: string }[]>`select private.issue_setup_code() as code`;
  const answers = await crowd.atOnce(people, `select public.become_first_admin('${issued?.code}')`);
  expect(refused(answers, 'setup_closed')).toBe(49);
  expect(await crowd.count(`public.users where role = 'admin'`)).toBe(1);
});
