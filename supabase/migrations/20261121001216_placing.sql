-- The step that turns an application into a placement.

-- Who comes when, and from which day, for a message to a family. `caregivers` are those the family asked to talk about
-- first, and no longer has to, because this one is placed.
create function private.told_placement(placement public.placements) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'caregiver', placement.caregiver_id, 'day', placement.starts_on,
    'times', jsonb_build_object('visits', placement.visits, 'availability', placement.availability)
  ) || coalesce((
    select jsonb_build_object('caregivers', string_agg(a.caregiver_id::text, ','))
    from public.applications a join public.agreements g on g.application_id = a.id
    where a.job_id = placement.job_id and a.status = 'declined' and a.declined_at = placement.placed_at
      and g.side = 'family' and g.answer = 'talk'
    having count(*) > 0
  ), '{}')
$$;

-- Places an applicant when family and caregiver have agreed. The job is filled, the request matched if all its times
-- are now covered, and everyone else who still waits gets an answer. Terms that differ from the current ones are new,
-- so both must agree to them. For a yes given by phone, the arguments say who said it, and when. Errors: not_allowed,
-- application_not_found, own_record, job_not_open, application_step_not_allowed, those of require_answers_seen (a
-- colleague's terms, or a family's no, would be written over), meant_visits, write_offer and require_said,
-- agreement_missing (detail: the sides whose yes is missing).
create function private.place_caregiver(
  _application_id uuid, _starts_on date default null, _availability integer default null,
  _hourly_rate numeric default null, _ends_on date default null, _family_said_by text default null,
  _family_said_on date default null, _caregiver_said_by text default null, _caregiver_said_on date default null,
  _seen jsonb default null, _visits jsonb default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
  terms public.offers;
  request uuid;
  missing text[];
  placement uuid;
begin
  perform private.require_role('admin');
  chosen := private.lock_application(_application_id);
  if (select j.status from public.jobs j where j.id = chosen.job_id) <> 'open'
    then raise exception 'job_not_open'; end if;
  if not private.is_live(chosen.status) then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  perform private.require_answers_seen(chosen, _seen);
  -- Before new terms clear earlier offers and answers.
  if _family_said_by is not null or _family_said_on is not null then
    perform private.require_said(chosen, 'family', _family_said_by, _family_said_on);
  end if;
  if _caregiver_said_by is not null or _caregiver_said_on is not null then
    perform private.require_said(chosen, 'caregiver', _caregiver_said_by, _caregiver_said_on);
  end if;
  terms := private.meant_terms(
    chosen, private.visits_for(chosen, _visits, _availability), _hourly_rate, _starts_on, _ends_on
  );
  perform private.write_offer(
    chosen, terms,
    greatest((select o.stands_until from public.offers o where o.application_id = _application_id), private.today())
  );
  if _family_said_by is not null then
    perform private.record_answer(chosen, 'family', 'yes', null, private.typed(_family_said_by),
      _family_said_on);
  end if;
  if _caregiver_said_by is not null then
    perform private.record_answer(chosen, 'caregiver', 'yes', null, private.typed(_caregiver_said_by),
      _caregiver_said_on);
  end if;
  missing := array(
    select s::text from unnest(enum_range(null::public.agreeing_side)) s
    where not exists (
      select from public.agreements a where a.application_id = _application_id and a.side = s and a.answer = 'yes'
    )
  );
  if cardinality(missing) > 0 then raise exception 'agreement_missing' using detail
    = array_to_json(missing)::text; end if;
  perform private.end_check();

  perform private.move_application(_application_id, 'placed');
  perform private.move_application(a.id, 'declined', private.coded('another_caregiver_placed'))
  from public.applications a
  where a.job_id = chosen.job_id and a.id <> _application_id and private.is_under_way(a.status);
  update public.jobs set status = 'filled', closed_at = now()
    where id = chosen.job_id returning request_id into request;
  -- If someone was placed there before, the application shows how this placement was agreed.
  update public.placements p set application_id = null where p.application_id = _application_id;
  insert into public.placements (
    application_id, job_id, request_id, caregiver_id, caregiver_name, job_title, job_times, visits, hourly_rate,
    starts_on, ends_on, replaces
  ) values (
    _application_id, chosen.job_id, request, chosen.caregiver_id,
    (select (private.as_reviewed(p)).full_name from public.caregiver_profiles p where p.user_id = chosen.caregiver_id),
    (select j.title from public.jobs j where j.id = chosen.job_id),
    (select j.availability from public.jobs j where j.id = chosen.job_id),
    terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on,
    (select p.id from public.placements p where p.job_id = chosen.job_id order by p.placed_at desc limit 1)
  )
  returning id into placement;
  perform private.take_up_answers(request);
  perform private.because('placed', placement::text);
  perform private.settle_request(request);
  perform private.because('placed', null);
  -- A family that any time suits needs nobody else.
  perform private.close_job(j.id, private.coded('nobody_needed'))
  from public.jobs j join public.requests r on r.id = j.request_id
  where r.id = request and r.flexible and r.status = 'matched' and j.status = 'open';
  perform private.notify_family(
    r.id, 'part_found', jsonb_build_object('reference', private.show_reference(r.reference))
      || private.told_placement(p)
  )
  from public.requests r join public.placements p on p.id = placement where r.id = request and r.status = 'open';
  perform private.call_off_new_visits(p) from public.placements p where p.id = placement;
  return placement;
end $$;
select private.expose('place_caregiver', 'authenticated');
