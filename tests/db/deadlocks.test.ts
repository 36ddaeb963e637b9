import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCrowd, type Crowd } from './crowd.ts';

/** Any two steps at once must not deadlock (decision 0157). */

const ROUNDS = process.env['TEST_TIER'] === 'full' ? 2000 : 40;
/** A failure prints its seed. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

type Step = { by: string; sql: string };
/** Rows of a table, each with its caregiver. */
type Row = { id: string; caregiver: string | null };
type Rows = Record<
  | 'jobs'
  | 'applications'
  | 'placements'
  | 'documents'
  | 'questions'
  | 'checkIns'
  | 'visits'
  | 'timeOff'
  | 'links',
  Row[]
>;

const CAREGIVERS = ['caregiver', 'stranger', 'legacy', 'fourth'];
/** Two with jobs, one that was declined, one idle. */
const FAMILIES = ['ahern', 'boyle', 'casey', 'daly'];
const NOBODYS = '00000000-0000-4000-8000-000000000000';
let crowd: Crowd;
let rows: Rows;

beforeAll(async () => {
  crowd = await gatherCrowd();
  await crowd.sql
    .unsafe(
      `
      select tests.sign_up('fourth'), tests.fill_profile('fourth'), tests.sign_up('colleague');
      update public.users set role = 'admin', email_verified = true where id = tests.id('colleague');
      -- Staff and a caregiver with a second factor, and sessions beside those that they act in.
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), tests.id(name), 'totp', 'verified', now(), now()
      from unnest('{admin,colleague,fourth}'::text[]) name, generate_series(1, 2);
      insert into storage.objects (bucket_id, name)
      select 'documents', id || '/new.pdf' from auth.users;
      update auth.sessions set aal = 'aal2' where user_id in (tests.id('admin'), tests.id('colleague'));
      insert into auth.sessions (id, user_id)
      select gen_random_uuid(), tests.id(name) from unnest('{admin,colleague,fourth}'::text[]) name, generate_series(1, 3);
      -- Four jobs each: one filled by a caregiver, the others with all of them in different states.
      create function tests.publish(family text, times integer) returns uuid language plpgsql as $$
      begin
        perform tests.be('admin');
        return public.publish_job(tests.id(family), 'Company by the sea', 'Tea, talk and a walk by the sea.', '{}', times);
      end $$;
      -- As private.run_duty would, which takes every failure.
      create function tests.duty(name text, later interval) returns bigint language plpgsql security definer as $$
      declare
        batch integer := (select d.batch from private.duties d where d.duty = name);
        done bigint;
      begin
        execute format(case when batch is null then 'select private.%I($1)' else 'select private.%I($1, $2)' end, name)
          into done using now() + later, batch;
        return done;
      end $$;
      create function tests.prepare(family text, places text, leaves boolean) returns void language plpgsql as $$
      declare
        job uuid;
        person text;
        application uuid;
      begin
        perform tests.add_request(family, '{"availability": 15}');
        for times in 0..3 loop
          perform tests.be_owner();
          job := tests.publish(family, 1 << times);
          foreach person in array '{${CAREGIVERS.join(',')}}'::text[] loop
            continue when times > 0 and person = places;
            perform tests.be_owner();
            perform tests.be(person);
            application := public.apply_to_job(job, 'I would love to.', true);
            perform tests.be('admin');
            if times = 0 and person = places then
              perform tests.place_by_phone(application, tests.today());
              exit;
            end if;
            if times = 1 then perform public.introduce_applicants(jsonb_build_object(application, 'She has time.')); end if;
            continue when times = 2 and person = 'legacy';
            if times = 2 and person = 'fourth' then
              perform public.decline_application(application, 'Too far away.');
              continue;
            end if;
            if times > 1 then perform tests.offer_job(application, starts_on => tests.today() + 60); end if;
            if times = 3 then
              perform tests.be(person);
              perform public.answer_offer(application, true, (tests.offer_seen(application) ->> 'offered_at')::timestamptz);
            end if;
          end loop;
        end loop;
        perform tests.be('admin');
        perform public.ask_family(tests.id(family), 'Are there stairs?');
        perform tests.be_owner();
        if leaves then
          update public.placements set placed_at = now() - interval '30 days', starts_on = private.today() - 30,
            ends_on = private.today() - 1 where request_id = tests.id(family);
        end if;
        insert into public.check_ins (placement_id, occasion)
        select id, 'week' from public.placements where request_id = tests.id(family);
        -- Of the next time that is agreed on, which is Monday morning.
        insert into public.visit_changes (id, placement_id, on_date, opens, kind)
        select tests.id(family || ' absent'), id, date_trunc('week', private.today() + 7)::date, 360, 'cannot_come'
        from public.placements where request_id = tests.id(family);
      end $$;
      select tests.prepare('ahern', 'caregiver', false), tests.prepare('boyle', 'stranger', true);
      select tests.add_request('casey'), tests.add_request('daly'), tests.be('admin');
      select public.decline_request(tests.id('casey'), 'Too far away.'),
        public.assign(tests.id('ahern'), tests.id('colleague')), public.assign(tests.id('stranger'), tests.id('colleague'));
      select tests.be_owner();
      insert into private.idle_warnings (request_id, warned_at) values (tests.id('daly'), now() + interval '1 minute');
      update public.offers set stands_until = private.today() - 1
      where application_id in (
        select a.id from public.applications a join public.jobs j on j.id = a.job_id
        where a.status = 'offered' and j.request_id = tests.id('boyle')
      );
      select tests.add_document('one-of-' || name, name, 'identity', 'uploaded'), tests.add_document('two-of-' || name, name, 'first_aid', 'verified', tests.today() - 400)
      from unnest('{${CAREGIVERS.join(',')}}'::text[]) name;
      insert into private.cover_invitations (change_id, caregiver_id)
      select c.id, p.user_id from public.visit_changes c, public.caregiver_profiles p where p.status = 'approved';
      insert into storage.objects (bucket_id, name)
      select 'documents', d.file_path from public.documents d where d.caregiver_id in (tests.id('legacy'), tests.id('fourth'));
      select tests.fill_profile('newcomer', 'draft');
      insert into public.time_off (caregiver_id, from_day, to_day)
      select user_id, private.today() + 100, private.today() + 101 from public.caregiver_profiles where status = 'approved';
      update public.visit_changes c set time_off_id = t.id
      from public.placements p join public.time_off t on t.caregiver_id = p.caregiver_id where p.id = c.placement_id;
      -- Whoever changes a row keeps it for a moment, so that the other has the time to want it.
      create function tests.linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.003); return null; end $$;
      grant execute on all functions in schema tests to authenticator, anon, authenticated;
      `,
    )
    .simple();
  for (const table of ['requests', 'jobs', 'caregiver_profiles', 'applications', 'placements', 'documents']) {
    await crowd.sql.unsafe(
      `create trigger a_moment after insert or update or delete on public.${table} for each row execute function tests.linger()`,
    );
  }
  const all = (table: string, owner = 'null::uuid') =>
    crowd.sql.unsafe<Row[]>(
      `select t.id, split_part(u.email, '@', 1) as caregiver from public.${table} t left join auth.users u on u.id = ${owner} order by t.id`,
    );
  rows = {
    jobs: await all('jobs'),
    applications: await all('applications', 't.caregiver_id'),
    placements: await all('placements', 't.caregiver_id'),
    documents: await all('documents', 't.caregiver_id'),
    questions: await all('request_questions'),
    checkIns: await all('check_ins'),
    visits: await all('visit_changes'),
    timeOff: await all('time_off', 't.caregiver_id'),
    links: await crowd.sql<Row[]>`select id, null as caregiver from private.request_links order by id`,
  };
});
afterAll(() => crowd?.stop());

/** The same numbers for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random step by a random person. Most are possible in the state from which each round begins. */
function randomStep(random: () => number): Step {
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const caregiver = one([...CAREGIVERS, 'newcomer']);
  const whose = one(['staff', 'staff', 'caregiver', 'caregiver', 'family', 'owner'] as const);
  /** Caregivers act on their own records. */
  const any = (of: keyof Rows) =>
    one(rows[of].filter((row) => whose !== 'caregiver' || [null, caregiver].includes(row.caregiver)))?.id ??
    NOBODYS;
  const [application, job, placement, document] = (
    ['applications', 'jobs', 'placements', 'documents'] as const
  ).map(any);
  const family = one(FAMILIES);
  const key = `tests.payload('${family}') ->> 'reference', tests.payload('${family}') ->> 'tracking_secret'`;
  const offeredAt = `(tests.offer_seen('${application}') ->> 'offered_at')::timestamptz`;
  // The Monday after the next.
  const monday = `date_trunc('week', tests.today() + 14)::date`;
  const aVisit = `'${placement}', ${monday}, 360`;
  const steps: Record<'staff' | 'caregiver' | 'family' | 'owner', string[]> = {
    staff: [
      `public.ask_family(tests.id('${family}'), 'Are there pets?')`,
      `public.close_request(tests.id('${family}'), 'She is well again.')`,
      `public.remove_needed_times(tests.id('${family}'), 8)`,
      `public.correct_request(tests.id('${family}'), tests.payload('${family}', '{"notes": "Ring twice.", "availability": 15}'), tests.answers_version('${family}'), 'Nora', tests.today())`,
      `public.publish_job(tests.id('${family}'), 'Company by the sea', 'Tea, talk and a walk by the sea.')`,
      `tests.edit_job('${job}', 'Company by the lake', 'Tea, talk and a walk by the lake.')`,
      `public.take_back_job('${job}', 'The family thinks it over.')`,
      `public.invite_caregiver('${job}', tests.id('${caregiver}'))`,
      `public.record_application('${job}', tests.id('${caregiver}'), tests.today())`,
      `public.shortlist_application('${application}')`,
      `public.decline_application('${application}', 'Too far away.')`,
      `public.reconsider_application('${application}')`,
      `public.introduce_applicants('{"${application}": "She has time."}')`,
      `tests.offer_job('${application}', hourly_rate => 19)`,
      `tests.place_by_phone('${application}')`,
      `public.end_placement('${placement}', 'She moves.', null, ${random() < 0.5})`,
      `tests.correct_placement('${placement}', hourly_rate => 21)`,
      `public.record_visit_change(gen_random_uuid(), ${aVisit}, '${one(['cannot_come', 'not_needed'])}', 'Nora')`,
      `public.cover_visit('${any('visits')}', tests.id('${caregiver}'), 'She rang.')`,
      `public.invite_to_cover('${any('visits')}', array[tests.id('${caregiver}'), tests.id('${one(CAREGIVERS)}')])`,
      `public.settle_visit('${any('visits')}', 'Her son comes.')`,
      `public.take_back_visit_change('${any('visits')}')`,
      `public.suspend_caregiver(tests.id('${caregiver}'), 'A complaint.')`,
      `public.enter_profile(tests.id('${caregiver}'), '{"radius_km": 20}', null)`,
      `public.request_profile_changes(tests.id('${caregiver}'), 'Say more.', seen => '{"changes_reason": null}')`,
      `public.verify_document('${document}', 'Seen.')`,
      `public.date_document('${document}', tests.today() + 50, tests.today() - 400)`,
      `public.deactivate_user(tests.id('${one([caregiver, 'colleague'])}'), 'Gone.', ${one(['null', "tests.id('admin')"])})`,
      `public.set_user_role(tests.id('${caregiver}'), 'admin')`,
      `public.set_user_role(tests.id('colleague'), 'caregiver')`,
      `public.reset_second_factor(tests.id('${one([caregiver, 'fourth', 'colleague', 'admin'])}'))`,
      `public.assign(tests.id('${one([family, caregiver])}'), ${one(['null', "tests.id('colleague')", "tests.id('admin')"])}, ${one(['null', "tests.id('colleague')"])})`,
      `public.issue_private_link(tests.id('${family}'))`,
      `public.decline_request(tests.id('${family}'), 'Too far away.')`,
      `public.reject_document('${document}', 'Not readable.')`,
      `tests.record_agreement('${application}', 'family', 'yes', 'Nora Walsh', tests.today())`,
      `public.add_note(gen_random_uuid(), 'application', '${application}', 'note', 'Rang twice.')`,
    ],
    caregiver: [
      `public.apply_to_job('${job}')`,
      `public.withdraw_application('${application}')`,
      `public.choose_to_be_shown('${application}', true)`,
      `public.answer_offer('${application}', ${random() < 0.5}, ${offeredAt}, 'Too early.')`,
      `public.confirm_first_day('${placement}')`,
      `public.cannot_come(gen_random_uuid(), ${aVisit})`,
      `public.take_back_visit_change('${any('visits')}')`,
      `public.add_time_off(gen_random_uuid(), ${monday}, ${monday}, tests.visits_off('${caregiver}', ${monday}, ${monday}))`,
      `public.remove_time_off('${any('timeOff')}', array['${any('visits')}'::uuid])`,
      `public.answer_cover('${one(rows.visits)?.id}', ${random() < 0.5})`,
      `public.choose_job_alerts('weekly')`,
      `public.saw_job('${job}')`,
      `public.remove_photo()`,
      `public.submit_profile(true)`,
      `public.prepare_account_deletion()`,
      `public.delete_my_account()`,
    ],
    family: [
      `public.answer_introduction(${key}, '${application}', 'no', tests.terms_shown('${application}'))`,
      `public.answer_check_in(${key}, '${any('checkIns')}', 'not_well', 'Too late.')`,
      `public.complain(${key}, gen_random_uuid(), '${any('placements')}', 'lateness', 'Too late.')`,
      `public.change_own_visit(${key}, gen_random_uuid(), ${aVisit}, 'not_needed')`,
      `public.take_back_own_visit_change(${key}, '${any('visits')}')`,
      `public.answer_question(${key}, '${any('questions')}', 'Twelve.')`,
      `public.ask_team(${key}, gen_random_uuid(), 'visits', 'Could she come on Sundays?')`,
      `public.change_request_contact(${key}, '{"contactName": "Nora Byrne", "contactPhone": "0209150009", "contactEmail": "n@b.test"}')`,
      `public.withdraw_request(${key})`,
      `public.change_request(${key}, tests.payload('${family}', '{"notes": "She loves the sea."}'))`,
      `public.add_link(${key}, 'For my sister', md5('${random()}'))`,
      `public.end_link(${key}, '${any('links')}')`,
      `public.track_request(${key})`,
      `public.send_private_link(tests.payload('${family}') ->> 'reference', '${family}@family.test')`,
      `public.erase_request(${key})`,
    ],
    owner: [
      ...[
        'end_offers',
        'finish_placements',
        'refresh_lapsed',
        'ask_how_it_goes',
        'notify_lapses',
        'notify_overdue',
        'warn_of_last_days',
        'find_for_new_jobs',
        'notify_new_jobs',
        'expire_documents',
        'expire_placements',
        'expire_messages',
        'expire_requests',
        'close_idle_requests',
        'end_sessions',
        'write_staff_mails',
      ].map((duty) => `tests.duty('${duty}', '${one(['0 days', '1 year', '20 years'])}')`),
      ...[1, 2, 3].map(() => `tests.duty('expire_accounts', '20 years')`),
    ],
  };
  const sql = `select ${one(steps[whose])}`;
  if (whose === 'staff') return { by: one(['admin', 'colleague']), sql };
  if (whose === 'caregiver') {
    const off = [
      'delete from public.documents',
      `update public.caregiver_profiles set availability = 7 where user_id = auth.uid()`,
      `update public.caregiver_profiles set full_name = 'Nora Quinn', about = 'Calm.', hourly_rate = 21, radius_km = 50
        where user_id = auth.uid()`,
      `insert into public.documents (caregiver_id, kind, file_path, file_name)
        values (auth.uid(), 'reference', auth.uid() || '/new.pdf', 'new.pdf')`,
    ];
    return { by: caregiver, sql: random() < 0.25 ? one(off) : sql };
  }
  return { by: 'anon', sql };
}

class Undone extends Error {}

/** Returns the name of a refusal, or ''. Each step is rolled back, so that every round begins alike. */
async function attempt({ by, sql }: Step): Promise<string> {
  try {
    await crowd.pool.begin(async (tx) => {
      await tx`select tests.be(${by})`;
      await tx.unsafe(sql);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) return error instanceof Error ? error.message : String(error);
  }
  return '';
}

test(
  `any two steps at once are done or refused without a deadlock: ${ROUNDS} rounds`,
  { timeout: 600_000 },
  async () => {
    const random = randomNumbers(SEED);
    const faults: string[] = [];
    let done = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const steps = [randomStep(random), randomStep(random)];
      const outcomes = await Promise.all(steps.map(attempt));
      done += outcomes.filter((outcome) => outcome === '').length;
      if (!outcomes.every((outcome) => /^([a-z]+(_[a-z]+)*)?$/.test(outcome))) {
        faults.push(steps.map(({ by, sql }, n) => `${by}: ${sql} → ${outcomes[n]}`).join('\n'));
      }
    }
    expect(faults.join('\n\n'), `SEED=${SEED}`).toBe('');
    // Otherwise the rounds would try nothing.
    expect(done).toBeGreaterThan(ROUNDS / 2);
  },
);
