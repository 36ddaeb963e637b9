-- Changes of the address, the phone number or the arrival notes: who is told, once for several changes and without
-- their content, and who is not.
begin;
select plan(22);
\ir fixtures.psql
select tests.place_two();
update public.placements set starts_on = private.today() - 2, ends_on = null, availability = x'1111111'::integer,
  placed_at = now() - interval '9 days' where true;
delete from private.notifications where true;
delete from private.mails where true;
-- Who gets which message within a quarter of an hour after these steps, which are rolled back.
create function pg_temp.told(variadic steps text[]) returns text language sql as $f$
  select tests.seen_after($$
    select coalesce(string_agg(concat_ws(' ', split_part(u.email, '@', 1), n.params ->> 'changed'), '; ' order by u.email), '')
    from private.notifications n join auth.users u on u.id = n.recipient_id where n.kind = 'arrival_notes_changed'
  $$, variadic steps || 'select private.notify_arrival_notes(clock_timestamp() + interval ''15 minutes'')'::text)
$f$;
create function pg_temp.covered(days integer, more text default 'settled_at = now() - interval ''1 day''') returns text language sql as $$
  select format(
    $sql$ insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name)
      select tests.id('change'), p.id, private.today() + %s, 360, 'cannot_come', tests.id('stranger'), 'Stranger'
      from public.placements p where p.request_id = tests.id('walsh');
      update public.visit_changes set %s where true $sql$, days, more)
$$;
-- A family's notes, as their page sends them.
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

-- A correction by staff.
create function pg_temp.corrected(changes jsonb) returns text language sql security definer as $$
  select format(
    'select tests.be(''admin''); select public.correct_request(%L, %L, %L, %L, %L); select tests.be_owner()', tests.id('walsh'),
    tests.payload('walsh', '{"availability": 17895697, "answers": [{"question": "What?", "answer": "Other."}]}' || changes),
    tests.answers_version('walsh'), 'Nora Walsh', tests.today()
  )
$$;
create function pg_temp.contact(changes text) returns text language sql as $$
  select format('update public.request_contacts set %s where request_id = tests.id(''walsh'')', changes)
$$;

select is(pg_temp.told(variadic steps), people, what)
from (values
  (array[pg_temp.changed()], 'caregiver notes', 'the placed caregiver is told'),
  (array[pg_temp.changed(), pg_temp.later(5)], 'caregiver notes', 'the message waits ten minutes'),
  (array[pg_temp.changed(), 'select pg_temp.note(''0815#'')', 'select pg_temp.note(''2222#'')'], 'caregiver notes', 'several changes are one message'),
  (array[pg_temp.changed(), pg_temp.later(11), pg_temp.later(12), pg_temp.later(60)], 'caregiver notes', 'a change is told once'),
  (array[pg_temp.changed(), pg_temp.later(11), 'select pg_temp.note(''0815#'')'], 'caregiver notes; caregiver notes', 'a later change is told as well'),
  (array[pg_temp.changed(), pg_temp.later(11), pg_temp.changed()], 'caregiver notes', 'saving the same notes is no change'),
  (array['select 1'], '', 'without a change nobody is told'),
  (array[pg_temp.changed(), 'update public.placements set placed_at = clock_timestamp() where true'], '', 'a caregiver placed after the change is not told'),
  (array['update public.placements set ended_at = now() where true', pg_temp.changed()], '', 'a former caregiver is not told'),
  (array['update public.users set deactivated_at = now() where id = tests.id(''caregiver'')', pg_temp.changed()], '', 'a closed account is not told'),
  (array[pg_temp.covered(2), pg_temp.changed()], 'caregiver notes; stranger notes', 'a stand-in is told'),
  (array[pg_temp.covered(-2), pg_temp.changed()], 'caregiver notes', 'a stand-in is not told after the visit’s day'),
  (array[pg_temp.covered(2, 'undone_at = now()'), pg_temp.changed()], 'caregiver notes', 'a stand-in who no longer comes is not told'),
  (array[pg_temp.covered(2, 'settled_at = clock_timestamp() + interval ''1 minute'''), pg_temp.changed()], 'caregiver notes', 'a stand-in who agreed after the change is not told'),
  (array[pg_temp.corrected('{"address": "9 Quay Street"}')], 'caregiver address', 'a change of the address by staff is told'),
  (array[pg_temp.corrected('{"address": "9 Quay Street", "contact_phone": "085 765 4321"}')], 'caregiver address,phone', 'address and phone number are in one message'),
  (array[pg_temp.contact('contact_phone = ''+353857654321''')], 'caregiver phone', 'a new phone number is told'),
  (array[pg_temp.corrected('{"contact_name": "Una Walsh", "notes": "Ring twice."}')], '', 'a new name is not told'),
  (array[pg_temp.contact('address = ''Zyx 4711'''), 'select private.erase_events(''request_contacts'', tests.id(''walsh'')::text)'], '', 'an erased address is not told')
) s (steps, people, what);
select is(
  pg_temp.told(pg_temp.changed(), 'select private.notify_arrival_notes(clock_timestamp() + interval ''9 minutes'')', 'delete from private.arrival_notes'),
  '', 'nobody is told before ten minutes'
);

select pg_temp.note('Zyx 4711#');
do $$ begin execute pg_temp.contact('address = ''Zyx 4711'''); end $$;
select private.notify_arrival_notes(clock_timestamp() + interval '15 minutes');
select is(
  (select array_agg(distinct m.to_address) from private.mails m where m.kind = 'arrival_notes_changed'), '{caregiver@example.test}', 'the caregiver gets an email'
);
select is_empty(
  $$ select from private.notifications n where n::text ~ 'Zyx' union all select from private.mails m where m::text ~ 'Zyx' $$,
  'messages hold no word of the notes or the address'
);

select * from finish();
rollback;
