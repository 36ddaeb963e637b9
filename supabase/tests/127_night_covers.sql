-- A stand-in at night comes until the morning: what they read then, and what conflicts with it.
begin;
select plan(20);
\ir fixtures.psql
select tests.place_two();
-- Yesterday's visit with one family begins in the evening and lasts until now, at any hour.
update public.placements set starts_on = private.today() - 20, ends_on = null, placed_at = now() - interval '30 days',
  visits = case request_id
    when tests.id('walsh') then jsonb_build_array(jsonb_build_object(
      'days', 127, 'opens', 1439, 'closes', 2879, 'minutes', 1440
    )) else '[{"days": 127, "opens": 720, "closes": 780, "minutes": 60}]' end;
create function pg_temp.placed(name text) returns public.placements language sql stable as $$
  select p from public.placements p where p.request_id = tests.id(name)
$$;
insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at, note)
select tests.id('night'), (pg_temp.placed('walsh')).id, private.today() - 1, 1439, 'cannot_come', tests.id('stranger'),
  'Stranger Byrne', now(), 'Stranger Byrne';
create function pg_temp.reads() returns text language sql as $$
  select tests.attempt('stranger', format('select * from public.read_contact(%L)', tests.id('walsh')))
$$;
create function pg_temp.in_the_way(opens integer) returns bigint language sql as $$
  select count(*) from private.conflicting_covers(tests.id('stranger'), jsonb_build_array(jsonb_build_object(
    'days', 127, 'opens', opens, 'closes', opens + 60, 'minutes', 60
  )), private.today(), private.today())
$$;

select is(pg_temp.reads(), '1', 'a stand-in who is there since last night still reads the contact and the arrival notes');
select is(
  tests.attempt('stranger', format('select * from public.read_contact(%L)', tests.id('walsh')), given), '0', reason
)
from (values
  ('update public.users set deactivated_at = now() where id = tests.id(''stranger'')', 'not once the account is closed'),
  ('delete from auth.sessions where user_id = tests.id(''stranger'')', 'not once the session is over'),
  ('update public.caregiver_profiles set status = ''suspended'' where user_id = tests.id(''stranger'')', 'not once suspended')
) n (given, reason);
select is(pg_temp.in_the_way(300), 1::bigint, 'their cover is in the way of other visits then');
select ok(
  private.has_visit(tests.id('stranger'), pg_temp.placed('daly'), private.today(), 300, 360, 60),
  'no visit can be moved there, and no other cover accepted'
);
update public.placements set visits = '[{"days": 127, "opens": 1200, "closes": 1260, "minutes": 60}]'
where request_id = tests.id('walsh');
update public.visit_changes set opens = 1200, undone_at = null, covered_by = tests.id('stranger'),
  covered_name = 'Stranger Byrne', settled_at = now() where id = tests.id('night');
select is(pg_temp.reads(), '0', 'a stand-in of last evening no longer reads the contact');
select is(pg_temp.in_the_way(300), 0::bigint, 'and is free again');
delete from public.visit_changes where true;

-- A stand-in who is suspended, deactivated or deleted after two at night
create function pg_temp.open_after(step text, day integer, opens integer, closes integer, minutes integer) returns text
language plpgsql as $$
declare
  east integer := 2 - extract(hour from now() at time zone 'UTC');
begin
  update private.operator set time_zone = 'Etc/GMT' || to_char(-(east + case when east < -12 then 24 else 0 end), 'FMSG99');
  update public.placements set visits = jsonb_build_array(jsonb_build_object(
    'days', 127, 'opens', opens, 'closes', closes, 'minutes', minutes
  )) where request_id = tests.id('walsh');
  insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at)
  values (
    tests.id('night'), (pg_temp.placed('walsh')).id, private.today() + day, opens, 'cannot_come', tests.id('stranger'),
    'Stranger Byrne', now()
  );
  delete from private.notifications where true;
  perform tests.take(step);
  raise exception using errcode = 'UNDO0', message = concat_ws(' ',
    (select coalesce(c.covered_name, 'open') from public.visit_changes c where c.id = tests.id('night')),
    (select string_agg(n.kind::text, ' ' order by n.kind::text) from private.notifications n
      where n.kind in ('visit_off', 'visit_uncovered', 'cover_ended') and n.request_id is distinct from tests.id('daly')),
    (select 'pending' from private.pending_items w where w.subject_id = tests.id('night'))
  );
exception when sqlstate 'UNDO0' then
  perform tests.be_owner();
  return sqlerrm;
end $$;
select is(pg_temp.open_after(step, day, opens, closes, minutes), outcome, reason)
from (values
  ('admin: select public.suspend_caregiver(tests.id(''stranger''), ''A complaint.'')', -1, 1320, 1800, 60,
    'open cover_ended visit_off visit_uncovered pending', 'a cover at some time of the night ends after midnight while the visit can still begin'),
  ('admin: select public.deactivate_user(tests.id(''stranger''), ''Gone.'')', -1, 1320, 1800, 60,
    'open cover_ended visit_off visit_uncovered pending', 'it ends when the account is deactivated'),
  ('stranger: select public.prepare_account_deletion()', -1, 1320, 1800, 60,
    'open visit_off visit_uncovered pending', 'it ends when the account is deleted'),
  ('admin: select public.suspend_caregiver(tests.id(''stranger''), ''A complaint.'')', 0, 300, 360, 60,
    'open cover_ended visit_off visit_uncovered pending', 'a cover of the next morning ends'),
  ('admin: select public.suspend_caregiver(tests.id(''stranger''), ''A complaint.'')', -1, 1320, 1800, 480,
    'Stranger Byrne', 'a cover that must have begun stays'),
  ('admin: select public.suspend_caregiver(tests.id(''stranger''), ''A complaint.'')', -1, 1320, 1800, null,
    'Stranger Byrne', 'a cover of unknown length stays'),
  ('admin: select public.suspend_caregiver(tests.id(''stranger''), ''A complaint.'')', 0, 30, 90, 60,
    'Stranger Byrne', 'a cover that is over stays'),
  ('stranger: select public.add_time_off(tests.id(''off''), tests.today(), tests.today(), tests.visits_off(''stranger'', tests.today(), tests.today()))',
    0, 30, 240, 150, 'Stranger Byrne', 'a cover under way stays if days off are added')
) v (step, day, opens, closes, minutes, outcome, reason);

-- A visit moved to last night
insert into public.visit_changes (
  id, placement_id, on_date, opens, kind, said_by, moved_to, moved_opens, moved_minutes
) select tests.id('moved'), (pg_temp.placed('daly')).id, private.today() - 2, 720, 'moved', 'Nora', private.today() - 1, 1439, 1440;
create function pg_temp.moved_there() returns bigint language sql as $$
  select count(*) from private.conflicting_moves(
    tests.id('stranger'), tests.job('walsh'), '[{"days": 127, "opens": 300, "closes": 360, "minutes": 60}]',
    private.today(), private.today() + 9, null
  )
$$;
select is(pg_temp.moved_there(), 1::bigint, 'a visit that was moved to last night is in the way until it is over');
update public.visit_changes set moved_opens = 1200, moved_minutes = 60 where id = tests.id('moved');
select is(pg_temp.moved_there(), 0::bigint, 'a visit that is over is not in the way');

-- And only they
select tests.be('caregiver');
select is((select count(*) from public.read_contact(tests.id('daly'))), 0::bigint, 'nobody else reads the contact');
select tests.be('anon');
select throws_ok(format('select public.read_contact(%L)', tests.id('walsh')), '42501', null, 'a visitor reads no contact');
select * from finish();
rollback;
