-- A caregiver who wants to stop: who may say so, who is told, how staff answer, and that no family learns of it
-- before.
begin;
select plan(36);
\ir fixtures.psql
insert into private.answer_times values ('leave', 2) on conflict (kind) do nothing;
select tests.place_one();
update public.placements set starts_on = private.today() - 20, ends_on = private.today() + 100, placed_at = now() - interval '30 days';
delete from private.notifications where true;
delete from private.mails where true;
create function pg_temp.placed() returns uuid language sql stable security definer as $$ select p.id from public.placements p $$;
create function pg_temp.ask(days integer, reason text default 'distance', words text default 'Two buses.') returns text language sql as $$
  select format('select public.ask_to_leave(%L, %L, %L, %L)', pg_temp.placed(), private.today() + days, reason, words)
$$;
create function pg_temp.ask_as(name text, days integer) returns text language sql as $$
  select format('select public.ask_to_leave(%L, %L, ''distance'', null, %L)', pg_temp.placed(), private.today() + days, md5(name)::uuid)
$$;
create function pg_temp.back() returns text language sql as $$ select format('select public.take_back_leave(%L)', pg_temp.placed()) $$;
create function pg_temp.stays(words text default 'One bus from May on.', seen text default 'now()') returns text language sql as $$
  select format('select public.answer_leave(%L, %L, %s)', pg_temp.placed(), words, seen)
$$;
create function pg_temp.ends(days integer) returns text language sql as $$
  select format('select public.end_placement(%L, ''She moves.'', %L)', pg_temp.placed(), private.today() + days)
$$;
create function pg_temp.asked() returns text language sql as $$
  select 'update public.placements set leave_asked_at = now(), leave_on = private.today() + 14, leave_reason = ''distance'', leave_words = ''Two buses.'' where true'
$$;

select is(tests.attempt(person, statement, given), outcome, format('%s: %s, %s', person, reason, outcome))
from (values
  ('caregiver', pg_temp.ask(14), null, '1', 'asks'), ('caregiver', pg_temp.ask(0), null, '1', 'asks to leave today'),
  ('caregiver', pg_temp.ask(-1), null, 'last_day_invalid', 'can’t ask to leave yesterday'),
  ('caregiver', pg_temp.ask(100), null, '1', 'asks to leave on the agreed last day'),
  ('caregiver', pg_temp.ask(101), null, 'last_day_invalid', 'can’t ask to leave after the agreed last day'),
  ('caregiver', pg_temp.ask(400), 'update public.placements set ends_on = null', 'last_day_invalid', 'can’t ask to leave in more than a year'),
  ('caregiver', pg_temp.ask(14, null), null, 'reason_missing', 'must say why'),
  ('caregiver', pg_temp.ask(14, words => repeat('x', 1001)), null, 'too_long', 'words that are too long are refused'),
  ('caregiver', pg_temp.ask(14), 'update public.placements set ended_at = now()', 'placement_ended', 'can’t ask once the placement has ended'),
  ('stranger', pg_temp.ask(14), null, 'placement_not_found', 'is not placed, so can’t ask'),
  ('admin', pg_temp.ask(14), null, 'not_allowed', 'can’t ask for the caregiver'), ('anon', pg_temp.ask(14), null, '42501', 'can’t ask'),
  ('deactivated', pg_temp.ask(14), null, 'not_allowed', 'can’t ask with a closed account'),
  ('stranger', pg_temp.back(), pg_temp.asked(), 'placement_not_found', 'can’t take back what another asked'),
  ('admin', pg_temp.back(), pg_temp.asked(), 'not_allowed', 'can’t take it back for the caregiver'),
  ('admin', pg_temp.stays(), pg_temp.asked(), '1', 'answers'),
  ('admin', pg_temp.stays(''), pg_temp.asked(), 'reason_missing', 'must answer in words'),
  ('admin', pg_temp.stays(), null, 'changed_meanwhile', 'can’t answer if nothing was asked'),
  ('admin', pg_temp.stays(seen => 'now() - interval ''1 hour'''), pg_temp.asked(), 'changed_meanwhile', 'can’t answer a question that has changed'),
  ('caregiver', pg_temp.stays(), pg_temp.asked(), 'not_allowed', 'can’t answer their own question'),
  ('caregiver', pg_temp.stays(), pg_temp.asked() || '; select tests.promote(''caregiver'')', 'own_record', 'can’t answer it as staff either'),
  ('caregiver', pg_temp.ask(14), format('insert into private.throttle_hits (key, window_start, hits) values (%L, date_bin(''1 day'', now(), ''2000-01-01''), 5)',
    'leave:' || pg_temp.placed()), 'too_many_requests', 'asks five times a day at most')
) s (person, statement, given, outcome, reason);

-- The result: who is told, and what waits for staff
create function pg_temp.after(variadic steps text[]) returns text language sql as $f$
  select tests.seen_after($$
    select coalesce((
      select string_agg(
        case when n.request_id is not null then 'family' when n.recipient_id is null then 'staff' else 'caregiver' end || ' ' || n.kind, ', ' order by n.id
      ) from private.notifications n
    ), 'nobody') || coalesce((
      select '; waits ' || (w.begins - private.today()) || ', ' || (w.request_id is null)
      from private.pending_items w where w.kind = 'leave' and w.turn = 'staff'
    ), '')
  $$, variadic steps)
$f$;
select is(pg_temp.after(variadic steps), outcome, reason)
from (values
  (array['caregiver: ' || pg_temp.ask(14)], 'staff leave_asked; waits 14, true', 'staff alone are told, and have to answer'),
  (array['caregiver: ' || pg_temp.ask(14), 'caregiver: ' || pg_temp.ask(14)], 'staff leave_asked; waits 14, true', 'the same question sent twice is told once'),
  (array['caregiver: ' || pg_temp.ask(14), 'caregiver: ' || pg_temp.ask(7)], 'staff leave_asked, staff leave_asked; waits 7, true', 'if asked again for another day, that day counts'),
  (array['caregiver: ' || pg_temp.ask(14), 'caregiver: ' || pg_temp.back(), 'caregiver: ' || pg_temp.back()], 'staff leave_asked', 'once it is taken back, nothing waits'),
  (array['caregiver: ' || pg_temp.ask(14), 'admin: ' || pg_temp.stays()], 'staff leave_asked, caregiver leave_settled', 'the caregiver who stays is told, and no family'),
  (array['caregiver: ' || pg_temp.ask(14), 'admin: ' || pg_temp.ends(20)], 'staff leave_asked, caregiver placement_ending, family care_ending', 'a last day is the answer'),
  (array['caregiver: ' || pg_temp.ask_as('one', 14), 'caregiver: ' || pg_temp.ask_as('one', 20)], 'staff leave_asked; waits 14, true', 'under one id it is asked once'),
  (array['caregiver: ' || pg_temp.ask_as('one', 14), 'admin: ' || pg_temp.stays(), 'caregiver: ' || pg_temp.ask_as('one', 14)],
    'staff leave_asked, caregiver leave_settled', 'also after an answer'),
  (array['caregiver: ' || pg_temp.ask_as('one', 14), 'admin: ' || pg_temp.stays(), 'caregiver: ' || pg_temp.ask_as('two', 14)],
    'staff leave_asked, caregiver leave_settled, staff leave_asked; waits 14, true', 'under another id it is asked again')
) s (steps, outcome, reason);

-- Who reads what
grant execute on function pg_temp.placed() to authenticated;
select tests.be('caregiver');
select public.ask_to_leave(pg_temp.placed(), tests.today() + 14, 'distance', 'Two buses.');
select is(
  (select a.placement -> 'leave' ->> 'words' from public.my_applications() a), 'Two buses.', 'the caregiver reads what they asked'
);
select ok(public.export_my_data()::text ~ 'Two buses', 'their export holds it');
select tests.be_owner();
select is_empty(
  $$ select from public.events e where (e.before || e.after)::text ~ 'Two buses|distance' $$, 'the reason is not in the audit log'
);
select tests.be('anon');
select ok(
  public.track_request(p ->> 'reference', p ->> 'tracking_secret')::text !~ 'Two buses|leave'
    and public.export_request(p ->> 'reference', p ->> 'tracking_secret')::text !~ 'Two buses',
  'the family reads it nowhere'
) from tests.payload('walsh') p;
select tests.be_owner();
update public.placements set ended_at = now() where true;
select is(
  (select to_jsonb(p)::text !~ 'Two buses' from public.placements p), true, 'it is deleted once the placement has ended'
);

select * from finish();
rollback;
