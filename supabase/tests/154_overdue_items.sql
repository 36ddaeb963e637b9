-- Items past their day: who is told, and when. With three thousand requests and three thousand documents waiting, only
-- as many are read as staff can answer, and only as many people are told as we can email. The operator works in Dublin,
-- where Tuesday 24 March 2026 and the days around it are working days.
begin;
select plan(25);
\ir fixtures.psql

select tests.answer_within('{"request": 1, "search": 2, "question": 5, "profile": 3, "document": 3, "application": 5, "offer": 2}');
select tests.add_request('daly'), tests.add_document('document', 'caregiver', 'first_aid', 'uploaded');
update public.requests set submitted_at = '2026-03-17 10:00+00' where true;
update public.documents set created_at = '2026-03-24 10:00+00' where true;
create function pg_temp.told() returns text[] language plpgsql as $$
declare
  told text[];
begin
  select coalesce(array_agg(
    n.kind || ' to ' || coalesce(split_part(u.email, '@', 1), 'family') || coalesce(': ' || (n.params ->> 'count'), '') order by n.kind::text, u.email
  ), '{}')
  into told from private.notifications n left join auth.users u on u.id = n.recipient_id where n.read_at is null;
  update private.notifications set read_at = now() where read_at is null;
  return told;
end $$;
select pg_temp.told();
select unnest(array[
  is(private.notify_overdue(moment), overdue, words || ': how many are overdue'), is(pg_temp.told(), told::text[], words || ': who is told')
])
from (values
  ('2026-03-18 17:00+00'::timestamptz, 0::bigint, '{}', 'on the last day itself'),
  ('2026-03-19 07:59+00', 0, '{}', 'the next day before eight'),
  ('2026-03-19 08:00+00', 1, '{overdue to admin: 1,takes_longer to family}', 'at eight'),
  ('2026-03-19 15:00+00', 1, '{}', 'once more that day'),
  ('2026-03-20 08:00+00', 1, '{overdue to admin: 1}', 'the next working day'),
  ('2026-03-28 09:00+00', 2, '{takes_longer_caregiver to caregiver}', 'on a Saturday')
) given (moment, overdue, told, words);

select private.expire_messages(now() + interval '100 days'), private.notify_overdue('2026-03-29 09:00+00');
select is(pg_temp.told(), '{}', 'nobody is told again once the messages are deleted');

-- How many are told, given what is undone afterwards.
create function pg_temp.count_told(given text, who text) returns bigint language sql as $$
  select tests.seen_after(
    'select count(*) from private.notifications where ' || who, 'delete from private.told_occasions where true',
    'delete from private.notifications where true', given, 'select private.notify_overdue(''2026-04-10 09:00+00'')'
  )::bigint
$$;
select is(pg_temp.count_told(given, who), 1::bigint, words || ' is told once')
from (values
  ($$ update public.caregiver_profiles set status = 'submitted', submitted_at = '2026-03-24 10:00+00' where user_id = tests.id('caregiver');
      update public.documents set status = 'uploaded', created_at = '2026-03-24 10:00+00' where caregiver_id = tests.id('caregiver') $$,
    $$ kind = 'takes_longer_caregiver' and recipient_id = tests.id('caregiver') and params ->> 'waiting' in ('document', 'profile') $$,
    'a caregiver whose profile and documents wait'),
  ($$ select tests.add_job('moore');
      insert into public.request_questions (request_id, question, asked_by, answer, answered_at)
      select tests.id('moore'), 'Are there stairs?', tests.id('admin'), 'One flight.', day::timestamptz
      from unnest('{2026-03-24,2026-03-26}'::text[]) day $$,
    $$ kind = 'takes_longer' and request_id = tests.id('moore') $$, 'a family with two answers of different days')
) w (given, who, words);
delete from public.requests where true;
delete from public.documents where true;
delete from private.notifications where true;
delete from private.told_occasions where true;

-- As many as emails can leave
create function pg_temp.ids(n bigint) returns uuid language sql immutable as $$ select md5('crowd ' || n)::uuid $$;
alter table public.requests disable trigger user;
alter table public.request_contacts disable trigger user;
alter table public.documents disable trigger user;
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, visits, availability, starts_on, answers, status, submitted_at
)
select pg_temp.ids(n), tests.reference(n), 'parent', tests.place('Galway'), '{companionship}', '{driving}', '{en}', private.windows(5), 5, private.today() + 60, '[]',
  'submitted', timestamptz '2026-04-01 08:00+00' + n * interval '1 second'
from generate_series(1, 3000) n;
insert into public.request_contacts (request_id, contact_name, contact_email, recipient_name, address)
select pg_temp.ids(n), 'Family', 'family' || n || '@family.test', 'Peg', '7 Shop Street' from generate_series(1, 3000) n;
insert into public.documents (caregiver_id, kind, file_path, file_name, created_at)
select tests.id('stranger'), 'identity', tests.id('stranger') || '/many' || n || '.pdf', 'x', timestamptz '2026-04-01 08:00+00' + n * interval '1 second'
from generate_series(1, 3000) n;
alter table public.requests enable trigger user;
alter table public.request_contacts enable trigger user;
alter table public.documents enable trigger user;

create temporary table began as select clock_timestamp() as at;
select tests.be('admin');
create temporary table list as select row_number() over () as place, w.* from public.pending_items() w;
select tests.be_owner();
select is((select count(*) from list), 200::bigint, 'the list has two hundred items at most');
select is_empty(
  $$ select from list one join list next on next.place = one.place + 1 where (one.due, one.since) > (next.due, next.since) $$, 'the list is in order'
);
select results_eq(
  $$ select subject_id from list where kind = 'request' and due = '2026-04-02' order by place $$,
  $$ select pg_temp.ids(n) from generate_series(1, (select count(*) from list where due = '2026-04-02')) n $$, 'those that have waited longest come first'
);
select is(private.notify_overdue('2026-04-10 09:00+00'), 6000::bigint, 'all that is overdue is counted');
create function pg_temp.families() returns bigint[] language sql as $$
  select array_agg(n order by n) from generate_series(1, 3000) n
  where exists (select from private.notifications t where t.request_id = pg_temp.ids(n) and t.kind = 'takes_longer')
$$;
select is(
  (select count(*) from private.notifications where kind in ('takes_longer', 'takes_longer_caregiver')), 300::bigint, 'three hundred people at most are told at once'
);
select is(pg_temp.families(), array(select generate_series(1, cardinality(pg_temp.families()))::bigint), 'those who have waited longest are told first');
select private.notify_overdue('2026-04-10 09:05+00');
select cmp_ok(cardinality(pg_temp.families()), '>', 500, 'the others are told next time');
select is(pg_temp.families(), array(select generate_series(1, cardinality(pg_temp.families()))::bigint), 'they are told in order, nobody twice');
select is(
  (select params ->> 'count' from private.notifications where recipient_id = tests.id('admin') and kind = 'overdue'), '6000',
  'staff are told once, with the number'
);
select cmp_ok(clock_timestamp() - (select at from began), '<', interval '30 seconds', 'all of this takes less than 30 seconds');

select * from finish();
rollback;
