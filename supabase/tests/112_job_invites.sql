-- Inviting: staff ask caregivers who may apply, and they answer. Someone who is only invited is not an applicant.
begin;
select plan(112);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly', '{first_aid}');

create function pg_temp.invite(job text default 'walsh', caregiver text default 'caregiver') returns text language sql as $$
  select format('select public.invite_caregiver(tests.job(%L), tests.id(%L))', job, caregiver)
$$;
create function pg_temp.invited(job text default 'walsh', caregiver text default 'caregiver') returns text language sql as $$
  select format('select tests.as_person(''admin'', %L)', pg_temp.invite(job, caregiver))
$$;
create function pg_temp.applied(caregiver text default 'caregiver') returns text language sql as $$
  select format('select tests.add_application(''walsh'', %L)', caregiver)
$$;
create function pg_temp.on_it(call text, rest text default '') returns text language sql as $$
  select format(
    'select %s.%s(tests.application(''walsh'', ''caregiver'')%s)', case when call in ('offer_job', 'record_agreement') then 'tests' else 'public' end, call, rest
  )
$$;
create function pg_temp.no(person text default 'caregiver') returns text language sql as $$
  select format('select tests.as_person(%L, %L)', person, pg_temp.on_it('decline_invitation', ', ''Too early'''))
$$;
create function pg_temp.told(person text) returns text[] language sql security definer as $$
  select array_agg(n.kind::text order by n.id) from private.notifications n
  where n.recipient_id = tests.id(person) or person = 'admin' and n.recipient_id is null and n.request_id is null
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Who invites, and who is invited
select is(tests.attempt(person, pg_temp.invite()), outcome, format('%s inviting comes to %s', person, outcome))
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('admin', pg_temp.invite(job, person), given), outcome, reason)
from (values
  ('walsh', 'caregiver', 'update public.caregiver_profiles set availability = 240', '1', 'a caregiver with other times can be invited'),
  ('walsh', 'caregiver', format('insert into public.time_off (caregiver_id, from_day, to_day) values (%L, private.today(), private.today() + 90)',
    tests.id('caregiver')), '1', 'a caregiver who is away on the first day can be invited'),
  ('daly', 'caregiver', null, 'not_qualified', 'nobody without a required document is invited'),
  ('walsh', 'caregiver', 'update public.caregiver_profiles set status = ''suspended''', 'not_qualified', 'no suspended caregiver is invited'),
  ('walsh', 'caregiver', 'update public.caregiver_profiles set place_id = tests.place(''Dublin'')', 'not_qualified', 'nobody who is too far away is invited'),
  ('walsh', 'caregiver', 'update public.caregiver_profiles set care_types = ''{}''', 'not_qualified', 'nobody who does other work is invited'),
  ('walsh', 'newcomer', null, 'not_qualified', 'nobody without an approved profile is invited'),
  ('walsh', 'deactivated', null, 'not_qualified', 'nobody with a closed account is invited'),
  ('walsh', 'admin', null, 'caregiver_not_found', 'no admin is invited'),
  ('walsh', 'unheard of', null, 'caregiver_not_found', 'an unknown caregiver can''t be invited'),
  ('unheard of', 'caregiver', null, 'job_not_found', 'there is no invitation to an unknown job'),
  ('walsh', 'caregiver', 'update public.jobs set status = ''filled''', 'job_not_open', 'there is no invitation to a filled job'),
  ('walsh', 'caregiver', pg_temp.invited(), 'already_invited', 'nobody is invited twice'),
  ('walsh', 'caregiver', pg_temp.applied(), 'already_applied', 'no applicant is invited'),
  ('walsh', 'caregiver', pg_temp.applied() || '; update public.applications set status = ''declined''', 'already_applied',
    'an applicant who was declined is reconsidered instead'),
  ('walsh', 'caregiver', pg_temp.applied() || '; update public.applications set status = ''withdrawn''', 'said_no',
    'nobody who has withdrawn is invited'),
  ('walsh', 'caregiver', pg_temp.invited() || ';' || pg_temp.no(), 'said_no', 'nobody who said no to an invitation is invited again'),
  ('walsh', 'caregiver', pg_temp.invited() || '; update public.applications set status = ''declined''', '1',
    'a caregiver who had not answered before the invitation ended can be invited again')
) s (job, person, given, outcome, reason);
select is(
  tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), 'own_record', 'nobody does it about themselves: ' || statement
)
from (values
  ($$ select public.invite_caregiver(tests.job('walsh'), tests.id('caregiver')) $$),
  ($$ select public.record_application(tests.job('walsh'), tests.id('caregiver'), tests.today()) $$)
) s (statement);
select tests.be('admin');
select is(
  tests.detail(pg_temp.invite('daly')), '["credential:first_aid"]', 'the error says which document is missing'
);
select tests.be_owner();
create function pg_temp.crowd(many integer) returns text language sql as $$
  select format(
    'select tests.sign_up(''crowd'' || n), tests.fill_profile(''crowd'' || n) from generate_series(1, %1$s) n;
     select tests.as_person(''admin'', pg_temp.invite(''walsh'', ''crowd'' || n)) from generate_series(1, %1$s) n', many)
$$;
select is(tests.attempt('admin', pg_temp.invite(), pg_temp.crowd(many)), outcome, format('after %s invitations: %s', many, outcome))
from (values (19, '1'), (20, 'too_many_invited')) c (many, outcome);
select is(
  tests.attempt('admin', pg_temp.invite(), pg_temp.crowd(20) || '; update public.applications set status = ''declined'' where caregiver_id = tests.id(''crowd3'')'),
  '1', 'an ended one doesn’t count'
);

-- Being invited
select tests.as_person('admin', pg_temp.invite());
select results_eq(
  'select status::text, has_applied, invited_at, submitted_at from public.applications',
  $$ values ('invited', false, now(), now()) $$, 'an invitation is kept as one'
);
select ok(pg_temp.told('caregiver') @> '{invited}', 'the caregiver is told');
select ok(
  (select array_agg(m.kind::text) from private.mails m where m.to_address = 'caregiver@example.test') @> '{invited}', 'by email, too'
);
select tests.be('caregiver');
select results_eq(
  $$ select status::text, has_applied, steps -> -1 ->> 'step', job ->> 'title' from public.my_applications() $$,
  $$ values ('invited', false, 'invited', 'Company in the afternoons') $$, 'and reads of it among its applications'
);
select tests.be_owner();
select is(
  tests.attempt('caregiver', 'select public.my_job(tests.job(''walsh''))', given), outcome, reason
)
from (values
  (null, '1', 'an invited caregiver reads the job'),
  ('update public.caregiver_profiles set status = ''changes_requested''', '0', 'without an approved profile they don’t read it'),
  ('update public.jobs set status = ''closed''', '0', 'nor once the job is closed')
) s (given, outcome, reason);
select is(
  tests.attempt('caregiver', 'select from public.my_applications() where job is not null',
    'update public.caregiver_profiles set status = ''changes_requested'''), '0', 'a caregiver who may not read open jobs does not read the title either'
);
select is(tests.attempt('stranger', 'select from public.applications'), '0', 'nobody else sees the invitation');

-- With words of ours
create function pg_temp.saying(words text) returns text language sql as $$
  select format('select public.invite_caregiver(tests.job(%L), tests.id(%L), %L)', 'walsh', 'caregiver', words)
$$;
grant execute on all functions in schema pg_temp to authenticated;
delete from public.applications;
select is(tests.attempt('admin', pg_temp.saying(words)), outcome, format('%s of an invitation come to %s', left(words, 40), outcome))
from (values
  (repeat('x', 1001), 'too_long'), ('Mrs Walsh asks for you.', 'reveals_contact'), ('Do read this one.', '1')
) w (words, outcome);
update public.caregiver_profiles set full_name = 'Una Walsh' where user_id = tests.id('caregiver');
select is(tests.attempt('admin', pg_temp.saying('Dear Una Walsh, do read this.')), '1', 'the caregiver’s own name is no contact of the family');
select tests.as_person('admin', pg_temp.saying(' Do read this one. '));
select is(
  (select n.params ->> 'reason' from private.notifications n
    where n.recipient_id = tests.id('caregiver') and n.kind = 'invited' order by n.id desc limit 1),
  'Do read this one.', 'the caregiver is told in these words'
);
select tests.be('caregiver');
select is(
  (select a.status_reason from public.my_applications() a), 'Do read this one.', 'the caregiver reads these words with the invitation'
);
select tests.be_owner();

-- It is not an application
select is(tests.attempt(person, statement), 'application_step_not_allowed', format('%s: no %s', person, statement))
from (values
  ('admin', pg_temp.on_it('shortlist_application')), ('admin', pg_temp.on_it('offer_job')),
  ('admin', pg_temp.on_it('reconsider_application')),
  ('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))'),
  ('admin', pg_temp.on_it('record_agreement', ', ''family'', ''yes'', ''Peg'', tests.today()')),
  ('admin', 'select public.introduce_applicants(jsonb_build_object(tests.application(''walsh'', ''caregiver''), ''Kind.''))'),
  ('caregiver', pg_temp.on_it('withdraw_application')), ('caregiver', pg_temp.on_it('choose_to_be_shown', ', true')),
  ('caregiver', pg_temp.on_it('answer_offer', ', true, now()'))
) s (person, statement);
select results_eq(
  $$ select kind, turn from private.pending_items where subject_id = tests.application('walsh', 'caregiver') $$,
  $$ values ('application', 'caregiver') $$, 'it is the caregiver’s turn'
);
select is(tests.attempt('admin', 'select from public.applications where status in (''submitted'', ''shortlisted'')'), '0', 'staff have nothing to answer');

-- Yes
select is(
  tests.attempt('caregiver', 'select public.apply_to_job(tests.job(''walsh''), ''Gladly.'', true)', given), outcome, reason
)
from (values
  (null, '1', 'an invited caregiver applies as anyone does'),
  ('update public.caregiver_profiles set place_id = tests.place(''Dublin'')', 'not_qualified', 'applying needs what the job demands'),
  ('update public.jobs set status = ''filled''', 'job_not_open', 'applying needs an open job'),
  (pg_temp.no(), '1', 'also after saying no'),
  ('update public.applications set status = ''declined''', '1', 'also after the invitation has ended'),
  (pg_temp.applied(), 'already_applied', 'once')
) s (given, outcome, reason);
select tests.as_person('caregiver', 'select public.apply_to_job(tests.job(''walsh''), ''Gladly.'', true)');
select results_eq(
  'select status::text, has_applied, message, may_be_shown, invited_at from public.applications',
  $$ values ('submitted', true, 'Gladly.', true, now()) $$, 'the applicant is known to have been invited'
);
select ok(pg_temp.told('admin') @> '{application_received}', 'staff are told');
select is(tests.attempt('admin', pg_temp.on_it('shortlist_application')), '1', 'staff may shortlist them');
select is(tests.attempt('caregiver', pg_temp.on_it('decline_invitation')), 'application_step_not_allowed', 'a no from another tab comes too late');
select ok(not pg_temp.told('caregiver') @> '{application_reopened}', 'nobody is told that the application counts again');
delete from public.applications;

-- No, thank you
select tests.as_person('admin', pg_temp.invite());
select is(tests.attempt(person, pg_temp.on_it('decline_invitation')), outcome, format('%s answering comes to %s', person, outcome))
from (values
  ('caregiver', '1'), ('stranger', 'application_not_found'), ('admin', 'not_allowed'), ('anon', '42501'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('caregiver', pg_temp.on_it('decline_invitation', ', repeat(''x'', 1001)')), 'too_long', 'a reason that is too long is refused'
);
select tests.as_person('caregiver', pg_temp.on_it('decline_invitation', ', '' Too early in the day ''')); 
select results_eq(
  'select status::text, has_applied, status_reason, withdrawn_at from public.applications',
  $$ values ('withdrawn', false, 'Too early in the day', now()) $$, 'a no is kept with its reason'
);
select ok(pg_temp.told('admin') @> '{invitation_declined}', 'staff are told');
select is(tests.attempt('caregiver', pg_temp.on_it('decline_invitation')), 'application_step_not_allowed', 'once');
select is_empty(
  $$ select from private.pending_items where subject_id = tests.application('walsh', 'caregiver') $$, 'nobody has to act any more'
);
delete from public.applications;

-- Yes, by phone
create function pg_temp.by_phone(days integer default 0, job text default 'walsh', caregiver text default 'caregiver') returns text
language sql security definer as $$
  select format('select public.record_application(tests.job(%L), tests.id(%L), %L, true)', job, caregiver, private.today() + days)
$$;
grant execute on all functions in schema pg_temp to authenticated;
select is(tests.attempt(person, pg_temp.by_phone()), outcome, format('%s writing an application down comes to %s', person, outcome))
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('admin', statement, given), outcome, reason)
from (values
  (pg_temp.by_phone(), pg_temp.invited(), '1', 'someone who was invited may say yes by phone'),
  (pg_temp.by_phone(), pg_temp.invited() || ';' || pg_temp.no(), '1', 'also after saying no'),
  (pg_temp.by_phone(), pg_temp.invited() || '; update public.applications set status = ''declined''', '1', 'also after the invitation has ended'),
  (pg_temp.by_phone(), pg_temp.applied() || '; update public.applications set status = ''withdrawn''', '1', 'also after having withdrawn'),
  (pg_temp.by_phone(), pg_temp.applied(), 'already_applied', 'nobody applies twice'),
  (pg_temp.by_phone(), pg_temp.applied() || '; update public.applications set status = ''declined''', 'already_applied',
    'an applicant who was declined is reconsidered instead'),
  (pg_temp.by_phone(), 'update public.caregiver_profiles set place_id = tests.place(''Dublin'')', 'not_qualified', 'applying needs what the job demands'),
  (pg_temp.by_phone(), 'update public.caregiver_profiles set status = ''suspended''', 'not_qualified', 'applying needs an approved profile'),
  (pg_temp.by_phone(job => 'daly'), null, 'not_qualified', 'applying needs the documents'),
  (pg_temp.by_phone(caregiver => 'admin'), null, 'caregiver_not_found', 'no admin applies'),
  (pg_temp.by_phone(job => 'unheard of'), null, 'job_not_found', 'nobody applies for an unknown job'),
  (pg_temp.by_phone(), 'update public.jobs set status = ''filled''', 'job_not_open', 'nobody applies for a filled job'),
  (pg_temp.by_phone(1), null, 'said_on_invalid', 'the day of the call can’t be in the future'),
  (pg_temp.by_phone(-1), null, 'said_before_asked', 'nor before the job was published'),
  (pg_temp.by_phone(-1), 'update public.jobs set published_at = now() - interval ''2 days''', '1', 'any day since the job was published will do')
) s (statement, given, outcome, reason);
update public.jobs set published_at = now() - interval '2 days';
select tests.as_person('admin', pg_temp.by_phone(-1));
select results_eq(
  'select status::text, has_applied, may_be_shown, said_on, message from public.applications',
  $$ values ('submitted', true, true, private.today() - 1, null::text) $$, 'it is an application like any other'
);
select ok(pg_temp.told('caregiver') @> '{application_recorded}', 'the caregiver is told about it');
select is(
  tests.attempt('admin', format('select public.place_caregiver(tests.application(''walsh'', ''caregiver''), caregiver_said_by => ''Una'', caregiver_said_on => %L, seen => tests.offer_seen(tests.application(''walsh'', ''caregiver'')))', private.today() - days)),
  outcome, format('a yes to the terms of %s days ago comes to %s', days, outcome)
)
from (values (1, 'agreement_missing'), (2, 'said_before_asked')) y (days, outcome);
select ok(
  exists (select from public.events e where e.subject_type = 'applications' and e.actor_id = tests.id('admin')
    and e.after ->> 'said_on' is not null), 'the audit log has who wrote it down'
);
select is(tests.attempt('caregiver', pg_temp.on_it('withdraw_application')), '1', 'a caregiver who applied by phone may withdraw');
select tests.be('caregiver');
select ok(strpos(public.export_my_data()::text, tests.id('admin')::text) = 0, 'the export doesn’t name staff');
select tests.be_owner();
delete from public.applications;

-- How it ends without an answer
create function pg_temp.ends(statement text) returns text language sql as $f$
  select tests.seen_after($$
    select concat_ws(' ', a.status, a.has_applied, a.status_reason, (pg_temp.told('caregiver'))[cardinality(pg_temp.told('caregiver'))])
    from public.applications a where a.caregiver_id = tests.id('caregiver')
  $$, pg_temp.invited(), statement)
$f$;
select is(pg_temp.ends(statement), outcome, reason)
from (values
  (pg_temp.applied('stranger') || '; select tests.as_person(''admin'', ''select tests.place_by_phone(tests.application(''''walsh'''', ''''stranger''''))'')',
    format('declined f %s invitation_ended', private.coded('another_caregiver_placed')), 'someone else is placed'),
  ('select tests.as_person(''admin'', ''select public.close_request(tests.id(''''walsh''''))'')',
    format('declined f %s invitation_ended', private.coded('nobody_needed')), 'the request is closed'),
  ('select tests.as_person(''admin'', ''select public.take_back_job(tests.job(''''walsh''''), ''''A mistake'''')'')',
    'declined f A mistake invitation_ended', 'the job is taken back'),
  ('select tests.as_person(''admin'', ''select public.take_back_job(tests.job(''''walsh''''), ''''A mistake'''')'');
    select tests.as_person(''admin'', ''select public.publish_job(tests.id(''''walsh''''), ''''Company again'''', ''''Tea, talk and a walk by the sea.'''')'')',
    'declined f A mistake invitation_ended', 'and published again: that makes nobody an applicant'),
  (format('select tests.as_person(''admin'', %L)', pg_temp.on_it('decline_application', ', ''The wrong person''')),
    'declined f The wrong person invitation_ended', 'staff take the invitation back'),
  ('select tests.as_person(''admin'', ''select tests.edit_job(tests.job(''''walsh''''), ''''Other words'''', ''''Tea, talk and a walk by the sea.'''')'')',
    'invited f job_changed', 'a job that is reworded ends nothing, but the caregiver is told')
) s (statement, outcome, reason);

-- What is kept of it
select tests.as_person('admin', pg_temp.invite());
select tests.be('caregiver');
select is(
  public.export_my_data() #>> '{applications,0,status}', 'invited', 'an invitation is in the export'
);
select tests.be_owner();
select ok(
  exists (select from public.events e where e.subject_type = 'applications' and e.actor_id = tests.id('admin')
    and e.after ->> 'status' = 'invited'), 'the audit log has who invited'
);

select * from finish();
rollback;
