-- Conflicts: an admin who would save over a colleague's change reads who made it and when, and decides.
begin;
select plan(69);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_job('daly'), tests.add_application('daly', 'stranger');
select tests.sign_up('colleague');
update public.users set role = 'admin' where id = tests.id('colleague');
select tests.be('admin');
select tests.place_by_phone(tests.application('daly', 'stranger'));
select tests.be_owner();
create function pg_temp.placement() returns uuid language sql stable security definer as 'select id from public.placements';
-- What comes of a statement once a colleague has run another, with who it names.
create function pg_temp.after(colleague_did text, statement text) returns text language plpgsql as $$
declare
  detail text;
begin
  perform tests.be('colleague');
  execute colleague_did;
  perform tests.be('admin');
  execute statement;
  raise exception using errcode = 'UNDO0', message = 'saved';
exception when sqlstate 'UNDO0' then
  return sqlerrm;
when others then
  get stacked diagnostics detail = pg_exception_detail;
  return concat_ws(' by ', sqlerrm, case when sqlerrm = 'changed_meanwhile' then detail::jsonb ->> 'by' end);
end $$;

-- A check of a document, and its day
select tests.add_document('diploma', 'caregiver', 'qualification', 'uploaded');
insert into storage.objects (bucket_id, name) values ('documents', tests.id('caregiver') || '/diploma.pdf');
create function pg_temp.judge(verdict text, seen timestamptz default null) returns text language sql as $$
  select format('select public.%s(tests.id(''diploma''), ''Looked at it.'', %sseen => %L)', verdict,
    case verdict when 'verify_dated' then 'expires_on => null, ' end, seen)
$$;
create function pg_temp.dated(day date, seen date) returns text language sql as $$
  select format('select public.verify_document(tests.id(''diploma''), ''Seen.''); select public.date_document(tests.id(''diploma''), %L, %L)', day, seen)
$$;
create function pg_temp.dates(day date, seen date) returns text language sql as $$
  select format('select public.date_document(tests.id(''diploma''), %L, %L)', day, seen)
$$;
-- A job
create function pg_temp.edit(title text, seen integer) returns text language sql as $$
  select format('select public.edit_job(%L, %L, ''Tea, talk and a walk by the sea.'', revision => %L)', tests.job('walsh'), title, seen)
$$;
-- Terms of a placement
create function pg_temp.correct(rate numeric, seen jsonb) returns text language sql as $$
  select format(
    'select public.correct_placement(%L, tests.terms_seen(%1$L) || ''{"hourly_rate": %s}'', %L)', pg_temp.placement(), rate, seen
  )
$$;
create function pg_temp.current_terms(changes jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('visits', p.visits, 'availability', p.availability, 'hourly_rate', p.hourly_rate, 'starts_on', p.starts_on, 'ends_on', p.ends_on) || changes
  from public.placements p
$$;
-- An offer, and the answers to it
create function pg_temp.seen(offered_at timestamptz default null, family timestamptz default null) returns text language sql as $$
  select jsonb_build_object('offered_at', offered_at, 'family', family, 'caregiver', null)::text
$$;
create function pg_temp.family_says(answer public.agreement_answer) returns void language plpgsql security definer as $$
begin
  perform set_config('request.jwt.claims', '', true);
  perform private.record_answer(a, 'family', answer, null) from public.applications a where a.id = tests.application('walsh', 'caregiver');
end $$;
create function pg_temp.by_phone(seen text) returns text language sql as $$
  select format('select public.record_agreement(%L, ''family'', ''yes'', ''Peg'', %L, seen => %L)',
    tests.application('walsh', 'caregiver'), tests.today(), seen)
$$;
create function pg_temp.offer(rate numeric, seen text) returns text language sql as $$
  select format('select public.offer_job(%L, hourly_rate => %s, seen => %L)', tests.application('walsh', 'caregiver'), rate, seen)
$$;
-- A placement under the terms that were seen
create function pg_temp.place(seen text) returns text language sql as $$
  select format(
    'select public.place_caregiver(%L, family_said_by => ''Peg'', family_said_on => %L, caregiver_said_by => ''Una'', caregiver_said_on => %2$L, seen => %L)',
    tests.application('walsh', 'caregiver'), tests.today(), seen
  )
$$;
-- Steps that an unseen answer prevents, by an admin who has seen the answers until `seen`
create function pg_temp.family_answers() returns void language sql security definer as $$
  update public.request_questions set answer = 'None.', answered_at = now() where request_id = tests.id('reilly')
$$;
create function pg_temp.family_changes() returns void language sql security definer as $$
  insert into private.earlier_answers (request_id, answers, replaced_at) values (tests.id('reilly'), '[]', now())
$$;
create function pg_temp.step(name text, seen timestamptz default now() - interval '1 hour') returns text language sql as $$
  select case name
    when 'decline' then format('select public.decline_application(%L, ''Too far.'', %L)', tests.application('walsh', 'caregiver'), seen)
    when 'introduce' then
      format('select public.introduce_applicants(''{"%s": "Kind."}'', %L)', tests.application('walsh', 'caregiver'), seen)
    when 'other times' then format(
      'select public.edit_job(%L, ''Company'', ''Tea, talk and a walk by the sea.'', revision => 1, availability => 1, seen => %L)', tests.job('walsh'), seen
    )
    when 'other words' then format(
      'select public.edit_job(%L, ''Company'', ''Tea, talk and a walk by the sea.'', revision => 1, seen => %L)', tests.job('walsh'), seen
    )
    when 'take back' then format('select public.take_back_job(%L, ''Later.'', %L)', tests.job('walsh'), seen)
    when 'close' then format('select public.close_request(%L, ''Well again.'', %L)', tests.id('walsh'), seen)
    when 'decline request' then format('select public.decline_request(%L, ''Too far.'', %L)', tests.id('reilly'), seen)
  end
$$;
-- What a caregiver should change
create function pg_temp.ask(words text, seen jsonb) returns text language sql as $$
  select format('select public.request_profile_changes(%L, %L, seen => %L)', tests.id('caregiver'), words, seen)
$$;
grant execute on all functions in schema pg_temp to authenticated;
select tests.add_request('reilly'), tests.be('admin'), public.ask_family(tests.id('reilly'), 'Are there pets?'), tests.be_owner();
update public.applications set submitted_at = now() - interval '1 day', may_be_shown = true where true;
update public.caregiver_profiles set changes_since = now(), about = 'Kind, calm and punctual.' where user_id = tests.id('caregiver');

select is(pg_temp.after(colleague_did, statement), outcome, reason)
from (values
  ('select', pg_temp.judge('verify_document'), 'saved', 'a check of a document that waits'),
  (pg_temp.judge('verify_document'), pg_temp.judge('reject_document'), 'changed_meanwhile by colleague@example.test', 'a check that a colleague made first'),
  (pg_temp.judge('reject_document'), pg_temp.judge('verify_dated'), 'changed_meanwhile by colleague@example.test', 'a check with a day, after a colleague’s'),
  (pg_temp.judge('verify_document'), pg_temp.judge('verify_document'), 'changed_meanwhile by colleague@example.test', 'the same check, after a colleague’s'),
  (pg_temp.judge('verify_document'), pg_temp.judge('reject_document', now() - interval '1 day'), 'changed_meanwhile by colleague@example.test', 'a check that saw an earlier one'),
  (pg_temp.judge('verify_document'), pg_temp.judge('reject_document', now()), 'saved', 'the opposite check, having seen the colleague’s'),
  (pg_temp.judge('verify_document'), pg_temp.judge('verify_document', now()), 'same_as_before', 'the same check, having seen the colleague’s'),
  (pg_temp.dated('2030-01-01', null), pg_temp.dates('2031-01-01', null), 'changed_meanwhile by colleague@example.test', 'a day that a colleague entered first'),
  (pg_temp.dated('2030-01-01', null), pg_temp.dates('2031-01-01', '2030-01-01'), 'saved', 'a day, having seen the colleague’s'),
  ('select', pg_temp.edit('Company by the lake', 1), 'saved', 'a job as it was seen'),
  (pg_temp.edit('Company by the sea', 1), pg_temp.edit('Company by the lake', 1), 'changed_meanwhile by colleague@example.test', 'a job that a colleague reworded'),
  (pg_temp.edit('Company by the sea', 1), pg_temp.edit('Company by the lake', 2), 'saved', 'a job, having seen the colleague’s words'),
  ('select', pg_temp.correct(25, pg_temp.current_terms()), 'saved', 'terms as they were seen'),
  (pg_temp.correct(30, pg_temp.current_terms()), pg_temp.correct(25, pg_temp.current_terms()), 'changed_meanwhile by colleague@example.test', 'terms that a colleague corrected'),
  (pg_temp.correct(30, pg_temp.current_terms()), pg_temp.correct(25, pg_temp.current_terms('{"hourly_rate": 30}')), 'saved', 'terms, having seen the colleague’s'),
  ('select', pg_temp.correct(25, null), 'changed_meanwhile by admin@example.test', 'terms without saying what was seen'),
  ('select', pg_temp.correct(25, pg_temp.current_terms() - 'ends_on'), 'changed_meanwhile by admin@example.test', 'terms without saying all that was seen'),
  ('select', pg_temp.correct(25, 'null'), 'changed_meanwhile by admin@example.test', 'terms, having seen “null”'),
  ('select', pg_temp.edit('Company by the lake', null), 'changed_meanwhile by admin@example.test', 'a job without saying what was seen'),
  ('select', pg_temp.offer(25, pg_temp.seen()), 'saved', 'a first offer'),
  ('select', pg_temp.offer(25, null), 'changed_meanwhile', 'an offer without saying that there was none'),
  ('select', pg_temp.offer(25, '{}'), 'changed_meanwhile', 'an offer, having seen nothing'),
  ('select', pg_temp.offer(25, 'null'), 'changed_meanwhile', 'an offer, having seen “null”'),
  (pg_temp.offer(30, pg_temp.seen()), pg_temp.offer(25, null), 'changed_meanwhile by colleague@example.test', 'an offer over a colleague’s without saying what was seen'),
  (pg_temp.offer(30, pg_temp.seen()), pg_temp.offer(25, pg_temp.seen()), 'changed_meanwhile by colleague@example.test', 'an offer that a colleague made first'),
  (pg_temp.offer(30, pg_temp.seen()), pg_temp.offer(25, pg_temp.seen(offered_at => now())), 'saved', 'an offer, having seen the colleague’s'),
  ('select', pg_temp.place(pg_temp.seen()), 'saved', 'placing someone who had no offer'),
  ('select', pg_temp.place(null), 'changed_meanwhile', 'placing without saying what was seen'),
  ('select', pg_temp.place('{}'), 'changed_meanwhile', 'placing, having seen nothing'),
  (pg_temp.offer(30, pg_temp.seen()), pg_temp.place(pg_temp.seen()), 'changed_meanwhile by colleague@example.test', 'placing over terms that a colleague offered'),
  (pg_temp.offer(30, pg_temp.seen()), pg_temp.place(pg_temp.seen(offered_at => now())), 'saved', 'placing, having seen the offer'),
  ($$ select pg_temp.family_says('no') $$, pg_temp.by_phone(pg_temp.seen()), 'changed_meanwhile', 'a yes by phone over a no that the family gave in between'),
  ($$ select pg_temp.family_says('no') $$, pg_temp.offer(25, pg_temp.seen()), 'changed_meanwhile', 'an offer over a no that the family gave in between'),
  ($$ select pg_temp.family_says('no') $$, pg_temp.place(pg_temp.seen()), 'changed_meanwhile', 'placing over a no that the family gave in between'),
  ($$ select pg_temp.family_says('no') $$, pg_temp.by_phone(pg_temp.seen(family => now())), 'saved', 'a yes by phone, having seen the no'),
  ('select', pg_temp.place('["offered_at"]'), 'changed_meanwhile', 'placing with a malformed list of what was seen'),
  ('select', pg_temp.place('{"offered_at": "Monday"}'), 'changed_meanwhile', 'placing with a malformed time'),
  ('select', pg_temp.offer(25, '{"offered_at": "Monday"}'), 'changed_meanwhile', 'an offer with a malformed time'),
  ('select', pg_temp.correct(25, pg_temp.current_terms('{"starts_on": "Monday"}')), 'changed_meanwhile by admin@example.test', 'terms with a malformed day'),
  ('select', pg_temp.step('decline'), 'saved', 'an application, as it was seen'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('decline'), 'answers_changed', 'declining someone after the family said yes'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('decline', now()), 'saved', 'declining, having seen the yes'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('decline', null), 'answers_changed', 'declining, having seen no answer'),
  ($$ select pg_temp.family_says('no') $$, pg_temp.step('introduce'), 'answers_changed', 'introducing someone the family has declined'),
  ($$ select pg_temp.family_says('no') $$, pg_temp.step('introduce', now()), 'saved', 'introducing, having seen the no'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('other times'), 'answers_changed', 'other times than a family has said yes to'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('other times', now()), 'saved', 'other times, having seen the yes'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('other words'), 'saved', 'other words, which the family’s yes does not concern'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('take back'), 'answers_changed', 'taking a job back after the family said yes'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('take back', now()), 'saved', 'taking a job back, having seen the yes'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('close'), 'answers_changed', 'closing a request after the family said yes'),
  ($$ select pg_temp.family_says('yes') $$, pg_temp.step('close', now()), 'saved', 'closing a request, having seen the yes'),
  ('select', pg_temp.step('decline request'), 'saved', 'declining a request that waits for an answer'),
  ('select pg_temp.family_answers()', pg_temp.step('decline request'), 'answers_changed', 'declining a request whose answer has just come'),
  ('select pg_temp.family_changes()', pg_temp.step('decline request'), 'answers_changed', 'declining a request that the family has just changed'),
  ('select pg_temp.family_answers()', pg_temp.step('decline request', now()), 'saved', 'declining a request, having seen the answer'),
  ('select', pg_temp.ask('The diploma.', '["changes_reason"]'), 'changed_meanwhile', 'requesting changes with a malformed list of what was seen'),
  ('select', pg_temp.ask('The diploma.', '{"changes_reason": null}'), 'saved', 'requesting changes first'),
  ('select', pg_temp.ask('The diploma.', null), 'changed_meanwhile', 'requesting changes without saying that there were none'),
  (pg_temp.ask('The phone.', '{"changes_reason": null}'), pg_temp.ask('The diploma.', '{"changes_reason": null}'), 'changed_meanwhile by colleague@example.test', 'requesting changes after a colleague did'),
  (pg_temp.ask('The phone.', '{"changes_reason": null}'), pg_temp.ask('The diploma.', '{"changes_reason": "The phone."}'), 'saved', 'requesting changes, having seen the colleague’s'),
  ($$ select public.save_credential_rules('{"companionship": ["identity"]}', '{}') $$, $$ select public.save_credential_rules('{"companionship": ["first_aid"]}', '{}') $$,
    'changed_meanwhile by colleague@example.test', 'rules that a colleague saved'),
  ($$ select public.save_credential_rules('{"companionship": ["identity"]}', '{}') $$, $$ select public.save_credential_rules('{"companionship": ["first_aid"]}', '{"companionship": ["identity"]}') $$,
    'saved', 'rules, having seen the colleague’s')
) s (colleague_did, statement, outcome, reason);

select tests.be_owner();
select pg_temp.family_answers();
select tests.be('admin');
select public.read_answers(tests.id('reilly'), now() - interval '1 hour');
select isnt_empty('select from public.request_questions where read_at is null', 'an answer that came later is not marked as read');
select is(private.answered_at(request => tests.id('reilly')), now(), 'a request says when it was last answered');
select is(a.answered, now() - interval '1 day', 'an application says when it was last answered') from public.applications a where a.job_id = tests.job('walsh');
select tests.be('caregiver');
select is(a.answered, null, 'only staff read when') from public.applications a where a.job_id = tests.job('walsh');
select tests.be_owner();
update public.jobs set revision = 2, title = 'Company by the bay' where id = tests.job('walsh');
select tests.be('admin');
select is(
  tests.detail(pg_temp.edit('Company by the lake', 1))::jsonb - 'at', '{"by": null}', 'the error names nobody who is not on the staff'
);
select ok((tests.detail(pg_temp.edit('Company by the lake', 1))::jsonb ->> 'at')::timestamptz = now(), 'the error says when it was changed');

select * from finish();
rollback;
