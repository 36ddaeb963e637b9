-- Who a family's page names as reader of the contact.
begin;
select plan(2);
\ir fixtures.psql
select tests.place_two();
insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at)
select gen_random_uuid(), p.id, private.today() + 1, 360, 'cannot_come', tests.id('stranger'), 'Mary Anne Byrne', now()
from public.placements p where p.request_id = tests.id('walsh');
create function pg_temp.readers() returns jsonb language sql as $$
  select jsonb_agg(r -> 'by' order by r ->> 'by') from jsonb_array_elements((
    select public.track_request(r.reference, tests.payload('walsh') ->> 'tracking_secret') from public.requests r where r.id = tests.id('walsh')
  ) -> 'contactReadings') r
$$;
insert into public.events (actor_id, subject_type, subject_id, action)
select tests.id(name), 'request_contacts', tests.id('walsh'), 'read' from unnest('{caregiver,stranger,admin}'::text[]) name;
select is(
  pg_temp.readers(),
  (select jsonb_build_array(p.caregiver_name, 'Mary', null) from public.placements p where p.request_id = tests.id('walsh')),
  'a stand-in by first name, beside the placed caregiver and the team'
);
update public.visit_changes set undone_at = now() where true;
select is(pg_temp.readers() @> '["Mary"]', true, 'also once that is over');
select * from finish();
rollback;
