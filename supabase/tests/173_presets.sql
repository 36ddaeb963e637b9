-- The team's saved texts and views: for admins only, each saved once.
begin;
select plan(24);
\ir fixtures.psql

select is(tests.attempt(person, call), outcome, person || ': ' || call)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome),
  unnest(array[
    $$ select public.list_presets('reason') $$, $$ select public.save_preset(gen_random_uuid(), 'reason', 'Far', 'Too far.') $$,
    $$ select public.delete_preset(gen_random_uuid()) $$
  ]) call;
select is(tests.attempt('admin', 'select from private.presets'), '42501', 'not even admins read the table');
select tests.be('admin');
select public.save_preset('00000000-0000-4000-8000-000000000001', 'reason', ' Too far ', 'Nobody near {place} is free.') from generate_series(1, 2);
select results_eq(
  $$ select name, content from public.list_presets('reason') $$,
  $$ values ('Too far', 'Nobody near {place} is free.') $$, 'a preset sent twice is stored once'
);
select is_empty($$ select from public.list_presets('question') $$, 'a preset has one kind');
select public.save_preset('00000000-0000-4000-8000-000000000001', 'reason', 'Too far', 'Nobody is near.');
select is((select content from public.list_presets('reason')), 'Nobody is near.', 'a preset can be changed');
select is(tests.attempt('admin', format('select public.save_preset(gen_random_uuid(), ''reason'', %L, %L)', name, content)), outcome, outcome)
from (values ('Too far', 'x', 'name_taken'), (' ', 'x', 'preset_incomplete'), ('x', null, 'preset_incomplete'),
  (repeat('x', 81), 'x', 'too_long'), ('x', repeat('x', 1001), 'too_long')) v (name, content, outcome);
select is(
  tests.attempt('admin', 'select public.save_preset(''00000000-0000-4000-8000-000000000001'', ''question'', ''Far'', ''x'')'),
  'malformed_request', 'a preset of another kind under the same id is refused'
);
select public.delete_preset('00000000-0000-4000-8000-000000000001') from generate_series(1, 2);
select is_empty($$ select from public.list_presets('reason') $$, 'a preset can be deleted');
select tests.be_owner();
select is(
  array(select e.action from public.events e where e.subject_type = 'presets' order by e.id), '{insert,update,delete}',
  'each step is in the audit log'
);
select * from finish();
rollback;
