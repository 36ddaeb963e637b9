-- Changing the terms of a placement from a day on: staff propose, both sides agree, and the terms change on that day.

-- Proposes terms from a future day to both sides, once for each id. A side that has agreed by phone, as its `said_by`
-- says, need not answer. `still_needed` says if the family still needs the times left out. Terms that were `seen` must
-- be current. Errors: not_allowed, placement_not_found, placement_ended, own_record, id_missing, terms_differ (from
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
  perform private.teller(said_by) from unnest(array[_family_said_by, _caregiver_said_by]) said_by
  where said_by is not null;
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
  perform private.answer_change(change, _side, _accepts, _reason, private.teller(_said_by));
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

-- A family's answer. Null for a wrong key. Errors: link_ended, link_not_for_this, those of lock_terms_change and
-- answer_change, too_many_requests.
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
