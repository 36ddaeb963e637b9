-- The audit log as staff read it: who may, filters, pages, and that every recorded table is in it.
begin;
select plan(50);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_job('daly');
select tests.add_document('document', 'caregiver', 'first_aid', 'uploaded');
insert into storage.objects (bucket_id, name) values ('documents', tests.id('caregiver') || '/document.pdf');
select tests.be('admin');
select public.open_document(tests.id('document'));
select public.verify_document(tests.id('document'), 'Seen the original.');
select public.record_export('caregivers', '{"status": "approved", "search": "byrne"}');
select public.add_note(tests.id('a note'), 'application', tests.application('walsh', 'caregiver'), 'call', 'Rang twice.');
select public.read_contact(tests.id('walsh'));
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
select private.record_refusal(null, tests.id('caregiver'), 'token', 'invalid_credentials', '192.0.2.1');
select private.record_refusal(tests.id('caregiver'), null, 'approve_caregiver', 'not_allowed', '192.0.2.1');

create function pg_temp.told(wanted jsonb, older_than bigint default null, size integer default 200)
returns text[] language sql as $$
  select coalesce(array_agg(concat_ws(' ', t.actor, t.subject_type, t.action, t.page, t.thing, t.detail) order by t.id), '{}')
  from public.list_audit_log(wanted, older_than, size) t
$$;
create function pg_temp.ids(wanted jsonb, older_than bigint default null, size integer default 200) returns bigint[] language sql as $$
  select coalesce(array_agg(t.id), '{}') from public.list_audit_log(wanted, older_than, size) t
$$;
create function pg_temp.shown(request text) returns text language sql stable security definer as $$
  select private.show_reference(reference) from public.requests where id = tests.id(request)
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Denials
select is(tests.attempt(person, $$ select public.list_audit_log('{}') $$, given), outcome, format('%s comes to %s', person, outcome))
from (values
  ('anon', '42501', null), ('caregiver', 'not_allowed', null), ('no_role', 'not_allowed', null),
  ('admin', 'not_allowed', 'update public.users set deactivated_at = now() where id = tests.id(''admin'')'),
  ('admin', 'not_allowed', 'delete from auth.sessions')
) p (person, outcome, given);
select is(
  tests.attempt('caregiver', $$ select public.list_audit_log('{"from": "no day"}') $$), 'not_allowed', 'the role is checked before the filters'
);

select tests.be('admin');
-- All of it
select is(
  (select array_agg(e.id order by e.id desc) from public.events e where e.subject_type <> 'reviewed_profiles'), pg_temp.ids('{}'),
  'all events, the latest first'
);
select is(pg_temp.ids(jsonb_build_object('to', '2100-01-01', 'from', '2000-01-01')), pg_temp.ids('{}'), 'a long period has all events');
select is_empty(
  $$ select distinct c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'record_event' and c.relname not in ('reviewed_profiles') and c.relname <> all (
       array(select k from unnest(
         '{requests,request_contacts,arrival_notes,request_questions,family_messages,jobs,caregiver_profiles,time_off,documents,applications,offers,agreements,placements,check_ins,complaints,visit_changes,terms_changes,users,invitations,activity_notes,lists,credential_rules,presets,mails,functions,retention,caregivers}'::text[]
       ) k)
     ) $$,
  'every recorded table can be shown'
);

-- By person, kind and what was done
select is(
  pg_temp.told('{"what": "views", "kind": "document"}'), '{"admin@example.test documents read caregiver Caregiver Byrne first_aid"}',
  'who opened which document'
);
select is(
  pg_temp.told('{"what": "refusals"}'), '{users refuse user caregiver@example.test,Caregiver Byrne functions refuse approve_caregiver}',
  'refused sign-ins and calls'
);
select is(pg_temp.told('{"what": "views", "kind": "list"}'), '{"admin@example.test lists read caregivers"}', 'who exported which list');
select is(
  pg_temp.told('{"what": "views", "kind": "request"}'),
  array['admin@example.test request_contacts read request ' || pg_temp.shown('walsh')],
  'who read which contact, with the reference'
);
select is(
  pg_temp.told('{"kind": "note"}'), '{"admin@example.test activity_notes insert application Caregiver Byrne call"}', 'a note names its subject'
);
select is(
  pg_temp.told(jsonb_build_object('who', tests.id('caregiver'))), array[
    'Caregiver Byrne applications insert application Caregiver Byrne', 'Caregiver Byrne functions refuse approve_caregiver'
  ],
  'what a caregiver did'
);
select ok(
  pg_temp.told(jsonb_build_object('who', tests.id('admin'), 'kind', 'document'))
    = array['admin@example.test documents read caregiver Caregiver Byrne first_aid', 'admin@example.test documents update caregiver Caregiver Byrne first_aid'],
  'what an admin did with documents'
);
select ok(
  (select bool_and(t.by_family = (who = 'family') and t.actor_id is null) and count(*) > 0
    from public.list_audit_log(jsonb_build_object('who', who), size => 200) t),
  'what was done by: ' || who
) from unnest('{family,system}'::text[]) who;
select is(
  (select sum(cardinality(pg_temp.ids(jsonb_build_object('who', who))))
   from unnest(array['family', 'system', tests.id('admin')::text, tests.id('caregiver')::text]) who),
  (select count(*) from public.events e where e.subject_type <> 'reviewed_profiles'), 'the filters by person cover every event'
);
select is(
  (select count(*) from public.events e where e.subject_type <> 'reviewed_profiles'),
  (select sum(cardinality(pg_temp.ids(jsonb_build_object('what', what)))) from unnest('{changes,views,sign_ins,refusals}'::text[]) what),
  'the filters by action cover every event'
);
select is(
  (select count(*) from public.events e where e.subject_type <> 'reviewed_profiles'),
  (select sum(cardinality(pg_temp.ids(jsonb_build_object('kind', kind))))
   from unnest('{request,job,caregiver,document,application,placement,user,note,list,other}'::text[]) kind),
  'the filters by kind cover every event'
);

-- By record
select ok(
  (select bool_and(t ~ 'Caregiver|caregiver@|admin@|^requests|^request_contacts|request') from unnest(pg_temp.told(jsonb_build_object('thing', (
    select lower(substr(reference, 1, 3)) || '-' || substr(reference, 4, 6) from public.requests where id = tests.id('walsh')
  )))) t), 'a request by its reference'
);
select ok(pg_temp.ids(jsonb_build_object('thing', r.reference)) @> array(
  select e.id from public.events e where e.subject_id in (tests.id('walsh')::text, tests.job('walsh')::text, tests.id('a note')::text)
    and e.subject_type <> 'reviewed_profiles'
) and not pg_temp.ids(jsonb_build_object('thing', r.reference)) && array(
  select e.id from public.events e where e.subject_id in (tests.id('daly')::text, tests.job('daly')::text)
), 'a request by its reference, with its job and notes, and no others')
from public.requests r where r.id = tests.id('walsh');
select is(
  pg_temp.ids(jsonb_build_object('thing', name)), pg_temp.ids(jsonb_build_object('thing', tests.id('caregiver'))), 'a caregiver by ' || name
) from unnest('{caregiver byrne,BYRNE Caregiver}'::text[]) name;
select ok(
  pg_temp.ids('{"thing": "caregiver@example.test"}') @> array(select e.id from public.events e where e.subject_id = tests.id('document')::text),
  'a caregiver by the address, with the documents'
);
select is(pg_temp.told('{"thing": "Nobody Whatsoever"}'), '{}', 'an unknown name finds nothing');
select is(
  pg_temp.told(jsonb_build_object('thing', 'caregiver@example.test', 'what', 'views')),
  '{"admin@example.test documents read caregiver Caregiver Byrne first_aid"}', 'who viewed a caregiver’s records'
);

-- By time, and page after page
select tests.be_owner();
alter table public.events disable trigger user;
update public.events set occurred_at = case
  when id = (select min(id) from public.events where subject_type = 'requests') then timestamptz '2026-03-10 23:30 Europe/Dublin'
  else '2026-03-02 09:00 Europe/Dublin' end
where id <= (select min(id) from public.events where subject_type = 'requests');
alter table public.events enable trigger user;
select tests.be('admin');
select is(cardinality(pg_temp.ids(jsonb_build_object('from', day, 'to', until))), found, format('from %s to %s: %s', day, until, found))
from (values
  ('2026-03-10', '2026-03-10', 1), ('2026-03-11', '2026-03-11', 0), ('2026-03-03', '2026-03-09', 0), ('2026-03-10', '2026-04-01', 1)
) d (day, until, found);
select is(pg_temp.ids(wanted), '{}', wanted::text || ' finds nothing')
from unnest(array[
  '{"from": "x"}', '{"to": "2026-13-40"}', '{"who": "me"}', '{"kind": "x"}', '{"what": "x"}', '{"kind": "x", "thing": "Caregiver"}', '[]',
  '"request"', 'null'
]::jsonb[]) wanted;
select is(pg_temp.ids(null), '{}', 'null finds nothing');
select is(
  pg_temp.ids(wanted, size => 3) || pg_temp.ids(wanted, (pg_temp.ids(wanted, size => 3))[3], 3),
  (pg_temp.ids(wanted))[1:6], 'page after page: ' || wanted::text
)
from unnest(array['{}', '{"what": "changes"}', '{"kind": "user"}', '{"who": "family"}', '{"who": "system"}', '{"thing": "BYRNE Caregiver"}']::jsonb[]) wanted;

select is(
  tests.attempt('admin', $$ select public.record_export('audit_log', '{"thing": "Mary Byrne", "who": "family"}') $$), '1', 'exporting the log is recorded'
);
select public.record_export('audit_log', '{"thing": "Mary Byrne", "who": "family", "from": "2026-01-01"}');
select is(
  (select e.after from public.events e order by e.id desc limit 1), '{"who": "family", "from": "2026-01-01", "search": true}', 'the record of the export has no name'
);

select * from finish();
rollback;
