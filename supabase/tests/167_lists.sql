-- What staff narrow their lists by, what pages they get, and who has what in hand; nobody else gets a row.
begin;
select plan(137);
\ir fixtures.psql

select
  tests.add_request('byrne', '{"contact_name": "Mary Byrne", "recipient_name": "Pádraig Mac an Rí", "care_types": ["dementia_care"], "skills": ["driving"]}'),
  tests.add_job('walsh', changes => '{"contact_name": "Seán Ó Comerford"}'), tests.add_application('walsh', 'caregiver'),
  tests.add_job('daly'), tests.add_application('daly', 'stranger');
update public.requests set place_id = tests.place('Oranmore'), availability = 1, priority = true where id = tests.id('byrne');
update public.caregiver_profiles set full_name = 'Niamh O’Brien-Łucka', place_id = tests.place('Dublin') where user_id = tests.id('caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('daly', 'stranger'));
select tests.be_owner();

create function pg_temp.requests(wanted jsonb, sort text default 'submitted_at') returns text[] language sql as $$
  select coalesce(array_agg(l.client ->> 'contact' order by l.client ->> 'contact'), '{}') from public.list_requests(wanted, sort, true, 1, 20) l
$$;
create function pg_temp.caregivers(wanted jsonb) returns text[] language sql as $$
  select coalesce(array_agg(l.full_name order by l.full_name), '{}') from public.list_caregivers(wanted, 'full_name', false, 1, 20) l
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Denials
select is(tests.attempt(person, format('select public.%s(''{}'', ''status'', true, 1, 20)', list)), outcome, person || ' opens ' || list || ': ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) people (person, outcome),
  unnest('{list_requests,list_caregivers,list_applications,list_placements,list_users}'::text[]) list;
select is(
  tests.attempt(person, format('select public.assign(%L, %L)', tests.id('byrne'), tests.id('admin'))), outcome, person || ' takes a request: ' || outcome
) from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed')) people (person, outcome);

select tests.be('admin');
-- What narrows
select is(pg_temp.requests('{"search": "comerford SEAN"}'), '{Seán Ó Comerford}', 'a family by its names, in any order, without accents');
select is(
  pg_temp.requests(jsonb_build_object('search', (select substr(lower(reference), 3, 5) from public.requests where id = tests.id('byrne')))),
  '{Mary Byrne}', 'a part of a reference'
);
select is(pg_temp.requests('{"search": "padraig"}'), '{Mary Byrne}', 'by the client’s name');
select is(pg_temp.requests('{"search": "byrne padraig"}'), '{Mary Byrne}', 'or a word of either name');
select is(pg_temp.requests('{"search": "%"}'), pg_temp.requests('{}'), 'a sign without a meaning narrows nothing');
select is(pg_temp.requests('{"status": "open", "search": "co"}'), '{Seán Ó Comerford}', 'two letters that begin a name, and a status');
select is(pg_temp.requests('{"care": "dementia_care", "skill": "driving", "day": "0"}'), '{Mary Byrne}', 'care, skill and a day of the week');
select is(pg_temp.requests('{"care": "dementia_care", "day": "6"}'), '{}', 'another day');
select is(pg_temp.requests('{"place": "oranm"}'), '{Mary Byrne}', 'a place');
select is(pg_temp.requests('{"place": "Oranmore, Co. Galway"}'), '{Mary Byrne}', 'a place of its region');
select is(pg_temp.requests('{"place": "Oranmore, Dublin"}'), '{}', 'and not of another');
select is(pg_temp.caregivers('{"search": "obrien"}'), '{Niamh O’Brien-Łucka}', 'a caregiver, without the apostrophe');
select is(pg_temp.caregivers('{"place": "Dublin", "status": "approved"}'), '{Niamh O’Brien-Łucka}', 'place and status together');
select is((select array_agg(l.full_name) from public.list_applications('{"status": "submitted"}', 'submitted_at', true, 1, 20) l), '{Niamh O’Brien-Łucka}', 'applications by their status');
select is(
  array(select l.full_name || ' ' || filter from unnest('{"{\"status\": \"placed\"}","{\"ended\": \"yes\"}"}'::jsonb[]) filter,
    public.list_applications(filter, 'submitted_at', true, 1, 20) l),
  array[(select full_name || ' {"status": "placed"}' from public.caregiver_profiles where user_id = tests.id('stranger'))],
  'who is placed, and nobody whose placement has ended'
);
select is((select count(*) from public.list_placements('{"state": "live"}', 'placed_at', true, 1, 20)), 1::bigint, 'placements by their state');
select is(
  array(
    select l.client ->> 'recipient' || ', ' || l.full_name
    from public.list_applications(jsonb_build_object('search', words), 'submitted_at', true, 1, 20) l
  ), array['Peg Walsh, Niamh O’Brien-Łucka'], format('an application by “%s”, once', words)
) from unnest('{comerford,obrien}'::text[]) words;
select is(
  array(
    select l.client ->> 'contact' || ', ' || l.caregiver_name
    from public.list_placements(jsonb_build_object('search', words), 'placed_at', true, 1, 20) l
  ), array['Daly Walsh, Stranger Byrne'], format('a placement by “%s”, once', words)
) from unnest('{daly,stranger,walsh peg}'::text[]) words;
select is((select array_agg(l.email) from public.list_users('{"deactivated": "yes"}', 'email', false, 1, 20) l), '{deactivated@example.test}', 'accounts that are closed');

select public.end_placement((select id from public.placements), 'Moved away.', null, false);
select is(
  (select array_agg(l.caregiver_id) from public.list_applications('{"ended": "yes"}', 'submitted_at', true, 1, 20) l),
  array[tests.id('stranger')], 'whose placement has ended'
);
select is(
  array(select l.caregiver_id from public.list_applications(jsonb_build_object('job', tests.job(key)), 'submitted_at', false, 1, 200) l),
  array[tests.id(person)], 'the applications for one job'
) from (values ('walsh', 'caregiver'), ('daly', 'stranger')) j (key, person);
select is(
  (select count(*) from public.list_placements(jsonb_build_object('job', tests.job('walsh')), 'placed_at', true, 1, 200)), 0::bigint, 'and its placements'
);

-- Whose account is closed
select tests.be_owner();
update public.users set deactivated_at = now() where id = tests.id('stranger');
select tests.be('admin');
select set_eq(
  $$ select 'caregivers', l.user_id from public.list_caregivers('{}', 'full_name', false, 1, 20) l where l.is_closed
    union all select 'applications', l.caregiver_id from public.list_applications('{}', 'submitted_at', true, 1, 20) l where l.is_closed
    union all select 'placements', l.caregiver_id from public.list_placements('{}', 'placed_at', true, 1, 20) l where l.is_closed $$,
  $$ values ('caregivers', tests.id('stranger')), ('caregivers', tests.id('deactivated')), ('applications', tests.id('stranger')),
    ('placements', tests.id('stranger')) $$, 'whose account is closed is marked wherever they are listed'
);
select tests.be_owner();
update public.users set deactivated_at = null where id = tests.id('stranger');

-- Documents to check
select tests.be_owner();
select tests.add_document('late', 'caregiver', 'identity', 'uploaded'), tests.add_document('early', 'stranger', 'insurance', 'uploaded'),
  tests.add_document('seen', 'caregiver', 'reference');
update public.documents set created_at = now() - interval '9 days' where id = tests.id('early');
select is(tests.attempt(person, 'select public.list_documents(''{}'', 20)'), outcome, person || ' opens list_documents: ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) people (person, outcome);
select tests.be('admin');
select results_eq(
  $$ select l.id, l.total from public.list_documents('{}', 20) l $$,
  $$ values (tests.id('early'), 2::bigint), (tests.id('late'), 2) $$, 'the documents that wait, what has waited longest first'
);
select is(
  (select l.due from public.list_documents('{}', 1) l), (select w.due from public.pending_items(array[tests.id('early')]) w),
  'each with the day that was promised'
);
select is(
  (select count(*) from public.list_documents('{"has": "nobody"}', 20)), 2::bigint, 'and those of nobody’s caregivers'
);

-- Order and pages
select is((select l.client ->> 'contact' from public.list_requests('{}', 'urgency', true, 1, 1) l), 'Mary Byrne', 'what is urgent comes first');
select tests.be_owner();
update public.requests set start = 'unsure', starts_on = null, priority = false where id = tests.id('byrne');
update public.requests set start = 'soon', starts_on = null where id = tests.id('daly');
select tests.be('admin');
select is(
  array(select l.start::text from public.list_requests('{}', sort, descending, 1, 20) l), '{soon,day,unsure}',
  'by ' || sort || ': as soon as possible before any day, and what has none yet last'
)
from (values ('starts_on', false), ('urgency', true)) s (sort, descending);
select tests.be_owner();
update public.requests set priority = true where id = tests.id('byrne');
select tests.be('admin');
select results_eq(
  $$ select l.total, l.on_page from public.list_requests('{}', 'submitted_at', true, 999, 2) l limit 1 $$,
  $$ values ((select count(*) from public.requests), ((select count(*) from public.requests)::integer + 1) / 2) $$,
  'a page behind the last one is the last one'
);
select is_empty($$ select 1 from public.list_requests('{"search": "nobody"}', 'submitted_at', true, 3, 20) $$, 'nothing is an empty page');

select is((select count(*) from public.list_requests('{"search": "m"}', 'status', false, 1, 20)), (select count(*) from public.requests), 'a single letter narrows nothing');
select tests.be_owner();
insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@crowd.test' from generate_series(1, 210) n;
-- Taking a list along
select is(tests.attempt('admin', call), 'export_not_recorded', 'what is not on record nobody takes along: ' || call)
from (values
  ($$ select public.list_requests('{}', 'status', true, 1, 201) $$),
  ($$ select public.list_caregivers('{"whole": "yes"}', 'status', true, 1, 20) $$),
  ($$ select public.list_applications('{"whole": "yes"}', 'status', true, 1, 20) $$),
  ($$ select public.list_placements('{}', 'placed_at', true, 1, 1000) $$),
  ($$ select public.list_users('{}', 'email', true, 1, 1000) $$),
  ($$ select public.list_audit_log('{}', size => 201) $$)
) c (call);
select is(
  tests.attempt('admin', $$ select public.list_requests('{"whole": "yes"}', 'status', true, 1, 1) $$, given), outcome, words
)
from (values
  (format($$ select set_config('request.jwt.claims', %L, true), public.record_export('requests', '{}') $$, tests.claims('admin')),
    '1', 'what is on record they do'),
  (format($$ select set_config('request.jwt.claims', %L, true), public.record_export('users', '{}') $$, tests.claims('admin')),
    'export_not_recorded', 'of that list'),
  (format($$ insert into public.events (actor_id, subject_type, subject_id, action, occurred_at)
      values (%L, 'lists', 'requests', 'read', now() - interval '61 minutes') $$, tests.id('admin')),
    'export_not_recorded', 'for an hour'),
  (format($$ insert into public.events (actor_id, subject_type, subject_id, action) values (%L, 'lists', 'requests', 'read') $$,
    tests.id('stranger')), 'export_not_recorded', 'and none of a colleague''s')
) r (given, outcome, words);

select tests.be('admin');
select public.record_export('users', '{}');
select results_eq(
  $$ select l.total, l.on_page, count(*) over () from public.list_users('{"search": "crowd"}', 'email', false, 999, 20) l limit 1 $$,
  $$ values (201::bigint, 10, 20::bigint) $$, 'a search ends with the two hundredth of more'
);
select results_eq(
  $$ select l.total, l.on_page from public.list_users('{"search": "crowd", "whole": "yes"}', 'email', true, 3, 100) l limit 1 $$,
  $$ values (210::bigint, 3) $$, '… unless the whole is wanted'
);
select is(
  (select count(distinct l.id) from public.list_users('{"search": "crowd", "whole": "yes"}', sort, true, 1, 1000) l), 210::bigint, 'all of it by ' || sort
)
from unnest('{created_at,role}'::text[]) sort;

-- Exported
select public.record_export('requests', '{"status": "open", "search": true, "name": "Byrne"}');
select is(
  (select array[action, actor_id::text, after::text] from public.events where subject_type = 'lists' and subject_id = 'requests'),
  array['read', tests.id('admin')::text, '{"search": true, "status": "open"}'],
  'an export is on record, who made it and of what, without the name that was searched for'
);
select is(
  tests.attempt(person, $$ select public.record_export('requests', '{}') $$), outcome, person || ' exports: ' || outcome
) from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed')) people (person, outcome);
select tests.be('admin');
select throws_ok($$ select public.record_export('events', '{}') $$, 'no_such_list', 'nothing else is a list');
select throws_ok($$ select public.record_export(null, '{}') $$, 'no_such_list', 'nor is nothing');
select throws_ok(
  $$ select public.record_export('requests', jsonb_build_object(repeat('status', 20000), 'open')) $$, 'too_large', 'nor a filter without end'
);
create function pg_temp.recorded(narrowed_by jsonb) returns jsonb language plpgsql as $$
begin
  perform tests.be('admin');
  perform public.record_export('requests', narrowed_by);
  perform tests.be_owner();
  return (select e.after from public.events e order by e.id desc limit 1);
end $$;
select is(pg_temp.recorded(narrowed), kept, 'of ' || coalesce(narrowed::text, 'nothing') || ' the audit log keeps ' || kept)
from (values
  ('{"place": "Mary Byrne", "care": "Mary Byrne", "skill": "Byrne", "day": "Mary", "has": "mary@example.test", "who": "Mary"}'::jsonb, '{"place": true}'::jsonb),
  ('{"status": "mary", "kind": "mary", "what": "mary", "from": "Mary", "to": "mary", "search": "Mary", "thing": "Mary", "Mary": "Byrne"}', '{"search": true}'),
  ('{"status": "answers_waiting", "care": "companionship", "day": "3", "has": "nobody", "to": "2026-01-31"}',
    '{"status": "answers_waiting", "care": "companionship", "day": "3", "has": "nobody", "to": "2026-01-31"}'),
  ('{"kind": "request", "what": "views", "who": "00000000-0000-4000-8000-000000000000", "care": ""}',
    '{"kind": "request", "what": "views", "who": "00000000-0000-4000-8000-000000000000"}'),
  ('{"status": ["Mary"], "place": {"name": "Mary"}}', '{"place": true}'), ('["Mary"]', '{}'), ('"Mary"', '{}'), (null, '{}')
) e (narrowed, kept);
select tests.be('admin');

-- Who has it
select public.assign(tests.id('byrne'), tests.id('admin'));
select is(pg_temp.requests(jsonb_build_object('has', tests.id('admin'))), '{Mary Byrne}', 'what someone has in hand');
select ok(not pg_temp.requests('{"has": "nobody"}') @> '{Mary Byrne}', '… is no longer nobody’s');
select public.assign(tests.id('caregiver'), tests.id('admin'));
select is(pg_temp.caregivers(jsonb_build_object('has', tests.id('admin'))), '{Niamh O’Brien-Łucka}', 'a caregiver too');
select is(
  (select after from public.events where subject_id = tests.id('byrne')::text order by id desc limit 1),
  jsonb_build_object('assigned_to', tests.id('admin')), 'the audit log says who was given it'
);
select is((select h.admin_id from public.owner_of(tests.id('byrne')) h), tests.id('admin'), 'who has it');
select throws_ok(
  format('select public.assign(%L, %L)', tests.id('byrne'), tests.id('admin')), 'owner_changed', 'nobody takes what another has taken'
);
select public.assign(tests.id('byrne'), null, tests.id('admin'));
select is_empty($$ select 1 from public.owner_of(tests.id('byrne')) $$, 'nobody has it any more');
select is(pg_temp.requests(jsonb_build_object('has', tests.id('admin'))), '{}', 'and it can be unassigned again');
select throws_ok(format('select public.assign(%L, %L)', tests.id('byrne'), tests.id('caregiver')), 'not_an_admin', 'only admins have something in hand');
select throws_ok(format('select public.assign(gen_random_uuid(), %L)', tests.id('admin')), 'PT404', null, 'nothing that is not there');

select is(tests.attempt(person, 'select public.owner_of(tests.id(''byrne''))'), outcome, person || ' asks who has it: ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) people (person, outcome);
select tests.be_owner();
update public.users set role = 'admin' where id = tests.id('stranger');
select tests.be('admin');
select public.assign(tests.id('byrne'), tests.id('stranger'));
select public.assign(tests.id('caregiver'), tests.id('stranger'), tests.id('admin'));
select tests.be_owner();
select results_eq(
  $$ select n.recipient_id, n.kind::text, n.subject_id from private.notifications n where n.kind in ('request_given', 'caregiver_given') order by n.id $$,
  $$ values (tests.id('stranger'), 'request_given', tests.id('byrne')), (tests.id('stranger'), 'caregiver_given', tests.id('caregiver')) $$,
  'a colleague who is given something is told, and nobody of what they took themselves'
);

-- A person who is no longer of the staff has nothing in hand
create function pg_temp.holding(statement text) returns text language plpgsql as $$
declare
  held text;
begin
  perform tests.be('admin');
  execute statement;
  perform tests.be_owner();
  held := (select count(*) from private.assignments) || ' ' || (
    select e.before ->> 'assigned_to' = tests.id('stranger')::text and e.after ->> 'assigned_to' is null and e.actor_id = tests.id('admin')
    from public.events e where e.subject_type = 'requests' and e.subject_id = tests.id('byrne')::text order by e.id desc limit 1
  );
  raise exception using errcode = 'UNDO0', message = held;
exception when sqlstate 'UNDO0' then return sqlerrm;
end $$;
select is(pg_temp.holding(statement), held, words)
from (values
  (format('select public.set_user_role(%L, ''caregiver'')', tests.id('stranger')), '0 true', 'who is no longer an admin lays all down'),
  (format('select public.deactivate_user(%L, ''Gone.'')', tests.id('stranger')), '0 true', 'and who may no longer sign in'),
  (format('select public.deactivate_user(%L, ''Gone.'')', tests.id('newcomer')), '2 false', 'others keep what they have')
) h (statement, held, words);

-- Odd questions
select tests.be('admin');
select is(
  (select count(*) from public.list_requests('{}', null, null, page, size)), least(wanted, (select count(*) from public.requests)),
  format('page %s of %s', page, size)
)
from (values (1, 0, 1), (1, -5, 1), (null, null, 20), (1, 1, 1), (-3, 2147483647, 1000)) p (page, size, wanted);
select is((select count(*) from public.list_documents('{}', size)), wanted, format('%s documents', size))
from (values (0, 1::bigint), (null, 2), (2147483647, 2)) p (size, wanted);
select is(
  tests.attempt('admin', format('select * from public.%s(%L, ''status'', true, 1, 20)', list, wanted)), '0', format('%s of %s are none', list, wanted)
)
from (values
  ('list_requests', '{"status": "lost"}'), ('list_requests', '{"care": "x"}'), ('list_requests', '{"day": "Monday"}'),
  ('list_requests', '{"day": "99999999999"}'), ('list_caregivers', '{"skill": "x"}'), ('list_applications', '{"status": "x"}'),
  ('list_placements', '{"care": "x"}'), ('list_placements', '{"skill": "x"}'), ('list_placements', '{"job": "x"}'), ('list_users', '{"role": "king"}'),
  ('list_requests', '{"day": "8"}'), ('list_requests', '{"has": "x"}'), ('list_requests', '7'), ('list_caregivers', '{"status": "x"}')
) l (list, wanted);
select is(
  (select count(*) from public.list_users(jsonb_build_object(trait, 'x'), 'email', false, 1, 1000)), (select count(*) from public.users),
  'accounts have no ' || trait || ', and are not narrowed by it'
) from unnest('{care,skill,place,day}'::text[]) trait;
select is(
  array(
    select skill from unnest(enum_range(null::public.skill)) skill,
      public.list_placements(jsonb_build_object('skill', skill), 'placed_at', true, 1, 20) order by skill
  ),
  array(select skill from public.jobs j, unnest(j.skills) skill where j.id = tests.job('daly') order by skill), 'placements by what their jobs ask for'
);
select tests.be_owner();

select * from finish();
rollback;
