-- Days off of a placed caregiver: their visits are cancelled at once, and restored if nobody has dealt with them.
begin;
select plan(30);
\ir fixtures.psql
select tests.place_two();
-- The same caregiver with both: all mornings with one, all afternoons with the other.
update public.placements set starts_on = private.today() - 20, ends_on = null, placed_at = now() - interval '30 days',
  caregiver_id = tests.id('caregiver'), availability = case request_id when tests.id('walsh') then x'1111111' else x'2222222' end::integer;
update public.caregiver_profiles set availability = (1 << 28) - 1 where true;
delete from public.visit_changes;
delete from private.notifications where true;
delete from private.mails where true;
create function pg_temp.placed(name text default 'walsh') returns uuid language sql stable as $$
  select p.id from public.placements p where p.request_id = tests.id(name)
$$;
create function pg_temp.add(first integer, last integer, visits text default null, id text default 'off') returns text
language sql as $$
  select format(
    'select public.add_time_off(%L, %L, %L, %s)', tests.id(id), private.today() + first, private.today() + last,
    coalesce(visits, format('tests.visits_off(''caregiver'', %L, %L)', private.today() + first, private.today() + last))
  )
$$;
create function pg_temp.remove(comes text default '{}', id text default 'off') returns text language sql as $$
  select format('select public.remove_time_off(%L, %L)', tests.id(id), comes)
$$;
create function pg_temp.change(days integer, rest text) returns text language sql as $$
  select format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind%s', split_part(rest, '|', 1)
  ) || format(') values (%L, %L, private.today() + %s, 360, %s)', tests.id('change'), pg_temp.placed(), days, split_part(rest, '|', 2))
$$;

-- Who may, and what is refused
select is(tests.attempt(person, statement, given), outcome, reason)
from (values
  ('caregiver', pg_temp.add(3, 5), null, '1', 'days off are added if all visits on them were seen'),
  ('caregiver', pg_temp.add(3, 5, '''[]'''), null, 'other_visits_off', 'days off with visits are refused if none were seen'),
  ('caregiver', pg_temp.add(3, 5, 'null'), null, 'other_visits_off', 'days off with visits are refused without a list'),
  ('caregiver', pg_temp.add(3, 5, 'tests.visits_off(''caregiver'', tests.today() + 3, tests.today() + 4)'), null, 'other_visits_off', 'days off are refused if only some of their visits were seen'),
  ('caregiver', pg_temp.add(3, 5, 'tests.visits_off(''caregiver'', tests.today() + 3, tests.today() + 6)'), null, '1', 'more visits may be seen: some may be over or called off since'),
  ('caregiver', pg_temp.add(3, 32), null, '1', 'days off can call off sixty visits'),
  ('caregiver', pg_temp.add(3, 33), null, 'too_many_visits_off', 'days off can’t call off more than sixty visits'),
  ('caregiver', pg_temp.add(3, 80), 'update public.placements set availability = 1 where true', 'too_many_visits_off', 'long days off can’t call off visits after nine weeks'),
  ('caregiver', pg_temp.add(3, 80), 'update public.placements set ends_on = private.today() + 20 where true', '1', 'long days off are added if there are no visits after nine weeks'),
  ('caregiver', pg_temp.add(3, 80, '''[]'''), 'update public.placements set ended_at = now() where true', '1', 'long days off are added without a placement'),
  ('caregiver', pg_temp.add(690, 700), null, '1', 'days off are added far ahead'),
  ('caregiver', format('select public.add_time_off(null, %1$L, %1$L)', private.today()), null, 'id_missing', 'days off need an id'),
  ('admin', pg_temp.add(3, 5), null, 'not_allowed', 'staff add no days off'),
  ('admin', pg_temp.remove(), null, 'not_allowed', 'staff remove no days off'),
  ('anon', pg_temp.add(3, 5, '''[]'''), null, '42501', 'visitors add no days off'),
  ('deactivated', pg_temp.add(3, 5, '''[]'''), null, 'not_allowed', 'closed accounts add no days off')
) s (person, statement, given, outcome, reason);

-- The result: who is told, which visits are cancelled, and which days off are left
create function pg_temp.after(variadic steps text[]) returns text language sql as $f$
  select tests.seen_after($$
    select concat_ws('; ',
      (select string_agg(concat_ws(' ',
        case n.request_id when tests.id('walsh') then 'walsh' when tests.id('daly') then 'daly' else 'staff' end, n.kind,
        1 + jsonb_array_length(n.params -> 'more')
      ), ', ' order by n.kind, n.request_id = tests.id('walsh'), n.id) from private.notifications n),
      (select count(*) || ' off' from public.visit_changes c where c.kind = 'cannot_come' and c.undone_at is null),
      (select count(*) || ' entries' from public.time_off)
    )
  $$, variadic steps)
$f$;
create function pg_temp.off(days integer[] default null) returns text language sql as $$
  select 'do $do$ begin perform tests.be(''caregiver''); perform public.remove_time_off(tests.id(''off''), coms) from (
    select coalesce(array_agg(m.change_id), ''{}'') as coms from public.my_visits(tests.today(), tests.today() + 20) m
    where m.time_off_id = tests.id(''off'')'
    || case when days is null then '' else format(' and m.on_date - tests.today() = any (%L::integer[])', days) end || ') o; end $do$'
$$;
select is(pg_temp.after(variadic steps), outcome, reason)
from (values
  (array['caregiver: ' || pg_temp.add(3, 5)],
    'daly visit_off 3, walsh visit_off 3, staff placed_away, staff placed_away; 6 off; 1 entries', 'each family is told once of all its visits, staff once of each family'),
  (array['caregiver: ' || pg_temp.add(3, 5), 'caregiver: ' || pg_temp.add(3, 5)],
    'daly visit_off 3, walsh visit_off 3, staff placed_away, staff placed_away; 6 off; 1 entries', 'sent twice, it is told once'),
  (array[pg_temp.change(4, '|''not_needed'''), 'delete from private.notifications', 'caregiver: ' || pg_temp.add(4, 4)],
    'daly visit_off 1, staff placed_away; 1 off; 1 entries', 'a visit that is not needed already is left'),
  (array['caregiver: ' || pg_temp.add(3, 5), 'caregiver: ' || pg_temp.remove(), 'caregiver: ' || pg_temp.remove()],
    'daly visit_off 3, walsh visit_off 3, staff placed_away, staff placed_away; 6 off; 0 entries', 'days off can be removed without restoring visits'),
  (array['caregiver: ' || pg_temp.add(3, 5), pg_temp.off()],
    'daly visit_off 3, walsh visit_off 3, daly visit_on_again 3, walsh visit_on_again 3, staff placed_away, staff placed_away; 0 off; 0 entries', 'days off can be removed with all visits restored'),
  (array['caregiver: ' || pg_temp.add(3, 5), pg_temp.off(), 'caregiver: ' || pg_temp.add(3, 5)],
    'daly visit_off 3, walsh visit_off 3, daly visit_on_again 3, walsh visit_on_again 3, staff placed_away, staff placed_away; 0 off; 0 entries', 'the same call that arrives again after the removal changes nothing'),
  (array['caregiver: ' || pg_temp.add(3, 5), pg_temp.off('{4}')],
    'daly visit_off 3, walsh visit_off 3, daly visit_on_again 1, walsh visit_on_again 1, staff placed_away, staff placed_away; 4 off; 0 entries', 'days off can be removed with some visits restored'),
  (array['caregiver: ' || pg_temp.add(3, 5), 'stranger: ' || pg_temp.remove()],
    'daly visit_off 3, walsh visit_off 3, staff placed_away, staff placed_away; 6 off; 1 entries', 'nobody removes another person''s days off'),
  (array['caregiver: ' || pg_temp.add(3, 5), 'update public.visit_changes set covered_name = ''Mary'' where on_date = private.today() + 3', pg_temp.off()],
    'daly visit_off 3, walsh visit_off 3, daly visit_on_again 2, walsh visit_on_again 2, staff placed_away, staff placed_away; 2 off; 0 entries', 'visits with a stand-in are not restored'),
  (array['caregiver: ' || pg_temp.add(3, 5), 'update public.visit_changes set covered_name = ''Mary'' where on_date = private.today() + 3', 'update public.visit_changes set on_date = private.today() - 1 where on_date = private.today() + 5', 'caregiver: select public.remove_time_off(tests.id(''off''), null)'],
    'daly visit_off 3, walsh visit_off 3, daly visit_on_again 1, walsh visit_on_again 1, staff placed_away, staff placed_away; 4 off; 0 entries', 'null restores all visits that can be'),
  (array['caregiver: select public.remove_time_off(tests.id(''off''), null)', 'caregiver: ' || pg_temp.add(3, 3)],
    'daly visit_off 1, walsh visit_off 1, staff placed_away, staff placed_away; 2 off; 1 entries', 'removing days off that were never added stops nothing')
) s (steps, outcome, reason);

-- Visits that can't be restored, and how often the same visits may be cancelled and restored
create function pg_temp.own_off(rest text) returns text language sql as $$
  select format(
    'insert into public.time_off (id, caregiver_id, from_day, to_day) values (%1$L, %2$L, %3$L, %3$L);
     insert into public.visit_changes (id, placement_id, on_date, opens, kind, time_off_id%4$s) values (%5$L, %6$L, %3$L, 360, ''cannot_come'', %1$L%7$s)',
    tests.id('off'), tests.id('caregiver'), private.today() + 3, split_part(rest, '|', 1), tests.id('change'), pg_temp.placed(), split_part(rest, '|', 2)
  )
$$;
select is(
  tests.attempt('caregiver', format('select public.remove_time_off(%L, array[%L::uuid])', tests.id('off'), tests.id('change')), given),
  outcome, reason
)
from (values
  (pg_temp.own_off(', covered_name|, ''Mary'''), 'visit_step_not_allowed', 'a visit with a stand-in can’t be restored'),
  (pg_temp.own_off(', settled_at|, now()'), '1', 'a settled visit without a stand-in can be restored')
) s (given, outcome, reason);
select is(
  tests.attempt('caregiver', pg_temp.add(3, 3), format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind, undone_at) select gen_random_uuid(), %L, private.today() + 3, 360, ''cannot_come'', now() from generate_series(1, 5)',
    pg_temp.placed()
  )), 'too_many_requests', 'the same visit can be called off five times a day at most'
);

select * from finish();
rollback;
