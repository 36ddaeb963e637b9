-- Every table that names a person is exported, erased and kept for a limited time. The test reads the catalogue, so a
-- new table that names someone fails here until it is listed.
begin;
select plan(68);
\ir fixtures.psql
select set_config('storage.allow_delete_query', 'true', true);

-- The tables that name people, found by what they refer to and by what their columns are called.
create temporary view naming as
  select distinct a.attrelid::regclass::text as relation
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
    and (
      a.attname ~ '(^|_)(email|phone|name|address|by|key|actor_id|subject_id|user_id|caregiver_id|request_id|owner)$'
      or exists (
        select from pg_constraint k
        where k.contype = 'f' and k.conrelid = a.attrelid and a.attnum = any (k.conkey)
          and k.confrelid::regclass::text = any ('{auth.users,users,caregivers,caregiver_profiles,requests}'::text[])
      )
    );

-- What becomes of each. Exported under: a part of export_my_data or of export_request, or why not. Left after an
-- erasure that someone asked for, and after retention has run for ten years: whether a name or id is left.
create temporary table promises (
  relation text, about text, exported_under text, not_exported text, left_after_erasure boolean, left_after_retention boolean
);
insert into promises values
  ('users', 'caregiver', 'profile', null, false, false),
  ('caregivers', 'caregiver', 'legacy_record', null, false, false),
  ('caregiver_profiles', 'caregiver', 'caregiver_profile', null, false, false),
  ('reviewed_profiles', 'caregiver', 'reviewed_profile', null, false, false),
  ('documents', 'caregiver', 'documents', null, false, false),
  ('time_off', 'caregiver', 'time_off', null, false, false),
  ('private.matchable', 'caregiver', null, 'worked out from what is exported', false, false),
  ('applications', 'caregiver', 'applications', null, false, false),
  ('invitations', 'caregiver', 'invitations', null, false, false),
  ('private.mails', 'caregiver', 'mails', null, false, false),
  ('private.notifications', 'caregiver', 'messages', null, false, false),
  ('private.told_occasions', 'caregiver', null, 'which messages are not told again', false, false),
  ('private.mail_choices', 'caregiver', 'wants_emails', null, false, false),
  ('private.job_alerts', 'caregiver', 'job_alerts', null, false, false),
  ('private.cover_invitations', 'caregiver', 'cover_invitations', null, false, false),
  ('private.calendar_addresses', 'caregiver', 'calendar_address', null, false, false),
  ('private.account_proofs', 'caregiver', 'account', null, false, false),
  ('agreements', 'family', 'agreements', null, false, false),
  ('complaints', 'family', 'complaints', null, false, false),
  ('terms_changes', 'family', 'terms_changes', null, false, false),
  ('visit_changes', 'family', 'visit_changes', null, false, false),
  ('activity_notes', 'family', null, 'what staff note down for themselves', false, false),
  ('placements', 'caregiver', 'placements', null, true, false), -- the name, as proof, for proof_months
  ('private.first_placements', 'family', null, 'the days between two dates of what is exported', true, true),
  ('private.assignments', 'admin', null, 'what is assigned to a staff member', false, false),
  ('events', 'caregiver', 'events', null, true, true), -- that something happened, and to which id
  ('staff', 'admin', 'staff', null, true, false), -- for proof_months
  ('private.document_views', 'admin', null, 'a right of two minutes; that it was used is an event', false, false),
  ('private.idle_warnings', 'family', null, 'that nobody does anything about it, until it is closed', true, true),
  ('requests', 'family', 'request', null, true, true), -- the id, beside what counts care
  ('request_contacts', 'family', 'contact', null, false, false),
  ('private.arrival_notes', 'family', 'arrival_notes', null, false, false),
  ('request_questions', 'family', 'questions', null, false, false),
  ('family_messages', 'family', 'family_messages', null, false, false),
  ('jobs', 'family', 'jobs', null, true, true), -- the same
  ('private.earlier_answers', 'family', 'earlier_answers', null, false, false),
  ('private.request_links', 'family', 'links', null, true, true), -- hashes, to tell a holder that it has ended
  ('private.throttle_hits', 'family', null, 'counts, gone after a day', true, false),
  ('private.erased_accounts', 'caregiver', null, 'who has left, for a day, to be erased from the auth server''s log', true, false);

select bag_eq(
  'select relation from naming',
  $$ select relation from promises union all values ('places'), ('private.presets') $$, -- of towns, and of texts
  'every table that names a person is promised for'
);

-- One of everything
select tests.add_request('walsh');
select tests.add_request('walsh', '{"answers": [{"question": "Who needs care?", "answer": "Peg Walsh"}]}');
select tests.be('admin');
select public.ask_family(tests.id('walsh'), 'Are there stairs?');
select public.publish_job(tests.id('walsh'), 'Company in the afternoons', 'Tea, talk and a walk by the sea.', '{}');
select public.invite_admin('caregiver@example.test');
select public.assign(tests.id('walsh'), tests.id('admin'));
select public.add_note(gen_random_uuid(), 'request', tests.id('walsh'), 'call', 'Rang twice: Peg Walsh is well.');
select tests.be_owner();
insert into public.caregivers (id, user_id, email) values (tests.id('legacy row'), tests.id('caregiver'), 'caregiver@example.test');
insert into private.erased_accounts (user_id) values (tests.id('caregiver'));
insert into private.idle_warnings (request_id, warned_at) values (tests.id('walsh'), now());
insert into auth.audit_log_entries (id, payload, created_at)
values (gen_random_uuid(), jsonb_build_object('actor_id', tests.id('caregiver'), 'actor_username', 'caregiver@example.test'), now());
select tests.add_document('passport', 'caregiver', 'identity');
select private.notify(tests.id('caregiver'), 'document_expiring', tests.id('passport'), '{}', 'once');
insert into public.time_off (caregiver_id, from_day, to_day) values (tests.id('caregiver'), private.today(), private.today());
insert into private.job_alerts (caregiver_id, job_id, due_on, seen_at) values (tests.id('caregiver'), tests.job('walsh'), private.today(), now());
select tests.add_application('walsh', 'caregiver');
select tests.be('admin');
select public.open_document(tests.id('passport'));
select tests.be_owner();
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
update public.placements set starts_on = private.today();
select tests.be('admin');
select public.close_request(tests.id('walsh'), 'She is well again.');
select tests.be_owner();
insert into public.visit_changes (id, placement_id, on_date, opens, kind, reason)
select gen_random_uuid(), id, starts_on, 360, 'not_needed', 'Peg Walsh is at the sea.' from public.placements;
insert into private.calendar_addresses (caregiver_id, key_hash) values (tests.id('caregiver'), '\x00');
insert into private.cover_invitations (change_id, caregiver_id) select id, tests.id('caregiver') from public.visit_changes;
insert into public.terms_changes (id, placement_id, from_day, visits, words, family_said_by, caregiver_said_by)
select gen_random_uuid(), id, starts_on + 9, visits, 'Peg Walsh is at the sea.', 'Walsh Walsh', 'Caregiver Byrne' from public.placements;
insert into public.complaints (id, placement_id, side, kind, words, said_by, severity, outcome, outcome_words, told, settled_at, settled_by)
select gen_random_uuid(), id, side, 'lateness', case side when 'family' then 'Peg Walsh' else 'Caregiver Byrne' end || ' waits too long.', 'Ann',
  'low', 'explained', 'Peg Walsh knows.', '{family}', now(), gen_random_uuid()
from public.placements, unnest('{family,caregiver}'::public.agreeing_side[]) side;
insert into public.family_messages (id, request_id, about, words, answered_as, answer, answered_at, answered_by) values
  (gen_random_uuid(), tests.id('walsh'), 'visits', 'Could Peg Walsh have Sundays?', 'written', 'Peg Walsh can.', now(), tests.id('admin'));
insert into private.arrival_notes (request_id, access) values (tests.id('walsh'), 'Peg Walsh leaves the key with 12.');

-- How each can be found: by id, address or name.
create temporary table marks (about text, mark text);
insert into marks values
  ('caregiver', tests.id('caregiver')::text), ('caregiver', 'caregiver@example.test'), ('caregiver', 'Caregiver Byrne'),
  ('admin', tests.id('admin')::text), ('admin', '"admin@example.test'), ('admin', ',admin@example.test'),
  ('family', tests.id('walsh')::text), ('family', 'walsh@family.test'), ('family', 'Walsh Walsh'), ('family', 'Peg Walsh'),
  ('family', '7 Shop Street'), ('family', 'Her mother');
create function pg_temp.names(relation text, about text) returns boolean language plpgsql as $$
declare
  found_one boolean;
begin
  execute format(
    'select exists (select from %s t join marks m on m.about = %L and strpos(lower(t::text), lower(m.mark)) > 0)',
    relation::regclass, about
  ) into found_one;
  return found_one;
end $$;
select ok(pg_temp.names(relation, about), format('%s has a row about the %s here', relation, about)) from promises;

-- Export
create temporary table exports (about text, data jsonb);
grant select, insert on exports to anon, authenticated;
select tests.be('caregiver');
insert into exports select 'caregiver', public.export_my_data();
select tests.be('admin');
insert into exports select 'admin', public.export_my_data();
select tests.be('anon');
insert into exports select 'family', public.export_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('walsh') p;
select is(
  public.export_request(p ->> 'reference', repeat('0', 32)), null, 'a wrong key exports nothing'
) from tests.payload('walsh') p;
select tests.be_owner();
select is_empty(
  $$ select p.relation from promises p join exports e using (about)
     where p.exported_under is not null and coalesce(e.data -> p.exported_under, 'null') in ('null', '[]', '{}') $$,
  'each promised table is exported'
);
select is_empty(
  $$ select relation from promises where (exported_under is null) = (not_exported is null) $$, 'each table that is not exported has a reason'
);
select is(
  data #>> '{contact,recipient_name}' || ', ' || (data #>> '{questions,0,question}') || ', ' || (data #>> '{request,notes}'),
  'Peg Walsh, Are there stairs?, She loves music.', 'a family’s export has what it told us'
) from exports where about = 'family';
select is_empty(
  $$ select about from exports where data::text ~ 'salt|secret_hash|key_hash|device_hash|Rang twice' $$, 'no export has a secret'
);
select is(about || ' ' || (data::text ~ tests.id('admin')::text), about || ' false', 'no export says which colleague did what: ' || about)
from exports where about <> 'admin';
select is(
  (data -> 'request' ? 'many_alike')::text || (data #> '{jobs,0}' ? 'waivers')::text || (data #> '{agreements,0}' ? 'hourly_rate')::text,
  'falsefalsefalse', 'no export has the judgements of staff'
) from exports where about = 'family';

-- Erasure, in an attempt that is undone
create function pg_temp.left_after(deed text) returns text[] language sql as $$
  select tests.seen_after(
    'select array(select relation from promises p where pg_temp.names(p.relation, p.about) order by relation)', deed
  )::text[]
$$;
create function pg_temp.left_in_auth_log(deed text) returns text language sql as $$
  select tests.seen_after('select count(*) from auth.audit_log_entries l where l.payload::text ~ ''caregiver''', deed)
$$;
select is(
  pg_temp.left_after($deed$
    do $$ begin
      perform tests.be('caregiver');
      perform public.prepare_account_deletion();
      perform public.delete_my_account();
      perform tests.be('anon');
      perform public.erase_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('walsh') p;
      perform tests.be_owner();
      perform private.settle_mail(m.id) from private.mails m where m.kind = 'account_deleted';
    end $$
  $deed$),
  array(select relation from promises where left_after_erasure order by relation),
  'an erasure leaves only what is promised to stay'
);

-- Retention, likewise
select is(
  pg_temp.left_after('select tests.tick()'),
  array(select relation from promises order by relation), 'nothing expires early'
);
select is(
  pg_temp.left_in_auth_log($deed$
    do $$ begin
      perform tests.be('caregiver');
      perform public.prepare_account_deletion();
      perform public.delete_my_account();
      perform tests.be_owner();
      perform tests.tick(now() + interval '1 day');
    end $$
  $deed$),
  '0', 'a day after an erasure, the auth server''s log no longer names the person'
);
update public.users set role = 'caregiver' where id = tests.id('admin');
select is(
  pg_temp.left_after('select tests.tick(now() + interval ''10 years'')'),
  array(select relation from promises where left_after_retention order by relation),
  'after its time, everything expires that is not promised to stay'
);
select is(
  pg_temp.left_after('select tests.tick(now() + make_interval(months => ' || months || '))') @> array[relation],
  there, format('%s after %s months: %s', relation, months, there)
)
from (values
  ('request_contacts', 23, true), ('request_contacts', 25, false),
  ('private.arrival_notes', 23, true), ('private.arrival_notes', 25, false), ('caregiver_profiles', 23, true),
  ('caregiver_profiles', 25, false), ('placements', 71, true), ('placements', 73, false), ('staff', 71, true),
  ('staff', 73, false)
) t (relation, months, there);
update private.operator set request_months = 6, account_months = 12, proof_months = 36;
select is(
  pg_temp.left_after('select tests.tick(now() + make_interval(months => 7))') @> array['request_contacts'],
  false, 'the operator''s periods count'
);

-- What keeps an account
select is(
  pg_temp.left_after(given || '; select tests.tick(now() + interval ''13 months'')') @> array['users'],
  true, 'kept longer: ' || why
)
from (values
  ('update public.users set last_used_at = now() + interval ''2 months''; delete from auth.sessions', 'an account used in between'),
  ('update public.placements set ended_at = null', 'a placed caregiver'),
  ('update public.users set role = ''admin'' where id = tests.id(''caregiver'')', 'staff'),
  ('insert into storage.objects (bucket_id, name) values (''documents'', tests.id(''caregiver'') || ''/passport.pdf'')',
    'an account with documents'),
  ('insert into storage.objects (bucket_id, name) values (''photos'', tests.id(''caregiver'') || ''/photo.jpg'')',
    'an account with a photo')
) k (given, why);

select * from finish();
rollback;
