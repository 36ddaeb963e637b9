-- A caller's number shows the family only to staff, and the admin who enters a request owns it.
begin;
select plan(9);
\ir fixtures.psql

select tests.add_request('walsh', '{"contact_phone": "085 123 4567"}'), tests.add_request('daly', '{"contact_phone": "085 765 4321"}');
select is(tests.attempt(person, $$ select public.family_behind('085 123 4567') $$), outcome, person || ' looks for a number: ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome);
select tests.be('admin');
select is(
  array(select f.id from public.family_behind(typed) f), expected, coalesce(typed, 'nothing') || ' finds its family'
) from (values
  ('+353 85 123 4567', array[tests.id('walsh')]), ('4567', '{}'), (null, '{}')
) n (typed, expected);
select is((select f.placements from public.family_behind('085 7654321') f), '[]', 'the result has the placements');

select tests.be('admin');
select public.submit_request(tests.payload('call'));
select is(
  (select o.admin_id from public.owner_of(tests.id('call')) o), tests.id('admin'), 'a request that an admin enters is assigned to them'
);
select * from finish();
rollback;
