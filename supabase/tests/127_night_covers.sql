-- Who comes instead at night comes until the morning: what they read then, and what is in their way.
begin;
select plan(9);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');
select tests.add_job('daly'), tests.add_application('daly', 'stranger');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.place_by_phone(tests.application('daly', 'stranger'));
select tests.be_owner();
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

select is(pg_temp.reads(), '1', 'who is there since last night still reads how to reach the family, and how to get in');
select is(pg_temp.in_the_way(300), 1::bigint, 'and can be nowhere else meanwhile');
select ok(
  private.has_visit(tests.id('stranger'), pg_temp.placed('daly'), private.today(), 300, 360, 60),
  'no visit of theirs is moved there, and no other cover given to them'
);
update public.placements set visits = '[{"days": 127, "opens": 1200, "closes": 1260, "minutes": 60}]'
where request_id = tests.id('walsh');
update public.visit_changes set opens = 1200, undone_at = null, covered_by = tests.id('stranger'),
  covered_name = 'Stranger Byrne', settled_at = now() where id = tests.id('night');
select is(pg_temp.reads(), '0', 'who came last evening reads it no more');
select is(pg_temp.in_the_way(300), 0::bigint, 'and is free');
delete from public.visit_changes where true;

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
select is(pg_temp.moved_there(), 0::bigint, 'and not once it is');

-- And only they
select tests.be('caregiver');
select is((select count(*) from public.read_contact(tests.id('daly'))), 0::bigint, 'nobody else reads anything by it');
select tests.be('anon');
select throws_ok(format('select public.read_contact(%L)', tests.id('walsh')), '42501', null, 'nor a visitor');
select * from finish();
rollback;
