-- Calls sent twice under one id with different values: these are refused or stored, never silently dropped.
begin;
select plan(14);
\ir fixtures.psql

create function pg_temp.change(changes jsonb) returns text language sql as $$
  select tests.attempt('anon', format(
    'select public.change_request(%L, %L, %L)', p ->> 'reference', p ->> 'tracking_secret', p || changes
  )) from tests.payload('walsh') p
$$;
select tests.be('anon');
select public.submit_request(tests.payload('walsh'));
select tests.be_owner();

-- A family's answers
select is(pg_temp.change(changes), outcome, format('%s: %s', changes, outcome))
from (values
  ('{}'::jsonb, 'same_as_before'), ('{"nonsense": 1}', 'same_as_before'), ('{"saved_at": 1}', 'same_as_before'),
  ('{"notes": "She loves the sea."}', '1'), ('{"contact_phone": "+353 20 915 0009"}', '1')
) c (changes, outcome);
select tests.be('anon');
select public.change_request(p ->> 'reference', p ->> 'tracking_secret', p || '{"notes": "She loves the sea."}')
from tests.payload('walsh') p;
select tests.be_owner();
select is((select r.notes from public.requests r), 'She loves the sea.', 'a changed value is stored, even if its words are the same');

-- The clock of a device
select ok(
  private.saved_at(jsonb_build_object('saved_at', said)) between 0 and (extract(epoch from now()) * 1000)::bigint + 86400000,
  said || ' is taken as tomorrow at the latest'
)
from unnest('{0,1,1e15,1e300}'::numeric[]) said;
select is(private.saved_at('{"saved_at": -1}'), null, 'a time before 1970 counts as none');

-- Terms that are proposed
select tests.place_one('daly', 'stranger');
create function pg_temp.propose(more text default '') returns text language sql as $$
  select format(
    'select public.propose_terms(tests.id(''change''), %L, tests.today() + 60, ''[{"days": 1, "opens": 450, "closes": 540, "minutes": 90}]''%s)',
    p.id, more
  ) from public.placements p
$$;
select tests.as_person('admin', pg_temp.propose());
select is(tests.attempt('admin', pg_temp.propose(more)), outcome, format('the same proposal%s: %s', more, outcome))
from (values ('', '1'), (', hourly_rate => 21', 'terms_differ'), (', words => ''Because.''', 'terms_differ')) p (more, outcome);

select * from finish();
rollback;
