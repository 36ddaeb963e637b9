-- How many requests are accepted from one family and from one address.
begin;
select plan(19);
\ir fixtures.psql

create function pg_temp.send(count integer, changes jsonb) returns integer language plpgsql as $$
begin
  for n in 1..count loop
    perform public.submit_request(tests.payload('flood' || n || (changes ->> 'contact_email'), changes));
  end loop;
  return count;
exception when raise_exception then
  return case when sqlerrm = 'too_many_requests' then -1 end;
end $$;
grant execute on function pg_temp.send(integer, jsonb) to anon, authenticated;
select tests.be('anon');
select public.submit_request(tests.payload('walsh'));
select is(pg_temp.send(10, '{"contact_email": "ten@family.test"}'), 10, 'ten requests in an hour from one family are accepted');
select is(
  pg_temp.send(1, '{"contact_email": "TEN+1@family.test ", "id": "00000000-0000-4000-8000-000000000011", "reference": "222222222"}'),
  1, 'the eleventh is accepted, since anyone can write a family''s email'
);
select tests.be_owner();
select is((select count(*) from private.mails where to_address = 'ten@family.test' and kind = 'receipt'), 5::bigint,
  'five receipts a day go to one address at most');
select is(
  (select array_agg((private.receipt(tests.id('flood' || n || 'ten@family.test')) #>> '{0,emailed}')::boolean order by n)
   from unnest('{5,6}'::integer[]) n), '{t,f}', 'later receipts are not sent'
);
select tests.be('anon');
select is(pg_temp.send(10, '{"contact_email": "", "contact_phone": "+353 20 915 0002"}'), 10, 'ten requests with one phone number are accepted');
select is(
  pg_temp.send(1, jsonb_build_object('contact_email', '', 'contact_phone', '+353-209150002',
    'id', '00000000-0000-4000-8000-000000000013', 'reference', tests.reference(13))),
  1, 'the eleventh with the phone number is accepted'
);
select tests.be('admin');
select is(
  pg_temp.send(1, jsonb_build_object('contact_email', 'ten@family.test',
    'id', '00000000-0000-4000-8000-000000000012', 'reference', tests.reference(12))),
  1, 'a request that an admin enters is accepted'
);
select results_eq(
  'select id from public.requests where many_alike order by id',
  array['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000013']::uuid[],
  'the eleventh is marked for staff, however email and number are written; what staff enter is not'
);
select tests.be_owner();
select is(
  (select count(*) from generate_series(1, 25) n where private.may_write_to('day+' || n || '@family.test')), 20::bigint,
  'a mailbox gets twenty emails a day about what strangers may have done, however its address is written'
);
-- Refused calls count too.
select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true),
  is(private.caller_address(), counted, address || ' counts as ' || counted)
from (values ('2001:db8:1:2:3:4:5:6, 10.0.0.1', '2001:db8:1:2::'), ('192.0.2.7', '192.0.2.7'), ('a:b', 'a:b')) a (address, counted);
select set_config('request.headers', '{"x-forwarded-for": "192.0.2.9"}', true);
select tests.be('anon');
select is(
  (select public.submit_request(tests.payload('tester') || jsonb_build_object('reference', tests.payload('walsh') ->> 'reference'))
    ->> 'message'),
  'reference_taken', 'someone tries whether a reference exists'
);
select tests.be_owner();
select is(
  (select hits from private.throttle_hits where key = 'submit_request:192.0.2.9'), 1, 'the try counts towards the IP address’s limit'
);
-- A limit for each address, so that nobody can use up the others'
select set_config('request.headers', '{"x-forwarded-for": "192.0.2.7, 10.0.0.1"}', true);
insert into private.throttle_hits (key, window_start, hits)
values ('submit_request:192.0.2.7', date_bin(interval '10 minutes', now(), timestamptz '2000-01-01'), 60);
select is(tests.attempt('anon', $$ select public.submit_request(tests.payload('late')) $$), 'too_many_requests',
  'one IP address has a limit');
select is(
  tests.attempt('anon', $$ select public.submit_request(tests.payload('late')) $$,
    $$ select set_config('request.headers', '{"x-forwarded-for": "192.0.2.8"}', true) $$),
  '1', 'the limit doesn’t affect other IP addresses'
);
select is(tests.attempt('anon', $$ select public.submit_request(tests.payload('walsh')) $$), '1',
  'a repeat of what is stored does not count');
select is(
  tests.attempt('anon', $$ select public.submit_request(tests.payload('late')) $$,
    $$ update private.throttle_hits set window_start = window_start - interval '10 minutes' where key = 'submit_request:192.0.2.7' $$),
  '1', 'ten minutes later it is accepted again'
);
update private.throttle_hits set window_start = window_start - interval '2 days';
select private.throttle('another', 1, interval '1 hour');
select is((select array_agg(key) from private.throttle_hits), '{another}', 'old counts, which name people, are forgotten');

select * from finish();
rollback;
