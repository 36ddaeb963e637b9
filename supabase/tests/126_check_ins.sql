-- Check-ins: which family is asked when, what they may answer, what staff do, and who never learns of it.
begin;
select plan(48);
\ir fixtures.psql
select tests.place_two();
delete from private.notifications where true;
delete from private.mails where true;

-- The check-ins of the scheduled job on a day after the first one, at an operator's hour.
create function pg_temp.began(days integer, name text default 'walsh') returns text language sql as $$
  select format(
    'update public.placements set starts_on = private.today() - %s, ends_on = null where request_id = %L', days, tests.id(name)
  )
$$;
create function pg_temp.ask(hour integer default 9, days integer default 0) returns bigint language sql as $$
  select private.ask_how_it_goes(
    (private.today() + days + make_time(hour, 0, 0)) at time zone (select o.time_zone from private.operator o)
  )
$$;
create function pg_temp.asks(given text, rest text default null, hour integer default 9) returns text language sql as $$
  select tests.seen_after(
    'select coalesce(string_agg(c.occasion::text, '','' order by c.occasion), '''') from public.check_ins c',
    pg_temp.began(0, 'daly'), given, rest, format('select pg_temp.ask(%s)', hour)
  )
$$;
select is(pg_temp.asks(pg_temp.began(days)), outcome, format('%s days after the first one: %s', days, outcome))
from (values
  (0, ''), (6, ''), (7, 'week'), (10, 'week'), (29, 'week'), (30, 'month'), (60, 'month'), (61, ''), (-3, '')
) d (days, outcome);
select is(pg_temp.asks(pg_temp.began(7), given), '', reason)
from (values
  ('update public.placements set ended_at = now()', 'nobody is asked about care that has ended'),
  ('update public.placements set ends_on = private.today() - 1 where starts_on < private.today()', 'nobody is asked after the last day'),
  ('update public.requests set erased_at = now()', 'nobody is asked once the request is erased')
) g (given, reason);
select is(pg_temp.asks(pg_temp.began(7), 'select 1', 7), '', 'nobody is asked at night');
select is(pg_temp.asks(pg_temp.began(7), 'update public.placements set ends_on = private.today()'), 'week', 'a family is still asked on the last day');

update public.placements set starts_on = private.today() - 7 where request_id = tests.id('walsh');
delete from private.notifications where true;
delete from private.mails where true;
select is(pg_temp.ask(), 1::bigint, 'one family is asked');
select is(pg_temp.ask(10), 0::bigint, 'once');
select results_eq(
  $$ select n.request_id, n.kind::text, n.params - 'about' from private.notifications n $$,
  $$ select r.id, 'check_in', jsonb_build_object('reference', private.show_reference(r.reference))
     from public.requests r where r.id = tests.id('walsh') $$,
  'it is told only about its request'
);
select results_eq('select to_address, kind::text from private.mails', $$ values ('walsh@family.test', 'check_in') $$, 'by email');

create function pg_temp.page(name text default 'walsh') returns jsonb language sql as $$
  select private.tracked_request(tests.id(name)) -> 'checkIns'
$$;
create function pg_temp.check_in() returns uuid language sql security definer as $$
  select id from public.check_ins order by occasion desc limit 1
$$;
create function pg_temp.answer(answer text, words text default null, family text default 'walsh') returns text language sql as $$
  select format(
    'select public.answer_check_in(%L, %L, %L, %L, %L)', p ->> 'reference', p ->> 'tracking_secret', pg_temp.check_in(), answer, words
  ) from tests.payload(family) p
$$;
create function pg_temp.settle() returns text language sql as $$
  select format('select public.settle_complaint(%L, ''lateness'', ''low'', ''explained'', ''{family}'', ''Called.'')', pg_temp.check_in())
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select is(
  pg_temp.page(), jsonb_build_array(jsonb_build_object(
    'id', pg_temp.check_in(), 'occasion', 'week', 'caregiver', 'Caregiver', 'answer', null, 'answeredAt', null
  )), 'its page asks, with the first name alone'
);
select is(pg_temp.page('daly'), '[]', 'another family’s page does not ask');

-- Answers
select is(tests.attempt(person, pg_temp.answer(answer, words, family), given), outcome, reason)
from (values
  ('anon', 'well', null, 'walsh', 'select 1', '1', 'a family says that it goes well'),
  ('anon', 'not_well', null, 'walsh', 'select 1', '1', 'a family says that it does not go well, without words'),
  ('anon', 'not_well', repeat('x', 4000), 'walsh', 'select 1', '1', 'a family says so with many words'),
  ('anon', 'not_well', repeat('x', 4001), 'walsh', 'select 1', 'too_long', 'words that are too long are refused'),
  ('anon', null, null, 'walsh', 'select 1', 'answer_missing', 'an answer can’t be null'),
  ('anon', 'well', null, 'daly', 'select 1', 'check_in_ended', 'another family answers nothing'),
  ('anon', 'well', null, 'walsh', 'update public.placements set ended_at = now()', 'check_in_ended', 'there is no answer once the care has ended'),
  ('anon', 'not_well', null, 'walsh', 'select tests.as_person(''anon'', pg_temp.answer(''well''))', '1', 'after “well” a family can say that it does not go well'),
  ('anon', 'not_well', 'Late.', 'walsh', 'select tests.as_person(''anon'', pg_temp.answer(''not_well'', ''Late.''))', '1', 'the same answer can be sent twice'),
  ('anon', 'not_well', 'Rude.', 'walsh', 'select tests.as_person(''anon'', pg_temp.answer(''not_well'', ''Late.''))', 'complaint_differs', 'a question has one complaint at most'),
  ('anon', 'well', null, 'walsh', 'select tests.as_person(''anon'', pg_temp.answer(''not_well'', ''Late.''))', 'check_in_ended',
    'after a complaint a family can’t say that it goes well'),
  ('anon', 'well', null, 'walsh', 'select tests.as_person(''anon'', pg_temp.answer(''not_well'')), tests.as_person(''admin'', pg_temp.settle())',
    'check_in_ended', 'nor once the complaint is settled'),
  ('caregiver', 'well', null, 'walsh', 'select 1', '1', 'anyone who has the key answers for the family')
) a (person, answer, words, family, given, outcome, reason);
select is(
  tests.attempt('anon', format('select public.answer_check_in(%L, repeat(''0'', 32), %L, ''well'') where false is null',
    tests.payload('walsh') ->> 'reference', pg_temp.check_in())), '0', 'a wrong key answers nothing'
);
select is(
  public.answer_check_in(p ->> 'reference', repeat('0', 32), pg_temp.check_in(), 'well'), null, 'a wrong key gets null'
) from tests.payload('walsh') p;

-- Whose turn it is
create function pg_temp.waits() returns text language sql as $$
  select string_agg(w.kind || ': ' || w.turn, ',') from private.pending_items w where w.kind = 'complaint' and w.request_id = tests.id('walsh')
$$;
delete from private.notifications where true;
select is(pg_temp.waits(), null, 'nobody has to act until the family answers');
select tests.as_person('anon', pg_temp.answer('well'));
select is(pg_temp.waits(), null, 'nobody has to act if it goes well');
select is_empty('select from private.notifications', 'nobody is told that it goes well');
select tests.as_person('anon', pg_temp.answer('not_well', ' She comes late. '));
select is(pg_temp.waits(), 'complaint: staff', 'staff have to act if it does not go well');
select tests.as_person('anon', pg_temp.answer('not_well', 'She comes late.'));
select bag_eq(
  'select kind::text, recipient_id, subject_id from private.notifications',
  $$ select kind, null::uuid, case kind when 'complaint_raised' then p.id else p.request_id end
     from public.placements p, unnest('{complaint_raised,complaint_received}'::text[]) kind where p.request_id = tests.id('walsh') $$,
  'staff are told once, and the family that we have it'
);
select results_eq(
  'select c.answer::text, m.words, m.kind::text from public.check_ins c join public.complaints m using (id)',
  $$ values ('not_well', 'She comes late.', 'other') $$, 'the family’s words are a complaint'
);
select unalike(n.params::text, '%late%', 'no message holds the words') from private.notifications n limit 1;
select is_empty(
  $$ select from public.events where subject_type in ('check_ins', 'complaints') and (after::text like '%late%' or before::text like '%late%') $$,
  'the audit log does not hold the words'
);

select is(pg_temp.page(), '[]', 'the page no longer asks');
select is(pg_temp.ask(9, 23), 2::bigint, 'after a month the family is asked again, and the other for the first time');
select is(pg_temp.page() #>> '{0,occasion}', 'month', 'the page asks after the month');

-- What the caregiver learns
select tests.be('caregiver');
select is_empty('select from public.check_ins', 'the caregiver reads no check-in');
select unalike(public.export_my_data()::text, '%comes late%', 'the caregiver’s export does not hold the words');

select * from finish();
rollback;
