-- Caregivers are told once a day about new jobs that fit, if they could apply and have neither seen the job nor
-- applied.
begin;
select plan(49);
\ir fixtures.psql
delete from private.new_jobs where true;

create function pg_temp.at(hour integer, days integer default 0) returns timestamptz language sql as $$
  select (private.today() + days)::timestamp at time zone 'Europe/Dublin' + make_interval(hours => hour)
$$;
create function pg_temp.waiting() returns text language sql as $$
  select coalesce(string_agg(split_part(u.email, '@', 1), ',' order by u.email), '')
  from private.job_alerts a join auth.users u on u.id = a.caregiver_id where a.notified_on is null and a.seen_at is null
$$;
-- Who was told since the last time, and of how many jobs; then who got an email.
create function pg_temp.told() returns text language plpgsql as $$
declare
  words text;
begin
  select coalesce(string_agg(split_part(u.email, '@', 1) || ' of ' || coalesce(n.params ->> 'count', '1'), ', ' order by u.email), '') into words
  from private.notifications n join auth.users u on u.id = n.recipient_id where n.kind in ('job_found', 'jobs_found') and n.read_at is null;
  update private.notifications set read_at = now() where read_at is null;
  return words;
end $$;
create function pg_temp.mailed() returns text language plpgsql as $$
declare
  words text;
begin
  select coalesce(string_agg(split_part(m.to_address, '@', 1), ', ' order by m.to_address), '') into words
  from private.mails m where m.kind in ('job_found', 'jobs_found');
  delete from private.mails where true;
  return words;
end $$;
create function pg_temp.find() returns text language sql as $$
  select private.find_for_new_jobs(pg_temp.at(9));
  select pg_temp.waiting()
$$;
-- What would be told in the morning after something happened; all of it is undone.
create function pg_temp.told_after(given text, days integer default 0) returns text language sql as $$
  select tests.seen_after('select ''told: '' || pg_temp.told()', given, format('select private.notify_new_jobs(pg_temp.at(9, %s))', days))
$$;
-- The same, when it happened before anyone was looked for.
create function pg_temp.found_after(given text) returns text language sql as $$
  select tests.seen_after('select ''found: '' || pg_temp.find()', given)
$$;

-- Looking for people
select tests.add_job('walsh');
select is((select count(*) from private.new_jobs), 1::bigint, 'publishing only records a new job');
select is(pg_temp.waiting(), '', 'publishing does not look for caregivers');
select is(pg_temp.found_after(given), 'found: ' || found, reason) from (values
  ('select', 'caregiver,legacy,stranger', 'the tick finds approved caregivers that the job fits'),
  ($$ update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('stranger') $$, 'caregiver,legacy', 'nobody who is suspended'),
  ($$ update public.users set deactivated_at = now() where id = tests.id('stranger') $$, 'caregiver,legacy', 'nobody whose account is closed'),
  ($$ update public.caregiver_profiles set availability = 8 where user_id = tests.id('stranger') $$, 'caregiver,legacy', 'nobody who is free at none of its times'),
  ($$ insert into public.time_off (caregiver_id, from_day, to_day) values (tests.id('stranger'), private.today(), private.today() + 30) $$,
    'caregiver,legacy', 'nobody who is away on its first day'),
  ($$ update public.caregiver_profiles set skills = '{}', languages = '{}', experience_years = 0 where user_id = tests.id('stranger') $$,
    'caregiver,legacy', 'nobody it hardly fits'),
  ($$ select tests.add_application('walsh', 'stranger') $$, 'caregiver,legacy', 'nobody who has applied'),
  ($$ select tests.be('admin'), public.invite_caregiver(tests.job('walsh'), tests.id('stranger')) $$, 'caregiver,legacy', 'nobody who is invited to it'),
  ($$ select tests.be('stranger'), public.saw_job(tests.job('walsh')) $$, 'caregiver,legacy', 'nobody who has read it'),
  ($$ select tests.be('stranger'), public.choose_job_alerts('never') $$, 'caregiver,legacy', 'nobody who wants to hear of none'),
  ($$ update public.jobs set required_credentials = '{first_aid}' $$, '', 'nobody whose documents are missing'),
  ($$ update public.jobs set status = 'closed' $$, '', 'nobody once it is closed')
) t (given, found, reason);
select is(pg_temp.find(), 'caregiver,legacy,stranger', 'those found wait to be told');
select is((select count(*) from private.new_jobs), 0::bigint, 'the job is no longer new');
select is(private.find_for_new_jobs(now()), 0::bigint, 'a second run finds nobody');

-- Telling
select is(private.notify_new_jobs(pg_temp.at(7)), 0::bigint, 'nobody is told at seven');
select is(pg_temp.told_after(given), 'told: ' || told, reason) from (values
  ('select', 'caregiver of 1, legacy of 1, stranger of 1', 'at nine they are told'),
  ($$ update public.jobs set status = 'closed' $$, '', 'nobody is told about a job that was closed since'),
  ($$ select tests.add_application('walsh', 'stranger') $$, 'caregiver of 1, legacy of 1', 'nobody is told who has applied since'),
  ($$ update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('stranger') $$, 'caregiver of 1, legacy of 1', 'nobody is told who was suspended since'),
  ($$ update public.users set deactivated_at = now() where id = tests.id('stranger') $$, 'caregiver of 1, legacy of 1', 'nobody is told whose account was closed since'),
  ($$ select tests.be('stranger'), public.saw_job(tests.job('walsh')) $$, 'caregiver of 1, legacy of 1', 'nobody is told who has read it since'),
  ($$ select tests.be('stranger'), public.choose_job_alerts('never') $$, 'caregiver of 1, legacy of 1', 'nobody is told who chose “never” since'),
  ($$ select tests.be('stranger'), public.choose_emails(false) $$, 'caregiver of 1, legacy of 1, stranger of 1', 'a caregiver who wants no emails is told in the bell')
) t (given, told, reason);
select tests.be('stranger'), public.choose_emails(false);
select tests.be('legacy'), public.choose_job_alerts('weekly');
select tests.be_owner();
delete from private.mails where true;
select is(private.notify_new_jobs(pg_temp.at(9)), 3::bigint, 'each caregiver is told');
select is(
  (select jsonb_build_object('subject', n.subject_id) || n.params from private.notifications n where n.recipient_id = tests.id('caregiver') and n.kind = 'job_found'),
  (select jsonb_build_object(
    'subject', j.id, 'job', '{"title": "Company in the afternoons", "part": null}'::jsonb,
    'times', jsonb_build_object('visits', j.visits, 'availability', j.availability), 'town', 'Galway', 'km', 0,
    'rate', j.hourly_budget
  ) from public.jobs j where j.id = tests.job('walsh')), 'the message has the job’s title, times, town, distance and budget'
);
select is(pg_temp.mailed(), 'caregiver, legacy', 'those who want emails get one');
select pg_temp.told();
select is(private.notify_new_jobs(pg_temp.at(20)), 0::bigint, 'they are told once');

-- Once a day, all together
select tests.add_job('daly'), tests.add_job('burke');
select is(pg_temp.find(), 'caregiver,caregiver,legacy,legacy,stranger,stranger', 'two more jobs wait');
select is(private.notify_new_jobs(pg_temp.at(20)), 0::bigint, 'they are not told on the same day');
select is(
  pg_temp.told_after($$ select private.notify_new_jobs(pg_temp.at(9, 1)) $$, 7), 'told: caregiver of 2, legacy of 2, stranger of 2', '“weekly” is told after seven days'
);
select is(pg_temp.told_after('select', 1), 'told: caregiver of 2, stranger of 2', '“daily” is told about both on the next day');
select is(
  pg_temp.told_after($$ select tests.be('legacy'), public.choose_job_alerts('daily') $$, 1), 'told: caregiver of 2, legacy of 2, stranger of 2',
  'a new choice counts for waiting jobs'
);
select private.notify_new_jobs(pg_temp.at(9, 1));
select is(
  (select n.params || jsonb_build_object('subject', n.subject_id) from private.notifications n
   where n.recipient_id = tests.id('caregiver') and n.params ->> 'count' = '2'),
  jsonb_build_object('job', '[{"title": "Company in the afternoons", "part": null}, {"title": "Company in the afternoons", "part": null}]'::jsonb, 'count', '2', 'subject', tests.id('caregiver')),
  'the message has the titles of several jobs'
);
select pg_temp.told();

-- Published again
select tests.be('admin');
select public.take_back_job(tests.job('walsh'), 'The family thinks it over.');
select public.publish_job(tests.id('walsh'), 'Company in the afternoons', 'Tea, talk and a walk by the sea.', '{}');
select tests.be_owner();
select is((select array_agg(job_id) from private.new_jobs), array[tests.job('walsh')], 'a job that is published again is new again');
select is(pg_temp.told_after(given || 'select private.find_for_new_jobs(pg_temp.at(9))', 2), 'told: ', reason) from (values
  ('', 'nobody is told about it twice'),
  ($$ select private.expire_messages(now() + interval '100 days'); $$, 'also after the messages are deleted')
) t (given, reason);

-- Choosing
select is(tests.attempt(person, call), outcome, format('%s: %s comes to %s', person, call, outcome))
from (values ('anon', '42501'), ('admin', 'not_allowed')) p (person, outcome),
  unnest(array['select public.my_job_alerts()', 'select public.choose_job_alerts(''never'')', 'select public.saw_job(tests.job(''daly''))']) call;
select is(tests.attempt('caregiver', 'select public.choose_job_alerts(null)'), 'choice_missing', 'the choice can’t be null');
select tests.be('legacy');
select is(public.my_job_alerts()::text, 'weekly', 'a caregiver reads their own choice');
select tests.be('caregiver');
select is(public.my_job_alerts()::text, 'daily', 'the default is “daily”');
select tests.be('newcomer');
select public.saw_job(tests.job('daly'));
select tests.be_owner();
select is_empty($$ select from private.job_alerts where caregiver_id = tests.id('newcomer') $$, 'nothing is stored for a caregiver who may not read jobs');

select * from finish();
rollback;
