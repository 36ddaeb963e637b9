-- A document that came by email or post, added by our team for its caregiver.
begin;
select plan(23);
\ir fixtures.psql

create function pg_temp.add(caregiver text, changes text default '', file text default 'letter.pdf') returns text
language sql immutable as $$
  select format(
    'select public.add_document(id => %L, caregiver_id => %L, kind => ''identity'', file_path => %L, file_name => ''letter.pdf'','
      ' issued_on => null, expires_on => null, received => %s)',
    tests.id('letter'), tests.id(caregiver), tests.id(caregiver) || '/' || file, coalesce(nullif(changes, ''), '''post''')
  )
$$;
create function pg_temp.store(caregiver text) returns text language sql immutable as $$
  select format('insert into storage.objects (bucket_id, name) values (''documents'', %L)', tests.id(caregiver) || '/letter.pdf')
$$;

select is(tests.attempt(person, call), outcome, person || ': ' || left(call, 30))
from (values
  ('anon', '42501', '42501'), ('caregiver', 'not_allowed', '42501'), ('no_role', 'not_allowed', '42501'), ('deactivated', 'not_allowed', '42501')
) p (person, on_record, on_file),
lateral (values (pg_temp.add('newcomer'), on_record), (pg_temp.store('newcomer'), on_file)) c (call, outcome);
select is(tests.attempt('admin', pg_temp.store(name)), outcome, 'an admin stores a file for ' || name)
from (values ('newcomer', '1'), ('admin', '42501'), ('nobody', '42501')) n (name, outcome);
select is(tests.attempt('admin', call), outcome, what)
from (values
  (pg_temp.add('nobody'), 'caregiver_not_found', 'nobody has no documents'),
  (pg_temp.add('newcomer', 'null'), 'document_invalid', 'how it came is said'),
  (replace(pg_temp.add('newcomer'), tests.id('newcomer') || '/', tests.id('caregiver') || '/'), 'document_invalid',
    'the file lies in the folder of its caregiver'),
  (pg_temp.add('newcomer', file => 'letter.exe'), 'document_invalid', 'and is one of the types')
) c (call, outcome, what);
select tests.as_person('admin', pg_temp.store('newcomer')), tests.as_person('admin', pg_temp.add('newcomer')),
  tests.as_person('admin', pg_temp.add('newcomer', '''original'''));
select results_eq(
  $$ select caregiver_id, kind::text, status::text, received::text from public.documents where id = tests.id('letter') $$,
  $$ values (tests.id('newcomer'), 'identity', 'uploaded', 'post') $$, 'sent twice, it is added once, and waits to be checked'
);
select results_eq(
  $$ select actor_id, after ->> 'received' from public.events where subject_id = tests.id('letter')::text and action = 'insert' $$,
  $$ values (tests.id('admin'), 'post') $$, 'the audit log says who added it, and how it came'
);
select results_eq(
  $$ select recipient_id, params ->> 'document' from private.notifications where kind = 'document_added' $$,
  $$ values (tests.id('newcomer'), 'identity') $$, 'its caregiver is told, once'
);
select is(tests.attempt('admin', pg_temp.add('caregiver')), 'id_taken', 'its id is no other document''s');
select is(
  tests.attempt('newcomer', format($$ insert into public.documents (caregiver_id, kind, file_path, file_name, received)
    values (auth.uid(), 'identity', '%s/x.pdf', 'x', 'original') $$, tests.id('newcomer'))), '42501',
  'nobody says of their own that our team saw the original'
);
select is(
  tests.attempt('admin', $$ select public.open_document(tests.id('letter')) $$), '1', 'staff open it like any other'
);
select is(
  tests.attempt('admin', $$ select public.verify_document(tests.id('letter'), 'Looked at.') $$), '1', 'and check it'
);
select is(
  tests.attempt('newcomer', $$ delete from public.documents where id = tests.id('letter') $$), '1',
  'until then its caregiver may remove it'
);

select * from finish();
rollback;
