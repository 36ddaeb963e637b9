-- Placements that began in another system, each from one row of a file. The functions of every step make them, with
-- their checks: the family's request, its job, the caregiver's application, both yeses and the placement
-- (docs/importing.md).

-- The caregiver with this email or id.
create function private.caregiver_named(words text) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  words := lower(trim(words));
  if pg_input_is_valid(words, 'uuid') then
    return (select p.user_id from public.caregiver_profiles p where p.user_id = words::uuid);
  end if;
  return (
    select p.user_id from public.users u join public.caregiver_profiles p on p.user_id = u.id
    where lower(u.email) = words
  );
end $$;

-- Adds a placement: {id, caregiver, request (as submit_request takes it), job: {title, summary}, visits (as as_visits
-- takes them), hourly_rate, starts_on, ends_on, consented_on, family: {said_by, said_on}, caregiver_yes: {said_by,
-- said_on}}. Its id is the request's. The first day, the consent and both yeses may be long ago. The individual steps
-- tell nobody: both sides get one message about what is recorded. Adding it again changes nothing. Errors: id_taken,
-- terms_differ (it was added with other terms), reference_taken, caregiver_not_found, consent_missing (no day, or one
-- in the future), visits_invalid, rate_invalid, starts_on_invalid, ends_on_invalid, said_on_invalid, and those of
-- submit_request, publish_job and place_caregiver.
create function private.add_placement(one jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  request constant uuid := one ->> 'id';
  caregiver constant uuid := private.caregiver_named(one ->> 'caregiver');
  weekly jsonb;
  rate numeric;
  first_day date;
  last_day date;
  consented date;
  family_said date;
  caregiver_said date;
  known public.requests;
  unmet text[];
  job uuid;
  application uuid;
  placed uuid;
begin
  perform private.refuse_too_large(one);
  if caregiver is null then raise exception 'caregiver_not_found'; end if;
  consented := private.as_day(one, 'consented_on', 'consent_missing');
  if consented <= private.today() is not true then raise exception 'consent_missing'; end if;
  weekly := private.as_visits(coalesce(one -> 'visits', 'null'));
  if jsonb_typeof(one -> 'hourly_rate') is distinct from 'number' then raise exception 'rate_invalid'; end if;
  rate := round((one ->> 'hourly_rate')::numeric, 2);
  first_day := private.as_day(one, 'starts_on', 'starts_on_invalid');
  last_day := private.as_day(one, 'ends_on', 'ends_on_invalid');
  family_said := private.as_day(one -> 'family', 'said_on', 'said_on_invalid');
  caregiver_said := private.as_day(one -> 'caregiver_yes', 'said_on', 'said_on_invalid');

  select * into known from public.requests r where r.id = request;
  if found then
    if not private.is_same_request(known, one -> 'request') or not exists (
      select from public.placements p where p.request_id = request and p.caregiver_id = caregiver
    ) then raise exception 'id_taken'; end if;
    -- The terms that both agreed to, since staff may have changed the placement.
    if exists (
      select from public.placements p join public.agreements a on a.application_id = p.application_id
      where p.request_id = request and (
        (a.visits, a.hourly_rate, a.ends_on, a.said_on) is distinct from
          (weekly, rate, last_day, case a.side when 'family' then family_said else caregiver_said end)
        or a.starts_on not in (first_day, private.first_agreed_day(weekly, first_day))
      )
    ) then raise exception 'terms_differ'; end if;
    return;
  end if;

  -- submit_request stores the visits and the day of consent, which no family can send.
  perform private.because('imported', jsonb_build_object(
    'visits', weekly, 'consented_at', private.minute_of(consented, 0)
  )::text);
  if private.submit_request(one -> 'request' || jsonb_build_object(
    'id', request, 'tracking_secret', encode(extensions.gen_random_bytes(16), 'hex'), 'consent', true, 'start', 'day',
    'starts_on', first_day, 'flexible', false, 'availability', private.parts_of(weekly), 'set_times', null,
    'hours_per_visit', null
  )) ->> 'message' = 'reference_taken' then
    raise exception 'reference_taken';
  end if;
  job := private.publish_job(request, one -> 'job' ->> 'title', one -> 'job' ->> 'summary');
  unmet := private.lapsed_documents(caregiver);
  if cardinality(unmet) > 0 then raise exception 'not_qualified' using detail = array_to_json(unmet)::text; end if;
  insert into public.applications as a (job_id, caregiver_id, said_on)
  values (job, caregiver, least(family_said, caregiver_said, private.today())) returning a.id into application;
  placed := private.place_caregiver(
    application, first_day, null, rate, last_day, one -> 'family' ->> 'said_by', family_said,
    one -> 'caregiver_yes' ->> 'said_by', caregiver_said, '{"offered_at": null, "family": null, "caregiver": null}'
  );
  perform private.because('imported', null);
  perform private.notify_family(request, 'care_recorded', private.reference_of(request) || private.told_placement(p))
  from public.placements p where p.id = placed;
  perform private.notify(caregiver, 'placement_recorded', application, jsonb_build_object('job', private.job_name(j)))
  from public.jobs j where j.id = job;
end $$;

-- Adds placements. Errors: those of add_each.
create function private.add_placements(_rows jsonb, _only_check boolean default false)
returns table (id uuid, error text, detail text)
-- As in add_each, since its plan of caregiver_named is kept too.
language plpgsql security definer
set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform private.require_role('admin');
  -- All caregivers are locked first, in order, since several rows' families may share one (decision 0157).
  perform private.lock_in_order(caregivers => array(
    select private.caregiver_named(r ->> 'caregiver')
    from jsonb_array_elements(case jsonb_typeof(_rows) when 'array' then _rows else '[]' end) r
  ));
  return query select * from private.add_each('add_placement', _rows, 'request', _only_check);
end $$;
select private.expose('add_placements', 'authenticated');
