-- Strangers who use up a mailbox's limit can't keep its owner from emails about their own request.
begin;
select plan(9);
\ir fixtures.psql
select tests.add_job('kelly', changes => '{"contact_email": "sam@family.test"}');
select tests.add_request('quinn', '{"contact_email": "sam+quinn@family.test"}');
delete from private.throttle_hits where true;
create function pg_temp.mailed() returns text language plpgsql as $$
declare
  list text;
begin
  perform tests.be_owner();
  select string_agg(m.kind || ' to ' || split_part(m.to_address, '@', 1), ', ' order by m.kind::text, m.id) into list
  from private.mails m where m.request_id in (tests.id('kelly'), tests.id('quinn'));
  delete from private.mails where true;
  return list;
end $$;
create function pg_temp.change(name text, email text) returns void language plpgsql as $$
begin
  perform tests.be('anon');
  perform public.change_request_contact(p ->> 'reference', p ->> 'tracking_secret', jsonb_build_object(
    'contactName', 'Someone Else', 'contactPhone', '', 'contactEmail', email, 'contactBy', 'email'
  )) from tests.payload(name) p;
  perform tests.be_owner();
end $$;
create function pg_temp.ask_for_link(name text, email text) returns text language plpgsql as $$
begin
  delete from private.throttle_hits where key like 'send_private_link:%' and key not like '%' || tests.id(name);
  perform tests.be('anon');
  perform public.send_private_link(tests.payload(name) ->> 'reference', email);
  perform tests.be_owner();
  return pg_temp.mailed();
end $$;
-- As many requests as may name one mailbox, as a contact and as a helper.
do $$ begin
  for n in 1..25 loop
    perform tests.add_request('of a stranger ' || n, jsonb_build_object(
      'relation', 'friend', 'helper_name', 'Una Burke', 'helper_phone', '087 123 4567',
      'helper_email', 'sam+' || n || '@family.test', 'contact_email', 'x' || n || '@stranger.test'
    ));
  end loop;
end $$;
select is(
  (select count(*) from private.mails m where m.kind = 'helper_receipt'), 10::bigint,
  'strangers can cause ten emails an hour to a mailbox'
);
do $$ begin perform private.may_write_to('sam@family.test') from generate_series(1, 25); end $$;
select pg_temp.mailed();

select is(
  pg_temp.ask_for_link('kelly', 'sam@family.test'), 'private_link to sam',
  'a family whose request we have read still has its link sent again'
);
select is(pg_temp.ask_for_link('quinn', 'sam+quinn@family.test'), null, 'a family whose request we have not read does not');
select pg_temp.change('kelly', 'thief@stranger.test');
select is(
  pg_temp.mailed(), 'contact_address_left to sam, contact_changed to thief',
  'a family whose request we have read is still told that its address changed'
);
select pg_temp.change('quinn', 'thief@stranger.test');
select is(pg_temp.mailed(), 'contact_changed to thief', 'the other family is not told at the old address');
select pg_temp.change('kelly', 'sam@family.test');
select pg_temp.mailed();
select tests.be('anon');
select public.withdraw_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('kelly') p;
select tests.be_owner();
select is(pg_temp.mailed(), 'withdrawal_noted to sam', 'a family whose request we have read is still told that it was withdrawn');

-- But there is a limit
delete from private.throttle_hits where key like '%' || tests.id('kelly');
do $$ begin
  for n in 1..30 loop
    delete from private.throttle_hits where key = 'confirm:' || tests.id('kelly');
    perform private.confirm_to_family(tests.id('kelly'), 'withdrawal_noted', '{}');
  end loop;
end $$;
select is(
  (select count(*) from private.mails m where m.kind = 'withdrawal_noted'), 20::bigint, 'it is told twenty times a day at most'
);
select pg_temp.mailed();
do $$ begin
  for n in 1..30 loop
    delete from private.throttle_hits where key like 'send_private_link:%';
    perform tests.be('anon');
    perform public.send_private_link(tests.payload('kelly') ->> 'reference', 'sam@family.test');
    perform tests.be_owner();
  end loop;
end $$;
select is(
  (select count(*) from private.mails m where m.kind = 'private_link'), 20::bigint, 'it has twenty links a day at most'
);
select tests.be('anon');
select is(
  public.send_private_link('ABCDEFGHJ', 'sam@family.test'), true, 'the answer is the same for an unknown request'
);
select * from finish();
rollback;
