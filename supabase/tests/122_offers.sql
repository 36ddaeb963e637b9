-- Offers and agreements: terms, who may answer them, online or by phone, and what a placement needs.
begin;
select plan(128);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly');
select tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger');

create function pg_temp.of(step text, rest text default '') returns text language sql as $$
  select format(
    'select %s.%s(tests.application(''walsh'', ''caregiver'')%s%s)', case when step in ('offer_job', 'record_agreement') then 'tests' else 'public' end, step, rest,
    case step when 'place_caregiver' then ', seen => tests.offer_seen(tests.application(''walsh'', ''caregiver''))' end
  )
$$;
-- Prepares as staff or as a caregiver, then is the owner again.
create function pg_temp.offered(rest text default '') returns text language sql as $$
  select format('select tests.as_person(''admin'', %L)', pg_temp.of('offer_job', rest))
$$;
create function pg_temp.day(days integer) returns date language sql as 'select private.today() + days';
-- The moment of the offer that a caregiver has on their screen.
create function pg_temp.seen() returns timestamptz language sql stable security definer as $$
  select o.offered_at from public.offers o where o.application_id = tests.application('walsh', 'caregiver')
$$;
create function pg_temp.answers(accepts text, reason text default 'null') returns text language sql as $$
  select pg_temp.of('answer_offer', format(', %s, pg_temp.seen(), %s', accepts, reason))
$$;
-- The detail of the error that staff get, given what is undone with it.
create function pg_temp.detail(given text, statement text) returns text language sql as $$
  select tests.seen_after(format('admin: select tests.detail(%L)', statement), given)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- The first day, if the call names none
select is(private.first_agreed_day(private.windows(times), day), expected, format('from %s on, %s is wanted on %s first', day, times, expected))
from (values
  (1, date '2026-11-22', date '2026-11-23'), (1, '2026-11-23', '2026-11-23'), (1 << 27, '2026-11-23', '2026-11-29'), (0, '2026-11-23', null)
) d (times, day, expected);

-- Terms
select is(tests.attempt('admin', pg_temp.of('offer_job', rest)), outcome, format('an offer%s comes to %s', rest, outcome))
from (values
  ('', '1'),
  (', availability => 4', '1'), (', availability => 0', 'times_invalid'), (', availability => 8', 'times_invalid'),
  (', availability => 13', 'times_invalid'), (', availability => -1', 'times_invalid'),
  (', hourly_rate => 22.50', '1'), (', hourly_rate => 10000', 'rate_invalid'), (', hourly_rate => ''NaN''', 'rate_invalid'), (', hourly_rate => -1', 'rate_invalid'), (', hourly_rate => 0', 'rate_invalid'), (', hourly_rate => 0.000000001', 'rate_invalid'), (', hourly_rate => 0.99', 'rate_invalid'),
  (', hourly_rate => 1', '1'), (', hourly_rate => 18.005', 'rate_invalid'), (', hourly_rate => 1001', 'rate_invalid'),
  (format(', starts_on => %L', pg_temp.day(1)), '1'), (format(', starts_on => %L', pg_temp.day(-1)), 'starts_on_invalid'),
  (format(', starts_on => %L', pg_temp.day(360)), '1'), (format(', starts_on => %L', pg_temp.day(367)), 'starts_on_invalid'),
  (', starts_on => ''infinity''', 'starts_on_invalid'),
  (format(', starts_on => %L, ends_on => %L', private.first_agreed_day(private.windows(5), pg_temp.day(5)), private.first_agreed_day(private.windows(5), pg_temp.day(5))), '1'),
  -- Nobody comes before the first of the times.
  (format(', starts_on => %L, ends_on => %L', private.first_agreed_day(private.windows(5), pg_temp.day(5)) + 1, private.first_agreed_day(private.windows(5), pg_temp.day(5)) + 2), 'ends_on_invalid'),
  (format(', starts_on => %L, ends_on => %L', pg_temp.day(5), pg_temp.day(4)), 'ends_on_invalid'),
  (', ends_on => ''infinity''', 'ends_on_invalid'),
  (format(', stands_until => %L', pg_temp.day(0)), '1'), (format(', stands_until => %L', pg_temp.day(-1)), 'stands_until_invalid'),
  (format(', starts_on => %L, stands_until => %L', pg_temp.day(360), pg_temp.day(93)), 'stands_until_invalid')
) t (rest, outcome);
create function pg_temp.first_day(rest text) returns date language sql as $$
  select tests.seen_after('select starts_on from public.offers', 'admin: ' || pg_temp.of('offer_job', rest))::date
$$;
select is(
  pg_temp.first_day(format(', starts_on => %L', private.first_agreed_day(private.windows(5), pg_temp.day(5)) + 1)), private.first_agreed_day(private.windows(5), pg_temp.day(5)) + 7,
  'a first day without a visit becomes the next day with one'
);
select is(tests.attempt('admin', pg_temp.of('offer_job'), given), outcome, reason)
from (values
  ('update public.jobs set status = ''filled''', 'job_not_open', 'a filled job is offered to nobody'),
  ('update public.caregiver_profiles set hourly_rate = null', 'rate_invalid', 'nothing is offered without a rate'),
  ('update public.caregiver_profiles set status = ''suspended''', 'not_qualified', 'nobody suspended gets an offer'),
  ('update public.jobs set required_credentials = ''{identity}''', 'not_qualified', 'nobody without a required document gets an offer')
) s (given, outcome, reason);

-- Days off: 5 is Monday, in the morning and in the evening
create function pg_temp.monday() returns date language sql stable security definer as $$ select private.first_agreed_day(private.windows(5), private.today() + 7) $$;
create function pg_temp.off(first integer, last integer) returns text language sql as $$
  select format(
    'insert into public.time_off (caregiver_id, from_day, to_day) values (tests.id(''caregiver''), pg_temp.monday() + %s, pg_temp.monday() + %s)', first, last
  )
$$;
grant execute on function pg_temp.monday() to authenticated;
select is(tests.attempt('admin', pg_temp.of('offer_job', format(', starts_on => %L', pg_temp.monday() + day)), pg_temp.off(first, last)), outcome, reason)
from (values
  (0, 0, 0, 'first_visit_away', 'nobody is offered a first visit on a day off'),
  (-2, -5, 3, 'first_visit_away', 'also if the first day given is before it'),
  (-2, -2, -1, '1', 'days off before the first visit don’t matter'),
  (0, 1, 30, '1', 'days off after the first visit don’t matter')
) d (day, first, last, outcome, reason);
select is(
  tests.attempt('admin', format('select tests.place_by_phone(tests.application(''walsh'', ''caregiver''), %L)', pg_temp.monday()), pg_temp.off(0, 3)),
  'first_visit_away', 'nobody is placed with a first visit on a day off'
);
select is(
  pg_temp.detail(pg_temp.off(0, 3), pg_temp.of('offer_job', format(', starts_on => %L', pg_temp.monday())))::jsonb,
  jsonb_build_object('day', pg_temp.monday(), 'until', pg_temp.monday() + 3), 'the error names the days off'
);

select tests.as_person('admin', pg_temp.of('offer_job'));
select results_eq(
  'select availability, hourly_rate, starts_on, ends_on, stands_until from public.offers',
  $$ values (5, 18.00, private.first_agreed_day(private.windows(5), pg_temp.day(7)), null::date, pg_temp.day(7)) $$,
  'what is left out is the job''s, the caregiver''s, or the operator''s'
);
select is(tests.attempt(person, 'select from public.offers'), outcome, format('%s reads %s offers', person, outcome))
from (values ('caregiver', '1'), ('stranger', '0'), ('admin', '1'), ('anon', '42501'), ('deactivated', '0')) p (person, outcome);

-- The caregiver's answer
select is(tests.attempt(person, pg_temp.answers('true')), outcome, format('%s answering comes to %s', person, outcome))
from (values
  ('caregiver', '1'), ('stranger', 'application_not_found'), ('admin', 'not_allowed'), ('anon', '42501'),
  ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('caregiver', statement, given), outcome, reason)
from (values
  (pg_temp.answers('false'), 'select 1', 'reason_missing', 'a no needs a reason'),
  (pg_temp.answers('false', '''Too far for me'''), 'select 1', '1', 'a no with a reason is accepted'),
  (pg_temp.answers('null'), 'select 1', 'application_step_not_allowed', 'null is not an answer'),
  (pg_temp.answers('true'), 'update public.offers set stands_until = private.today() - 1', 'offer_expired', 'an offer that ended is not accepted'),
  (pg_temp.answers('true'), 'update public.offers set starts_on = private.today(), visits = jsonb_build_array(jsonb_build_object(
    ''days'', 127, ''opens'', 0, ''closes'', 60, ''minutes'', 60))', 'offer_expired', 'nor on its first day once the only visit is over'),
  (pg_temp.answers('true'), 'update public.offers set stands_until = private.today()', '1', 'on its last day an offer can be accepted'),
  (pg_temp.of('answer_offer', ', true, ''2020-01-01'''), 'select 1', 'offer_changed', 'terms that were not read can’t be accepted'),
  (pg_temp.of('answer_offer', ', true, null'), 'select 1', 'offer_changed', 'the time of the offer that was read can’t be null'),
  (pg_temp.of('answer_offer', ', true'), 'select 1', '42883', 'the time of the offer that was read can’t be left out'),
  (pg_temp.answers('true'), 'select tests.as_person(''caregiver'', pg_temp.of(''withdraw_application''))', 'application_step_not_allowed',
    'an offer can’t be accepted after withdrawing'),
  (pg_temp.answers('true'), 'select tests.as_person(''caregiver'', pg_temp.answers(''true''))', 'application_step_not_allowed',
    'an offer can’t be accepted twice')
) a (statement, given, outcome, reason);
select tests.as_person('caregiver', pg_temp.answers('false', '''Too far for me'''));
select results_eq(
  $$ select a.status::text, g.answer::text, g.reason, (select count(*) from public.offers)::integer
     from public.applications a
     join public.agreements g on g.application_id = a.id $$,
  $$ values ('shortlisted', 'no', 'Too far for me', 0) $$, 'a no keeps the applicant, and ends the offer'
);
select tests.be('caregiver');
select is(
  (select m.steps -> -2 ->> 'step' || ', ' || ((m.steps -> -1) - 'at')::text from public.my_applications() m where m.status = 'shortlisted'),
  'offered, {"from": "offered", "said": "caregiver", "step": "shortlisted"}', 'the history keeps the offer and the no'
);
select tests.be_owner();
select tests.as_person('admin', pg_temp.of('offer_job'));
select tests.as_person('caregiver', pg_temp.answers('true'));
select results_eq(
  $$ select a.status::text, g.answer::text, g.said_by
     from public.applications a
     join public.agreements g on g.application_id = a.id where g.side = 'caregiver' $$,
  $$ values ('accepted', 'yes', null::text) $$, 'a yes is the caregiver''s own'
);
select is(tests.attempt('stranger', 'select from public.agreements'), '0', 'nobody else reads it');

-- Answers by phone
create function pg_temp.by_phone(side text, answer text, said_by text default 'Walsh Walsh', days integer default 0, reason text default 'null')
returns text language sql as $$
  select pg_temp.of('record_agreement', format(', %L, %L, %L, %L, %s', side, answer, said_by, pg_temp.day(days), reason))
$$;
select is(tests.attempt(person, pg_temp.by_phone('family', 'yes')), outcome, format('%s recording comes to %s', person, outcome))
from (values
  ('admin', '1'), ('caregiver', 'not_allowed'), ('anon', '42501'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
-- An application of three days ago, about which nobody has said anything.
create function pg_temp.unsaid() returns text language sql as $$
  select 'update public.applications set submitted_at = now() - interval ''3 days''; delete from public.agreements;
    alter table public.events disable trigger append_only; delete from public.events; alter table public.events enable trigger append_only'
$$;
-- The state after an answer or offer of so many days ago.
create function pg_temp.ago(days integer) returns text language sql as $$
  select format('; update public.agreements set given_at = now() - interval ''%1$s days'', said_on = said_on - %1$s; '
    'update public.offers set offered_at = now() - interval ''%1$s days''', days)
$$;
select is(tests.attempt('admin', statement, given), outcome, format('%s comes to %s', statement, outcome))
from (values
  (pg_temp.by_phone('family', 'yes', ' '), 'select 1', 'said_by_missing'),
  (pg_temp.by_phone('family', 'yes'), 'update public.offers set starts_on = starts_on - 28', 'offer_expired'),
  (pg_temp.by_phone('family', 'yes', days => 1), 'select 1', 'said_on_invalid'),
  (pg_temp.by_phone('family', 'yes', days => -367), 'select 1', 'said_on_invalid'),
  (pg_temp.by_phone('family', 'yes', days => -1), 'select 1', 'said_before_asked'),
  (pg_temp.by_phone('family', 'yes', days => -3), pg_temp.unsaid(), '1'),
  (pg_temp.by_phone('family', 'yes', days => -4), pg_temp.unsaid() || '; update public.requests set submitted_at = now() - interval ''9 days''',
    'said_before_asked'),
  (pg_temp.by_phone('caregiver', 'yes', days => -1), pg_temp.unsaid() || ';' || pg_temp.offered(', availability => 1'), 'said_before_asked'),
  (pg_temp.by_phone('caregiver', 'yes', days => -1), pg_temp.unsaid() || ';' || pg_temp.offered(', availability => 1') || pg_temp.ago(1), '1'),
  (pg_temp.by_phone('caregiver', 'yes', days => -4), pg_temp.unsaid() || '; update public.applications set invited_at = now() - interval ''4 days''; '
    || pg_temp.offered(', availability => 1') || pg_temp.ago(4), '1'),
  (pg_temp.by_phone('family', 'talk'), 'select 1', '1'),
  (pg_temp.by_phone('caregiver', 'talk'), 'select 1', 'answer_missing'),
  (pg_temp.by_phone('caregiver', 'yes'), 'select 1', 'application_step_not_allowed'),
  (pg_temp.by_phone('caregiver', 'yes'), pg_temp.offered(', availability => 1'), '1'),
  (pg_temp.by_phone('caregiver', 'no'), pg_temp.offered(', availability => 1'), 'reason_missing'),
  (pg_temp.by_phone('family', 'yes'), 'update public.applications set status = ''declined''', 'application_step_not_allowed')
) r (statement, given, outcome);

-- Only a later answer reverses a no
create function pg_temp.said_no(side text) returns text language sql as $$
  select pg_temp.unsaid() || ';' || pg_temp.offered(', availability => 1') || pg_temp.ago(2) || format(
    '; select tests.as_person(''admin'', %L)', pg_temp.by_phone(side, 'no', days => -1, reason => '''Not so''')
  )
$$;
create function pg_temp.placed(family integer, caregiver integer, rest text default '') returns text language sql as $$
  select pg_temp.of('place_caregiver', format(
    ', family_said_by => ''Peg'', family_said_on => %L, caregiver_said_by => ''Una'', caregiver_said_on => %L%s',
    pg_temp.day(family), pg_temp.day(caregiver), rest
  ))
$$;
select is(tests.attempt('admin', statement, given), outcome, reason)
from (values
  (pg_temp.by_phone('family', 'yes', days => -2), pg_temp.said_no('family'), 'said_before_asked', 'a family’s yes from before its no doesn’t count'),
  (pg_temp.by_phone('family', 'yes', days => -2), pg_temp.said_no('family') || ';' || pg_temp.offered(), 'said_before_asked',
    'nor after other terms have cleared the no'),
  (pg_temp.by_phone('family', 'yes', days => -1), pg_temp.said_no('family'), '1', 'a yes on the day of the no counts'),
  (pg_temp.by_phone('family', 'yes', days => -3), pg_temp.unsaid() || format('; select tests.as_person(''admin'', %L)', pg_temp.by_phone('family', 'talk')),
    'said_before_asked', 'a yes from before the family wished to talk doesn’t count'),
  (pg_temp.placed(-2, -1), pg_temp.said_no('family'), 'said_before_asked', 'nobody is placed against a family’s later no'),
  (pg_temp.placed(-1, -2), pg_temp.said_no('caregiver'), 'said_before_asked', 'nobody is placed against a caregiver’s later no'),
  (pg_temp.placed(-1, -2, ', availability => 4'), pg_temp.said_no('caregiver'), 'said_before_asked', 'also not under other terms'),
  (pg_temp.placed(-1, -1), pg_temp.said_no('caregiver'), '1', 'answers given since the no can place someone'),
  (pg_temp.placed(-3, -3), pg_temp.unsaid(), 'said_before_asked', 'answers from before the current offer don’t count'),
  (pg_temp.placed(-3, -3), pg_temp.unsaid() || '; update public.applications set status = ''shortlisted''', '1', 'without an offer, both can have agreed earlier')
) s (statement, given, outcome, reason);
select is(
  pg_temp.detail(given, statement)::jsonb, jsonb_build_object('side', side, 'day', pg_temp.day(day), 'since', since), 'it says since when: ' || since
)
from (values
  (pg_temp.unsaid(), pg_temp.by_phone('family', 'yes', days => -4), 'family', -3, 'applied'),
  (pg_temp.said_no('family'), pg_temp.by_phone('family', 'yes', days => -2), 'family', -1, 'answered'),
  (pg_temp.unsaid() || ';' || pg_temp.offered(', availability => 1'), pg_temp.by_phone('caregiver', 'yes', days => -1), 'caregiver', 0, 'offered')
) s (given, statement, side, day, since);

-- What a placement needs
create function pg_temp.missing(given text, rest text default '') returns text language sql as $$
  select pg_temp.detail(given, pg_temp.of('place_caregiver', rest))
$$;
create function pg_temp.family_said() returns text language sql as $$
  select format('select tests.as_person(''admin'', %L)', pg_temp.by_phone('family', 'yes'))
$$;
select is(pg_temp.missing(given, rest), outcome, reason)
from (values
  ('select 1', '', '["family"]', 'the caregiver''s yes alone places nobody'),
  (pg_temp.family_said(), '', 'nothing', 'both yeses place the caregiver'),
  (pg_temp.family_said(), ', availability => 1', '["family","caregiver"]', 'a yes to some terms is not a yes to others'),
  (pg_temp.family_said() || ';' || pg_temp.offered(', availability => 1'), '', '["family","caregiver"]', 'also if an offer changes the terms'),
  (format('select tests.as_person(''admin'', %L)', pg_temp.by_phone('family', 'talk')), '', '["family"]', 'wishing to talk is not a yes'),
  ('select 1', format(', family_said_by => ''Peg'', family_said_on => %L', pg_temp.day(0)), 'nothing', 'a yes by phone can be recorded while placing'),
  (pg_temp.family_said() || '; update public.offers set stands_until = private.today() - 9', '', 'nothing',
    'an offer accepted in time stays accepted')
) m (given, rest, outcome, reason);
select is(
  tests.attempt('admin', pg_temp.of('place_caregiver', format(', family_said_by => ''Peg'', family_said_on => %L', pg_temp.day(1)))),
  'said_on_invalid', 'a yes can’t be in the future'
);
select is(
  tests.attempt('admin', pg_temp.of('place_caregiver', format(', family_said_by => ''Peg'', family_said_on => %L', pg_temp.day(-1)))),
  'said_before_asked', 'nor from before the family asked'
);

select is(
  pg_temp.missing(
    pg_temp.family_said() || format('; select tests.as_person(''admin'', %L); select tests.as_person(''admin'', %L)',
      pg_temp.by_phone('family', 'no'), pg_temp.by_phone('family', 'yes')), ', availability => 1'),
  '["family","caregiver"]', 'a yes ends with its terms; a yes to the person is to the job’s times'
);

-- A family's yes to the person is to the terms of that time
select is(pg_temp.missing(
  'update public.applications set status = ''shortlisted'';
    delete from public.agreements; ' || pg_temp.family_said() || ';' || given || ';' || pg_temp.offered(format(', stands_until => %L', pg_temp.day(1)))
    || '; select tests.as_person(''caregiver'', pg_temp.answers(''true''))'), outcome, reason)
from (values
  ('select 1', 'nothing', 'a yes to the person stays where nothing has changed'),
  ('update public.caregiver_profiles set hourly_rate = 95', '["family"]', 'but not if the rate changes'),
  ('update public.jobs set availability = 1', '["family"]', 'nor if the times change'),
  ('update public.jobs set starts_on = starts_on + 7', '["family"]', 'nor if the first day changes'),
  (pg_temp.offered() || '; update public.caregiver_profiles set hourly_rate = 95', 'nothing', 'the offered rate counts, even if the caregiver’s rate changes later')
) g (given, outcome, reason);

-- Offered again unchanged, it is the same offer
select is(
  tests.attempt('caregiver', pg_temp.of('answer_offer', format(', true, %L', now() - interval '1 hour')),
    pg_temp.offered(', availability => 4') || '; update public.offers set offered_at = now() - interval ''1 hour''; '
      || pg_temp.offered(format(', stands_until => %L', pg_temp.day(1)))),
  '1', 'an offer whose answer day changes is still the offer that was read'
);
select is(tests.attempt('admin', pg_temp.of('offer_job', rest), given), outcome, reason)
from (values
  (', availability => 4', pg_temp.offered(', availability => 4'), 'same_as_before', 'the terms on offer can’t be offered again'),
  (format(', availability => 4, stands_until => %L', pg_temp.day(7)), pg_temp.offered(', availability => 4'), 'same_as_before', 'nor with the same answer day'),
  ('', 'select 1', 'same_as_before', 'accepted terms can’t be offered again'),
  (format(', stands_until => %L', pg_temp.day(30)), 'select 1', 'same_as_before', 'nor with another answer day')
) s (rest, given, outcome, reason);
select is(
  tests.attempt('caregiver', pg_temp.answers('true'), 'update public.caregiver_profiles set status = ''suspended'''),
  'not_qualified',
  'someone who is suspended accepts nothing'
);

-- Time
select is(
  (select (private.end_offers(now() + interval '20 days'), (select status from public.applications where id = tests.application('walsh', 'caregiver')))::text),
  '(0,accepted)', 'an offer that was accepted does not run out'
);
select tests.as_person('admin', pg_temp.of('offer_job', ', availability => 1'));
select private.end_offers(now() + interval '20 days');
select is(
  (select status::text from public.applications where id = tests.application('walsh', 'caregiver')), 'shortlisted',
  'an offer that nobody answered runs out'
);
select bag_eq(
  $$ select n.kind::text, n.recipient_id, n.params ->> 'again' from private.notifications n
    where n.kind::text ~ '^offer' $$,
  $$ values ('offered', tests.id('caregiver'), null), ('offered', tests.id('caregiver'), 'later'),
    ('offered', tests.id('caregiver'), 'yes'), ('offer_ended', tests.id('caregiver'), null),
    ('offer_answered', null, null), ('offer_answered', null, null), ('offer_unanswered', null, null) $$,
  'each step has its message; an offer says whether there was an earlier one'
);

select * from finish();
rollback;
