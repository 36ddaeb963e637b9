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
  (pg_temp.add('nobody'), 'caregiver_not_found', 'nobody has no documents'),
  (replace(pg_temp.add('newcomer'), quote_literal(tests.id('letter')), 'null'), 'id_missing', 'an id is given'),
  (pg_temp.add('newcomer', 'null'), 'document_invalid', 'how it came is said'),
  (replace(pg_temp.add('newcomer'), tests.id('newcomer') || '/', tests.id('caregiver') || '/'), 'document_invalid',
    'the file lies in the folder of its caregiver'),
  (pg_temp.add('newcomer', file => 'letter.exe'), 'document_invalid', 'and is one of the types')
) c (call, outcome, what);

-- The file is what the admin was given, and nobody else's
select tests.sign_up('colleague');
update public.users set role = 'admin' where id = tests.id('colleague');
select is(tests.attempt('admin', pg_temp.add('newcomer'), given), outcome, what)
from (values
  (null, 'document_file_missing', 'nothing is added without its file'),
  (pg_temp.stored_by('newcomer'), 'document_file_missing', 'nor with one that its caregiver put there'),
  (pg_temp.stored_by('colleague'), 'document_file_missing', 'or a colleague'),
  (pg_temp.stored_by('admin'), '1', 'but with one''s own')
) f (given, outcome, what);
select set_config('storage.allow_delete_query', 'true', true);
create function pg_temp.remove() returns text language sql immutable as $$
  select format('delete from storage.objects where name = %L', tests.id('newcomer') || '/letter.pdf')
$$;
select is(tests.attempt(person, pg_temp.remove(), given), outcome, format('%s removes what was stored: %s', person, what))
from (values
  ('admin', pg_temp.stored_by('admin'), '1', 'their own, put in a wrong folder'),
  ('newcomer', pg_temp.stored_by('admin'), '0', 'not what staff put there'),
  ('colleague', pg_temp.stored_by('admin'), '0', 'nor does a colleague'),
  ('admin', pg_temp.stored_by('newcomer'), '0', 'not what its caregiver put there'),
  ('admin', pg_temp.stored_by('admin') || '; update public.users set role = ''caregiver'' where id = tests.id(''admin'')', '0',
    'not once they are no admin'),
  ('newcomer', pg_temp.stored_by('admin') || '; select tests.be(''newcomer''), public.prepare_account_deletion(), tests.be_owner()', '1',
    'all of it on leaving')
) f (person, given, outcome, what);
select tests.as_person('admin', pg_temp.store('newcomer')), tests.as_person('admin', pg_temp.add('newcomer')),
  tests.as_person('admin', pg_temp.add('newcomer'));
select is(tests.attempt('admin', pg_temp.add('newcomer', '''original''')), 'document_differs', 'something else is not taken for it');
select is(tests.attempt('admin', statement), '0', 'once it is added, its file is read on record, and stays')
from unnest(array[pg_temp.remove(), replace(pg_temp.remove(), 'delete', 'select')]) statement;
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
