-- Set times are shown by the clock: on the family's page, in their emails, and to staff.
begin;
select plan(6);
\ir fixtures.psql
-- Monday and Tuesday mornings at half past seven.
select tests.add_request('walsh', '{"availability": 17, "set_times": {"0": "07:30"}, "hours_per_visit": 1.5}');
update public.caregiver_profiles set availability = 17 where true;
select tests.be('admin');
select public.publish_job(tests.id('walsh'), 'Mornings by the sea', repeat('words ', 9), '{}', part)
from (values (1), (16)) p (part);
select tests.be('caregiver');
select public.apply_to_job(j.job_id) from public.match_jobs() j where (j.part ->> 'week')::integer = 1;
select tests.be('admin');
select is(
  (select string_agg(concat_ws(' ', c.part, v.days, v.opens, v.closes), ', ' order by v.days)
    from public.request_coverage(tests.id('walsh')) c, jsonb_to_recordset(c.visits) v (days integer, opens integer, closes integer)),
  'open 1 450 540, open 2 450 540', 'staff read which visits each part has'
);
select public.place_caregiver(
  a.id, family_said_by => 'Ann', family_said_on => tests.today(), caregiver_said_by => 'Nora',
  caregiver_said_on => tests.today(), seen => tests.offer_seen(a.id)
) from public.applications a where a.caregiver_id = tests.id('caregiver');
select tests.be_owner();
select is(
  (select n.params - 'reference' from private.notifications n where n.kind = 'part_found'),
  jsonb_build_object(
    'caregiver', tests.id('caregiver'), 'day', (select p.starts_on from public.placements p),
    'times', '{"visits": [{"days": 1, "opens": 450, "closes": 540, "minutes": 90}], "availability": 1}'::jsonb
  ),
  'the email says who comes when, and from which day'
);
select is(
  private.with_names(jsonb_build_object('caregiver', tests.id('caregiver'), 'other', null, 'reference', 'K7')),
  jsonb_build_object('caregiver', 'Caregiver', 'other', '', 'reference', 'K7'),
  'it names them as the family knows them, and nobody who is gone'
);
select is(
  private.tracked_request(tests.id('walsh')) -> 'week' -> 'visits',
  '[{"days": 3, "opens": 450, "closes": 540, "minutes": 90}]', 'the family reads its visits'
);
select is(
  (select j -> 'part' -> 'visits' from (select private.job_name(j) from public.jobs j where j.availability = 16) n (j)),
  '[{"days": 2, "opens": 450, "closes": 540, "minutes": 90}]', 'one of several jobs is named by its visits'
);
update public.placements set visits = '[{"days": 1, "opens": 360, "closes": 720, "minutes": 120}]' where true;
select is(
  (select string_agg(private.told_time(jsonb_populate_record(null::public.visit_changes, jsonb_build_object(
    'placement_id', p.id, 'on_date', p.starts_on, 'opens', t.opens, 'closes', 720
  ))), ', ' order by t.opens) from public.placements p, unnest(array[360, 600]) t (opens)),
  '360-720-120, 600-720', 'a message has the length of a visit that is shorter than its window'
);
select * from finish();
rollback;
