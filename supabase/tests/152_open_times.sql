-- A caregiver with visits at any time of a part of the day is told which, to agree on times with the family.
begin;
select plan(6);
\ir fixtures.psql
select is(private.open_visits(visits) <> '[]', open, reason)
from (values
  (private.windows(1), true, 'a part of the day is open'),
  (private.windows(1, 1), true, 'a part of the day with a length is open'),
  ('[{"days": 1, "opens": 540, "closes": 600, "minutes": 60}]', false, 'a set time is not open'),
  ('[{"days": 1, "opens": 540, "closes": 720, "minutes": null}]', false, 'a visit that begins at a set time is not open'),
  ('[]', false, 'no visits are not open')
) v (visits, open, reason);

select tests.add_job('walsh');
select tests.add_application('walsh', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
select is(
  (select params - 'job' - 'subject' from private.notifications where recipient_id = tests.id('caregiver') and kind = 'placed'),
  (
    select jsonb_build_object('day', p.starts_on, 'times', w.week, 'rate', p.hourly_rate, 'open', w.week, 'said', private.today())
    from public.placements p, jsonb_build_object('visits', p.visits, 'availability', p.availability) w (week)
  ),
  'the placement’s message has the terms, the open times and the day of a recorded yes'
);

select * from finish();
rollback;
