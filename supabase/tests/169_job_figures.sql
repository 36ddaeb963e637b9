-- Public figures about open jobs: never about one or two families, not even by asking twice.
begin;
select plan(22);
\ir fixtures.psql
-- Families in Galway who need company at night, each with one job; in Dublin there are two.
create function pg_temp.open_job(family text, place bigint, pay numeric, care text default 'companionship', week integer default 8)
returns void language plpgsql as $$
declare
  request uuid;
begin
  perform tests.add_request(family, jsonb_build_object('availability', week));
  request := tests.id(family);
  insert into public.jobs (request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, published_by)
  values (request, 'Nights by the sea', repeat('words ', 9), place, array[care]::public.care_type[], '{}', '{en}', week, private.today() + 7, pay, tests.id('admin'));
end $$;
create function pg_temp.told() returns text language sql as $$
  select string_agg(concat_ws(' ', f.by, nullif(f.what, ''), f.families, f."payFrom" || '–' || f."payTo"), ', ' order by f.by, f.what)
  from jsonb_to_recordset(public.job_figures() -> 'figures') f (by text, what text, families integer, "payFrom" integer, "payTo" integer)
$$;
create function pg_temp.told_now() returns text language plpgsql as $$
begin
  perform private.count_open_jobs();
  return pg_temp.told();
end $$;
create function pg_temp.town(named text) returns bigint language sql as $$ select id from public.places where name = named $$;

select is(tests.attempt(person, 'select private.count_open_jobs()'), '42501', person || ' can’t run the count')
from unnest('{anon,caregiver,admin}'::text[]) person;
select is(tests.attempt(person, 'select * from private.job_figures'), '42501', person || ' can’t read the table')
from unnest('{anon,caregiver,admin}'::text[]) person;
select is(tests.attempt('anon', 'select public.job_figures()'), '1', 'anyone reads the figures');
select tests.be_owner();
select is(
  (select count(*) from pg_proc where proname = 'job_figures' and pronargs > 0), 0::bigint, 'the call has no parameters'
);
select is(public.job_figures(), null, 'there are no figures before the first count');
select is(pg_temp.told_now(), null, 'without jobs there are no figures');

select pg_temp.open_job('walsh', pg_temp.town('Galway'), 19), pg_temp.open_job('daly', pg_temp.town('Galway'), 25);
select is(pg_temp.told_now(), null, 'two families give no figures');
update public.jobs set availability = 136 where request_id = tests.id('walsh');
insert into public.jobs (request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, published_by)
select request_id, title, summary, place_id, care_types, skills, languages, 2048, starts_on, hourly_budget, published_by
from public.jobs where request_id = tests.id('walsh');
select is(pg_temp.told_now(), null, 'nor do more jobs of two families');
select pg_temp.open_job('nolan', pg_temp.town('Dublin'), null, 'dementia_care', 9);
select is(pg_temp.told_now(), 'all 3, part 3 3', 'three families give figures only of what all three share');
select is(pg_temp.told(), 'all 3, part 3 3', 'another call has the same figures');
select pg_temp.open_job('reilly', pg_temp.town('Galway'), 21.50);
select is(pg_temp.told(), 'all 3, part 3 3', 'a later job is not in the figures before the next count');
select is(
  pg_temp.told_now(), 'all 3 20–22, care companionship 3 20–22, part 3 3 20–22, region ' || (select region from public.places where name = 'Galway') || ' 3 20–22',
  'four families are shown as three or more, so the fourth can’t be found by subtraction'
);
update public.jobs set hourly_budget = 90 where request_id = tests.id('daly');
select is(
  pg_temp.told_now() ~ '9[0-9]', false, 'the highest pay is not shown: it would link region, care and part of the day'
);
select is(
  (select string_agg(coalesce(t ->> 'payFrom', '') || '–' || coalesce(t ->> 'payTo', ''), ' ' order by nr)
    from (values (1, '{19,25}'::numeric[]), (2, '{25,19,21.5}'), (3, '{50,12,19,25}'), (4, '{1,2,3,4,5,6,7}'), (5, '{1,30,31,32,33,34,99}')) f (nr, pay), private.told_pay(pay) t),
  '– 20–22 18–26 2–6 30–34', 'the pay leaves out the two lowest and highest, and of few all but the middle'
);
update public.jobs set status = 'closed', closed_at = now() where request_id = tests.id('daly');
select is(
  pg_temp.told_now(), 'all 3, part 3 3', 'after a job closes, two families again give no figures'
);
select is(
  (select string_agg(coalesce(private.told_count(families)::text, '-'), ' ' order by families)
    from unnest('{0,1,2,3,4,5,9,10,49,5000}'::bigint[]) families), '- - - 3 3 5 5 10 20 1000', 'counts are given in steps'
);
select is(
  (select count(*) from jsonb_array_elements(public.job_figures() -> 'figures') f, jsonb_object_keys(f) k where k <> all ('{by,what,families,payFrom,payTo}')),
  0::bigint, 'the figures have no other fields'
);
select is((select count(*) from private.due_duties() d where d = 'count_open_jobs'), 1::bigint, 'the count is a duty of the tick');
select * from finish();
rollback;
