-- The first admin: the page is open, but setup needs the operator's code and works once.
begin;
select plan(26);
\ir fixtures.psql

create temporary table codes (n integer, code text);
grant select on codes to authenticated;
select is(private.issue_setup_code(), null, 'no code is made while there is an admin');
select is(tests.attempt('caregiver', 'select public.become_first_admin(''x'')'), 'setup_closed', 'setup is closed while there is an admin');
select is(
  tests.attempt('caregiver', $$ select public.become_first_admin('guessed') $$,
    $$ insert into private.setup_code (code_hash) values (sha256('guessed')) $$),
  'setup_closed', 'also if a code was left behind'
);
update public.users set deactivated_at = now() where id = tests.id('admin');
select is(
  tests.attempt('caregiver', $$ select public.become_first_admin('guessed') $$,
    $$ insert into private.setup_code (code_hash) values (sha256('guessed')) $$),
  'setup_closed', 'deactivating the only admin does not open it'
);
delete from auth.users where id = tests.id('admin');

select tests.be('anon');
select is(public.setup_is_open(), false, 'setup is closed without a code');
select tests.be_owner();
insert into codes values (1, private.issue_setup_code()), (2, private.issue_setup_code());
create function pg_temp.setup_with(n integer) returns text language sql stable as $$
  select format('select public.become_first_admin(%L)', code) from codes c where c.n = setup_with.n
$$;
select is((select count(*) from private.setup_code)::integer, 1, 'a new code replaces the one before');
select ok((select bool_and(code ~ '^[0-9a-f]{32}$') and count(distinct code) = 2 from codes), 'codes are 128 random bits');
select is_empty(
  'select from private.setup_code s join codes c on position(convert_to(c.code, ''utf8'') in s.code_hash) > 0',
  'only the hash of a code is kept'
);
select tests.be('anon');
select is(public.setup_is_open(), true, 'a visitor sees that setup is open');
select tests.be_owner();

select is(tests.attempt(person, pg_temp.setup_with(n)), outcome, format('%s with code %s comes to %s', person, n, outcome))
from (values
  ('anon', 2, '42501'), ('deactivated', 2, 'not_allowed'), ('no_role', 2, 'not_allowed'), ('legacy', 2, 'not_allowed'),
  ('caregiver', 1, 'wrong_setup_code'), ('caregiver', 2, '1')
) p (person, n, outcome);
select is(
  tests.attempt('caregiver', format('select public.become_first_admin(%L)', code)), 'wrong_setup_code',
  format('"%s" is not the code', left(code, 20))
)
from unnest(array['', ' ', null, repeat('x', 100000), (select encode(code_hash, 'hex') from private.setup_code)]) code;

select tests.be('newcomer');
select public.become_first_admin('  ' || code || ' ', 'Orla Keane') from codes where n = 2;
select is(private.my_role()::text, 'admin', 'the person with the code is the first admin at once');
select is_empty('select user_id from public.caregiver_profiles where user_id = auth.uid()', 'the first admin is no caregiver any more');
select is(public.setup_is_open(), false, 'setup is closed');
select tests.be_owner();
select is(private.staff_name(tests.id('newcomer')), 'Orla Keane', 'the first admin’s name is stored');
select is(tests.attempt('caregiver', pg_temp.setup_with(2)), 'setup_closed', 'the same code can’t make a second admin');
select is_empty('select from private.setup_code', 'the code is deleted');

select * from finish();
rollback;
