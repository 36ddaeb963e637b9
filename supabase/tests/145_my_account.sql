-- Exporting one's data and deleting the account: what is erased, what stays as proof, and what others can't do.
begin;
select plan(72);
\ir fixtures.psql
select set_config('storage.allow_delete_query', 'true', true);

create function pg_temp.last_event(kind text, subject text) returns public.events language sql as $$
  select e from public.events e where subject_type = kind and subject_id = subject order by id desc limit 1
$$;
-- Whether a text is in any table about people.
create function pg_temp.kept(words text) returns text[] language plpgsql as $$
declare
  place record;
  found_in text[] := '{}';
  hits bigint;
begin
  for place in
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'storage') order by 1
  loop
    execute format('select count(*) from %s t where strpos(lower(t::text), lower(%L)) > 0', place.name, words) into hits;
    if hits > 0 then found_in := found_in || place.name; end if;
  end loop;
  return found_in;
end $$;
create function pg_temp.export(person text) returns jsonb language plpgsql as $$
declare
  data jsonb;
begin
  perform tests.be(person);
  data := public.export_my_data();
  perform tests.be_owner();
  return data;
end $$;

select
  tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger'),
  tests.add_job('daly'), tests.add_application('daly', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select public.invite_admin('caregiver@example.test');
select tests.be_owner();
select tests.add_document('passport', 'caregiver', 'identity'), tests.add_document('old', 'caregiver', 'reference', 'rejected');
select tests.be('caregiver');
delete from public.documents where id = tests.id('old');
update public.caregiver_profiles set about = 'Kind, calm and musical.' where user_id = auth.uid();
select tests.be_owner();
insert into storage.objects (bucket_id, name)
select 'documents', tests.id(owner) || path
from (values
  ('caregiver', '/passport.pdf'), ('caregiver', '/2026/loose.pdf'), ('stranger', '/theirs.pdf')
) f (owner, path);

-- Export
select is(tests.attempt(person, 'select public.' || call || '()'), outcome, format('%s by %s comes to %s', call, person, outcome))
from unnest('{export_my_data,prepare_account_deletion,delete_my_account}'::text[]) call
cross join (values ('anon', '42501'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome);
select is(
  tests.attempt('caregiver', 'select public.' || call || '()', 'delete from auth.sessions'), 'not_allowed',
  call || ' needs a session that lasts'
)
from unnest('{export_my_data,prepare_account_deletion,delete_my_account}'::text[]) call;

create temporary table data on commit drop as select pg_temp.export('caregiver') as mine, pg_temp.export('admin') as admins;
select is(mine -> 'account' ->> 'email', 'caregiver@example.test', 'the export has the account') from data;
select is(mine -> 'profile' ->> 'role', 'caregiver', 'the export has the account’s role') from data;
select is(mine -> 'caregiver_profile' ->> 'about', 'Kind, calm and musical.', 'the export has the caregiver profile') from data;
select is(mine -> 'caregiver_profile' ->> 'place', 'Galway', 'the export names the town') from data;
select is(jsonb_path_query_array(mine, '$.documents[*].file_path'), jsonb_build_array(tests.id('caregiver') || '/passport.pdf'),
  'the export has the documents') from data;
select bag_eq(
  $$ select jsonb_path_query(mine, '$.applications[*].status') #>> '{}' from data $$, $$ values ('placed'), ('submitted') $$,
  'the export has the applications'
);
select is(mine #>> '{placements,0,caregiver_name}', 'Caregiver Byrne', 'the export has the placement') from data;
select is(jsonb_array_length(mine -> 'sessions'), 1, 'the export has the session') from data;
select is(
  jsonb_path_query_array(mine, '$.mails[*].kind'),
  '["profile_approved", "placed", "invitation", "document_verified", "document_rejected"]', 'the export has the emails'
) from data;
select is(
  jsonb_path_query_array(mine, '$.messages[*].kind'), '["profile_approved", "placed", "document_verified", "document_rejected"]',
  'the export has the messages'
) from data;
select is(mine #>> '{invitations,0,email}', 'caregiver@example.test', 'the export has the invitation') from data;
select bag_eq(
  $$ select distinct jsonb_path_query(mine, '$.events[*].subject_type') #>> '{}' from data $$,
  $$ values ('users'), ('caregiver_profiles'), ('reviewed_profiles'), ('documents'), ('applications'), ('offers'),
    ('placements'),
    ('invitations') $$,
  'the export has the audit log of all of these'
);
select isnt_empty(
  $$ select from data, jsonb_path_query(mine, '$.events[*]') e where e ->> 'subject_id' = tests.id('old')::text $$,
  'the export has the audit log of a deleted document'
);
select ok(strpos(mine::text, words) = 0, 'the export does not have ' || what)
from data, (values
  ('Peg Walsh', 'the family'), (tests.id('stranger')::text, 'other applicants'),
  ((select params ->> 'token' from private.mails where kind = 'invitation'), 'the token of the invitation')
) secret (words, what);
select is(admins -> 'caregiver_profile', 'null', 'an admin has no caregiver profile') from data;
select is(
  (select count(*)::integer from data, jsonb_path_query(admins, '$.actions[*]')),
  (select count(*)::integer from public.events where actor_id = tests.id('admin')),
  'an admin’s export has a list of what they did'
);
-- What a former admin did to others stays with those people.
create function pg_temp.been_an_admin() returns void language sql as $$
  update public.users set role = 'admin' where id = tests.id('newcomer');
  select tests.add_job('moran');
  select tests.be('newcomer'), public.invite_caregiver(tests.job('moran'), tests.id('stranger')), tests.be_owner();
  update public.users set role = 'caregiver' where id = tests.id('newcomer')
$$;
select is(
  tests.attempt('newcomer', format(
    $$ select from jsonb_path_query(public.export_my_data(), '$.events[*]') e where strpos(e::text, %L) > 0 $$, tests.id('stranger')
  ), 'select pg_temp.been_an_admin()'), '0', 'what a former admin did to others is in no export'
);
select is(
  tests.attempt('admin', $$ select from public.events where subject_type = 'applications' and after ->> 'caregiver_id' = tests.id('stranger')::text
    and after ->> 'status' = 'invited' $$,
    $$ select pg_temp.been_an_admin(), tests.be('newcomer'), public.delete_my_account(), tests.be_owner() $$),
  '1', 'what a former admin did is kept when the account is deleted'
);
select ok(strpos(admins::text, 'Byrne') = 0 and strpos(admins::text, 'Walsh') = 0, 'an admin’s export has no names of others') from data;

-- Leaving, in order
select is(
  tests.attempt('stranger', 'select public.' || call || '()', format(
    'update auth.sessions set created_at = now() - interval ''10 minutes'' where user_id = %L', tests.id('stranger'))),
  'sign_in_again', call || ' needs a sign-in of the last ten minutes'
)
from unnest('{prepare_account_deletion,delete_my_account}'::text[]) call;
select is(
  tests.attempt('stranger', 'select public.prepare_account_deletion()', format(
    $$ update auth.sessions set created_at = now() - interval '9 minutes' where user_id = %1$L;
       insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), %1$L, now() - interval '1 hour') $$,
    tests.id('stranger'))),
  '1', 'only the session that asks must be new'
);
select is(tests.attempt('admin', 'select public.' || call || '()'), 'last_admin', call || ' is refused to the last admin')
from unnest('{prepare_account_deletion,delete_my_account}'::text[]) call;
select is(
  tests.attempt('admin', 'select public.delete_my_account()', 'update public.users set role = ''admin'' where id = tests.id(''stranger'')'),
  'second_admin_needed', 'one of several admins can’t delete their own account'
);
select is(tests.attempt('caregiver', 'select public.delete_my_account()'), 'files_remain', 'an account with files can’t be deleted');
select is(
  tests.attempt('caregiver', 'delete from storage.objects'), '1', 'a file that a document needs can’t be deleted'
);
select tests.be('caregiver');
select is(
  public.prepare_account_deletion(),
  array[auth.uid() || '/2026/loose.pdf', auth.uid() || '/passport.pdf'], 'prepare_account_deletion returns the files to delete'
);
select is_empty('select id from public.documents', 'it deletes the documents, also verified ones');
select is(
  (select status::text from public.caregiver_profiles), 'draft', 'it ends the approval, in case the person stays'
);
select tests.be_owner();
select is(
  tests.attempt('stranger', $$ select from public.caregiver_profiles where status = 'suspended' $$, format(
    $$ update public.caregiver_profiles set status = 'suspended' where user_id = %L;
       select tests.be('stranger'), public.prepare_account_deletion(), tests.be_owner() $$, tests.id('stranger'))),
  '1', 'it does not end a suspension'
);
select is(
  tests.attempt('admin', 'select public.approve_caregiver(tests.id(''caregiver''), 1)'), 'profile_step_not_allowed',
  'the profile can be approved only once it is sent in again'
);
select is(tests.attempt('caregiver', 'delete from storage.objects'), '2', 'then all of one''s own files can be deleted');
select is(
  tests.attempt('caregiver', 'delete from storage.objects', 'update public.users set role = ''admin'' where id = tests.id(''caregiver'')'),
  '2', 'also for someone who has become an admin'
);
select tests.be('caregiver');
delete from storage.objects;
select public.delete_my_account();
select tests.be_owner();

-- What is left
select is_empty(
  $$ select id from auth.users where id = tests.id('caregiver')
     union all select user_id from auth.sessions where user_id = tests.id('caregiver')
     union all select id from public.users where id = tests.id('caregiver')
     union all select user_id from public.caregiver_profiles where user_id = tests.id('caregiver')
     union all select id from public.applications where caregiver_id = tests.id('caregiver') $$,
  'the account is deleted with everything of its own'
);
select results_eq(
  $$ select to_address, recipient_id from private.mails where kind = 'account_deleted' $$,
  $$ values ('caregiver@example.test', null::uuid) $$, 'an email to the address says that the account is deleted'
);
select is(pg_temp.kept('caregiver@example.test'), '{private.mails}', 'until it is sent, only it has the address');
create function pg_temp.sent() returns void language sql as $$
  select private.settle_mail(m.id) from private.mails m where m.kind = 'account_deleted'
$$;
select pg_temp.sent();
select is(pg_temp.kept('caregiver@example.test'), '{}', 'then the address is stored nowhere');
select is(pg_temp.kept('+353209123456'), array['public.caregiver_profiles', 'public.events'],
  'the phone number is stored only for other test accounts');
select is(pg_temp.kept(words), '{}', format('"%s" is nowhere', words))
from unnest('{Kind\, calm and musical.,passport.pdf,loose.pdf}'::text[]) words;
select is(pg_temp.kept('Caregiver Byrne'), '{public.placements}', 'the name is stored only in the placement');
select results_eq(
  $$ select caregiver_name, caregiver_id, application_id, request_id, starts_on, placed_at
     from public.placements $$,
  $$ values ('Caregiver Byrne', null::uuid, null::uuid, tests.id('walsh'), private.first_agreed_day(private.windows(5), tests.today() + 7), now()) $$,
  'the placement proves who was where and when'
);
select results_eq(
  $$ select action, actor_id, before - 'status', after from public.events
     where subject_type = 'users' and subject_id = tests.id('caregiver')::text and action <> 'erase' order by id desc limit 1 $$,
  $$ values ('delete', tests.id('caregiver'), null::jsonb, null::jsonb) $$,
  'the audit log says that the account was deleted, and who did it'
);
select is_empty(
  $$ select id from public.events where actor_id = tests.id('caregiver')
     and (before - 'status' <> '{}' or after - 'status' <> '{}') and subject_type not in ('requests', 'jobs', 'placements') $$,
  'the audit log does not have the contents of what the account did'
);
select is(
  (select array_agg(distinct k order by k) from public.events e, jsonb_object_keys(e.before || e.after) k
   where e.subject_type = 'placements' and e.subject_id = (select id::text from public.placements) and e.action = 'update'),
  '{ended_at,ends_on}', 'the activity still has when the placement ended'
);
select is(
  (select array_agg(distinct k order by k) from public.events e, jsonb_object_keys(e.after) k
   where e.subject_type = 'placements' and e.subject_id = (select id::text from public.placements) and e.action = 'insert'),
  '{availability,came,corrected_at,ended_at,ends_on,first_day_confirmed_at,hourly_rate,placed_at,starts_on,visits}',
  'the activity still has its terms, without a name'
);
select isnt_empty(
  $$ select id from public.events where subject_type = 'users' and subject_id = tests.id('stranger')::text and after is not null $$,
  'other people''s events are whole'
);
select is(
  tests.attempt('admin', 'select from public.placements p left join public.caregiver_profiles c on c.user_id = p.caregiver_id'),
  '1', 'admins still see the placement'
);
select is(tests.attempt('caregiver', 'select from public.users'), '0', 'the old token opens nothing');
select is(tests.attempt('caregiver', 'select public.export_my_data()'), 'not_allowed', 'the old token exports nothing');
select lives_ok($$ select tests.sign_up('caregiver') $$, 'the address can sign up again');
select is(
  (select status::text from public.caregiver_profiles where user_id = tests.id('caregiver')), 'draft', 'a new account with the address begins with a draft'
);

-- A legacy record is erased too, whichever column names its account.
select tests.sign_up('elder');
delete from public.users where id = tests.id('elder');
insert into public.caregivers (id, email) values (tests.id('elder'), 'elder@example.test');
select tests.be(person), public.delete_my_account(), tests.be_owner(), pg_temp.sent() from unnest('{legacy,elder}'::text[]) person;
select is(pg_temp.kept(person || '@example.test'), '{}', 'nothing is left of ' || person) from unnest('{legacy,elder}'::text[]) person;

-- Deleting an account on the auth server's dashboard erases the same.
delete from auth.users where id = tests.id('stranger');
select is(pg_temp.kept('stranger@example.test') || pg_temp.kept('Stranger Byrne'), '{}', 'nothing is left of who is deleted elsewhere');
select is_empty(
  $$ select from public.events
     where subject_id = tests.id('stranger')::text and (before - 'status' <> '{}' or after - 'status' <> '{}') $$,
  'nor of what the audit log said of it'
);

select * from finish();
rollback;
