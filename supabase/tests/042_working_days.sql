-- By which day someone gets an answer. In these tests the operator works in Dublin, where Easter Monday is 6 April
-- 2026 and the clocks went forward on 29 March.
begin;
select plan(22);
\ir fixtures.psql

update private.operator set time_zone = 'Europe/Dublin', cut_off = '17 hours' where id;
delete from private.working_days where day is not null;
insert into private.working_days (day)
select d::date from generate_series(timestamp '2026-03-23', '2026-04-24', '1 day') d
where to_char(d, 'ID') < '6' and d not in ('2026-04-03', '2026-04-06');
delete from private.answer_times where kind is not null;
insert into private.answer_times values ('request', 1), ('offer', 3);

select is(private.due_on(kind, since), due, format('%s that came in on %s', kind, words))
from (values
  ('request', '2026-03-24 10:00+00'::timestamptz, '2026-03-25'::date, 'Tuesday, by the next day'),
  ('request', '2026-03-24 16:59:59+00', '2026-03-25', 'Tuesday, a second before the cut-off'),
  ('request', '2026-03-24 17:00+00', '2026-03-26', 'Tuesday at the cut-off counts as Wednesday’s'),
  ('request', '2026-03-30 16:00+00', '2026-04-01', 'a summer’s Monday at 17:00 in Dublin counts as Tuesday’s'),
  ('request', '2026-04-02 09:00+00', '2026-04-07', 'the Thursday before Easter, after the days off'),
  ('request', '2026-04-02 18:00+00', '2026-04-08', 'that evening counts as Tuesday’s'),
  ('request', '2026-04-04 12:00+00', '2026-04-08', 'Easter Saturday counts as Tuesday’s'),
  ('offer', '2026-04-01 08:00+00', '2026-04-08', 'Wednesday, by three working days later')
) given (kind, since, due, words);

-- A family hears from us before the first day, if the days off allow it
select is(
  private.contact_due(jsonb_populate_record(null::public.requests, jsonb_build_object('starts_on', first_day)), since),
  due, format('care from %s, asked for at %s', first_day, since)
)
from (values
  (null::date, '2026-03-24 10:00+00'::timestamptz, '2026-03-25'::date), ('2026-04-20', '2026-03-24 10:00+00', '2026-03-25'),
  ('2026-03-25', '2026-03-24 10:00+00', '2026-03-24'), ('2026-03-24', '2026-03-24 10:00+00', '2026-03-24'),
  ('2026-03-23', '2026-03-24 10:00+00', '2026-03-25'),
  ('2026-04-05', '2026-04-02 09:00+00', '2026-04-02'), ('2026-04-05', '2026-04-02 18:00+00', '2026-04-07')
) given (first_day, since, due);

select is(private.due_on('nothing', now()), null, 'a kind without a promise has no day');
select is(private.due_on('request', '2026-04-24 10:00+00'), null, 'nor has a day beyond the known days');

-- When staff are next in, if they can't be called before a moment
select is(private.next_in(before, since), day, format('from %s, to call before %s', since, before))
from (values
  ('2026-03-30 05:00+00'::timestamptz, '2026-03-29 10:00+00'::timestamptz, '2026-03-30'::date),
  ('2026-03-30 08:01+00', '2026-03-29 10:00+00', null),
  ('2026-03-28 09:00+00', '2026-03-27 16:59+00', null), ('2026-03-28 09:00+00', '2026-03-27 17:00+00', '2026-03-30'),
  ('2026-04-06 12:00+00', '2026-04-03 09:00+00', '2026-04-07')
) c (before, since, day);

select * from finish();
rollback;
