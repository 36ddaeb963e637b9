-- Staff see a request's client, even in refusals and while they change it.
begin;
select plan(4);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly');
select tests.add_application('walsh', 'caregiver'), tests.add_application('daly', 'caregiver');
update public.request_contacts set recipient_name = 'Ann Walsh', contact_name = 'Nora Walsh' where request_id = tests.id('walsh');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));

create function pg_temp.refused() returns jsonb language plpgsql as $$
declare
  told text;
begin
  perform tests.offer_job(tests.application('daly', 'caregiver'));
  return null;
exception when raise_exception then
  get stacked diagnostics told = pg_exception_detail;
  return told;
end $$;
select is(
  pg_temp.refused() #> '{0,client}', '{"recipient": "Ann Walsh", "contact": "Nora Walsh"}', 'the error of taken times names the client'
);
select is(
  public.answers_to_correct(tests.id('walsh')) -> 'client', '{"recipient": "Ann Walsh", "contact": "Nora Walsh"}',
  'a correction names the client'
);

-- Anyone else who is refused reads no name
select tests.be_owner();
create function pg_temp.refused_as(person text) returns jsonb language plpgsql as $$
declare
  told text;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', tests.id(person), 'role', 'authenticated')::text, true);
  perform private.require_free(p.caregiver_id, tests.job('daly'), p.visits, p.starts_on, p.ends_on) from public.placements p;
  return null;
exception when raise_exception then
  get stacked diagnostics told = pg_exception_detail;
  return told;
end $$;
select is(pg_temp.refused_as(person) #> '{0,client}', 'null', format('the error does not name the client to %s', person))
from unnest('{caregiver,stranger}'::text[]) person;

select * from finish();
rollback;
