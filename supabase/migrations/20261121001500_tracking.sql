-- How a family follows their request without an account: a link shows the status and what the family may do now
-- (*_family_steps.sql). *_family_data.sql has export and erasure.

-- As people read and say it: K7Q-M4R-T9X (src/lib/reference.ts).
create function private.show_reference(reference text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(reference, '(.{3})(?=.)', '\1-', 'g') $$;

-- What a message calls a request.
create function private.reference_of(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('reference', private.show_reference(r.reference)) from public.requests r
  where r.id = reference_of.request
$$;

-- Until when a withdrawal can be undone: for seven days, if nobody was placed. Null if it can't be.
create function private.resumable_until(asked public.requests) returns timestamptz
language sql stable set search_path = '' as $$
  select max(e.occurred_at) + interval '7 days'
  from public.events e
  where asked.status = 'withdrawn' and asked.erased_at is null
    and e.subject_type = 'requests' and e.subject_id = asked.id::text and e.after ->> 'status' = 'withdrawn'
    and not exists (select from public.placements p where p.request_id = asked.id)
$$;

-- What a family may still do: {answer, write, change, changeContact, chooseEmails, withdraw, takeBack, erase}.
create function private.family_steps(asked public.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'answer', under_way and exists (
      select from public.request_questions q where q.request_id = asked.id and q.answered_at is null
    ),
    'write', asked.erased_at is null,
    'change', under_way and asked.status = 'submitted',
    'changeContact', under_way,
    'chooseEmails', asked.erased_at is null and exists (
      select from public.request_contacts c where c.request_id = asked.id and c.contact_email is not null
    ),
    -- Not while a caregiver comes, even if only for a part of the week.
    'withdraw', under_way and asked.status <> 'matched' and not cared_for,
    'takeBack', coalesce(private.resumable_until(asked) > now(), false),
    'erase', asked.erased_at is null and asked.status <> 'matched' and not cared_for
  )
  from (values (
    asked.erased_at is null and asked.status in ('submitted', 'in_review', 'open', 'matched'),
    exists (select from public.placements p where p.request_id = asked.id and p.ended_at is null)
  )) request (under_way, cared_for)
$$;

-- Whose turn it is, family or staff, and by which day staff answer (*_pending_items.sql). No row if nobody has to
-- act.
create function private.turn_of(request uuid) returns table (turn text, due date)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select t.turn, t.due from (
      select w.turn, case when w.turn = 'staff' and w.kind = 'request' then private.contact_due(r, w.since)
        else w.due end as due
      from private.dated_pending_items w join public.requests r on r.id = w.request_id
      where w.request_id = request and w.kind in ('request', 'question', 'introduction')
      union all
      -- A caregiver they said yes to accepted the offer.
      select 'staff', d.due
      from public.jobs j join public.applications a on a.job_id = j.id
      join public.offers o on o.application_id = a.id
      join public.agreements g on g.application_id = a.id and g.side = 'family' and g.answer = 'yes'
      cross join private.operator clock
      left join lateral private.days_due(
        array['offer'], array[private.day_of(greatest(a.accepted_at, g.given_at), clock.cut_off)], array[o.starts_on]
      ) d on true
      where j.request_id = request and j.status = 'open' and a.status = 'accepted' and a.introduced_at is not null
    ) t
    order by t.turn, t.due limit 1;
end $$;

-- Whether the family gets emails. Null if no address is on file.
create function private.family_wants_emails(asked public.requests) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if not (private.family_steps(asked) -> 'chooseEmails')::boolean then return null; end if;
  return coalesce((select c.wants_emails from private.mail_choices c where c.request_id = asked.id), true);
end $$;

-- What the request asks for and the people it names, as the family gave it. Null once it is erased.
create function private.as_asked(asked public.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(
    lower(left(q.name, 1)) || substr(replace(initcap(replace(q.name, '_', ' ')), ' ', ''), 2),
    case when q.kind = 'text' then coalesce(nullif(known.answers -> q.name, 'null'), '""')
      else known.answers -> q.name end
  )
  from (select private.answers_of(asked) as answers offset 0) known, private.questions() q
  where known.answers is not null
$$;

-- What an email's link shows beside what it is about. For introductions, by first name: caregivers the family
-- said no to, and others who are `introduced`: those who wait for an answer, and those with a yes. For new terms that
-- are no longer open: the terms now, and whether the family said no.
create function private.beside_link(link private.request_links, introduced jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case link.purpose
    when 'introduction' then jsonb_build_object(
      'saidNoTo', (
        select coalesce(jsonb_agg(split_part(trim(r.full_name), ' ', 1) order by g.given_at, a.id), '[]')
        from public.agreements g
        join public.applications a on a.id = g.application_id
        join public.caregiver_profiles p on p.user_id = a.caregiver_id
        join public.reviewed_profiles r on r.user_id = p.user_id
        where a.id = any (link.about) and g.side = 'family' and g.answer = 'no'
          and p.status = 'approved' and private.role_of(p.user_id) = 'caregiver'
      ),
      'alsoIntroduced', jsonb_path_query_array(
        introduced, '$[*] ? (@.answer == null && !(@.application == $about[*])).firstName', to_jsonb(link)
      ),
      'alsoSaidYesTo', jsonb_path_query_array(
        introduced, '$[*] ? (@.answer == "yes" && !(@.application == $about[*])).firstName', to_jsonb(link)
      )
    )
    when 'terms' then jsonb_build_object('termsNow', (
      select jsonb_build_object(
        'visits', p.visits, 'hourlyRate', p.hourly_rate, 'refused', c.refused_by is not distinct from 'family'
      )
      from public.terms_changes c join public.placements p on p.id = c.placement_id
      where c.id = any (link.about) and p.ended_at is null and coalesce(c.ended_at, c.applied_at) is not null
    ))
    else '{}'
  end
$$;

-- A request as its family sees it through the link that opened it. The history comes from the audit log, which stays
-- when the rest is erased.
create function private.tracked_request(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'reference', r.reference, 'status', r.status, 'statusReason', r.status_reason, 'submittedAt', r.submitted_at,
    'steps', (
      select coalesce(jsonb_agg(
        jsonb_build_object('step', h.step, 'at', h.at, 'promisedBy', h.promised_by) || coalesce(h.about, '{}')
          order by h.n
      ), '[]')
      from private.family_history(r) with ordinality h (step, at, promised_by, about, n)
    ),
    'turn', whose.turn, 'due', whose.due,
    'start', r.start, 'startsOn', r.starts_on, 'hoursPerVisit', r.hours_per_visit, 'duration', r.duration, 'careTypes',
      r.care_types, 'place', place.name || ', ' || place.region,
    'wantsEmails', private.family_wants_emails(r), 'answers', r.answers, 'asked', private.as_asked(r), 'takeBackUntil',
      private.resumable_until(r),
    'contact', (
      select jsonb_build_object(
        'contactName', c.contact_name, 'contactPhone', c.contact_phone, 'contactEmail', c.contact_email,
        'contactBy', c.contact_by, 'contactLanguage', c.contact_language
      )
      from public.request_contacts c where c.request_id = r.id
    ),
    'arrivalNotes', private.arrival_notes_of(r.id),
    'questions', private.opened((
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', q.id, 'question', q.question, 'askedAt', q.asked_at, 'answer', q.answer, 'answeredAt', q.answered_at
      ) order by q.asked_at, q.id), '[]')
      from public.request_questions q where q.request_id = r.id
    ), 'id', link),
    'messages', private.opened(private.family_messages(r.id), 'id', link),
    'caregivers', (
      -- Current caregivers come before successors.
      select coalesce(jsonb_agg(jsonb_build_object(
        'placement', p.id, 'name', p.caregiver_name, 'phone', c.phone, 'startsOn', p.starts_on, 'endsOn', p.ends_on,
          'endReason', p.end_reason, 'availability', p.availability, 'visits', p.visits,
          'periods', private.visits_over_time(p),
        'hourlyRate', p.hourly_rate, 'checked', private.checked_documents(c.user_id), 'hasPhoto', exists (
          select from public.reviewed_profiles shown where shown.user_id = c.user_id and shown.photo_path is not null
        )
      ) order by p.starts_on, p.placed_at), '[]')
      from public.placements p join public.caregiver_profiles c on c.user_id = p.caregiver_id
      where p.request_id = r.id and p.ended_at is null
        and c.status <> 'suspended' and private.role_of(c.user_id) = 'caregiver'
    ),
    'week', jsonb_build_object(
      'visits', r.visits, 'asked', private.needed_times(r),
      'lookedFor', (
        select coalesce(bit_or(j.availability), 0) from public.jobs j where j.request_id = r.id and j.status = 'open'
      )
    ) || private.week_coverage(r.id),
    'contactReadings', (
      select coalesce(jsonb_agg(
        jsonb_build_object('by', read.by, 'at', read.at)
          || case when read.by_link then '{"byLink": true}'::jsonb else '{}' end order by read.latest desc
      ), '[]')
      from (
        -- The last time of each day, and the latest days of each reader, so that one reader's many views don't push
        -- out another's.
        select who.name as by, e.by_family as by_link, max(e.occurred_at) as at, max(e.id) as latest,
          row_number() over (partition by who.name, e.by_family order by max(e.id) desc) as nr
        from public.events e cross join lateral (
          -- A caregiver by name, one who left or covered a visit by first name, and staff as “our team”.
          select case when bool_or(came.still_comes) then max(came.name)
            else split_part(trim(max(came.name)), ' ', 1) end as name
          from (
            select p.ended_at is null as still_comes, p.caregiver_name as name
            from public.placements p where p.request_id = r.id and p.caregiver_id = e.actor_id
            union all
            select false, c.covered_name from public.placements p join public.visit_changes c on c.placement_id = p.id
            where p.request_id = r.id and c.covered_by = e.actor_id
          ) came
          where not e.by_family
        ) who
        where e.subject_type = 'request_contacts' and e.subject_id = r.id::text and e.action = 'read'
        group by who.name, e.by_family, private.day_of(e.occurred_at)
      ) read
      where read.nr <= 20
    ),
    'visits', private.family_visits(r.id),
    'newTerms', private.opened(private.coming_terms(
      array(select p.id from public.placements p where p.request_id = r.id and p.ended_at is null), 'family'
    ), 'id', link),
    'introductions', private.opened(introduced, 'application', link),
    'checkIns', private.opened(private.check_ins(r.id), 'id', link),
    'complaints', private.opened(private.complaints(r.id, whole), 'id', link), 'careBy', private.care_by(r.id, whole),
    'can', steps.can, 'erasedAt', r.erased_at,
    'links', private.links_of(r.id), 'purpose', coalesce(link.purpose, 'all')
  ) || private.not_shown(
    link.purpose, steps.can, r.status in ('closed', 'declined', 'withdrawn')
  ) || coalesce(private.beside_link(link, introduced), '{}')
  from public.requests r join public.places place on place.id = r.place_id
  left join lateral private.turn_of(r.id) whose on true
  cross join private.family_steps(r) steps (can)
  cross join private.introductions(r.id) introduced
  left join private.request_links link on link.id = private.opened_link() and link.request_id = r.id
  cross join lateral (select coalesce(link.purpose = 'all', true)) opened (whole)
  where r.id = request
$$;

-- The same for the holder of a link. Errors: link_ended, too_many_requests (after too many wrong tries).
create function private.track_request(_reference text, _secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.request_links := private.open_link(_reference, _secret);
begin
  perform private.note_use(link);
  return private.tracked_request(link.request_id);
end $$;
select private.expose('track_request', 'anon', 'authenticated');
