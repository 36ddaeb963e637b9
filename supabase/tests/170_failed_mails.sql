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
select is_empty($$ select from private.mails where params::text like '%secret%' $$, 'and nobody what it said');
select is(
  tests.attempt('admin', format('select public.send_mail_again(%s)', id)), 'mail_not_found', 'what has not failed is not sent again: ' || to_address
)
from private.mails where failed_at is null;
select is(tests.attempt('admin', 'select public.send_mail_again(null)'), 'mail_not_found', 'nor is nothing');

-- Sent again, it says what is true now.
select tests.be('admin');
select public.send_mail_again(pg_temp.id('caregiver@example.test'));
select tests.be_owner();
select results_eq(
  $$ select kind::text, params, attempts, failed_at, try_until from private.mails where to_address = 'caregiver@example.test' $$,
  $$ values ('role_changed', '{"role": "caregiver"}'::jsonb, 0, null::timestamptz, now() + interval '3 days') $$,
  'it waits again, with what it says worked out again'
);
select results_eq(
  $$ select actor_id, action, after from public.events where subject_type = 'mails' $$,
  $$ values (tests.id('admin'), 'delete', '{"kind": "role_changed", "sent_again": true}'::jsonb) $$,
  'and the audit log says who did it, but not the address'
);

select pg_temp.fail('stranger@example.test', 'role_changed');
select is(pg_temp.again('stranger@example.test', $$ update public.users set deactivated_at = now() where id = tests.id('stranger') $$),
  'mail_outdated', 'nobody is told the role of a closed account');
select is(pg_temp.again('stranger@example.test', $$ update public.users set email = 'new@example.test' where id = tests.id('stranger') $$),
  'mail_outdated', 'or of one that is someone else''s by now');
select pg_temp.fail('deactivated@example.test', 'deactivated');
select is(pg_temp.again('deactivated@example.test', $$ update public.users set deactivated_reason = 'Left us.' where id = tests.id('deactivated') $$),
  '1', 'a closed account''s owner is told so again');
select is(pg_temp.again('deactivated@example.test',
  $$ update public.users set deactivated_at = null, deactivated_reason = null where id = tests.id('deactivated') $$),
  'mail_outdated', 'but not once it is open');
select pg_temp.fail('before@example.test', 'address_changed');
select is(pg_temp.again('before@example.test'), '1', 'the address before is told again');
select is(pg_temp.again('before@example.test', $$ update public.users set email = 'before@example.test' where id = tests.id('stranger') $$),
  'mail_outdated', 'but not once an account has it');
select pg_temp.fail(kind || '@example.test', kind::private.mail_kind) from unnest('{confirmation,recovery,email_change}'::text[]) kind;
select is(pg_temp.again(kind || '@example.test'), 'mail_outdated', 'someone who needs a link asks for it again: ' || kind)
from unnest('{confirmation,recovery,email_change}'::text[]) kind;

-- A question
select tests.add_request('walsh');
select tests.be('admin');
select public.ask_family(tests.id('walsh'), 'Are there stairs?');
select tests.be_owner();
update private.mails set failed_at = now() where kind = 'question';
select is(pg_temp.again('walsh@family.test'), '1', 'a family is asked again');
select is(pg_temp.again('walsh@family.test', $$ update public.request_questions set answer = 'No.', answered_at = now() where true $$),
  'mail_outdated', 'unless it has answered');
select is(pg_temp.again('walsh@family.test', $$ update public.request_contacts set contact_email = 'new@family.test' where true $$),
  'mail_outdated', 'or reads emails elsewhere');
select tests.be('admin');
select public.send_mail_again(pg_temp.id('walsh@family.test'));
select tests.be_owner();
select is((select params ->> 'reference' from private.mails where kind = 'question'),
  (select private.show_reference(reference) from public.requests where id = tests.id('walsh')), 'under its reference');
select is((select request_id from private.mails where kind = 'question'), tests.id('walsh'), 'and the email goes with the request');

-- A digest to staff
select private.notify_staff('request_idle', tests.id('walsh' || n), '{"reference": "R"}') from generate_series(1, 3) n;
update private.notifications set done_by = tests.id('admin') where kind = 'request_idle' and subject_id = tests.id('walsh1');
select private.write_staff_mails(now());
update private.mails set failed_at = now() where kind = 'staff_news';
select tests.be('admin');
select ok(
  (select f.can_be_sent_again from public.failed_mails() f where f.kind = 'staff_news' and f.to_address = 'admin@example.test'),
  'a digest that failed is seen where other emails are'
);
select public.send_mail_again(f.id) from public.failed_mails() f where f.kind = 'staff_news';
select tests.be_owner();
select results_eq(
  $$ select to_address, params from private.mails where kind = 'staff_news' and failed_at is null $$,
  $$ values ('admin@example.test', '{"of": "request_idle", "count": "2"}'::jsonb) $$, 'and sent again, about as many'
);
select is_empty(
  $$ select from private.mails m where m.kind = 'staff_news' and private.params_of(jsonb_populate_record(m, '{"to_address": "other@example.test"}')) is not null $$,
  'to no other address'
);
delete from private.mails where kind = 'staff_news';

-- An invitation
select tests.be('admin');
create temporary table sent as select * from public.invite_admin('boss@example.test');
select tests.be_owner();
update private.mails set failed_at = now() where kind = 'invitation';
select is(pg_temp.again('boss@example.test', $$ update public.invitations set revoked_at = now() where true $$),
  'mail_outdated', 'an invitation that was taken back stays so');
select is(pg_temp.again('boss@example.test', $$ update public.invitations set accepted_at = now() where true $$),
  'mail_outdated', 'and one that was accepted needs no email');
select tests.be('admin');
select public.send_mail_again(pg_temp.id('boss@example.test'));
select tests.be_owner();
select results_eq(
  $$ select email, revoked_at is null, invited_by from public.invitations order by revoked_at nulls first $$,
  $$ values ('boss@example.test', true, tests.id('admin')), ('boss@example.test', false, tests.id('admin')) $$,
  'any other is issued again'
);
select isnt((select params ->> 'token' from private.mails where kind = 'invitation'), (select token from sent), 'with another key');
select is((select count(*) from private.mails where kind = 'invitation'), 1::bigint, 'in place of the email that failed');

-- The call, to a Vault and a network of the test's own.
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
  return query select is_empty('select from net.calls', 'nobody is called while it is not known where');
  insert into vault.decrypted_secrets values ('mail_sender_url', 'https://project.test/functions/v1/deliver-mails'), ('mail_sender_secret', 's3cret');
  perform private.call_mail_sender();
  return query select results_eq('select url, headers from net.calls',
    $r$ values ('https://project.test/functions/v1/deliver-mails', '{"Authorization": "Bearer s3cret"}'::jsonb) $r$,
    'then the sender is, with its secret');
  update private.mails set next_try_at = now() + interval '1 second' where true;
  perform private.call_mail_sender();
  return query select is((select count(*) from net.calls), 1::bigint, 'not for an email whose time has not come');
  delete from private.mails where true;
  perform private.call_mail_sender();
  return query select is((select count(*) from net.calls), 1::bigint, 'nor for none');
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
  (1, 'admin', 'phoney', null, 'unsent', 'none reaches a family that gave no address'),
  (2, 'admin', 'reach', null, 'sent', 'they reach one that did'), (3, 'caregiver', 'reach', null, null, 'only staff learn it'),
  (4, 'admin', 'reach', 'update private.mail_choices set wants_emails = false where request_id = tests.id(''reach'')', 'unsent', 'none that are not wanted'),
  (5, 'admin', 'reach', 'select pg_temp.fail(''reach@family.test'', ''private_link'', request => tests.id(''reach''))', 'failed', 'not while the last one failed'),
  (6, 'admin', 'reach', 'select private.queue_mail(''reach@family.test'', ''question'', ''{}'', tests.id(''reach''))', 'failed', 'nor while the next one waits')
) r (nr, person, family, given, found, said) order by nr;
select tests.be('admin');
select is((select public.reach(j) from public.jobs j where j.request_id = tests.id('reach')), 'failed', 'a job tells it of its family');
select ok(public.issue_private_link(tests.id('reach')) ? 'secret', 'a link is read out where it would not arrive');
select tests.be_owner();
select is(
  pg_temp.reach('admin', 'reach', 'update private.mail_choices set wants_emails = true where request_id = tests.id(''reach'');
    update private.mails set sent_at = now() where kind = ''question'''),
  'sent', 'until one arrives again'
);

select * from finish();
rollback;
