-- Emails that failed: what admins see of them, what they may send again, and how the sender is called.
begin;
select plan(54);
\ir fixtures.psql
delete from private.mails where true;

create function pg_temp.fail(address text, kind private.mail_kind, params jsonb default '{}', request uuid default null)
returns void language sql as $$
  select private.queue_mail(address, kind, params, request);
  update private.mails m set failed_at = now(), failure = '550 No such user', attempts = 1 where m.to_address = address
$$;
create function pg_temp.id(address text) returns bigint language sql stable security definer as $$
  select m.id from private.mails m where m.to_address = address order by m.id desc limit 1
$$;
grant execute on function pg_temp.id(text) to anon, authenticated;
create function pg_temp.again(address text, given text default null) returns text language sql as $$
  select tests.attempt('admin', format('select public.send_mail_again(%L)', pg_temp.id(address)), given)
$$;

-- Who sees what
select pg_temp.fail('caregiver@example.test', 'role_changed', '{"role": "a secret"}');
select private.queue_mail('sent@example.test', 'address_changed', '{}'), private.queue_mail('waits@example.test', 'address_changed', '{}');
update private.mails set sent_at = now() where to_address = 'sent@example.test';
select is(tests.attempt(person, statement), outcome, format('%s: %s comes to %s', person, statement, outcome))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('legacy', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed'), ('admin', '1')
) p (person, outcome),
unnest(array[
  'select * from public.failed_mails()', 'select public.send_mail_again(pg_temp.id(''caregiver@example.test''))'
]) statement;
select tests.be('admin');
select results_eq(
  'select to_address, kind, failed_at, attempts, failure, can_be_sent_again from public.failed_mails()',
  $$ values ('caregiver@example.test', 'role_changed', now(), 1, '550 No such user', true) $$,
  'an admin sees what failed: the address, the kind, the time and the reason'
);
select tests.be_owner();
select is_empty($$ select from private.mails where params::text like '%secret%' $$, 'the contents of a failed email are not stored');
select is(
  tests.attempt('admin', format('select public.send_mail_again(%s)', id)), 'mail_not_found', 'an email that has not failed can’t be sent again: ' || to_address
)
from private.mails where failed_at is null;
select is(tests.attempt('admin', 'select public.send_mail_again(null)'), 'mail_not_found', 'null finds no email');

-- Sent again, it says what is true now.
select tests.be('admin');
select public.send_mail_again(pg_temp.id('caregiver@example.test'));
select tests.be_owner();
select results_eq(
  $$ select kind::text, params, attempts, failed_at, try_until from private.mails where to_address = 'caregiver@example.test' $$,
  $$ values ('role_changed', '{"role": "caregiver"}'::jsonb, 0, null::timestamptz, now() + interval '3 days') $$,
  'the email waits again, with current contents'
);
select results_eq(
  $$ select actor_id, action, after from public.events where subject_type = 'mails' $$,
  $$ values (tests.id('admin'), 'delete', '{"kind": "role_changed", "sent_again": true}'::jsonb) $$,
  'the audit log says who sent it again, without the address'
);

select pg_temp.fail('stranger@example.test', 'role_changed');
select is(pg_temp.again('stranger@example.test', $$ update public.users set deactivated_at = now() where id = tests.id('stranger') $$),
  'mail_outdated', 'nobody is told the role of a closed account');
select is(pg_temp.again('stranger@example.test', $$ update public.users set email = 'new@example.test' where id = tests.id('stranger') $$),
  'mail_outdated', 'nobody is told the role at an old address');
select pg_temp.fail('deactivated@example.test', 'deactivated');
select is(pg_temp.again('deactivated@example.test', $$ update public.users set deactivated_reason = 'Left us.' where id = tests.id('deactivated') $$),
  '1', 'the owner of a closed account is told again');
select is(pg_temp.again('deactivated@example.test',
  $$ update public.users set deactivated_at = null, deactivated_reason = null where id = tests.id('deactivated') $$),
  'mail_outdated', 'not once the account is reactivated');
select pg_temp.fail('before@example.test', 'address_changed');
select is(pg_temp.again('before@example.test'), '1', 'an old address is told again of the change');
select is(pg_temp.again('before@example.test', $$ update public.users set email = 'before@example.test' where id = tests.id('stranger') $$),
  'mail_outdated', 'not once another account has the old address');
select pg_temp.fail(kind || '@example.test', kind::private.mail_kind) from unnest('{confirmation,recovery,email_change}'::text[]) kind;
select is(pg_temp.again(kind || '@example.test'), 'mail_outdated', 'an email with an expiring link is not sent again: ' || kind)
from unnest('{confirmation,recovery,email_change}'::text[]) kind;

-- A question
select tests.add_request('walsh');
select tests.be('admin');
select public.ask_family(tests.id('walsh'), 'Are there stairs?');
select tests.be_owner();
update private.mails set failed_at = now() where kind = 'question';
select is(pg_temp.again('walsh@family.test'), '1', 'a family is asked again');
select is(pg_temp.again('walsh@family.test', $$ update public.request_questions set answer = 'No.', answered_at = now() where true $$),
  'mail_outdated', 'not once it has answered');
select is(pg_temp.again('walsh@family.test', $$ update public.request_contacts set contact_email = 'new@family.test' where true $$),
  'mail_outdated', 'not at an old address');
select tests.be('admin');
select public.send_mail_again(pg_temp.id('walsh@family.test'));
select tests.be_owner();
select is((select params ->> 'reference' from private.mails where kind = 'question'),
  (select private.show_reference(reference) from public.requests where id = tests.id('walsh')), 'the email has the reference');
select is((select request_id from private.mails where kind = 'question'), tests.id('walsh'), 'the email belongs to the request');

-- A digest to staff
select private.notify_staff('request_idle', tests.id('walsh' || n), '{"reference": "R"}') from generate_series(1, 3) n;
update private.notifications set done_by = tests.id('admin') where kind = 'request_idle' and subject_id = tests.id('walsh1');
select private.write_staff_mails(now());
update private.mails set failed_at = now() where kind = 'staff_news';
select tests.be('admin');
select ok(
  (select f.can_be_sent_again from public.failed_mails() f where f.kind = 'staff_news' and f.to_address = 'admin@example.test'),
  'a failed digest is among the failed emails'
);
select public.send_mail_again(f.id) from public.failed_mails() f where f.kind = 'staff_news';
select tests.be_owner();
select results_eq(
  $$ select to_address, params from private.mails where kind = 'staff_news' and failed_at is null $$,
  $$ values ('admin@example.test', '{"of": "request_idle", "count": "2"}'::jsonb) $$, 'a digest is sent again with the same number'
);
select is_empty(
  $$ select from private.mails m where m.kind = 'staff_news' and private.params_of(jsonb_populate_record(m, '{"to_address": "other@example.test"}')) is not null $$,
  'a digest is sent again to no other address'
);
delete from private.mails where kind = 'staff_news';

-- An invitation
select tests.be('admin');
create temporary table sent as select * from public.invite_admin('boss@example.test');
select tests.be_owner();
update private.mails set failed_at = now() where kind = 'invitation';
select is(pg_temp.again('boss@example.test', $$ update public.invitations set revoked_at = now() where true $$),
  'mail_outdated', 'an invitation that was taken back is not sent again');
select is(pg_temp.again('boss@example.test', $$ update public.invitations set accepted_at = now() where true $$),
  'mail_outdated', 'an accepted invitation is not sent again');
select tests.be('admin');
select public.send_mail_again(pg_temp.id('boss@example.test'));
select tests.be_owner();
select results_eq(
  $$ select email, revoked_at is null, invited_by from public.invitations order by revoked_at nulls first $$,
  $$ values ('boss@example.test', true, tests.id('admin')), ('boss@example.test', false, tests.id('admin')) $$,
  'an open invitation is replaced'
);
select isnt((select params ->> 'token' from private.mails where kind = 'invitation'), (select token from sent), 'the new invitation has another key');
select is((select count(*) from private.mails where kind = 'invitation'), 1::bigint, 'the new email replaces the failed one');

-- The call. The Vault and the network are the test's own.
create function pg_temp.calls() returns setof text language plpgsql as $$
begin
  if to_regnamespace('net') is not null or to_regnamespace('vault') is not null then
    return query select skip('net and vault are Supabase''s own here', 4);
    return;
  end if;
  create schema net;
  create table net.calls (url text, headers jsonb);
  create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as
    'insert into net.calls values ($1, $2) returning 1::bigint';
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  perform private.call_mail_sender();
  return query select is_empty('select from net.calls', 'without an address, the sender is not called');
  insert into vault.decrypted_secrets values ('mail_sender_url', 'https://project.test/functions/v1/deliver-mails'), ('mail_sender_secret', 's3cret');
  perform private.call_mail_sender();
  return query select results_eq('select url, headers from net.calls',
    $r$ values ('https://project.test/functions/v1/deliver-mails', '{"Authorization": "Bearer s3cret"}'::jsonb) $r$,
    'the sender is called with its secret');
  update private.mails set next_try_at = now() + interval '1 second' where true;
  perform private.call_mail_sender();
  return query select is((select count(*) from net.calls), 1::bigint, 'the sender is not called before an email is due');
  delete from private.mails where true;
  perform private.call_mail_sender();
  return query select is((select count(*) from net.calls), 1::bigint, 'the sender is not called without emails');
end $$;
select pg_temp.calls();

-- Whether our emails reach a family
delete from private.mails where true;
select tests.add_job('reach'), tests.add_request('phoney', '{"contact_email": ""}');
delete from private.mails where true;
create function pg_temp.reach(person text, family text, given text default null) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.be_owner();
  if given is not null then execute given; end if;
  perform tests.be(person);
  found := public.family_reach(tests.id(family));
  perform tests.be_owner();
  return found;
end $$;
select is(pg_temp.reach(person, family, given), found, said)
from (values
  (1, 'admin', 'phoney', null, 'unsent', 'a family without an address is not reached'),
  (2, 'admin', 'reach', null, 'sent', 'a family with an address is reached'), (3, 'caregiver', 'reach', null, null, 'only staff are told'),
  (4, 'admin', 'reach', 'update private.mail_choices set wants_emails = false where request_id = tests.id(''reach'')', 'unsent', 'a family that wants no emails is not reached'),
  (5, 'admin', 'reach', 'select pg_temp.fail(''reach@family.test'', ''private_link'', request => tests.id(''reach''))', 'failed', 'a family is not reached after a failed email'),
  (6, 'admin', 'reach', 'select private.queue_mail(''reach@family.test'', ''question'', ''{}'', tests.id(''reach''))', 'failed', 'nor while the next email waits')
) r (nr, person, family, given, found, said) order by nr;
select tests.be('admin');
select is((select public.reach(j) from public.jobs j where j.request_id = tests.id('reach')), 'failed', 'a job says whether its family is reached');
select ok(public.issue_private_link(tests.id('reach')) ? 'secret', 'staff read out a link to a family that is not reached');
select tests.be_owner();
select is(
  pg_temp.reach('admin', 'reach', 'update private.mail_choices set wants_emails = true where request_id = tests.id(''reach'');
    update private.mails set sent_at = now() where kind = ''question'''),
  'sent', 'a family is reached again once an email is sent'
);

select * from finish();
rollback;
