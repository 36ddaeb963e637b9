-- Possible stand-ins who know the family.
begin;
select plan(7);
\ir fixtures.psql
select tests.place_two();
-- All mornings with one caregiver; the other one has left her family, and is free.
update public.placements set starts_on = private.today() - 9, ends_on = null, availability = x'1111111'::integer,
  placed_at = now() - interval '9 days' where true;
update public.placements set ended_at = now() where request_id = tests.id('daly');
update public.caregiver_profiles set availability = (1 << 28) - 1 where true;
create function pg_temp.off(id text, days integer, rest text default '') returns text language sql as $$
  select format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at, undone_at)
    select %L, p.id, private.today() + %s, 360, ''cannot_come'', c.user_id, c.full_name, case when c.user_id is not null then now() end,
      case when %L = ''undone'' then now() end
    from public.placements p left join public.caregiver_profiles c on c.user_id = tests.id(''stranger'') and %2$s < 2
    where p.request_id = tests.id(''walsh'')', tests.id(id), days, rest
  )
$$;
select is(
  tests.attempt('admin', format(
    'select from public.covers_for(%L) where caregiver_id = %L and is_known = %L', tests.id('off'), tests.id('stranger'), known
  ), pg_temp.off('off', 3) || given),
  '1', reason
)
from (values
  (false, '', 'a caregiver who was never there is proposed as not known'),
  (true, ';' || pg_temp.off('before', -2), 'a former stand-in is known'),
  (false, ';' || pg_temp.off('before', -2, 'undone'), 'a stand-in whose cover was undone is not known'),
  (false, ';' || pg_temp.off('before', 1), 'a stand-in who is still to come is not known'),
  (true, '; update public.placements set request_id = tests.id(''walsh'') where request_id = tests.id(''daly'')',
    'a caregiver who was placed there is known'),
  (false, format('; %s;
    update public.visit_changes set placement_id = (select p.id from public.placements p where p.request_id = tests.id(''daly''))
    where id = %L', pg_temp.off('before', -2), tests.id('before')), 'a stand-in with another family is not known')
) k (known, given, reason);
select is(
  tests.attempt('admin', format('select from public.covers_for(%L) where caregiver_id = %L', tests.id('off'), tests.id('stranger')),
    pg_temp.off('off', 3) || format('; with a as (
        insert into public.applications (job_id, caregiver_id) select p.job_id, %L from public.placements p where p.request_id = tests.id(''walsh'') returning id
      ) insert into public.agreements (application_id, side, answer, visits, availability, starts_on)
      select a.id, ''family'', ''no'', ''[]'', 1, private.today() from a', tests.id('stranger'))),
  '0', 'a caregiver is not proposed if the family said no to them'
);
select * from finish();
rollback;
