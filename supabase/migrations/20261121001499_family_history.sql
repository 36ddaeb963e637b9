-- What has happened to a request, step by step, for its family.

-- Which terms of a placement these columns are, in the words of domain/changed-terms.ts.
create function private.changed_terms(columns jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(t.term order by t.place), '{}')
  from (values
    (1, 'visits', 'times'), (2, 'hourly_rate', 'pay'), (3, 'starts_on', 'first_day'), (4, 'ends_on', 'last_day')
  ) t (place, kept_as, term)
  where columns ? t.kept_as
$$;

-- The terms after an event, from the audit log: {visits, availability, hourlyRate, startsOn, endsOn}. For an
-- agreement, those of one side.
create function private.terms_after(happened public.events) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'visits', known.terms -> 'visits', 'availability', known.terms -> 'availability',
    'hourlyRate', known.terms -> 'hourly_rate', 'startsOn', known.terms -> 'starts_on',
    'endsOn', known.terms -> 'ends_on'
  )
  from (
    select jsonb_object_agg(part.key, part.value order by e.id) as terms
    from public.events e, jsonb_each(e.after) part
    where e.subject_type = happened.subject_type and e.subject_id = happened.subject_id and e.id <= happened.id
      and e.after -> 'side' is not distinct from happened.after -> 'side'
      and part.key in ('visits', 'availability', 'hourly_rate', 'starts_on', 'ends_on')
  ) known
  where known.terms ? 'visits'
$$;

-- What happened between a family and their caregivers, with the family's own answers. The last column is `about`: {who
-- (a first name), day, reason, changed (terms), terms (those agreed)}. Names of people who were only introduced are
-- left out, since devices keep this.
create function private.care_history(asked public.requests) returns table (step text, at timestamptz, about jsonb)
language sql stable set search_path = '' as $$
  with placed as (
    select p.*, case when asked.erased_at is null then split_part(trim(p.caregiver_name), ' ', 1) end as who
    from public.placements p where p.request_id = asked.id
  ),
  changed as (
    select p.*, e.occurred_at as at, e.after, private.terms_after(e) as terms,
      -- The audit log has only that there was a reason. The placement has the last one.
      e.id = (
        select max(l.id) from public.events l
        where l.subject_type = e.subject_type and l.subject_id = e.subject_id and l.after ? 'end_reason'
      ) as gave_reason
    from placed p join public.events e on e.subject_type = 'placements' and e.subject_id = p.id::text
      and e.action = 'update'
    where not e.after ? 'ended_at' and (p.ended_at is null or e.occurred_at < p.ended_at)
  ),
  introduced as (
    select a.id, e.occurred_at as at
    from public.jobs j join public.applications a on a.job_id = j.id
    join public.events e on e.subject_type = 'applications' and e.subject_id = a.id::text
    where j.request_id = asked.id and e.after ->> 'status' = 'introduced'
  )
  select 'part_covered', p.placed_at, jsonb_build_object('who', p.who, 'terms', (
    select private.terms_after(e) from public.events e
    where e.subject_type = 'placements' and e.subject_id = p.id::text and e.action = 'insert'
  )) from placed p
  union all
  -- With its first day, if it ended before that.
  select 'care_ended', p.ended_at, jsonb_build_object('who', p.who, 'day', case
    when private.day_of(p.ended_at) < p.starts_on then p.starts_on end, 'reason', case
    -- If the reason came with a last day, the family has read it there.
    when not exists (select from changed c where c.id = p.id and c.gave_reason) then p.end_reason end)
  from placed p where p.ended_at is not null
  union all
  select 'care_ending', c.at, jsonb_build_object(
    'who', c.who, 'day', coalesce(c.after ->> 'ends_on', c.ends_on::text),
    'reason', case when c.gave_reason then c.end_reason end
  )
  from changed c where c.after ? 'end_reason'
  union all
  select 'care_changed', c.at, jsonb_build_object(
    'who', c.who, 'changed', private.changed_terms(c.after), 'terms', c.terms
  )
  from changed c
  where private.changed_terms(c.after) <> '{}' and not c.after ? 'end_reason'
  union all
  select 'refused_terms', c.ended_at, jsonb_build_object(
    'who', p.who, 'day', c.from_day, 'reason', case when asked.erased_at is null then c.reason end
  )
  from placed p join public.terms_changes c on c.placement_id = p.id where c.refused_by = 'family'
  union all
  select 'agreed_terms', c.agreed_at, jsonb_build_object('who', p.who, 'day', c.from_day)
  from placed p join public.terms_changes c on c.placement_id = p.id where c.agreed_at is not null
  union all
  select distinct 'introduced', i.at, null::jsonb from introduced i
  union all
  -- Before anything was offered, a yes is to no terms.
  select 'said_' || (e.after ->> 'answer'), e.occurred_at, jsonb_build_object('terms', case
    when e.after ->> 'answer' = 'yes' and (
      select o.action <> 'delete' from public.events o
      where o.subject_type = 'offers' and o.subject_id = e.subject_id and o.id < e.id order by o.id desc limit 1
    ) then private.terms_after(e) end)
  from (select i.id, min(i.at) as at from introduced i group by i.id) a
  join public.events e on e.subject_type = 'agreements' and e.subject_id = a.id::text and e.occurred_at >= a.at
  where e.after ? 'answer' and e.after ->> 'side' = 'family'
$$;

-- What has happened to a request, the first step first: each status, each question and answer, answers read after
-- publishing, changed answers, changed contact details without their content, and what private.care_history has. If
-- staff had promised a step by a day, it has that day, worked out like private.dated_pending_items. That is null once
-- the request is erased: without its questions nobody knows whose turn it was.
create function private.family_history(asked public.requests)
returns table (step text, at timestamptz, promised_by date, about jsonb)
language sql stable set search_path = '' as $$
  with care as materialized (select c.* from private.care_history(asked) c),
  moments as (
    select e.id as nr, e.after ->> 'status' as status, 0 as asks, e.after ->> 'status' as step,
      case e.action when 'insert' then asked.submitted_at else e.occurred_at end as at
    from public.events e
    where e.subject_type = 'requests' and e.subject_id = asked.id::text and e.after ? 'status'
    union all
    select e.id, null, case e.action when 'insert' then 1 else -1 end,
      case e.action when 'insert' then 'question' else 'answer' end, e.occurred_at
    from public.events e
    where e.subject_type = 'request_questions' and e.subject_id = asked.id::text
      and (e.action = 'insert' and e.after ? 'question' or e.action = 'update' and e.after ? 'answer')
  ),
  stands as (
    select m.*, sum(m.asks) over earlier as open_questions,
      max(m.nr) filter (where m.status is not null) over earlier as status_nr
    from moments m window earlier as (order by m.nr)
  ),
  -- Until the request is published, staff have the next step while no question is open.
  turns as (
    select s.*, s.open_questions = 0 and standing.status in ('submitted', 'in_review') as waits_for_staff
    from stands s left join moments standing on standing.nr = s.status_nr
  )
  select h.step, h.at, case when asked.erased_at is null then private.contact_due(asked, h.waited_since) end, h.about
  from (
    select t.nr,
      -- Caregivers agreed to all times again, or the others are no longer needed. Nobody is placed by that.
      case when t.step = 'matched' and exists (select from public.placements p
        where p.request_id = asked.id and p.placed_at < t.at)
          and not exists (select from public.placements p where p.request_id = asked.id and p.placed_at = t.at)
        then 'covered' else t.step end as step,
      t.at,
      case when lag(t.waits_for_staff) over by_nr and t.step <> all ('{submitted,withdrawn,answer}')
        then lag(t.at) over by_nr end
        as waited_since,
      (
        select jsonb_build_object('terms', c.about -> 'terms') from care c
        where t.step = 'matched' and c.step = 'part_covered' and c.at = t.at and asked.erased_at is null limit 1
      ) as about
    from turns t window by_nr as (order by t.nr)
    union all
    -- Earlier answers wait with the request.
    select null, 'answer_read', q.read_at, min(q.answered_at), null
    from public.request_questions q
    where q.request_id = asked.id and q.answered_at >= (select min(m.at) from moments m where m.status = 'open')
      and q.read_at is not null
    group by q.read_at
    union all
    -- Changed by staff with the family.
    select null, case when e.said_on is null then 'changed' else 'corrected' end, e.replaced_at, null,
      case when e.said_on is not null then jsonb_build_object('who', e.said_by, 'day', e.said_on) end
    from private.earlier_answers e where e.request_id = asked.id
    union all
    -- If the answers changed too, this is the same step.
    select e.id, 'contact_changed', e.occurred_at, null, null
    from public.events e
    where e.subject_type = 'request_contacts' and e.subject_id = asked.id::text and e.action = 'update'
      and not exists (
        select from private.earlier_answers a where a.request_id = asked.id and a.replaced_at = e.occurred_at
      )
    union all
    select 0, care.step, care.at, null, jsonb_strip_nulls(care.about - 'terms') || case
      when asked.erased_at is null and care.about -> 'terms' <> 'null'
        then jsonb_build_object('terms', care.about -> 'terms')
      else '{}' end
    from care
    -- The caregiver placed for the rest matched it, at the same moment.
    where care.step <> 'part_covered'
      or not exists (select from moments m where m.status is not null and m.at = care.at)
  ) h
  -- What caused a change of the request comes before it.
  order by h.at, h.nr, h.about ->> 'who'
$$;
