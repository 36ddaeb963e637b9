-- Complaints: who may make one and when, who settles it and how, and who never learns of it.
begin;
select plan(94);
\ir fixtures.psql
select tests.place_two();
create function pg_temp.placement(family text default 'walsh') returns uuid language sql security definer as $$
  select id from public.placements where request_id = tests.id(family)
$$;
create function pg_temp.say(
  kind text default 'lateness', words text default 'She comes late.', id uuid default tests.id('late'), family text default 'walsh',
  of text default 'walsh', change uuid default null
) returns text language sql as $$
  select format('select public.complain(%L, %L, %L, %L, %L, %L, %L)', p ->> 'reference', p ->> 'tracking_secret', id, pg_temp.placement(of), kind, words, change)
  from tests.payload(family) p
$$;
-- A stand-in's visit to the Walshes, in so many days.
create function pg_temp.covered(days integer default -1, name text default 'Aoife Nolan', undone text default null, id uuid default tests.id('change')) returns text
language sql as $$
  select format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at, undone_at)
     values (%L, %L, private.today() + %s, 360, ''cannot_come'', %L, %L, now(), %L)',
    id, pg_temp.placement(), days, tests.id('stranger'), name, undone
  )
$$;
create function pg_temp.say_of_stand_in(of text default 'walsh') returns text language sql as $$
  select pg_temp.say(id => tests.id('stand-in'), words => 'Aoife was rude.', family => of, of => of, change => tests.id('change'))
$$;
create function pg_temp.record(
  side text default 'family', said_by text default 'Ann Walsh', words text default 'She comes late.', id uuid default tests.id('late'),
  kind text default 'lateness', of text default 'walsh'
) returns text language sql as $$
  select format('select public.record_complaint(%L, %L, %L, %L, %L, %L)', id, pg_temp.placement(of), side, kind, said_by, words)
$$;
create function pg_temp.settle(
  words text default 'Called both.', told text default '{family,caregiver}', severity text default 'low', outcome text default 'explained',
  id uuid default tests.id('late'), kind text default 'lateness'
) returns text language sql as $$
  select format('select public.settle_complaint(%L, %L, %L, %L, %L, %L)', id, kind, severity, outcome, told, words)
$$;
create function pg_temp.reopen() returns text language sql as $$
  select format('select public.reopen_complaint(%L)', tests.id('late'))
$$;
create function pg_temp.told() returns text language sql as $$
  select coalesce(string_agg(n.kind::text, ',' order by n.id), '') from private.notifications n
$$;
create function pg_temp.first() returns text language sql as $$
  select string_agg(w.kind || ' ' || coalesce(w.status, ''), ', ' order by w.nr)
  from (select w.kind, w.status, row_number() over () as nr from private.pending_items() w where w.turn = 'staff' limit 3) w
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
delete from private.notifications where true;
delete from private.mails where true;

-- A family, on their page
select is(tests.attempt(person, statement, given), outcome, reason)
from (values
  ('anon', pg_temp.say(), 'select 1', '1', 'a family says that something isn''t right'),
  ('anon', pg_temp.say(words => null), 'select 1', '1', 'a family complains without words'),
  ('anon', pg_temp.say(words => repeat('x', 4000)), 'select 1', '1', 'a family complains with many words'),
  ('anon', pg_temp.say(words => repeat('x', 4001)), 'select 1', 'too_long', 'words that are too long are refused'),
  ('anon', pg_temp.say(null), 'select 1', 'complaint_missing', 'a complaint needs a kind'),
  ('anon', pg_temp.say(id => null), 'select 1', 'complaint_missing', 'a complaint needs an id'),
  ('anon', pg_temp.say(), 'update public.placements set ended_at = now()', '1', 'a family complains about care that is over'),
  ('anon', pg_temp.say(), 'update public.requests set erased_at = now()', 'request_erased', 'not once the request is erased'),
  ('anon', pg_temp.say(of => 'daly'), 'select 1', 'placement_not_found', 'a family complains only about its own care'),
  ('anon', pg_temp.say(), 'select tests.as_person(''anon'', pg_temp.say())', '1', 'a complaint can be sent twice'),
  ('anon', pg_temp.say(words => 'She is rude.'), 'select tests.as_person(''anon'', pg_temp.say())', 'complaint_differs', 'another complaint needs another id')
) a (person, statement, given, outcome, reason);
select is(tests.attempt('anon', statement, given), outcome, reason)
from (values
  (pg_temp.say_of_stand_in(), pg_temp.covered(), '1', 'a family complains about a stand-in'),
  (pg_temp.say_of_stand_in(), pg_temp.covered(-31), 'placement_not_found', 'for 30 days'),
  (pg_temp.say_of_stand_in(), pg_temp.covered(1), 'placement_not_found', 'not before the visit'),
  (pg_temp.say_of_stand_in(), pg_temp.covered(undone => 'now'), 'placement_not_found', 'not if they did not come'),
  (pg_temp.say_of_stand_in(), pg_temp.covered(name => null), 'placement_not_found', 'not if nobody came'),
  (pg_temp.say_of_stand_in('daly'), pg_temp.covered(), 'placement_not_found', 'not about another family’s stand-in'),
  (pg_temp.say(id => tests.id('stand-in'), words => 'Aoife was rude.'), pg_temp.covered() || '; select tests.as_person(''anon'', pg_temp.say_of_stand_in())', 'complaint_differs',
    'nor about someone else under one id')
) a (statement, given, outcome, reason);
select is(public.complain(p ->> 'reference', repeat('0', 32), tests.id('late'), pg_temp.placement(), 'other'), null, 'a wrong key says nothing')
from tests.payload('walsh') p;
select tests.as_person('anon', pg_temp.say());
select tests.as_person('anon', pg_temp.say());
select is(pg_temp.told(), 'complaint_raised,complaint_received', 'staff and the family are told once');
select is_empty($$ select from private.notifications where params::text like '%late%' $$, 'no message holds its words');
select is(
  private.tracked_request(tests.id('walsh')) -> 'complaints', jsonb_build_array(jsonb_build_object(
    'id', tests.id('late'), 'caregiver', 'Caregiver', 'day', null, 'kind', 'lateness', 'words', 'She comes late.', 'raisedAt', now(), 'settledAt', null, 'outcome', null, 'due', private.due_on('complaint', now())
  )), 'the family’s page shows it with the first name alone'
);
select is(
  private.tracked_request(tests.id('walsh')) -> 'careBy',
  jsonb_build_array(jsonb_build_object('placement', pg_temp.placement(), 'caregiver', 'Caregiver')), 'the page names everyone a complaint can be about'
);
select is(private.tracked_request(tests.id('daly')) -> 'complaints', '[]', 'another family’s page does not show it');

-- On Today, only visits that nobody came to are above it, on the same day
insert into private.working_days select private.today() + n from generate_series(-90, 9) n on conflict do nothing;
insert into private.answer_times values ('complaint', 0), ('visit', 0) on conflict (kind) do nothing;
update private.operator set cut_off = '24 hours';
insert into public.visit_changes (id, placement_id, on_date, opens, kind, said_at)
select gen_random_uuid(), id, private.today() - 20, 360, 'missed', now() - interval '20 days' from public.placements where request_id = tests.id('walsh');
select tests.as_person('anon', pg_temp.say('safety', 'She was hurt.', tests.id('hurt'), 'daly', 'daly'));
select ok(pg_temp.told() like '%safety_raised,safety_received', 'a complaint about safety has its own messages');
select tests.be('admin');
select is(pg_temp.first(), 'visit missed, complaint safety, complaint lateness', 'a missed visit comes first, then safety, then other complaints');
select is(
  (select array_agg(w.placement_id) from public.pending_items() w where w.kind = 'complaint'), array[pg_temp.placement('daly'), pg_temp.placement()],
  'each complaint leads to its placement'
);
select tests.be_owner();
select is(
  (select array_agg(distinct w.due) from private.dated_pending_items w where w.kind = 'complaint'), array[private.due_on('complaint', now())], 'complaints are due when the family is told'
);

-- Staff, for people who call
select is(tests.attempt(person, pg_temp.record(id => tests.id('phoned')), given), outcome, format('%s writing down a call comes to %s', person, outcome))
from (values
  ('admin', 'select 1', '1'), ('caregiver', 'select 1', 'not_allowed'), ('anon', 'select 1', '42501'), ('deactivated', 'select 1', 'not_allowed'),
  ('no_role', 'select 1', 'not_allowed'), ('admin', 'update public.placements set ended_at = now()', '1'),
  ('admin', 'update public.requests set erased_at = now()', 'request_erased')
) n (person, given, outcome);
select is(tests.attempt('admin', statement), outcome, reason)
from (values
  (pg_temp.record(id => tests.id('phoned'), said_by => ' '), 'said_by_missing', 'the person who called must be named'),
  (pg_temp.record(id => tests.id('phoned'), words => ' '), 'reason_missing', 'their words are needed'),
  (pg_temp.record(id => tests.id('phoned'), side => null), 'complaint_missing', 'the side is needed'),
  ('select public.record_complaint(gen_random_uuid(), gen_random_uuid(), ''family'', ''other'', ''Ann'', ''Late.'')', 'placement_not_found', 'an unknown placement is not found')
) s (statement, outcome, reason);
select is(tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), 'own_record', 'nobody records, settles or reopens a complaint about themselves')
from (values (pg_temp.record(id => tests.id('phoned'))), (pg_temp.settle()), (pg_temp.reopen())) s (statement);
delete from private.notifications where true;
select tests.as_person('admin', pg_temp.record('caregiver', 'Caregiver Byrne', 'He shouts at me.', tests.id('shouts'), 'conduct'));
select is(pg_temp.told(), 'complaint_raised', 'only staff are told about a caregiver''s complaint');
select unalike(private.tracked_request(tests.id('walsh'))::text, '%shouts%', 'the family’s page has nothing of it');
select unalike(
  (select public.export_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('walsh') p)::text, '%shouts%', 'the family’s export has nothing of it'
);
update public.complaints set raised_at = raised_at - interval '60 days' where side = 'caregiver';
delete from public.visit_changes where true;
select private.notify_overdue((private.today() + time '09:00') at time zone o.time_zone) from private.operator o;
select is_empty($$ select from private.notifications where kind = 'takes_longer' and request_id = tests.id('walsh') $$, 'the family is not told that it takes longer');

-- Settled
select is(tests.attempt(person, pg_temp.settle(), given), outcome, format('%s settling it comes to %s', person, outcome))
from (values
  ('admin', 'select 1', '1'), ('caregiver', 'select 1', 'not_allowed'), ('anon', 'select 1', '42501'), ('deactivated', 'select 1', 'not_allowed'),
  ('no_role', 'select 1', 'not_allowed'), ('admin', 'select tests.as_person(''admin'', pg_temp.settle())', 'complaint_step_not_allowed')
) n (person, given, outcome);
select is(tests.attempt('admin', statement), outcome, reason)
from (values
  (pg_temp.settle(' '), 'reason_missing', 'settling needs words'),
  (pg_temp.settle(repeat('x', 4001)), 'too_long', 'words that are too long can’t settle it'),
  (pg_temp.settle(told => '{}'), 'settlement_missing', 'settling needs who was told'),
  (pg_temp.settle(severity => null), 'settlement_missing', 'settling needs the severity'),
  (pg_temp.settle(outcome => null), 'settlement_missing', 'settling needs the outcome'),
  (pg_temp.settle(id => gen_random_uuid()), 'complaint_not_found', 'an unknown complaint is not found'),
  (pg_temp.reopen(), 'complaint_step_not_allowed', 'an open complaint can’t be reopened')
) s (statement, outcome, reason);
delete from private.notifications where true;
select tests.as_person('admin', pg_temp.settle(' Called both. ', '{family,caregiver,family}', kind => 'quality'));
select results_eq(
  format('select kind::text, severity::text, outcome::text, outcome_words, told::text, settled_by from public.complaints where id = %L', tests.id('late')),
  $$ values ('quality', 'low', 'explained', 'Called both.', '{family,caregiver}', tests.id('admin')) $$, 'the outcome is kept, with the colleague'
);
select is(pg_temp.told(), 'complaint_settled', 'the family is told that it is settled');
select is(
  (select n.params ->> 'outcome' from private.notifications n where n.kind = 'complaint_settled'), 'explained', 'with the outcome'
);
select is(private.tracked_request(tests.id('walsh')) #>> '{complaints,0,settledAt}' is not null, true, 'the family’s page shows that it is settled');
select is(private.tracked_request(tests.id('walsh')) #>> '{complaints,0,outcome}', 'explained', 'and the outcome');
select is(private.tracked_request(tests.id('walsh')) #>> '{complaints,0,kind}', 'lateness', 'as the kind that the family chose');
select unalike(private.tracked_request(tests.id('walsh'))::text, '%Called both%', 'the page does not show what staff wrote');
select is_empty($$ select from private.pending_items w where w.subject_id = tests.id('late') $$, 'a settled complaint no longer waits');
select is_empty(
  $$ select from public.events where subject_type = 'complaints' and (coalesce(before, '{}') || coalesce(after, '{}'))::text ~ 'late\.|shouts|hurt\.|Called|Byrne' $$,
  'the audit log has none of the words'
);

-- Reopened
select is(tests.attempt(person, pg_temp.reopen()), outcome, format('%s reopening it comes to %s', person, outcome))
from (values
  ('admin', '1'), ('caregiver', 'not_allowed'), ('anon', '42501'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) n (person, outcome);
select is(tests.attempt('admin', pg_temp.reopen(), 'update public.requests set erased_at = now()'), 'request_erased', 'there is no reopening once the request is erased');
select tests.as_person('admin', pg_temp.reopen());
select isnt_empty($$ select from private.pending_items w where w.subject_id = tests.id('late') $$, 'a reopened complaint waits again');
select tests.as_person('admin', pg_temp.settle());
select is(pg_temp.told(), 'complaint_settled,complaint_settled', 'the family is told again once it is settled');

-- What the caregiver learns
select tests.be('caregiver');
select is_empty('select from public.complaints', 'the caregiver reads no complaint');
select is_empty($$ select from public.my_pending_items() where kind = 'complaint' $$, 'the caregiver does not read that staff have to act');
select unalike(public.export_my_data()::text, '%comes late%', 'the caregiver’s export does not hold what a family said');
select matches(public.export_my_data()::text, 'shouts', 'the caregiver’s export holds their own complaint');
select tests.be_owner();
select tests.promote('caregiver');
select tests.be('caregiver');
select is((select count(*) from public.complaints), 1::bigint, 'an admin reads all but what is about themselves');
select is_empty($$ select from public.activity_of('placement', pg_temp.placement()) where subject_type = 'complaints' $$, 'their activity leaves out complaints about themselves');
select tests.be('admin');
select isnt_empty($$ select from public.activity_of('placement', pg_temp.placement()) where subject_type = 'complaints' $$, 'a colleague’s activity has them');

-- About a stand-in
select tests.be_owner();
do $$ begin execute pg_temp.covered(); execute pg_temp.covered(-40, id => tests.id('earlier')); end $$;
select tests.as_person('anon', pg_temp.say_of_stand_in());
select is(
  (select string_agg(concat_ws(' ', w ->> 'caregiver', w ->> 'day'), ', ' order by n)
   from jsonb_array_elements(private.tracked_request(tests.id('walsh')) -> 'careBy') with ordinality c (w, n)),
  'Caregiver, Aoife ' || private.today() - 1, 'the page also names recent stand-ins, with the day they came'
);
select results_eq(
  $$ select c ->> 'caregiver', c ->> 'day' from jsonb_array_elements(private.tracked_request(tests.id('walsh')) -> 'complaints') c where c ->> 'words' like 'Aoife%' $$,
  $$ values ('Aoife', (private.today() - 1)::text) $$, 'and in a complaint about them'
);
select private.make_link(tests.id('walsh'), 'email', 'check_in', md5('email'), about => array[tests.id('stand-in')]);
select tests.be('anon');
select is(page #>> '{complaints,0,caregiver}' || jsonb_array_length(page -> 'careBy'), '1', 'an email’s link names no stand-in')
from tests.payload('walsh') p, public.track_request(p ->> 'reference', md5('email')) page;
select tests.be('admin');
select isnt_empty($$ select from public.activity_of('caregiver', tests.id('stranger')) where subject_type = 'complaints' $$, 'it is on record with the stand-in');
select is_empty(
  $$ select from public.activity_of('caregiver', tests.id('caregiver')) where subject_type = 'complaints' and after ->> 'change_id' is not null $$,
  'and not with the regular caregiver'
);
select tests.be_owner();
select tests.promote('stranger');
select is(tests.attempt('stranger', statement), 'own_record', 'a stand-in who is an admin neither settles nor reopens it')
from (values (pg_temp.settle(id => tests.id('stand-in'))), (format('select public.reopen_complaint(%L)', tests.id('stand-in')))) s (statement);
select tests.be('stranger');
select is_empty($$ select from public.complaints where id = tests.id('stand-in') $$, 'nor reads it');
select is_empty($$ select from public.activity_of('placement', pg_temp.placement()) where after ->> 'change_id' is not null $$, 'nor its activity');

-- Erased, but not while it is open
select tests.be_owner();
update public.placements set ended_at = now();
update public.requests set status = 'closed', status_reason = 'Over.' where id in (tests.id('walsh'), tests.id('daly'));
select private.expire_requests(now() + interval '10 years');
select is((select erased_at from public.requests where id = tests.id('walsh')), null, 'a request is kept while a complaint is open');
delete from public.complaints where side = 'caregiver' or id <> tests.id('late');
select private.expire_requests(now() + interval '10 years');
select results_eq(
  'select kind::text, words, outcome_words, outcome::text from public.complaints', $$ values ('lateness', null::text, null::text, 'explained') $$,
  'erasing the request leaves only kind and outcome'
);

select * from finish();
rollback;
