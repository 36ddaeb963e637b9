-- Placing: one caregiver for a job, everyone else answered, and the family's contact disclosed to that caregiver alone.
begin;
select plan(91);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly'), tests.add_job('kelly', '{first_aid}');
select tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger'),
  tests.add_application('daly', 'stranger'), tests.add_application('walsh', 'legacy');

create function pg_temp.place(job text, caregiver text) returns text language sql as $$
  select format('select tests.place_by_phone(tests.application(%L, %L))', job, caregiver)
$$;
create function tests.requests() returns table (id uuid) language sql stable security definer as 'select id from public.requests';
grant execute on function tests.requests() to anon, authenticated;
create function pg_temp.contacts_seen(person text, given text default 'select') returns text language sql as $$
  select tests.attempt(person, 'select public.read_contact(id) from tests.requests()', given)
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Before: no caregiver reads the contact
select is(pg_temp.contacts_seen(person), outcome, format('before: %s sees %s contacts', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', '0'), ('stranger', '0'), ('newcomer', '0'), ('legacy', '0'), ('deactivated', '0'),
  ('no_role', '0'), ('admin', '3')
) p (person, outcome);
select is(
  pg_temp.contacts_seen('caregiver', format('update public.applications set status = %L', state)), '0',
  format('an application that is %s discloses nothing', state)
)
from unnest(enum_range(null::public.application_status)) state;

-- Who may, and when not
select is(tests.attempt(person, pg_temp.place('walsh', 'caregiver')), outcome, format('%s placing comes to %s', person, outcome))
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('admin', pg_temp.place('walsh', 'caregiver'), format('update public.applications set status = %L', state)),
  case when state in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted') then '1' else 'application_step_not_allowed' end,
  format('%s: place_caregiver', state)
)
from unnest(enum_range(null::public.application_status)) state;
select is(tests.attempt('admin', pg_temp.place('walsh', 'caregiver'), given), outcome, reason)
from (values
  ('update public.jobs set status = ''closed''', 'job_not_open', 'nobody is placed on a closed job'),
  ('update public.jobs set status = ''filled''', 'job_not_open', 'nobody is placed on a filled job'),
  ('update public.caregiver_profiles set status = ''suspended''', 'not_qualified', 'nobody is placed who was suspended after applying'),
  ('update public.users set deactivated_at = now() where role = ''caregiver''', 'not_qualified', 'nobody is placed whose account was deactivated after applying'),
  ('update public.caregiver_profiles set place_id = tests.place(''Dublin'')', 'not_qualified', 'nobody is placed who moved away after applying'),
  ('update public.jobs set required_credentials = ''{identity}''', 'not_qualified', 'nobody is placed without a required document'),
  ('delete from public.applications', 'application_not_found', 'nobody is placed without an application')
) s (given, outcome, reason);
select is(
  tests.attempt('admin', 'select tests.place_by_phone(gen_random_uuid())'), 'application_not_found', 'nobody is placed by an unknown application'
);

-- Placed
select tests.be('admin');
select lives_ok(pg_temp.place('walsh', 'caregiver'), 'an admin places a caregiver');
select throws_ok(pg_temp.place('walsh', 'caregiver'), 'P0001', 'job_not_open', 'once');
select throws_ok(pg_temp.place('walsh', 'stranger'), 'P0001', 'job_not_open', 'nobody else is placed on that job');
select results_eq(
  $$ select a.caregiver_id, a.status::text, a.placed_at, a.declined_at, a.status_reason
     from public.applications a where a.job_id = tests.job('walsh') order by a.status, a.caregiver_id = tests.id('legacy') $$,
  $$ values
    (tests.id('caregiver'), 'placed', now(), null::timestamptz, null),
    (tests.id('stranger'), 'declined', null, now(), E'\x1fanother_caregiver_placed\x1f'),
    (tests.id('legacy'), 'declined', null, now(), E'\x1fanother_caregiver_placed\x1f') $$,
  'every other applicant has an answer'
);
select is(
  (select status::text from public.applications where job_id = tests.job('daly')), 'submitted',
  'applications for other jobs are left alone'
);
select results_eq(
  $$ select p.caregiver_id, p.request_id, extract(isodow from p.starts_on) = 1 and p.starts_on - j.starts_on between 0 and 6, p.placed_at, j.status::text, j.closed_at, r.status::text
     from public.placements p join public.jobs j on j.id = p.job_id join public.requests r on r.id = p.request_id $$,
  $$ values (tests.id('caregiver'), tests.id('walsh'), true, now(), 'filled', now(), 'matched') $$,
  'job and request are closed with it'
);
select tests.be_owner();
select is(
  tests.attempt('caregiver', 'select public.withdraw_application(tests.application(''walsh'', ''caregiver''))'),
  'application_step_not_allowed', 'a placed caregiver can’t withdraw'
);

-- After: the contact is the placed caregiver's, and the admins'
select tests.be('caregiver');
select results_eq(
  $$ select c.* from tests.requests() r, public.read_contact(r.id) c $$,
  $$ values ('Walsh Walsh', '+353209150001', 'walsh@family.test', 'either'::public.contact_way, 'pl'::public.language_code, 'Peg Walsh', '7 Shop Street', null, null, null, null, null, null::jsonb, null::jsonb, null::jsonb, 'Galway, Co. Galway') $$,
  'the placed caregiver sees who the family is and which language it speaks, and of no other family'
);
select is(
  tests.attempt(person, 'select contact_name, recipient_name from public.request_contacts'), outcome,
  format('%s reads %s names without asking, which is recorded', person, outcome)
)
from (values
  ('anon', '42501'), ('caregiver', '0'), ('stranger', '0'), ('newcomer', '0'), ('legacy', '0'), ('deactivated', '0'), ('no_role', '0'),
  ('admin', '3')
) p (person, outcome);
select tests.be_owner();
select is(
  tests.attempt('admin', 'select contact_name, recipient_name from public.request_contacts', 'update public.users set deactivated_at = now() where id = tests.id(''admin'')'),
  '0', 'an admin whose account is closed reads no names'
);
select is(tests.attempt('admin', 'select ' || columns), '42501', 'staff read only with a record of it: ' || columns)
from unnest(array[
  'contact_phone from public.request_contacts', 'contact_email from public.request_contacts',
  'contact_by from public.request_contacts', 'contact_language from public.request_contacts',
  'address from public.request_contacts', 'helper_phone, helper_email from public.request_contacts', 'answers from public.requests'
]) columns;
select tests.be('admin');
select results_eq(
  $$ select c.contact_phone, c.answers from public.read_contact(tests.id('walsh')) c $$,
  $$ values ('+353209150001', '[{"answer": "My mother", "question": "Who needs care?"}]'::jsonb) $$,
  'staff read the answers with it'
);
select public.read_contact(tests.id('walsh'));
select tests.be_owner();
select bag_eq(
  $$ select actor_id, subject_id from public.events where subject_type = 'request_contacts' and action = 'read' $$,
  $$ values (tests.id('caregiver'), tests.id('walsh')::text), (tests.id('admin'), tests.id('walsh')::text) $$,
  'every reader is recorded, once in ten minutes'
);
select tests.be('caregiver');
select is_empty('select id from public.requests', 'the caregiver reads nothing else of the request');
select tests.be_owner();
select is(pg_temp.contacts_seen(person), outcome, format('after: %s sees %s contacts', person, outcome))
from (values
  ('anon', '42501'), ('stranger', '0'), ('newcomer', '0'), ('legacy', '0'), ('deactivated', '0'), ('no_role', '0'),
  ('admin', '3')
) p (person, outcome);
select is(
  pg_temp.contacts_seen('caregiver', given), '0', format('%s, the placed caregiver sees nothing any more', reason)
)
from (values
  ('update public.users set deactivated_at = now() where id = tests.id(''caregiver'')', 'deactivated'),
  ('delete from public.users where id = tests.id(''caregiver'')', 'without a role'),
  ('update public.caregiver_profiles set status = ''suspended'' where user_id = tests.id(''caregiver'')', 'suspended'),
  ('update public.users set deactivated_at = now() where id = tests.id(''caregiver'');
    insert into public.caregivers (user_id, email) values (tests.id(''caregiver''), ''c@example.test'')',
    'deactivated but with a legacy record')
) s (given, reason);
select is(
  tests.attempt('admin', format(
    'select tests.place_by_phone(tests.application(''daly'', ''stranger''), %L)', private.today() + 100)), '1',
  'a start that was agreed on may differ from the one asked for'
);
select is(
  tests.attempt('admin', format('select tests.place_by_phone(tests.application(''daly'', ''stranger''), %L)', private.today() + days)),
  outcome, format('a start in %s days comes to %s', days, outcome)
)
from (values
  (-1, 'starts_on_invalid'), (0, '1'), (360, '1'), (367, 'starts_on_invalid'), (100000, 'starts_on_invalid')
) d (days, outcome);
select is(
  tests.attempt('admin', 'select tests.place_by_phone(tests.application(''daly'', ''stranger''), ''infinity'')'),
  'starts_on_invalid', 'a start can’t be infinite'
);
select is(
  tests.attempt('admin', 'select tests.place_by_phone(tests.application(''daly'', ''stranger''))',
    'update public.jobs set starts_on = private.today() - 40'),
  '1', 'a job whose day is over begins today'
);

-- Times that are taken
create function pg_temp.taken(since integer, until integer, times integer, ended boolean default false) returns text
language sql as $$
  select format(
    'update public.placements set availability = %s, starts_on = private.today() + %s, ends_on = private.today() + %s, ended_at = %L;
     select tests.add_application(''daly'', ''caregiver'')', times, since, coalesce(until::text, 'null::integer'),
    case when ended then now() end)
$$;
select is(
  tests.attempt('admin',
    format('select tests.place_by_phone(tests.application(''daly'', ''caregiver''), %L)', private.today() + 30),
    pg_temp.taken(since, until, times, ended)),
  outcome, format('times %s taken from day %s to %s, ended: %s', times, since, until, ended)
)
from (values
  (0, null::integer, 4, false, 'times_taken'), (60, null, 5, false, 'times_taken'), (0, 36, 1, false, 'times_taken'),
  (0, 29, 5, false, '1'), (0, null, 8, false, '1'), (0, null, 5, true, '1')
) t (since, until, times, ended, outcome);

select * from finish();
rollback;
