-- A lost private link is issued again: to the email on file and to nobody else, or by staff; the one before it ends.
begin;
select plan(35);
\ir fixtures.psql
select tests.add_request('walsh'), tests.add_request('kelly', '{"contact_email": ""}'), tests.add_request('daly');
delete from private.mails where true;

create function pg_temp.reference(family text) returns text language sql as $$ select tests.payload(family) ->> 'reference' $$;
create function pg_temp.track(family text, secret text default null) returns text language plpgsql as $$
begin
  perform tests.be('anon');
  return public.track_request(pg_temp.reference(family), coalesce(secret, tests.payload(family) ->> 'tracking_secret')) ->> 'status';
exception when others then
  return sqlerrm;
end $$;
create function pg_temp.send(reference text, email text, address text default '203.0.113.1') returns text language plpgsql as $$
begin
  perform tests.be('anon');
  perform set_config('request.headers', jsonb_build_object('cf-connecting-ip', address)::text, true);
  return public.send_private_link(reference, email)::text;
exception when others then
  return sqlerrm;
end $$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who may
select is(
  tests.attempt(person, $$ select public.issue_private_link(tests.id('walsh')) $$), outcome, person || ' issuing a link comes to ' || outcome
)
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select tests.be_owner();
select is(tests.attempt('admin', $$ select public.issue_private_link(gen_random_uuid()) $$), 'request_not_found', 'to no request, none');

-- The answer is the same, and only reference and email together do anything
select is(pg_temp.send(reference, email, '203.0.113.' || n), 'true', 'asking with ' || why)
from (values
  (10, 'no such reference', '222222222', 'walsh@family.test'),
  (11, 'another email', pg_temp.reference('walsh'), 'kelly@family.test'),
  (12, 'the email of another request', pg_temp.reference('walsh'), 'daly@family.test'),
  (13, 'no email for one without', pg_temp.reference('kelly'), ''),
  (14, 'a wildcard', pg_temp.reference('walsh'), '%'),
  (15, 'nothing', null, null),
  (16, 'a megabyte of each', repeat('K', 1000000), repeat('a', 1000000))
) k (n, why, reference, email);
select tests.be_owner();
select is_empty('select from private.mails', 'none of these sends anything');
select is(pg_temp.track('walsh'), 'submitted', 'nor ends the link');

-- Both right, however they are written
select tests.be_owner();
select is(
  pg_temp.send(lower(private.show_reference(pg_temp.reference('walsh'))), ' WALSH@family.test '), 'true', 'both right, the same answer'
);
select tests.be_owner();
select results_eq(
  'select to_address, kind::text, params - ''secret'', length(params ->> ''secret'') from private.mails',
  $$ values (
    'walsh@family.test', 'private_link',
    jsonb_build_object('reference', private.show_reference(pg_temp.reference('walsh'))), 32
  ) $$, 'a new link goes to the email on file'
);
create temporary table sent as select params ->> 'secret' as secret from private.mails;
grant select on sent to anon, authenticated;
select is(pg_temp.track('walsh', (select secret from sent)), 'submitted', 'it opens the request');
select is(pg_temp.track('walsh'), 'link_replaced', 'the one before it no longer does, and its holder is told why');
select is(pg_temp.track('daly', tests.payload('walsh') ->> 'tracking_secret'), null, 'which nobody is who has but half of it');
select tests.be_owner();
select results_eq(
  $$ select action, actor_id, after from public.events where subject_id = tests.id('walsh')::text and after ? 'private_link' $$,
  $$ values ('update', null::uuid, '{"private_link": "replaced"}'::jsonb) $$, 'it is on record'
);
select is_empty(
  $$ select from public.events e, sent where e::text like '%' || sent.secret || '%' $$, 'without the secret'
);
select is_empty(
  $$ select from private.notifications n, sent where n::text like '%' || sent.secret || '%' $$, 'which is in the email alone'
);

-- The device that sent the request and never learned that it arrived
select tests.be('anon');
select is(
  public.submit_request(tests.payload('walsh')) -> 0 ->> 'reference', pg_temp.reference('walsh'), 'sent again, a request gets its receipt'
);
select throws_ok(
  $$ select public.submit_request(tests.payload('walsh', '{"answers": [{"question": "Who?", "answer": "My aunt"}]}')) $$,
  'P0001', 'link_replaced', 'the old key changes nothing'
);
select throws_ok(
  $$ select public.submit_request(tests.payload('walsh', jsonb_build_object('tracking_secret', repeat('0', 32)))) $$,
  'P0001', 'reference_taken', 'a wrong key is told nothing of it'
);

-- How often
select pg_temp.send(pg_temp.reference('walsh'), 'walsh@family.test', '198.51.100.' || n) from generate_series(1, 6) n;
select tests.be_owner();
select is((select count(*) from private.mails), 5::bigint, 'five an hour go to a request');
select is(
  (select count(distinct params ->> 'secret') from private.mails), 1::bigint, 'each that waits brings the link that holds'
);
select pg_temp.send('222222222', 'x@family.test', '192.0.2.1') from generate_series(1, 5) n;
select is(pg_temp.send('222222222', 'x@family.test', '192.0.2.1'), 'too_many_requests', 'and an address may ask five times');

-- By phone
select tests.be('admin');
select is(
  public.issue_private_link(tests.id('kelly')) ->> 'reference', pg_temp.reference('kelly'), 'staff give a link to a family without email'
);
select is(pg_temp.track('kelly'), 'link_replaced', 'its old one ends');
select tests.be_owner();
select is(
  (select actor_id from public.events where subject_id = tests.id('kelly')::text and after ? 'private_link'), tests.id('admin'),
  'who gave it is on record'
);

-- Erased
select tests.be('anon');
select public.erase_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('daly') p;
select is(pg_temp.send(pg_temp.reference('daly'), 'daly@family.test', '203.0.113.99'), 'true', 'an erased request: the same answer');
select tests.be_owner();
select is_empty($$ select from private.mails where to_address = 'daly@family.test' and kind = 'private_link' $$, 'and no email');
select is(tests.attempt('admin', $$ select public.issue_private_link(tests.id('daly')) $$), 'request_step_not_allowed', 'nor by phone');

select * from finish();
rollback;
