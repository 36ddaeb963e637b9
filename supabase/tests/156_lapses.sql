-- A document that runs out while its owner is placed where it is asked for.
begin;
select plan(29);
\ir fixtures.psql
delete from private.working_days where true;
insert into private.working_days (day) select private.today() + n from generate_series(-150, 40) n;
delete from private.answer_times where true;
insert into private.answer_times values ('document', 3);
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
select is(pg_temp.lapses(), '', 'while all are in date, none has lapsed');
update public.documents set expires_on = private.today() where id in (tests.id('passport'), tests.id('course'));
select is(pg_temp.lapses(), 'identity,first_aid', 'those that the job asks for have, on their last day');
update public.jobs set required_credentials = '{}', waivers = '{"identity": "Well known here."}' where id = tests.job('walsh');
select is(pg_temp.lapses(), '', 'none where the job asks for nothing, and says why');
update public.jobs set waivers = '{}' where id = tests.job('walsh');
select is(pg_temp.lapses(), 'identity', 'the rules ask for one all the same');
savepoint before;
select tests.add_document('renewed', 'caregiver', 'identity', 'uploaded');
select is(pg_temp.lapses(), 'identity', 'a newer one has to be checked first');
update public.documents set status = 'verified' where id = tests.id('renewed');
select is(pg_temp.lapses(), '', 'and then it is the one that counts');
rollback to savepoint before;
update public.placements set ends_on = private.today(), starts_on = private.today();
select is(pg_temp.lapses(), 'identity', 'it matters up to the last day of care');
update public.placements set ended_at = now();
select is(pg_temp.lapses(), '', 'and not after its end');
rollback to savepoint before;

-- What staff see of it
select tests.be('admin');
select is(
  (select p.credentials from public.placements p),
  jsonb_build_array(jsonb_build_object('kind', 'identity', 'held', true, 'lastDay', tests.today())), 'staff see until when each is held'
);
select tests.be('caregiver');
select is((select p.credentials from public.placements p), '[]', 'nobody else by that');
select tests.be_owner();

-- Who is told
create function pg_temp.told() returns table (line text) language sql as $$
  select m.kind || ' to ' || m.to_address || ': ' || (m.params ->> 'document') from private.mails m
  where m.kind in ('document_lapsed', 'placed_document_lapsed')
$$;
delete from private.mails;
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '7 hours'), 0::bigint, 'nobody is woken by it');
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '9 hours'), 1::bigint, 'in the morning it is told');
select private.write_staff_mails(now());
select bag_eq(
  'select * from pg_temp.told()',
  $$ values ('document_lapsed to caregiver@example.test: identity'), ('placed_document_lapsed to admin@example.test: identity') $$,
  'to its owner and to staff'
);
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '10 hours'), 0::bigint, 'once');
select private.expire_messages(now() + interval '100 days');
select is(
  private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '10 hours'), 0::bigint,
  'also once the message is gone'
);
select is((select count(*) from pg_temp.told()), 0::bigint, 'with its email');
update public.documents set expires_on = private.today() - 1 where id = tests.id('passport');
select is(private.notify_lapses(private.today()::timestamp at time zone 'Europe/Dublin' + interval '10 hours'), 1::bigint, 'another last day is another occasion');

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
  $$ values ('lapse', tests.id('passport'), 'staff', tests.id('caregiver'), true) $$, 'it waits for staff, by a day'
);
select is(
  (select count(*) from public.pending_items(array[tests.id('caregiver')]) where kind = 'lapse'), 1::bigint, 'also beside its owner'
);
select tests.be('caregiver');
select is_empty($$ select * from public.my_pending_items() where kind = 'lapse' $$, 'who waits for nobody because of it');
select tests.be_owner();
delete from private.mails;
update public.documents set expires_on = private.today() - 90 where id = tests.id('passport');
select ok(private.notify_overdue(private.today()::timestamp at time zone 'Europe/Dublin' + interval '9 hours') > 0, 'past its day it is overdue');
select is_empty(
  $$ select * from private.notifications where kind = 'takes_longer_caregiver' $$, 'and nobody is told that it takes us longer'
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
  'its owner applies for nothing new, and learns why'
);
select is(
  (select unmet from public.match_jobs() where job_id = tests.job('daly')), '{lapsed:identity}', 'which is said beside the job as well'
);
select tests.be('admin');
select is(
  tests.detail('select public.invite_caregiver(tests.job(''daly''), tests.id(''caregiver''))'), '["lapsed:identity"]',
  'nor is it invited'
);
select tests.be_owner();
update public.documents set expires_on = private.today() + 1 where id = tests.id('passport');
select is(tests.attempt('caregiver', 'select public.apply_to_job(tests.job(''daly''))'), '1', 'until there is a newer one');
select is(
  tests.attempt('stranger', 'select public.apply_to_job(tests.job(''daly''))'), '1', 'and nobody else is kept from it'
);

select * from finish();
rollback;
