-- What staff enter for a caregiver: in the bell at once, and in one email once they are done.
begin;
select plan(9);
\ir fixtures.psql
delete from private.notifications where true;
delete from private.mails where true;
create function pg_temp.enter(kind private.mail_kind, params jsonb) returns void language sql as $$
  select private.notify(tests.id('caregiver'), kind, tests.id('entry'), params)
$$;
create function pg_temp.later(minutes integer) returns void language sql as $$
  select private.write_entry_mails(now() + minutes * interval '1 minute')
$$;
create function pg_temp.mails() returns text language sql as $$
  select string_agg(m.kind::text || ' ' || m.params::text, '; ' order by m.id) from private.mails m
$$;

select pg_temp.enter('profile_entered', '{"fields": "about,phone"}');
select is((select count(*) from private.notifications), 1::bigint, 'an entry is in the bell at once');
select pg_temp.later(9);
select is(pg_temp.mails(), null, 'its email waits');
select pg_temp.later(10);
select is(pg_temp.mails(), format('profile_entered {"fields": "about,phone", "subject": "%s"}', tests.id('entry')),
  'a single entry is emailed as it is after ten minutes');
select pg_temp.later(60);
select is((select count(*) from private.mails), 1::bigint, 'it is emailed once');
delete from private.mails where true;

select pg_temp.enter('profile_entered', '{"fields": "about,phone"}'), pg_temp.enter('profile_entered', '{"fields": "skills,about"}'),
  pg_temp.enter('document_added', '{"document": "identity"}'), pg_temp.enter('placement_recorded', '{"job": {"title": "Company", "part": null}}');
update private.notifications set created_at = now() + interval '8 minutes' where kind = 'document_added';
select pg_temp.later(12);
select is(pg_temp.mails(), null, 'several entries wait for the last');
select pg_temp.later(18);
select is(pg_temp.mails(),
  'records_added {"job": [{"part": null, "title": "Company"}], "fields": "about,phone,skills", "document": "identity"}',
  'several entries are one email');
delete from private.mails where true;

select pg_temp.enter('document_added', '{"document": "identity"}'), pg_temp.enter('placement_recorded', '{"job": {"title": "Company", "part": null}}');
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('caregiver');
delete from private.mails where true;
select pg_temp.later(10);
select is(pg_temp.mails(), format('document_added {"subject": "%s", "document": "identity"}', tests.id('entry')),
  'the email names no job to a caregiver who may read none any more');
delete from private.mails where true;
select pg_temp.enter('document_added', '{"document": "identity"}');
update private.mail_choices set wants_emails = false where recipient_id = tests.id('caregiver');
select pg_temp.later(10);
select is(pg_temp.mails(), null, 'a caregiver who wants no emails gets none');
select is_empty($$ select from private.notifications where private.is_entry(kind) and mailed_at is null $$, 'nor is one sent later');
select * from finish();
rollback;
