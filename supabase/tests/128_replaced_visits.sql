-- A visit with a stand-in that the family doesn't need, or to which nobody came. Also agreed terms that are
-- withdrawn.
begin;
select plan(34);
\ir fixtures.psql
delete from private.answer_times where true;
insert into private.answer_times values ('visit', 1), ('terms', 3);
select tests.place_one();
update public.placements set starts_on = private.today() - 20, ends_on = null, placed_at = now() - interval '30 days',
  visits = '[{"days": 127, "opens": 420, "closes": 480, "minutes": 60}]' where true;
create function pg_temp.placement() returns uuid language sql stable security definer as $$
  select id from public.placements
$$;
create function pg_temp.absence(name text, day integer, covered boolean) returns void language sql security definer as $$
  insert into public.visit_changes (id, placement_id, on_date, opens, kind)
  values (md5(name)::uuid, pg_temp.placement(), private.today() + day, 420, 'cannot_come');
  update public.visit_changes c set covered_by = tests.id('stranger'), covered_name = 'Zita', settled_at = now(),
    note = 'Zita' where c.id = md5(name)::uuid and covered;
  delete from private.notifications
$$;
create function pg_temp.told() returns text language sql security definer as $$
  select coalesce(string_agg(
    n.kind || ' to ' || coalesce(split_part(u.email, '@', 1), case when n.request_id is null then 'staff' else 'family' end), ', ' order by n.kind::text, u.email
  ), 'nobody') from private.notifications n left join auth.users u on u.id = n.recipient_id
$$;
create function pg_temp.change_on(day integer) returns text language sql security definer as $$
  select coalesce(string_agg(concat_ws(' ', c.kind, c.covered_name, case when c.settled_at is not null then 'settled' end),
    ', '), 'as agreed')
  from public.visit_changes c where c.on_date = private.today() + day and c.undone_at is null
$$;
create function pg_temp.say(name text, day integer, kind text) returns text language sql as $$
  select format('select public.record_visit_change(%L, %L, %L, 420, %L, ''Nora'')', md5(name)::uuid, pg_temp.placement(),
    tests.today() + day, kind)
$$;
create function pg_temp.by_staff(statement text) returns text language plpgsql as $$
begin
  delete from private.notifications;
  perform tests.be('admin');
  execute statement;
  perform tests.be_owner();
  return pg_temp.told();
end $$;

grant execute on all functions in schema pg_temp to anon, authenticated;

-- Not needed, though someone would have come instead
select pg_temp.absence('covered', 3, true);
select is(
  pg_temp.by_staff(pg_temp.say('dropped', 3, 'not_needed')),
  'cover_ended to stranger, visit_not_needed to caregiver', 'the stand-in and the caregiver are told that the visit is not needed'
);
select is(pg_temp.change_on(3), 'not_needed', 'nobody has to come');
select tests.be('admin');
select is(
  (select v.returns from public.list_visits(tests.today() + 3, tests.today() + 3) v), true, 'staff see that undoing it brings the absence back'
);
select tests.be_owner();
select is(
  pg_temp.by_staff(format('select public.take_back_visit_change(%L)', md5('dropped')::uuid)),
  'visit_off to family, visit_uncovered to staff', 'if it is needed after all, a stand-in is looked for again and nobody is told to come'
);
select is(pg_temp.change_on(3), 'cannot_come', 'the caregiver still can’t come');
select is(
  pg_temp.by_staff(format('select public.take_back_visit_change(%L)', md5('dropped')::uuid)), 'nobody',
  'taking it back twice tells nobody'
);

-- Not needed while caregivers are asked
select pg_temp.absence('open', 4, false);
insert into private.cover_invitations (change_id, caregiver_id) values (md5('open')::uuid, tests.id('stranger'));
select is(
  pg_temp.by_staff(pg_temp.say('dropped too', 4, 'not_needed')), 'cover_off to stranger, visit_not_needed to caregiver',
  'invited stand-ins are told that they need not answer'
);
select is(
  (select count(*) from private.cover_invitations where settled_at is null), 0::bigint, 'they can’t answer any more'
);

-- The stand-in did not come
select pg_temp.absence('stood in', -1, true);
select is(
  pg_temp.by_staff(pg_temp.say('no show', -1, 'missed')), 'nobody_came to staff, visit_missed to stranger',
  'a missed visit is told to the stand-in, not to the absent caregiver'
);
select is(pg_temp.change_on(-1), 'missed Zita', 'the missed visit is the stand-in’s');
select tests.be('admin');
select results_eq(
  $$ select w.kind, w.status, w.harm from public.pending_items() w limit 1 $$, $$ values ('visit', 'missed', 0) $$,
  'the missed visit is first on staff’s list'
);
select tests.be_owner();
select tests.be('stranger');
select results_eq(
  $$ select v.kind::text, v.instead from public.my_visits(tests.today() - 1, tests.today() - 1) v $$,
  $$ values ('missed', true) $$, 'the stand-in sees it'
);
select tests.be_owner();
select is(
  pg_temp.by_staff(format('select public.take_back_visit_change(%L)', md5('no show')::uuid)),
  'visit_not_missed to stranger', 'taking it back tells the stand-in'
);
select is(pg_temp.change_on(-1), 'cannot_come Zita settled', 'the absence with its stand-in is back');
select pg_temp.absence('nobody', -2, false);
select is(
  tests.attempt('admin', pg_temp.say('again', -2, 'missed')), 'visit_changed', 'an absence without a stand-in can’t be recorded as missed'
);
select is(
  tests.attempt('admin', pg_temp.say('twice', -1, 'cannot_come')), 'visit_over', 'a past visit can’t be called off'
);
select is(
  tests.attempt(person, pg_temp.say('hostile', -1, 'missed')), case person when 'anon' then '42501' else 'not_allowed' end,
  'refused to ' || person
)
from unnest('{anon,caregiver,stranger}'::text[]) person;

-- Someone who can no longer come instead
select pg_temp.absence('suspended', 5, true);
select is(
  pg_temp.by_staff('select public.suspend_caregiver(tests.id(''stranger''), ''A complaint.'')'),
  'cover_ended to stranger, profile_suspended to stranger, visit_off to family, visit_uncovered to staff',
  'if the stand-in is suspended, everyone is told'
);
select is(pg_temp.change_on(5), 'cannot_come', 'the visit is open again');
update public.caregiver_profiles set status = 'approved' where user_id = tests.id('stranger');
select pg_temp.absence('deactivated', 7, true);
select is(
  pg_temp.by_staff('select public.deactivate_user(tests.id(''stranger''), ''Left.'')'),
  'cover_ended to stranger, visit_off to family, visit_uncovered to staff', 'if the stand-in’s account is closed, everyone is told'
);
select is(pg_temp.change_on(7), 'cannot_come', 'that visit is open, too');

-- Someone invited who can no longer come
update public.caregiver_profiles set availability = 2 where true;
select pg_temp.absence('asked', 6, false);
insert into private.cover_invitations (change_id, caregiver_id) values (md5('asked')::uuid, tests.id('stranger'));
select tests.be('admin');
select results_eq(
  format('select caregiver_id, invited from public.covers_for(%L)', md5('asked')::uuid),
  $$ values (tests.id('stranger'), 'busy') $$, 'an invited caregiver who is busy now is still shown to staff'
);
select results_eq(
  format($$ select a.after ->> 'invited' is not null from public.activity_of('placement', %L) a
    where a.subject_type = 'visit_changes' and a.after ? 'invited' limit 1 $$, pg_temp.placement()),
  'values (true)', 'the activity has their invitation'
);
select tests.be_owner();

-- Changed terms
create function pg_temp.propose(name text, day integer, said boolean default true) returns text language sql as $$
  select format('select public.propose_terms(%L, %L, %L, %L, 20, true, null, null, %L, %L)', md5(name)::uuid,
    pg_temp.placement(), tests.today() + day, '[{"days": 31, "opens": 420, "closes": 480, "minutes": 60}]',
    case when said then 'Nora' end, case when said then 'Mary' end)
$$;
grant execute on all functions in schema pg_temp to authenticated;
select pg_temp.by_staff(pg_temp.propose('open terms', 30, false));
select tests.be('admin');
select results_eq(
  $$ select w.kind, w.placement_id, w.begins from public.pending_items() w where w.kind = 'terms' $$,
  $$ values ('terms', pg_temp.placement(), tests.today() + 30) $$, 'new terms that nobody has answered wait for staff'
);
select tests.be_owner();
select is(
  pg_temp.by_staff(format('select public.withdraw_terms(%L)', md5('open terms')::uuid)),
  'new_terms_off to caregiver, terms_off to family', 'taking new terms back tells both sides'
);
select is((select count(*) from private.pending_items where kind = 'terms'), 0::bigint, 'withdrawn terms no longer wait');
select pg_temp.by_staff(pg_temp.propose('agreed', 30));
select is(
  pg_temp.by_staff(format('select public.withdraw_terms(%L)', md5('agreed')::uuid)),
  'new_terms_off to caregiver, terms_off to family', 'agreed terms can be taken back until their day'
);
select is(
  (select count(*) from public.placements p, private.periods(p)), 1::bigint, 'the current terms stay'
);
select is(
  tests.attempt('admin', format('select public.withdraw_terms(%L)', md5('agreed')::uuid)), 'change_step_not_allowed',
  'once'
);
select pg_temp.by_staff(pg_temp.propose('in force', 1));
select private.apply_terms(now() + interval '2 days');
select is(
  tests.attempt('admin', format('select public.withdraw_terms(%L)', md5('in force')::uuid)), 'change_step_not_allowed',
  'terms in force can’t be taken back'
);
select is(
  tests.attempt(person, format('select public.withdraw_terms(%L)', md5('in force')::uuid)),
  case person when 'anon' then '42501' else 'not_allowed' end, 'refused to ' || person
)
from unnest('{anon,caregiver}'::text[]) person;
select * from finish();
rollback;
