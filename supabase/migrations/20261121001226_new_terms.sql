-- New terms of a placement: what is checked, what each answer does, and how they come into force.

-- Locks an open proposal with its placement, and returns it. Errors: change_not_found, placement_ended,
-- change_step_not_allowed (it is agreed on, refused or withdrawn).
create function private.lock_terms_change(change uuid) returns public.terms_changes
language plpgsql set search_path = '' as $$
declare
  locked public.terms_changes;
begin
  perform private.lock_placements(array(select c.placement_id from public.terms_changes c where c.id = change));
  select * into locked from public.terms_changes c where c.id = change;
  if not found then raise exception 'change_not_found' using errcode = 'PT404'; end if;
  if exists (select from public.placements p where p.id = locked.placement_id and p.ended_at is not null) then
    raise exception 'placement_ended';
  end if;
  if locked.agreed_at is not null or locked.ended_at is not null then raise exception 'change_step_not_allowed'; end if;
  return locked;
end $$;

-- What a proposal changes of the terms before it, for a message: {changed, times, rate}. Times and rate
-- are null if they stay.
create function private.told_change(standing public.placements, change public.terms_changes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'changed', concat_ws(',',
      case when change.visits <> before.visits then 'times' end,
      case when change.hourly_rate is distinct from before.hourly_rate then 'pay' end
    ),
    'times', case when change.visits <> before.visits then jsonb_build_object(
      'visits', change.visits, 'availability', private.parts_of(change.visits)
    ) end,
    'rate', case when change.hourly_rate is distinct from before.hourly_rate then change.hourly_rate end
  )
  from private.periods(standing) before
  where before.from_day < change.from_day order by before.from_day desc limit 1
$$;

-- Tells both sides the outcome of a proposal, except the side that decided it.
create function private.notify_of_terms(
  change public.terms_changes, to_family private.mail_kind, to_caregiver private.mail_kind,
  but public.agreeing_side default null
) returns void
language plpgsql set search_path = '' as $$
declare
  standing public.placements := (select p from public.placements p where p.id = change.placement_id);
  about jsonb := jsonb_build_object('day', change.from_day);
begin
  if but is distinct from 'family' then
    perform private.notify_family(
      r.id, to_family, about || jsonb_build_object(
        'reference', private.show_reference(r.reference), 'about', jsonb_build_array(change.id)
      ) || coalesce(private.told_change(standing, change), '{}')
    )
    from public.requests r where r.id = standing.request_id;
  end if;
  if but is distinct from 'caregiver' then
    perform private.notify(
      standing.caregiver_id, to_caregiver, coalesce(standing.application_id, standing.id),
      about || jsonb_build_object('job', private.job_name(j)) || case to_caregiver
        when 'new_terms_proposed' then coalesce(private.told_change(standing, change), '{}') else '{}' end
    )
    from public.jobs j where j.id = standing.job_id;
  end if;
end $$;

-- Ends the changes of visits that no longer exist. A missed visit stays recorded. A visit moved to before the
-- placement's end takes place, even if it was agreed for a later day, and one that has begun can't be undone.
create function private.drop_gone_visits(placement public.placements) returns void
language plpgsql set search_path = '' as $$
declare
  unended public.placements := placement;
begin
  unended.ends_on := null;
  perform private.because('visit_gone', 'yes');
  update public.visit_changes c set undone_at = now()
  where c.placement_id = placement.id and c.undone_at is null and c.kind = 'moved' and c.on_date >= private.today()
    and private.minute_of(c.moved_to, c.moved_opens) > now()
    and not exists (
      select from private.agreed_visits(
        case when placement.ended_at is null and c.moved_to <= placement.ends_on then unended else placement end,
        c.on_date, c.on_date
      ) v where v.opens = c.opens
    );
  update public.visit_changes c set undone_at = now()
  where c.placement_id = placement.id and c.undone_at is null and c.on_date >= private.today()
    and c.kind in ('cannot_come', 'not_needed')
    and not exists (
      select from private.visits(placement, c.on_date, c.on_date) v
      where v.opens = c.opens
        and (placement.ended_at is null or private.minute_of(v.on_date, v.opens) < placement.ended_at)
    );
  perform private.because('visit_gone', null);
end $$;

-- What a family needs, and its job asks for, follows the terms in force: new times are added, and times no longer
-- needed are removed.
create function private.follow_terms(standing public.placements, change public.terms_changes) returns void
language plpgsql set search_path = '' as $$
declare
  joins integer := private.parts_of(change.visits) & ~private.parts_of(change.earlier_visits);
  leaves integer := case when change.still_needed then 0
    else private.parts_of(change.earlier_visits) & ~private.parts_of(change.visits) end;
begin
  update public.requests r
  set visits = private.tidy_visits(
    private.visits_in(r.visits, r.availability & ~leaves)
      || private.visits_in(change.visits, joins & ~r.availability)
  )
  where r.id = standing.request_id and not r.flexible;
  update public.jobs j
  set visits = private.tidy_visits(
    private.visits_in(j.visits, j.availability & ~leaves) || private.visits_in(change.visits, joins & ~j.availability)
  )
  where j.id = standing.job_id and j.status = 'filled';
  perform private.settle_request(standing.request_id);
end $$;

-- Puts agreed terms, whose placement is locked, in place of the current ones.
create function private.apply_change(agreed uuid) returns void
language plpgsql set search_path = '' as $$
declare
  change public.terms_changes := (select c from public.terms_changes c where c.id = agreed);
  standing public.placements := (select p from public.placements p where p.id = change.placement_id);
begin
  update public.terms_changes c
  set applied_at = now(), earlier_visits = standing.visits, earlier_rate = standing.hourly_rate
  where c.id = agreed returning * into change;
  perform private.because('terms_changed', 'yes');
  update public.placements p set visits = change.visits, hourly_rate = change.hourly_rate where p.id = standing.id;
  perform private.because('terms_changed', null);
  perform private.follow_terms(standing, change);
end $$;

-- Raises the fault in a proposal: from_day_invalid (not after today and the first day, after the last day or more
-- than a year ahead, or not after terms agreed before), visits_invalid, same_as_before, rate_invalid, times_taken,
-- times_of_another_job (detail: those that another job of the request has).
create function private.require_sound_change(standing public.placements, change public.terms_changes) returns void
language plpgsql set search_path = '' as $$
declare
  job public.jobs := (select j from public.jobs j where j.id = standing.job_id);
  terms public.offers;
  others integer := private.held_times(standing.request_id, standing.job_id);
begin
  if (change.from_day > greatest(private.today(), standing.starts_on) and change.from_day <= private.today() + 366
    and change.from_day <= coalesce(standing.ends_on, 'infinity')
    and not exists (
      select from public.terms_changes c
      where c.placement_id = standing.id and c.agreed_at is not null and c.ended_at is null
        and c.from_day >= change.from_day
    )) is not true
  then raise exception 'from_day_invalid'; end if;
  if change.visits = '[]' then raise exception 'visits_invalid'; end if;
  if exists (
    select from private.periods(standing) p
    where change.from_day between p.from_day and coalesce(p.until_day, 'infinity')
      and (p.visits, p.hourly_rate) is not distinct from (change.visits, change.hourly_rate)
  ) then raise exception 'same_as_before'; end if;
  if private.parts_of(change.visits) & others & ~standing.availability <> 0 then
    raise exception 'times_of_another_job'
      using detail = (private.parts_of(change.visits) & others & ~standing.availability)::text;
  end if;
  terms.visits := change.visits;
  terms.availability := private.parts_of(change.visits);
  terms.hourly_rate := private.sound_rate(change.hourly_rate);
  terms.starts_on := change.from_day;
  terms.ends_on := standing.ends_on;
  -- More or fewer times than the job has asked for.
  job.availability := terms.availability;
  job.visits := terms.visits;
  perform private.require_sound_terms(terms, job, standing.caregiver_id, standing.id);
end $$;

-- Records what one side says to an open proposal, whose placement is locked. A no ends it. With two yeses it is agreed.
-- Errors: answer_missing, reason_missing (a caregiver's no), too_long, terms_not_possible (the terms were possible when
-- proposed, but no longer are).
create function private.answer_change(
  change public.terms_changes, side public.agreeing_side, accepts boolean, reason text, said_by text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  standing public.placements := (select p from public.placements p where p.id = change.placement_id);
  was jsonb;
begin
  if accepts is null then raise exception 'answer_missing'; end if;
  if not accepts then
    update public.terms_changes c
    set ended_at = now(), refused_by = side, reason = private.reason(answer_change.reason, side = 'caregiver'),
      family_said_by = case side when 'family' then said_by else c.family_said_by end,
      caregiver_said_by = case side when 'caregiver' then said_by else c.caregiver_said_by end
    where c.id = change.id;
    perform private.notify_of_terms(change, 'terms_off', 'new_terms_off', side);
    perform private.notify_staff('terms_refused', standing.id, (
      select jsonb_build_object('job', private.job_name(j)) from public.jobs j where j.id = standing.job_id
    ));
    return;
  end if;
  if side = 'family' then
    update public.terms_changes c set family_yes_at = now(), family_said_by = said_by
    where c.id = change.id and c.family_yes_at is null returning * into change;
  else
    update public.terms_changes c set caregiver_yes_at = now(), caregiver_said_by = said_by
    where c.id = change.id and c.caregiver_yes_at is null returning * into change;
  end if;
  if not found then return; end if;
  if change.family_yes_at is null or change.caregiver_yes_at is null then return; end if;
  begin
    if change.from_day < private.today() then raise exception 'from_day_invalid'; end if;
    perform private.require_free(
      standing.caregiver_id, standing.job_id, change.visits, change.from_day, standing.ends_on, standing.id
    );
  exception when others then raise exception 'terms_not_possible' using detail = sqlerrm;
  end;
  was := private.visits_on_days_off(standing);
  update public.terms_changes c set agreed_at = now() where c.id = change.id;
  if change.from_day <= private.today() then perform private.apply_change(change.id); end if;
  perform private.drop_gone_visits(p) from public.placements p where p.id = standing.id;
  perform private.refresh_matchable(standing.caregiver_id);
  perform private.notify_of_terms(change, 'terms_agreed', 'new_terms_agreed');
  perform private.call_off_new_visits(p, was) from public.placements p where p.id = standing.id;
end $$;
