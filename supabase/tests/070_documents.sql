-- Documents and their files: added and removed by their owner, checked by admins, and closed to everyone else.
begin;
select plan(112);
\ir fixtures.psql
select set_config('storage.allow_delete_query', 'true', true);

create function pg_temp.add(caregiver text, path text, rest text default '') returns text language sql immutable as $$
  select format(
    'insert into public.documents (caregiver_id, kind, file_name, file_path%s) values (%L, ''identity'', ''passport.pdf'', %L%s)',
    split_part(rest, '=', 1), tests.id(caregiver), path, split_part(rest, '=', 2)
  )
$$;
create function pg_temp.in_folder(person text, rest text) returns text language sql immutable as $$
  select tests.id(person) || '/' || rest
$$;

create function pg_temp.file(path text) returns text language sql immutable as $$
  select format('insert into storage.objects (bucket_id, name) values (''documents'', %L)', path)
$$;

-- Adding
select is(
  tests.attempt('caregiver', pg_temp.add('caregiver', pg_temp.in_folder('caregiver', 'a.pdf')), pg_temp.file(pg_temp.in_folder('caregiver', 'b.pdf'))),
  'document_file_missing', 'nobody adds a document before its file'
);
select is(
  tests.attempt('caregiver', pg_temp.add('caregiver', pg_temp.in_folder('caregiver', path)), pg_temp.file(pg_temp.in_folder('caregiver', path))), outcome,
  format('a document at %s comes to %s', left(path, 40), outcome)
)
from (values
  ('passport.pdf', '1'), ('2026/passport-1.scan.pdf', '1'), ('passport.jpg', '1'), ('passport.png', '1'),
  ('passport', 'document_invalid'), ('passport.html', 'document_invalid'), ('passport.pdf.bat', 'document_invalid'), ('.pdf', 'document_invalid'),
  ('../' || tests.id('stranger') || '/passport.pdf', 'document_invalid'), ('./passport.pdf', 'document_invalid'), ('a/../b.pdf', 'document_invalid'),
  ('/passport.pdf', 'document_invalid'), ('a\b.pdf', 'document_invalid'), ('a%2fb.pdf', 'document_invalid'), ('a?b.pdf', 'document_invalid'), ('a b.pdf', 'document_invalid'),
  ('', 'document_invalid'), ('.', 'document_invalid'), (E'a\nb.pdf', 'document_invalid'), (repeat('x', 300), 'document_invalid')
) p (path, outcome);
select is(
  tests.attempt('caregiver', pg_temp.add('caregiver', pg_temp.in_folder('caregiver', 'a.pdf'), rest), pg_temp.file(pg_temp.in_folder('caregiver', 'a.pdf'))), outcome,
  format('a document with%s comes to %s', rest, outcome)
)
from (values
  (', status=, ''verified''', '42501'), (', checked_at=, null', '42501'), (', check_note=, ''Fine''', '42501'),
  (', id=, gen_random_uuid()', '42501'), (', created_at=, now()', '42501'),
  (', issued_on, expires_on=, ''2026-02-01'', ''2026-01-01''', 'document_invalid'), (', expires_on=, ''infinity''', 'document_invalid'),
  (', issued_on=, ''-infinity''', 'document_invalid'), (', issued_on, expires_on=, ''2026-01-01'', ''2028-01-01''', '1')
) w (rest, outcome);
select is(
  tests.attempt('caregiver', pg_temp.add('caregiver', pg_temp.in_folder('stranger', 'a.pdf'))), '42501',
  'nobody claims a file in someone else''s folder'
);
select is(
  tests.attempt('caregiver', pg_temp.add('stranger', pg_temp.in_folder('caregiver', 'a.pdf'))), '42501',
  'nobody adds to someone else''s documents'
);
select is(
  tests.attempt('stranger', pg_temp.add('caregiver', pg_temp.in_folder('caregiver', 'a.pdf')),
    $$ select tests.add_document('a', 'caregiver', 'identity') $$),
  '42501', 'nor takes a path that another has'
);

-- How many
select is(
  tests.attempt('caregiver', pg_temp.add('caregiver', pg_temp.in_folder('caregiver', 'a.pdf')), format(
    'select tests.add_document(''document'' || n, ''caregiver'', ''identity'') from generate_series(1, %s) n; %s', kept, pg_temp.file(pg_temp.in_folder('caregiver', 'a.pdf')))),
  outcome, format('one more document beside %s comes to %s', kept, outcome)
)
from (values (39, '1'), (40, 'too_many_documents')) k (kept, outcome);
select is(
  tests.attempt('stranger', pg_temp.add('caregiver', pg_temp.in_folder('caregiver', 'a.pdf')),
    'select tests.add_document(''document'' || n, ''caregiver'', ''identity'') from generate_series(1, 40) n'),
  '42501', 'nobody learns how many another has'
);
select is(
  tests.attempt('caregiver',
    format('insert into storage.objects (bucket_id, name) values (''documents'', %L)', pg_temp.in_folder('caregiver', 'a.pdf')),
    format(
      'insert into storage.objects (bucket_id, name)
       select ''documents'', tests.id(%L) || ''/'' || n || ''.pdf'' from generate_series(1, %s) n', owner, kept)),
  outcome, format('one more file beside %s of %s comes to %s', kept, owner, outcome)
)
from (values ('caregiver', 79, '1'), ('caregiver', 80, 'too_many_files'), ('stranger', 80, '1')) k (owner, kept, outcome);
select is(
  tests.attempt('stranger',
    format('insert into storage.objects (bucket_id, name) values (''documents'', %L)', pg_temp.in_folder('caregiver', 'a.pdf')),
    'insert into storage.objects (bucket_id, name)
     select ''documents'', tests.id(''caregiver'') || ''/'' || n || ''.pdf'' from generate_series(1, 80) n'),
  '42501', 'nobody learns how many files another has'
);
-- The columns that hosted storage may have, where they can be added here.
create function pg_temp.add_versions() returns boolean language plpgsql as $$
begin
  alter table storage.objects add column if not exists archived_at timestamptz,
    add column if not exists is_delete_marker boolean not null default false;
  return true;
exception when insufficient_privilege then return false;
end $$;
select case when pg_temp.add_versions() then is(
  tests.attempt(person, statement, format(
    'insert into storage.objects (bucket_id, name, %1$s)
     select ''documents'', tests.id(''caregiver'') || ''/'' || n || ''.pdf'', %2$s from generate_series(1, 80) n', what, value
  )), outcome, words
) else skip(words) end
from (values
  ('caregiver', 'archived_at', 'now()', format($$ insert into storage.objects (bucket_id, name)
    values ('documents', %L) $$, pg_temp.in_folder('caregiver', 'a.pdf')), '1', 'earlier versions of files are no files'),
  ('caregiver', 'is_delete_marker', 'true', 'select from unnest(public.prepare_account_deletion()) file', '0',
    'nor are the signs that one was removed')
) v (person, what, value, statement, outcome, words);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('documents', 'no-account/.emptyFolderPlaceholder') $$,
  'other folders work as usual'
);

insert into public.documents (caregiver_id, kind, file_path, file_name)
values (tests.id('caregiver'), 'insurance', tests.id('caregiver') || '/odd.pdf', E'scan\u202efdp.\nexe');
select is(
  (select file_name from public.documents where kind = 'insurance'), 'scanfdp. exe', 'a file''s name reads as it is written'
);
delete from public.documents where kind = 'insurance';

-- Checking: every step from every state
select tests.add_document('document', 'caregiver', 'first_aid', 'uploaded');
select is(
  tests.attempt('admin', format('select public.%s(tests.id(''document''), ''Seen the original'')', step)), outcome,
  format('%s of a document without its file comes to %s', step, outcome)
)
from (values ('verify_document', 'document_file_missing'), ('reject_document', '1')) s (step, outcome);
insert into storage.objects (bucket_id, name) values ('documents', tests.id('caregiver') || '/document.pdf');
select is(
  tests.attempt('admin', format('select public.%s(tests.id(''document''), ''Seen the original'')', step),
    format('update public.documents set status = %L where id = tests.id(''document'')', state)),
  outcome, format('%s: %s comes to %s', state, step, outcome)
)
from (values
  ('verify_document', 'uploaded', '1'), ('verify_document', 'rejected', '1'),
  ('verify_document', 'verified', 'document_step_not_allowed'),
  ('reject_document', 'uploaded', '1'), ('reject_document', 'verified', '1'),
  ('reject_document', 'rejected', 'document_step_not_allowed')
) s (step, state, outcome);
select is(tests.attempt(person, $$ select public.verify_document(tests.id('document'), 'Mine') $$), outcome,
  format('%s verifies nothing', person))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('stranger', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), 'own_record', 'nobody does it about themselves: ' || statement
)
from (values
  ($$ select public.verify_document(tests.id('document'), 'Mine') $$),
  ($$ select public.reject_document(tests.id('document'), 'Mine') $$),
  ($$ select public.open_document(tests.id('document')) $$)
) s (statement);
select is(tests.attempt('admin', statement), outcome, statement || ' comes to ' || outcome)
from (values
  ($$ select public.verify_document(tests.id('document'), '  ') $$, 'reason_missing'),
  ($$ select public.reject_document(tests.id('document'), null) $$, 'reason_missing'),
  ($$ select public.reject_document(tests.id('document'), repeat('x', 1001)) $$, 'too_long'),
  ($$ select public.verify_document(gen_random_uuid(), 'Seen') $$, 'document_not_found')
) s (statement, outcome);
select tests.be('admin');
select public.verify_document(tests.id('document'), ' Certificate 123 with the Red Cross ');
select tests.be('caregiver');
select results_eq(
  $$ select status::text, check_note, checked_at from public.documents where id = tests.id('document') $$,
  $$ values ('verified', 'Certificate 123 with the Red Cross', now()) $$,
  'the caregiver reads what was checked, and when'
);
select tests.be_owner();

-- Removing, and the file behind
insert into storage.objects (bucket_id, name) values ('documents', tests.id('stranger') || '/theirs.pdf');
create function pg_temp.remove_file(path text) returns text language sql as $$
  select format('delete from storage.objects where name = %L', path)
$$;
select is(
  tests.attempt('caregiver', $$ delete from public.documents where id = tests.id('document') $$), '0',
  'a verified document stays'
);
select is(
  tests.attempt('caregiver', pg_temp.remove_file(tests.id('caregiver') || '/document.pdf'),
    format('update public.documents set status = %L', status)),
  '0', format('the file of a document that is %s stays', status)
)
from unnest(enum_range(null::public.document_status)) status;
select is(
  tests.attempt('caregiver', pg_temp.remove_file(tests.id('caregiver') || '/document.pdf'), 'delete from public.documents'),
  '1', 'a file without a document can be deleted'
);
select is(
  tests.attempt('caregiver', pg_temp.remove_file(tests.id('stranger') || '/theirs.pdf')), '0',
  'someone else''s file stays'
);
select is(
  tests.attempt('caregiver', format('insert into storage.objects (bucket_id, name) values (%L, %L)', bucket, path)),
  outcome, format('a file at %s/%s comes to %s', bucket, left(path, 60), outcome)
)
from (values
  ('documents', tests.id('caregiver') || '/new.pdf', '1'),
  ('documents', tests.id('stranger') || '/new.pdf', '42501'),
  ('documents', tests.id('caregiver') || '/../' || tests.id('stranger') || '/new.pdf', '42501'),
  ('documents', tests.id('caregiver') || '/new.html', '42501'),
  ('documents', 'new.pdf', '42501'),
  ('other', tests.id('caregiver') || '/new.pdf', '42501')
) f (bucket, path, outcome);
select is(
  tests.attempt('caregiver',
    format('insert into storage.objects (bucket_id, name) values (''documents'', %L)', tests.id('caregiver') || '/late.pdf'),
    format('select set_config(''storage.operation'', %L, true)', operation)),
  '42501', format('no URL for a later upload is given: “%s”', operation)
)
from unnest('{"",storage.object.sign_upload_url}'::text[]) operation;
select is(
  (select format('%s %s %s', public, file_size_limit, allowed_mime_types) from storage.buckets where id = 'documents'),
  'f 10485760 {application/pdf,image/jpeg,image/png}', 'the bucket is private, and takes small files of three types'
);

-- Opening: staff read a file for two minutes, on record, and nobody makes a link
create function pg_temp.read_file(name text default 'document') returns text language sql as $$
  select format('select from storage.objects where name = %L', tests.id('caregiver') || '/' || name || '.pdf')
$$;
create function pg_temp.opened(minutes integer, session text, change text default 'select') returns text language sql as $$
  select format(
    'select tests.be(''admin''); select public.open_document(tests.id(''document'')); select tests.be_owner();
     update private.document_views set opened_at = now() - interval ''%s minutes'', session_id = %L; %s',
    minutes, tests.id('session of ' || session), change
  )
$$;
select is(tests.attempt(person, pg_temp.read_file(), given), outcome, reason)
from (values
  ('caregiver', null, '1', 'a caregiver reads their own file'),
  ('admin', null, '0', 'an admin reads no file'),
  ('admin', pg_temp.opened(1, 'admin'), '1', 'an admin reads the file of a document that they opened'),
  ('admin', pg_temp.opened(3, 'admin'), '0', 'not after two minutes'),
  ('admin', pg_temp.opened(1, 'stranger'), '0', 'not in another session'),
  ('admin', pg_temp.opened(1, 'admin', 'delete from auth.sessions where user_id = tests.id(''admin'')'), '0',
    'not once the session has ended'),
  ('admin', pg_temp.opened(1, 'admin', 'update public.users set role = ''caregiver'' where id = tests.id(''admin'')'), '0',
    'not once the account is not an admin''s'),
  ('stranger', pg_temp.opened(1, 'admin'), '0', 'nobody else reads the opened file')
) r (person, given, outcome, reason);
insert into storage.objects (bucket_id, name) values ('documents', tests.id('caregiver') || '/loose.pdf');
select is(
  tests.attempt('admin', pg_temp.read_file('loose'), pg_temp.opened(1, 'admin')), '0', 'one document opens no other file'
);
select is(
  tests.attempt(person, pg_temp.read_file(),
    pg_temp.opened(1, 'admin', format('select set_config(''storage.operation'', %L, true)', operation))),
  case when operation ~ 'sign|^$' then '0' else '1' end, format('%s: “%s”', person, operation)
)
from unnest('{caregiver,admin}'::text[]) person
cross join unnest('{"",storage.object.get_authenticated,storage.object.sign,storage.object.sign_many,storage.render.image_sign}'::text[]) operation;
select is(tests.attempt(person, 'select public.open_document(tests.id(''document''))'), outcome,
  format('%s opening a document comes to %s', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('stranger', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed'), ('admin', '1')
) p (person, outcome);
select is(
  tests.attempt('admin', 'select public.open_document(gen_random_uuid())'), 'document_not_found', 'an unknown document can’t be opened'
);
select tests.be('admin');
select public.open_document(tests.id('document'));
select tests.be_owner();
select results_eq(
  $$ select actor_id, subject_id, before, after from public.events where subject_type = 'documents' and action = 'read' $$,
  $$ values (tests.id('admin'), tests.id('document')::text, null::jsonb, null::jsonb) $$,
  'a view is an event'
);
select tests.be('caregiver');
select results_eq(
  'select document_id, opened_at from public.my_document_views()',
  $$ values (tests.id('document'), now()) $$, 'the caregiver sees when it was opened'
);
select tests.be('stranger');
select is_empty('select opened_at from public.my_document_views()', 'nobody else sees when it was opened');
select is(
  tests.attempt(person, 'select public.my_document_views()'), outcome, format('%s asking for views: %s', person, outcome)
)
from (values ('anon', '42501'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed')) p (person, outcome);
select tests.be_owner();

select * from finish();
rollback;
