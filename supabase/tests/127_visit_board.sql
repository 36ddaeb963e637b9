-- The week as staff's board has it: a line for each client or caregiver, gaps first, narrowed by town, owner and gaps.
begin;
select plan(28);
\ir fixtures.psql
select tests.place_two();
-- All mornings, from last week on, with no end. By name, Ann comes before Peg, but Peg's caregiver before Ann's.
update public.placements set starts_on = private.today() - 20, ends_on = null, availability = x'1111111'::integer,
  placed_at = now() - interval '30 days', caregiver_name = case request_id when tests.id('walsh') then 'Aoife' else 'Zita' end;
update public.request_contacts set recipient_name = 'Ann Daly' where request_id = tests.id('daly');
update public.requests set place_id = tests.place('Dublin') where id = tests.id('daly');
delete from public.visit_changes;

create function pg_temp.monday() returns date language sql stable security definer as $$
  select private.today() + 8 - extract(isodow from private.today())::integer
$$;
-- Next week's board for staff, after a preparation by the owner: each line's name, number of visits, and changes.
create function pg_temp.board(filters jsonb, given text default 'select', day date default pg_temp.monday() + 3)
returns text language sql as $f$
  select tests.seen_after(format($$admin:
    select string_agg(concat_ws(' ',
      coalesce(b.client ->> 'recipient', b.caregiver_name, 'erased'), jsonb_array_length(b.visits), (
        select string_agg(concat_ws(' ',
          to_char((v ->> 'day')::date, 'Dy'), v ->> 'kind', v ->> 'reason', v ->> 'instead',
          case when (v ->> 'covers')::boolean then 'covers' end, case when (v ->> 'settled')::boolean then 'settled' end
        ), ', ') from jsonb_array_elements(b.visits) v where v ->> 'kind' is not null
      )
    ), '; ' order by b.at)
    from (select b.*, row_number() over () as at from public.visit_board(%L, %L) b) b
  $$, day, filters), given)
$f$;
-- Changes a visit of next week, on this weekday from Monday as 0.
create function pg_temp.said(name text, day integer, kind text, also text default '{}') returns text language sql as $$
  select format(
    'insert into public.visit_changes
     select (jsonb_populate_record(null::public.visit_changes, jsonb_build_object(
       ''id'', gen_random_uuid(), ''placement_id'', (select id from public.placements where request_id = %L),
       ''on_date'', pg_temp.monday() + %s, ''opens'', 360, ''kind'', %L, ''said_at'', now()
     ) || %L)).*', tests.id(name), day, kind, also
  )
$$;
create function pg_temp.covered(day integer) returns text language sql as $$
  select pg_temp.said('walsh', day, 'cannot_come', jsonb_build_object(
    'covered_by', tests.id('stranger'), 'covered_name', 'Zita', 'settled_at', now())::text)
$$;

select is(pg_temp.board(filters::jsonb, given), board, reason)
from (values
  ('{}', 'select', 'Ann Daly 7; Peg Walsh 7', 'clients by name, each with the visits of the week'),
  ('{"by": "caregiver"}', 'select', 'Aoife 7; Zita 7', 'caregivers by name'),
  ('{}', pg_temp.said('walsh', 2, 'cannot_come', '{"reason": "Flu."}'), 'Peg Walsh 7 Wed cannot_come Flu.; Ann Daly 7', 'a client with a gap comes first, with the reason'),
  ('{"by": "caregiver"}', pg_temp.said('daly', 2, 'cannot_come'), 'Zita 7 Wed cannot_come; Aoife 7', 'a caregiver with a gap comes first'),
  ('{}', pg_temp.said('walsh', 1, 'cannot_come') || ';' || pg_temp.said('daly', 4, 'cannot_come'),
    'Peg Walsh 7 Tue cannot_come; Ann Daly 7 Fri cannot_come', 'the earlier gap comes first'),
  ('{}', pg_temp.said('walsh', 1, 'not_needed'), 'Ann Daly 7; Peg Walsh 7 Tue not_needed', 'a visit that is not needed is no gap'),
  ('{}', pg_temp.said('walsh', 1, 'missed'), 'Ann Daly 7; Peg Walsh 7 Tue missed', 'a missed visit is no gap'),
  ('{}', pg_temp.covered(1), 'Ann Daly 7; Peg Walsh 7 Tue cannot_come Zita settled', 'a covered visit is no gap'),
  ('{"by": "caregiver"}', pg_temp.covered(1), 'Aoife 7 Tue cannot_come Zita settled; Zita 8 Tue cannot_come Zita covers settled',
    'the stand-in has the covered visit, too'),
  ('{"by": "caregiver"}', pg_temp.covered(1) || '; update public.placements set ended_at = now() - interval ''8 days'', came = true where caregiver_name = ''Zita''',
    'Aoife 7 Tue cannot_come Zita settled; Zita 1 Tue cannot_come Zita covers settled', 'also a stand-in without a family of their own'),
  ('{}', pg_temp.said('walsh', 1, 'cannot_come', '{"settled_at": "2026-01-01", "note": "Her son."}'), 'Peg Walsh 7 Tue cannot_come settled; Ann Daly 7',
    'a settled gap is still a gap'),
  ('{}', pg_temp.said('walsh', 1, 'cannot_come', '{"undone_at": "2026-01-01"}'), 'Ann Daly 7; Peg Walsh 7', 'an absence that was taken back is no gap'),
  ('{"gaps": "yes"}', pg_temp.said('walsh', 1, 'cannot_come'), 'Peg Walsh 1 Tue cannot_come', '“only gaps” leaves other visits out'),
  ('{"gaps": "yes"}', 'select', 'nothing', '“only gaps” can find nothing'),
  ('{"gaps": "yes", "by": "caregiver"}', pg_temp.covered(1), 'nothing', 'a stand-in has no gap'),
  ('{"place": "dub"}', 'select', 'Ann Daly 7', 'a filter finds the beginning of a town'),
  ('{"place": "Dublin, Dub"}', 'select', 'Ann Daly 7', 'a filter finds a town with its region'),
  ('{"place": "nowhere"}', 'select', 'nothing', 'an unknown town finds nothing'),
  ('{"has": "nobody"}', format('insert into private.assignments (request_id, admin_id) values (%L, %L)', tests.id('daly'), tests.id('admin')), 'Peg Walsh 7', 'a filter finds unassigned clients'),
  (format('{"has": "%s"}', tests.id('admin')), format('insert into private.assignments (request_id, admin_id) values (%L, %L)', tests.id('daly'), tests.id('admin')), 'Ann Daly 7', 'a filter finds the clients of a colleague'),
  ('{"has": "x"}', 'select', 'nothing', 'an unknown owner finds nothing'),
  ('{}', 'update public.placements set ends_on = pg_temp.monday() + 1 where caregiver_name = ''Zita''', 'Ann Daly 2; Peg Walsh 7', 'visits are shown until the last day'),
  ('{}', 'update public.placements set ended_at = now() - interval ''8 days'', came = true where caregiver_name = ''Zita''', 'Peg Walsh 7', 'no visits are shown after the end'),
  ('{}', 'delete from public.request_contacts where request_id = tests.id(''daly'')', 'Peg Walsh 7; erased 7', 'a client whose name is erased comes last')
) b (filters, given, board, reason);
select is(pg_temp.board('{}', 'update public.placements set ended_at = now(), came = true where caregiver_name = ''Zita''', pg_temp.monday() - 10),
  'Ann Daly 7; Peg Walsh 7', 'the weeks before an end stay as they were');
select is(tests.attempt(person, 'select from public.visit_board(tests.today(), ''{}'')'), outcome, person || ': ' || outcome)
from (values ('caregiver', 'not_allowed'), ('anon', '42501'), ('deactivated', 'not_allowed')) d (person, outcome);

select * from finish();
rollback;
