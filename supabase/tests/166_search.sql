-- Staff's search: what it finds and what it doesn't, and that nobody else finds anything.
begin;
select plan(95);
\ir fixtures.psql

select tests.add_job('walsh', changes => '{"contact_name": "Seán Ó Comerford", "contact_email": "Sean.C@family.test", "contact_phone": "087 123 4567"}');
select tests.add_request('byrne', '{"contact_name": "Mary Byrne", "recipient_name": "Pádraig Mac an Rí", "contact_phone": "+353 20 915 0002"}');
update public.requests set place_id = tests.place('Oranmore') where id = tests.id('byrne');
update public.caregiver_profiles set full_name = 'Niamh O’Brien-Łucka', phone = '+353 87 765 4321' where user_id = tests.id('caregiver');
update public.caregiver_profiles set full_name = 'Deirdre Doyle', place_id = tests.place('Dublin') where user_id = tests.id('deactivated');
update public.caregiver_profiles set full_name = 'Legacy Nolan', place_id = null where user_id = tests.id('legacy');
update public.jobs set title = 'Tea & talk, 50% driving' where request_id = tests.id('walsh');

create function pg_temp.finds(words text) returns text[] language sql as $$
  select coalesce(array_agg(s.kind || ' ' || coalesce(s.title, s.client ->> 'contact', '-')), '{}') from public.search_everything(words) s
$$;
select is(private.searchable(coded), private.searchable(words), 'a code is found as what it says: ' || words)
from (values
  (private.coded('care_in', 'Galway'), 'Care in Galway'), (private.coded('name_no_longer_kept'), 'Name no longer kept')
) c (coded, words);

create function pg_temp.reference(name text) returns text language sql security definer as $$
  select reference from public.requests where id = tests.id(name)
$$;
grant execute on all functions in schema pg_temp to authenticated;

select is(tests.attempt(person, $$ select public.search_everything('comerford') $$), outcome, person || ' searches: ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('legacy', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed'), ('admin', '1')) as cases (person, outcome);

select tests.be('admin');
-- Families
select is(pg_temp.finds('Comerford'), '{request Seán Ó Comerford}', 'a family by its nine-letter name');
select is(pg_temp.finds('COMERFORD sean'), '{request Seán Ó Comerford}', 'in any order, without accents and case');
select is(pg_temp.finds('séan'), '{request Seán Ó Comerford}', 'with a wrong accent');
select is(pg_temp.finds('merfo'), '{request Seán Ó Comerford}', 'by a part of the name');
select is(pg_temp.finds('co'), '{request Seán Ó Comerford}', 'by its first two letters');
select is(pg_temp.finds('rd'), '{}', 'not by two letters inside it');
select is(pg_temp.finds('mary byrne'), '{request Mary Byrne}', 'by a name that could be a reference');
select is(pg_temp.finds('comerford byrne'), '{}', 'every word must be there');
select is(pg_temp.finds(pg_temp.reference('walsh')), '{request Seán Ó Comerford}', 'by its reference');
select is(pg_temp.finds(lower(regexp_replace(pg_temp.reference('walsh'), '(...)(...)', '\1-\2-'))), '{request Seán Ó Comerford}', 'by its reference as people write it');
select is(pg_temp.finds(substr(pg_temp.reference('walsh'), 4, 4)), '{request Seán Ó Comerford}', 'by a part of its reference');
select is(pg_temp.finds('sean.c@FAMILY.test'), '{request Seán Ó Comerford}', 'by its whole email');
select is(pg_temp.finds('family.test'), '{}', 'not by a part of its email, which would reveal it without a record');
select is(pg_temp.finds('+353 (0)87 123-4567'), '{request Seán Ó Comerford}', 'by its phone in any form');
select is(pg_temp.finds('087 123'), '{}', 'not by a part of its phone');
select is(pg_temp.finds('padraig'), '{request Mary Byrne}', 'by the client’s name');
select is(pg_temp.finds('byrne padraig'), '{request Mary Byrne}', 'by a word of each name');
select is_empty(
  $$ select s from public.search_everything('087 123 4567') s where s::text ~* '1234567|123 4567|family\.test|Shop Street' $$,
  'the results have neither phone nor email nor address'
);
select results_eq(
  $$ select s.kind, s.id, s.client, s.detail, s.state from public.search_everything('comerford') s $$,
  $$ values ('request', tests.id('walsh'), '{"contact": "Seán Ó Comerford", "recipient": "Peg Walsh"}'::jsonb, regexp_replace(pg_temp.reference('walsh'), '(...)(...)', '\1-\2-') || ', Galway', 'open') $$,
  'a result has the client, reference, place and status'
);
-- Caregivers and accounts
select is(pg_temp.finds('obrien'), '{caregiver Niamh O’Brien-Łucka}', 'a caregiver, without the apostrophe');
select is(pg_temp.finds('o''brien'), '{caregiver Niamh O’Brien-Łucka}', 'a caregiver, with another apostrophe');
select is(pg_temp.finds('lucka ni'), '{caregiver Niamh O’Brien-Łucka}', 'by the last name first');
select is(pg_temp.finds('087 765'), '{caregiver Niamh O’Brien-Łucka}', 'by a part of the phone');
select is(pg_temp.finds('stranger@example'), '{caregiver Stranger Byrne,user stranger@example.test}', 'by a part of the email, with the account');
select is(pg_temp.finds('admin@'), '{user admin@example.test}', 'an admin’s account');
select is(
  array(select s.kind || ' ' || s.state from public.search_everything('deactivated') s), '{caregiver deactivated,user deactivated}',
  'a deactivated account is found and marked'
);
-- Numbers, however either side writes them
select is(pg_temp.finds(words), '{caregiver Niamh O’Brien-Łucka}', 'a caregiver’s number by ' || words)
from unnest('{4321,7654,087 765,0877,+353 87 765,00353 87 7654,+353 (0)87-765,087 765 4321,765 432}'::text[]) words;
select is(pg_temp.finds(words), '{}', words || ' is no part of anyone’s number')
from unnest('{432,0000,00000,+353,9999}'::text[]) words;
select is(
  (select s.detail from public.search_everything('4321') s), 'Galway, +353877654321', 'a caregiver found by a number shows it beside the place'
);
-- The best result comes first, of any kind: equal, beginning with it, words beginning with it, containing it, in a
-- place
create function pg_temp.ranked(words text) returns text language sql as $$
  select string_agg(s.rank || ' ' || s.kind, ', ' order by s.rank, s.kind) from public.search_everything(words) s
$$;
grant execute on function pg_temp.ranked(text) to authenticated;
select is(pg_temp.ranked(words), ranks, format('“%s” is found as %s', words, ranks))
from (values
  ('Mary Byrne', '0 request'), ('mary b', '1 request'), ('byrne', '2 caregiver, 2 request'), ('yrne', '3 caregiver, 3 request'),
  ('stranger@example.test', '0 caregiver, 0 user'), ('stranger@', '1 caregiver, 1 user'), ('087 123 4567', '0 request'),
  ('087 765 4321', '0 caregiver'), ('4321', '1 caregiver'), ('7654', '3 caregiver'), ('padraig mac an ri', '0 request'), ('mac an', '2 request'), ('oranmore', '4 request')
) r (words, ranks);
select is(pg_temp.ranked(left(pg_temp.reference('walsh'), length)), ranks, format('the rank of a reference with %s letters', length))
from (values (9, '0 request'), (5, '1 request')) r (length, ranks);
-- Jobs and places
select is(
  array(select s.kind || ' ' || s.title || ' ' || s.id from public.search_everything('driving tea') s),
  array['job Tea & talk, 50% driving ' || tests.id('walsh')], 'a job leads to its request'
);
select is(pg_temp.finds('oranm'), '{request Mary Byrne}', 'a request by its place');
select ok(
  pg_temp.finds('galway') @> array['caregiver Niamh O’Brien-Łucka', 'request Seán Ó Comerford', 'job Tea & talk, 50% driving'],
  'every kind by its place'
);
-- What is not a search
select is(pg_temp.finds(words), '{}', format('“%s” finds nothing', words))
from unnest(array['', ' ', 'c', '%', '_', '\', '%%%', '__', '\\\', null]) words;
select is(pg_temp.finds('comerford' || repeat(' ', 2000) || 'byrne'), '{request Seán Ó Comerford}', 'only the first hundred characters count');
select is(pg_temp.finds(repeat('x', 100000)), '{}', 'a huge text finds nothing');
select is(pg_temp.finds('a b c d e f g h i j k l'), '{}', 'many single letters find nothing');

-- The same family
select tests.be_owner();
select tests.add_request('again', '{"contact_name": "Nuala Comerford", "contact_email": "SEAN.c@family.test", "contact_phone": ""}'),
  tests.add_request('abroad', '{"contact_email": "", "contact_phone": "+353 87 123 4567", "contact_by": "call"}'),
  tests.add_request('near', '{"contact_email": "near@family.test", "contact_phone": "086 123 4567"}');
create function pg_temp.others(name text) returns uuid[] language sql as $$
  select array_agg(o.id order by o.id) from public.other_requests(tests.id(name)) o
$$;
grant execute on function pg_temp.others(text) to authenticated;
select is(tests.attempt(person, $$ select public.other_requests(tests.id('walsh')) $$), outcome, person || ' looks for others of the family: ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('admin', '2')) as cases (person, outcome);
select tests.be('admin');
select is(pg_temp.others('walsh'), array(select tests.id(n) from unnest('{again,abroad}'::text[]) n order by 1), 'a family’s other requests have its email or its whole number, however they are written');
select is(pg_temp.others('again'), array[tests.id('walsh')], 'another request of the family has the first');
select is(pg_temp.others('near'), null, 'a number with the same ending is another family’s');
select is_empty($$ select o from public.other_requests(tests.id('walsh')) o where o::text ~* '1234567|123 4567|family\.test' $$, 'these results have neither phone nor email');
select tests.be_owner();
delete from public.requests where id in (tests.id('again'), tests.id('abroad'), tests.id('near'));

-- Erased
select tests.be_owner();
delete from public.request_contacts where request_id = tests.id('walsh');
update public.requests set erased_at = now() where id = tests.id('walsh');
select tests.be('admin');
select is(pg_temp.finds('comerford'), '{}', 'an erased family is not found by its name');
select is(pg_temp.finds('087 123 4567'), '{}', 'an erased family is not found by its phone');
select is(pg_temp.finds(pg_temp.reference('walsh')), '{request -}', 'an erased request is found by its reference, without a name');

-- Many
select tests.be_owner();
alter table public.requests disable trigger user;
alter table public.request_contacts disable trigger user;
insert into public.requests (id, reference, relation, place_id, care_types, visits, availability, start, answers)
select tests.id('crowd ' || n), tests.reference(n * 7919), 'self', tests.place('Dublin'), '{companionship}', '[]', 1, 'soon', '[]'
from generate_series(1, 3000) n;
insert into public.request_contacts (request_id, contact_name, contact_phone, recipient_name, address)
select tests.id('crowd ' || n), case when n = 2999 then 'Quiet' when n < 31 then 'Crowded ' || n else 'Quiet ' || n end, '+3531555' || 1000 + n, 'Someone', 'Somewhere'
from generate_series(1, 3000) n;
analyze public.requests, public.request_contacts, public.caregiver_profiles, public.users, public.jobs, public.places;
select tests.be('admin');
select is(cardinality(pg_temp.finds('crowded')), 20, 'twenty of a kind are shown');
select is(pg_temp.finds('crowded 17'), '{request Crowded 17}', 'one more word finds a single one');
select is((select s.client ->> 'contact' from public.search_everything('quiet') s where s.rank = 0), 'Quiet', 'an equal name is among the results, however many contain it');
select tests.be_owner();
create temporary table scans as
select relname, seq_scan from pg_stat_xact_user_tables where schemaname = 'public';
select tests.be('admin');
select pg_temp.finds(words) from unnest('{quiet,mary byrne,01 555 1007,1007,+353 1 555,me@x.test,K7Q,dublin}'::text[]) words;
select tests.be_owner();
select is_empty(
  $$ select s.relname from pg_stat_xact_user_tables s join scans using (relname)
     where s.schemaname = 'public' and s.seq_scan > scans.seq_scan $$,
  'no search scans a whole table'
);

select * from finish();
rollback;
