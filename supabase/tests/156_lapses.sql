-- A document that expires while its owner is placed in a job that needs it.
begin;
select plan(29);
\ir fixtures.psql
select tests.answer_within('{"document": 3}', private.today() - 150, private.today() + 40);
insert into public.credential_rules values ('companionship', 'identity');
select tests.add_document('passport', 'caregiver', 'identity', 'verified', private.today() + 1);
select tests.add_document('course', 'caregiver', 'first_aid', 'verified', private.today() + 1);
select tests.add_document('cover', 'caregiver', 'insurance', 'verified', private.today() - 9);
select tests.add_job('walsh', '{identity,first_aid}'), tests.add_application('walsh', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();

create function pg_temp.lapses() returns text language sql security definer as $$
  select coalesce(string_agg(l.kind::text, ',' order by l.kind), '') from private.lapses l where l.caregiver_id = tests.id('caregiver')
$$;
select is(pg_temp.lapses(), '', 'valid documents have not lapsed');
update public.documents set expires_on = private.today() where id in (tests.id('passport'), tests.id('course'));
select is(pg_temp.lapses(), 'identity,first_aid', 'required documents lapse on their last day');
update public.jobs set required_credentials = '{}', waivers = '{"identity": "Well known here."}' where id = tests.job('walsh');
select is(pg_temp.lapses(), '', 'none lapses if the job requires none and says why');
update public.jobs set waivers = '{}' where id = tests.job('walsh');
select is(pg_temp.lapses(), 'identity', 'a document that the rules require lapses');
savepoint before;
select tests.add_document('renewed', 'caregiver', 'identity', 'uploaded');
select is(pg_temp.lapses(), 'identity', 'a newer document has to be checked first');
update public.documents set status = 'verified' where id = tests.id('renewed');
select is(pg_temp.lapses(), '', 'once checked, the newer document counts');
rollback to savepoint before;
update public.placements set ends_on = private.today(), starts_on = private.today();
select is(pg_temp.lapses(), 'identity', 'it matters on the last day of care');
update public.placements set ended_at = now();
select is(pg_temp.lapses(), '', 'it does not matter after the end');
rollback to savepoint before;

-- What staff see of it
select tests.be('admin');
select is(
  (select p.credentials from public.placements p),
  jsonb_build_array(jsonb_build_object('kind', 'identity', 'held', true, 'lastDay', tests.today())), 'staff see until when each is held'
);
select tests.be('caregiver');
select is((select p.credentials from public.placements p), '[]', 'a caregiver does not read that');
select tests.be_owner();

-- Who is told
create function pg_temp.told() returns table (line text) language sql as $$
  select m.kind || ' to ' || m.to_address || ': ' || (m.params ->> 'document') from private.mails m
  where m.kind in ('document_lapsed', 'placed_document_lapsed')
$$;
delete from private.mails;
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '7 hours'), 0::bigint, 'nobody is told at seven');
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '9 hours'), 1::bigint, 'it is told at nine');
select private.write_staff_mails(now());
select bag_eq(
  'select * from pg_temp.told()',
  $$ values ('document_lapsed to caregiver@example.test: identity'), ('placed_document_lapsed to admin@example.test: identity') $$,
  'its owner and staff are told'
);
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '10 hours'), 0::bigint, 'it is told once');
select private.expire_messages(now() + interval '100 days');
select is(
  private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '10 hours'), 0::bigint,
  'it is not told again once the message is deleted'
);
select is((select count(*) from pg_temp.told()), 0::bigint, 'the email is deleted with the message');
update public.documents set expires_on = private.today() - 1 where id = tests.id('passport');
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '10 hours'), 1::bigint, 'another last day is told again');

-- Where it shows
create function pg_temp.marked(person text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.be(person);
  found := (select string_agg(public.lapsed(p)::text, ' ') from public.placements p);
  perform tests.be_owner();
  return found;
end $$;
select is(pg_temp.marked(person), marks, person || ' sees ' || marks || ' marked on the placement')
from (values ('admin', '{identity}'), ('caregiver', '{}')) m (person, marks);
select tests.be('admin');
select results_eq(
  $$ select kind, subject_id, turn, caregiver_id, due is not null from public.pending_items() where kind = 'lapse' $$,
  $$ values ('lapse', tests.id('passport'), 'staff', tests.id('caregiver'), true) $$, 'it waits for staff, with a due day'
);
select is(
  (select count(*) from public.pending_items(array[tests.id('caregiver')]) where kind = 'lapse'), 1::bigint, 'it is among what waits about its owner'
);
select tests.be('caregiver');
select is_empty($$ select * from public.my_pending_items() where kind = 'lapse' $$, 'it is not among the owner’s own items');
select tests.be_owner();
delete from private.mails;
update public.documents set expires_on = private.today() - 90 where id = tests.id('passport');
select ok(private.notify_overdue(private.today()::timestamp at time zone 'Europe/Dublin' + interval '9 hours') > 0, 'after its due day it is overdue');
select is_empty(
  $$ select * from private.notifications where kind = 'takes_longer_caregiver' $$, 'its owner is not told that it takes us longer'
);

-- Nothing new while it lasts
select tests.add_request('daly');
select tests.be('admin');
select public.publish_job(
  tests.id('daly'), 'Evenings by the lake', 'Tea, talk and a walk by the lake.', '{}', waivers => '{"identity": "Well known here."}'
);
select tests.be('caregiver');
select is(
  tests.detail('select public.apply_to_job(tests.job(''daly''))'), '["lapsed:identity"]',
  'its owner can’t apply for other jobs, and is told why'
);
select is(
  (select unmet from public.match_jobs() where job_id = tests.job('daly')), '{lapsed:identity}', 'the job says so, too'
);
select tests.be('admin');
select is(
  tests.detail('select public.invite_caregiver(tests.job(''daly''), tests.id(''caregiver''))'), '["lapsed:identity"]',
  'its owner can’t be invited'
);
select tests.be_owner();
update public.documents set expires_on = private.today() + 1 where id = tests.id('passport');
select is(tests.attempt('caregiver', 'select public.apply_to_job(tests.job(''daly''))'), '1', 'its owner can apply once the document is valid again');
select is(
  tests.attempt('stranger', 'select public.apply_to_job(tests.job(''daly''))'), '1', 'others can apply'
);

select * from finish();
rollback;
