-- Arrival notes: who writes and reads them, and that a door code is nowhere else.
begin;
select plan(64);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger');
select tests.add_job('daly'), tests.add_application('daly', 'stranger');
create function pg_temp.notes(code text default '4711#') returns jsonb language sql as $$
  select jsonb_build_object('access', 'Door code ' || code, 'safety', 'A dog', 'habits', '')
$$;
create function pg_temp.by_family(
  notes jsonb default pg_temp.notes(), seen text default null, name text default 'walsh', secret text default null
) returns text language sql as $$
  select format(
    'select from (select public.change_arrival_notes(%L, %L, %L, %L) as page) p where page is not null',
    p ->> 'reference', coalesce(secret, p ->> 'tracking_secret'), notes, seen
  ) from tests.payload(name) p
$$;
create function pg_temp.by_staff(notes jsonb default pg_temp.notes(), seen text default null) returns text
language sql as $$
  select format('select public.save_arrival_notes(%L, %L, %L)', tests.id('walsh'), notes, seen)
$$;
create function pg_temp.seen() returns text language sql security definer as $$
  select saved_at::text from private.arrival_notes where request_id = tests.id('walsh')
$$;
-- The notes that a person reads, after a preparation by the owner.
create function pg_temp.read(person text, given text default null, opened boolean default true) returns text
language sql as $$
  select tests.attempt(person, format(
    'select from public.read_contact(%L, %L) c where c.arrival_notes ->> ''access'' = ''Door code 4711#''',
    tests.id('walsh'), opened
  ), given)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who writes
select is(tests.attempt(person, statement, given), outcome, reason)
from (values
  ('anon', pg_temp.by_family(), null, '1', 'the family writes arrival notes'),
  ('anon', pg_temp.by_family(secret => repeat('0', 32)), null, '0', 'a wrong key writes nothing'),
  ('admin', pg_temp.by_staff(), null, '1', 'staff write arrival notes'),
  ('anon', pg_temp.by_staff(), null, '42501', 'a visitor without a link can’t write them'),
  ('caregiver', pg_temp.by_staff(), null, 'not_allowed', 'a caregiver can’t write them'),
  ('deactivated', pg_temp.by_staff(), null, 'not_allowed', 'a deactivated account can’t write them'),
  ('anon', pg_temp.by_family('[]'), null, 'malformed_request', 'notes in another form are refused'),
  ('anon', pg_temp.by_family(jsonb_build_object('habits', repeat('x', 501))), null, 'too_long', 'notes that are too long are refused'),
  ('anon', pg_temp.by_family(), 'update public.requests set status = ''closed''', 'request_step_not_allowed', 'a closed request has no new notes'),
  ('admin', pg_temp.by_staff(), 'update public.requests set erased_at = now()', 'request_step_not_allowed', 'an erased request has no new notes'),
  ('admin', replace(pg_temp.by_staff(), tests.id('walsh')::text, gen_random_uuid()::text), null, 'request_not_found', 'an unknown request is not found')
) s (person, statement, given, outcome, reason);
select is(
  tests.attempt('anon', pg_temp.by_family(),
    $$ update private.request_links set purpose = 'status', expires_at = now() + interval '1 day' where true $$),
  'link_not_for_this', 'a link for one purpose writes none'
);
select is(tests.attempt(person, 'select from private.arrival_notes'), '42501', person || ' reads no table of them')
from unnest('{anon,caregiver,admin}'::text[]) person;

-- Two at once
select tests.be('anon');
do $$ begin execute pg_temp.by_family(); end $$;
select tests.be_owner();
select is(tests.attempt(person, statement), outcome, reason)
from (values
  ('anon', pg_temp.by_family(), '1', 'the same notes can be sent again'),
  ('anon', pg_temp.by_family(pg_temp.notes('0815')), 'changed_meanwhile', 'a family that saw no notes can’t overwrite some'),
  ('admin', pg_temp.by_staff(pg_temp.notes('0815')), 'changed_meanwhile', 'staff who saw no notes can’t overwrite some'),
  ('admin', pg_temp.by_staff(pg_temp.notes('0815'), (now() - interval '1 hour')::text), 'changed_meanwhile', 'staff who saw an earlier version can’t overwrite the latest'),
  ('admin', pg_temp.by_staff(pg_temp.notes('0815'), pg_temp.seen()), '1', 'staff who saw the latest version can save'),
  ('anon', pg_temp.by_family(pg_temp.notes('0815'), pg_temp.seen()), '1', 'a family that saw the latest version can save')
) s (person, statement, outcome, reason);
select tests.be('admin');
select is(
  tests.detail(pg_temp.by_staff(pg_temp.notes('0815')))::jsonb -> 'by', 'null', 'staff are told that no colleague changed them'
);
do $$ begin execute pg_temp.by_staff(pg_temp.notes('0000'), pg_temp.seen()); end $$;
select tests.be('anon');
select is(
  tests.detail(pg_temp.by_family(pg_temp.notes('0815')))::jsonb -> 'by', 'null', 'a family is not told which colleague changed them'
);
select tests.be('admin');
do $$ begin execute pg_temp.by_staff(pg_temp.notes(), pg_temp.seen()); end $$;
select tests.be_owner();

-- Who reads: not before someone is placed
select is(pg_temp.read(person, given), outcome, format('before: %s, %s', person, given))
from (values
  ('anon', null, '42501'), ('caregiver', null, '0'), ('stranger', null, '0'), ('newcomer', null, '0'), ('deactivated', null, '0'),
  ('no_role', null, '0'), ('admin', null, '1')
) p (person, given, outcome);
select is(
  pg_temp.read('caregiver', format('update public.applications set status = %L where caregiver_id = tests.id(''caregiver'')', state)),
  '0', format('a caregiver whose application is %s reads none', state)
)
from unnest('{submitted,shortlisted,introduced,offered,accepted}'::text[]) state;
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.place_by_phone(tests.application('daly', 'stranger'));
select tests.be_owner();
update public.placements set starts_on = private.today() - 2, ends_on = null, availability = x'1111111'::integer,
  placed_at = now() - interval '9 days' where true;
create function pg_temp.covered(days integer, more text default '') returns text language sql as $$
  select format(
    $sql$ insert into public.visit_changes (id, placement_id, on_date, opens, kind, said_at, covered_by, covered_name)
      select tests.id('change'), p.id, private.today() + %s, 360, 'cannot_come', now(), tests.id('stranger'), 'Stranger'
      from public.placements p where p.request_id = tests.id('walsh'); %s $sql$, days, more)
$$;
select is(pg_temp.read(person, given, opened), outcome, format('%s, %s, opened %s', person, left(given, 60), opened))
from (values
  ('caregiver', null, true, '1'), ('caregiver', null, false, '1'), ('admin', null, true, '1'), ('anon', null, false, '42501'),
  ('stranger', null, true, '0'), ('stranger', null, false, '0'), ('newcomer', null, false, '0'),
  ('deactivated', null, false, '0'), ('no_role', null, false, '0'),
  ('caregiver', 'update public.placements set ended_at = now() where true', false, '0'),
  ('caregiver', 'update public.caregiver_profiles set status = ''suspended'' where true', false, '0'),
  ('caregiver', 'update public.users set deactivated_at = now() where role = ''caregiver''', false, '0'),
  ('stranger', pg_temp.covered(0), true, '1'), ('stranger', pg_temp.covered(0), false, '1'),
  ('stranger', pg_temp.covered(-1), false, '0'),
  ('stranger', pg_temp.covered(0, 'update public.visit_changes set undone_at = now() where true'), false, '0'),
  ('stranger', pg_temp.covered(0, 'update public.caregiver_profiles set status = ''suspended'' where true'), false, '0')
) p (person, given, opened, outcome);

-- Only opening is recorded, not a device that renews its copy
create function pg_temp.views() returns bigint language sql security definer as $$
  select count(*) from public.events where subject_type = 'request_contacts' and action = 'read'
$$;
select tests.be('caregiver');
do $$ begin perform public.read_contact(tests.id('walsh'), false); end $$;
select tests.be_owner();
select is(pg_temp.views(), 0::bigint, 'a device that renews its copy leaves no view');
select tests.be('caregiver');
do $$ begin perform public.read_contact(tests.id('walsh')); end $$;
select tests.be_owner();
select is(pg_temp.views(), 1::bigint, 'a person who opens the contact leaves a view');
select tests.be('admin');
do $$ begin perform public.read_contact(tests.id('walsh'), false); end $$;
select tests.be_owner();
select is(pg_temp.views(), 2::bigint, 'staff always leave a view');

-- A door code is nowhere else (with its #, which no id has)
select is_empty(
  $$ select subject_type from public.events e where to_jsonb(e)::text ~ '4711#'
     union all select 'notifications' from private.notifications n where to_jsonb(n)::text ~ '4711#'
     union all select 'mails' from private.mails m where to_jsonb(m)::text ~ '4711#'
     union all select 'requests' from public.requests r where to_jsonb(r)::text ~ '4711#'
     union all select 'jobs' from public.jobs j where to_jsonb(j)::text ~ '4711#' $$,
  'a door code is in no event, message, email, answer or job'
);
select is(
  (select array_agg(distinct k order by k) from public.events e, jsonb_object_keys(e.after) k where subject_type = 'arrival_notes'),
  '{access,habits,request_id,safety,saved_at}', 'the audit log has the fact that notes were written'
);
select tests.be('admin');
select is(
  (select string_agg(f::text, '') ~ '4711' from public.search_everything('4711') f), null, 'the search does not find it'
);
select is_empty(
  $$ select from public.activity_of('request', tests.id('walsh')) a where to_jsonb(a)::text ~ '4711#'
     union all select from public.list_audit_log('{}') a where to_jsonb(a)::text ~ '4711#' $$,
  'it is neither in the activity nor in the audit log'
);
select tests.be('caregiver');
select is(public.export_my_data()::text ~ '4711#', false, 'a placed caregiver’s export is without it');
select tests.be('anon');
create function pg_temp.page(call text, name text default 'walsh') returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  execute format('select public.%I(%L, %L)', call, tests.payload(name) ->> 'reference', tests.payload(name) ->> 'tracking_secret')
    into answer;
  return answer;
end $$;
select is(pg_temp.page('track_request') -> 'arrivalNotes' ->> 'access', 'Door code 4711#', 'the family’s page shows it');
select is(pg_temp.page('track_request', 'daly')::text ~ '4711#', false, 'another family’s page doesn’t');
select is(pg_temp.page('export_request') -> 'arrival_notes' ->> 'access', 'Door code 4711#', 'the family’s export holds it');
select tests.be_owner();
update public.placements set ended_at = now() where true;
update public.requests set status = 'closed' where id = tests.id('walsh');
select tests.be('anon');
do $$ begin perform pg_temp.page('erase_request'); end $$;
select tests.be_owner();
select is_empty('select from private.arrival_notes', 'notes are deleted when the request is erased');

select * from finish();
rollback;
