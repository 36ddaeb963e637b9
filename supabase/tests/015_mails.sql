-- The queue of emails: who may claim and settle, and what happens to an email that is not sent at once.
begin;
select plan(52);
\ir fixtures.psql

-- Moves the times of every email back.
create function pg_temp.later(pause interval) returns void language sql as $$
  update private.mails set
    created_at = created_at - pause, claimed_at = claimed_at - pause, next_try_at = next_try_at - pause,
    try_until = try_until - pause, failed_at = failed_at - pause
  where true
$$;
create function pg_temp.queue(name text, kind private.mail_kind default 'question') returns void language sql as $$
  select private.queue_mail(name || '@example.test', kind, jsonb_build_object('secret', name))
$$;
create function pg_temp.claim(n integer default 10, a_minute integer default 60) returns text language sql as $$
  select coalesce(string_agg(split_part(c.to_address, '@', 1), ' ' order by c.id), '') from private.claim_mails(n, a_minute) c
$$;
create function pg_temp.settle(name text, words text default null, is_final boolean default false) returns void
language sql as $$
  select private.settle_mail(m.id, words, is_final) from private.mails m where m.to_address = name || '@example.test'
$$;

-- Who may
select is(tests.attempt(person, statement), '42501', format('%s: %s', person, statement))
from unnest('{anon,caregiver,admin,deactivated}'::text[]) person,
  unnest(array[
    'select public.claim_mails(1)', 'select private.claim_mails(1)', 'select public.settle_mail(1)',
    'select private.settle_mail(1)', $$ select private.queue_mail('x@example.test', 'question', '{}') $$
  ]) statement;
delete from private.mails where true;
select pg_temp.queue('service');
grant execute on all functions in schema tests to service_role;
set local role service_role;
select is((select to_address from public.claim_mails(1)), 'service@example.test', 'the secret key claims');
select lives_ok('select public.settle_mail(0)', 'and settles; an email erased in between is no error');
select throws_ok('select * from private.mails', '42501', null, 'the secret key can’t read the queue');
reset role;
delete from private.mails where true;

-- Claiming
select pg_temp.queue('flood' || n) from generate_series(1, 5) n;
select pg_temp.queue('reset', 'recovery');
select is((select to_address from private.claim_mails(1)), 'reset@example.test', 'an email that a person is waiting for comes first');
delete from private.mails where true;
select pg_temp.queue(name) from unnest('{a,b,c}'::text[]) name;
select is(pg_temp.claim(2), 'a b', 'the oldest come first, up to the given number');
select is(pg_temp.claim(), 'c', 'claimed emails are not claimed again');
select is(pg_temp.claim(), '', 'nothing is left to claim');
select is(
  (select params from private.mails where to_address = 'a@example.test'), '{"secret": "a"}'::jsonb,
  'a claimed email keeps its params'
);
select pg_temp.settle('a');
select pg_temp.later('4 minutes');
select is(pg_temp.claim(), '', 'a claim holds for a while');
select pg_temp.later('1 minute');
select is(pg_temp.claim(), 'b c', 'an email that its sender never settled is claimed again');
select pg_temp.settle('b');
select results_eq(
  'select to_address, params, sent_at is null from private.mails order by id',
  $$ values ('a@example.test', '{}'::jsonb, false), ('b@example.test', '{}', false), ('c@example.test', '{"secret": "c"}', true) $$,
  'a sent email loses its params'
);
select pg_temp.settle('b', '500 sorry');
select is(
  (select failure from private.mails where to_address = 'b@example.test'), null, 'a late failure doesn’t mark a sent email as failed'
);

-- Fair to everyone
delete from private.mails where true;
select pg_temp.queue('staff') from generate_series(1, 30);
select pg_temp.queue('family');
select is(pg_temp.claim(2), 'staff family', 'nobody waits behind another person’s many emails');
select pg_temp.queue('another');
select is(pg_temp.claim(2), 'staff another', 'nobody waits, even if their email comes in between');
select is(pg_temp.claim(), 'staff staff staff staff staff staff staff staff staff staff', 'the many emails are sent last');

-- Not too many at once
delete from private.mails where true;
select pg_temp.queue('m' || n) from generate_series(1, 130) n;
select is((select count(*) from private.claim_mails(1000, 1000)), 100::bigint, 'one claim takes a hundred emails at most');
select is(pg_temp.claim(1000, 103), 'm101 m102 m103', 'all claims together take the limit in a minute at most');
select is(pg_temp.claim(10, 103), '', 'nothing is claimed once the limit is reached');
select is(pg_temp.claim(-1), '', 'a negative number claims nothing');
select is(pg_temp.claim(null, 200), 'm104 m105 m106 m107 m108 m109 m110 m111 m112 m113 m114 m115 m116 m117 m118 m119 m120'
  || ' m121 m122 m123 m124 m125 m126 m127 m128 m129 m130', 'null claims the maximum');

-- Failing
delete from private.mails where true;
select pg_temp.queue('down');
create function pg_temp.pauses() returns text language plpgsql as $$
declare
  pauses text[];
begin
  for n in 1 .. 30 loop
    exit when pg_temp.claim() <> 'down';
    perform pg_temp.settle('down', E'451 try\r\n later\x07');
    exit when exists (select from private.mails where failed_at is not null);
    pauses := pauses || (select (next_try_at - now())::text from private.mails);
    perform pg_temp.later((select next_try_at - now() from private.mails));
  end loop;
  return array_to_string(pauses, ' ');
end $$;
select is(
  pg_temp.pauses(),
  '00:01:00 00:02:00 00:04:00 00:08:00 00:16:00 00:32:00 01:04:00 02:08:00 04:16:00'
  || repeat(' 06:00:00', 10),
  'a failed email is tried again after a minute, then ever later up to six hours, for three days'
);
select results_eq(
  'select failed_at, failure, params, attempts from private.mails',
  $$ values (now(), '451 try later', '{}'::jsonb, 20) $$,
  'after three days it is given up, with the server''s words in one line and without its params'
);
select is(pg_temp.claim(), '', 'it is claimed no more');

delete from private.mails where true;
select pg_temp.queue('refused');
select pg_temp.claim();
select pg_temp.settle('refused', '550 ' || repeat('no such user ', 100), true);
select is(
  (select (failed_at, length(failure), attempts)::text from private.mails), row(now(), 500, 1)::text,
  'what is refused for good fails at once; of what the server said, the beginning is kept'
);
select pg_temp.settle('refused');
select is((select (sent_at, failed_at, failure)::text from private.mails), row(now(), null, null)::text,
  'an email that was delivered after all counts as sent');

delete from private.mails where true;
select pg_temp.queue('silent'), pg_temp.queue('link', 'recovery');
select pg_temp.claim();
select pg_temp.settle('silent', 'no_such_address');
select is((select failure from private.mails where to_address = 'silent@example.test'), 'no_such_address', 'the sender’s own reason is kept as a code');
select pg_temp.settle('silent', ' ');
select is((select failure from private.mails where to_address = 'silent@example.test'), 'failed_without_reason', 'a failure without a reason has one of ours');
select pg_temp.later('59 minutes');
select is(pg_temp.claim(), 'silent link', 'a link that works for an hour is sent within the hour');
select pg_temp.later('5 minutes');
select is(pg_temp.claim(), 'silent', 'it is not sent later');
select pg_temp.later('3 days');
select is(pg_temp.claim(), '', 'no email is sent after three days');
select results_eq(
  'select to_address, failure from private.mails where failed_at is not null order by id',
  $$ values ('silent@example.test', 'failed_without_reason'), ('link@example.test', 'not_sent_in_time') $$,
  'emails that were not sent in time have failed'
);
select pg_temp.queue('nobody');
select tests.tick(now() + interval '3 days');
select is(
  (select failed_at from private.mails where to_address = 'nobody@example.test'), now() + interval '3 days',
  'also if no sender claims any'
);

select * from finish();
rollback;
