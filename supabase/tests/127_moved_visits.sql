-- Moving a visit once: who may, where to, who is told, what follows from it, and how it is undone.
begin;
select plan(77);
\ir fixtures.psql
select tests.place_two();
-- The same caregiver with both, each day: from 7 to 8 with one, from 12 to 13 with the other.
update public.placements set starts_on = private.today() - 20, ends_on = null, placed_at = now() - interval '30 days',
  caregiver_id = tests.id('caregiver'), visits = case request_id
    when tests.id('walsh') then '[{"days": 127, "opens": 420, "closes": 480, "minutes": 60}]'
    else '[{"days": 127, "opens": 720, "closes": 780, "minutes": 60}]' end::jsonb;
update public.caregiver_profiles set availability = (1 << 28) - 1 where true;
delete from private.notifications where true;
delete from private.mails where true;
create function pg_temp.placed(name text default 'walsh') returns uuid language sql stable as $$
  select p.id from public.placements p where p.request_id = tests.id(name)
$$;
create function pg_temp.move(
  to_day integer, opens integer, day integer default 3, rest text default ', ''Nora''', at integer default 420,
  id text default 'move', name text default 'walsh'
) returns text language sql as $$
  select format(
    'select public.move_visit(%L, %L, %L, %s, %L, %s%s)', tests.id(id), pg_temp.placed(name), private.today() + day, at,
    private.today() + to_day, opens, rest
  )
$$;
-- Something that is different already.
create function pg_temp.different(
  kind text, day integer, name text default 'walsh', opens integer default 420, more text default '{}',
  id text default 'change'
) returns text language sql as $$
  select format(
    'insert into public.visit_changes select c.* from jsonb_populate_record(null::public.visit_changes, %L::jsonb) c',
    jsonb_build_object('id', tests.id(id), 'placement_id', pg_temp.placed(name), 'on_date', private.today() + day,
      'opens', opens, 'kind', kind, 'said_at', now()) || more::jsonb
  )
$$;
create function pg_temp.moved(to_day integer, opens integer, day integer default 3, id text default 'move')
returns text language sql as $$
  select pg_temp.different('moved', day, id => id, more => jsonb_build_object(
    'moved_to', private.today() + to_day, 'moved_opens', opens, 'moved_minutes', 60, 'said_by', 'Nora',
    'reason', 'The doctor comes.'
  )::text)
$$;
create function pg_temp.record(kind text, day integer, opens integer) returns text language sql as $$
  select format('select public.record_visit_change(%L, %L, %L, %s, %L, ''Nora'')', tests.id('other'), pg_temp.placed(),
    private.today() + day, opens, kind)
$$;
-- The day that begins and ends at 6:00, as days from today: 0, or -1 before 6:00.
create function pg_temp.lasting() returns integer language sql as $$
  select case when now() < private.minute_of(private.today(), 360) then -1 else 0 end
$$;
create function pg_temp.back(id text default 'move') returns text language sql as $$
  select format('select public.take_back_visit_change(%L)', tests.id(id))
$$;
create function pg_temp.by_family(call text) returns text language sql as $$
  select format('select public.%s', format(call, p ->> 'reference', p ->> 'tracking_secret'))
  from tests.payload('walsh') p
$$;

select is(tests.attempt(person, statement, given), outcome, reason)
from (values
  -- Who may
  ('admin', pg_temp.move(4, 900), null, '1', 'staff move a visit'),
  ('caregiver', pg_temp.move(4, 900), null, 'not_allowed', 'its caregiver can’t move a visit'),
  ('stranger', pg_temp.move(4, 900), null, 'not_allowed', 'another caregiver can’t'),
  ('deactivated', pg_temp.move(4, 900), null, 'not_allowed', 'a closed account can’t'),
  ('anon', pg_temp.move(4, 900), null, '42501', 'a visitor can’t'),
  ('caregiver', pg_temp.move(4, 900), 'select tests.promote(''caregiver'')', 'own_record', 'staff can’t move their own visit'),
  ('anon', pg_temp.by_family(format('change_own_visit(%%L, %%L, %L, %L, %L, 420, ''moved'')', tests.id('move'), pg_temp.placed(), private.today() + 3)), null, 'visit_change_unknown', 'its family can’t'),
  ('admin', pg_temp.record('moved', 3, 420), null, 'visit_change_unknown', '“moved” can’t be recorded without a new time'),
  ('caregiver', pg_temp.back(), pg_temp.moved(4, 900), 'visit_change_not_found', 'the caregiver can’t take a move back'),
  ('anon', pg_temp.by_family(format('take_back_own_visit_change(%%L, %%L, %L)', tests.id('move'))), pg_temp.moved(4, 900), 'visit_change_not_found', 'the family can’t take a move back'),
  -- With what
  ('admin', pg_temp.move(4, 900, rest => ', '' '''), null, 'said_by_missing', 'the person who asked must be named'),
  ('admin', pg_temp.move(4, 900, rest => ', ''Nora'', repeat(''x'', 1001)'), null, 'too_long', 'a reason that is too long is refused'),
  ('admin', pg_temp.move(4, 900, id => null), null, 'id_missing', 'a move needs an id'),
  ('admin', pg_temp.move(4, 900), 'update public.placements set ended_at = now()', 'placement_ended', 'an ended placement has no moves'),
  -- Which, and where to
  ('admin', pg_temp.move(4, 900, day => -2), null, 'no_visit_then', 'a visit from before the first day can’t be moved'),
  ('admin', pg_temp.move(4, 900, day => -1), null, 'visit_over', 'a past visit can’t be moved'),
  ('admin', pg_temp.move(1, 900, day => pg_temp.lasting(), at => 360), format(
    'update public.placements set starts_on = private.today() + %s,
      visits = ''[{"days": 127, "opens": 360, "closes": 1800, "minutes": 60}]'' where id = %L;
    select tests.as_person(''caregiver'', %L)', pg_temp.lasting(), pg_temp.placed(), format('select public.confirm_first_day(%L)', pg_temp.placed())
  ), 'first_day_confirmed', 'nor one that the caregiver was at'),
  ('admin', pg_temp.move(4, 900, at => 430), null, 'visit_times_changed', 'a visit can’t be moved by a wrong time'),
  ('admin', pg_temp.move(4, 900), pg_temp.different('not_needed', 3), 'visit_changed', 'a visit that is not needed can’t be moved'),
  ('admin', pg_temp.move(4, 900), pg_temp.different('cannot_come', 3, more => '{"covered_name": "Zita"}'), 'visit_changed', 'a covered visit can’t be moved'),
  ('admin', pg_temp.move(5, 900, id => 'again'), pg_temp.moved(4, 900), 'visit_times_changed', 'a moved visit can’t be moved again from its old time'),
  ('admin', pg_temp.move(5, 900, day => 4, at => 900, id => 'again'), pg_temp.moved(4, 900), 'visit_changed', 'a moved visit can’t be moved again from its new time'),
  ('admin', pg_temp.move(-1, 900, day => 1), null, 'moved_to_invalid', 'a visit can’t be moved into the past'),
  ('admin', pg_temp.move(11, 900), null, 'moved_to_invalid', 'nor by more than a week'),
  ('admin', pg_temp.move(3, 420), null, 'moved_to_invalid', 'nor to its own time'),
  ('admin', pg_temp.move(3, 1440), null, 'moved_to_invalid', 'nor to a time outside the day'),
  ('admin', replace(pg_temp.move(3, 900), (private.today() + 3)::text || ''', 900', '99991231'', 900'), null, 'moved_to_invalid', 'nor to an impossible day'),
  ('admin', pg_temp.move(6, 900), 'update public.placements set ends_on = private.today() + 5', 'moved_to_invalid', 'nor to a day after the end'),
  ('admin', pg_temp.move(3, 900), 'update public.placements set starts_on = private.today() + 4', 'no_visit_then', 'a visit before the first day can’t be moved'),
  -- Who is free
  ('admin', pg_temp.move(3, 450), null, '1', 'a visit can be moved to overlap its old time'),
  ('admin', pg_temp.move(4, 460), null, 'cannot_move', 'it can’t overlap another visit to the family'),
  ('admin', pg_temp.move(4, 480), null, '1', 'visits to one family need no time between them'),
  ('admin', pg_temp.move(3, 740), null, 'cannot_move', 'it can’t overlap a visit to another family'),
  ('admin', pg_temp.move(3, 640), null, 'cannot_move', 'nor the way to another family'),
  ('admin', pg_temp.move(3, 630), null, '1', 'it can end when that way begins'),
  ('admin', pg_temp.move(3, 740), pg_temp.different('not_needed', 3, 'daly', 720), '1', 'it can overlap a visit that is not needed'),
  ('admin', pg_temp.move(4, 420), pg_temp.different('not_needed', 4), 'cannot_move', 'it can’t begin at the same time as another visit'),
  ('admin', pg_temp.move(4, 420, id => 'again'), pg_temp.moved(5, 900, day => 4), 'cannot_move', 'nor at the old time of a moved visit'),
  ('admin', pg_temp.move(4, 900), format('insert into public.time_off (id, caregiver_id, from_day, to_day) values (gen_random_uuid(), %L, %L, %L)', tests.id('caregiver'), private.today() + 4, private.today() + 4), 'cannot_move', 'a visit can’t be moved to days off'),
  -- And back
  ('admin', pg_temp.back(), pg_temp.moved(4, 900), '1', 'staff take a move back'),
  ('admin', pg_temp.back(), pg_temp.moved(-1, 900, day => 1), 'visit_over', 'not once the moved visit has begun'),
  ('admin', pg_temp.back(), pg_temp.moved(1, 900, day => -1), 'visit_over', 'not once its old time is over'),
  ('admin', pg_temp.back(), pg_temp.moved(4, 900) || ';' || pg_temp.different('not_needed', 4, opens => 900), 'visit_changed', 'not while the moved visit is not needed'),
  ('admin', pg_temp.back(), pg_temp.moved(4, 900) || ';' || replace(pg_temp.different('moved', 3, 'daly', 720, id => 'other', more => format('{"moved_to": "%s", "moved_opens": 450, "moved_minutes": 60}', private.today() + 3)), '''''', ''''), 'cannot_move', 'not while another family has the old time'),
  ('admin', pg_temp.back('change'), pg_temp.different('not_needed', 3, 'daly', 720) || ';' || pg_temp.moved(3, 740), 'visit_step_not_allowed', 'a visit can’t be restored into the time of a moved one'),
  -- What is recorded about it after that
  ('caregiver', format('select public.cannot_come(%L, %L, %L, 900)', tests.id('other'), pg_temp.placed(), private.today() + 4), pg_temp.moved(4, 900), '1', 'the caregiver can call off a moved visit'),
  ('caregiver', format('select public.cannot_come(%L, %L, %L, 420, null, 480)', tests.id('other'), pg_temp.placed(), private.today() + 3), pg_temp.moved(4, 900), 'visit_times_changed', 'there is no calling off at its old time'),
  ('admin', pg_temp.record('not_needed', 4, 900), pg_temp.moved(4, 900), '1', 'a moved visit can be not needed'),
  ('admin', pg_temp.record('missed', -1, 900), pg_temp.moved(-1, 900, day => 1), '1', 'a moved visit can be missed'),
  ('admin', pg_temp.record('missed', -1, 420), pg_temp.moved(1, 900, day => -1), 'visit_times_changed', 'it can’t be missed at its old time'),
  ('admin', format('select public.cover_visit(%L, %L, ''She rang.'')', tests.id('change'), tests.id('stranger')), pg_temp.moved(4, 900) || ';' || pg_temp.different('cannot_come', 4, opens => 900), '1', 'a moved visit can be covered'),
  ('admin', format('select from public.covers_for(%L) where caregiver_id = %L', tests.id('change'), tests.id('stranger')), pg_temp.moved(4, 900) || ';' || pg_temp.different('cannot_come', 4, opens => 900), '1', 'a stand-in for it is proposed'),
  ('admin', format('select public.settle_visit(%L, ''Called.'')', tests.id('move')), pg_temp.moved(4, 900), 'visit_step_not_allowed', 'a move can’t be settled'),
  ('admin', 'select from public.pending_items() where kind = ''visit''', pg_temp.moved(4, 900), '0', 'a moved visit does not wait for staff')
) s (person, statement, given, outcome, reason);

-- What visits there are from the day before it to the day after, who sees that it is moved, and who is told
create function pg_temp.after(variadic steps text[]) returns text language sql as $f$
  select tests.seen_after($$
    select concat_ws('; ', (
      select coalesce(string_agg(
        concat_ws(' ', v.on_date - private.today(), v.opens, (v.moved).kind), ', ' order by v.on_date, v.opens
      ), 'none')
      from public.placements p, private.visits(p, private.today() + 2, private.today() + 4) v where p.id = pg_temp.placed()
    ), (
      select string_agg(concat_ws(' ', n.kind, n.params ->> 'from', n.params ->> 'opens'), ', ' order by n.id)
      from private.notifications n
    ))
  $$, variadic array(
    select case when s.step like 'select public.%' then 'admin: ' else '' end || s.step from unnest(steps) with ordinality s (step, nr) order by s.nr
  ))
$f$;
select is(pg_temp.after(variadic steps), outcome, reason)
from (values
  (array[pg_temp.move(4, 900)], '2 420, 4 420, 4 900 moved; visit_moved 420-480 900-960, own_visit_moved 420-480 900-960', 'family and caregiver are told both times'),
  (array[pg_temp.move(4, 900), pg_temp.move(4, 900)], '2 420, 4 420, 4 900 moved; visit_moved 420-480 900-960, own_visit_moved 420-480 900-960', 'sent twice, it is told once'),
  (array[pg_temp.move(4, 900), pg_temp.back(), pg_temp.back()], '2 420, 3 420, 4 420; visit_moved 420-480 900-960, own_visit_moved 420-480 900-960, visit_moved 900-960 420-480, own_visit_moved 900-960 420-480', 'taking it back tells both the agreed time'),
  (array[pg_temp.moved(4, 900), 'update public.placements set visits = ''[{"days": 127, "opens": 430, "closes": 490, "minutes": 60}]'' where id = pg_temp.placed()'], '2 430, 3 430, 4 430; visit_moved 420-480 900-960, own_visit_moved 420-480 900-960, placement_changed, care_changed', 'a move ends if the terms no longer have its visit'),
  (array[pg_temp.moved(4, 900), pg_temp.different('not_needed', 4, opens => 900), 'update public.placements set ends_on = private.today() + 2 where id = pg_temp.placed()'], '2 420; visit_moved 420-480 900-960, own_visit_moved 420-480 900-960, visit_not_needed 900-960, placement_changed, care_changed', 'a visit moved past a new end no longer takes place'),
  (array[pg_temp.moved(4, 900), 'update public.placements set ends_on = private.today() + 3 where id = pg_temp.placed()'], '2 420; visit_moved 420-480 900-960, own_visit_moved 420-480 900-960, placement_changed, care_changed', 'nor if its old time was before the end')
) s (steps, outcome, reason);

-- The same for the visit of day 3 once it is moved to today, and begins now, or to tomorrow
create function pg_temp.takes_place(to_day integer, step text) returns boolean language sql as $f$
  select tests.seen_after(
    'select count(*) from public.placements p, private.visits(p, private.today(), private.today() + 1) v
    where p.id = pg_temp.placed() and (v.moved).id is not null',
    pg_temp.different('moved', 3, more => jsonb_build_object(
      'moved_to', private.today() + to_day, 'moved_minutes', 60,
      'moved_opens', floor(extract(epoch from now() - private.minute_of(private.today(), 0)) / 60)
    )::text),
    format('update public.placements set %s where id = %L', step, pg_temp.placed())
  ) = '1'
$f$;
select is(pg_temp.takes_place(to_day, step), stays, reason)
from (values
  (0, 'ends_on = private.today() + 2', true, 'a moved visit that has begun stays if the placement ends before its old day'),
  (0, 'ended_at = now()', true, 'or now'),
  (0, 'visits = ''[{"days": 127, "opens": 430, "closes": 490, "minutes": 60}]''', true, 'or if the terms no longer have it'),
  (1, 'ends_on = private.today() + 2', true, 'one to come takes place before the end'),
  (1, 'ends_on = private.today()', false, 'but not after it'),
  (1, 'ended_at = now()', false, 'nor once it has ended')
) s (to_day, step, stays, reason);
select is((select count(*) from public.visit_changes), 0::bigint, 'nothing that was tried is kept');

-- Other placements and new terms that conflict with a moved visit
select tests.attempt('admin', pg_temp.moved(4, 900));
do $$ begin execute pg_temp.moved(4, 900); end $$;
create function pg_temp.taken(opens integer, job text, own boolean, also text default '[]') returns text
language plpgsql as $$
begin
  perform private.require_free(tests.id('caregiver'), tests.job(job), jsonb_build_array(jsonb_build_object(
    'days', 127, 'opens', opens, 'closes', opens + 60, 'minutes', 60
  )) || also::jsonb, private.today() + 1, null, case when own then pg_temp.placed(job) end);
  return 'free';
exception when others then return sqlerrm;
end $$;
select is(pg_temp.taken(opens, job, own, also), outcome, reason)
from (values
  (900, 'daly', true, '[]', 'times_taken', 'the new time is taken for another family'),
  (985, 'daly', true, '[]', 'times_taken', 'the way from it is taken, too'),
  (990, 'daly', true, '[]', 'free', 'times after the way are free'),
  (930, 'walsh', true, '[{"days": 127, "opens": 420, "closes": 480, "minutes": 60}]', 'times_taken', 'new terms that still have the visit can’t overlap its new time'),
  (930, 'walsh', true, '[]', 'free', 'new terms without the visit can'),
  (420, 'walsh', true, '[]', 'free', 'unchanged terms don’t conflict')
) t (opens, job, own, also, outcome, reason);

-- Who sees that it is moved
update public.placements set ends_on = null where true;
select is(
  (select jsonb_agg((v -> 'moved') - 'day'::text) from jsonb_array_elements(private.family_visits(tests.id('walsh'))) v where v ? 'moved'),
  '[{"opens": 420, "closes": 480, "minutes": 60, "reason": "The doctor comes."}]', 'the family sees it, and why'
);
select tests.be('caregiver');
select is(
  (select string_agg(concat_ws(' ', v.opens, v.moved ->> 'opens', v.kind), '') from public.my_visits(tests.today(), tests.today() + 9) v where v.moved is not null),
  '900 420', 'the caregiver sees the old time'
);
select tests.be('admin');
select is(
  (select string_agg(concat_ws(' ', v.opens, v.moved ->> 'saidBy', v.moved ->> 'change' = tests.id('move')::text), '') from public.list_visits(tests.today(), tests.today() + 9) v where v.moved is not null),
  '900 Nora t', 'staff see who said so'
);
select is(
  (select count(distinct v) from generate_series(0, 7, 7) w, public.visit_board(tests.today() + w, '{}') b, jsonb_array_elements(b.visits) v
   where v -> 'moved' ->> 'opens' = '420' and v ->> 'opens' = '900'),
  1::bigint, 'the board shows the old time'
);
select tests.be_owner();
select * from finish();
rollback;
