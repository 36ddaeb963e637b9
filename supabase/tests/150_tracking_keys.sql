-- Only reference and secret together open a request. Wrong tries get no hint, and are counted.
begin;
select plan(217);
\ir fixtures.psql
\ir family_calls.psql
select tests.add_job('walsh'), tests.add_request('kelly');
select tests.be('admin');
select public.ask_family(tests.id('walsh'), 'Does Peg Walsh manage the stairs?');
select tests.be_owner();

-- Only both together open a request, and nothing says which one is wrong
select is(pg_temp.told('anon', c.statement), 'null', format('%s: %s', k.why, c.step))
from (values
  ('no such reference', '222222222', pg_temp.secret('walsh')),
  ('a wrong secret', pg_temp.reference('walsh'), repeat('0', 32)),
  ('the secret of another request', pg_temp.reference('walsh'), pg_temp.secret('kelly')),
  ('the reference of another request', pg_temp.reference('kelly'), pg_temp.secret('walsh')),
  ('both swapped', pg_temp.secret('walsh'), pg_temp.reference('walsh')),
  ('no key at all', null, null),
  ('no secret', pg_temp.reference('walsh'), null),
  ('an empty secret', pg_temp.reference('walsh'), ''),
  ('no reference', null, pg_temp.secret('walsh')),
  ('a secret cut short', pg_temp.reference('walsh'), left(pg_temp.secret('walsh'), 31)),
  ('a secret with something after it', pg_temp.reference('walsh'), pg_temp.secret('walsh') || repeat('0', 100000)),
  ('the stored hash as the secret', pg_temp.reference('walsh'),
    encode(sha256(convert_to(pg_temp.secret('walsh'), 'utf8')), 'hex')),
  ('wildcards', '%', '%'),
  ('the id as the reference', tests.id('walsh')::text, pg_temp.secret('walsh')),
  ('a megabyte of each', repeat('K', 1000000), repeat('a', 1000000))
) k (why, reference, secret)
cross join pg_temp.calls(k.reference, k.secret) c;
select is(pg_temp.told(person, c.statement), 'null', format('the wrong secret, used by %s: %s', person, c.step))
from unnest('{admin,caregiver,deactivated}'::text[]) person, pg_temp.calls(pg_temp.reference('walsh'), repeat('0', 32)) c;
select is(pg_temp.told(person, c.statement, format(
  'update public.requests set status = %L where id = tests.id(''walsh'')', case step when 'takeBack' then 'withdrawn' else 'submitted' end
)) ->> 'reference', pg_temp.reference('walsh'), format('the right key, used by %s: %s', person, c.step))
from unnest('{anon,caregiver,deactivated}'::text[]) person, pg_temp.calls(pg_temp.reference('walsh'), pg_temp.secret('walsh')) c;
select is(
  pg_temp.told('anon', format('select public.track_request(%L, %L)', reference, secret)) ->> 'status', 'open',
  format('the key as people type it: %s, %s', reference, secret)
)
from (values
  (lower(private.show_reference(pg_temp.reference('walsh'))), upper(pg_temp.secret('walsh'))),
  (' ' || regexp_replace(pg_temp.reference('walsh'), '(...)', '\1 ', 'g'), regexp_replace(pg_temp.secret('walsh'), '(.{4})', '\1-', 'g'))
) k (reference, secret);
select throws_ok(
  format($$ select public.answer_question(%L, %L, 'not-an-id', 'x') $$, pg_temp.reference('walsh'), pg_temp.secret('walsh')),
  '22P02', null, 'a malformed id is refused'
);
select is(
  pg_temp.told('anon', format('select public.answer_question(%L, %L, %L, ''x'')', pg_temp.reference('kelly'), pg_temp.secret('kelly'), question)),
  '"question_not_found"', 'an unknown question or one of another request is not found'
)
from unnest(array[pg_temp.question('walsh'), gen_random_uuid(), null]) question;

-- Wrong tries are counted, since they raise no error that would roll the count back
select tests.be('anon');
select is(
  (select count(public.track_request(pg_temp.reference('walsh'), md5(n::text))) from generate_series(1, 15) n)
  + (select count(public.erase_request(pg_temp.reference('walsh'), md5(n::text))) from generate_series(1, 15) n),
  0::bigint, 'thirty wrong tries in ten minutes get no answer'
);
select tests.be_owner();
select is((select hits from private.throttle_hits where key = 'open_link:'), 30, 'all calls count towards the thirty');
select is(pg_temp.told('anon', c.statement), '"too_many_requests"', format('after thirty, too_many_requests: %s', c.step))
from pg_temp.calls(pg_temp.reference('walsh'), repeat('0', 32)) c;
select is(
  pg_temp.told('anon', format('select public.track_request(%L, %L)', '222222222', pg_temp.secret('walsh'))),
  '"too_many_requests"', 'after thirty, too_many_requests also for a wrong reference'
);
select is(pg_temp.as_family('track') ->> 'status', 'open', 'the right key works from the same IP address');
select is(
  pg_temp.told('anon', 'select public.track_request('''', '''')', $$ select set_config('request.headers', '{"x-forwarded-for": "192.0.2.9"}', true) $$),
  'null', 'another IP address has its own count'
);
delete from private.throttle_hits;
select is(
  pg_temp.as_family(step, format(
    'update public.requests set status = ''submitted'' where id = tests.id(''walsh''); insert into private.throttle_hits values (%L, date_bin(interval ''1 hour'', now(), timestamptz ''2000-01-01''), 60)',
    'change_request:' || tests.id('walsh'))),
  '"too_many_requests"', 'a request can be changed sixty times an hour: ' || step
)
from unnest('{answer,change,changeContact,chooseEmails,withdraw,erase}'::text[]) step;
select is(pg_temp.as_family('track') #>> '{can,erase}', 'true', 'reading does not count as a change');
select is((select count(*) from private.throttle_hits), 0::bigint, 'reading counts nowhere');

select * from finish();
rollback;
