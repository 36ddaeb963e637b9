-- A caregiver's private calendar: who makes and ends its address, what it shows, and when it stops.
begin;
select plan(40);
\ir fixtures.psql
select tests.place_two();
-- Every morning
update public.placements set starts_on = private.today() - 30, ends_on = null, availability = x'1111111'::integer,
  placed_at = now() - interval '40 days' where true;
create function pg_temp.key(name text) returns text language sql as $$ select md5(name) $$;
create function pg_temp.make(name text) returns text language sql as $$
  select format('select public.make_calendar_address(%L)', pg_temp.key(name))
$$;
create function pg_temp.shown(name text) returns jsonb language sql as $$ select public.calendar_visits(pg_temp.key(name)) $$;
create function pg_temp.moment(day date, minute integer) returns timestamptz language sql security definer as $$
  select private.minute_of(day, minute)
$$;
create function pg_temp.placed() returns uuid language sql security definer as $$
  select p.id from public.placements p where p.request_id = tests.id('walsh')
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who makes one
select is(tests.attempt(person, pg_temp.make('phone'), given), outcome, format('%s makes a calendar address, %s: %s', person, given, outcome))
from (values
  ('anon', null, '42501'), ('newcomer', null, 'not_allowed'), ('deactivated', null, 'not_allowed'), ('no_role', null, 'not_allowed'),
  ('admin', null, 'not_allowed'), ('caregiver', null, '1'),
  ('caregiver', 'update public.caregiver_profiles set status = ''suspended'' where true', 'not_allowed')
) p (person, given, outcome);
select is(tests.attempt('caregiver', format('select public.make_calendar_address(%L)', key)), 'malformed_request', format('the key %s is refused', key))
from unnest(array['', 'short', upper(md5('phone')), md5('phone') || '0', repeat('0', 32), null]) key;
select is(tests.attempt('caregiver', format('select public.calendar_visits(%L)', pg_temp.key('phone'))), '42501', 'a key needs no session');

-- What it shows
select tests.be('caregiver');
do $$ begin execute pg_temp.make('phone'); execute pg_temp.make('phone'); end $$;
select isnt(public.my_calendar_address(), null, 'its caregiver reads since when there is one');
select tests.be('stranger');
select is(public.my_calendar_address(), null, 'another caregiver reads of none');
select is(tests.attempt('stranger', pg_temp.make('phone')), 'malformed_request', 'another caregiver’s key is refused');
select tests.be_owner();
select is(
  (select array_agg(e.after ->> 'calendar_address') from public.events e where e.after ? 'calendar_address'),
  '{made}', 'the audit log has it once'
);
select is_empty(
  format('select from private.calendar_addresses a where a::text ~ %1$L union all select from public.events e where e::text ~ %1$L', pg_temp.key('phone')),
  'its key is stored nowhere'
);
select tests.be('anon');
select is(pg_temp.shown('other'), null, 'another key shows nothing');
select is(public.calendar_visits(null), null, 'null shows nothing');
select is(jsonb_array_length(pg_temp.shown('phone')), 63, 'it shows the visits from a week ago on, for nine weeks');
select is(
  array(select jsonb_object_keys(pg_temp.shown('phone') -> 0)), '{id,town,endsAt,isFixed,minutes,startsAt}', 'it shows only when, how long and in which town they are'
);
select is_empty(
  $$ select 1 where pg_temp.shown('phone')::text ~* 'walsh|street|company|dog|[0-9]{3} [0-9]{3}' $$, 'it shows nothing of the family'
);
select tests.be_owner();

-- It follows what changes
create function pg_temp.shows(given text, name text default 'phone') returns integer language sql as $$
  select nullif(tests.seen_after(format('anon: select jsonb_array_length(pg_temp.shown(%L))', name), given), 'nothing')::integer
$$;
create function pg_temp.change(kind text, days integer, request text default 'walsh', covered_by text default null) returns text
language sql as $$
  select format(
    $sql$ insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name)
      select tests.id('change'), p.id, private.today() + %s, 360, %L, tests.id(%L), %3$L
      from public.placements p where p.request_id = tests.id(%L) $sql$, days, kind, covered_by, request)
$$;
select is(pg_temp.shows(given), visits, format('%s: %s', what, visits))
from (values
  ('to which they can’t come', pg_temp.change('cannot_come', 3), 62),
  ('that the family doesn’t need', pg_temp.change('not_needed', 3), 62),
  ('covered by another', pg_temp.change('cannot_come', 3, covered_by => 'stranger'), 62),
  ('at which they come instead', pg_temp.change('cannot_come', 3, 'daly', 'caregiver'), 64),
  ('until the last day', 'update public.placements set ends_on = private.today() + 4 where true', 12),
  ('once it has ended', 'update public.placements set ended_at = now() where true', 0)
) c (what, given, visits);
select tests.be_owner();
update public.placements set visits = '[{"days": 127, "opens": 450, "closes": 540, "minutes": 90}]' where true;
select tests.be('anon');
select is(
  pg_temp.shown('phone') -> 0,
  jsonb_build_object(
    'id', pg_temp.placed() || '-' || tests.today() - 7 || '-450', 'isFixed', true, 'minutes', 90, 'town', 'Galway, Co. Galway',
    'startsAt', pg_temp.moment(tests.today() - 7, 450), 'endsAt', pg_temp.moment(tests.today() - 7, 540)
  ), 'each visit has the moment when local clocks show its time'
);
select tests.be_owner();

-- When it stops
select is(pg_temp.shows(given), null, what)
from (values
  ('when the account is deactivated', 'update public.users set deactivated_at = now() where id = tests.id(''caregiver'')'),
  ('also after the account is reactivated', 'update public.users set deactivated_at = now() where id = tests.id(''caregiver'');
     update public.users set deactivated_at = null where id = tests.id(''caregiver'')'),
  ('when the role changes', 'update public.users set role = ''admin'' where id = tests.id(''caregiver'')'),
  ('when the password changes', 'update auth.users set encrypted_password = ''new'' where id = tests.id(''caregiver'')'),
  ('while the profile is suspended', 'update public.caregiver_profiles set status = ''suspended'' where true'),
  ('when the account is deleted', 'delete from auth.users where id = tests.id(''caregiver'')'),
  ('when its caregiver ends it', 'select tests.be(''caregiver''); select public.end_calendar_address()'),
  ('when another takes its place', 'select tests.be(''caregiver''); select public.make_calendar_address(md5(''tablet''))')
) s (what, given);
select is(
  pg_temp.shows('select tests.be(''stranger''); select public.make_calendar_address(md5(''tablet''))'), 63,
  'it keeps working when someone else makes an address'
);

select * from finish();
rollback;
