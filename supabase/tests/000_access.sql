begin;
select plan(1);
\ir fixtures.psql
select is(tests.attempt('anon', 'select from public.users'), '42501', 'visitors read no users');
select * from finish();
rollback;
