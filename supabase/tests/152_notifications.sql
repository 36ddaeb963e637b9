-- Every step tells the people it concerns, once, in its own transaction: in the bell, and by email.
begin;
select plan(83);
\ir fixtures.psql
delete from private.mails where true;
delete from private.notifications where true;

insert into private.answer_times values ('request', 1) on conflict do nothing;
insert into private.working_days (day) select private.today() + d from generate_series(0, 9) d on conflict do nothing;

-- What was told since the last time, as "kind to recipient", and by email to which address.
create function pg_temp.bell() returns text[] language plpgsql security definer as $$
declare
  told text[];
begin
  select coalesce(array_agg(n.kind || ' to ' || coalesce(split_part(u.email, '@', 1), case when n.request_id is null then 'admin' else 'family' end)
    order by n.kind::text, u.email), '{}')
  into told from private.notifications n left join auth.users u on u.id = n.recipient_id where n.read_at is null;
  update private.notifications set read_at = now() where read_at is null;
  return told;
end $$;
create function pg_temp.mailed() returns text[] language plpgsql security definer as $$
declare
  told text[];
begin
  perform private.write_staff_mails(now());
  update private.notifications set mailed_at = mailed_at - interval '2 days' where true;
  select coalesce(array_agg(m.kind || ' to ' || split_part(m.to_address, '@', 1) order by m.kind::text, m.to_address), '{}')
  into told from private.mails m;
  delete from private.mails where true;
  return told;
end $$;
-- Both at once, where they are the same.
create function pg_temp.told(expected text[], step text) returns setof text language plpgsql as $$
begin
  perform tests.be_owner();
  return next is(pg_temp.bell(), expected, step || ': in the bell');
  return next is(pg_temp.mailed(), array(select replace(e, 'family', 'walsh') from unnest(expected) e order by 1), step || ': emailed');
end $$;

grant execute on all functions in schema pg_temp to anon, authenticated;

-- A request, from receipt to its end
select tests.be('anon');
select public.submit_request(tests.payload('walsh'));
select tests.be_owner();
select ok(
  params ->> 'secret' <> tests.payload('walsh') ->> 'tracking_secret' and params ->> 'due' = private.due_on('request', now())::text,
  'the receipt has a link of its own and the day by which we answer'
) from private.mails where kind = 'receipt';
select is_empty(
  $$ select params from private.mails where kind = 'receipt' and params::text ~* 'walsh|peg|galway|shop street|music' $$,
  'the receipt has nothing that was typed'
);
select is_empty(
  $$ select from private.notifications where params ? 'secret' $$,
  'the link’s secret is in the email alone'
);
select pg_temp.told('{receipt to family,request_received to admin}', 'a request');
select tests.be('anon');
select public.submit_request(tests.payload('walsh'));
select pg_temp.told('{}', 'sent once more');
select tests.be('anon');
select public.submit_request(tests.payload('walsh', '{"answers": [{"question": "Who?", "answer": "My aunt"}]}'));
select pg_temp.told('{request_changed to admin}', 'a change');
select tests.be('admin');
select public.review_request(tests.id('walsh'));
select pg_temp.told('{request_read to family}', 'taken into review');
select tests.be('admin');
select public.ask_family(tests.id('walsh'), 'Are there stairs?');
select pg_temp.told('{question to family}', 'a question');
select tests.be_owner();
update public.request_questions set answer = 'Twelve', answered_at = now() where true;
select pg_temp.told('{question_answered to admin}', 'its answer');
select tests.be('admin');
select public.publish_job(tests.id('walsh'), 'Company in the afternoons', 'Tea, talk and a walk by the sea.', '{}');
select pg_temp.told('{request_published to family}', 'published');

-- Applications
select tests.be_owner();
select tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger');
select is(pg_temp.bell(), '{application_received to admin,application_received to admin}', 'two applications: in the bell');
select is(pg_temp.mailed(), '{staff_news to admin}', 'two applications: one email');
select tests.be('admin');
select public.shortlist_application(tests.application('walsh', 'caregiver'));
select throws_ok(
  $$ select public.shortlist_application(tests.application('walsh', 'caregiver')) $$, 'P0001', 'application_step_not_allowed',
  'a repeated step is refused'
);
select pg_temp.told('{shortlisted to caregiver}', 'shortlisted');
select tests.be('admin');
select tests.offer_job(tests.application('walsh', 'caregiver'));
select pg_temp.told('{offered to caregiver}', 'offered');
select tests.be('admin');
select tests.offer_job(tests.application('walsh', 'caregiver'), stands_until => tests.today() + 1);
select pg_temp.told('{offered to caregiver}', 'offered until another day');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
select is(
  (select params from private.notifications where kind = 'declined'),
  jsonb_build_object('job', jsonb_build_object('title', 'Company in the afternoons', 'part', null),
    'reason', private.coded('another_caregiver_placed')), 'a declined applicant is told the reason'
);
select pg_temp.told('{caregiver_found to family,declined to stranger,placed to caregiver}', 'placed');
select tests.be('admin');
select public.close_request(tests.id('walsh'), 'She is well again.');
select pg_temp.told('{placement_ended to caregiver,request_closed to family}', 'closed');
select is(
  (select params ->> 'caregiver' from private.notifications where kind = 'request_closed'), tests.id('caregiver')::text,
  'the family hears who no longer comes'
);
select matches(
  private.with_names(jsonb_build_object('caregivers', concat_ws(',', tests.id('caregiver'), tests.id('stranger')))) ->> 'caregivers',
  '^[A-Z]\w+,[A-Z]\w+$', 'and of several, each by first name'
);

-- A step is told each time it is taken, with its own cause, although now() is the same for all of these
select tests.add_job('nolan', '{}', '{"availability": 3}'), tests.add_application('nolan', 'caregiver');
update public.applications set may_be_shown = true where job_id = tests.job('nolan');
create function pg_temp.placed() returns uuid language sql security definer as $$
  select id from public.placements where job_id = tests.job('nolan') and ended_at is null
$$;
grant execute on function pg_temp.placed to authenticated;
-- Takes steps, each as the person who takes it, and answers what was told, in order.
create function pg_temp.told_of(variadic steps text[]) returns text[] language plpgsql as $$
declare
  step text;
  told text[];
begin
  perform tests.be_owner(), pg_temp.bell(), pg_temp.mailed();
  foreach step in array steps loop
    perform case when step like 'owner%' then tests.be_owner() else tests.be(split_part(step, ': ', 1)) end;
    execute 'select ' || replace(replace(replace(split_part(step, ': ', 2), '$seen', 'tests.offer_seen($a)'), '$at', '(tests.offer_seen($a) ->> ''offered_at'')::timestamptz'),
      '$a', 'tests.application(''nolan'', ''caregiver'')');
  end loop;
  perform tests.be_owner();
  select array_agg(n.kind || coalesce(' ' || (n.params ->> 'again'), '') || coalesce(' (' || (n.params ->> 'reason') || ')', '') order by n.id)
  into told from private.notifications n where n.read_at is null and n.done_by is null and n.kind not in ('offer_answered', 'introduction_answered');
  return told;
end $$;
select is(
  pg_temp.told_of(
    'admin: public.decline_application($a, ''Too far.'')', 'admin: public.reconsider_application($a)',
    'admin: public.decline_application($a, ''Too far.'')', 'admin: public.reconsider_application($a)'
  ),
  '{declined (Too far.),application_reopened considered,declined (Too far.),application_reopened considered}',
  'declined and reconsidered twice'
);
select is(
  pg_temp.told_of('admin: public.shortlist_application($a)', 'admin: public.decline_application($a, ''Too far.'')', 'admin: public.reconsider_application($a)',
    'admin: public.shortlist_application($a)'),
  '{shortlisted,declined (Too far.),application_reopened considered,shortlisted}', 'shortlisted again'
);
select is(
  pg_temp.told_of('admin: public.reconsider_application($a)', 'admin: public.shortlist_application($a)', 'admin: public.reconsider_application($a)',
    'admin: public.shortlist_application($a)'),
  '{shortlisted}', 'a message about a shortlist that was left is taken back'
);
select is(
  pg_temp.told_of(
    'admin: public.introduce_applicants(jsonb_build_object($a, ''She has time.''))',
    'anon: public.answer_introduction(p ->> ''reference'', p ->> ''tracking_secret'', $a, ''no'', tests.terms_shown($a)) from tests.payload(''nolan'') p',
    'admin: public.introduce_applicants(jsonb_build_object($a, ''She still has time.''))'
  ),
  '{introduced,introduction,introduction_ended,introduced,introduction}', 'introduced again'
);
select is(pg_temp.told_of('admin: tests.offer_job($a)'), '{offered,terms_offered}', 'offered');
select is(
  tests.attempt('admin', 'select tests.offer_job(tests.application(''nolan'', ''caregiver''))'), 'same_as_before', 'the same terms can’t be offered again'
);
select is(pg_temp.told_of('admin: tests.offer_job($a, hourly_rate => 19)'), '{"offered yes",terms_offered}', 'other terms are told as another offer');
select is(
  pg_temp.told_of(
    'caregiver: public.answer_offer($a, false, $at, ''Too early.'')', 'admin: tests.offer_job($a, hourly_rate => 19)',
    'caregiver: public.answer_offer($a, false, $at, ''Too early.'')'
  ), '{offered later}', 'a caregiver who declines an offer is not told that it ended'
);
select is(
  pg_temp.told_of(
    'admin: tests.offer_job($a, hourly_rate => 19)', 'owner: private.end_offers(now() + interval ''99 days'')'
  ), '{offered later,offer_ended,offer_unanswered}', 'a caregiver who declined one offer is told when the next runs out'
);
select is(
  pg_temp.told_of('admin: tests.place_by_phone($a)'), '{placed,caregiver_found}', 'family and caregiver are told about the placement'
);
select is(
  pg_temp.told_of('admin: tests.correct_placement(pg_temp.placed(), 1)', 'admin: tests.correct_placement(pg_temp.placed(), 3)'),
  '{placement_changed,care_changed,part_uncovered (),placement_changed,care_changed,covered_again}', 'covering the week again is not told as a caregiver found'
);
select is(
  pg_temp.told_of('admin: public.end_placement(pg_temp.placed(), ''She moves.'', null, true)', 'admin: public.take_back_job(tests.job(''nolan''), ''Later.'')'),
  '{placement_ended (She moves.),searching_again (She moves.),request_reopened ()}', 'the reason for an end is told with the new search, but not with later steps'
);
select tests.be('anon');
select public.withdraw_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('nolan') p;
select tests.be_owner();
select is(
  (select params ->> 'placed' from private.mails where kind = 'withdrawal_noted'), 'yes',
  'a family that had a caregiver is not told that they can reopen their request'
);
select pg_temp.bell(), pg_temp.mailed();

-- Profiles and documents
select tests.be('admin');
select public.request_profile_changes(tests.id('caregiver'), 'Please add your languages.', '{languages,about}', seen => '{"changes_reason": null}');
select tests.be_owner();
select is(
  (select params - 'subject' from private.mails), '{"reason": "Please add your languages.", "fields": "about,languages"}',
  'the message has the words and the fields'
);
select pg_temp.told('{profile_changes to caregiver}', 'changes asked');
select tests.add_document('one', 'stranger', 'first_aid', 'uploaded'), tests.add_document('two', 'stranger', 'identity', 'uploaded');
select pg_temp.told('{document_to_check to admin}', 'two documents of one day');
select tests.be_owner();
update public.documents set status = 'verified', checked_at = now() where id = tests.id('one');
update public.documents set status = 'rejected', check_note = 'Not readable.', checked_at = now() where id = tests.id('two');
select pg_temp.told('{document_rejected to stranger,document_verified to stranger}', 'documents checked');

-- Documents that expire: one warning at each of three times
update public.documents set expires_on = private.today() + 30 where id = tests.id('one');
select is(private.warn_of_last_days(now() + make_interval(days => days)), warned, format('%s days later', days))
from (values (-1, 0::bigint), (0, 1), (1, 0), (22, 0), (23, 1), (30, 1), (31, 0)) d (days, warned);
select is(
  (select count(*) from private.notifications where kind = 'document_expiring'), 3::bigint, 'a month, a week and a day before'
);

select is(
  (select params from private.notifications where kind = 'document_expiring' order by id limit 1),
  jsonb_build_object('document', 'first_aid', 'day', private.today() + 30, 'placed', '[]'::jsonb), 'the message has the document''s kind and last day'
);
select tests.add_request('byrne', '{"availability": 15}');
select tests.be('admin');
select public.publish_job(tests.id('byrne'), 'Help on Mondays', 'Breakfast, a walk and a bit of company.', '{first_aid}');
select tests.be_owner();
select tests.add_application('byrne', 'stranger');
select tests.be('admin');
select tests.place_by_phone(tests.application('byrne', 'stranger'));
select tests.be_owner();
select is(
  jsonb_build_array(private.jobs_asking_for(tests.id('stranger'), 'first_aid'),
    private.jobs_asking_for(tests.id('stranger'), 'identity')),
  '[[{"title": "Help on Mondays", "part": null}], []]'::jsonb, 'the placements that need a document are found'
);

-- Who is not told, or not by email
select pg_temp.bell(), pg_temp.mailed();
select private.notify(tests.id(person), 'profile_approved', tests.id(person)) from unnest('{deactivated,no_role}'::text[]) person;
select pg_temp.told('{}', 'accounts without access');
select tests.be('caregiver');
select public.choose_emails(false);
select tests.be_owner();
select private.notify(tests.id('caregiver'), 'profile_approved', tests.id('caregiver'), occasion => 'again');
select is(pg_temp.bell(), '{profile_approved to caregiver}', 'a caregiver who wants no emails is told in the bell');
select is(pg_temp.mailed(), '{}', 'a caregiver who wants no emails gets none');
select private.notify(tests.id('caregiver'), 'profile_suspended', tests.id('caregiver'), '{"reason": "x"}');
select is(pg_temp.mailed(), '{profile_suspended to caregiver}', 'but gets mandatory emails');

-- What a family does themselves, since it may have been someone else
create function pg_temp.contact(name text, email text) returns void language sql as $$
  select public.change_request_contact(
    p ->> 'reference', p ->> 'tracking_secret',
    jsonb_build_object('contactName', name, 'contactPhone', '0209150009', 'contactEmail', email)
  ) from tests.payload('kelly') p
$$;
grant execute on all functions in schema pg_temp to anon;
select tests.be('anon');
select public.submit_request(tests.payload('kelly'));
select tests.be_owner();
select pg_temp.mailed();
select tests.be('anon');
select pg_temp.contact('Nora Kelly', 'kelly@family.test');
select tests.be_owner();
select is(
  (select array_agg(addressee || ' in ' || language) from private.claim_mails(9, 100) where to_address = 'kelly@family.test'), '{Nora Kelly in pl}',
  'an email greets its reader by name, and goes out in their language'
);
select is(pg_temp.mailed(), '{contact_changed to kelly}', 'another name is told');
select tests.be('anon');
select throws_ok($$ select pg_temp.contact('Nora Kelly', 'kelly@family.test') $$, 'P0001', 'same_as_before', 'the same contact can’t be saved again');
select tests.be_owner();
select is(pg_temp.mailed(), '{}', 'the same contact is not told');
select tests.be('anon');
select pg_temp.contact('Sam Kelly', 'sam@family.test');
select tests.be_owner();
select is_empty(
  $$ select from private.mails where kind = 'contact_address_left' and params::text ~* 'sam' $$, 'the email to the old address does not name the new one'
);
select results_eq(
  $$ select to_address, addressee from private.claim_mails(9, 100) order by 1 $$,
  $$ values ('kelly@family.test', null), ('sam@family.test', 'Sam Kelly') $$, 'the email to the old address has no name'
);
select is(pg_temp.mailed(), '{contact_address_left to kelly,contact_changed to sam}', 'a new address is told at both addresses');
select results_eq(
  $$ select h.step, h.about from public.requests r, private.family_history(r) h
    where private.show_reference(r.reference) = private.show_reference(tests.payload('kelly') ->> 'reference') $$,
  $$ values ('submitted', null::jsonb), ('contact_changed', null), ('contact_changed', null) $$,
  'the history says that the contact changed, but not into what'
);
select tests.be('anon');
select public.withdraw_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('kelly') p;
select tests.be_owner();
select is(pg_temp.mailed(), '{request_withdrawn to admin,withdrawal_noted to sam}', 'a withdrawal');
select tests.be('anon');
select public.choose_family_emails(p ->> 'reference', p ->> 'tracking_secret', false) from tests.payload('kelly') p;
select public.take_back_withdrawal(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('kelly') p;
select tests.be_owner();
select is(pg_temp.mailed(), '{request_resumed to admin,withdrawal_undone to sam}', 'taking a withdrawal back is told even if other emails are not wanted');
do $$ begin
  for n in 1..12 loop perform pg_temp.contact('Sam Kelly ' || chr(64 + n), 'sam@family.test'); end loop;
end $$;
select ok(cardinality(pg_temp.mailed()) < 10, 'a family gets fewer than ten such emails');
select tests.be('anon');
select pg_temp.contact('Sam Kelly', '');
select tests.be_owner();
select is(pg_temp.mailed(), '{}', 'nothing more is sent to a removed address');
select is(
  tests.attempt('anon', format('select private.%s', call)), '42501', 'callers may not use it: ' || call
) from unnest('{"confirm_to_family(null, ''receipt'', ''{}'')"}'::text[]) call;

-- Nothing is sent to people who are gone
select tests.add_request('daly');
select pg_temp.mailed();
select private.notify_family(tests.id('daly'), 'request_read', '{}');
select private.notify(tests.id('stranger'), 'profile_approved', tests.id('stranger'), occasion => 'last');
select tests.be('anon');
select public.erase_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('daly') p;
select tests.be_owner();
delete from auth.users where id = tests.id('stranger');
select is(
  pg_temp.mailed(), '{caregiver_left to admin,request_withdrawn to admin,searching_again to byrne}',
  'emails to an erased person are deleted, and those they leave are told'
);

select is(
  tests.attempt('caregiver', 'select public.choose_emails(n % 2 = 0) from generate_series(1, 121) n'), 'too_many_requests',
  'the choice of emails can be changed only so often'
);

select * from finish();
rollback;
