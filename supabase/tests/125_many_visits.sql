-- How many visits one side may change in a day, since each change sends emails.
begin;
select plan(7);
\ir fixtures.psql
select tests.place_one();
update public.placements set starts_on = private.today() - 40, ends_on = null, placed_at = now() - interval '50 days',
  visits = '[{"days": 127, "opens": 0, "closes": 60, "minutes": 60}]' where true;
delete from private.throttle_hits where true;
create function pg_temp.placed() returns uuid language sql stable as 'select p.id from public.placements p';
create function pg_temp.said(person text, call text, days integer) returns text language sql as $$
  select tests.attempt(person, format(call, gen_random_uuid(), pg_temp.placed(), private.today() + days))
$$;
create function pg_temp.cant() returns text language sql immutable as $$
  select 'select public.cannot_come(%L, %L, %L, 0)'
$$;
create function pg_temp.by_family(kind text) returns text language sql stable as $$
  select format('select public.change_own_visit(%L, %L, %%L, %%L, %%L, 0, %L)', p ->> 'reference', p ->> 'tracking_secret', kind)
  from tests.payload('walsh') p
$$;
-- How many of these changes are accepted, apart from hourly limits.
create function pg_temp.say(person text, call text, first_day integer, times integer) returns bigint language plpgsql as $$
declare
  done bigint := 0;
  placed uuid := pg_temp.placed();
begin
  for n in 0..times - 1 loop
    begin
      perform tests.be(person);
      execute format(call, gen_random_uuid(), placed, tests.today() + first_day + n);
      done := done + 1;
    exception when raise_exception then
      perform tests.be_owner();
      if sqlerrm <> 'too_many_requests' then raise; end if;
    end;
    perform tests.be_owner();
    delete from private.throttle_hits where key like 'writes:%' or key like 'change_request:%';
  end loop;
  return done;
end $$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select is(pg_temp.say('caregiver', pg_temp.cant(), 1, 70), 60::bigint, 'a caregiver can call off sixty visits a day at most');
select is(
  (select count(*) from private.mails m where m.kind = 'visit_off'), 60::bigint, 'the family gets sixty emails at most'
);
select is(
  pg_temp.said('admin', 'select public.record_visit_change(%L, %L, %L, 0, ''cannot_come'', ''Nora'')', 200), '1',
  'staff can record more changes'
);
select is(
  pg_temp.said('caregiver', (
    select format('select public.add_time_off(%%L, %3$L, %3$L, jsonb_build_array(jsonb_build_object(
      ''placementId'', %%L, ''day'', %%L::date, ''opens'', 0, ''closes'', 60
    )))', null, null, private.today() + 201)
  ), 201), '1', 'days off can still be added after that'
);
select is(pg_temp.say('anon', pg_temp.by_family('not_needed'), 100, 70), 60::bigint, 'a family can call off sixty visits a day at most');
select is(
  (select count(*) from private.mails m where m.kind = 'visit_not_needed'), 60::bigint, 'the caregiver gets sixty emails at most'
);
select is(pg_temp.say('anon', pg_temp.by_family('missed'), -20, 15), 10::bigint, 'a family can report ten missed visits a day at most, since they are first on staff''s list');
select * from finish();
rollback;
