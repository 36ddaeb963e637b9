-- Staff find a request by the number of the person who asked for another family, whole and never in part.
begin;
select plan(5);
\ir fixtures.psql

select tests.add_request('walsh', '{"relation": "other", "contact_name": "Seán Walsh", "helper_name": "Tom Ward", "helper_relation": "Social worker", "helper_agreed_by": "Seán", "helper_phone": "087 765 4321"}');
create function pg_temp.finds(words text) returns uuid[] language sql as $$
  select coalesce(array_agg(s.id), '{}') from public.search_everything(words) s where s.kind = 'request'
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.be('admin');
select is(pg_temp.finds('087 765 4321'), array[tests.id('walsh')], 'a request is found by the helper’s number');
select is(pg_temp.finds('+353 (0)87 765-4321'), array[tests.id('walsh')], 'the number can be written in other ways');
select is(pg_temp.finds('087 765'), '{}', 'a part of the number finds nothing');
select is_empty($$ select s from public.search_everything('087 765 4321') s where s::text ~ '765' $$, 'the results do not show the number');
select tests.be('caregiver');
select is(tests.attempt('caregiver', $$ select public.search_everything('087 765 4321') $$), 'not_allowed', 'a caregiver can’t search');
select * from finish();
rollback;
