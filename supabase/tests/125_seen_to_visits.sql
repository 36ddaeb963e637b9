-- Family and caregiver see that a visit has a stand-in, or that staff have dealt with it.
begin;
select plan(7);
\ir fixtures.psql
select tests.place_one();
update public.placements set starts_on = private.today() - 20, placed_at = now() - interval '30 days',
  visits = '[{"days": 127, "opens": 720, "closes": 780, "minutes": 60}]' where true;
insert into public.visit_changes (id, placement_id, on_date, opens, kind)
select tests.id('absence'), p.id, private.today() + 2, 720, 'cannot_come' from public.placements p;
create function pg_temp.told(given text) returns text language sql as $f$
  select tests.seen_after($$
    select format('family %s; caregiver %s %s', coalesce(v ->> 'settled', 'looks'), c.covered, c.settled)
    from jsonb_array_elements(private.family_visits(tests.id('walsh'))) v,
      private.visits_of_caregiver(tests.id('caregiver'), private.today(), private.today() + 3) c
    where v ? 'change' and c.change_id is not null
  $$, given)
$f$;
select is(pg_temp.told(given), outcome, what) from (values
  ('select', 'family looks; caregiver f f', 'staff look for a stand-in'),
  ('update public.visit_changes set settled_at = now()', 'family true; caregiver f t', 'they stop once they have settled the visit'),
  ('update public.visit_changes set settled_at = now(), covered_name = ''Una''', 'family looks; caregiver t t', 'a stand-in covers the visit'),
  ('update public.visit_changes set kind = ''missed'', settled_at = now()', 'family true; caregiver f t', 'a missed visit can be settled too')
) c (given, outcome, what);
select is(
  tests.seen_after($$
    select (v ->> 'nextIn')::date - private.today() from jsonb_array_elements(private.family_visits(tests.id('walsh'))) v
    where v ? 'nextIn'
  $$, 'delete from private.working_days where true', given), days, what
) from (values
  ('insert into private.working_days values (private.today() + 3)', '3', 'the family reads when staff are next in, if that is after the visit'),
  ('insert into private.working_days values (private.today() + 2)', 'nothing', 'not if they can call staff before it'),
  ('insert into private.working_days values (private.today() + 3); update public.visit_changes set covered_name = ''Una''', 'nothing', 'nor if someone comes')
) c (given, days, what);
select * from finish();
rollback;
