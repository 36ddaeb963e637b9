-- A person who can no longer act as a caregiver leaves all placements, and everyone concerned is told.
begin;
select plan(21);
\ir fixtures.psql
select tests.sign_up('colleague');
update public.users set role = 'admin', email_verified = true where id = tests.id('colleague');
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger');
create function pg_temp.as_person(person text, statement text) returns text language plpgsql as $$
begin
  perform tests.be(person);
  execute statement;
  perform tests.be_owner();
  return null;
end $$;
create function pg_temp.does(person text, statement text) returns text language sql as $$
  select format('select pg_temp.as_person(%L, %L)', person, statement)
$$;
create function pg_temp.suspended() returns text language sql as $$
  select pg_temp.does('admin', format('select public.suspend_caregiver(%L, ''A complaint.'')', tests.id('caregiver')))
$$;
select pg_temp.as_person('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))');
delete from private.notifications;

-- The result of a step, which is rolled back: the request, its job, the placement's end reason, and what family and
-- colleague are told.
create function pg_temp.after(statement text) returns text[] language plpgsql as $$
declare
  found text[];
begin
  execute statement;
  found := array[
    (select r.status::text from public.requests r where r.id = tests.id('walsh')),
    (select j.status::text from public.jobs j where j.id = tests.job('walsh')),
    (select p.end_reason from public.placements p where p.caregiver_name = 'Caregiver Byrne' and p.ended_at is not null),
    (select string_agg(n.kind::text, ',' order by n.id) from private.notifications n where n.request_id = tests.id('walsh')),
    (select string_agg(n.kind::text, ',' order by n.id) from private.notifications n where n.recipient_id is null and n.request_id is null),
    (select w.turn || ' find someone: ' || private.why_nobody(w.subject_id) from private.pending_items w where w.kind = 'search')
  ];
  raise exception using errcode = 'ZZ001';
exception when sqlstate 'ZZ001' then return found;
end $$;

select is(
  pg_temp.after(case when person is null then statement else pg_temp.does(person, statement) end),
  array['open', 'open', private.coded('caregiver_left'), 'searching_again', 'caregiver_left', 'staff find someone: left'],
  reason || ': another caregiver is looked for, and family and staff are told'
)
from (values
  ('admin', format('select public.suspend_caregiver(%L, ''A complaint.'')', tests.id('caregiver')), 'suspended'),
  ('admin', format('select public.deactivate_user(%L, ''Gone.'')', tests.id('caregiver')), 'deactivated'),
  ('caregiver', 'select public.prepare_account_deletion()', 'about to delete the account'),
  ('caregiver', 'select public.delete_my_account()', 'deleted by itself'),
  (null, format('delete from auth.users where id = %L', tests.id('caregiver')), 'deleted on the auth server''s dashboard')
) s (person, statement, reason);

-- A caregiver who deletes their account while visits are agreed for the next days
create function pg_temp.deleted() returns text language plpgsql as $$
declare
  said text;
begin
  update public.placements set starts_on = private.today() - 1, placed_at = now() - interval '1 day';
  update public.jobs set starts_on = private.today() - 1;
  perform pg_temp.as_person('caregiver', 'select public.delete_my_account()');
  perform tests.be('admin');
  select w.kind || ' ' || w.harm into said from public.pending_items() w limit 1;
  perform tests.be_owner();
  select concat_ws(', ', said, p ->> 'caregiver', p -> 'times' ->> 'availability') into said
  from private.notifications n, private.with_names(n.params) p where n.kind = 'searching_again';
  raise exception using errcode = 'ZZ001';
exception when sqlstate 'ZZ001' then return said;
end $$;
select is(
  pg_temp.deleted(), 'search 3, Caregiver, ' || (select availability from public.placements),
  'staff’s list leads with the visits nobody comes to, and the family reads who no longer comes, and when'
);

create table sent (token text);
create function pg_temp.invited() returns text language sql as $$
  select format('select public.accept_invitation(%L)', (select token from sent))
$$;
grant all on sent to authenticated;
select tests.be('admin');
insert into sent select i.token from public.invite_admin('caregiver@example.test') i;
select tests.be_owner();
select is(
  tests.attempt('caregiver', pg_temp.invited(), given), outcome, reason
)
from (values
  ('select', 'you_are_placed', 'a placed caregiver can’t accept an invitation to be an admin'),
  ('update public.placements set ended_at = now(), end_reason = ''Moved.''', '1', 'the invitation can be accepted once the placement has ended')
) s (given, outcome, reason);
select is(
  tests.attempt('admin', format('select public.set_user_role(%L, ''admin'')', tests.id('caregiver')), given), outcome, reason
)
from (values
  ('select', 'still_placed', 'staff can’t make a placed caregiver an admin'),
  ('update public.placements set ended_at = now(), end_reason = ''Moved.''', '1', 'staff can make a former caregiver an admin')
) s (given, outcome, reason);

-- Placements that were to end anyway
select is(
  (pg_temp.after(pg_temp.does('admin', format(
    'select public.end_placement(id, ''Moving away.'', %L%s) from public.placements', private.today() + days, more)) || ';' || statement || pg_temp.suspended()))[1:3],
  outcome, reason
)
from (values
  (9, '', '', array['open', 'open', private.coded('caregiver_left')], 'before the last day someone else is looked for, since visits are left'),
  (9, ', true', '', array['open', 'open', private.coded('caregiver_left')], 'the search for a successor continues'),
  (1, '', 'update public.placements set ends_on = private.today(), starts_on = least(starts_on, private.today());', '{closed,closed,Moving away.}', 'on the last day a placement ends with the reason given before')
) s (days, more, statement, outcome, reason);

-- Only for the caregiver's own placements
select is(
  (pg_temp.after(pg_temp.does('admin', format('select public.suspend_caregiver(%L, ''A complaint.'')', tests.id('stranger')))))[1:3],
  array['matched', 'filled', null], 'the placements of others are kept'
);
select is(
  (select array_agg(attempt order by attempt) from (
    select tests.attempt('caregiver', format('select public.suspend_caregiver(%L, ''Me.'')', tests.id('caregiver'))) as attempt
    union all select tests.attempt('admin', format('select private.end_all_work(%L)', tests.id('caregiver')))
  ) a),
  '{42501,not_allowed}', 'nobody ends another person’s placements'
);

-- What was asked: an offer, an invitation, and a family that read about someone.
select tests.add_job(family), tests.add_application(family, 'caregiver') from unnest('{lynch,daly,moore}'::text[]) family;
update public.placements set ended_at = now(), end_reason = 'Moved.' where true;
update public.applications set has_applied = false, status = 'invited' where job_id = tests.job('daly');
update public.applications set status = 'introduced', introduced_at = now() where job_id = tests.job('moore');
select tests.be('admin');
select tests.offer_job(tests.application('lynch', 'caregiver'));
select tests.be_owner();
create function pg_temp.asked(person text, statement text) returns text[] language plpgsql as $$
declare
  found text[];
begin
  perform pg_temp.as_person(person, statement);
  found := array[
    (select a.status::text from public.applications a where a.job_id = tests.job('lynch')),
    (select a.status::text from public.applications a where a.job_id = tests.job('daly')),
    (select string_agg(w.kind || ' ' || w.turn, ', ' order by w.kind) from private.pending_items w
      where w.turn <> 'staff' or w.kind = 'introduction')
  ];
  raise exception using errcode = 'ZZ001';
exception when sqlstate 'ZZ001' then return found;
end $$;
select is(
  pg_temp.asked(person, statement), array['shortlisted', 'declined', 'introduction staff'],
  reason || ': an offer and an invitation end, and an introduction waits for staff'
)
from (values
  ('admin', format('select public.suspend_caregiver(%L, ''A complaint.'')', tests.id('caregiver')), 'suspended'),
  ('admin', format('select public.deactivate_user(%L, ''Gone.'')', tests.id('caregiver')), 'deactivated'),
  ('admin', format('select public.set_user_role(%L, ''admin'')', tests.id('caregiver')), 'made an admin'),
  ('caregiver', 'select public.prepare_account_deletion()', 'about to delete the account')
) s (person, statement, reason);

-- What everyone was told about the job, once its family is erased
update public.jobs set title = 'Insulin twice a day' where id = tests.job('walsh');
update public.placements set ended_at = null, end_reason = null where true;
select pg_temp.as_person('admin', format('select public.suspend_caregiver(%L, ''A complaint.'')', tests.id('caregiver')));
insert into private.job_alerts (caregiver_id, job_id, score, due_on, notified_on)
values (tests.id('stranger'), tests.job('walsh'), 90, private.today(), private.today());
select private.notify(tests.id('stranger'), kind, subject, jsonb_build_object('job', job))
from public.jobs j, private.job_name(j) name, lateral (values
  ('job_found'::private.mail_kind, j.id, name), ('jobs_found', tests.id('stranger'), jsonb_build_array(name))
) m (kind, subject, job);
create function pg_temp.titled() returns text[] language sql as $$
  select array(
    select n.kind::text from private.notifications n where n.params::text ~ 'Insulin twice a day'
    union select 'email: ' || m.kind from private.mails m where m.params::text ~ 'Insulin twice a day' order by 1
  )
$$;
select is(
  pg_temp.titled() @> '{caregiver_left,"email: job_found","email: jobs_found",job_found,jobs_found}', true,
  'staff and caregivers were told the job’s title'
);
select pg_temp.as_person('anon', format(
  'select public.erase_request(%L, %L)', p ->> 'reference', p ->> 'tracking_secret'
)) from tests.payload('walsh') p;
select is(pg_temp.titled(), '{}', 'the title is erased with the request');

select * from finish();
rollback;
