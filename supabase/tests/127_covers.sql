-- Who comes instead: who may be chosen or invited, who is told, and what a stand-in reads.
begin;
select plan(95);
\ir fixtures.psql
\ir visit_changes.psql
create function pg_temp.cover(who text default 'stranger') returns text language sql as $$
  select format('select public.cover_visit(%L, %L, ''She rang.'')', tests.id('change'), tests.id(who))
$$;
-- A visit without a caregiver, while the other caregiver is free.
create function pg_temp.free() returns text language sql as $$
  select concat(pg_temp.absent(), ';', pg_temp.changed('not_needed', 1, 'daly'), ';')
$$;
-- The family says no to the other caregiver.
create function pg_temp.refused(answer text default 'no') returns text language sql as $$
  select format(
    'with a as (insert into public.applications (job_id, caregiver_id) select p.job_id, %L from public.placements p where p.id = %L returning id)
    insert into public.agreements (application_id, side, answer, visits, availability, starts_on)
    select a.id, ''family'', %L, ''[]'', 1, private.today() from a', tests.id('stranger'), pg_temp.placed(), answer
  )
$$;
select is(tests.attempt(person, pg_temp.cover(who), given), outcome, format('%s: %s comes instead, %s: %s', person, who, reason, outcome))
from (values
  ('admin', 'stranger', pg_temp.free(), '1', 'free, since their own visit is not needed'),
  ('admin', 'stranger', pg_temp.absent(), 'cannot_cover', 'who has another visit'),
  ('admin', 'stranger', pg_temp.free() || pg_temp.refused(), 'family_said_no', 'the family said no to them'),
  ('admin', 'stranger', pg_temp.free() || pg_temp.refused('yes'), '1', 'the family said yes to them'),
  ('admin', 'stranger', pg_temp.free() || 'insert into public.time_off (caregiver_id, from_day, to_day) values (tests.id(''stranger''), private.today(), private.today() + 3)', 'cannot_cover', 'on days off then'),
  ('admin', 'stranger', pg_temp.free() || 'update public.caregiver_profiles set status = ''suspended'' where user_id = tests.id(''stranger'')', 'cannot_cover', 'suspended'),
  ('admin', 'stranger', pg_temp.free() || 'update public.visit_changes set undone_at = now() where id = tests.id(''change'')', 'visit_step_not_allowed', 'the absence was taken back'),
  ('admin', 'caregiver', pg_temp.absent(), 'visit_step_not_allowed', 'the absent caregiver'),
  ('admin', 'nobody', pg_temp.absent(), 'caregiver_not_found', 'an unknown caregiver'),
  ('admin', 'stranger', pg_temp.changed('not_needed', 1, 'daly'), 'visit_change_not_found', 'no visit is called off'),
  ('caregiver', 'stranger', pg_temp.absent(), 'not_allowed', 'who says so'),
  ('anon', 'stranger', pg_temp.absent(), '42501', 'who says so')
) c (person, who, given, outcome, reason);
select is(pg_temp.told(variadic array['caregiver: ' || pg_temp.cant(1), 'anon: ' || pg_temp.by_family('not_needed', 1, '', 'daly', pg_temp.placed('daly'), tests.id('dropped')), 'admin: ' || pg_temp.cover()] || steps),
  'family visit_off, staff visit_uncovered, other visit_not_needed, family visit_covered, other visit_to_cover, caregiver absence_covered' || told, reason)
from (values
  ('{}'::text[], '', 'family, stand-in and absent caregiver are told'),
  (array['admin: ' || pg_temp.back('admin')], ', other cover_ended, family visit_on_again, caregiver visit_restored', 'and that the caregiver comes after all'),
  (array['admin: ' || format('select public.end_placement(%L, ''Moved.'')', pg_temp.placed())],
    ', other cover_ended, caregiver placement_ended, family request_closed', 'a stand-in is told that the care has ended'),
  (array['admin: ' || format('select public.suspend_caregiver(%L, ''A complaint.'')', tests.id('stranger'))],
    ', other cover_ended, family visit_off, staff visit_uncovered, other placement_ended, family searching_again, staff caregiver_left, other profile_suspended', 'if the stand-in is suspended, the visit is open again')
) a (steps, told, reason);
select is(tests.attempt('stranger', step, pg_temp.absent() || '; ' || pg_temp.covered() || '; select tests.promote(''stranger'')'), 'own_record', reason)
from (values
  (pg_temp.back('admin'), 'a stand-in who becomes an admin doesn’t undo the absence'),
  (format('select public.settle_visit(%L, ''Her son comes.'')', tests.id('change')), 'nor settles it')
) s (step, reason);
select is(tests.attempt('caregiver', pg_temp.back('caregiver'), pg_temp.absent() || '; ' || pg_temp.covered()),
  'visit_step_not_allowed', 'once someone else comes, only staff undo it');

select is(tests.attempt('stranger', 'select contact_name, recipient_name from public.request_contacts',
  pg_temp.absent() || '; ' || pg_temp.covered()),
  '0', 'a stand-in reads names only on record');
select is(tests.attempt('admin', format('select from public.covers_for(%L) where caregiver_id = %L', tests.id('change'), tests.id('stranger')), given), outcome, reason)
from (values
  (pg_temp.absent(), '0', 'a caregiver who has another visit is not proposed'),
  (pg_temp.absent() || '; update public.placements set ended_at = now() where request_id = tests.id(''daly'')', '1', 'a caregiver who is free is proposed'),
  (pg_temp.absent() || '; update public.placements set ended_at = now() where request_id = tests.id(''daly''); ' || pg_temp.refused(),
    '0', 'nor if the family said no to them'),
  ('select', 'visit_change_not_found', 'only an absence has proposals')
) f (given, outcome, reason);
select is(tests.attempt('caregiver', format('select from public.covers_for(%L)', tests.id('change')), pg_temp.absent()), 'not_allowed', 'only staff see the proposals');
select is(
  tests.attempt('admin', format('select tests.place_by_phone(%L, tests.today() + 1)', tests.id('more')), pg_temp.absent(8) || format(
    '; update public.placements set ended_at = now() where request_id = tests.id(''daly'');
     update public.visit_changes set covered_by = tests.id(''stranger''), covered_name = ''S'', settled_at = now() where id = %L;
     select tests.add_job(''moore'', changes => ''{"availability": %s}''), tests.add_application(''moore'', ''stranger'');
     update public.applications set id = tests.id(''more'') where job_id = tests.job(''moore'')',
    tests.id('change'), times)), outcome, reason)
from (values (x'1111111'::integer, 'times_taken', 'nobody is placed at times when they are a stand-in'), (x'2222222'::integer, '1', 'a stand-in can be placed at other times'))
  p (times, outcome, reason);

select is(tests.attempt('admin', format('select public.take_back_visit_change(%L)', tests.id('dropped')),
  pg_temp.changed('not_needed', 1, 'daly', tests.id('dropped')) || format(
    '; update public.placements set visits = ''[{"days": 127, "opens": %s, "closes": %s, "minutes": 60}]'' where id = pg_temp.placed();
     insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at)
     values (%L, pg_temp.placed(), private.today() + 1, %1$s, ''cannot_come'', tests.id(''stranger''), ''S'', now())', opens, opens + 60, tests.id('change'))),
  outcome, reason)
from (values
  (360, 'visit_step_not_allowed', 'a visit can’t be restored if its caregiver is with another family then'),
  (600, 'visit_step_not_allowed', 'nor if the other visit begins during it'), (720, '1', 'it can if the other visit begins after it')
) o (opens, outcome, reason);

-- A visit that has begun, at whatever hour
create function pg_temp.begun_cover() returns text language sql as $$
  select format(
    'update public.jobs set visits = v.visits, availability = private.parts_of(v.visits)
      from (values (''[{"days": 127, "opens": 0, "closes": 360, "minutes": 60}]''::jsonb)) v (visits) where true;
    update public.placements p set visits = j.visits from public.jobs j where j.id = p.job_id;
    insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at)
    values (%L, %L, private.today(), 0, ''cannot_come'', %L, ''S'', now())',
    tests.id('change'), pg_temp.placed(), tests.id('stranger')
  )
$$;
create function pg_temp.without_it(rest text) returns text language sql as $$
  select format(
    'select public.correct_placement(id, seen || %L, seen) from public.placements, tests.terms_seen(id) seen where id = %L',
    rest, pg_temp.placed()
  )
$$;
select is(tests.attempt('admin', pg_temp.without_it(terms), pg_temp.begun_cover()), outcome, reason)
from (values
  ('{"hourly_rate": 20}', '1', 'a rate can be corrected while a stand-in is there'),
  ('{"visits": [{"days": 127, "opens": 10, "closes": 360, "minutes": 60}]}', 'cover_begun', 'but not so that their visit is gone')
) c (terms, outcome, reason);

-- Several are invited at once, and the first yes covers it
create function pg_temp.ask(variadic people text[]) returns text language sql as $$
  select format('select public.invite_to_cover(%L, %L)', tests.id('change'), (select array_agg(tests.id(p)) from unnest(people) p))
$$;
create function pg_temp.answer(comes boolean) returns text language sql as $$
  select format('select public.answer_cover(%L, %L)', tests.id('change'), comes)
$$;
create function pg_temp.invited(name text default 'stranger') returns text language sql as $$
  select pg_temp.free() || format('insert into private.cover_invitations (change_id, caregiver_id) values (%L, %L);', tests.id('change'), tests.id(name))
$$;
select is(tests.attempt(person, statement, given), outcome, format('invitations to cover, %s: %s: %s', person, reason, outcome))
from (values
  ('admin', pg_temp.ask('stranger'), pg_temp.free(), '1', 'staff invite'),
  ('admin', pg_temp.ask('stranger'), pg_temp.absent(), 'cannot_cover', 'who has another visit'),
  ('admin', pg_temp.ask('caregiver'), pg_temp.absent(), 'visit_step_not_allowed', 'who cannot come'),
  ('admin', pg_temp.ask('nobody'), pg_temp.absent(), 'caregiver_not_found', 'nobody'),
  ('admin', pg_temp.ask('stranger'), pg_temp.free() || 'update public.visit_changes set settled_at = now() where kind = ''cannot_come''', 'visit_step_not_allowed', 'a settled visit'),
  ('admin', pg_temp.ask('stranger'), pg_temp.free() || 'update public.visit_changes set covered_by = tests.id(''stranger''), covered_name = ''S'', settled_at = now() where kind = ''cannot_come''', 'visit_step_not_allowed', 'who covers it already'),
  ('admin', format('select public.invite_to_cover(%L, array_fill(%L::uuid, array[21]))', tests.id('change'), tests.id('stranger')), pg_temp.free(), 'too_many_invited', 'too many people'),
  ('caregiver', pg_temp.ask('stranger'), pg_temp.free(), 'not_allowed', 'who invites'),
  ('anon', pg_temp.ask('stranger'), pg_temp.free(), '42501', 'who invites'),
  ('stranger', pg_temp.answer(true), pg_temp.invited(), '1', 'a yes'), ('stranger', pg_temp.answer(false), pg_temp.invited(), '1', 'a no'),
  ('stranger', pg_temp.answer(true), pg_temp.free(), 'visit_change_not_found', 'nobody is invited'),
  ('legacy', pg_temp.answer(true), pg_temp.invited(), 'visit_change_not_found', 'another is invited'),
  ('stranger', pg_temp.answer(true), pg_temp.invited() || 'update public.visit_changes set undone_at = now() where kind = ''cannot_come''', 'cover_settled', 'the absence was taken back'),
  ('stranger', pg_temp.answer(true), pg_temp.invited() || 'update public.placements set ended_at = now() where id = pg_temp.placed()', 'cover_settled', 'the placement ended'),
  ('stranger', pg_temp.answer(true), pg_temp.invited() || 'update public.caregiver_profiles set status = ''suspended'' where user_id = tests.id(''stranger'')', 'cannot_cover', 'suspended'),
  ('stranger', pg_temp.answer(true), concat_ws(';', pg_temp.invited() || format('select tests.as_person(''stranger'', %L)', pg_temp.answer(true)), 'update public.visit_changes set undone_at = now() where kind = ''cannot_come'''), 'cover_settled', 'a yes again, when the absence was taken back'),
  ('caregiver', format('select where public.export_my_data()::text like %L', '%' || tests.id('stranger') || '%'), pg_temp.invited() || format('select tests.as_person(''stranger'', %L)', pg_temp.answer(false)), '0', 'others in one’s own export'),
  ('stranger', pg_temp.answer(null), pg_temp.invited(), 'visit_change_not_found', 'null as an answer'),
  ('admin', pg_temp.answer(true), pg_temp.invited(), 'not_allowed', 'who answers'), ('anon', pg_temp.answer(true), pg_temp.invited(), '42501', 'who answers'),
  ('stranger', 'select from public.my_cover_invitations() where care_types <> ''{}'' and distance_km >= 0', pg_temp.invited(), '1', 'own, with the care and the distance'),
  ('legacy', 'select from public.my_cover_invitations()', pg_temp.invited(), '0', 'of another'),
  ('stranger', 'select from public.my_cover_invitations()', pg_temp.invited() || 'update private.cover_invitations set settled_at = now()', '0', 'ended'),
  ('stranger', 'select from public.my_cover_invitations()', pg_temp.invited() || format('select tests.be(''admin''), public.suspend_caregiver(%L, ''A complaint.''), tests.be_owner()', tests.id('stranger')), '0', 'suspended since'),
  ('admin', format('select from public.covers_for(%L) where invited = ''busy''', tests.id('change')), pg_temp.invited() || format('select tests.be(''admin''), public.suspend_caregiver(%L, ''A complaint.''), tests.be_owner()', tests.id('stranger')), '1', 'one who was suspended since'),
  ('stranger', 'select from public.my_cover_invitations()', pg_temp.invited() || 'update public.visit_changes set on_date = on_date - 1 where kind = ''cannot_come''', '0', 'begun or over'),
  ('stranger', 'select from public.my_messages() where kind = ''cover_asked'' and read_at is not null', pg_temp.invited() || format(
    'insert into private.notifications (recipient_id, kind, subject_id) values (%L, ''cover_asked'', %L); update private.cover_invitations set settled_at = now()',
    tests.id('stranger'), tests.id('change')), '1', 'an ended one is no longer new'),
  ('admin', 'select from public.my_cover_invitations()', pg_temp.invited(), 'not_allowed', 'own'),
  ('anon', 'select from public.my_cover_invitations()', pg_temp.invited(), '42501', 'own'),
  ('stranger', 'select from public.request_contacts', pg_temp.invited(), '0', 'no name before a yes'),
  ('stranger', format('select from public.read_contact(%L)', tests.id('walsh')), pg_temp.invited(), '0', 'no address before a yes')
) i (person, statement, given, outcome, reason);
select is(pg_temp.told(variadic array['caregiver: ' || pg_temp.cant(1), 'anon: ' || pg_temp.by_family('not_needed', 1, '', 'daly', pg_temp.placed('daly'), tests.id('dropped')),
    'admin: ' || pg_temp.ask('stranger', 'legacy')] || steps),
  'family visit_off, staff visit_uncovered, other visit_not_needed, other cover_asked, other cover_asked' || told, reason)
from (values
  (array['stranger: ' || pg_temp.answer(true), 'stranger: ' || pg_temp.answer(true)],
    ', family visit_covered, other visit_to_cover, caregiver absence_covered, staff cover_agreed, other cover_off', 'everyone is told about the first yes'),
  (array['admin: ' || pg_temp.cover()], ', family visit_covered, other visit_to_cover, caregiver absence_covered, other cover_off', 'everyone is told about a yes by phone'),
  (array['stranger: ' || pg_temp.answer(false), 'admin: ' || pg_temp.ask('stranger', 'legacy')], '', 'nobody who said no is asked again'),
  (array['admin: ' || pg_temp.ask('stranger', 'stranger')], '', 'nobody is asked twice'),
  (array['stranger: ' || pg_temp.answer(false), 'caregiver: ' || pg_temp.back('caregiver')], ', family visit_on_again, other cover_off', 'nobody who said no is told anything more'),
  (array['admin: ' || format('select public.settle_visit(%L, ''Her son comes.'')', tests.id('change'))], ', other cover_off, other cover_off', 'those invited are told that nobody has to come'),
  (array['admin: ' || format('select public.end_placement(%L, ''Moved.'')', pg_temp.placed())],
    ', other cover_off, other cover_off, caregiver placement_ended, family request_closed', 'those invited are told that the care has ended')
) a (steps, told, reason);

-- A stand-in can't come after all
create function pg_temp.leave(days integer default 1, rest text default '') returns text language sql as $$
  select pg_temp.cant(days, rest, id => tests.id('dropped'))
$$;
create function pg_temp.covering(days integer default 1) returns text language sql as $$
  select concat(pg_temp.absent(days), ';', pg_temp.covered(), ';')
$$;
create function pg_temp.left() returns text language sql as $$
  select pg_temp.covering() || format('select tests.as_person(''stranger'', %L);', pg_temp.leave())
$$;
select is(tests.attempt(person, statement, given), outcome, format('leaving a cover, %s: %s: %s', person, reason, outcome))
from (values
  ('stranger', pg_temp.leave(), pg_temp.covering(), '1', 'their own'),
  ('stranger', pg_temp.leave(), pg_temp.left(), '1', 'said again'),
  ('stranger', pg_temp.leave(), pg_temp.absent(), 'placement_not_found', 'who covers nothing'),
  ('legacy', pg_temp.leave(), pg_temp.covering(), 'placement_not_found', 'of another'),
  ('caregiver', pg_temp.leave(), pg_temp.covering(), 'visit_changed', 'who is absent there'),
  ('admin', pg_temp.leave(), pg_temp.covering(), 'not_allowed', 'of another'),
  ('anon', pg_temp.leave(), pg_temp.covering(), '42501', 'of another'),
  ('stranger', pg_temp.leave(-1), pg_temp.covering(-1), 'visit_over', 'a visit that is over'),
  ('stranger', pg_temp.leave(1, ', null, 719'), pg_temp.covering(), 'visit_times_changed', 'a visit that has other times now'),
  ('stranger', format('select from public.read_contact(%L)', tests.id('walsh')), pg_temp.left(), '0', 'no contact afterwards'),
  ('admin', format('select from public.covers_for(%L) where invited = ''no''', tests.id('change')), pg_temp.left(), '1', 'staff read it as a no'),
  ('stranger', format('select public.answer_cover(%L, false)', tests.id('change')), pg_temp.left() || pg_temp.covered(), 'cover_settled', 'a no while they cover it again')
) l (person, statement, given, outcome, reason);
select is(pg_temp.told(variadic array['caregiver: ' || pg_temp.cant(1), 'anon: ' || pg_temp.by_family('not_needed', 1, '', 'daly', pg_temp.placed('daly'), tests.id('other')),
    'admin: ' || pg_temp.cover(), 'stranger: ' || pg_temp.leave()] || steps),
  'family visit_off, staff visit_uncovered, other visit_not_needed, family visit_covered, other visit_to_cover, caregiver absence_covered, family visit_off, staff visit_uncovered' || told, reason)
from (values
  ('{}'::text[], '', 'family and staff are told that a stand-in can’t come'),
  (array['stranger: ' || pg_temp.leave(), 'admin: ' || pg_temp.ask('stranger')], '', 'once, and the stand-in isn’t asked again'),
  (array['admin: ' || pg_temp.cover(), 'stranger: ' || pg_temp.leave()],
    ', family visit_covered, other visit_to_cover, caregiver absence_covered', 'once they cover it again, the same call changes nothing')
) a (steps, told, reason);

-- Who reads the contact
select is(tests.attempt('stranger', format('select from public.read_contact(%L)', tests.id('walsh')), given), outcome, reason)
from (values
  ('select', '0', 'a caregiver who is no stand-in reads no contact'),
  (pg_temp.absent() || '; ' || pg_temp.covered(), '1', 'a stand-in reads the contact'),
  (pg_temp.absent(-1) || '; ' || pg_temp.covered(), '0', 'after the day a stand-in reads it no longer')
) r (given, outcome, reason);

-- Who knows the family
create function pg_temp.came(days integer) returns text language sql as $$
  select concat(pg_temp.changed('cannot_come', days, id => tests.id('before')), ';', pg_temp.covered(tests.id('before')), ';')
$$;
select is(
  tests.attempt('admin', format(
    'select from public.covers_for(%L) where caregiver_id = %L and is_known = %L', tests.id('change'), tests.id('stranger'), known
  ), pg_temp.absent(3) || '; update public.placements set ended_at = now() where request_id = tests.id(''daly''); ' || given),
  '1', reason
)
from (values
  (false, '', 'a caregiver who was never there is proposed as not known'),
  (true, pg_temp.came(-2), 'a former stand-in is known'),
  (false, pg_temp.came(-2) || 'update public.visit_changes set undone_at = now() where id = tests.id(''before'')', 'a stand-in whose cover was undone is not known'),
  (false, pg_temp.came(1), 'a stand-in who is still to come is not known'),
  (true, 'update public.placements set request_id = tests.id(''walsh'') where request_id = tests.id(''daly'')', 'a caregiver who was placed there is known'),
  (false, pg_temp.came(-2) || 'update public.visit_changes set placement_id = pg_temp.placed(''daly'') where id = tests.id(''before'')', 'a stand-in with another family is not known')
) k (known, given, reason);

select * from finish();
rollback;
