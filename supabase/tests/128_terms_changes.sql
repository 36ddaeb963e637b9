-- Terms that change from a day on: who proposes and answers, conflicts, what is in force on which day, and the effect
-- on visits, match and needed times.
begin;
select no_plan();
\ir fixtures.psql
-- Weekday mornings at half past seven, for an hour and a half.
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');
select tests.add_job('daly'), tests.add_application('daly', 'caregiver');
create function pg_temp.at(days integer, opens integer, minutes integer default 90) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('days', days, 'opens', opens, 'closes', opens + minutes, 'minutes', minutes))
$$;
-- Half past seven and half past nine, of two families in one morning.
update public.requests set visits = pg_temp.at(7, 450) where id = tests.id('walsh');
update public.requests set visits = pg_temp.at(31, 570) where id = tests.id('daly');
update public.jobs j set visits = r.visits from public.requests r where r.id = j.request_id;
update public.caregiver_profiles set availability = (1 << 28) - 1 where true;
select is(
  (select j.availability from public.jobs j where j.request_id = tests.id('walsh')), x'111'::integer, 'a job’s parts of the week follow its visits'
);
select tests.be('admin');
select is(tests.attempt('admin', format($$ select public.offer_job(%L, visits => %L, seen => tests.offer_seen(%1$L)) $$,
  tests.application('walsh', 'caregiver'), visits)), outcome, format('offered %s: %s', visits, outcome))
from (values
  ('[{"days": 7, "opens": 480, "closes": 570, "minutes": 90}]', '1'), ('[{"days": 8, "opens": 480, "closes": 570, "minutes": 90}]', 'times_invalid'),
  ('[{"days": 7, "opens": 480, "closes": 482, "minutes": 2}]', 'visits_invalid'), ('[]', 'times_invalid'), ('{}', 'visits_invalid'),
  ('[{"days": 7, "opens": 480, "closes": 570, "minutes": 90}, {"days": 1, "opens": 500, "closes": 570, "minutes": 60}]', 'visits_invalid'),
  ('[{"days": 1, "opens": 1320, "closes": 1860, "minutes": 540}, {"days": 2, "opens": 400, "closes": 460, "minutes": 60}]', 'visits_invalid'),
  ('{"week": 3, "hours": 6, "setTimes": {"0": "11:00"}, "kept": [{"days": 1, "opens": 780, "closes": 840, "minutes": 60}]}', 'visits_invalid'),
  ('[{"days": 3, "opens": 480, "closes": 570, "minutes": 90}]', '1'),
  ('{"week": 273, "hours": 1.5, "setTimes": {"0": "08:00"}}', '1'), ('{"week": 273}', '1'), ('{"week": 273, "hours": 25}', 'visits_invalid'),
  ('{"week": -1}', 'visits_invalid'), ('{"week": 273, "setTimes": {"0": "13:00"}}', 'visits_invalid'), ('{"hours": 2}', 'visits_invalid'), ('[{"days": 7, "opens": 700, "closes": 790, "minutes": 90}]', 'times_invalid')
) o (visits, outcome);
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();

-- Two visits of one morning fit one caregiver, to the minute and with the way between
create function pg_temp.placed_at(opens integer) returns text language sql as $$
  select format(
    'select public.place_caregiver(%L, visits => %L, family_said_by => ''Mr Daly'', family_said_on => tests.today(), caregiver_said_by => ''Una'', caregiver_said_on => tests.today(), seen => tests.offer_seen(%1$L))',
    tests.application('daly', 'caregiver'), pg_temp.at(31, opens)
  )
$$;
select is(tests.attempt('admin', pg_temp.placed_at(opens)), outcome, format('from minute %s comes to %s', opens, outcome))
from (values (450, 'times_taken'), (540, 'times_taken'), (569, 'times_taken'), (570, '1'), (600, '1'), (360, 'times_taken')) o (opens, outcome);
select is(
  (select bit_count(private.free_parts(p, j.visits)::bit(28)) from public.caregiver_profiles p, public.jobs j
   where p.user_id = tests.id('caregiver') and j.request_id = tests.id('daly')), 5::bigint, 'matches leave these times out, too'
);
select is(
  (select bit_count(private.free_parts(p, pg_temp.at(31, 540))::bit(28)) from public.caregiver_profiles p where p.user_id = tests.id('caregiver')),
  2::bigint, 'only days without the other visit are free if there is no time for the way'
);
select tests.as_person('admin', pg_temp.placed_at(570));
update public.placements set starts_on = private.today() - 7, placed_at = now() - interval '8 days' where true;
create function pg_temp.placed(name text default 'walsh') returns uuid language sql stable security definer as $$
  select p.id from public.placements p where p.request_id = tests.id(name)
$$;
delete from private.notifications where true;

-- Visits that stay as they are, beside others
select is(private.as_visits(said::jsonb)::text, outcome, said) from (values
  ('{"week": 273, "kept": [{"days": 1, "opens": 450, "closes": 540, "minutes": 90}, {"days": 64, "opens": 480, "closes": 540, "minutes": 60}]}',
   '[{"days": 6, "opens": 360, "closes": 720, "minutes": null}, {"days": 1, "opens": 450, "closes": 540, "minutes": 90}]'),
  ('{"week": 1, "kept": [{"days": 1, "opens": 450, "closes": 540, "minutes": 90}], "hours": 2}', '[{"days": 1, "opens": 450, "closes": 540, "minutes": 90}]'),
  ('{"week": 1, "kept": [{"days": 1, "opens": 700, "closes": 790, "minutes": 90}], "setTimes": {"0": "08:00"}, "hours": 1}', '[{"days": 1, "opens": 480, "closes": 540, "minutes": 60}]')
) k (said, outcome);

-- Who may propose what. The first day is a Monday in a fortnight or later.
create function pg_temp.monday() returns date language sql stable security definer as $$
  select private.today() + 15 - extract(isodow from private.today())::integer
$$;
create function pg_temp.propose(visits jsonb, later integer default 0, more text default '', id text default 'change') returns text language sql as $$
  select format('select public.propose_terms(%L, %L, %L, %L, 20%s)', tests.id(id), pg_temp.placed(), pg_temp.monday() + later, visits, more)
$$;
create function pg_temp.seen() returns jsonb language sql stable security definer as $$
  select to_jsonb(t) from (select p.visits, p.availability, p.hourly_rate, p.starts_on, p.ends_on from public.placements p where p.id = pg_temp.placed()) t
$$;
select is(tests.attempt(person, pg_temp.propose(pg_temp.at(15, 450))), outcome, format('%s proposes: %s', person, outcome))
from (values ('admin', '1'), ('caregiver', 'not_allowed'), ('stranger', 'not_allowed'), ('deactivated', 'not_allowed'), ('anon', '42501')) p (person, outcome);
select is(tests.attempt('admin', statement, given), outcome, format('%s: %s', title, outcome))
from (values
  ('in the past', pg_temp.propose(pg_temp.at(15, 450), -60), null, 'from_day_invalid'),
  ('after the end', pg_temp.propose(pg_temp.at(15, 450)), 'update public.placements set ends_on = private.today() + 1', 'from_day_invalid'),
  ('the same', pg_temp.propose(pg_temp.at(7, 450), more => ''), 'update public.placements set hourly_rate = 20', 'same_as_before'),
  ('at the other family’s time', pg_temp.propose(pg_temp.at(7, 540)), null, 'times_taken'),
  ('too soon before the other family’s time', pg_temp.propose(pg_temp.at(7, 451)), null, 'times_taken'),
  ('no visits', pg_temp.propose('[]'), null, 'visits_invalid'),
  ('nobody who said so', pg_temp.propose(pg_temp.at(15, 450), more => ', family_said_by => '' '''), null, 'said_by_missing'),
  (
    'after other terms were seen', pg_temp.propose(pg_temp.at(15, 450), more => ', seen => ' || quote_literal(pg_temp.seen() || '{"hourly_rate": 19}')), null,
    'changed_meanwhile'
  ),
  ('after these terms were seen', pg_temp.propose(pg_temp.at(15, 450), more => ', seen => ' || quote_literal(pg_temp.seen())), null, '1'),
  ('while one is open', pg_temp.propose(pg_temp.at(15, 450), id => 'other'), pg_temp.propose(pg_temp.at(15, 450), 7), '42501'),
  ('an ended placement', pg_temp.propose(pg_temp.at(15, 450)), 'update public.placements set ended_at = now()', 'placement_ended')
) c (title, statement, given, outcome) where outcome <> '42501';
select tests.as_person('admin', pg_temp.propose(pg_temp.at(15, 450), more => ', asked_by => ''family'', words => ''Thursdays, too.'''));
select tests.as_person('admin', pg_temp.propose(pg_temp.at(15, 450), more => ', asked_by => ''family'', words => ''Thursdays, too.'''));
select is((select count(*) from public.terms_changes), 1::bigint, 'a proposal sent twice is stored once');
select is(tests.attempt('admin', pg_temp.propose(pg_temp.at(15, 450), id => 'other')), 'change_proposed', 'a second proposal is refused while one is open');
create function pg_temp.told() returns text language sql security definer as $$
  select coalesce(string_agg(n.kind::text, ',' order by n.kind), '') from private.notifications n where n.kind <> 'check_in'
$$;
select is(pg_temp.told(), 'terms_proposed,new_terms_proposed', 'family and caregiver are told about the proposal');

-- Who may answer
create function pg_temp.by_family(accepts boolean, name text default 'walsh', id text default 'change') returns text language sql as $$
  select format(
    'select from (select public.answer_own_terms(%L, %L, %L, %L) as page) p where page is not null',
    p ->> 'reference', p ->> 'tracking_secret', tests.id(id), accepts
  ) from tests.payload(name) p
$$;
select is(tests.attempt(person, statement), outcome, format('%s: %s', title, outcome))
from (values
  ('the family', 'anon', pg_temp.by_family(true), '1'), ('another family', 'anon', pg_temp.by_family(true, 'daly'), 'change_not_found'),
  ('the caregiver', 'caregiver', format('select public.answer_terms(%L, true)', tests.id('change')), '1'),
  ('a no without a reason', 'caregiver', format('select public.answer_terms(%L, false)', tests.id('change')), 'reason_missing'),
  ('neither yes nor no', 'caregiver', format('select public.answer_terms(%L, null)', tests.id('change')), 'answer_missing'),
  ('another caregiver', 'stranger', format('select public.answer_terms(%L, true)', tests.id('change')), 'change_not_found'),
  ('a deactivated one', 'deactivated', format('select public.answer_terms(%L, true)', tests.id('change')), 'not_allowed'),
  ('staff as a caregiver', 'admin', format('select public.answer_terms(%L, true)', tests.id('change')), 'not_allowed'),
  ('a visitor', 'anon', format('select public.answer_terms(%L, true)', tests.id('change')), '42501'),
  ('by phone', 'admin', format('select public.record_terms_answer(%L, ''family'', true, ''Mr Walsh'')', tests.id('change')), '1'),
  ('by nobody', 'admin', format('select public.record_terms_answer(%L, ''family'', true, '' '')', tests.id('change')), 'said_by_missing'),
  ('a caregiver by phone', 'caregiver', format('select public.record_terms_answer(%L, ''family'', true, ''Mr Walsh'')', tests.id('change')), 'not_allowed'),
  ('taken back', 'admin', format('select public.withdraw_terms(%L)', tests.id('change')), '1'),
  ('taken back by a caregiver', 'caregiver', format('select public.withdraw_terms(%L)', tests.id('change')), 'not_allowed')
) a (title, person, statement, outcome);
select is(tests.attempt('caregiver', format('select public.answer_terms(%L, true)', tests.id('change')), format(
  'update public.terms_changes set family_yes_at = now();
   update public.placements set caregiver_id = tests.id(''stranger''), visits = %L where request_id = tests.id(''daly'');
   insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at)
   values (%L, pg_temp.placed(''daly''), pg_temp.monday() + 7, %s, ''cannot_come'', tests.id(''caregiver''), ''U'', now())',
  pg_temp.at(31, opens), tests.id('absent'), opens)), outcome, format('who comes instead of someone at minute %s then: %s', opens, outcome))
from (values (540, 'terms_not_possible'), (570, '1')) t (opens, outcome);

-- A no ends it, and staff are told
create function pg_temp.after(variadic statements text[]) returns text language sql as $f$
  select tests.seen_after($$
    select concat_ws(' ', case when c.agreed_at is not null then 'agreed' end, case when c.applied_at is not null then 'applied' end,
      case when c.ended_at is not null then 'ended' end, pg_temp.told()) from public.terms_changes c where c.id = tests.id('change')
  $$, variadic statements)
$f$;
delete from private.notifications where true;
select is(pg_temp.after('anon: ' || pg_temp.by_family(false)), 'ended new_terms_off,terms_refused', 'a family’s no ends the proposal');
select private.make_link(tests.id('walsh'), 'email', 'terms', md5('terms'), about => array[tests.id('change')]);
create function pg_temp.linked(statement text default null) returns jsonb language sql as $f$
  select tests.seen_after(
    $$ select public.track_request(tests.payload('walsh') ->> 'reference', md5('terms')) -> 'termsNow' $$, 'anon: ' || statement
  )::jsonb
$f$;
select is(pg_temp.linked(), 'null', 'the email’s link to open terms has nothing else to say');
select is(
  pg_temp.linked(pg_temp.by_family(false)),
  (
    select jsonb_build_object('visits', p.visits, 'hourlyRate', p.hourly_rate, 'refused', true) from public.placements p
    where p.id = pg_temp.placed()
  ), 'after a no it shows what stays'
);
create function pg_temp.refused() returns jsonb language sql as $f$
  select tests.seen_after($$
    select jsonb_agg(s - '{at,promisedBy}'::text[])
    from tests.payload('walsh') p, jsonb_array_elements(public.track_request(p ->> 'reference', p ->> 'tracking_secret') -> 'steps') s
    where s ->> 'step' = 'refused_terms'
  $$, 'anon: ' || replace(pg_temp.by_family(false), ') as page', ', ''Too early.'') as page'))::jsonb
$f$;
select is(
  pg_temp.refused() -> 0 ->> 'reason', 'Too early.', 'its history keeps the family’s no'
);
select is(
  pg_temp.after(format('caregiver: select public.answer_terms(%L, false, ''I have a class.'')', tests.id('change'))), 'ended terms_off,terms_refused',
  'a caregiver’s no ends the proposal'
);
select is(
  tests.seen_after(format('caregiver: select placement -> ''refusedTerms'' from public.my_applications() where placement ->> ''requestId'' = %L', tests.id('walsh')), step),
  seen, format('what the caregiver reads after %s', title)
) from (values
  ('a no', format('caregiver: select public.answer_terms(%L, false, ''I have a class.'')', tests.id('change')), to_jsonb(pg_temp.monday())::text),
  ('the family’s no', 'anon: ' || pg_temp.by_family(false), 'null')
) a (title, step, seen);
select is(pg_temp.after(format('admin: select public.withdraw_terms(%L)', tests.id('change'))), 'ended terms_off,new_terms_off', 'staff can take the proposal back');

-- Two yeses, and what is in force on which day
select tests.as_person('anon', pg_temp.by_family(true));
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.be('caregiver');
select is(
  (select t - '{id,placement,fromDay,caregiver,words,askedBy}'::text[] from public.my_applications() a, jsonb_array_elements(a.placement -> 'newTerms') t),
  jsonb_build_object(
    'visits', pg_temp.at(15, 450), 'hourlyRate', 20, 'before', jsonb_build_object('visits', pg_temp.at(7, 450), 'hourlyRate', (select p.hourly_rate from public.placements p where p.id = pg_temp.placed())),
    'said', false, 'agreed', false
  ), 'the caregiver reads the new terms beside the current ones'
);
select public.answer_terms(tests.id('change'), true);
select tests.be_owner();
select is(pg_temp.told(), 'terms_agreed,new_terms_agreed', 'both are told once both agree');
select is(
  (select n.params - '{reference,about,day}'::text[] from private.notifications n where n.kind = 'terms_agreed'),
  (
    select jsonb_build_object(
      'changed', concat_ws(',', 'times', case when p.hourly_rate is distinct from 20 then 'pay' end),
      'times', jsonb_build_object('visits', c.visits, 'availability', private.parts_of(c.visits)),
      'rate', case when p.hourly_rate is distinct from 20 then 20 end
    ) from public.placements p, public.terms_changes c where p.id = pg_temp.placed() and c.id = tests.id('change')
  ), 'the family is told what changes'
);
select is(
  (
    select jsonb_agg(s ->> 'step') from jsonb_array_elements(private.tracked_request(tests.id('walsh')) -> 'steps') s
    where s ->> 'step' ~ 'terms'
  ), '["agreed_terms"]', 'and its history has the agreement'
);
create function pg_temp.days(since date, until date) returns text language sql as $$
  select coalesce(string_agg(to_char(v.on_date, 'Dy') || v.opens, ' ' order by v.on_date), '')
  from public.placements p, private.visits(p, since, until) v where p.id = pg_temp.placed()
$$;
select is(pg_temp.days(pg_temp.monday() - 7, pg_temp.monday() + 6), 'Mon450 Tue450 Wed450 Mon450 Tue450 Wed450 Thu450', 'the old visits end and the new ones begin on that day');
select is(
  tests.attempt('caregiver', format('select public.cannot_come(%L, %L, %L, 450)', gen_random_uuid(), pg_temp.placed(), pg_temp.monday() + later)), outcome,
  format('an absence on day %s of the new terms: %s', later, outcome)
) from (values (3, '1'), (-4, 'no_visit_then'), (4, 'no_visit_then')) d (later, outcome);
select is(
  tests.attempt('admin', format('select from public.covers_for(%L) where caregiver_id = %L', tests.id('absent'), tests.id('stranger')), format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind) values (%L, pg_temp.placed(), pg_temp.monday() + 3, 450, ''cannot_come'');
     update public.caregiver_profiles set availability = %s where user_id = tests.id(''stranger'')',
    tests.id('absent'), offered)), outcome, format('who offers %s for a visit of the new terms: %s', offered, outcome))
from (values (x'1000'::integer, '1'), (x'0111'::integer, '0')) d (offered, outcome);
select is(tests.attempt('admin', format('select public.correct_placement(%L, %L, %L)', pg_temp.placed(),
  pg_temp.seen() || jsonb_build_object('ends_on', null), pg_temp.seen() || jsonb_build_object('ends_on', pg_temp.monday() + 6)), format(
  'update public.placements set ends_on = pg_temp.monday() + 6 where id = pg_temp.placed();
   update public.placements set starts_on = pg_temp.monday() + 7, visits = %L where request_id = tests.id(''daly'')', pg_temp.at(days, 450))),
  outcome, format('a later last day, with another family on days %s from then on: %s', days, outcome))
from (values (8, 'times_taken'), (16, '1')) c (days, outcome);
select ok(
  (select private.parts_of(m.busy) & (1 << 12) <> 0 from private.matchable m where m.user_id = tests.id('caregiver')),
  'times agreed for later are taken for other families'
);
select is(tests.attempt('admin', pg_temp.propose(pg_temp.at(3, 450), later, id => 'next')), outcome, format('terms %s days later: %s', later, outcome))
from (values (7, '1'), (0, 'from_day_invalid'), (-1, 'from_day_invalid')) n (later, outcome);
select tests.tick((pg_temp.monday() - 1) + time '12:00');
select is((select p.availability from public.placements p where p.id = pg_temp.placed()), x'111'::integer, 'the placement keeps its old times until the day');
select tests.tick(pg_temp.monday() + time '12:00');
select is((select p.availability from public.placements p where p.id = pg_temp.placed()), x'1111'::integer, 'on the day the placement has the new times');
select is(
  (select array[r.availability, j.availability] from public.requests r join public.jobs j on j.request_id = r.id where r.id = tests.id('walsh')),
  array[x'1111'::integer, x'1111'::integer], 'request and job have the new times'
);
select is((select r.status::text from public.requests r where r.id = tests.id('walsh')), 'matched', 'the whole week is covered');
select is(pg_temp.days(pg_temp.monday() - 7, pg_temp.monday() + 6), 'Mon450 Tue450 Wed450 Mon450 Tue450 Wed450 Thu450', 'earlier visits stay as they were');
select is(
  (select array_agg(concat_ws(' ', (v ->> 'fromDay')::date - pg_temp.monday(), (v ->> 'untilDay')::date - pg_temp.monday(), v #>> '{visits,0,days}') order by nr)
   from public.placements p, jsonb_array_elements(private.visits_over_time(p)) with ordinality v (v, nr) where p.id = pg_temp.placed()),
  array[format('%s -1 7', private.today() - 7 - pg_temp.monday()), '0 15'], 'a calendar has the visits of both terms'
);
select is(pg_temp.told(), 'terms_agreed,new_terms_agreed', 'nobody is told again');

-- Fewer times: still needed by the family, or not
delete from private.notifications where true;
create function pg_temp.fewer(still_needed boolean) returns text language sql as $f$
  select tests.seen_after(
    $$ select concat_ws(' ', r.status, to_hex(r.availability), pg_temp.told()) from public.requests r where r.id = tests.id('walsh') $$,
    'admin: ' || pg_temp.propose(pg_temp.at(3, 450), 14, format(', still_needed => %L, family_said_by => ''Peg'', caregiver_said_by => ''Una''', still_needed), 'fewer'),
    'select tests.tick(pg_temp.monday() + 14 + time ''12:00'')'
  )
$f$;
select is(pg_temp.fewer(false), 'matched 11 terms_agreed,new_terms_agreed', 'times that are no longer needed leave the request');
select alike(pg_temp.fewer(true), 'open 1111 %part_uncovered%', 'times that are still needed are uncovered');

-- A proposal that nobody answered ends on its day, and all of it with the placement
select tests.as_person('admin', pg_temp.propose(pg_temp.at(3, 450), 14, id => 'late'));
select tests.tick(pg_temp.monday() + 14 + time '12:00');
select ok((select c.ended_at is not null and c.agreed_at is null from public.terms_changes c where c.id = tests.id('late')), 'an unanswered proposal ends on its day');
select tests.as_person('admin', pg_temp.propose(pg_temp.at(3, 450), 21, ', family_said_by => ''Peg'', caregiver_said_by => ''Una''', 'coming'));
select tests.as_person('admin', pg_temp.propose(pg_temp.at(2, 450), 28, id => 'taken back'));
select tests.as_person('admin', format('select public.withdraw_terms(%L)', tests.id('taken back')));
update public.terms_changes set ended_at = now() - interval '1 day' where id = tests.id('taken back');
select tests.as_person('admin', pg_temp.propose(pg_temp.at(1, 450), 28, id => 'open'));
create function pg_temp.told_with(call text, last_day date) returns text language plpgsql as $$
begin
  delete from private.notifications where true;
  perform tests.as_person('admin', format(call, pg_temp.placed(), last_day));
  return (
    select string_agg(n.kind || coalesce(' ' || ((n.params ->> 'off')::date - pg_temp.monday()), ''), ', ' order by n.id)
    from private.notifications n
  );
end $$;
select is(pg_temp.told_with('select tests.correct_placement(%L, ends_on => %L)', pg_temp.monday() + 24),
  'placement_changed 28, care_changed 28', 'one message tells the new last day and that the proposal is off');
select is(pg_temp.told_with('select public.end_placement(%L, ''She moves.'', %L)', pg_temp.monday() + 20),
  'placement_ending 21, care_ending 21', 'one message tells the end and that agreed terms are off');
select ok((select c.ended_at is not null from public.terms_changes c where c.id = tests.id('open')), 'a proposal for after the last day ends');
select is(private.coming_terms(array[pg_temp.placed()], 'family'), '[]', 'nobody reads of coming terms any more');
select tests.as_person('admin', format('select public.end_placement(%L, ''She moves.'')', pg_temp.placed()));
select ok((select c.ended_at is not null from public.terms_changes c where c.id = tests.id('coming')), 'agreed terms end with the placement');

select * from finish();
rollback;
