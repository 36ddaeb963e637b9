-- The order of the dashboard's list: what does most harm by waiting comes first, whatever its due day.
begin;
select plan(18);
\ir fixtures.psql
select tests.answer_within(
  '{"request": 1, "search": 2, "application": 5, "offer": 5, "visit": 1, "complaint": 0}',
  private.today() - 400, private.today() + 100
);

select tests.add_job('visited'), tests.add_application('visited', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('visited', 'caregiver'));
select tests.be_owner();
update public.placements set starts_on = private.today() - 20, placed_at = now() - interval '30 days' where true;
select tests.add_request('waits'), tests.add_request('urgent'), tests.add_request('near'), tests.add_request('soon'),
  tests.add_request('unsure');
update public.requests set starts_on = private.today() + 60, submitted_at = now() - interval '1 day'
where id <> tests.id('visited');
update public.requests set submitted_at = now() - interval '90 days' where id = tests.id('waits');
update public.requests set priority = true where id = tests.id('urgent');
update public.requests set starts_on = private.today() + 7 where id = tests.id('near');
update public.requests set start = 'soon', starts_on = null where id = tests.id('soon');
update public.requests set start = 'unsure', starts_on = null where id = tests.id('unsure');
create function pg_temp.visit(kind text, day integer) returns void language sql as $$
  insert into public.visit_changes (id, placement_id, on_date, opens, kind)
  select md5(kind)::uuid, p.id, private.today() + day, 360, kind::public.visit_change from public.placements p
$$;
create function pg_temp.complaint(kind text) returns void language sql as $$
  insert into public.complaints (id, placement_id, side, kind, words)
  select md5(kind)::uuid, p.id, 'family', kind::public.complaint_kind, 'Said so.' from public.placements p
$$;
create function pg_temp.today(about uuid[] default null, filters jsonb default '{}') returns text language plpgsql as $$
declare
  listed text;
begin
  perform tests.be('admin');
  select string_agg(coalesce(case when w.kind in ('visit', 'complaint') then w.status end, (
    select n from unnest('{waits,urgent,near,soon,unsure,visited}'::text[]) n where tests.id(n) = w.request_id
  ), w.kind), ' ' order by w.at) into listed
  from (select w.*, row_number() over () as at from public.pending_items(about, filters) w where w.turn = 'staff') w;
  perform tests.be_owner();
  return listed;
end $$;

select is(
  pg_temp.today(), 'urgent near soon waits unsure',
  'urgent requests come first, then those that begin within a week or as soon as possible, then by day due'
);
select pg_temp.visit('cannot_come', 3);
select is(pg_temp.today(), 'cannot_come urgent near soon waits unsure', 'an uncovered visit comes before requests');
select pg_temp.complaint('lateness'), pg_temp.complaint('safety');
select is(
  pg_temp.today(), 'safety lateness cannot_come urgent near soon waits unsure',
  'complaints come before uncovered visits, those about safety first'
);
select pg_temp.visit('missed', -1);
select is(
  pg_temp.today(), 'missed safety lateness cannot_come urgent near soon waits unsure',
  'a missed visit comes before all'
);
select is(
  pg_temp.today(filters => '{"kind": "request"}'), 'urgent near soon waits unsure',
  'one kind is in the same order'
);
select is(
  pg_temp.today(array[tests.id('waits'), tests.id('urgent')]), 'urgent waits', 'given requests are in the same order'
);
select tests.be('admin');
select public.assign(tests.id('waits'), tests.id('admin')), public.assign(tests.id('near'), tests.id('admin'));
select tests.be_owner();
select is(
  pg_temp.today(filters => jsonb_build_object('has', tests.id('admin'))), 'near waits', 'a colleague’s items are in the same order'
);
select is(
  pg_temp.today(filters => '{"has": "nobody"}'), 'missed safety lateness cannot_come urgent soon unsure', 'unassigned items are in the same order'
);

-- Just before the first day, staff read the day that the family was promised
create function pg_temp.promised() returns text language plpgsql as $$
declare
  said text;
begin
  update public.requests set starts_on = private.today() + 1, submitted_at = now(), status_since = now()
  where id = tests.id('near');
  perform tests.be('admin');
  select w.due::text into said from public.pending_items(array[tests.id('near')]) w where w.kind = 'request';
  perform tests.be_owner();
  raise exception using errcode = 'UNDO0', message = concat(said = (
    select t.due::text from private.turn_of(tests.id('near')) t
  ), ' ', (said::date < private.due_on('request', now())));
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;
select is(pg_temp.promised(), 't t', 'both read a day before the usual one');

-- An application says from when its job's care is wanted
select tests.add_job('applied'), tests.add_application('applied', 'stranger');
update public.requests set priority = true, starts_on = private.today() + 60 where id = tests.id('applied');
create function pg_temp.application(what text) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.be('admin');
  execute format('select (w.%I)::text from public.pending_items() w where w.kind = ''application''', what) into said;
  perform tests.be_owner();
  return said;
end $$;
select is(pg_temp.application(what), said, 'an application’s item has ' || words)
from (values
  ('harm', '4', 'the urgency of its request'), ('urgent', 'true', 'the mark “urgent”'),
  ('begins', (private.today() + 60)::text, 'the first day'), ('care_types', '{companionship}', 'the kinds of care')
) a (what, said, words);
update public.requests set status = 'matched' where id = tests.id('applied');
select is(pg_temp.application('harm'), '6', 'a request with a caregiver is no longer urgent');
update public.applications set status = 'accepted' where job_id = tests.job('applied');
select is(
  pg_temp.today(), 'missed safety lateness cannot_come urgent near soon offer waits unsure',
  'among equally urgent work, a caregiver who accepted comes first, even before overdue work'
);

-- Two hundred that have waited longer don't hide one that harms more
delete from public.visit_changes where true;
delete from public.complaints where true;
insert into public.requests (
  id, reference, relation, place_id, care_types, languages, visits, availability, starts_on, answers, status,
  submitted_at
)
select md5('many ' || n)::uuid, tests.reference(n), 'parent', tests.place('Galway'), '{companionship}', '{en}',
  private.windows(5), 5, private.today() + 60, '[]', 'submitted', now() - interval '80 days' - n * interval '1 minute'
from generate_series(1, 250) n;
select tests.be('admin');
select public.assign(tests.id(name), null, tests.id('admin')) from unnest('{near,waits}'::text[]) name;
select tests.be_owner();
select ok(
  pg_temp.today() like 'urgent % waits %' and pg_temp.today() like '%near%',
  'the most harmful of very many items are listed'
);
select is(
  (select count(*) from pg_temp.today() t, unnest(string_to_array(t, ' ')) w), 200::bigint, 'the list has two hundred items at most'
);
select is(
  tests.attempt(person, 'select public.pending_items()'), case person when 'anon' then '42501' else 'not_allowed' end,
  'the list is refused to ' || person
)
from unnest('{anon}'::text[]) person;
select * from finish();
rollback;
