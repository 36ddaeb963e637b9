-- Staff's notes: who may add them, that each is kept once and never changed, where they show, and when they are erased.
-- Also the activity list of each page.
begin;
select plan(98);
\ir fixtures.psql

select
  tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger'),
  tests.add_job('daly'), tests.add_application('daly', 'stranger');
select tests.add_document('document', 'caregiver', 'first_aid', 'uploaded');
insert into storage.objects (bucket_id, name) values ('documents', tests.id('caregiver') || '/document.pdf');
select tests.be('admin');
select tests.place_by_phone(tests.application('daly', 'stranger'));
select tests.be_owner();
select tests.sign_up('colleague');
update public.users set role = 'admin' where id = tests.id('colleague');
create function pg_temp.placement() returns uuid language sql stable security definer as 'select id from public.placements';

create function pg_temp.noting(changes jsonb default '{}') returns text language sql as $$
  select format(
    'select public.add_note(%L, %L, %L, %L, %L, %L)', n ->> 'id', n ->> 'about', n ->> 'subject', n ->> 'kind', n ->> 'words', n ->> 'happened'
  )
  from (select jsonb_build_object(
    'id', tests.id('a note'), 'about', 'request', 'subject', tests.id('walsh'), 'kind', 'call', 'words', ' The daughter rang. '
  ) || changes) it (n)
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Denials
select is(tests.attempt(person, statement, given), outcome, format('%s: %s comes to %s', person, left(statement, 40), outcome))
from (values
  ('anon', '42501', '42501', null), ('caregiver', 'not_allowed', '0', null), ('no_role', 'not_allowed', '0', null),
  ('admin', 'not_allowed', '0', 'update public.users set deactivated_at = now() where id = tests.id(''admin'')'),
  ('admin', 'not_allowed', '0', 'delete from auth.sessions')
) p (person, refused, read, given),
lateral (values
  (pg_temp.noting(), refused), (format('select public.activity_of(''request'', %L)', tests.id('walsh')), refused),
  ('select from public.activity_notes', read),
  ($$ insert into public.activity_notes (id) values (gen_random_uuid()) $$, '42501'),
  ($$ update public.activity_notes set words = 'Other words.' $$, '42501'), ($$ delete from public.activity_notes $$, '42501')
) s (statement, outcome);
select is(tests.attempt('admin', pg_temp.noting(changes), given), outcome, left(changes::text, 60) || ' comes to ' || outcome)
from (values
  ('{}'::jsonb, '1', null), ('{"words": " \n "}', 'note_missing', null), ('{"words": null}', 'note_missing', null),
  (jsonb_build_object('words', E'\u200b\u00a0 \u2060\ufeff\u3164'), 'note_missing', null),
  (jsonb_build_object('words', E'\u200bYes'), '1', null),
  ('{"happened": "now"}', 'happened_invalid', null), ('{"happened": "infinity"}', 'happened_invalid', null),
  ('{"happened": "yesterday"}', 'happened_invalid', null), ('{"happened": "2026-13-40T10:00"}', 'happened_invalid', null),
  (jsonb_build_object('happened', to_char(now() at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD"T"HH24:MI"+05:00"')), '1', null),
  (jsonb_build_object('happened', to_char(now() at time zone 'UTC' - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI"-03:00"')), 'happened_invalid', null),
  (jsonb_build_object('about', 'caregiver', 'subject', tests.id('admin')), 'no_such_thing', null),
  (jsonb_build_object('about', 'user', 'subject', tests.id('colleague')), '1', null),
  ('{"id": null}', 'note_missing', null), ('{"kind": null}', 'note_missing', null), ('{"kind": "visit"}', '22P02', null),
  (jsonb_build_object('words', repeat('x', 4001)), 'too_long', null), (jsonb_build_object('words', repeat('x', 4000)), '1', null),
  (jsonb_build_object('happened', (now() + interval '1 day')::timestamp), 'happened_invalid', null),
  (jsonb_build_object('happened', (now() - interval '13 months')::timestamp), 'happened_invalid', null),
  (jsonb_build_object('happened', (now() - interval '3 days')::timestamp), '1', null),
  ('{"about": "job"}', 'no_such_thing', null), ('{"about": "caregiver"}', 'no_such_thing', null),
  ('{"subject": null}', 'no_such_thing', null),
  ('{}', 'request_erased', 'update public.requests set erased_at = now() where id = tests.id(''walsh'')'),
  (jsonb_build_object('about', 'application', 'subject', tests.application('walsh', 'caregiver')), 'request_erased',
    'update public.requests set erased_at = now() where id = tests.id(''walsh'')')
) n (changes, outcome, given);

-- Once, in the caller's name
select tests.be('admin');
select public.add_note(tests.id('a note'), 'request', tests.id('walsh'), 'call', ' The daughter rang. ');
select public.add_note(tests.id('a note'), 'request', tests.id('walsh'), 'call', ' The daughter rang. ');
select is(tests.attempt('admin', pg_temp.noting('{"words": "Something else."}')), 'note_differs', 'other words under the same id are refused');
select is(tests.attempt('admin', pg_temp.noting(changes)), 'note_differs', 'another time or kind under the same id is refused: ' || changes::text)
from unnest(array[jsonb_build_object('happened', (now() - interval '3 days')::timestamp), '{"kind": "note"}']) changes;
select is(tests.attempt('colleague', pg_temp.noting()), 'note_differs', 'a colleague can’t use the same id');
select tests.be('colleague');
select public.add_note(tests.id('of work'), 'application', tests.application('walsh', 'caregiver'), 'note', 'Shy, but kind.');
select public.add_note(tests.id('of a placement'), 'placement', pg_temp.placement(), 'note', 'Comes on time.');
select public.add_note(tests.id('of a person'), 'caregiver', tests.id('caregiver'), 'call', 'Has a new phone.');
select public.add_note(tests.id('of an account'), 'user', tests.id('admin'), 'note', 'Away in May.');
select tests.be_owner();
select throws_ok(
  $$ update public.activity_notes set words = 'Other words.' $$, '42501', 'notes_are_append_only', 'nobody can change a note'
);
select bag_eq(
  $$ select kind::text, words, written_by from public.activity_notes where request_id = tests.id('walsh') $$,
  $$ values ('call', 'The daughter rang.', tests.id('admin')), ('note', 'Shy, but kind.', tests.id('colleague')) $$,
  'a request has its own notes and those of its applications'
);
select bag_eq(
  $$ select words from public.activity_notes where person_id = tests.id('caregiver') $$,
  $$ values ('Shy, but kind.'), ('Has a new phone.') $$, 'a caregiver has their own notes and those of their applications'
);
select is((select request_id from public.activity_notes where id = tests.id('of a placement')), tests.id('daly'), 'a request has the notes of its placements');
select is_empty($$ select subject_type, action, before, after from public.events where concat(before, after) ~ 'daughter rang|Shy, but|a new phone' $$, 'the audit log has no words of notes');
select is(
  (select count(*) from public.events where subject_type = 'activity_notes' and action = 'insert'), 5::bigint, 'the audit log has that notes were written'
);

select is(
  tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), 'own_record', 'nobody does it about themselves: ' || statement
)
from (values
  ($$ select public.add_note(gen_random_uuid(), 'caregiver', tests.id('caregiver'), 'note', 'Mine.') $$),
  ($$ select public.add_note(gen_random_uuid(), 'user', tests.id('caregiver'), 'note', 'Mine.') $$),
  ($$ select public.add_note(gen_random_uuid(), 'application', tests.application('walsh', 'caregiver'), 'note', 'Mine.') $$)
) s (statement);
select is(
  tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), found, 'nobody reads what is noted about them: ' || statement
)
from (values
  ($$ select from public.activity_notes where person_id = tests.id('caregiver') $$, '0'),
  ($$ select from public.activity_of('caregiver', tests.id('caregiver'), 'note') $$, '0'),
  ($$ select from public.activity_of('user', tests.id('caregiver'), 'note') $$, '0'),
  ($$ select from public.activity_of('request', tests.id('walsh'), 'note') $$, '1'),
  ($$ select from public.activity_of('user', tests.id('admin'), 'note') $$, '1')
) s (statement, found);

-- One list
select tests.be('admin');
select public.open_document(tests.id('document'));
select public.verify_document(tests.id('document'), 'Seen the original.');
select public.read_contact(tests.id('walsh'));
select tests.be('colleague');
create function pg_temp.told(about text, subject uuid, only_source text default null) returns text[] language sql as $$
  select coalesce(array_agg(distinct concat_ws(' ', a.source, a.subject_type, a.action, a.detail, a.words, a.actor)), '{}')
  from public.activity_of(about, subject, only_source) a
$$;
grant execute on all functions in schema pg_temp to authenticated;
select is(
  pg_temp.told('request', tests.id('walsh'), 'note'),
  array['note activity_notes call request The daughter rang. admin@example.test', 'note activity_notes note application Shy, but kind. colleague@example.test'],
  'notes name their subject and author'
);
select is(pg_temp.told('request', tests.id('walsh'), 'view'), '{"view request_contacts read admin@example.test"}', 'a view of the contact');
select is(
  pg_temp.told('caregiver', tests.id('caregiver'), 'view'), '{"view documents read first_aid admin@example.test"}', 'a view of a document'
);
select ok(
  pg_temp.told('caregiver', tests.id('caregiver'), 'change') @> '{"change documents update first_aid admin@example.test"}', 'the verification of a document'
);
select ok(pg_temp.told('request', tests.id('walsh'), 'message') @> '{"message family receipt waiting"}', 'a message to the family, still waiting');
select ok(pg_temp.told('application', tests.application('walsh', 'caregiver')) @> '{"note activity_notes note application Shy, but kind. colleague@example.test"}', 'a note about an application');
select tests.be_owner();
insert into public.time_off (id, caregiver_id, from_day, to_day)
select tests.id(name), tests.id('stranger'), day, day from public.placements p,
  lateral (values ('off', p.starts_on + 3), ('off before', p.starts_on - 1)) o (name, day);
select tests.be('admin');
select is(
  array(select a.after ->> 'from_day' from public.activity_of('placement', pg_temp.placement(), 'change') a where a.subject_type = 'time_off'),
  array(select (p.starts_on + 3)::text from public.placements p), 'days off during the placement'
);
select ok(pg_temp.told('placement', pg_temp.placement(), 'message') @> '{"message caregiver placed waiting"}', 'a message to the placed caregiver');

-- Whether it arrived
select tests.be_owner();
select tests.add_request('phoney', '{"contact_email": ""}');
select tests.be('stranger');
select public.choose_emails(false);
select tests.be_owner();
create function pg_temp.delivered(about text, subject uuid, mail_step text default null) returns text[] language sql as $$
  select tests.seen_after(format(
    'admin: select array(select distinct concat_ws('' '', a.subject_type, a.action, a.detail) from public.activity_of(%L, %L, ''message'') a order by 1)',
    about, subject
  ), mail_step)::text[]
$$;
select is(pg_temp.delivered('request', tests.id('walsh'), step), found, coalesce(step, 'an email that waits') || ' comes to ' || found::text)
from (values
  ($$ update private.mails set sent_at = now() where kind = 'receipt' $$, '{"family receipt sent","family request_published waiting"}'::text[]),
  ($$ update private.mails set failed_at = now() where kind = 'receipt' $$, '{"family receipt failed","family request_published waiting"}'),
  ($$ update private.mails set failed_at = now() where kind = 'receipt';
      insert into private.mails (to_address, kind, notification_id) select to_address, kind, notification_id from private.mails where kind = 'receipt' $$,
    '{"family receipt waiting","family request_published waiting"}'),
  ($$ delete from private.mails where true;
      update private.notifications set created_at = now() - interval '31 days' where kind = 'receipt' $$,
    '{"family receipt","family request_published unsent"}')
) m (step, found);
select is(pg_temp.delivered('request', tests.id('phoney')), '{"family receipt unsent"}', 'a message to a family without an email address is unsent');
select is(
  pg_temp.delivered('request', tests.id('phoney'), $$ select private.confirm_to_family(tests.id('phoney'), 'withdrawal_noted', '{}') $$),
  '{"family receipt unsent","family withdrawal_noted unsent"}', 'a confirmation to a family without an email address is unsent'
);
select is(
  pg_temp.delivered('application', tests.application('daly', 'stranger')), '{"caregiver placed bell"}',
  'a message to a caregiver who wants no emails is only in the bell'
);
select is(
  pg_temp.delivered('placement', pg_temp.placement(), $$ update private.notifications set created_at = now() - interval '1 hour' where kind in ('receipt', 'request_published') $$),
  '{"caregiver placed bell","family caregiver_found waiting"}', 'a placement has messages to the family, too'
);

-- Who took a step
select tests.be('anon');
select public.withdraw_request(p ->> 'reference', p ->> 'tracking_secret', null) from tests.payload('phoney') p;
select tests.be('stranger');
select public.take_back_withdrawal(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('phoney') p;
select tests.be('admin');
select public.assign(tests.id('phoney'), tests.id('colleague'), null);
select results_eq(
  $$ select a.by_family, a.actor, a.before ->> 'status', a.after ->> 'status' from public.activity_of('request', tests.id('phoney'), 'change') a
     where a.subject_type = 'requests' and a.after ? 'status' order by a.key $$,
  $$ values (true, null::text, null::text, 'submitted'), (true, null, 'submitted', 'withdrawn'), (true, 'Stranger Byrne', 'withdrawn', 'submitted') $$,
  'a step by the private link is the family''s, even if a caregiver is signed in'
);
select results_eq(
  $$ select a.by_family, a.actor, a.before -> 'assigned_to', a.after ->> 'assigned_to' from public.activity_of('request', tests.id('phoney'), 'change') a
     where a.after ? 'assigned_to' $$,
  $$ values (false, 'admin@example.test', 'null'::jsonb, 'colleague@example.test') $$, 'an assignment names the colleague'
);
select tests.be('colleague');
select ok(pg_temp.told('user', tests.id('admin')) @> '{"note activity_notes note person Away in May. colleague@example.test"}', 'a note about an account');
select is(
  (select array_agg(a.at order by a.at desc) from public.activity_of('request', tests.id('walsh')) a),
  array(select a.at from public.activity_of('request', tests.id('walsh')) a), 'the latest first'
);
select is((select count(*) from public.activity_of('request', tests.id('walsh'), size => 2)), 2::bigint, 'no more than the given number');
select is(
  tests.attempt('admin', $$ select from public.activity_of('request', tests.id('walsh'), 'note') n where n.written_at = now() and n.at < now() $$,
    $$ select tests.be_owner(); insert into public.activity_notes (id, kind, words, happened_at, written_by, request_id)
       values (gen_random_uuid(), 'call', 'Said yes.', now() - interval '3 days', tests.id('admin'), tests.id('walsh')) $$),
  '1', 'a backdated note says when it was written'
);

-- When notes are erased
select tests.be_owner();
create function pg_temp.left_after(deed text) returns text[] language sql as $f$
  select tests.seen_after($$
    select array(select n.words from public.activity_notes n order by 1)
      || array(select e.action from public.events e where e.subject_type = 'activity_notes' and concat(e.before, e.after) <> '' order by 1)
  $$, deed)::text[]
$f$;
select is(
  pg_temp.left_after($$ do $do$ begin
    perform tests.be('anon');
    perform public.erase_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('walsh') p;
  end $do$ $$),
  '{Away in May.,Comes on time.,Has a new phone.,insert,insert,insert}', 'notes about a family are deleted when its request is erased'
);
select is(
  pg_temp.left_after('select private.erase_account(tests.id(''caregiver''))'),
  '{Away in May.,Comes on time.,The daughter rang.,insert,insert,insert}', 'notes about a caregiver are deleted with the account'
);

select * from finish();
rollback;
