-- Scheduled jobs: which there are, when each runs, and what each does.
begin;
select plan(123);
\ir fixtures.psql
select set_config('storage.allow_delete_query', 'true', true);

-- The list
select bag_eq(
  'select duty from private.duties',
  $$ select p.proname::text from pg_proc p
     where p.pronamespace = 'private'::regnamespace
       and (p.proname in ('seal_events', 'give_up_mails', 'call_file_remover', 'warn_of_last_days', 'notify_overdue', 'refresh_lapsed', 'end_offers', 'finish_placements', 'ask_how_it_goes', 'notify_lapses', 'find_for_new_jobs', 'notify_new_jobs', 'close_idle_requests', 'write_staff_mails', 'end_sessions', 'apply_terms', 'notify_arrival_notes', 'count_open_jobs', 'write_entry_mails') or p.proname like 'expire\_%') $$,
  'each duty is a function, and each function that lets something expire is a duty'
);
select is_empty(
  $$ select duty from private.duties d left join pg_proc p on p.proname = d.duty and p.pronamespace = 'private'::regnamespace
     where p.proargtypes[0] <> 'timestamptz'::regtype or p.prorettype <> 'bigint'::regtype
       or (d.batch is not null) <> (p.pronargs = 2 and p.proargtypes[1] = 'integer'::regtype and p.proargnames[2] = 'batch') $$,
  'each duty takes a moment, and a batch size if it has one, and returns a number'
);

-- Which jobs are due. In the night between these days, Dublin's clocks go forward.
create function pg_temp.is_due(which text, moment timestamptz) returns boolean language sql as $$
  select exists (select from private.due_duties(moment) d where d = which)
$$;
select tests.tick('2020-03-28 12:00+00');
select is_empty(
  $$ select duty from private.duties where ran_at is distinct from '2020-03-28 12:00+00' or failure is not null $$,
  'the first tick runs every duty'
);
select ok(pg_temp.is_due('seal_events', '2020-03-28 12:01+00'), 'some duties run at each tick');
select ok(not pg_temp.is_due('end_offers', '2020-03-28 12:59+00'), 'an hourly duty does not run before the hour is over');
select ok(pg_temp.is_due('end_offers', '2020-03-28 13:00+00'), 'an hourly duty runs after an hour');
select ok(not pg_temp.is_due('expire_mails', '2020-03-29 01:59+00'), 'a daily duty does not run before its hour');
select ok(pg_temp.is_due('expire_mails', '2020-03-29 02:00+00'), 'a daily duty runs from its hour on, by the operator''s clock');
select tests.tick('2020-03-29 23:59+00');
select ok(
  not pg_temp.is_due('expire_mails', '2020-03-30 01:59+00') and pg_temp.is_due('expire_mails', '2020-03-30 02:00+00'),
  'a daily duty runs at its hour, however late it ran the day before'
);
select is_empty($$ select from public.events where subject_type = 'retention' $$, 'erasing nothing adds no event');
update private.duties set ran_at = now() where true;

-- One that fails, at noon, since daily jobs run at another hour
create function pg_temp.noon() returns timestamptz language sql stable as $$
  select date_trunc('day', now()) + interval '2 days 12 hours'
$$;
insert into private.duties (place, duty, every) values (0, 'no_such_duty', '1 day');
alter table public.invitations rename to away;
select tests.tick(pg_temp.noon());
alter table public.away rename to invitations;
select bag_eq(
  'select duty from private.duties where failure is not null', $$ values ('no_such_duty'), ('expire_invitations') $$,
  'a duty that fails is marked'
);
select is_empty(
  $$ select duty from private.duties where ran_at <> pg_temp.noon() $$, 'a duty that fails stops no other'
);
delete from private.duties where duty = 'no_such_duty';
select ok(
  pg_temp.is_due('expire_invitations', pg_temp.noon() + interval '1 minute')
    and not pg_temp.is_due('expire_mails', pg_temp.noon() + interval '1 minute'),
  'a duty that failed is due again at once, unlike the others'
);
select tests.tick(pg_temp.noon() + interval '1 minute');
select is_empty('select duty from private.duties where failure is not null', 'a duty that succeeds is no longer marked');

-- What expires, and when: one record of each kind, from today
update private.operator
set mail_days = 2, invitation_days = 3, document_months = 1, request_months = 2, account_months = 3, proof_months = 5;
delete from auth.audit_log_entries where true;
insert into public.invitations (email, invited_by, expires_at) values ('someone@example.test', tests.id('admin'), now());
insert into public.caregivers (id, email) values (tests.id('nobody'), 'nobody@example.test');
insert into public.staff (user_id, email, until) values (tests.id('nobody'), 'nobody@example.test', now());
select tests.add_request('daly');
select tests.be('admin');
select public.decline_request(tests.id('daly'), 'Too far away');
select tests.be_owner();
select tests.add_application('walsh', 'stranger') from tests.add_request('walsh'), tests.add_job('walsh');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'stranger'));
select tests.be_owner();
update public.placements set ended_at = now() where true;
select tests.add_document('lasting', 'caregiver', 'identity');
select tests.add_document('expired', 'caregiver', 'first_aid', 'verified', now()::date);
select tests.add_document('refused', 'caregiver', 'reference', 'rejected');
update public.documents set checked_at = now() where id = tests.id('refused');
update auth.users set last_sign_in_at = now() + case when id = tests.id('caregiver') then interval '0' else interval '1 year' end
where true;
insert into auth.audit_log_entries (id, payload, created_at) values
  (gen_random_uuid(), json_build_object('actor_id', tests.id('stranger')), now()),
  (gen_random_uuid(), json_build_object('actor_id', tests.id('caregiver')), now()),
  (gen_random_uuid(), json_build_object('actor_id', tests.id('admin'), 'traits',
    json_build_object('user_id', tests.id('caregiver'), 'user_email', 'caregiver@example.test')), now());

delete from private.mails where true;
delete from private.notifications where true;
insert into private.mails (to_address, kind) values ('someone@example.test', 'deactivated');
select private.notify(tests.id('caregiver'), 'profile_approved', tests.id('caregiver'));
delete from private.mails where kind = 'profile_approved';

delete from private.throttle_hits where true;
insert into private.throttle_hits (key, window_start) values ('someone', now());

-- What a duty answers so much later, undone.
create function pg_temp.does(duty text, later interval, given text default null) returns bigint language sql as $$
  select tests.seen_after(format('select private.%I(now() + %L)', duty, later), given)::bigint
$$;
select is(pg_temp.does(duty, early), 0::bigint, format('%s: not after %s', duty, early)) from (values
  ('expire_tries', interval '1 day'), ('expire_mails', '2 days'), ('expire_messages', '2 days'), ('expire_invitations', '3 days'),
  ('expire_documents', '1 month'), ('expire_requests', '2 months'), ('expire_accounts', '3 months'),
  ('expire_legacy_records', '3 months'), ('expire_placements', '5 months'), ('expire_staff', '5 months'),
  ('expire_events', '5 months'), ('expire_auth_log', '5 months'), ('seal_events', '-1 minute')
) d (duty, early);
select is(pg_temp.does(duty, late), done, format('%s: %s after %s', duty, done, late)) from (values
  ('expire_tries', interval '1 day 1 minute', 1::bigint), ('expire_mails', '2 days 1 minute', 1),
  ('expire_messages', '2 days 1 minute', 1),
  ('expire_invitations', '3 days 1 minute', 1), ('expire_documents', '1 month 4 days', 2),
  ('expire_requests', '2 months 4 days', 1), ('expire_accounts', '3 months 4 days', 1),
  ('expire_legacy_records', '3 months 4 days', 1), ('expire_placements', '5 months 4 days', 1),
  ('expire_staff', '5 months 4 days', 1), ('expire_auth_log', '5 months 4 days', 3)
) d (duty, late, done);
select is(
  pg_temp.does('expire_accounts', late, 'update auth.users set email_confirmed_at = null where id = tests.id(''stranger'')'), gone,
  format('expire_accounts: of addresses that nobody confirms %s are gone after %s', gone, late)
) from (values (interval '7 days', 0::bigint), ('7 days 1 minute', 1)) d (late, gone);
select is(
  pg_temp.does('expire_documents', '1 month 4 days', format('update public.placements set caregiver_id = %L, ended_at = null', tests.id('caregiver'))),
  1::bigint, 'expire_documents: an expired document is kept while its owner is placed'
);
select is(
  pg_temp.does('expire_events', '5 months 4 days'),
  (select count(distinct (subject_type, subject_id)) from public.events where salt is not null and action <> 'erase'),
  'expire_events: old contents are erased'
);
select is(
  pg_temp.does('seal_events', '0'), (select count(*) from public.events where position is null), 'seal_events: every event is sealed'
);

-- More than a batch takes several calls: three records of each kind, each with an application at this stage
create function pg_temp.three_of_each(stage text) returns void language plpgsql as $$
declare
  family text;
  person text;
begin
  for n in 1..3 loop
    family := 'family-' || n;
    person := 'person-' || n;
    perform tests.sign_up(person), tests.fill_profile(person), tests.be_owner();
    perform tests.add_document('in-a-month-' || n, person, 'identity', 'verified', private.today() + 30),
      tests.add_document('rejected-' || n, person, 'first_aid', 'rejected');
    perform tests.add_request(family), tests.add_request('idle-' || family), tests.add_job('of-' || family, '{identity}');
    perform tests.be('admin');
    perform public.decline_request(tests.id(family), 'Too far away.');
    perform tests.add_application('of-' || family, person), tests.be('admin');
    if stage = 'offered' then
      perform tests.offer_job(tests.application('of-' || family, person));
    elsif stage = 'placed' then
      perform tests.place_by_phone(tests.application('of-' || family, person));
    end if;
    perform tests.be_owner();
    insert into public.invitations (email, invited_by, expires_at) values (person || '@a.test', tests.id('admin'), '2000-01-01');
    insert into public.caregivers (id, email, updated_at) values (tests.id('legacy-' || n), person || '@l.test', '2000-01-01');
    insert into public.staff (user_id, email, until) values (tests.id('staff-' || n), person || '@s.test', '2000-01-01');
    insert into private.mails (to_address, kind, created_at, try_until, next_try_at)
    values (person || '@m.test', 'deactivated', '2000-01-01', '2000-01-02', '2000-01-02');
    insert into private.notifications (kind, subject_id, created_at) values ('request_idle', tests.id(person), '2000-01-01');
  end loop;
  insert into private.throttle_hits (key, window_start) select n, '2000-01-01' from generate_series(1, 3) n;
  update auth.users set created_at = '2000-01-01', last_sign_in_at = null where email like 'person-%';
  update public.users set last_used_at = null where email like 'person-%';
  update public.documents set checked_at = '2000-01-01' where status = 'rejected';
  update public.offers set stands_until = private.today() - 1 where true;
  update private.matchable set right_until = private.today() where true;
  alter table public.requests disable trigger user;
  update public.requests r set updated_at = '2020-01-01' from generate_series(1, 3) n
  where r.id in (tests.id('family-' || n), tests.id('idle-family-' || n));
  alter table public.requests enable trigger user;
end $$;
-- What the duty finds beside them.
create function pg_temp.due_for(duty text) returns void language plpgsql as $$
begin
  case duty
    when 'ask_how_it_goes' then update public.placements set starts_on = private.today() - 8 where ended_at is null;
    when 'finish_placements' then
      update public.placements set starts_on = private.today() - 8, ends_on = private.today() - 1 where ended_at is null;
    when 'apply_terms' then
      insert into public.terms_changes (id, placement_id, from_day, visits)
      select gen_random_uuid(), p.id, private.today(), p.visits from public.placements p where p.ended_at is null;
    when 'notify_arrival_notes' then
      update public.placements set placed_at = private.today() - 1 where ended_at is null;
      insert into private.arrival_notes (request_id, access, saved_at)
      select distinct p.request_id, 'Key safe', private.today() + time '11:00' from public.placements p where p.ended_at is null;
    when 'write_entry_mails' then
      insert into private.notifications (recipient_id, kind, subject_id, params, created_at)
      select u.id, 'profile_entered', u.id, '{"fields": "about"}', '2020-01-01' from public.users u;
    when 'expire_placements' then update public.placements set ended_at = '2000-01-01' where true;
    when 'notify_lapses' then update public.documents set expires_on = private.today() where kind = 'identity';
    else null;
  end case;
end $$;
-- What a duty does with them on that day at noon, and in how many calls; undone.
create function pg_temp.in_calls(duty text, batch integer) returns text language plpgsql as $$
declare
  moment timestamptz := private.today() + time '12:00' + case when duty like '%\_events' then interval '6 months' else '0' end;
  done bigint;
  total bigint := 0;
  calls integer := 0;
begin
  loop
    execute format('select private.%I($1, $2)', duty) into done using moment, batch;
    exit when done = 0;
    total := total + done;
    calls := calls + 1;
  end loop;
  raise exception using errcode = 'UNDO0', message = format('%s in %s', total, calls);
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;
create function pg_temp.work_off(duty text) returns text[] language plpgsql as $$
declare
  done text[];
begin
  perform pg_temp.due_for(duty);
  done := array[pg_temp.in_calls(duty, 1000), pg_temp.in_calls(duty, 1)];
  raise exception using errcode = 'UNDO1';
exception when sqlstate 'UNDO1' then
  return done;
end $$;
create function pg_temp.work_off_at(stage text, duties text[]) returns jsonb language plpgsql as $$
declare
  done jsonb;
begin
  perform pg_temp.three_of_each(stage);
  select jsonb_object_agg(duty, pg_temp.work_off(duty)) into done from unnest(duties) duty;
  raise exception using errcode = 'UNDO2';
exception when sqlstate 'UNDO2' then
  return done;
end $$;
create temp table worked_off as
select done.key as duty, done.value ->> 0 as at_once, done.value ->> 1 as singly from (
  select case d.duty when 'expire_accounts' then 'applied' when 'end_offers' then 'offered' else 'placed' end as stage,
    array_agg(d.duty) as duties
  from private.duties d where d.batch is not null group by 1
) s, lateral jsonb_each(pg_temp.work_off_at(s.stage, s.duties)) done;
select is_empty(
  $$ select * from worked_off where at_once !~ ' in 1$' or split_part(at_once, ' ', 1)::integer < 3 $$, 'each duty with a batch does a large batch in one call'
);
select is_empty(
  $$ select * from worked_off where singly <> format('%1$s in %1$s', split_part(at_once, ' ', 1)) $$,
  'each duty with a batch does one at a time if told to'
);

-- An erased account also disappears from the auth server's own log, the day after
select is(
  pg_temp.does('expire_auth_log', later, $$ select private.erase_account(tests.id('caregiver')) $$), done,
  format('%s later %s entries about who has left are gone', later, done)
)
from (values (interval '0', 0::bigint), ('1 hour', 0), ('1 day', 2)) l (later, done);

-- What was erased, and how much, is an event
select tests.tick(now() + interval '4 days');
select results_eq(
  $$ select action, after from public.events where subject_type = 'retention' and not after ? 'tries' order by id $$,
  $$ values ('erase', '{"mails": 1}'::jsonb), ('erase', '{"invitations": 1}'), ('erase', '{"messages": 1}') $$,
  'an event has the kind and number of what was erased'
);
select tests.tick(now() + interval '4 days');
select is(
  (select count(*) from public.events where subject_type = 'retention' and not after ? 'tries'), 3::bigint, 'another tick adds no event'
);
select tests.be('admin');
select isnt_empty($$ select from public.events where subject_type = 'retention' $$, 'staff read these events');
select tests.be('caregiver');
select is_empty($$ select from public.events where subject_type = 'retention' $$, 'a caregiver does not read these events');
select tests.be_owner();
select is(
  tests.attempt(person, format('select private.%I(%s)', duty, concat_ws(', ', 'now()', batch))), '42501', format('%s is not for %s to call', duty, person)
)
from private.duties, unnest('{anon,admin}'::text[]) person;

-- Names of people who were placed
select private.expire_placements(now() + interval '6 months');
select set_eq(
  'select caregiver_name from public.placements', array[private.coded('name_no_longer_kept')], 'an old placement says that the name is no longer kept'
);

-- Requests that nobody closes
create function pg_temp.idle_after(later interval) returns bigint language sql as $$
  select private.close_idle_requests(now() + interval '6 months' + later)
$$;
select tests.add_request('still'), tests.add_request('noted');
update public.placements set ended_at = null where true;
select is(pg_temp.idle_after('-35 days'), 0::bigint, 'no request that changed in the last six months is closed');
select is_empty($$ select from private.notifications where kind = 'request_idle' $$, 'staff are not warned long before');
select pg_temp.idle_after('-22 days'), pg_temp.idle_after('-20 days');
select results_eq(
  $$ select count(distinct n.subject_id), count(*) filter (where n.subject_id = tests.id('still')), min(n.params ->> 'day')
     from private.notifications n where n.kind = 'request_idle' $$,
  $$ values (2::bigint, 1::bigint, private.day_of(now() + interval '6 months' - interval '22 days' + interval '28 days')::text) $$, 'staff are warned once, four weeks before'
);
insert into public.activity_notes (id, kind, words, happened_at, written_by, written_at, request_id)
select gen_random_uuid(), 'note', 'Rang, and they still wait.', now(), tests.id('admin'), now() + interval '5 months 15 days', tests.id('noted');
select is(pg_temp.idle_after('0 days'), 0::bigint, 'no request is closed before these four weeks are over');
select is(pg_temp.idle_after('7 days'), 1::bigint, 'after four weeks the request is closed');
select results_eq(
  $$ select r.id, n.kind::text, n.params ->> 'reason' from public.requests r join private.notifications n on n.request_id = r.id
     where r.status = 'closed' and n.kind = 'request_closed' and r.id in (tests.id('still'), tests.id('noted'), tests.id('walsh')) $$,
  $$ values (tests.id('still'), 'request_closed', private.coded('nobody_saw_to_it')) $$,
  'its family is told the reason; requests with a new note or a placement are not closed'
);

-- Without the operator's numbers, nothing expires
delete from private.throttle_hits where true;
delete from private.operator where true;
update private.duties set ran_at = null where true;
select tests.tick(now() + interval '50 years');
select is_empty('select duty from private.duties where failure is not null', 'without an operator, no duty fails');
select isnt_empty($$ select from public.requests where id = tests.id('daly') and erased_at is null $$, 'without an operator, nothing is erased');

select * from finish();
rollback;
