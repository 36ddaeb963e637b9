-- That what to know on arrival has changed: who is told, once for several changes, without a word of it, and who is not.
begin;
select plan(17);
\ir fixtures.psql
\ir arrival_messages.psql
-- What the family writes down, as its page sends it.
create function pg_temp.note(code text) returns void language plpgsql as $$
begin
  perform private.keep_arrival_notes(
    tests.id('walsh'), jsonb_build_object('access', 'Door code ' || code),
    (select n.saved_at from private.arrival_notes n where n.request_id = tests.id('walsh'))
  );
end $$;
create function pg_temp.changed() returns text language sql as $$ select 'select pg_temp.note(''Zyx 4711#'')' $$;
create function pg_temp.later(minutes integer) returns text language sql as $$
  select format('select private.notify_arrival_notes(clock_timestamp() + interval %L)', minutes || ' minutes')
$$;

select is(pg_temp.told(variadic steps), people, what)
from (values
  (array[pg_temp.changed()], 'caregiver notes', 'who is placed is told'),
  (array[pg_temp.changed(), pg_temp.later(5)], 'caregiver notes', 'ten minutes after'),
  (array[pg_temp.changed(), 'select pg_temp.note(''0815#'')', 'select pg_temp.note(''2222#'')'], 'caregiver notes', 'several changes are one message'),
  (array[pg_temp.changed(), pg_temp.later(11), pg_temp.later(12), pg_temp.later(60)], 'caregiver notes', 'which comes once'),
  (array[pg_temp.changed(), pg_temp.later(11), 'select pg_temp.note(''0815#'')'], 'caregiver notes; caregiver notes', 'a change after it is told as well'),
  (array[pg_temp.changed(), pg_temp.later(11), pg_temp.changed()], 'caregiver notes', 'the same again is no change'),
  (array['select 1'], '', 'without a change nobody is'),
  (array[pg_temp.changed(), 'update public.placements set placed_at = clock_timestamp() where true'], '', 'nor who is placed after it'),
  (array['update public.placements set ended_at = now() where true', pg_temp.changed()], '', 'nor who was placed'),
  (array['update public.users set deactivated_at = now() where id = tests.id(''caregiver'')', pg_temp.changed()], '', 'nor whose account is closed'),
  (array[pg_temp.covered(2), pg_temp.changed()], 'caregiver notes; stranger notes', 'who comes instead is told'),
  (array[pg_temp.covered(-2), pg_temp.changed()], 'caregiver notes', 'not once that day is over'),
  (array[pg_temp.covered(2, 'undone_at = now()'), pg_temp.changed()], 'caregiver notes', 'nor where they come no more'),
  (array[pg_temp.covered(2, 'settled_at = clock_timestamp() + interval ''1 minute'''), pg_temp.changed()], 'caregiver notes', 'nor who agreed later, and reads them as they are')
) s (steps, people, what);
select is(
  pg_temp.told(pg_temp.changed(), 'select private.notify_arrival_notes(clock_timestamp() + interval ''9 minutes'')', 'delete from private.arrival_notes'),
  '', 'not before ten minutes'
);

select pg_temp.note('Zyx 4711#');
select private.notify_arrival_notes(clock_timestamp() + interval '15 minutes');
select is(
  (select array_agg(m.to_address) from private.mails m where m.kind = 'arrival_notes_changed'), '{caregiver@example.test}', 'they get an email'
);
select is_empty(
  $$ select from private.notifications n where n::text ~ 'Zyx' union all select from private.mails m where m::text ~ 'Zyx' $$,
  'without a word of the notes'
);

select * from finish();
rollback;
