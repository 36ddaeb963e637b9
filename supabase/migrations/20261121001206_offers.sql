-- The terms offered to both sides, and each side's answer (decision 0095).

create type public.agreeing_side as enum ('family', 'caregiver');
create type public.agreement_answer as enum ('yes', 'talk', 'no');

-- The terms of an application, until they become a placement's.
create table public.offers (
  application_id uuid primary key references public.applications (id) on delete cascade,
  visits jsonb not null,
  availability integer not null check (private.is_availability(availability) and availability > 0),
  hourly_rate numeric(6, 2) check (private.is_hourly_rate(hourly_rate)),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  stands_until date not null,
  offered_at timestamptz not null default now()
);
comment on column public.offers.stands_until is 'The last day on which it can be accepted.';
create index offers_stands_until_idx on public.offers (stands_until);

create table public.agreements (
  application_id uuid not null references public.applications (id) on delete cascade,
  side public.agreeing_side not null,
  answer public.agreement_answer not null,
  reason text check (length(reason) <= 1000),
  given_at timestamptz not null default now(),
  said_by text check (length(said_by) between 1 and 200),
  said_on date,
  -- The terms that the answer was given to: those offered, or those that an offer would have by default.
  visits jsonb not null,
  availability integer not null check (private.is_availability(availability)),
  hourly_rate numeric(6, 2),
  starts_on date not null,
  ends_on date,
  primary key (side, application_id),
  check (num_nonnulls(said_by, said_on) in (0, 2)),
  check (side = 'family' or answer <> 'talk')
);
create index agreements_application_idx on public.agreements (application_id);
comment on column public.agreements.said_by is 'Who said so by phone or in person, if staff recorded it.';

-- The first day of an application: the one that is offered, or the job's, if it names one.
create function private.first_day_of(application uuid) returns date
language sql stable set search_path = '' as $$
  select coalesce(o.starts_on, case j.start when 'day' then j.starts_on end)
  from public.applications a join public.jobs j on j.id = a.job_id
  left join public.offers o on o.application_id = a.id
  where a.id = application
$$;

create trigger keep_visits before insert or update of visits, availability on public.offers
  for each row execute function private.keep_visits();
create trigger keep_visits before insert or update of visits, availability on public.agreements
  for each row execute function private.keep_visits();
create trigger record_event after insert or update or delete on public.offers
  for each row execute function private.record_event('application_id');
create trigger record_event after insert or update or delete on public.agreements
  for each row execute function private.record_event('application_id');

alter table public.offers enable row level security;
alter table public.agreements enable row level security;
grant select on public.offers, public.agreements to authenticated;

create policy "Caregivers read what they are offered, admins read all" on public.offers
  for select to authenticated
  using (
    (select private.acts_as('admin'))
    or (select private.acts_as('caregiver'))
      and application_id in (select a.id from public.applications a where a.caregiver_id = (select auth.uid()))
  );
create policy "Caregivers read their own answers, admins read all" on public.agreements
  for select to authenticated
  using (
    (select private.acts_as('admin'))
    or (select private.acts_as('caregiver')) and side = 'caregiver'
      and application_id in (select a.id from public.applications a where a.caregiver_id = (select auth.uid()))
  );

-- An application that goes back or ends loses its offer and every yes to its terms. A family's yes to the person,
-- from before there was an offer, stays. A reopened application has no answers.
create function private.end_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.agreements a using public.offers o
  where a.application_id = new.id and o.application_id = new.id and a.answer = 'yes'
    and (a.side = 'caregiver' or a.given_at >= o.offered_at);
  delete from public.offers o where o.application_id = new.id;
  if new.status = 'submitted' or old.status = 'placed' then delete from public.agreements a
    where a.application_id = new.id; end if;
  return null;
end $$;
create trigger end_offer after update of status on public.applications
  for each row when (new.status in ('invited', 'submitted', 'shortlisted', 'declined', 'withdrawn'))
  execute function private.end_offer();

-- Locks an application with its request, job and caregiver, and returns it. Every step to a placement starts here, so
-- that two people who act at once queue. Errors: application_not_found, own_record.
create function private.lock_application(application uuid) returns public.applications
language plpgsql set search_path = '' as $$
declare
  locked public.applications;
begin
  perform private.lock_applications(array[application]);
  select * into locked from public.applications a where a.id = application;
  if not found then raise exception 'application_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(locked.caregiver_id);
  return locked;
end $$;

-- Whether the first visit of these terms can no longer begin.
create function private.has_begun(terms public.offers) returns boolean
language sql stable set search_path = '' as $$
  select private.first_day_to_come(terms.visits, terms.starts_on) is distinct from terms.starts_on
$$;

-- When the last visit of the first day can no longer begin; null if it has none.
create function private.begun_at(terms public.offers) returns timestamptz
language sql stable set search_path = '' as $$
  select max(private.minute_of(v.on_date, v.closes - coalesce(v.minutes, 0)))
  from private.days_of(terms.visits, terms.starts_on, terms.starts_on) v
$$;

-- Refuses a step by a person who saw another offer, other answers or another rate than the latest: {offered_at, family,
-- caregiver}, moments, with null for none, and perhaps hourly_rate, the offer's or what a yes means without one.
-- Errors: changed_meanwhile.
create function private.require_answers_seen(chosen public.applications, seen jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  changed text;
begin
  select v.kind into changed
  from (
    select 'offers' as kind, 'offered_at' as name,
      (select o.offered_at from public.offers o where o.application_id = chosen.id) as at
    union all
    select 'agreements', s::text,
      (select a.given_at from public.agreements a where a.application_id = chosen.id and a.side = s)
    from unnest(enum_range(null::public.agreeing_side)) s
  ) v
  where case
    when jsonb_typeof(seen) = 'object' and seen ? v.name
      and pg_input_is_valid(seen ->> v.name, 'timestamptz') is not false
    then (seen ->> v.name)::timestamptz is distinct from v.at else true
  end
  order by v.at desc nulls last limit 1;
  if found then perform private.refuse_stale(changed, chosen.id::text); end if;
  if seen ? 'hourly_rate' and not private.is_current_version(seen, (
    select jsonb_build_object('hourly_rate', m.hourly_rate) from private.meant_terms(chosen, null, null, null, null) m
  )) then perform private.refuse_stale('caregiver_profiles', chosen.caregiver_id::text); end if;
end $$;
