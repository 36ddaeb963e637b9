-- Notes, messages and assignments are found by id alone, so a new account can't take another record's id.
begin;
select plan(5);
\ir fixtures.psql
select tests.place_one();

create function pg_temp.outcome(account uuid) returns text language plpgsql as $$
declare
  told text;
begin
  perform tests.be('admin');
  select coalesce(a.error, 'added') into told from public.add_caregivers(jsonb_build_array(jsonb_build_object(
    'id', account, 'email', account || '@known.test', 'profile', '{"full_name": "Maeve Quinn"}'::jsonb
  ))) a;
  perform tests.be_owner();
  return told;
end $$;

select is(pg_temp.outcome(id), outcome, 'the id of ' || what || ': ' || outcome)
from (
  select p.request_id, 'a request', 'id_taken' from public.placements p
  union all select p.job_id, 'a job', 'id_taken' from public.placements p
  union all select p.application_id, 'an application', 'id_taken' from public.placements p
  union all select p.id, 'a placement', 'id_taken' from public.placements p
  union all select tests.id('nobody'), 'nothing', 'added'
) i (id, what, outcome);
select * from finish();
rollback;
