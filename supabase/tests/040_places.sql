-- Finding a town as people type it, and how far apart two are.
begin;
select plan(28);
\ir fixtures.psql
insert into public.places (name, region, country, latitude, longitude) values
  ('Dún Laoghaire', 'Dublin', 'IE', 53.29395, -6.13586),
  ('Doolin', 'Co. Clare', 'IE', 53.01639, -9.37806),
  ('Galway', 'Scotland', 'GB', 55.0, -4.0), ('Dunstable', 'England', 'GB', 51.88571, -0.52288);
insert into public.places (name, region, country, latitude, longitude)
select 'Kil' || n, 'Co. Test', 'IE', 53, -8 from generate_series(1, 40) n;

create function pg_temp.found(query text) returns text[] language sql as $$
  select coalesce(array_agg(found ->> 'name'), '{}') from jsonb_array_elements(public.search_places(query)) found
$$;
grant execute on function pg_temp.found(text) to anon;

select tests.be('anon');
select is(pg_temp.found('galway'), '{Galway}'::text[], 'a visitor finds a town, whatever the case');
select is(pg_temp.found('  Galway  '), '{Galway}'::text[], 'with spaces around it');
select is(pg_temp.found('Galwey'), '{Galway}'::text[], 'with a letter wrong');
select is(pg_temp.found('dun laoghaire'), '{"Dún Laoghaire"}'::text[], 'without its accents');
select is(pg_temp.found('DÚN L'), '{"Dún Laoghaire"}'::text[], 'with them, half typed');
select is((pg_temp.found('d'))[1], 'Doolin', 'by its first letter, beginnings first');
select is((pg_temp.found('more'))[1], 'Oranmore', 'from its middle');
select is(cardinality(pg_temp.found('kil')), 8, 'eight at most');
select is(pg_temp.found(query), '{}'::text[], format('nothing for %L', left(query, 20)))
from unnest(array['', '   ', '%', '_', '\', '%%%', 'x''; drop table places; --', repeat('z', 100000), null]) query;
select throws_ok('select name from public.places', '42501', null, 'the table itself can’t be read');
select is(pg_temp.found('dunstable'), '{}'::text[], 'a town of another country is not found');
select tests.be_owner();
update private.operator set country = 'GB';
select tests.be('anon');
select is(pg_temp.found('dunstable'), '{Dunstable}'::text[], 'a town is found in the operator’s new country');
select is(pg_temp.found('kil'), '{}'::text[], 'no town of the old country is found any more');
select tests.be_owner();
update private.operator set country = 'IE';

create function pg_temp.km(a text, b text) returns numeric language sql as $$
  select round(private.distance_km(x.latitude, x.longitude, y.latitude, y.longitude)::numeric, 1)
  from public.places x, public.places y where 'IE' = all (array[x.country, y.country]) and x.name = a and y.name = b
$$;
select is(pg_temp.km('Galway', 'Dublin'), 186.3, 'Galway to Dublin is 186 km in a straight line');
select is(pg_temp.km('Dublin', 'Galway'), pg_temp.km('Galway', 'Dublin'), 'both directions are equal');
select is(pg_temp.km('Galway', 'Galway'), 0.0, 'a place is at distance 0 from itself');
select is(round(private.distance_km(0, 0, 0, 180)), 20015::double precision, 'half round the world is no error');
select is(private.distance_km(null, 0, 0, 0), null, 'an unknown place is at no distance');

select throws_ok(
  'insert into public.places (name, region, country, latitude, longitude) values (''Nowhere'', ''-'', ''IE'', 91, 0)',
  '23514', null, 'a place is on Earth'
);
select throws_ok(
  'insert into private.operator values (false, ''IE'', ''EUR'', ''km'', ''Europe/Dublin'')',
  '23514', null, 'there is one operator'
);

select * from finish();
rollback;
