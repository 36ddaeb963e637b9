-- A phone number is kept in one form, however it is pasted, and found by any of its spellings (tests/fixtures/phones.json).
begin;
select plan(8);
\ir fixtures.psql

select tests.add_request('walsh', jsonb_build_object('contact_phone', E'\u202a+353\u00a0(0)87\u2011123\u20114567\u202c ext.\u00a0214')::jsonb::text::jsonb);
select is(
  (select c.contact_phone from public.request_contacts c where c.request_id = tests.id('walsh')),
  '+353871234567x214', 'a request keeps the number and its extension'
);
select tests.be('caregiver');
update public.caregiver_profiles set phone = '087–765–4321' where user_id = tests.id('caregiver');
select is((select phone from public.caregiver_profiles where user_id = tests.id('caregiver')), '+353877654321', 'a caregiver’s number is kept in the same form');
select is(
  tests.attempt('caregiver', $$ update public.caregiver_profiles set phone = '087 765 4321 or 086' where user_id = tests.id('caregiver') $$),
  'profile_invalid', 'a text that is no number is refused'
);
reset role;
select throws_ok(
  $$ update public.request_contacts set contact_phone = '087 123 4567' where request_id = tests.id('walsh') $$,
  '23514', null, 'the table refuses other forms'
);

create function pg_temp.finds(words text) returns text[] language sql as $$
  select coalesce(array_agg(s.kind), '{}') from public.search_everything(words) s
$$;
grant execute on all functions in schema pg_temp to authenticated;
select tests.be('admin');
select is(pg_temp.finds(typed), found, format('staff search for %s', typed))
from (values
  (E'087\u00a0123\u20114567 x214', '{request}'::text[]), ('00353 (0)87 123 4567', '{request}'),
  (E'\u202a+353 87 765 4321\u202c', '{caregiver}'), ('123 4567 214', '{}')
) s (typed, found);

select * from finish();
rollback;
