-- Staff change a request with its family, by phone or in person. Who said so and when stays with the earlier version.

-- The version of a request's answers, so that a change can say what was seen.
create function private.answers_version(asked public.requests) returns text
language sql stable set search_path = '' as $$
  select md5(concat(private.answers_of(asked), asked.answers, asked.visits))
$$;

-- What a request says, for staff who change it with its family: {client, asked (as its family gave it), place,
-- version}. It counts as a view of the contact, on record. Errors: not_allowed, request_not_found,
-- request_step_not_allowed (detail: the status, or erased).
create function private.answers_to_correct(_request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = _request_id;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  perform private.require_correctable(asked);
  perform private.read_contact(_request_id);
  return (
    select jsonb_build_object(
      'client', private.client(c), 'asked', private.as_asked(asked), 'place', p.name || ', ' || p.region,
      'version', private.answers_version(asked)
    )
    from public.places p join public.request_contacts c on c.request_id = asked.id where p.id = asked.place_id
  );
end $$;

create function private.require_correctable(asked public.requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if asked.erased_at is not null or asked.status not in ('submitted', 'in_review', 'open', 'matched') then
    raise exception 'request_step_not_allowed'
      using detail = case when asked.erased_at is null then asked.status::text else 'erased' end;
  end if;
end $$;

-- What has changed in a request, in the words of domain/changed-terms.ts.
create function private.changed_answers(before jsonb, after jsonb) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(s.section order by s.place), '{}') from (
    select parts.section, min(parts.place) as place
    from private.questions() q cross join lateral (values (case
      when q.name in ('availability', 'flexible', 'hours_per_visit') then 3 when q.name in ('start', 'starts_on') then 4
      when q.name in ('place_id', 'address') then 5 when q.name like 'contact%' then 6
      when q.kept_in = 'request_contacts' or q.name = 'relation' then 1 else 2 end)) n (place)
    cross join lateral (select n.place,
      (array['who', 'care', 'needed', 'first_day', 'address', 'contact'])[n.place] as section) parts
    where before -> q.name is distinct from after -> q.name
    group by parts.section
  ) s
$$;

-- Which of the changed answers an open job or a placement depends on. Those must be changed there first. Of times,
-- only those that a job or placement has.
create function private.answers_of_jobs(asked public.requests, wanted public.requests) returns text[]
language sql stable set search_path = '' as $$
  with holds as (
    select exists (select from public.jobs j where j.request_id = asked.id and j.status = 'open') as a_job,
      exists (select from public.placements p where p.request_id = asked.id and p.ended_at is null) as a_placement,
      private.held_times(asked.id) | (
        select coalesce(bit_or(p.availability), 0) from public.placements p
        where p.request_id = asked.id and p.ended_at is null
      ) as times
  )
  select array_remove(array[
    case when (a_job or a_placement) and asked.care_types <> wanted.care_types
      or a_job and (asked.skills, asked.languages, asked.duration, asked.hourly_budget)
        is distinct from (wanted.skills, wanted.languages, wanted.duration, wanted.hourly_budget) then 'care' end,
    case when (a_job or a_placement) and asked.flexible <> wanted.flexible or times & ~wanted.availability <> 0
      or a_job and asked.hours_per_visit is distinct from wanted.hours_per_visit then 'needed' end,
    case when (a_job or a_placement)
      and (asked.start, asked.starts_on) is distinct from (wanted.start, wanted.starts_on) then 'first_day' end,
    case when (a_job or a_placement) and asked.place_id <> wanted.place_id then 'address' end
  ], null) from holds
$$;

-- Takes a whole request as submit_request does, without what names it, and the version that was seen. The family is
-- told what changed, by email and on their page. Sent twice, it is changed once. Errors: not_allowed,
-- request_not_found, request_step_not_allowed (detail: the status, or erased), said_by_missing, said_on_invalid (in the
-- future, or more than a year ago), too_large, malformed_request, invalid_answers (detail: request_faults),
-- same_as_before, changed_meanwhile (detail: {by, at}), answers_have_job (detail: JSON list of what), too_many_changes.
create function private.correct_request(
  _request_id uuid, _request jsonb, _version text, _said_by text, _said_on date
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  teller constant text := private.typed(_said_by);
  asked public.requests;
  wanted jsonb;
  before jsonb;
  held text[];
  changed text[];
begin
  perform private.require_role('admin');
  perform private.lock_whole_request(_request_id);
  select * into asked from public.requests r where r.id = _request_id for no key update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  perform private.require_correctable(asked);
  perform private.teller(_said_by);
  if (_said_on between private.today() - 365 and private.today()) is not true then
    raise exception 'said_on_invalid';
  end if;
  if jsonb_typeof(_request) is distinct from 'object' then raise exception 'malformed_request'; end if;
  perform private.refuse_too_large(_request);
  if private.answers_version(asked) is distinct from _version then
    if asked.answers = private.frozen_answers(_request) and exists (
      select from private.earlier_answers e
      where e.request_id = asked.id and e.recorded_by = auth.uid() and (e.said_by, e.said_on) = (teller, _said_on)
    ) then return; end if;
    perform private.refuse_stale('requests', asked.id::text);
  end if;
  wanted := private.merged_answers(asked, private.clean_names(_request) || jsonb_build_object(
    'reference', asked.reference, 'tracking_secret', md5(''), 'saved_at',
      trunc(extract(epoch from now()) * 1000)
  ));
  held := private.answers_of_jobs(asked, private.care_asked_for(wanted));
  if held <> '{}' then raise exception 'answers_have_job' using detail = to_jsonb(held)::text; end if;
  before := private.answers_of(asked);
  perform private.because('corrected', teller);
  perform private.put_answers(asked, wanted, teller, _said_on);
  perform private.because('corrected', null);
  perform private.take_up_answers(asked.id);
  select * into asked from public.requests r where r.id = _request_id;
  if private.answers_of(asked) = before then raise exception 'same_as_before'; end if;
  perform private.settle_request(asked.id);
  changed := private.changed_answers(before, private.answers_of(asked));
  if changed <> '{contact}' then
    perform private.notify_family(
      asked.id, 'care_changed', private.reference_of(asked.id)
        || jsonb_build_object('changed', array_to_string(changed, ','), 'off', '')
    );
  end if;
  -- One email says everything. That of a new contact goes even to those who want no others.
  if 'contact' = any (changed) and (changed = '{contact}' or not private.family_wants_emails(asked)) then
    perform private.notify_family(asked.id, 'contact_changed', private.reference_of(asked.id));
  end if;
end $$;
select private.expose('answers_to_correct', 'authenticated');
select private.expose('correct_request', 'authenticated');
