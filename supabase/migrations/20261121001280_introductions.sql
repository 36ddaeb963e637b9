-- Caregivers that staff introduce to a family, and what the family says about them (decision 0096).

-- What staff tell a family about why a caregiver suits them. Only the family reads it: not the caregiver, who reads
-- their applications, nor the audit log, which keeps only that it was written.
create table private.introduction_words (
  application_id uuid primary key references public.applications (id) on delete cascade,
  words text not null check (length(words) <= 1000)
);

-- Whether a text for families reveals who a caregiver is, or how to reach them: a surname with a capital, a phone
-- number or an email, or what looks like one.
create function private.reveals_caregiver(words text, caregiver uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.holds_contact(words)
    or coalesce(strpos(private.plain_words(words), private.plain_words(u.email)) > 0, false)
    or coalesce(strpos(
      regexp_replace(words, '\D', '', 'g'), right(private.digits_of(p.phone), 7)
    ) > 0, false)
    or exists (
      select from regexp_split_to_table(trim(private.bare_words(words)), ' ') word,
        unnest(array[p.full_name, r.full_name]) name,
        lateral (select regexp_split_to_array(trim(private.plain_words(name)), ' ') as parts) n
      where length(word) > 2 and lower(word) <> all ('{april,may,june,august}')
        and (word <> lower(word) or lower(word) = upper(word))
        and lower(word) = any (n.parts[2:]) and lower(word) <> n.parts[1]
    )
  from public.caregiver_profiles p
  join auth.users u on u.id = p.user_id
  left join public.reviewed_profiles r on r.user_id = p.user_id
  where p.user_id = caregiver
$$;

-- Introduces applicants who agreed to it, up to three for a job, each with staff's words on why they suit:
-- {application: words}. An earlier no of the family is cleared. Errors: not_allowed, application_not_found, own_record,
-- job_not_open, application_step_not_allowed, not_agreed_to_be_shown, not_qualified, introduction_missing,
-- one_job_at_a_time, too_long, too_many_introduced, reveals_caregiver (the words), profile_reveals_caregiver (the
-- approved text about themselves), answers_changed (later than the latest that was seen).
create function private.introduce_applicants(_introductions jsonb, _seen timestamptz default 'infinity') returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
  application text;
  words text;
begin
  perform private.require_role('admin');
  if jsonb_typeof(_introductions) is distinct from 'object' or _introductions = '{}' then
    raise exception 'introduction_missing';
  end if;
  if (
    select count(distinct a.job_id) from public.applications a
      where a.id::text in (select jsonb_object_keys(_introductions))
  ) > 1 then raise exception 'one_job_at_a_time'; end if;
  perform private.lock_applications(array(
    select a.id from public.applications a where a.id::text in (select jsonb_object_keys(_introductions))
  ));
  for application, words in select k, private.typed(v) from jsonb_each_text(_introductions) e (k, v) order by k loop
    if application !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      raise exception 'application_not_found' using errcode = 'PT404';
    end if;
    chosen := private.lock_application(application::uuid);
    if (select j.status from public.jobs j where j.id = chosen.job_id) <> 'open'
      then raise exception 'job_not_open'; end if;
    if chosen.status not in ('submitted', 'shortlisted') then
      raise exception 'application_step_not_allowed' using detail = chosen.status::text;
    end if;
    perform private.require_seen(private.answered_at(application => chosen.id), _seen);
    if not chosen.may_be_shown then raise exception 'not_agreed_to_be_shown'; end if;
    if not exists (
      select from public.caregiver_profiles p
      where p.user_id = chosen.caregiver_id and p.status = 'approved' and private.role_of(p.user_id) = 'caregiver'
    ) then raise exception 'not_qualified' using detail = '["profile_not_approved"]'; end if;
    if coalesce(words, '') = '' then raise exception 'introduction_missing'; end if;
    if length(words) > 1000 then raise exception 'too_long'; end if;
    if private.reveals_caregiver(words, chosen.caregiver_id) then raise exception 'reveals_caregiver'; end if;
    if private.reveals_caregiver(
      (select r.about from public.reviewed_profiles r where r.user_id = chosen.caregiver_id), chosen.caregiver_id
    ) then raise exception 'profile_reveals_caregiver'; end if;
    insert into private.introduction_words as i (application_id, words) values (chosen.id, words)
      on conflict (application_id) do update set words = excluded.words;
    delete from public.agreements a where a.application_id = chosen.id;
    perform private.move_application(chosen.id, 'introduced');
    if (
      select count(*) from public.applications a
      where a.job_id = chosen.job_id and a.status in ('introduced', 'offered', 'accepted')
    ) > 3 then raise exception 'too_many_introduced'; end if;
  end loop;
  perform private.take_up_answers(j.request_id) from public.jobs j where j.id = chosen.job_id;
  perform private.notify_family(
    r.id, 'introduction', jsonb_build_object(
      'reference', private.show_reference(r.reference), 'about', array(select jsonb_object_keys(_introductions)),
      'caregivers', (
        select string_agg(a.caregiver_id::text, ',') from public.applications a
        where a.id::text in (select jsonb_object_keys(_introductions))
      )
    )
  ) from public.jobs j join public.requests r on r.id = j.request_id where j.id = chosen.job_id;
end $$;
select private.expose('introduce_applicants', 'authenticated');

-- The kinds of a caregiver's documents that staff have verified and that are valid today, never their contents.
create function private.checked_documents(caregiver uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(distinct d.kind order by d.kind), '[]') from public.documents d
  where d.caregiver_id = caregiver and d.status = 'verified'
    and (d.expires_on is null or d.expires_on > private.today())
$$;

-- The caregivers that a request's family may read about now, as staff approved them: first name, but no surname,
-- phone or address; verified documents, the times asked for at which they are free, and the terms on offer. Nobody
-- once the job is filled or closed, and nobody who no longer acts as a caregiver. `lapsedYes` has the other terms
-- to which the family said yes, by the audit log.
create function private.introductions(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'application', a.id, 'firstName', split_part(trim(r.full_name), ' ', 1), 'hasPhoto', r.photo_path is not null,
    -- The profile may have been approved again since.
    'about', case when not private.reveals_caregiver(r.about, p.user_id) then r.about end,
    'experienceYears', r.experience_years, 'languages', r.languages, 'otherLanguages', r.other_languages,
    'skills', r.skills, 'careTypes', r.care_types,
    'checked', private.checked_documents(a.caregiver_id),
    'times', private.free_parts(p, j.visits), 'timesAsked', j.availability, 'visits', j.visits,
    'budget', (select q.hourly_budget from public.requests q where q.id = j.request_id), 'why',
      (select i.words from private.introduction_words i where i.application_id = a.id),
    'meant', (
      select jsonb_build_object(
        'availability', m.availability, 'visits', m.visits, 'hourlyRate', m.hourly_rate, 'startsOn', m.starts_on
      )
      from private.meant_terms(a, null, null, null, null) m
    ),
    'introducedAt', a.introduced_at, 'answer', g.answer, 'answeredAt', g.given_at,
    -- In the family's own words, and not in those of staff.
    'reason', case when g.said_by is null then g.reason end,
    'lapsedYes', (
      select jsonb_build_object(
        'availability', y.availability, 'visits', y.visits, 'hourlyRate', y.hourly_rate, 'startsOn', y.starts_on,
        'endsOn', y.ends_on
      )
      from public.events e cross join jsonb_populate_record(null::public.agreements, e.before) y
      where g.answer is null and e.subject_type = 'agreements' and e.subject_id = a.id::text and e.action = 'delete'
        and y.side = 'family' and y.answer = 'yes'
      order by e.id desc limit 1
    ),
    'offer', (
      select jsonb_build_object(
        'until', o.stands_until, 'accepted', a.status = 'accepted'
      )
      from public.offers o where o.application_id = a.id and a.status in ('offered', 'accepted')
    ),
    'terms', (
      select jsonb_build_object(
        'availability', o.availability, 'visits', o.visits, 'hourlyRate', o.hourly_rate, 'startsOn', o.starts_on,
        'endsOn', o.ends_on,
        'offeredAt', o.offered_at
      )
      from public.offers o where o.application_id = a.id
    )
  ) order by a.introduced_at, a.id), '[]')
  from public.jobs j
  join public.applications a on a.job_id = j.id
  join public.caregiver_profiles p on p.user_id = a.caregiver_id
  join public.reviewed_profiles r on r.user_id = p.user_id
  left join public.agreements g on g.application_id = a.id and g.side = 'family'
  where j.request_id = request and j.status = 'open'
    and a.status in ('introduced', 'offered', 'accepted') and a.introduced_at is not null
    and p.status = 'approved' and private.role_of(p.user_id) = 'caregiver'
$$;

-- The family's answer about an introduced caregiver: yes, talk (first), or no. They may change it until someone is
-- placed, but a no ends the introduction. Errors: those of lock_request, answer_missing, too_long, introduction_ended,
-- too_many_requests, offer_changed (`_seen`, what the family's page had as the offered terms, or without an offer as
-- the meant ones, is no longer so), offer_expired (a yes after its first day).
create function private.answer_introduction(
  _reference text, _secret text, _application_id uuid, _answer public.agreement_answer, _seen jsonb,
  _reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'introduction', _application_id);
  chosen public.applications;
  shown jsonb;
begin
  if asked.id is null then return null; end if;
  if _answer is null then raise exception 'answer_missing'; end if;
  if not exists (
    select from public.applications a join public.jobs j on j.id = a.job_id
      where a.id = _application_id and j.request_id = asked.id
  ) then raise exception 'introduction_ended'; end if;
  chosen := private.lock_application(_application_id);
  select i into shown from jsonb_array_elements(private.introductions(asked.id)) i
    where i ->> 'application' = _application_id::text;
  if shown is null then raise exception 'introduction_ended'; end if;
  if _seen is distinct from coalesce(nullif(shown -> 'terms', 'null'), shown -> 'meant')
    then raise exception 'offer_changed'; end if;
  if _answer = 'yes' and exists (
    select from public.offers o where o.application_id = chosen.id and private.has_begun(o)
  ) then raise exception 'offer_expired'; end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  perform private.record_answer(chosen, 'family', _answer, private.reason(_reason, false));
  return private.tracked_request(asked.id);
end $$;
select private.expose('answer_introduction', 'anon', 'authenticated');

-- Records that an applicant agreed, by phone or in person, that the family may read about them. They are told, and
-- may change their mind. The same again changes nothing. Errors: not_allowed, application_not_found, own_record,
-- application_step_not_allowed, same_as_before, those of require_said.
create function private.record_sharing(_application_id uuid, _said_by text, _said_on date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
begin
  perform private.require_role('admin');
  chosen := private.lock_application(_application_id);
  if chosen.may_be_shown then
    if (chosen.shown_said_by, chosen.shown_said_on) = (private.typed(_said_by), _said_on) then return; end if;
    raise exception 'same_as_before';
  end if;
  if chosen.status not in ('submitted', 'shortlisted') then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  perform private.require_said(chosen, 'caregiver', _said_by, _said_on);
  update public.applications set may_be_shown = true, shown_said_by = private.typed(_said_by), shown_said_on = _said_on
  where id = chosen.id;
  perform private.notify(
    chosen.caregiver_id, 'sharing_recorded', chosen.id,
    jsonb_build_object('job', private.job_name(j), 'day', _said_on)
  )
  from public.jobs j where j.id = chosen.job_id;
end $$;
select private.expose('record_sharing', 'authenticated');
