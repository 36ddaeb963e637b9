-- The dashboard's figures: weeks that begin at the operator's midnight, and places without caregivers.
begin;
select plan(31);
\ir fixtures.psql

-- Denials
select is(tests.attempt(person, format('select * from public.%s', figures)), outcome, person || ' asks for ' || figures || ': ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) people (person, outcome),
  unnest('{figures_by_week(),open_by_care(),coverage()}'::text[]) figures;
select is(
  tests.attempt('admin', 'select * from public.figures_by_week()', format(
    $$ update public.users set role = 'admin' where id = %1$L; update public.users set deactivated_at = now() where id = %2$L $$,
    tests.id('stranger'), tests.id('admin')
  )), 'not_allowed', 'a deactivated admin can''t ask either'
);

-- Nothing yet
select tests.be('admin');
select is((select count(week) from public.figures_by_week()), 12::bigint, 'the default is twelve weeks');
select is((select sum(requests + placed_of_them + placements + first_placements) from public.figures_by_week()), 0::numeric, 'without requests, the figures are zero');
select is((select count(median_days) from public.figures_by_week()), 0::bigint, 'without placements there is no median');
select is_empty('select * from public.open_by_care()', 'no request is open');
select is(
  (select array_agg(name || requests || coalesce(caregivers::text, '') order by name) from public.coverage()), '{Dublin0,Galway0,Oranmore0}',
  'places without requests have no count of caregivers'
);
select results_eq(
  $$ select (select count(week) from public.figures_by_week(w)) from unnest('{0,26,1000}'::integer[]) w $$,
  '{1,26,52}'::bigint[], 'at least one week, and at most fifty-two'
);

-- Weeks, where midnight comes half a day before it does on a server
select tests.be_owner();
update private.operator set time_zone = 'Pacific/Auckland';
create function pg_temp.monday(days_ago integer default 0) returns timestamptz language sql as $$
  select (date_trunc('week', now() at time zone 'Pacific/Auckland') - make_interval(days => days_ago)) at time zone 'Pacific/Auckland'
$$;
create function pg_temp.place(name text, days integer) returns void language sql as $$
  update public.placements p set placed_at = r.submitted_at + make_interval(hours => 24 * days)
  from public.requests r where r.id = p.request_id and r.id = tests.id(name)
$$;
select tests.add_request('before'), tests.add_job('at_midnight'), tests.add_job('of_last_week'), tests.add_request('long_ago');
select tests.add_application('at_midnight', 'caregiver'), tests.add_application('of_last_week', 'stranger');
update public.requests set submitted_at = pg_temp.monday() - interval '1 second' where id = tests.id('before');
update public.requests set submitted_at = pg_temp.monday() where id = tests.id('at_midnight');
update public.requests set submitted_at = pg_temp.monday(7) where id = tests.id('of_last_week');
update public.requests set submitted_at = pg_temp.monday(7) - interval '1 second' where id = tests.id('long_ago');
create function pg_temp.figures() returns setof text language sql as $$
  select concat_ws(' ', requests, placed_of_them, placements, first_placements, median_days, slow_days) from public.figures_by_week(2) order by week nulls last
$$;
grant execute on all functions in schema pg_temp to authenticated;
select tests.be('admin');
select results_eq('select week from public.figures_by_week(2) where week is not null', $$
  select (day at time zone 'Pacific/Auckland')::date from unnest(array[pg_temp.monday(7), pg_temp.monday()]) day
$$, 'each week is named by its Monday');
select results_eq('select pg_temp.figures()', '{2 0 0 0,1 0 0 0,3 0 0 0}'::text[], 'a week begins at midnight in the operator''s time zone');

-- Placements
select tests.place_by_phone(tests.application('of_last_week', 'stranger')), tests.place_by_phone(tests.application('at_midnight', 'caregiver'));
select tests.be_owner();
select pg_temp.place('of_last_week', 2), pg_temp.place('at_midnight', 1);
select tests.be('admin');
select results_eq(
  'select pg_temp.figures()', '{2 1 1 1 2 2,1 1 1 1 1 1,3 2 2 2 1.5 1.9}'::text[],
  'a placement counts in the week of its request; its days count in its own week'
);
select tests.be_owner();
select pg_temp.place('of_last_week', 8), pg_temp.place('at_midnight', 2);
select tests.be('admin');
select results_eq('select pg_temp.figures()', '{2 1 0 0,1 1 2 2 5 7.4,3 2 2 2 5 7.4}'::text[], 'the median is five days, the ninth decile 7.4');
select tests.be_owner();
update public.placements set came = false where request_id = tests.id('at_midnight');
select tests.be('admin');
select results_eq('select pg_temp.figures()', '{2 1 0 0,1 0 1 1 8 8,3 1 1 1 8 8}'::text[], 'a placement to which the caregiver never came doesn''t count');
select tests.be_owner();
update public.placements set came = true, starts_on = private.today() + 5, ended_at = now() where request_id = tests.id('at_midnight');
select tests.be('admin');
select results_eq('select pg_temp.figures()', '{2 1 0 0,1 0 1 1 8 8,3 1 1 1 8 8}'::text[], 'a placement that ended before it began doesn''t count');

-- What is open, and who reaches it
select tests.be_owner();
update private.operator set time_zone = 'Europe/Dublin';
delete from public.placements;
delete from public.requests;
select tests.add_job('here', changes => '{"care_types": ["companionship", "dementia_care"]}'), tests.add_job('too', changes => '{"care_types": ["dementia_care"]}'),
  tests.add_job('far'), tests.add_request('unread');
update public.requests set place_id = tests.place('Dublin') where id = tests.id('far');
update public.requests set place_id = tests.place('Oranmore') where id = tests.id('too');
select tests.be('admin');
select results_eq(
  'select care_type::text || requests from public.open_by_care()', '{companionship2,dementia_care2}'::text[], 'open requests by each kind of care they ask for'
);
create function pg_temp.reached() returns setof text language sql as $$
  select concat_ws(' ', name, requests, caregivers) from public.coverage()
$$;
select results_eq(
  'select pg_temp.reached()', '{Dublin 1 0,Galway 1 3,Oranmore 1 3}'::text[],
  'open requests by place, and who travels there: three from Galway, and nobody to Dublin'
);
select tests.be_owner();
update public.caregiver_profiles set radius_km = 5 where user_id = tests.id('caregiver');
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('stranger');
update public.caregiver_profiles set availability = 0 where user_id = tests.id('legacy');
select tests.be('admin');
select results_eq(
  'select pg_temp.reached()', '{Dublin 1 0,Galway 1 1,Oranmore 1 0}'::text[], 'suspended, busy and distant caregivers are not counted'
);
select tests.be_owner();
update public.caregiver_profiles set radius_km = 30 where user_id = tests.id('caregiver');
select tests.sign_up('crowd' || n), tests.fill_profile('crowd' || n) from generate_series(1, 11) n;
select tests.be('admin');
select is((select max(caregivers) from public.coverage()), 10::bigint, 'ten means ten or more');

-- What is kept
select tests.be_owner();
select tests.add_job('last'), tests.add_application('last', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('last', 'caregiver'));
select tests.be_owner();
select results_eq(
  'select request_id, submitted_at, placed_at from private.first_placements',
  'select r.id, r.submitted_at, p.placed_at from public.requests r join public.placements p on p.request_id = r.id',
  'the time of a request''s first placement is kept'
);
delete from public.placements where request_id = tests.id('last');
select is_empty('select * from private.first_placements', 'it is deleted with the placement');

select * from finish();
rollback;
