-- Changing the terms of a placement from a day on: staff propose, both sides agree, and the terms change on that day.

-- Locks an open proposal with its placement, and answers it. Errors: change_not_found, placement_ended,
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
      )
    )
    from public.requests r where r.id = standing.request_id;
  end if;
  if but is distinct from 'caregiver' then
    perform private.notify(
      standing.caregiver_id, to_caregiver, coalesce(standing.application_id, standing.id),
      about || jsonb_build_object('job', private.job_name(j))
    )
    from public.jobs j where j.id = standing.job_id;
  end if;
end $$;

-- A visit that no longer exists has no change. A missed visit stays recorded.
create function private.drop_gone_visits(placement public.placements) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.because('visit_gone', 'yes');
  update public.visit_changes c set undone_at = now()
  where c.placement_id = placement.id and c.undone_at is null and c.kind = 'moved'
    and least(c.on_date, c.moved_to) >= private.today()
    and not exists (
      select from private.agreed_visits(placement, c.on_date, c.on_date) v where v.opens = c.opens
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

-- Records what one side says to an open proposal, whose placement is locked. A no ends it. With two yeses it is
-- agreed. Errors: reason_missing, too_long, terms_not_possible (the terms were possible when proposed, but no longer
-- are).
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

-- Proposes terms from a future day to both sides, once for each id. A side that has agreed by phone, as `said_by`,
-- need not answer. `still_needed` says if the family still needs the times left out. Terms that were `seen` must be
-- current. Errors: not_allowed, placement_not_found, placement_ended, own_record, id_missing, terms_differ (from
-- those that came with this id before), change_proposed (one is open), changed_meanwhile, those of
-- require_sound_change, said_by_missing, too_long, terms_not_possible.
create function private.propose_terms(
  _id uuid, _placement_id uuid, _from_day date, _visits jsonb, _hourly_rate numeric default null,
  _still_needed boolean default true, _asked_by public.agreeing_side default null, _words text default null,
  _family_said_by text default null, _caregiver_said_by text default null, _seen jsonb default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.placements := private.lock_placement(_placement_id);
  change public.terms_changes;
begin
  if _id is null then raise exception 'id_missing'; end if;
  select * into change from public.terms_changes c where c.id = _id and c.placement_id = _placement_id;
  if found then
    if (change.from_day, change.visits, change.hourly_rate, change.still_needed, change.asked_by, change.words)
      is distinct from (
        _from_day, private.as_visits(_visits), _hourly_rate, coalesce(_still_needed, true), _asked_by,
        private.reason(_words, false)
      )
    then raise exception 'terms_differ'; end if;
    return;
  end if;
  if exists (
    select from public.terms_changes c
    where c.placement_id = _placement_id and c.agreed_at is null and c.ended_at is null
  ) then raise exception 'change_proposed'; end if;
  if _seen is not null and not private.are_current_terms(_seen, standing)
    then perform private.refuse_stale('placements', _placement_id::text); end if;
  change.from_day := _from_day;
  change.visits := private.as_visits(_visits);
  change.hourly_rate := _hourly_rate;
  perform private.require_sound_change(standing, change);
  if length(private.typed(_family_said_by)) not between 1 and 200
    or length(private.typed(_caregiver_said_by)) not between 1 and 200
  then raise exception 'said_by_missing'; end if;
  insert into public.terms_changes (
    id, placement_id, from_day, visits, hourly_rate, asked_by, still_needed, words
  ) values (
    _id, _placement_id, _from_day, change.visits, _hourly_rate, _asked_by, coalesce(_still_needed, true),
    private.reason(_words, false)
  ) returning * into change;
  if _family_said_by is null and _caregiver_said_by is null then
    perform private.notify_of_terms(change, 'terms_proposed', 'new_terms_proposed');
  elsif _family_said_by is null then
    perform private.notify_of_terms(change, 'terms_proposed', 'new_terms_proposed', 'caregiver');
  elsif _caregiver_said_by is null then
    perform private.notify_of_terms(change, 'terms_proposed', 'new_terms_proposed', 'family');
  end if;
  if _family_said_by is not null then
    perform private.answer_change(change, 'family', true, null, private.typed(_family_said_by));
    select * into change from public.terms_changes c where c.id = _id;
  end if;
  if _caregiver_said_by is not null then
    perform private.answer_change(change, 'caregiver', true, null, private.typed(_caregiver_said_by));
  end if;
exception when unique_violation then raise exception 'change_proposed';
end $$;
select private.expose('propose_terms', 'authenticated');

-- What one side told staff by phone. Errors: not_allowed, own_record, said_by_missing, those of lock_terms_change and
-- answer_change.
create function private.record_terms_answer(
  _id uuid, _side public.agreeing_side, _accepts boolean, _said_by text, _reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.terms_changes;
begin
  perform private.require_role('admin');
  change := private.lock_terms_change(_id);
  perform private.require_not_self(p.caregiver_id) from public.placements p where p.id = change.placement_id;
  if _side is null then raise exception 'answer_missing'; end if;
  if length(private.typed(_said_by)) between 1 and 200 is not true then raise exception 'said_by_missing'; end if;
  perform private.answer_change(change, _side, _accepts, _reason, private.typed(_said_by));
end $$;
select private.expose('record_terms_answer', 'authenticated');

-- Withdraws a proposal, or what both agreed for a future day. Both are told. Errors: not_allowed, own_record,
-- change_not_found, placement_ended, change_step_not_allowed (it is in force, refused or withdrawn),
-- terms_not_possible (the caregiver is with another family by now when the earlier terms need them).
create function private.withdraw_terms(_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.terms_changes;
  standing public.placements;
  before record;
  was jsonb;
begin
  perform private.require_role('admin');
  perform private.lock_placements(array(select c.placement_id from public.terms_changes c where c.id = _id));
  select * into change from public.terms_changes c where c.id = _id;
  if change.agreed_at is null then change := private.lock_terms_change(_id); end if;
  select * into standing from public.placements p where p.id = change.placement_id;
  perform private.require_not_self(standing.caregiver_id);
  if standing.ended_at is not null then raise exception 'placement_ended'; end if;
  if change.applied_at is not null or change.ended_at is not null then
    raise exception 'change_step_not_allowed';
  end if;
  if change.agreed_at is not null then
    select p.visits, (
      select n.until_day from private.periods(standing) n where n.from_day = change.from_day
    ) as until_day into before
    from private.periods(standing) p where p.from_day < change.from_day order by p.from_day desc limit 1;
    begin
      perform private.require_free(
        standing.caregiver_id, standing.job_id, before.visits, change.from_day, before.until_day, standing.id
      );
    exception when others then raise exception 'terms_not_possible' using detail = sqlerrm;
    end;
  end if;
  was := private.visits_on_days_off(standing);
  update public.terms_changes c set ended_at = now() where c.id = _id;
  perform private.notify_of_terms(change, 'terms_off', 'new_terms_off');
  if change.agreed_at is null then return; end if;
  perform private.drop_gone_visits(standing);
  perform private.call_off_new_visits(standing, was);
  perform private.refresh_matchable(standing.caregiver_id);
end $$;
select private.expose('withdraw_terms', 'authenticated');

-- The calling caregiver's answer; a no needs a reason. Errors: not_allowed, those of lock_terms_change and
-- answer_change, too_many_requests.
create function private.answer_terms(_id uuid, _accepts boolean, _reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  if not exists (
    select from public.terms_changes c join public.placements p on p.id = c.placement_id
    where c.id = _id and p.caregiver_id = auth.uid()
  ) then raise exception 'change_not_found' using errcode = 'PT404'; end if;
  perform private.answer_change(private.lock_terms_change(_id), 'caregiver', _accepts, _reason);
end $$;
select private.expose('answer_terms', 'authenticated');

-- The answer of the family of a request. Null for a wrong key. Errors: link_ended, link_not_for_this, those of
-- lock_terms_change and answer_change, too_many_requests.
create function private.answer_own_terms(
  _reference text, _secret text, _id uuid, _accepts boolean, _reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'terms', _id);
begin
  if asked.id is null then return null; end if;
  if not exists (
    select from public.terms_changes c join public.placements p on p.id = c.placement_id
    where c.id = _id and p.request_id = asked.id
  ) then raise exception 'change_not_found' using errcode = 'PT404'; end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  perform private.answer_change(private.lock_terms_change(_id), 'family', _accepts, _reason);
  return private.tracked_request(asked.id);
end $$;
select private.expose('answer_own_terms', 'anon', 'authenticated');

-- On their day, agreed terms come into force, and a proposal that is not agreed ends; a duty of the tick.
create function private.apply_terms(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  today date := private.day_of(moment);
  due uuid[] := array(
    select c.id from public.terms_changes c
    where c.from_day <= today and c.applied_at is null and c.ended_at is null order by c.from_day, c.id limit batch
  );
  change public.terms_changes;
  done bigint := 0;
begin
  perform private.lock_placements(array(select c.placement_id from public.terms_changes c where c.id = any (due)));
  for change in
    select * from public.terms_changes c
    where c.id = any (due) and c.applied_at is null and c.ended_at is null order by c.from_day, c.id
  loop
    if change.agreed_at is not null then perform private.apply_change(change.id);
    else
      update public.terms_changes c set ended_at = moment where c.id = change.id;
      perform private.notify_of_terms(change, 'terms_off', 'new_terms_off');
    end if;
    done := done + 1;
  end loop;
  return done;
end $$;

-- When a placement ends, later terms are dropped, and nobody is asked about terms after its last day.
create function private.end_terms_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.terms_changes c set ended_at = coalesce(new.ended_at, now())
  where c.placement_id = new.id and c.applied_at is null and c.ended_at is null
    and (new.ended_at is not null or c.agreed_at is null and c.from_day > new.ends_on);
  return null;
end $$;
create trigger end_terms_changes after update of ended_at, ends_on on public.placements
  for each row when ((old.ended_at, old.ends_on) is distinct from (new.ended_at, new.ends_on))
  execute function private.end_terms_changes();

-- The open proposal of each of these placements, and what is agreed for later, before the last day, as both read it:
-- {id, placement, caregiver (the first name), fromDay, visits, hourlyRate, before (the visits and the rate until
-- then), words, askedBy, agreed, said (whether this side has said yes)}.
create function private.coming_terms(placements uuid[], side public.agreeing_side) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'placement', c.placement_id, 'caregiver', split_part(trim(p.caregiver_name), ' ', 1),
    'fromDay', c.from_day, 'visits', c.visits, 'hourlyRate', c.hourly_rate,
    'before', jsonb_build_object(
      'visits', coalesce(before.visits, p.visits), 'hourlyRate', coalesce(before.hourly_rate, p.hourly_rate)
    ),
    'words', c.words, 'askedBy', c.asked_by, 'agreed', c.agreed_at is not null,
    'said', case side when 'family' then c.family_yes_at else c.caregiver_yes_at end is not null
  ) order by c.from_day, c.id), '[]')
  from public.terms_changes c
  join public.placements p on p.id = c.placement_id
  left join lateral (
    select t.visits, t.hourly_rate from private.periods(p) t where t.from_day < c.from_day
    order by t.from_day desc limit 1
  ) before on true
  where c.placement_id = any (placements) and c.applied_at is null and c.ended_at is null
    and (c.from_day > p.ends_on) is not true
$$;
