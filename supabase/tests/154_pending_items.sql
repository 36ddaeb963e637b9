-- Pending items: whose turn it is, the day by which staff answer, and who is told when that day is past. The operator
-- works in Dublin, where Tuesday 24 March 2026 and the days around it are working days.
begin;
select plan(91);
\ir fixtures.psql

select tests.answer_within('{"request": 1, "search": 2, "question": 5, "profile": 3, "document": 3, "application": 5, "offer": 2}');
create function pg_temp.waits() returns setof text language sql security definer as $$
  select format('%s of %s: %s by %s', w.kind, coalesce(r.reference, u.email), w.turn, w.due)
  from private.dated_pending_items w left join public.requests r on r.id = w.request_id left join auth.users u on u.id = w.caregiver_id
  where w.kind <> 'search'
$$;
create function pg_temp.line(words text, turn text default 'staff', day text default '') returns text language sql as $$
  select format('%s: %s by %s', words, turn, day)
$$;
create function pg_temp.of_walsh(kind text) returns text language sql security definer as $$
  select kind || ' of ' || reference from public.requests where id = tests.id('walsh')
$$;
select is_empty('select pg_temp.waits()', 'with only approved profiles, nothing waits');

-- A request, turn by turn
select tests.add_request('walsh');
update public.requests set submitted_at = '2026-03-24 10:00+00' where true;
select bag_eq('select pg_temp.waits()', array[pg_temp.line(pg_temp.of_walsh('request'), day => '2026-03-25')], 'a new request waits for staff');
select tests.be('admin');
select public.ask_family(tests.id('walsh'), 'Are there stairs?');
select tests.be_owner();
select bag_eq('select pg_temp.waits()', array[pg_temp.line(pg_temp.of_walsh('question'), 'family')], 'a question waits for the family');
create function pg_temp.unheard(given text) returns text language sql as $$
  select tests.seen_after('admin: select string_agg(concat_ws('' '', w.turn, w.status, w.detail), '', '') from public.pending_items() w', given)
$$;
select is(pg_temp.unheard(given), found, 'a question: ' || said)
from (values
  ('update public.request_contacts set contact_email = null where true', 'staff unheard Are there stairs?', 'without an email it waits for staff, who call'),
  ('update private.mails set failed_at = now() where kind = ''question''', 'staff unheard Are there stairs?', 'also if the email failed'),
  ('update private.mails set sent_at = now() where kind = ''question''', 'family submitted', 'once the email arrived, it waits for the family')
) q (given, found, said);
update public.request_questions set answer = 'Yes.', answered_at = '2026-03-25 10:00+00' where true;
select bag_eq('select pg_temp.waits()', array[pg_temp.line(pg_temp.of_walsh('request'), day => '2026-03-26')], 'an answered request waits for staff');
select tests.be('admin');
select public.review_request(tests.id('walsh'));
select tests.be_owner();
select is((select since from private.dated_pending_items), now(), 'a request in review waits since the review began');
select tests.be('admin');
select public.publish_job(tests.id('walsh'), 'Company in the afternoons', 'Tea, talk and a walk by the sea.', '{}');
select tests.be_owner();
select bag_eq(
  'select pg_temp.waits()', array[pg_temp.line(pg_temp.of_walsh('question'), day => '2026-03-26')],
  'an unread answer to a published request waits'
);
select tests.be('admin');
select public.read_answers(tests.id('walsh'));
select tests.be_owner();
select is_empty('select pg_temp.waits()', 'a read answer no longer waits');

-- Caregivers: profiles, documents, applications
update public.caregiver_profiles set status = 'submitted', submitted_at = '2026-03-24 10:00+00' where user_id = tests.id('caregiver');
select bag_eq(
  'select pg_temp.waits()', array[pg_temp.line('profile of caregiver@example.test', day => '2026-03-27')], 'a profile that was sent waits for staff'
);
create function pg_temp.lacks() returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.be('admin');
  answer := (select detail from public.pending_items() where kind = 'profile');
  perform tests.be_owner();
  return answer;
end $$;
delete from public.credential_rules where true;
select is(pg_temp.lacks(), null, 'a profile without required documents lacks none');
insert into public.credential_rules (care_type, kind)
select care_types[1], 'insurance' from public.caregiver_profiles where user_id = tests.id('caregiver');
select is(pg_temp.lacks(), 'insurance', 'a profile lacks a required document');
select tests.add_document('insurance', 'caregiver', 'insurance', 'uploaded');
select is(pg_temp.lacks(), null, 'a profile does not lack a document that waits for a check');
delete from public.documents where id = tests.id('insurance');
delete from public.credential_rules where true;
update public.caregiver_profiles set status = 'changes_requested' where user_id = tests.id('caregiver');
select bag_eq('select pg_temp.waits()', array[pg_temp.line('profile of caregiver@example.test', 'caregiver')], 'requested changes wait for the caregiver');
update public.caregiver_profiles set status = 'approved', changes_since = '2026-03-24 18:00+00' where user_id = tests.id('caregiver');
select bag_eq('select pg_temp.waits()', array[pg_temp.line('profile of caregiver@example.test', day => '2026-03-30')], 'changes that were made wait for staff');
update public.caregiver_profiles set changes_reason = 'Which diploma?' where user_id = tests.id('caregiver');
select bag_eq('select pg_temp.waits()', array[pg_temp.line('profile of caregiver@example.test', 'caregiver')], 'more requested changes wait for the caregiver');
select tests.be('caregiver');
update public.caregiver_profiles set about = 'A nurse.' where user_id = tests.id('caregiver');
select tests.be_owner();
select results_eq(
  'select turn, since from private.dated_pending_items where kind = ''profile''', $$ values ('staff', now()) $$, 'a profile that changed once more waits for staff since then'
);
update public.caregiver_profiles set changes_since = null where user_id = tests.id('caregiver');
select tests.add_document('document', 'caregiver', 'first_aid', 'uploaded');
update public.documents set created_at = '2026-03-24 10:00+00' where true;
select bag_eq('select pg_temp.waits()', array[pg_temp.line('document of caregiver@example.test', day => '2026-03-27')], 'an unchecked document waits for staff');
update public.documents set status = 'verified', checked_at = now() where true;
select tests.add_application('walsh', 'caregiver');
update public.applications set submitted_at = '2026-03-24 10:00+00' where true;
select bag_eq('select pg_temp.waits()', array[pg_temp.line('application of caregiver@example.test', day => '2026-03-31')], 'an application waits for staff');
update public.applications set status = 'shortlisted' where true;
update public.applications set shortlisted_at = '2026-03-25 10:00+00' where true;
select bag_eq('select pg_temp.waits()', array[pg_temp.line('application of caregiver@example.test', day => '2026-04-01')], 'a shortlisted application waits for staff');
update public.applications set status = 'accepted' where true;
update public.applications set accepted_at = '2026-03-26 10:00+00' where true;
select bag_eq('select pg_temp.waits()', array[pg_temp.line('offer of caregiver@example.test', day => '2026-03-30')], 'an accepted offer waits for staff');

select is((select d.due from private.days_due(array['offer'], array[day], array[begins]) d), due, words)
from (values
  ('2026-03-26'::date, '2026-04-20'::date, '2026-03-30'::date, 'an accepted offer is due by its kind’s working days'),
  ('2026-03-26', '2026-03-30', '2026-03-27', 'or on the last of them before the first day'),
  ('2026-03-27', '2026-03-29', '2026-03-27', 'also if that is a Sunday'),
  ('2026-03-28', '2026-03-30', '2026-03-30', 'but never before staff are in')
) o (day, begins, due, words);

-- Someone to find: until the second working day, or before the first day that is wanted, whichever is sooner
select tests.add_job('lynch');
create function pg_temp.search() returns text language sql as $$
  select format('%s by %s: %s', w.turn, w.due, private.why_nobody(w.subject_id)) from private.dated_pending_items w where w.kind = 'search' and w.request_id = tests.id('lynch')
$$;
create function pg_temp.search(published timestamptz, begins date, start text) returns text language sql as $$
  update public.jobs set published_at = published, starts_on = begins, start = search.start::public.care_start where request_id = tests.id('lynch');
  select pg_temp.search()
$$;
select is(pg_temp.search(published::timestamptz, begins::date, start), wanted, words)
from (values
  ('2026-03-24 10:00+00', '2026-04-20', 'day', 'staff by 2026-03-26: nobody', 'a job for which nobody has applied waits for staff'),
  ('2026-03-24 18:00+00', '2026-04-20', 'day', 'staff by 2026-03-27: nobody', 'published after hours, it is due a day later'),
  ('2026-03-24 10:00+00', '2026-03-26', 'day', 'staff by 2026-03-25: nobody', 'it is due before the first day'),
  ('2026-03-24 10:00+00', '2026-03-24', 'day', 'staff by 2026-03-24: nobody', 'it is due today at the earliest'),
  ('2026-03-20 10:00+00', '2026-03-23', 'day', 'staff by 2026-03-20: nobody', 'it is due on a Friday if the first day is a Monday'),
  ('2026-03-21 10:00+00', '2026-03-23', 'day', 'staff by 2026-03-23: nobody', 'published on a Saturday, it is due on Monday'),
  ('2026-03-21 10:00+00', '2026-03-22', 'day', 'staff by 2026-03-23: nobody', 'also if it begins on Sunday, when nobody is in'),
  ('2026-03-24 10:00+00', '2026-03-25', 'soon', 'staff by 2026-03-26: nobody', 'care “as soon as possible” has no first day')
) j (published, begins, start, wanted, words);
select tests.add_application('lynch', 'stranger');
select is(pg_temp.search(), null, 'once someone has applied, the search no longer waits');
create function pg_temp.with_status(status text) returns text language plpgsql as $$
begin
  update public.applications set status = with_status.status::public.application_status where job_id = tests.job('lynch');
  return pg_temp.search();
end $$;
select is(pg_temp.with_status(status), null, status || ': the search does not wait')
from unnest('{shortlisted,introduced,offered,accepted}'::text[]) status;
select is(pg_temp.with_status('declined'), 'staff by : gone', 'once the applicants were declined, the search waits again');
update public.applications set declined_at = '2026-03-25 10:00+00' where job_id = tests.job('lynch');
select is(pg_temp.search(), 'staff by 2026-03-27: gone', 'it is due by the operator’s working days');
select is(pg_temp.with_status('invited'), 'caregiver by : unanswered', 'while someone is invited, it waits for the caregiver');
select ok(
  (select w.since = now() and w.caregiver_id is null from private.pending_items w where w.request_id = tests.id('lynch')), 'it waits since the invitation, and does not name the caregiver'
);
update public.applications set invited_at = '2026-03-20 10:00+00' where job_id = tests.job('lynch');
select is(pg_temp.search(), 'staff by 2026-03-31: unanswered', 'after a week without an answer, it waits for staff');
select is(
  (select count(*) from private.overdue_on('2026-04-20') w where w.kind = 'search'), 0::bigint, 'an overdue search is not told each morning'
);
select tests.be('admin');
select results_eq(
  $$ select detail, client, town, care_types::text, urgent, begins, why from public.pending_items(array[tests.id('lynch')]) where kind = 'search' $$,
  $$ values ('Company in the afternoons', '{"contact": "Lynch Walsh", "recipient": "Peg Walsh"}'::jsonb, 'Galway', '{companionship}', false, tests.today() + 7, 'unanswered') $$, 'admins read who and what it is about'
);
select tests.be_owner();
delete from public.requests where id = tests.id('lynch');

-- Who reads what
select tests.add_request('daly');
update public.requests set submitted_at = '2026-03-17 10:00+00' where id = tests.id('daly');
-- Nothing begins soon, which would lead (154_harm.sql).
update public.requests set starts_on = private.today() + 60 where true;
update public.documents set status = 'uploaded', created_at = '2026-03-24 10:00+00' where true;
select tests.be('admin');
select results_eq(
  'select kind, due, caregiver_name, reference is null from public.pending_items()',
  $$ values ('offer', '2026-03-30'::date, 'Caregiver Byrne', true), ('request', '2026-03-18', null, false),
    ('document', '2026-03-27', 'Caregiver Byrne', true) $$, 'admins read all that waits: an accepted offer, then by day due'
);
select results_eq(
  'select detail, status, owner from public.pending_items()',
  $$ values ('Company in the afternoons', 'accepted', null), (null, 'submitted', null), ('first_aid', null, null) $$,
  'each item has its subject and status'
);
select tests.be_owner();
update public.users set deactivated_at = now() where id = tests.id('caregiver');
select tests.be('admin');
select results_eq(
  'select kind, is_closed from public.pending_items()', $$ values ('offer', true), ('request', false), ('document', true) $$,
  'each item says whether the account is closed'
);
select tests.be_owner();
update public.users set deactivated_at = null where id = tests.id('caregiver');
select is(
  tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), 'own_record', 'nobody does it about themselves: ' || statement
)
from (values
  ($$ select public.assign(tests.id('caregiver'), tests.id('caregiver')) $$)
) s (statement);
select tests.be('admin');
select public.assign(tests.id('walsh'), tests.id('admin'));
select results_eq(
  'select kind from public.pending_items() where owner = ''admin@example.test''', array['offer'], 'the colleague assigned to a request has its job’s items'
);
select public.assign(tests.id('caregiver'), tests.id('admin'));
select public.assign(tests.id('daly'), tests.id('admin'));
select results_eq(
  'select kind, owner from public.pending_items()',
  $$ values ('offer', 'admin@example.test'), ('request', 'admin@example.test'), ('document', 'admin@example.test') $$,
  'the colleague assigned to a caregiver has their documents'
);
select public.assign(tests.id('walsh'), null, tests.id('admin'));
select is(
  (select assignment from public.pending_items() where kind = 'offer'), tests.id('caregiver'), 'without an assigned request, the caregiver’s assignment counts'
);
select public.assign(tests.id('daly'), null, tests.id('admin'));
select is(
  array(select w.kind from public.pending_items(filters => replace(wanted, 'me', tests.id('admin')::text)::jsonb) w), kinds, 'filtered by ' || wanted
)
from (values
  ('{"kind": "request"}', array['request']), ('{"kind": "request", "status": "submitted"}', '{request}'),
  ('{"kind": "request", "status": "in_review"}', '{}'), ('{"kind": "question"}', '{}'), ('{"has": "me"}', '{offer,document}'),
  ('{"has": "nobody"}', '{request}'), ('{"has": "nobody", "kind": "document"}', '{}'), ('{"has": "someone"}', '{}'), ('{}', '{offer,request,document}')
) n (wanted, kinds);
select set_eq(
  'select kind, status, things from public.pending_counts()',
  $$ values ('request', 'submitted', 1::bigint), ('document', null, 1), ('offer', 'accepted', 1) $$, 'each kind has its count'
);
select is(array(select kind from public.pending_items(array[about])), wanted, 'what waits about ' || words)
from (values
  (tests.id('daly'), array['request'], 'a request'), (tests.id('walsh'), '{offer}', 'a request with an application'),
  (tests.id('caregiver'), '{offer,document}', 'a caregiver'), (tests.application('walsh', 'caregiver'), '{offer}', 'an application')
) given (about, wanted, words);
select tests.be('caregiver');
select results_eq(
  'select kind, due from public.my_pending_items()', $$ values ('document', '2026-03-27'::date), ('offer', '2026-03-30') $$,
  'caregivers read which of their items wait for staff'
);
select tests.be_owner();
select is(
  tests.attempt('caregiver', 'select from public.my_pending_items() where kind = ''offer'' and due is null', 'update public.jobs set start = ''day'', starts_on = ''2026-03-30'' where true; update public.offers set starts_on = ''2026-03-30'' where true'),
  '1', 'they are promised no day that is as late as their first one'
);
select is(
  tests.attempt('admin', 'select from public.pending_items() where kind = ''application'' and due = ''2026-03-29''',
    'update public.jobs set start = ''day'', starts_on = ''2026-03-30'' where true; update public.applications set status = ''submitted'' where true'),
  '1', 'an applicant is answered the day before the care begins at the latest'
);
select is(
  tests.attempt('caregiver', 'select from public.my_pending_items() where kind = ''document''', 'update public.caregiver_profiles set status = ''draft'' where true'),
  '0', 'nor any for documents before they have sent their profile'
);

-- What an admin did with it last
create function pg_temp.last_steps() returns setof text language plpgsql as $$
begin
  perform tests.be('caregiver');
  return query select format('%s: %s', w.kind, w.last_step) from public.my_pending_items() w where w.last_step_at = now() or w.last_step is null;
  perform tests.be_owner();
end $$;
grant execute on all functions in schema pg_temp to authenticated;
select bag_eq('select pg_temp.last_steps()', $$ values ('document: '), ('offer: ') $$, 'at first no step of staff is shown');
select tests.be('admin');
select public.open_document(tests.id('document'));
select tests.be_owner();
update public.applications set status = 'submitted', submitted_at = now() - interval '1 day', shortlisted_at = null, offered_at = null where true;
select tests.be('admin');
select public.shortlist_application(tests.application('walsh', 'caregiver'));
select bag_eq(
  'select pg_temp.last_steps()', $$ values ('document: opened'), ('application: shortlisted') $$, 'the last step of staff is shown: opened, shortlisted'
);
select tests.be('admin');
select tests.offer_job(tests.application('walsh', 'caregiver'));
select bag_eq('select pg_temp.last_steps()', $$ values ('document: opened') $$, 'an offer is the caregiver''s turn');
update public.applications set status = 'submitted', submitted_at = now() + interval '1 second', shortlisted_at = null, offered_at = null where true;
select bag_eq('select pg_temp.last_steps()', $$ values ('document: opened'), ('application: ') $$, 'a step with an earlier application is not shown');
update public.applications set status = 'accepted' where true;
update public.applications set accepted_at = '2026-03-26 10:00+00' where true;
create function pg_temp.profile_step() returns text language plpgsql as $$
declare
  step text;
begin
  perform tests.be('caregiver');
  step := (select coalesce(w.last_step, 'none') from public.my_pending_items() w where w.kind = 'profile');
  perform tests.be_owner();
  return step;
end $$;
grant execute on function pg_temp.profile_step() to authenticated;
update public.caregiver_profiles set status = 'submitted' where user_id = tests.id('caregiver');
select is(pg_temp.profile_step(), 'none', 'a new profile has no step');
select tests.be('admin');
select public.request_profile_changes(tests.id('caregiver'), 'Which diploma?', seen => '{"changes_reason": null}');
select tests.be_owner();
update public.caregiver_profiles set status = 'submitted' where user_id = tests.id('caregiver');
select is(pg_temp.profile_step(), 'changes_requested', 'a profile sent again shows that changes were requested');
select tests.be('admin');
select public.approve_caregiver(tests.id('caregiver'), (select revision from public.caregiver_profiles where user_id = tests.id('caregiver')));
select tests.be('caregiver');
update public.caregiver_profiles set about = 'A nurse since 2015.' where user_id = tests.id('caregiver');
select is(pg_temp.profile_step(), 'approved', 'a changed profile shows that it was approved');
update public.caregiver_profiles set changes_since = null, changes_reason = null where user_id = tests.id('caregiver');
select tests.be('caregiver');
select tests.be('stranger');
select is_empty('select * from public.my_pending_items()', 'a caregiver reads nothing of anyone else');
select tests.be_owner();
select is(
  tests.attempt(person, format('select public.%s()', call)), case person when 'anon' then '42501' else 'not_allowed' end,
  format('%s is not for %s', call, person)
)
from (values ('pending_items', 'caregiver'), ('pending_counts', 'caregiver'), ('my_pending_items', 'admin')) c (call, other),
  unnest(array['anon', 'deactivated', 'no_role', other]) person;

select * from finish();
rollback;
