-- The agreement of two sides about certain hours of the week: what is offered, and who said yes to it
-- (decision 0095).

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
  -- What it was given to: the terms that stood, else the job's times and first day, and the caregiver's rate.
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
comment on column public.agreements.said_by is 'Who said so, by phone or in person, where staff wrote it down.';

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

-- An application that goes back, or ends, has no offer any more, and nobody's yes to its terms: a family's yes to the
-- person, from before there were any, stays. Taken up again, nobody has said anything yet.
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

-- Locks an application with its request, job and caregiver, and answers it. Everything that ends in a placement comes
-- through here, so that two people who do it at once queue. Errors: application_not_found,
-- own_record.
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

-- Refuses visits from a first to a last day, which may be none, for which a caregiver isn't free. Errors: times_taken
-- (detail: [{placement, client, job, visits, availability}], the placements of the caregiver, or on the job, that are
-- in the way, but for one that is being corrected, those at which the caregiver comes instead of someone, and those
-- with a visit that is moved there).
create function private.require_free(
  caregiver uuid, job uuid, visits jsonb, first_day date, last_day date, corrected uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  taken jsonb;
begin
  taken := (
    select jsonb_agg(jsonb_build_object(
      'placement', t.placement_id, 'client', case when private.acts_as('admin') then private.client(f) end,
      'job', private.job_name(j), 'availability', t.times,
      'visits', (select p.visits from public.placements p where p.id = t.placement_id)
    ))
    from (
      select c.placement_id, c.job_id, c.times
      from private.conflicting_placements(caregiver, job, visits, first_day, last_day) c
      where c.placement_id is distinct from corrected
      union all
      select * from private.conflicting_covers(caregiver, visits, first_day, last_day)
      union all
      select * from private.conflicting_moves(caregiver, job, visits, first_day, last_day, corrected)
    ) t join public.jobs j on j.id = t.job_id left join public.request_contacts f on f.request_id = j.request_id
  );
  if taken is not null then raise exception 'times_taken' using detail = taken::text; end if;
end $$;

-- Raises what these terms lack: starts_on_invalid (in the past, or more than a year ahead), first_visit_begun (it is
-- today's, and its time is over; not where that day stays), ends_on_invalid, times_invalid (none, or in other parts of
-- the week than the job asks for), visits_missing (fewer on a day than the job asks for in these parts), rate_invalid,
-- those of require_free.
create function private.require_sound_terms(
  terms public.offers, job public.jobs, caregiver uuid, corrected uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  if (terms.starts_on between private.today() - private.days_back(0) and private.today() + 366
    or terms.starts_on = (select p.starts_on from public.placements p where p.id = corrected)) is not true
  then raise exception 'starts_on_invalid'; end if;
  if terms.starts_on = private.today()
    and private.first_day_to_come(terms.visits, terms.starts_on) is distinct from terms.starts_on
    and not exists (select from public.placements p where p.id = corrected and p.starts_on = terms.starts_on)
  then raise exception 'first_visit_begun'; end if;
  if not (terms.ends_on is null or terms.ends_on between greatest(terms.starts_on, private.today())
    and terms.starts_on + 3660) then
    raise exception 'ends_on_invalid';
  end if;
  if (private.is_availability(terms.availability) and terms.availability > 0
    and terms.availability & ~job.availability = 0) is not true
  then raise exception 'times_invalid'; end if;
  if exists (
    select from generate_series(0, 6) day
    where private.count_visits(private.visits_in(job.visits, terms.availability), day)
      > private.count_visits(terms.visits, day)
  ) then raise exception 'visits_missing'; end if;
  if not private.is_hourly_rate(terms.hourly_rate) then raise exception 'rate_invalid'; end if;
  perform private.require_free(caregiver, job.id, terms.visits, terms.starts_on, terms.ends_on, corrected);
end $$;

-- Whether someone says of all that `stands`, terms by their names, that it was seen so.
create function private.is_current_version(seen jsonb, stands jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case
    when jsonb_typeof(seen) = 'object' and seen ?& array(select jsonb_object_keys(stands))
      -- A day or a number that is none was not seen.
      and not exists (
        select from pg_catalog.pg_attribute a where a.attrelid = 'public.offers'::regclass
          and not pg_input_is_valid(seen ->> a.attname::text, format_type(a.atttypid, a.atttypmod))
      )
    then to_jsonb(jsonb_populate_record(null::public.offers, seen)) @> stands
    else false
  end
$$;

-- A rate before it is rounded as it is kept. Errors: rate_invalid.
create function private.sound_rate(rate numeric) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if not private.is_hourly_rate(rate) then raise exception 'rate_invalid'; end if;
  return rate;
end $$;

-- The visits that are meant by those that are named, or by parts of the week alone: of what the job asks for, or of the
-- terms that have been agreed on. Null where neither is named. Errors: visits_invalid, times_invalid,
-- times_belong_together (a visit lies in some of these parts alone).
create function private.meant_visits(visits jsonb, week integer, job public.jobs, agreed jsonb default null)
returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if visits is not null then
    return private.as_visits(visits);
  end if;
  if week is null then return null; end if;
  if not private.is_availability(week) or week & ~(job.availability | coalesce(private.parts_of(agreed), 0)) <> 0 then
    raise exception 'times_invalid';
  end if;
  visits := private.visits_in(coalesce(agreed, job.visits), week);
  if private.parts_of(visits) <> week then visits := private.visits_in(job.visits, week); end if;
  if private.parts_of(visits) <> week then raise exception 'times_belong_together'; end if;
  return visits;
end $$;

-- The same of an application.
create function private.visits_for(chosen public.applications, visits jsonb, week integer) returns jsonb
language sql stable set search_path = '' as $$
  select private.meant_visits(visits_for.visits, week, j, (
    select o.visits from public.offers o where o.application_id = chosen.id
  )) from public.jobs j where j.id = chosen.job_id
$$;

-- The terms that are meant where some are left out: those that stand, else the job's times and the caregiver's rate,
-- from the job's day on, or from today if that is over. The first day is one on which someone comes: the first of
-- these times from then on, and one that is to come where no day was named.
create function private.meant_terms(
  chosen public.applications, visits jsonb, rate numeric, first_day date, last_day date
) returns public.offers
language sql stable set search_path = '' as $$
  select (
    chosen.id, meant.visits, private.parts_of(meant.visits),
    coalesce(private.sound_rate(rate), o.hourly_rate, p.hourly_rate),
    coalesce(
      case
        when coalesce(first_day, o.starts_on) is null then private.first_day_to_come(meant.visits, meant.from_day)
        when meant.from_day >= private.today() then private.first_agreed_day(meant.visits, meant.from_day)
      end, meant.from_day
    ),
    case when first_day is null then coalesce(last_day, o.ends_on) else last_day end,
    null, null
  )::public.offers
  from public.jobs j
  join public.caregiver_profiles p on p.user_id = chosen.caregiver_id
  left join public.offers o on o.application_id = chosen.id,
    lateral (
      select coalesce(meant_terms.visits, o.visits, j.visits) as visits,
        coalesce(first_day, o.starts_on, greatest(j.starts_on, private.today())) as from_day
    ) meant
  where j.id = chosen.job_id
$$;

-- The terms of an application while nothing is offered, and so what a yes from then was given to.
create function private.default_terms(chosen public.applications) returns public.offers
language sql stable set search_path = '' as $$
  select (chosen.id, j.visits, j.availability, p.hourly_rate, j.starts_on, null, null, null)::public.offers
  from public.jobs j join public.caregiver_profiles p on p.user_id = chosen.caregiver_id
  where j.id = chosen.job_id
$$;

-- Raises first_visit_away (detail: {day, until}) where the first visit falls into days off. Those that come later end
-- again, and are warned of on screen (decision 0093).
create function private.require_first_visit(terms public.offers, caregiver uuid) returns void
language plpgsql set search_path = '' as $$
declare
  first date := private.first_agreed_day(terms.visits, terms.starts_on);
  last date := (select max(t.to_day) from public.time_off t
    where t.caregiver_id = caregiver and first between t.from_day and t.to_day);
begin
  if last is not null then
    raise exception 'first_visit_away' using detail = jsonb_build_object('day', first, 'until', last)::text;
  end if;
end $$;

-- Writes the terms of a locked application, and answers whether they are new: then what either side has said to earlier
-- ones is cleared. Errors: those of
-- require_sound_terms and require_first_visit, job_not_open, not_qualified (detail: unmet requirements),
-- stands_until_invalid.
create function private.write_offer(chosen public.applications, terms public.offers, until date) returns boolean
language plpgsql set search_path = '' as $$
declare
  job public.jobs := (select j from public.jobs j where j.id = chosen.job_id);
  profile public.caregiver_profiles;
  unmet text[];
  are_new boolean := not exists (
    select from public.offers o
    where o.application_id = chosen.id and (o.visits, o.hourly_rate, o.starts_on, o.ends_on)
      is not distinct from (terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on)
  );
begin
  if job.status <> 'open' then raise exception 'job_not_open' using detail = job.status::text; end if;
  profile := (select private.as_reviewed(p) from public.caregiver_profiles p where p.user_id = chosen.caregiver_id);
  perform private.require_sound_terms(terms, job, chosen.caregiver_id);
  perform private.require_first_visit(terms, chosen.caregiver_id);
  unmet := private.unmet_requirements(profile, job, private.job_distance(profile, job));
  if cardinality(unmet) > 0 then
    raise exception 'not_qualified' using detail = array_to_json(unmet)::text;
  end if;
  if until not between private.today() and private.today() + 92 then raise exception 'stands_until_invalid'; end if;
  -- A family's yes from before there were any is one to what the job asked for, at the caregiver's rate, on that day:
  -- it stays while these are the same.
  delete from public.agreements a
  using private.meant_terms(chosen, null, null, null, null) o, private.default_terms(chosen) g
  where a.application_id = chosen.id and (
    (o.visits, o.hourly_rate, o.starts_on, o.ends_on)
      is distinct from (terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on)
    or a.answer = 'yes' and not exists (select from public.offers s where s.application_id = chosen.id)
      and (a.visits, a.hourly_rate, a.starts_on) is distinct from (g.visits, g.hourly_rate, g.starts_on)
  );
  insert into public.offers (application_id, visits, hourly_rate, starts_on, ends_on, stands_until)
  values (chosen.id, terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on, until)
  on conflict (application_id) do update set
    visits = excluded.visits, hourly_rate = excluded.hourly_rate, starts_on = excluded.starts_on,
    ends_on = excluded.ends_on, stands_until = excluded.stands_until,
    -- The same terms are the same offer, however long it may be answered.
    offered_at = case when are_new then now() else offers.offered_at end;
  return are_new;
end $$;

-- Refuses a step taken on seeing another offer or other answers than the latest: {offered_at,
-- family, caregiver}, moments, with null for none. Who has not said what was seen, be it that there was none, may have
-- seen anything. Errors: changed_meanwhile.
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
end $$;

-- Offers the job, under terms; again, to change them or the last day to answer. Parts of the week mean the visits
-- that the job asks for in them. Without a last day there are the working days of `offer` in the operator's numbers;
-- the same terms keep theirs.
-- Errors: not_allowed, application_not_found, application_step_not_allowed, those of require_answers_seen,
-- same_as_before, those of meant_visits and write_offer.
create function private.offer_job(
  _application_id uuid, _availability integer default null, _hourly_rate numeric default null,
  _starts_on date default null, _ends_on date default null, _stands_until date default null, _seen jsonb default null,
  _visits jsonb default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
  terms public.offers;
  until date;
begin
  perform private.require_role('admin');
  chosen := private.lock_application(_application_id);
  if not private.is_live(chosen.status) then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  perform private.require_answers_seen(chosen, _seen);
  terms := private.meant_terms(
    chosen, private.visits_for(chosen, _visits, _availability), _hourly_rate, _starts_on, _ends_on
  );
  until := (
    select o.stands_until from public.offers o
    where o.application_id = chosen.id and (o.visits, o.hourly_rate, o.starts_on, o.ends_on)
      is not distinct from (terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on)
  );
  if until is not null and chosen.status = 'accepted'
    or until >= private.today() and coalesce(_stands_until, until) = until
  then raise exception 'same_as_before'; end if;
  if private.write_offer(
    chosen, terms,
    coalesce(
      _stands_until, case when until >= private.today() then until end, private.due_on('offer', now()),
      private.today() + 7
    )
  ) then
    perform private.move_application(chosen.id, 'offered');
  else
    -- Only its last day to answer is another.
    perform private.notify(
      chosen.caregiver_id, 'offered', chosen.id,
      jsonb_build_object('job', private.job_name(j), 'until', o.stands_until)
    )
    from public.offers o, public.jobs j where o.application_id = chosen.id and j.id = chosen.job_id;
  end if;
end $$;
select private.expose('offer_job', 'authenticated');

-- Writes down what one side says about a locked application, and what follows from it: a caregiver's yes accepts the
-- offer; either side's no puts the application back among those that may be chosen, without an offer. Answers whether
-- that is anything new.
create function private.record_answer(
  chosen public.applications, side public.agreeing_side, answer public.agreement_answer, reason text,
  said_by text default null, said_on date default null
) returns boolean
language plpgsql set search_path = '' as $$
declare
  terms public.offers := coalesce(
    (select o from public.offers o where o.application_id = chosen.id), private.default_terms(chosen)
  );
  is_new boolean;
begin
  insert into public.agreements as a (
    application_id, side, answer, reason, said_by, said_on, visits, hourly_rate, starts_on, ends_on
  )
  values (
    chosen.id, side, answer, reason, said_by, said_on, terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on
  )
  on conflict on constraint agreements_pkey do update set
    answer = excluded.answer, reason = excluded.reason, given_at = now(), said_by = excluded.said_by,
    said_on = excluded.said_on, visits = excluded.visits, hourly_rate = excluded.hourly_rate,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on
  -- The same again, to the same, is nothing new.
  where (a.answer, a.reason, a.said_by, a.said_on, a.visits, a.hourly_rate, a.starts_on, a.ends_on)
    is distinct from (
      excluded.answer, excluded.reason, excluded.said_by, excluded.said_on, excluded.visits, excluded.hourly_rate,
      excluded.starts_on, excluded.ends_on
    )
    -- A no that takes something back is.
    or excluded.answer = 'no' and chosen.status in ('introduced', 'offered', 'accepted');
  is_new := found;
  if answer = 'no' and chosen.status in ('introduced', 'offered', 'accepted') then
    perform private.because('no_of', side::text);
    perform private.move_application(chosen.id, 'shortlisted');
    perform private.because('no_of', null);
  elsif side = 'caregiver' and chosen.status = 'offered' then
    perform private.move_application(chosen.id, 'accepted');
  end if;
  return is_new;
end $$;

-- The calling caregiver's answer to an offer. A no needs a reason; the application stays, for other terms.
-- Errors: not_allowed, application_not_found, not_qualified, application_step_not_allowed, offer_expired, offer_changed
-- (when the terms are no longer those of `offered`, the moment that the caregiver has on its screen, or it names none),
-- reason_missing, too_long.
create function private.answer_offer(
  _application_id uuid, _accepts boolean, _offered_at timestamptz, _reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.applications;
  offer public.offers;
begin
  perform private.require_role('caregiver');
  if not exists (select from public.applications a where a.id = _application_id and a.caregiver_id = auth.uid()) then
    raise exception 'application_not_found' using errcode = 'PT404';
  end if;
  mine := private.lock_application(_application_id);
  if not exists (select from public.caregiver_profiles p
    where p.user_id = mine.caregiver_id and private.reads_own_jobs(p)) then
    raise exception 'not_qualified' using detail = '["profile_not_approved"]';
  end if;
  if mine.status <> 'offered' or _accepts is null then
    raise exception 'application_step_not_allowed' using detail = mine.status::text;
  end if;
  select * into offer from public.offers o where o.application_id = _application_id;
  if offer.stands_until < private.today() then raise exception 'offer_expired'; end if;
  if _offered_at is distinct from offer.offered_at then raise exception 'offer_changed'; end if;
  perform private.record_answer(
    mine, 'caregiver', case when _accepts then 'yes'
      else 'no' end::public.agreement_answer, private.reason(_reason, not _accepts)
  );
end $$;
select private.expose('answer_offer', 'authenticated');

-- The day of the latest that one side has said about an application, also where that was cleared since: the audit log
-- has it.
create function private.last_said(application uuid, whose public.agreeing_side) returns date
language sql stable set search_path = '' as $$
  select max(coalesce(said.said_on, private.day_of(said.given_at))) from (
    select a.side, a.said_on, a.given_at from public.agreements a where a.application_id = application
    union all
    select a.side, a.said_on, a.given_at
    from public.events e cross join jsonb_populate_record(null::public.agreements, e.before) a
    where e.subject_type = 'agreements' and e.subject_id = application::text and e.action = 'delete'
  ) said
  where said.side = whose
$$;

-- Raises said_by_missing, said_on_invalid (to come, or more than a year ago) or said_before_asked (detail: {side, day,
-- since}) unless it is said who said so, and when: not before the day on which the caregiver applied (or was invited,
-- of a caregiver’s yes), on which that side answered last, or on which the caregiver was offered the terms that stand.
-- `since` is which of them it was: applied, answered, offered.
create function private.require_said(chosen public.applications, side public.agreeing_side, said_by text, said_on date)
  returns void
language plpgsql set search_path = '' as $$
declare
  applied date := least(
    private.day_of(least(chosen.submitted_at, case side when 'caregiver' then chosen.invited_at end)), chosen.said_on
  );
  answered date := private.last_said(chosen.id, side);
  offered date := case side when 'caregiver' then (
    select private.day_of(o.offered_at) from public.offers o where o.application_id = chosen.id
  ) end;
  first_said date := greatest(applied, answered, offered);
begin
  if length(private.typed(said_by)) between 1 and 200 is not true then raise exception 'said_by_missing'; end if;
  if said_on between private.today() - private.days_back(366) and private.today() is not true
    then raise exception 'said_on_invalid'; end if;
  if said_on < first_said then
    raise exception 'said_before_asked' using detail = jsonb_build_object(
      'side', side, 'day', first_said,
      'since', case first_said when applied then 'applied' when answered then 'answered' else 'offered' end
    )::text;
  end if;
end $$;

-- What a family or a caregiver told staff by phone or in person. A caregiver answers an offer; a family, about anyone
-- who still applies.
-- Errors: not_allowed, application_not_found, application_step_not_allowed, answer_missing, those of
-- require_answers_seen and require_said, reason_missing (a caregiver's no), too_long, same_as_before.
create function private.record_agreement(
  _application_id uuid, _side public.agreeing_side, _answer public.agreement_answer, _said_by text, _said_on date,
  _reason text default null, _seen jsonb default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
begin
  perform private.require_role('admin');
  if _side is null or _answer is null or (_side = 'caregiver' and _answer = 'talk')
    then raise exception 'answer_missing'; end if;
  chosen := private.lock_application(_application_id);
  if not (chosen.status = 'offered' or _side = 'family' and private.is_live(chosen.status)) then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  perform private.require_answers_seen(chosen, _seen);
  perform private.require_said(chosen, _side, _said_by, _said_on);
  if not private.record_answer(
    chosen, _side, _answer, private.reason(_reason, _side = 'caregiver' and _answer = 'no'),
      private.typed(_said_by), _said_on
  ) then raise exception 'same_as_before'; end if;
end $$;
select private.expose('record_agreement', 'authenticated');

-- Offers that nobody answered in time end; a duty of the tick. The application may be chosen again.
create function private.end_offers(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  overdue uuid[] := array(
    select o.application_id from public.offers o join public.applications a on a.id = o.application_id
    where o.stands_until < private.day_of(moment) and a.status = 'offered' order by o.application_id limit batch
  );
  late uuid;
  offered public.applications;
  name jsonb;
  ended bigint := 0;
begin
  perform private.lock_applications(overdue);
  foreach late in array overdue loop
    select * into offered from public.applications a where a.id = late;
    continue when offered.status <> 'offered' or not exists (
      select from public.offers o where o.application_id = late and o.stands_until < private.day_of(moment)
    );
    name := (select private.job_name(j) from public.jobs j where j.id = offered.job_id);
    perform private.move_application(late, 'shortlisted');
    perform private.notify_staff('offer_unanswered', late, jsonb_build_object('job', name));
    ended := ended + 1;
  end loop;
  return ended;
end $$;
