-- What staff compare about placed caregivers: their hours, and missed or cancelled visits.
begin;
select plan(1);
\ir fixtures.psql

select tests.place_one('walsh', 'caregiver');
select tests.be_owner();
update public.placements set visits = '[{"days": 5, "opens": 480, "closes": 570, "minutes": 90}]';
insert into public.visit_changes (id, placement_id, on_date, opens, kind, undone_at, time_off_id)
select gen_random_uuid(), p.id, private.today() - days, 480, kind::public.visit_change, undone, off
from public.placements p, (values
  (1, 'missed', null::timestamptz, null::uuid), (2, 'missed', now(), null), (3, 'cannot_come', null, null),
  (4, 'cannot_come', null, gen_random_uuid()), (400, 'missed', null, null), (5, 'not_needed', null, null)
) v (days, kind, undone, off);
select tests.be('admin');
select is(
  (select array[week_minutes, ever_placed, visits_missed, visits_called_off] from public.match_facts(array[tests.id('caregiver')])),
  '{180,1,1,1}', 'three hours a week; visits of a year, except undone changes and days off'
);

select * from finish();
rollback;
