-- Rules about days go by the operator's calendar, not by the server's or the caller's. Kiritimati is 14 hours ahead of
-- UTC and Pago Pago 11 behind, so whenever this runs, the day of at least one of them is not UTC's.
begin;
select plan(24);
\ir fixtures.psql

create function pg_temp.work_in(zone text) returns void language sql as $$
  update private.operator set time_zone = zone
$$;
create function pg_temp.day_in(zone text) returns date language sql as $$ select (now() at time zone zone)::date $$;

select isnt(
  array[pg_temp.day_in('Pacific/Kiritimati'), pg_temp.day_in('Pacific/Pago_Pago')],
  array_fill(pg_temp.day_in('UTC'), array[2]), 'one of the two has another day than UTC'
);

-- What the rules say of the days around the operator's today, with the operator in that zone.
create function pg_temp.rules(zone text) returns setof text language plpgsql as $$
declare
  today date := pg_temp.day_in(zone);
begin
  perform pg_temp.work_in(zone);
  return next is(private.today(), today, format('in %s, today is the day there', zone));

  perform set_config('timezone', 'Pacific/Pago_Pago', true);
  return next is(private.today(), today, 'whatever the caller’s time zone');
  perform set_config('timezone', 'UTC', true);

  return query select is(
    private.request_faults(tests.payload('walsh', jsonb_build_object('starts_on', today + days))) ->> 'starts_on', fault,
    format('%s days from then: a first day that is %s', days, coalesce(fault, 'taken'))
  )
  from (values (-32, 'invalid'), (-31, null), (0, null), (731, null), (732, 'invalid')) first_day (days, fault);

  delete from public.documents;
  perform tests.add_document('aid', 'caregiver', 'first_aid');
  return query select is(pg_temp.counts(today + days), counts, format('a credential that runs out %s: %s', day, counts))
  from (values (-1, 'the day before', false), (0, 'that day', false), (1, 'the day after', true)) expiry (days, day, counts);
end $$;
create function pg_temp.counts(runs_out date) returns boolean language plpgsql as $$
begin
  update public.documents set expires_on = runs_out;
  return private.holds_credential(tests.id('caregiver'), 'first_aid');
end $$;

select pg_temp.rules('Pacific/Kiritimati');
select pg_temp.rules('Pacific/Pago_Pago');

select throws_ok(
  format('select pg_temp.work_in(%L)', zone), '23514', null, format('%L is no time zone', zone)
)
from unnest(array['Mars/Olympus', 'europe/dublin', '']) zone;

select * from finish();
rollback;
