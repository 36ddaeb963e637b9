-- Which terms are meant, and whether they are possible (decision 0095).

-- Refuses visits from a first to a last day, which may be null, if the caregiver isn't free for them. Errors:
-- times_taken (detail: [{placement, client, job, visits, availability}]: placements of the caregiver or on the job
-- that conflict, except one that is being corrected, visits that the caregiver covers for another, and visits moved
-- there).
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

-- Raises the fault in these terms: starts_on_invalid (in the past, or more than a year ahead), first_visit_begun
-- (today's visit is over; not if that day stays), ends_on_invalid, times_invalid (none, or in other parts of the week
-- than the job asks for), visits_missing (fewer on a day than the job asks for in these parts), rate_invalid, those
-- of require_free.
create function private.require_sound_terms(
  terms public.offers, job public.jobs, caregiver uuid, corrected uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  if (terms.starts_on between private.today() - private.days_back(0) and private.today() + 366
    or terms.starts_on = (select p.starts_on from public.placements p where p.id = corrected)) is not true
  then raise exception 'starts_on_invalid'; end if;
  if terms.starts_on = private.today() and private.has_begun(terms)
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
    select from (select private.visits_in(job.visits, terms.availability) as visits offset 0) asked,
      generate_series(0, 6) day
    where private.count_visits(asked.visits, day) > private.count_visits(terms.visits, day)
  ) then raise exception 'visits_missing'; end if;
  if not private.is_hourly_rate(terms.hourly_rate) then raise exception 'rate_invalid'; end if;
  perform private.require_free(caregiver, job.id, terms.visits, terms.starts_on, terms.ends_on, corrected);
end $$;

-- Whether the terms that someone saw, by name, are the current ones.
create function private.is_current_version(seen jsonb, stands jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case
    when jsonb_typeof(seen) = 'object' and seen ?& array(select jsonb_object_keys(stands))
      -- An invalid day or number can't have been seen.
      and not exists (
        select from pg_catalog.pg_attribute a where a.attrelid = 'public.offers'::regclass
          and not pg_input_is_valid(seen ->> a.attname::text, format_type(a.atttypid, a.atttypmod))
      )
    then to_jsonb(jsonb_populate_record(null::public.offers, seen)) @> stands
    else false
  end
$$;

-- A valid rate, checked before it is rounded. Errors: rate_invalid.
create function private.sound_rate(rate numeric) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if not private.is_hourly_rate(rate) then raise exception 'rate_invalid'; end if;
  return rate;
end $$;

-- The visits meant by named visits, or by parts of the week alone: those of the job, or of the agreed terms. Null if
-- neither is named. Errors: visits_invalid, times_invalid, times_belong_together (a visit lies in some of these parts
-- alone).
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

-- The same for an application.
create function private.visits_for(chosen public.applications, visits jsonb, week integer) returns jsonb
language sql stable set search_path = '' as $$
  select private.meant_visits(visits_for.visits, week, j, (
    select o.visits from public.offers o where o.application_id = chosen.id
  )) from public.jobs j where j.id = chosen.job_id
$$;

-- Completes the terms of a call. What is left out is as in the current terms, else the job's times (those that the
-- caregiver confirmed, while the job has any of them) and first day (or today, if that is over) and the rate at which
-- the caregiver was introduced, or asks for now. The first day becomes that of the first visit from then on, and of a
-- visit still to come if the call names no day. Before an offer, a family's yes is to these terms.
create function private.meant_terms(
  chosen public.applications, visits jsonb, rate numeric, first_day date, last_day date
) returns public.offers
language sql stable set search_path = '' as $$
  select (
    chosen.id, meant.visits, private.parts_of(meant.visits),
    coalesce(
      private.sound_rate(rate), o.hourly_rate,
      case chosen.status when 'introduced' then chosen.introduced_rate else p.hourly_rate end
    ),
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
      select coalesce(
          meant_terms.visits, o.visits, nullif(private.visits_in(j.visits, chosen.confirmed_times), '[]'), j.visits
        ) as visits,
        coalesce(first_day, o.starts_on, greatest(j.starts_on, private.today())) as from_day
    ) meant
  where j.id = chosen.job_id
$$;

-- Raises first_visit_away (detail: {day, until}) if the caregiver has days off on the first visit. The screen only
-- warns of later days off (decision 0093).
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
