-- The bell’s messages and who reads them, and how emails are stopped: by their reader, or by the token that came in one.
begin;
select plan(45);
\ir fixtures.psql
delete from private.mails where true;
delete from private.notifications where true;

create function pg_temp.messages(person text) returns text[] language plpgsql as $$
declare
  kinds text[];
begin
  perform tests.be(person);
  select array_agg(m.kind || case when m.read_at is null then '' else ' (read)' end order by m.id) into kinds
  from public.my_messages() m;
  perform tests.be_owner();
  return kinds;
end $$;
create function pg_temp.token(name text) returns text language sql security definer as $$
  select token from private.mail_choices where coalesce(recipient_id, request_id) = tests.id(name)
$$;
create function pg_temp.wants(name text) returns boolean language sql security definer as $$
  select wants_emails from private.mail_choices where coalesce(recipient_id, request_id) = tests.id(name)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who it is about, as the names are now
select tests.add_job('grady'), tests.add_application('grady', 'caregiver');
select tests.be('admin');
select is(
  array(select m.kind || ': ' || (m.client ->> 'recipient') from public.my_messages() m where m.kind in ('request_received', 'application_received')),
  '{"application_received: Peg Walsh","request_received: Peg Walsh"}', 'staff read who each message is for'
);
select tests.be_owner();
select is_empty($$ select from private.notifications where params::text ~ 'Walsh|Peg' union all select from private.mails where params::text ~ 'Walsh|Peg' $$, 'no message and no email stores these names');
select private.notify(tests.id('caregiver'), 'shortlisted', tests.application('grady', 'caregiver'), '{"job": "Company"}');
select tests.be('caregiver');
select is(array(select m.client from public.my_messages() m), array[null::jsonb], 'a caregiver does not read these names');
select tests.be_owner();
delete from private.mails where true;
delete from private.notifications where true;

-- Reading
select private.notify(tests.id('caregiver'), 'shortlisted', tests.id('first'), '{"job": "Company in the afternoons"}');
select private.notify(tests.id('caregiver'), 'profile_approved', tests.id('caregiver'));
select private.notify(tests.id('stranger'), 'profile_approved', tests.id('stranger'));
select is(pg_temp.messages('caregiver'), '{shortlisted,profile_approved}', 'a caregiver reads their own messages');
select is(tests.attempt('caregiver', 'select public.read_messages(9223372036854775807)'), '1', 'a caregiver marks messages as read');
select tests.be('caregiver');
select public.read_messages((select min(id) from public.my_messages()));
select is(
  pg_temp.messages('caregiver'), '{"shortlisted (read)",profile_approved}', 'messages are marked as read up to the newest one shown'
);
select is(pg_temp.messages('stranger'), '{profile_approved}', 'another caregiver’s messages stay unread');
select is(tests.attempt(person, 'select * from public.my_messages()'), error, person || ' has no messages')
from (values ('anon', '42501'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, error);
select is(tests.attempt('caregiver', 'select * from private.notifications'), '42501', 'nobody reads the table');

-- Which emails come with a token
select tests.add_request('walsh');
select private.notify_family(tests.id('walsh'), 'request_read', '{"reference": "R"}');
select private.write_staff_mails(now());
select set_eq(
  $$ select kind, unsubscribe_token from private.claim_mails(100, 1000) $$,
  $$ values
    ('shortlisted', pg_temp.token('caregiver')), ('profile_approved', pg_temp.token('caregiver')),
    ('profile_approved', pg_temp.token('stranger')),
    ('receipt', null), ('request_received', pg_temp.token('admin')), ('request_read', pg_temp.token('walsh')) $$,
  'an email has its reader’s token; a mandatory one has none'
);

-- Stopping
insert into private.mails (to_address, kind) values ('other@example.test', 'question');
select tests.be('anon');
select ok(public.unsubscribe(pg_temp.token('walsh')), 'a visitor with a token stops emails');
select ok(not pg_temp.wants('walsh'), 'the token stops the family’s emails');
select ok(public.unsubscribe(pg_temp.token('walsh')), 'a token can be used twice');
select ok(public.unsubscribe(token), 'an unknown token gets the same answer: ' || coalesce(token, 'null'))
from unnest(array[md5(''), 'x', null]) token;
select is(count(*), 57::bigint, 'sixty guesses are answered')
from generate_series(1, 57) n where public.unsubscribe(lpad(n::text, 32, '0'));
select throws_ok('select public.unsubscribe(''x'')', 'P0001', 'too_many_requests', 'after sixty, too_many_requests');
select tests.be('anon');
select ok(public.unsubscribe(pg_temp.token('stranger')), 'a right token still works after too many guesses');
select ok(not pg_temp.wants('stranger'), 'the token stops the caregiver’s emails');
select ok(pg_temp.wants('caregiver'), 'the token stops nobody else’s emails');
select tests.be_owner();
select bag_eq(
  'select kind::text from private.mails where sent_at is null',
  'values (''shortlisted''), (''profile_approved''), (''receipt''), (''request_received''), (''question'')',
  'their waiting emails are deleted, except mandatory ones'
);
select is(tests.attempt('anon', 'select public.my_emails()'), '42501', 'a visitor can’t read the choice');
select tests.be('stranger');
select ok(not public.my_emails(), 'the account shows the choice');
select public.choose_emails(true);
select ok(public.my_emails(), 'the owner can turn emails on again');
select is(tests.attempt('deactivated', 'select public.choose_emails(true)'), 'not_allowed', 'a deactivated account can’t');

-- Each choice is on record: a family's with the link, an account's with its owner
select tests.be('anon');
select public.choose_family_emails(p ->> 'reference', p ->> 'tracking_secret', true) from tests.payload('walsh') p;
select tests.be_owner();
insert into public.events (actor_id, subject_type, subject_id, action, after)
values (tests.id('admin'), 'request_contacts', tests.id('walsh'), 'update', '{"contact_email": null}');
select tests.be('anon');
select public.unsubscribe(pg_temp.token('walsh'));
select tests.be_owner();
select results_eq(
  $$ select e.subject_type, e.after -> 'wants_emails', e.by_family, e.by_known_link, e.actor_id from public.events e
     where e.action = 'update' and e.after ? 'wants_emails' and e.subject_id in (tests.id('walsh')::text, tests.id('stranger')::text) order by e.id $$,
  $$ values ('requests', 'false'::jsonb, true, false, null::uuid), ('users', 'false', false, false, tests.id('stranger')),
    ('users', 'true', false, false, tests.id('stranger')), ('requests', 'true', true, false, null), ('requests', 'false', true, true, null) $$,
  'the audit log has each choice, who made it, and whether it may have been staff'
);

-- What is for all of the staff
select tests.be_owner();
select tests.sign_up('colleague');
update public.users set role = 'admin' where id = tests.id('colleague');
select is(pg_temp.messages(person), '{request_received}', person || ' reads messages to all staff') from unnest('{admin,colleague}'::text[]) person;
select tests.be('colleague');
select public.read_messages((select max(id) from public.my_messages()));
select tests.be_owner();
select is(pg_temp.messages('colleague'), '{"request_received (read)"}', 'one admin marks it as read');
select is(pg_temp.messages('admin'), '{request_received}', 'it stays unread for others');
update private.notifications set done_by = tests.id('admin') where kind = 'request_received';
select is(pg_temp.messages('admin'), null, 'admins don’t read of what they did themselves');
update public.staff set since = now() + interval '1 minute' where user_id = tests.id('colleague');
select is(pg_temp.messages('colleague'), null, 'nor of what came before they were admins');
delete from private.notifications where request_id is null and recipient_id is null;

-- People whose access or role changed after they were told
delete from private.mails where true;
select private.notify(tests.id('stranger'), 'placed', tests.id('second'), '{"job": "Nights"}');
select private.notify(tests.id('admin'), 'request_received', tests.id('walsh'), '{"reference": "R"}', 'again');
update public.users set deactivated_at = now() where id = tests.id('stranger');
select is((select array_agg(kind) from private.mails), '{request_received}', 'waiting emails to a closed account are deleted');
update public.users set deactivated_at = null where id = tests.id('stranger');
select is(pg_temp.messages('stranger'), '{profile_approved,placed}', 'a reactivated account has its messages again');
update public.users set role = 'admin' where id = tests.id('stranger');
update public.users set role = 'caregiver' where id = tests.id('admin');
select is(pg_temp.messages(person), null, person || ' reads no messages from an earlier role')
from unnest('{admin,stranger}'::text[]) person;

-- A person who may no longer read about jobs
update public.users set role = 'admin' where id = tests.id('admin');
delete from private.mails where true;
delete from private.notifications where true;
create function pg_temp.waits() returns text[] language sql as $$
  select array_agg(m.kind::text order by m.id) from private.mails m where m.to_address = 'caregiver@example.test' and m.failed_at is null
$$;
select private.notify(tests.id('caregiver'), kind, tests.id('first'), '{"job": "Nights"}') from unnest('{shortlisted,offered}'::private.mail_kind[]) kind;
select private.notify(tests.id('caregiver'), 'profile_approved', tests.id('caregiver'));
update private.mails set failed_at = now(), failure = '550' where kind = 'offered';
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('caregiver');
select private.notify(tests.id('caregiver'), 'declined', tests.id('first'), '{"job": "Nights", "reason": "x"}');
select is(pg_temp.messages('caregiver'), '{profile_approved,profile_suspended}', 'a suspended caregiver reads no job’s title in the bell');
select is(pg_temp.waits(), '{profile_approved,profile_suspended}', 'nor in an email');
insert into private.mails (to_address, kind, notification_id, recipient_id, failed_at)
select 'caregiver@example.test', n.kind, n.id, n.recipient_id, now() from private.notifications n where n.kind = 'shortlisted';
select is(
  tests.attempt('admin', format('select public.send_mail_again(%s)', m.id)), 'mail_outdated', 'nor in a failed email that staff would send again'
) from private.mails m where m.failed_at is not null;
update public.caregiver_profiles set status = 'approved' where user_id = tests.id('caregiver');
select is(
  tests.attempt('admin', format('select public.send_mail_again(%s)', m.id)), '1', 'a failed email can be sent again once the profile is approved again'
) from private.mails m where m.failed_at is not null;
select is(
  pg_temp.messages('caregiver'), '{shortlisted,offered,profile_approved,profile_suspended,declined,profile_approved}',
  'the bell of an approved caregiver has all messages again'
);
select is(
  pg_temp.waits(), '{profile_approved,profile_suspended,profile_approved}', 'no old email is sent'
);

select * from finish();
rollback;
