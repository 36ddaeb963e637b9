-- Days off with other agreements: visits that the caregiver was to cover, and terms that change later.
begin;
select plan(12);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');
select tests.place_one('daly', 'stranger');
update public.caregiver_profiles set availability = (1 << 28) - 1 where true;
update public.placements set starts_on = private.today() - 20, ends_on = null, availability = x'1111111'::integer;
delete from public.visit_changes;
delete from private.notifications where true;
create function pg_temp.placed(name text) returns uuid language sql stable as $$
  select p.id from public.placements p where p.request_id = tests.id(name)
$$;
-- Days off from before the placement.
create function pg_temp.away(first integer, last integer) returns text language sql as $$
  select format(
    'insert into public.time_off (id, caregiver_id, from_day, to_day) values (%L, %L, %L, %L)',
    tests.id('off'), tests.id('caregiver'), private.today() + first, private.today() + last
  )
$$;
create function pg_temp.terms(days integer, opens integer) returns text language sql as $$
  select format(
    '[{"days": %s, "opens": %s, "closes": %s, "minutes": 60}]', days, opens, opens + 60
  )
$$;
create function pg_temp.propose(opens integer) returns text language sql as $$
  select format(
    'admin: select public.propose_terms(%L, %L, tests.today() + 2, %L, family_said_by => ''Kit'', caregiver_said_by => ''Mary'')',
    tests.id('terms'), pg_temp.placed('walsh'), pg_temp.terms(127, opens)
  )
$$;
create function pg_temp.after(variadic steps text[]) returns text language sql as $f$
  select tests.seen_after($$
    select concat_ws('; ',
      (select string_agg(concat_ws(' ',
        case n.request_id when tests.id('walsh') then 'walsh' when tests.id('daly') then 'daly'
          else case when n.recipient_id is null then 'staff' else 'caregiver' end end,
        n.kind, 1 + jsonb_array_length(n.params -> 'more')
      ), ', ' order by n.kind, n.request_id, n.id) from private.notifications n
      where n.kind in ('visit_off', 'placed_away', 'visit_uncovered', 'cover_ended')),
      (select string_agg(concat_ws(' ', c.on_date - private.today(), c.opens), ', ' order by c.on_date, c.opens)
        from public.visit_changes c where c.kind = 'cannot_come' and c.undone_at is null and c.covered_name is null)
    )
  $$, variadic steps)
$f$;

-- A stand-in who takes days off
create function pg_temp.covered(days integer) returns text language sql as $$
  select format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at) values (%L, %L, %L, 360, ''cannot_come'', %L, ''Mary'', now()); delete from private.notifications where true',
    tests.id('absence'), pg_temp.placed('daly'), private.today() + days, tests.id('caregiver')
  )
$$;
create function pg_temp.add(first integer, last integer) returns text language sql as $$
  select format('caregiver: select public.add_time_off(%L, %L, %L, ''[]'')', tests.id('off'), private.today() + first, private.today() + last)
$$;
select is(pg_temp.after(pg_temp.covered(3), pg_temp.add(3, 5)), 'daly visit_off 1, staff visit_uncovered; 3 360',
  'the stand-in’s visit is open again, and family and staff are told');
select is(pg_temp.after(pg_temp.covered(3), pg_temp.add(3, 5), pg_temp.add(3, 5)), 'daly visit_off 1, staff visit_uncovered; 3 360',
  'sent twice, it is told once');
select is(pg_temp.after(pg_temp.covered(6), pg_temp.add(3, 5)), '', 'a stand-in’s visit on another day is kept');
select is(tests.attempt('caregiver', format('select from public.read_contact(%L)', tests.id('daly')), pg_temp.covered(3)), '1', 'a stand-in reads the contact');
select is(tests.attempt('caregiver', format('select from public.read_contact(%L)', tests.id('daly')), pg_temp.covered(3) || format(
  '; select tests.be(''caregiver''); select public.add_time_off(%L, %L, %L, ''[]''); select tests.be_owner()', tests.id('off'), tests.today() + 3, tests.today() + 5
)), '0', 'a stand-in who no longer comes doesn’t');

-- Who is placed by then
select is(pg_temp.after(pg_temp.away(3, 4), 'admin: select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))'),
  '', 'a placement that begins after the days off calls off no visit');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
update public.placements set starts_on = private.today() - 20, ends_on = null, placed_at = now() - interval '30 days',
  visits = pg_temp.terms(127, 480)::jsonb where request_id = tests.id('walsh');
delete from private.notifications where true;

select is(pg_temp.after(pg_temp.away(3, 4), pg_temp.propose(600)), 'walsh visit_off 2, staff placed_away; 3 600, 4 600',
  'visits at new times are cancelled on known days off, with one message');
select is(pg_temp.after(pg_temp.away(1, 4), pg_temp.propose(600), format('admin: select public.withdraw_terms(%L)', tests.id('terms'))),
  'walsh visit_off 3, walsh visit_off 3, staff placed_away, staff placed_away; 2 480, 3 480, 4 480', 'if the new times are withdrawn, the old visits are cancelled on the days off');
select is(pg_temp.after(pg_temp.away(3, 4), pg_temp.propose(600), 'update public.visit_changes set undone_at = now() where undone_at is null',
  'update public.terms_changes set from_day = private.today() where applied_at is null', 'select private.apply_terms(now())'),
  'walsh visit_off 2, staff placed_away', 'on the day of the change no more visits are cancelled');
select is(pg_temp.after(pg_temp.away(3, 4), 'update public.placements set ends_on = private.today() + 9 where request_id = tests.id(''walsh'')'),
  '', 'setting a last day cancels no visit');
select is(pg_temp.after(
  'update public.placements set ends_on = private.today() + 3 where request_id = tests.id(''walsh'')', pg_temp.away(3, 6),
  'update public.placements set ends_on = private.today() + 5 where request_id = tests.id(''walsh'')'),
  'walsh visit_off 2, staff placed_away; 4 480, 5 480', 'a later last day cancels its new visits on days off');

select is(pg_temp.after(
  format('insert into public.visit_changes (id, placement_id, on_date, opens, kind) values (%L, %L, private.today() + 3, 480, ''not_needed'')',
    tests.id('dropped'), pg_temp.placed('walsh')),
  'caregiver: select public.add_time_off(tests.id(''off''), tests.today() + 3, tests.today() + 3, ''[]'')',
  'admin: select public.take_back_visit_change(tests.id(''dropped''))'
), 'walsh visit_off 1, staff placed_away; 3 480', 'a visit that the family needs after all is called off on days off added since');

select * from finish();
rollback;
