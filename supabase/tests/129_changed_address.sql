-- That the address or the phone number has changed: who is told, without either, and who is not.
begin;
select plan(12);
\ir fixtures.psql
\ir arrival_messages.psql

-- What staff send who correct it with the family.
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
create function pg_temp.moved() returns text language sql as $$ select pg_temp.contact('address = ''Zyx 4711''') $$;

select is(pg_temp.told(variadic steps), people, what)
from (values
  (array[pg_temp.corrected('{"address": "9 Quay Street"}')], 'caregiver address', 'who is placed is told that staff changed the address'),
  (array[pg_temp.corrected('{"address": "9 Quay Street", "contact_phone": "085 765 4321"}')], 'caregiver address,phone', 'with the phone number in one message'),
  (array[pg_temp.contact('contact_phone = ''+353857654321''')], 'caregiver phone', 'about the phone number alone as well'),
  (array[pg_temp.corrected('{"contact_name": "Una Walsh", "notes": "Ring twice."}')], '', 'not about another name'),
  (array[pg_temp.moved(), 'select private.notify_arrival_notes(now() + interval ''11 minutes'')', 'select private.notify_arrival_notes(now() + interval ''12 minutes'')'], 'caregiver address', 'once'),
  (array[pg_temp.covered(2), pg_temp.moved()], 'caregiver address; stranger address', 'who comes instead is told'),
  (array['update public.placements set placed_at = clock_timestamp() where true', pg_temp.moved()], '', 'not who was placed after it'),
  (array['update public.placements set ended_at = now() where true', pg_temp.moved()], '', 'nobody where nobody is placed any more'),
  (array[pg_temp.moved(), 'select private.erase_events(''request_contacts'', tests.id(''walsh'')::text)'], '', 'nor once that is erased')
) s (steps, people, what);

do $$ begin execute pg_temp.moved(); end $$;
select private.notify_arrival_notes(now() + interval '9 minutes');
select is_empty($$ select from private.notifications where kind = 'arrival_notes_changed' $$, 'not before ten minutes');
select private.notify_arrival_notes(now() + interval '15 minutes');
select is(
  (select array_agg(m.to_address) from private.mails m where m.kind = 'arrival_notes_changed'), '{caregiver@example.test}', 'they get an email'
);
select is_empty(
  $$ select from private.notifications n where n::text ~ 'Zyx' union all select from private.mails m where m::text ~ 'Zyx' $$,
  'without the address'
);

select * from finish();
rollback;
