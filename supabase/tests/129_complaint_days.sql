-- A complaint is due on the working day it is made, or on the next one: the day that the family is told. In these tests
-- the operator works in Dublin from Monday to Friday until 17:00.
begin;
select plan(14);
\ir fixtures.psql

update private.operator set time_zone = 'Europe/Dublin', cut_off = '17 hours' where id;
select tests.answer_within('{"complaint": 0, "request": 1, "search": 2}');
select tests.place_one();
insert into public.complaints (id, placement_id, side, kind)
select tests.id('hurt'), p.id, 'family', 'safety' from public.placements p;

create function pg_temp.due(said timestamptz) returns text language plpgsql as $$
declare
  found text;
begin
  update public.complaints set raised_at = said;
  select string_agg(d.due::text, ' ') into found from private.dated_pending_items d where d.kind = 'complaint';
  perform tests.be('admin');
  found := concat_ws(', ', found, (select string_agg(w.due::text, ' ') from public.pending_items() w where w.kind = 'complaint'));
  perform tests.be_owner();
  return found;
end $$;
select is(pg_temp.due(said), format('%1$s, %1$s', due), format('said on %s, it is due on %s', words, due))
from (values
  ('2026-03-24 09:00+00'::timestamptz, '2026-03-24', 'Tuesday morning'),
  ('2026-03-24 16:59+00', '2026-03-24', 'Tuesday a minute before the cut-off'),
  ('2026-03-24 17:00+00', '2026-03-25', 'Tuesday at the cut-off'),
  ('2026-03-24 23:59+00', '2026-03-25', 'Tuesday a minute before midnight'),
  ('2026-03-25 00:00+00', '2026-03-25', 'Wednesday at midnight'),
  ('2026-03-27 18:00+00', '2026-03-30', 'Friday evening'),
  ('2026-03-28 12:00+00', '2026-03-30', 'Saturday'),
  ('2026-03-29 22:59+00', '2026-03-30', 'Sunday, in summer time'),
  ('2026-03-29 23:00+00', '2026-03-30', 'Monday in Dublin')
) c (said, due, words);

-- After that day staff hear that it is late, and the family hears that it takes longer
create function pg_temp.told(said timestamptz, moment timestamptz) returns text language plpgsql as $$
declare
  late bigint;
begin
  update public.complaints set raised_at = said;
  late := private.notify_overdue(moment);
  raise exception using errcode = 'UNDO0', message = format('%s late%s', late, (
    select case when count(*) > 0 then ', family told' end from private.notifications n where n.kind = 'takes_longer'
  ));
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;
select is(pg_temp.told(said, moment), outcome, words)
from (values
  ('2026-03-24 10:00+00'::timestamptz, '2026-03-24 20:00+00'::timestamptz, '0 late', 'a complaint is not late on its day'),
  ('2026-03-24 10:00+00', '2026-03-25 09:00+00', '1 late, family told', 'it is late the next morning, and the family is told'),
  ('2026-03-24 18:00+00', '2026-03-25 09:00+00', '0 late', 'one made in the evening is not late the next morning'),
  ('2026-03-28 12:00+00', '2026-03-30 09:00+00', '0 late', 'nor on Monday one made on Saturday'),
  ('2026-03-28 12:00+00', '2026-03-31 09:00+00', '1 late, family told', 'but on Tuesday')
) t (said, moment, outcome, words);

select * from finish();
rollback;
