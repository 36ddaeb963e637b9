-- A document that came by email or post, added by our team for its caregiver.
begin;
select plan(37);
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
  select format(
    'insert into storage.objects (bucket_id, name, owner_id) values (''documents'', %L, auth.uid())',
    tests.id(caregiver) || '/letter.pdf'
  )
$$;
create function pg_temp.stored_by(person text) returns text language sql immutable as $$
  select format('select tests.as_person(%L, %L)', person, pg_temp.store('newcomer'))
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
  (pg_temp.add('nobody'), 'caregiver_not_found', 'an unknown caregiver is not found'),
  (replace(pg_temp.add('newcomer'), quote_literal(tests.id('letter')), 'null'), 'id_missing', 'the id is needed'),
  (pg_temp.add('newcomer', 'null'), 'document_invalid', 'how it was received is needed'),
  (replace(pg_temp.add('newcomer'), tests.id('newcomer') || '/', tests.id('caregiver') || '/'), 'document_invalid',
    'the file must be in the caregiver’s folder'),
  (pg_temp.add('newcomer', file => 'letter.exe'), 'document_invalid', 'the file must be of an allowed type')
) c (call, outcome, what);

-- The file is what the admin was given, and nobody else's
select tests.sign_up('colleague');
update public.users set role = 'admin' where id = tests.id('colleague');
select is(tests.attempt('admin', pg_temp.add('newcomer'), given), outcome, what)
from (values
  (null, 'document_file_missing', 'a document without its file is not added'),
  (pg_temp.stored_by('newcomer'), 'document_file_missing', 'nor with a file that the caregiver stored'),
  (pg_temp.stored_by('colleague'), 'document_file_missing', 'nor with a file that a colleague stored'),
  (pg_temp.stored_by('admin'), '1', 'a document is added with one''s own file')
) f (given, outcome, what);
select set_config('storage.allow_delete_query', 'true', true);
create function pg_temp.remove() returns text language sql immutable as $$
  select format('delete from storage.objects where name = %L', tests.id('newcomer') || '/letter.pdf')
$$;
select is(tests.attempt(person, pg_temp.remove(), given), outcome, format('%s removes what was stored: %s', person, what))
from (values
  ('admin', pg_temp.stored_by('admin'), '1', 'their own file'),
  ('newcomer', pg_temp.stored_by('admin'), '0', 'not a file that staff stored'),
  ('colleague', pg_temp.stored_by('admin'), '0', 'not a colleague’s file'),
  ('admin', pg_temp.stored_by('newcomer'), '0', 'not a file that the caregiver stored'),
  ('admin', pg_temp.stored_by('admin') || '; update public.users set role = ''caregiver'' where id = tests.id(''admin'')', '0',
    'not once they are demoted'),
  ('newcomer', pg_temp.stored_by('admin') || '; select tests.be(''newcomer''), public.prepare_account_deletion(), tests.be_owner()', '1',
    'every file before deleting the account')
) f (person, given, outcome, what);
select tests.as_person('admin', pg_temp.store('newcomer')), tests.as_person('admin', pg_temp.add('newcomer')),
  tests.as_person('admin', pg_temp.add('newcomer'));
select is(tests.attempt('admin', pg_temp.add('newcomer', '''original''')), 'document_differs', 'different values under its id are refused');
select is(tests.attempt('admin', statement), '0', 'the file of an added document can’t be read directly or deleted')
from unnest(array[pg_temp.remove(), replace(pg_temp.remove(), 'delete', 'select')]) statement;
select results_eq(
  $$ select caregiver_id, kind::text, status::text, received::text from public.documents where id = tests.id('letter') $$,
  $$ values (tests.id('newcomer'), 'identity', 'uploaded', 'post') $$, 'a document sent twice is added once, and waits for a check'
);
select results_eq(
  $$ select actor_id, after ->> 'received' from public.events where subject_id = tests.id('letter')::text and action = 'insert' $$,
  $$ values (tests.id('admin'), 'post') $$, 'the audit log says who added it, and how it was received'
);
select results_eq(
  $$ select recipient_id, params ->> 'document' from private.notifications where kind = 'document_added' $$,
  $$ values (tests.id('newcomer'), 'identity') $$, 'the caregiver is told once'
);
select is(tests.attempt('admin', pg_temp.add('caregiver')), 'id_taken', 'its id can''t be used for another document');
select is(
  tests.attempt('newcomer', format($$ insert into public.documents (caregiver_id, kind, file_path, file_name, received)
    values (auth.uid(), 'identity', '%s/x.pdf', 'x', 'original') $$, tests.id('newcomer'))), '42501',
  'caregivers can’t claim that our team saw the original'
);
select is(
  tests.attempt('admin', $$ select public.open_document(tests.id('letter')) $$), '1', 'staff can open it'
);
select is(
  tests.attempt('admin', $$ select public.verify_document(tests.id('letter'), 'Looked at.') $$), '1', 'staff can check it'
);
select is(
  tests.attempt('newcomer', $$ delete from public.documents where id = tests.id('letter') $$), '1',
  'the caregiver can remove it before the check'
);

select * from finish();
rollback;
