-- Every table × select, insert, update, delete × seven kinds of people, with each result: 42501 if it is refused,
-- else how many rows are seen or changed. A policy's denial raises nothing, so 0 means that no row changed.
begin;
\ir fixtures.psql

-- Everyone who must get nothing still owns one of everything: a deactivated caregiver with a legacy record and a
-- placement, and an account without a role that has a profile and a document.
insert into public.caregiver_profiles (user_id) values (tests.id('no_role'));
insert into public.caregivers (user_id, email) values (tests.id('deactivated'), 'deactivated@example.test');
update public.users set deactivated_at = null where id = tests.id('deactivated');
select
  tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger'),
  tests.add_job('daly'), tests.add_application('daly', 'deactivated'),
  tests.add_job('kelly');
select tests.be('admin');
select public.invite_admin('newcomer@example.test');
select public.ask_family(tests.id('kelly'), 'Are there stairs?');
select public.add_note(tests.id('a note'), 'application', tests.application('walsh', 'caregiver'), 'note', 'Rang twice.');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.place_by_phone(tests.application('daly', 'deactivated'));
select tests.be_owner();
insert into public.check_ins (placement_id, occasion) select id, 'week' from public.placements;
insert into public.family_messages (id, request_id, about, words) values (gen_random_uuid(), tests.id('walsh'), 'question', 'Who comes?');
insert into public.complaints (id, placement_id, side, kind) select gen_random_uuid(), id, 'family', 'lateness' from public.placements;
insert into public.visit_changes (id, placement_id, on_date, opens, kind) select gen_random_uuid(), id, starts_on, 360, 'not_needed' from public.placements;
insert into public.terms_changes (id, placement_id, from_day, visits) select gen_random_uuid(), id, starts_on + 30, visits from public.placements;
update public.users set deactivated_at = now() where id = tests.id('deactivated');
select tests.add_document(person || '_document', person, 'first_aid', 'uploaded')
from unnest('{caregiver,stranger,deactivated,no_role}'::text[]) person;
insert into public.time_off (caregiver_id, from_day, to_day)
select tests.id(person), private.today() + 3, private.today() + 9
from unnest('{caregiver,stranger,deactivated,no_role}'::text[]) person;
insert into storage.objects (bucket_id, name)
select 'documents', tests.id(person) || '/loose.pdf'
from unnest('{caregiver,stranger,deactivated,no_role}'::text[]) person;
insert into public.credential_rules values ('respite_care', 'insurance'), ('respite_care', 'reference');
alter table public.events disable trigger append_only;
delete from public.events;
alter table public.events enable trigger append_only;
update public.requests set priority = true where id = tests.id('kelly');
-- Hosted storage refuses deletes past its API unless told otherwise; the policies are what is tested.
select set_config('storage.allow_delete_query', 'true', true);

create temporary table matrix (
  relation text, operation text, anon text, owner text, stranger text, admin text, deactivated text, no_role text
);
insert into matrix values
  --                                 anon     owner    stranger admin    deactiv. no role
  ('public.users', 'select',        '42501', '1',     '1',     '5',     '0',     '0'),
  ('public.users', 'insert',        '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.users', 'update',        '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.users', 'delete',        '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.caregivers', 'select',   '42501', '1',     '0',     '2',     '0',     '0'),
  ('public.caregivers', 'insert',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.caregivers', 'update',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.caregivers', 'delete',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.invitations', 'select',  '42501', '0',     '0',     '1',     '0',     '0'),
  ('public.invitations', 'insert',  '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.invitations', 'update',  '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.invitations', 'delete',  '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.staff', 'select',        '42501', '0',     '0',     '1',     '0',     '0'),
  ('public.staff', 'insert',        '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.staff', 'update',        '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.staff', 'delete',        '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.events', 'select',       '42501', '0',     '0',     '1',     '0',     '0'),
  ('public.events', 'insert',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.events', 'update',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.events', 'delete',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.places', 'select',       '42501', '3',     '3',     '3',     '0',     '0'),
  ('public.places', 'insert',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.places', 'update',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.places', 'delete',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.credential_rules', 'select', '42501', '2', '2',     '2',     '0',     '0'),
  ('public.credential_rules', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.credential_rules', 'update', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.credential_rules', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.caregiver_profiles', 'select', '42501', '1', '1',   '6',     '0',     '0'),
  ('public.caregiver_profiles', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.caregiver_profiles', 'update', '42501', '1', '1',   '0',     '0',     '0'),
  ('public.caregiver_profiles', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.reviewed_profiles', 'select', '42501', '1', '1',    '4',     '0',     '0'),
  ('public.reviewed_profiles', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.reviewed_profiles', 'update', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.reviewed_profiles', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.time_off', 'select',     '42501', '1',     '1',     '4',     '0',     '0'),
  ('public.time_off', 'insert',     '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.time_off', 'update',     '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.time_off', 'delete',     '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.documents', 'select',    '42501', '1',     '1',     '4',     '0',     '0'),
  ('public.documents', 'insert',    '42501', '1',     '42501', '42501', '42501', '42501'),
  ('public.documents', 'update',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.documents', 'delete',    '42501', '1',     '1',     '0',     '0',     '0'),
  ('public.requests', 'select',     '42501', '0',     '0',     '3',     '0',     '0'),
  ('public.requests', 'insert',     '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.requests', 'update',     '42501', '0',     '0',     '3',     '0',     '0'),
  ('public.requests', 'delete',     '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.request_contacts', 'select', '42501', '0', '0',     '3',     '0',     '0'),
  ('public.request_contacts', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.request_contacts', 'update', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.request_contacts', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.request_questions', 'select', '42501', '0', '0',    '1',     '0',     '0'),
  ('public.request_questions', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.request_questions', 'update', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.request_questions', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.jobs', 'select',         '42501', '0',     '0',     '3',     '0',     '0'),
  ('public.jobs', 'insert',         '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.jobs', 'update',         '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.jobs', 'delete',         '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.applications', 'select', '42501', '1',     '1',     '3',     '0',     '0'),
  ('public.applications', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.applications', 'update', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.applications', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.offers', 'select',       '42501', '1',     '0',     '2',     '0',     '0'),
  ('public.offers', 'insert',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.offers', 'update',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.offers', 'delete',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.agreements', 'select',   '42501', '1',     '0',     '4',     '0',     '0'),
  ('public.agreements', 'insert',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.agreements', 'update',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.agreements', 'delete',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.family_messages', 'select', '42501', '0', '0', '1', '0', '0'),
  ('public.family_messages', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.family_messages', 'update', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.family_messages', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.complaints', 'select',    '42501', '0',     '0',     '2',     '0',     '0'),
  ('public.complaints', 'insert',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.complaints', 'update',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.complaints', 'delete',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.check_ins', 'select',    '42501', '0',     '0',     '2',     '0',     '0'),
  ('public.check_ins', 'insert',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.check_ins', 'update',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.check_ins', 'delete',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.terms_changes', 'select',    '42501', '0',     '0',     '2',     '0',     '0'),
  ('public.terms_changes', 'insert',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.terms_changes', 'update',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.terms_changes', 'delete',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.visit_changes', 'select',    '42501', '0',     '0',     '2',     '0',     '0'),
  ('public.visit_changes', 'insert',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.visit_changes', 'update',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.visit_changes', 'delete',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.activity_notes', 'select', '42501', '0', '0',       '1',     '0',     '0'),
  ('public.activity_notes', 'insert', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.activity_notes', 'update', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.activity_notes', 'delete', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.placements', 'select',   '42501', '1',     '0',     '2',     '0',     '0'),
  ('public.placements', 'insert',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.placements', 'update',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('public.placements', 'delete',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('storage.objects', 'select',     '0',     '1',     '1',     '0',     '0',     '0'),
  ('storage.objects', 'insert',     '42501', '1',     '42501', '1',     '42501', '42501'),
  ('storage.objects', 'update',     '0',     '0',     '0',     '0',     '0',     '0'),
  ('storage.objects', 'delete',     '0',     '1',     '1',     '0',     '0',     '0'),
  ('private.mails', 'select',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.invitation_tokens', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.throttle_hits', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.request_links', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.account_proofs', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.duties', 'select',      '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.idle_warnings', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.erased_accounts', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.document_views', 'select',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.operator', 'select',    '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.earlier_answers', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.arrival_notes', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.notifications', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.assignments', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.told_occasions', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.mail_choices', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.new_jobs', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.confirmed_visits', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.cover_invitations', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.calendar_addresses', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.job_alerts', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.working_days', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.answer_times', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.presets', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.pending_items', 'select',       '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.lapses', 'select',      '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.dated_pending_items', 'select',     '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.matchable', 'select',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.matchable_now', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.reaches', 'select',     '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.open_jobs', 'select',   '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.quiet_jobs', 'select',  '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.job_figures', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.first_placements', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.end_causes', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.introduction_words', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.staff_sign_in', 'select', '42501', '42501', '42501', '42501', '42501', '42501'),
  ('private.setup_code', 'select',  '42501', '42501', '42501', '42501', '42501', '42501');

-- For tables that may be written, what a client may write. For others any value.
create temporary table statements (relation text, operation text, statement text);
insert into statements values
  ('public.users', 'update', $$ update public.users set role = 'admin' $$),
  ('public.caregivers', 'update', $$ update public.caregivers set email = 'x@example.test' $$),
  ('public.invitations', 'update', $$ update public.invitations set accepted_at = null $$),
  ('public.staff', 'update', $$ update public.staff set until = null $$),
  ('public.events', 'update', $$ update public.events set after = null $$),
  ('public.places', 'update', $$ update public.places set name = 'Elsewhere' $$),
  ('public.credential_rules', 'update', $$ update public.credential_rules set kind = 'insurance' $$),
  ('public.caregiver_profiles', 'update', $$ update public.caregiver_profiles set about = 'Someone else.' $$),
  -- Everyone tries to add to the owner's folder, in the owner's name.
  ('public.documents', 'insert', format(
    $$ insert into public.documents (caregiver_id, kind, file_path, file_name)
       values (%1$L, 'identity', '%1$s/loose.pdf', 'passport.pdf') $$, tests.id('caregiver'))),
  ('public.reviewed_profiles', 'update', $$ update public.reviewed_profiles set about = 'Someone else.' $$),
  ('public.time_off', 'update', $$ update public.time_off set to_day = from_day $$),
  ('public.documents', 'update', $$ update public.documents set status = 'verified' $$),
  ('public.requests', 'update', $$ update public.requests set priority = true $$),
  ('public.activity_notes', 'update', $$ update public.activity_notes set words = 'Other words.' $$),
  ('public.request_contacts', 'update', $$ update public.request_contacts set contact_name = 'Nobody' $$),
  ('public.request_questions', 'update', $$ update public.request_questions set answer = 'No' $$),
  ('public.jobs', 'update', $$ update public.jobs set status = 'open' $$),
  ('public.applications', 'update', $$ update public.applications set status = 'placed' $$),
  ('public.offers', 'update', $$ update public.offers set stands_until = starts_on $$),
  ('public.agreements', 'update', $$ update public.agreements set answer = 'yes' $$),
  ('public.family_messages', 'update', $$ update public.family_messages set answered_at = null $$),
  ('public.complaints', 'update', $$ update public.complaints set settled_at = null $$),
  ('public.check_ins', 'update', $$ update public.check_ins set answer = 'well' $$),
  ('public.terms_changes', 'update', $$ update public.terms_changes set agreed_at = now() $$),
  ('public.visit_changes', 'update', $$ update public.visit_changes set undone_at = now() $$),
  ('public.placements', 'update', $$ update public.placements set caregiver_id = null $$),
  ('storage.objects', 'insert', format(
    $$ insert into storage.objects (bucket_id, name) values ('documents', '%s/passport.pdf') $$, tests.id('caregiver'))),
  ('storage.objects', 'update', $$ update storage.objects set metadata = '{}' $$);

select plan((
  7 * count(*) + 7 + count(*) filter (where operation = 'select' and relation like 'public.%' and owner ~ '^[1-9]' and owner <> admin)
)::integer) from matrix;
select is(
  tests.attempt(
    -- A legacy record's owner is someone who has nothing else.
    case c.kind
      when 'owner' then case m.relation when 'public.caregivers' then 'legacy' else 'caregiver' end
      when 'signed-out admin' then 'admin'
      else c.kind
    end,
    coalesce(s.statement, case m.operation
      when 'select' then format('select from %s', m.relation)
      when 'insert' then format('insert into %s default values', m.relation)
      when 'delete' then format('delete from %s', m.relation)
    end),
    case c.kind when 'signed-out admin' then 'delete from auth.sessions' end
  ),
  c.expected, format('%s: %s by %s comes to %s', m.relation, m.operation, c.kind, c.expected)
)
from matrix m
left join statements s using (relation, operation)
cross join lateral (values
  ('anon', m.anon), ('owner', m.owner), ('stranger', m.stranger), ('admin', m.admin),
  ('deactivated', m.deactivated), ('no_role', m.no_role),
  -- A token whose session has ended gives no role.
  ('signed-out admin', m.no_role)
) c (kind, expected)
order by m.relation, m.operation, c.kind;

select bag_eq(
  $$ select tablename::text from pg_tables where schemaname = 'public' $$,
  $$ select split_part(relation, '.', 2) from matrix where relation like 'public.%' and operation = 'select' $$,
  'the matrix has every public table'
);
select bag_eq(
  $$ select tablename::text from pg_tables where schemaname = 'private'
     union all select viewname from pg_views where schemaname = 'private' $$,
  $$ select split_part(relation, '.', 2) from matrix where relation like 'private.%' $$,
  'the matrix has every private table'
);
-- As if the tables were large: only queries without an index read them from end to end.
set local enable_seqscan = off;
create function pg_temp.read_through(statement text) returns setof text language plpgsql as $$
declare
  line text;
begin
  perform tests.be('caregiver');
  for line in execute 'explain ' || statement loop
    if line ~ 'Seq Scan on' then return next trim(line); end if;
  end loop;
  perform tests.be_owner();
end $$;
select is_empty(
  format('select pg_temp.read_through(%L)', case
    -- These are read with their application.
    when m.relation in ('public.offers', 'public.agreements')
    then format('select from public.applications a join %s o on o.application_id = a.id', m.relation)
    else format('select * from %s', m.relation)
  end), format('of %s an index finds what is one''s own', m.relation)
)
from matrix m
where m.operation = 'select' and m.relation like 'public.%' and m.owner ~ '^[1-9]' and m.owner <> m.admin
order by m.relation;
set local enable_seqscan = on;
select is(
  tests.attempt('newcomer', 'select from public.request_contacts'), '0',
  'a caregiver without a placement sees no family'
);
select is(
  tests.attempt('admin', $$ select from storage.buckets $$), '0', 'not even an admin lists the buckets'
);


-- People who may do nothing: no call, and no file in their own folder. They get no contact, and no event says so.
select is_empty(
  $$ select person, c.name, outcome
     from unnest('{deactivated,no_role}'::text[]) person, tests.calls_that_write() c, tests.attempt(person, c.call) outcome
     where outcome <> case c.name when 'read_contact' then '0' else 'not_allowed' end $$,
  'no call writes anything for a deactivated account, or one without a role'
);
select is(tests.attempt('deactivated', statement), '42501', 'a deactivated account can''t add ' || what)
from (values
  ('a file', $$ insert into storage.objects (bucket_id, name) values ('documents', auth.uid() || '/own.pdf') $$),
  ('a document', $$ insert into public.documents (caregiver_id, kind, file_path, file_name)
     values (auth.uid(), 'identity', auth.uid() || '/own.pdf', 'own.pdf') $$)
) s (what, statement);

select * from finish();
rollback;
