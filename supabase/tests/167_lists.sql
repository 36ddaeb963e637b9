-- Staff's lists: filters, pages and owners, and nobody else gets a row.
begin;
select plan(138);
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
-- Filters
select is(pg_temp.requests('{"search": "comerford SEAN"}'), '{Seán Ó Comerford}', 'a family by its names, in any order, without accents');
select is(
  pg_temp.requests(jsonb_build_object('search', (select substr(lower(reference), 3, 5) from public.requests where id = tests.id('byrne')))),
  '{Mary Byrne}', 'a part of a reference'
);
select is(pg_temp.requests('{"search": "padraig"}'), '{Mary Byrne}', 'by the client’s name');
select is(pg_temp.requests('{"search": "byrne padraig"}'), '{Mary Byrne}', 'by a word of each name');
select is(pg_temp.requests('{"search": "%"}'), pg_temp.requests('{}'), '“%” does not filter');
select is(pg_temp.requests('{"status": "open", "search": "co"}'), '{Seán Ó Comerford}', 'the first two letters of a name, with a status');
select is(pg_temp.requests('{"care": "dementia_care", "skill": "driving", "day": "0"}'), '{Mary Byrne}', 'care, skill and a day of the week');
select is(pg_temp.requests('{"care": "dementia_care", "day": "6"}'), '{}', 'another day of the week finds nothing');
select is(pg_temp.requests('{"place": "oranm"}'), '{Mary Byrne}', 'a place');
select is(pg_temp.requests('{"place": "Oranmore, Co. Galway"}'), '{Mary Byrne}', 'a place with its region');
select is(pg_temp.requests('{"place": "Oranmore, Dublin"}'), '{}', 'a place with another region finds nothing');
select is(pg_temp.caregivers('{"search": "obrien"}'), '{Niamh O’Brien-Łucka}', 'a caregiver, without the apostrophe');
select is(pg_temp.caregivers('{"place": "Dublin", "status": "approved"}'), '{Niamh O’Brien-Łucka}', 'place and status together');
select is((select array_agg(l.full_name) from public.list_applications('{"status": "submitted"}', 'submitted_at', true, 1, 20) l), '{Niamh O’Brien-Łucka}', 'applications by their status');
select is(
  array(select l.full_name || ' ' || filter from unnest('{"{\"status\": \"placed\"}","{\"ended\": \"yes\"}"}'::jsonb[]) filter,
    public.list_applications(filter, 'submitted_at', true, 1, 20) l),
  array[(select full_name || ' {"status": "placed"}' from public.caregiver_profiles where user_id = tests.id('stranger'))],
  '“placed” leaves out ended placements'
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
  array[tests.id('stranger')], '“ended” finds ended placements'
);
select is(
  array(select l.caregiver_id from public.list_applications(jsonb_build_object('job', tests.job(key)), 'submitted_at', false, 1, 200) l),
  array[tests.id(person)], 'the applications for one job'
) from (values ('walsh', 'caregiver'), ('daly', 'stranger')) j (key, person);
select is(
  (select count(*) from public.list_placements(jsonb_build_object('job', tests.job('walsh')), 'placed_at', true, 1, 200)), 0::bigint, 'the placements for one job'
);

-- Deactivated accounts
select tests.be_owner();
update public.users set deactivated_at = now() where id = tests.id('stranger');
select tests.be('admin');
select set_eq(
  $$ select 'caregivers', l.user_id from public.list_caregivers('{}', 'full_name', false, 1, 20) l where l.is_closed
    union all select 'applications', l.caregiver_id from public.list_applications('{}', 'submitted_at', true, 1, 20) l where l.is_closed
    union all select 'placements', l.caregiver_id from public.list_placements('{}', 'placed_at', true, 1, 20) l where l.is_closed $$,
  $$ values ('caregivers', tests.id('stranger')), ('caregivers', tests.id('deactivated')), ('applications', tests.id('stranger')),
    ('placements', tests.id('stranger')) $$, 'a caregiver whose account is closed is marked in each list'
);
select tests.be_owner();
update public.users set deactivated_at = null where id = tests.id('stranger');
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('stranger');
select tests.be('admin');
select is(
  (select array_agg(l.caregiver_id) from public.list_applications('{}', 'submitted_at', true, 1, 20) l where l.is_suspended), array[tests.id('stranger')],
  'a suspended applicant is marked'
);
select tests.be_owner();
update public.caregiver_profiles set status = 'approved' where user_id = tests.id('stranger');

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
  $$ values (tests.id('early'), 2::bigint), (tests.id('late'), 2) $$, 'the documents to check, those that have waited longest first'
);
select is(
  (select l.due from public.list_documents('{}', 1) l), (select w.due from public.pending_items(array[tests.id('early')]) w),
  'each document has the promised day'
);
select is(
  (select count(*) from public.list_documents('{"has": "nobody"}', 20)), 2::bigint, 'a filter finds documents of unassigned caregivers'
);

-- Order and pages
select is((select l.client ->> 'contact' from public.list_requests('{}', 'urgency', true, 1, 1) l), 'Mary Byrne', 'an urgent request comes first');
select tests.be_owner();
update public.requests set start = 'unsure', starts_on = null, priority = false where id = tests.id('byrne');
update public.requests set start = 'soon', starts_on = null where id = tests.id('daly');
select tests.be('admin');
select is(
  array(select l.start::text from public.list_requests('{}', sort, descending, 1, 20) l), '{soon,day,unsure}',
  'by ' || sort || ': as soon as possible first, without a day last'
)
from (values ('starts_on', false), ('urgency', true)) s (sort, descending);
select tests.be_owner();
update public.requests set priority = true where id = tests.id('byrne');
select tests.be('admin');
select results_eq(
  $$ select l.total, l.on_page from public.list_requests('{}', 'submitted_at', true, 999, 2) l limit 1 $$,
  $$ values ((select count(*) from public.requests), ((select count(*) from public.requests)::integer + 1) / 2) $$,
  'a page after the last is the last'
);
select is_empty($$ select 1 from public.list_requests('{"search": "nobody"}', 'submitted_at', true, 3, 20) $$, 'without matches there is no row');

select is((select count(*) from public.list_requests('{"search": "m"}', 'status', false, 1, 20)), (select count(*) from public.requests), 'a single letter does not filter');
select tests.be_owner();
insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@crowd.test' from generate_series(1, 210) n;
-- Exporting a list
select is(tests.attempt('admin', call), 'export_not_recorded', 'a whole list needs a recorded export: ' || call)
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
    '1', 'a recorded export gives the whole list'),
  (format($$ select set_config('request.jwt.claims', %L, true), public.record_export('users', '{}') $$, tests.claims('admin')),
    'export_not_recorded', 'an export of another list doesn''t count'),
  (format($$ insert into public.events (actor_id, subject_type, subject_id, action, occurred_at)
      values (%L, 'lists', 'requests', 'read', now() - interval '61 minutes') $$, tests.id('admin')),
    'export_not_recorded', 'an export from over an hour ago doesn''t count'),
  (format($$ insert into public.events (actor_id, subject_type, subject_id, action) values (%L, 'lists', 'requests', 'read') $$,
    tests.id('stranger')), 'export_not_recorded', 'a colleague''s export doesn''t count')
) r (given, outcome, words);

select tests.be('admin');
select public.record_export('users', '{}');
select results_eq(
  $$ select l.total, l.on_page, count(*) over () from public.list_users('{"search": "crowd"}', 'email', false, 999, 20) l limit 1 $$,
  $$ values (201::bigint, 10, 20::bigint) $$, 'without an export, 200 rows at most are listed'
);
select results_eq(
  $$ select l.total, l.on_page from public.list_users('{"search": "crowd", "whole": "yes"}', 'email', true, 3, 100) l limit 1 $$,
  $$ values (210::bigint, 3) $$, 'with an export, all rows are listed'
);
select is(
  (select count(distinct l.id) from public.list_users('{"search": "crowd", "whole": "yes"}', sort, true, 1, 1000) l), 210::bigint, 'all rows, in the order of ' || sort
)
from unnest('{created_at,role}'::text[]) sort;

-- Exported
select public.record_export('requests', '{"status": "open", "search": true, "name": "Byrne"}');
select is(
  (select array[action, actor_id::text, after::text] from public.events where subject_type = 'lists' and subject_id = 'requests'),
  array['read', tests.id('admin')::text, '{"search": true, "status": "open"}'],
  'the audit log has who exported what, without the searched name'
);
select is(
  tests.attempt(person, $$ select public.record_export('requests', '{}') $$), outcome, person || ' exports: ' || outcome
) from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed')) people (person, outcome);
select tests.be('admin');
select throws_ok($$ select public.record_export('events', '{}') $$, 'no_such_list', 'an unknown list is refused');
select throws_ok($$ select public.record_export(null, '{}') $$, 'no_such_list', 'null as a list is refused');
select throws_ok(
  $$ select public.record_export('requests', jsonb_build_object(repeat('status', 20000), 'open')) $$, 'too_large', 'a huge filter is refused'
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

-- Owners
select public.assign(tests.id('byrne'), tests.id('admin'));
select is(pg_temp.requests(jsonb_build_object('has', tests.id('admin'))), '{Mary Byrne}', 'a filter finds what is assigned to an admin');
select ok(not pg_temp.requests('{"has": "nobody"}') @> '{Mary Byrne}', 'an assigned request is not among the unassigned');
select public.assign(tests.id('caregiver'), tests.id('admin'));
select is(pg_temp.caregivers(jsonb_build_object('has', tests.id('admin'))), '{Niamh O’Brien-Łucka}', 'a filter finds a caregiver assigned to an admin');
select is(
  (select after from public.events where subject_id = tests.id('byrne')::text order by id desc limit 1),
  jsonb_build_object('assigned_to', tests.id('admin')), 'the audit log says who has it now'
);
select is((select h.admin_id from public.owner_of(tests.id('byrne')) h), tests.id('admin'), 'owner_of names the admin');
select throws_ok(
  format('select public.assign(%L, %L)', tests.id('byrne'), tests.id('admin')), 'owner_changed', 'an assignment that has changed in between is refused'
);
select public.assign(tests.id('byrne'), null, tests.id('admin'));
select is_empty($$ select 1 from public.owner_of(tests.id('byrne')) $$, 'an unassigned request has no owner');
select is(pg_temp.requests(jsonb_build_object('has', tests.id('admin'))), '{}', 'an unassigned request is no longer in the admin’s list');
select throws_ok(format('select public.assign(%L, %L)', tests.id('byrne'), tests.id('caregiver')), 'not_an_admin', 'nothing is assigned to a caregiver');
select throws_ok(format('select public.assign(gen_random_uuid(), %L)', tests.id('admin')), 'PT404', null, 'an unknown record can’t be assigned');

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
  'a colleague is told about an assignment, but not of their own'
);

-- A person who is no longer an admin owns nothing
create function pg_temp.holding(statement text) returns text language sql as $f$
  select tests.seen_after($$
    select (select count(*) from private.assignments) || ' ' || (
      select e.before ->> 'assigned_to' = tests.id('stranger')::text and e.after ->> 'assigned_to' is null and e.actor_id = tests.id('admin')
      from public.events e where e.subject_type = 'requests' and e.subject_id = tests.id('byrne')::text order by e.id desc limit 1
    )
  $$, 'admin: ' || statement)
$f$;
select is(pg_temp.holding(statement), held, words)
from (values
  (format('select public.set_user_role(%L, ''caregiver'')', tests.id('stranger')), '0 true', 'a demoted admin has no assignments'),
  (format('select public.deactivate_user(%L, ''Gone.'')', tests.id('stranger')), '0 true', 'a deactivated admin has no assignments'),
  (format('select public.deactivate_user(%L, ''Gone.'')', tests.id('newcomer')), '2 false', 'others keep their assignments')
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
  tests.attempt('admin', format('select * from public.%s(%L, ''status'', true, 1, 20)', list, wanted)), '0', format('%s with %s finds nothing', list, wanted)
)
from (values
  ('list_requests', '{"status": "lost"}'), ('list_requests', '{"care": "x"}'), ('list_requests', '{"day": "Monday"}'),
  ('list_requests', '{"day": "99999999999"}'), ('list_caregivers', '{"skill": "x"}'), ('list_applications', '{"status": "x"}'),
  ('list_placements', '{"care": "x"}'), ('list_placements', '{"skill": "x"}'), ('list_placements', '{"job": "x"}'), ('list_users', '{"role": "king"}'),
  ('list_requests', '{"day": "8"}'), ('list_requests', '{"has": "x"}'), ('list_requests', '7'), ('list_caregivers', '{"status": "x"}')
) l (list, wanted);
select is(
  (select count(*) from public.list_users(jsonb_build_object(trait, 'x'), 'email', false, 1, 1000)), (select count(*) from public.users),
  'accounts have no ' || trait || ', so it does not filter them'
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
