-- How a family follows its request without an account: by a link it sees the status, answers the staff's questions,
-- changes its contact and withdraws. Taking its data along and erasing it is *_family_data.sql.

create table public.request_questions (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  question text not null check (length(question) between 1 and 1000),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 4000),
  answered_at timestamptz,
  read_at timestamptz,
  said_by text check (length(said_by) between 1 and 200),
  said_on date,
  check ((said_by is null) = (said_on is null) and (said_by is null or answered_at is not null))
);
comment on column public.request_questions.said_by is
  'Who answered by phone or in person, where staff recorded it (*_question_answers.sql).';
comment on column public.request_questions.read_at is
  'When an admin took note of the answer; null while it waits to be read.';
create index request_questions_request_idx on public.request_questions (request_id, asked_at);
create index request_questions_unread_idx on public.request_questions (request_id)
  where answered_at is not null and read_at is null;

create trigger record_event after insert or update or delete on public.request_questions
  for each row execute function private.record_event('request_id');

alter table public.request_questions enable row level security;
grant select on public.request_questions to authenticated;

create policy "Admins read what was asked and answered" on public.request_questions
  for select to authenticated using ((select private.acts_as('admin')));

-- As people read and say it: K7Q-M4R-T9X (src/lib/reference.ts).
create function private.show_reference(reference text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(reference, '(.{3})(?=.)', '\1-', 'g') $$;

-- By what a message names a request.
create function private.reference_of(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('reference', private.show_reference(r.reference)) from public.requests r
  where r.id = reference_of.request
$$;

-- Until when a withdrawal can be taken back: seven days long, while nobody was placed. Null when it can't be.
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
    -- Not while someone comes, if only for a part of the week.
    'withdraw', under_way and asked.status <> 'matched' and not cared_for,
    'takeBack', coalesce(private.resumable_until(asked) > now(), false),
    'erase', asked.erased_at is null and asked.status <> 'matched' and not cared_for
  )
  from (values (
    asked.erased_at is null and asked.status in ('submitted', 'in_review', 'open', 'matched'),
    exists (select from public.placements p where p.request_id = asked.id and p.ended_at is null)
  )) request (under_way, cared_for)
$$;

-- Whose turn it is, family or staff, and by which day staff answer (*_pending_items.sql); no row where nobody has to
-- act.
create function private.turn_of(request uuid) returns table (turn text, due date)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select t.turn, t.due from (
      select w.turn, w.due from private.dated_pending_items w
      where w.request_id = request and w.kind in ('request', 'question', 'introduction')
      union all
      -- A caregiver it has met accepted what was offered.
      select 'staff', private.due_on('offer', a.accepted_at)
      from public.jobs j join public.applications a on a.job_id = j.id
      where j.request_id = request and j.status = 'open' and a.status = 'accepted' and a.introduced_at is not null
    ) t
    order by t.turn, t.due limit 1;
end $$;

-- Which terms of a placement these columns are, in the words of domain/changed-terms.ts.
create function private.changed_terms(columns jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(t.term order by t.place), '{}')
  from (values
    (1, 'visits', 'times'), (2, 'hourly_rate', 'pay'), (3, 'starts_on', 'first_day'), (4, 'ends_on', 'last_day')
  ) t (place, kept_as, term)
  where columns ? t.kept_as
$$;

-- The terms that were kept for something once this had happened to it, by what the audit log has of it: {visits,
-- availability, hourlyRate, startsOn, endsOn}. Of an agreement those of one side.
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

-- What happened between a family and those who come, or were introduced, the family's own word among it; what of it
-- ended with `about`: {who (a first name), day, reason, changed (terms), terms (those agreed on)}. Names of people who
-- were only introduced don't belong here: devices keep it.
create function private.care_history(asked public.requests) returns table (step text, at timestamptz, about jsonb)
language sql stable set search_path = '' as $$
  with placed as (
    select p.*, case when asked.erased_at is null then split_part(trim(p.caregiver_name), ' ', 1) end as who
    from public.placements p where p.request_id = asked.id
  ),
  changed as (
    select p.*, e.id as nr, e.occurred_at as at, e.after, private.terms_after(e) as terms
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
  -- With its day where nobody came before that.
  select 'care_ended', p.ended_at, jsonb_build_object('who', p.who, 'day', case
    when private.day_of(p.ended_at) < p.starts_on then p.starts_on end, 'reason', case
    -- It was told with the last day.
    when not exists (select from changed c where c.id = p.id and c.after ? 'end_reason') then p.end_reason end)
  from placed p where p.ended_at is not null
  union all
  select 'care_ending', c.at, jsonb_build_object(
    'who', c.who, 'day', coalesce(c.after ->> 'ends_on', c.ends_on::text),
    -- The audit log keeps only that there was one, the placement the last of them.
    'reason', case when c.nr = max(c.nr) over (partition by c.id) then c.end_reason end
  )
  from changed c where c.after ? 'end_reason'
  union all
  select 'care_changed', c.at, jsonb_build_object(
    'who', c.who, 'changed', private.changed_terms(c.after), 'terms', c.terms
  )
  from changed c
  where private.changed_terms(c.after) <> '{}' and not c.after ? 'end_reason'
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

-- What has happened to a request, the first step first: each status, each question and answer, answers that were read
-- after the request was published, other answers in the place of those that were sent, other contact details without
-- what they are, and what private.care_history tells. Where staff had promised the step by a day, with that day. It is
-- derived as private.dated_pending_items derives it, and null once the request is erased: without its questions nobody
-- knows whose turn it was.
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
  -- Staff have the next word in what is not published, while no question is open.
  turns as (
    select s.*, s.open_questions = 0 and standing.status in ('submitted', 'in_review') as waits_for_staff
    from stands s left join moments standing on standing.nr = s.status_nr
  )
  select h.step, h.at, case when asked.erased_at is null then private.due_on('request', h.waited_since) end, h.about
  from (
    select t.nr,
      -- Those who come are agreed on all times again, or the others are no longer needed: nobody is placed by that.
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
    -- Before that, answers wait with the request.
    select null, 'answer_read', q.read_at, min(q.answered_at), null
    from public.request_questions q
    where q.request_id = asked.id and q.answered_at >= (select min(m.at) from moments m where m.status = 'open')
      and q.read_at is not null
    group by q.read_at
    union all
    -- By staff, as the family said.
    select null, case when e.said_on is null then 'changed' else 'corrected' end, e.replaced_at, null,
      case when e.said_on is not null then jsonb_build_object('who', e.said_by, 'day', e.said_on) end
    from private.earlier_answers e where e.request_id = asked.id
    union all
    -- With other answers, they are those.
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
    -- The caregiver placed for the rest has matched it, in the same moment.
    where care.step <> 'part_covered'
      or not exists (select from moments m where m.status is not null and m.at = care.at)
  ) h
  -- What moved the request comes before its own step.
  order by h.at, h.nr, h.about ->> 'who'
$$;

-- Whether its family gets emails; null where no address is on file.
create function private.family_wants_emails(asked public.requests) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if not (private.family_steps(asked) -> 'chooseEmails')::boolean then return null; end if;
  return coalesce((select c.wants_emails from private.mail_choices c where c.request_id = asked.id), true);
end $$;

-- What it asks for and the people it names, as its family gave it; null once it is erased.
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

-- A request as its family sees it by the link that it opened. The history comes from the audit log, which keeps it when
-- the rest is erased.
create function private.tracked_request(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  with past as materialized (
    select h.* from public.requests r, private.family_history(r) with ordinality h (step, at, promised_by, about, n)
    where r.id = request
  )
  select jsonb_build_object(
    'reference', r.reference, 'status', r.status, 'statusReason', r.status_reason, 'submittedAt', r.submitted_at,
    'steps', (
      select coalesce(jsonb_agg(
        jsonb_build_object('step', h.step, 'at', h.at, 'promisedBy', h.promised_by) || coalesce(h.about, '{}')
          order by h.n
      ), '[]')
      from past h
    ),
    'turn', whose.turn, 'due', whose.due,
    'lastStaffStep', (
      select jsonb_build_object('step', done.step, 'at', done.at) || coalesce(done.about - 'terms', '{}')
      from past done
      where done.step <> all ('{submitted,changed,contact_changed,answer,said_yes,said_talk,said_no,withdrawn}')
      -- Of one moment, what moved the request says more than its status since, unless it is over.
      order by done.at desc, done.step <> 'closed', done.about is null, done.n desc limit 1
    ),
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
      -- Who comes now comes before who follows.
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
        -- Of each day the last time, and of each who reads the latest days: nobody's many push out another's.
        select who.name as by, e.by_family as by_link, max(e.occurred_at) as at, max(e.id) as latest,
          row_number() over (partition by who.name, e.by_family order by max(e.id) desc) as nr
        from public.events e cross join lateral (
          -- A caregiver by name, one who left or came instead by the first name; of the staff that it was the staff.
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
    'introductions', private.opened(private.introductions(r.id), 'application', link),
    'checkIns', private.opened(private.check_ins(r.id), 'id', link),
    'complaints', private.opened(private.complaints(r.id), 'id', link), 'careBy', private.care_by(r.id),
    'can', steps.can, 'erasedAt', r.erased_at,
    'links', private.links_of(r.id), 'purpose', coalesce(link.purpose, 'all')
  ) || private.not_shown(link.purpose, steps.can)
  from public.requests r join public.places place on place.id = r.place_id
  left join lateral private.turn_of(r.id) whose on true
  cross join private.family_steps(r) steps (can)
  left join private.request_links link on link.id = private.opened_link() and link.request_id = r.id
  where r.id = request
$$;

-- The same for the holder of a link. Errors: link_ended, too_many_requests, after too many wrong tries.
create function private.track_request(_reference text, _secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.request_links := private.open_link(_reference, _secret);
begin
  perform private.note_use(link);
  return private.tracked_request(link.request_id);
end $$;
select private.expose('track_request', 'anon', 'authenticated');

-- Locks the request that a family wants to change by this step; null for a wrong key. Errors: link_ended,
-- link_not_for_this.
create function private.lock_request(reference text, secret text, step text, about uuid default null)
  returns public.requests
language plpgsql set search_path = '' as $$
declare
  link private.request_links := private.open_link(reference, secret, step, about);
  asked public.requests;
begin
  select * into asked from public.requests r where r.id = link.request_id for update;
  -- It may have ended while this waited.
  if exists (select from private.request_links l where l.id = link.id and l.revoked_at is not null) then
    raise exception 'link_ended';
  end if;
  perform private.note_use(link);
  return asked;
end $$;

-- Raises request_step_not_allowed (detail: the status, or erased) unless the family may do this now, and
-- too_many_requests when a request is changed more often than anyone needs to.
create function private.require_family_step(asked public.requests, step text) returns void
language plpgsql set search_path = '' as $$
begin
  if not (private.family_steps(asked) -> step)::boolean then
    raise exception 'request_step_not_allowed'
      using detail = case when asked.erased_at is null then asked.status::text else 'erased' end;
  end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
end $$;

-- Errors: question_not_found, answer_missing, too_long, request_step_not_allowed, too_many_requests.
create function private.answer_question(_reference text, _secret text, _question_id uuid, _answer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'question', _question_id);
  given text := nullif(private.typed(_answer), '');
  earlier public.request_questions;
begin
  if asked.id is null then return null; end if;
  select * into earlier from public.request_questions q where q.id = _question_id and q.request_id = asked.id;
  if not found then raise exception 'question_not_found' using errcode = 'PT404'; end if;
  if given is null then raise exception 'answer_missing'; end if;
  if length(given) > 4000 then raise exception 'too_long'; end if;
  -- The same answer again comes from a device that never learned that the first one arrived.
  if earlier.answer is distinct from given then
    perform private.require_family_step(asked, 'answer');
    if earlier.answered_at is not null then
      raise exception 'request_step_not_allowed' using detail = 'answered';
    end if;
    update public.request_questions set answer = given, answered_at = now() where id = _question_id;
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('answer_question', 'anon', 'authenticated');

-- Takes {contactName, contactPhone, contactEmail, contactBy, contactLanguage}; the last two stay where they are left
-- out, as an earlier version of the app does. Errors: too_large, invalid_answers (detail: field to missing, invalid or
-- too_long), request_step_not_allowed, too_many_requests, same_as_before.
create function private.change_request_contact(_reference text, _secret text, _contact jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'contact');
  known public.request_contacts;
  changed jsonb;
  faults jsonb;
begin
  if asked.id is null then return null; end if;
  if private.has_endless_number(_contact) then raise exception 'too_large'; end if;
  select * into known from public.request_contacts c where c.request_id = asked.id;
  changed := private.clean_names(jsonb_build_object(
    'contact_name', _contact -> 'contactName', 'contact_phone', _contact -> 'contactPhone',
    'contact_email', _contact -> 'contactEmail',
    'contact_by', coalesce(nullif(_contact -> 'contactBy', 'null'), to_jsonb(known.contact_by)),
    'contact_language', coalesce(nullif(_contact -> 'contactLanguage', 'null'), to_jsonb(known.contact_language))
  ));
  select jsonb_object_agg(names.given, f.value) into faults
  from jsonb_each(private.request_faults(changed)) f
  join (values
    ('contact_name', 'contactName'), ('contact_phone', 'contactPhone'), ('contact_email', 'contactEmail'),
    ('contact_by', 'contactBy'), ('contact_language', 'contactLanguage')
  ) names (kept, given) on names.kept = f.key;
  if faults is not null then raise exception 'invalid_answers' using detail = faults::text; end if;
  perform private.require_family_step(asked, 'changeContact');
  update public.request_contacts set
    contact_name = trim(changed ->> 'contact_name'),
    contact_phone = private.clean_phone(changed ->> 'contact_phone'),
    contact_email = nullif(trim(changed ->> 'contact_email'), ''),
    contact_by = (changed ->> 'contact_by')::public.contact_way,
    contact_language = nullif(changed ->> 'contact_language', '')::public.language_code
  where request_id = asked.id;
  if (select to_jsonb(c) = to_jsonb(known) from public.request_contacts c where c.request_id = asked.id) then
    raise exception 'same_as_before';
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('change_request_contact', 'anon', 'authenticated');

-- Takes {access, safety, habits} in the place of the version that was seen, null for none. Errors: malformed_request,
-- too_long, changed_meanwhile (detail: {by, at}), request_step_not_allowed, too_many_requests.
create function private.change_arrival_notes(
  _reference text, _secret text, _notes jsonb, _seen timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'contact');
begin
  if asked.id is null then return null; end if;
  perform private.require_family_step(asked, 'changeContact');
  perform private.keep_arrival_notes(asked.id, _notes, _seen);
  return private.tracked_request(asked.id);
end $$;
select private.expose('change_arrival_notes', 'anon', 'authenticated');

-- Takes the request as submit_request does, but for what names it. Errors: too_large, request_step_not_allowed
-- (erased), those of change_answers.
create function private.change_request(_reference text, _secret text, _request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'change');
begin
  if asked.id is null then return null; end if;
  perform private.refuse_too_large(_request);
  if asked.erased_at is not null then raise exception 'request_step_not_allowed' using detail = 'erased'; end if;
  -- The key was looked at above; the rules for a request's own want one that is well formed.
  perform private.change_answers(asked, private.clean_names(_request) || jsonb_build_object(
    'reference', asked.reference, 'tracking_secret', repeat('0', 32), 'saved_at',
      trunc(extract(epoch from now()) * 1000)
  ));
  return private.tracked_request(asked.id);
end $$;
select private.expose('change_request', 'anon', 'authenticated');

create function private.withdraw(request uuid, words text) returns void
language sql set search_path = '' as $$
  select private.end_search(request, 'withdrawn', words, private.coded('family_needs_no_care'))
$$;

-- Errors: too_long, request_step_not_allowed, too_many_requests.
create function private.withdraw_request(_reference text, _secret text, _reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'withdraw');
begin
  if asked.id is null then return null; end if;
  perform private.require_family_step(asked, 'withdraw');
  perform private.withdraw(asked.id, private.reason(_reason, false));
  return private.tracked_request(asked.id);
end $$;
select private.expose('withdraw_request', 'anon', 'authenticated');

-- The search begins again: a job that was closed stays closed until staff publish it again.
-- Errors: request_step_not_allowed, too_many_requests.
create function private.take_back_withdrawal(_reference text, _secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'take_back');
begin
  if asked.id is null then return null; end if;
  perform private.require_family_step(asked, 'takeBack');
  update public.requests set status = 'submitted', status_reason = null where id = asked.id;
  return private.tracked_request(asked.id);
end $$;
select private.expose('take_back_withdrawal', 'anon', 'authenticated');

-- Published again, a job has those applications again that ended only because its family withdrew or staff took
-- it back; they wait again. Invitations are made again by staff
-- (decision 0098). Not those of a caregiver who may not read about jobs now.
create function private.reopen_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.because('published', new.id::text);
  update public.applications a
  set status = 'submitted', submitted_at = now(), status_reason = null
  from public.caregiver_profiles p
  where a.job_id = new.id and a.status = 'declined' and a.has_applied and a.declined_at = old.closed_at
    and p.user_id = a.caregiver_id and private.reads_own_jobs(p) and private.role_of(p.user_id) = 'caregiver';
  perform private.because('published', null);
  return null;
end $$;
create trigger reopen_applications after update of status on public.jobs
  for each row when (old.status = 'closed' and new.status = 'open') execute function private.reopen_applications();

-- What a family answered until then no longer waits: staff have read it, or the family has heard from them since.
create function private.take_up_answers(request uuid, heard timestamptz default now()) returns void
language sql set search_path = '' as $$
  update public.request_questions q set read_at = now()
  where q.request_id = request and q.answered_at <= heard and q.read_at is null
$$;

-- Asks the family something, with an email where there is an address; the family answers with its private link.
-- Errors: not_allowed, request_not_found, request_step_not_allowed, question_missing, too_long, too_many_questions.
create function private.ask_family(_request_id uuid, _question text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
  wanted text := nullif(private.typed(_question), '');
  question uuid;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = _request_id for update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if not (private.family_steps(asked) -> 'changeContact')::boolean then
    raise exception 'request_step_not_allowed' using detail = asked.status::text;
  end if;
  if wanted is null then raise exception 'question_missing'; end if;
  if length(wanted) > 1000 then raise exception 'too_long'; end if;
  -- Asked again after a lost connection, it is one question.
  select q.id into question from public.request_questions q
  where q.request_id = _request_id and q.question = wanted and q.answered_at is null;
  if found then return question; end if;
  if (select count(*) from public.request_questions q where q.request_id = _request_id) >= 20 then
    raise exception 'too_many_questions';
  end if;
  perform private.take_up_answers(_request_id);
  insert into public.request_questions (request_id, question, asked_by)
  values (_request_id, wanted, auth.uid()) returning id into question;
  return question;
end $$;
select private.expose('ask_family', 'authenticated');

-- When the family or the caregiver last answered what an application, a job with its applications, or a request with
-- its questions asks; for staff.
create function private.answered_at(application uuid default null, job uuid default null, request uuid default null)
returns timestamptz
language sql stable security definer set search_path = '' as $$
  with concerned as (
    select a.id from public.applications a where a.id = application
    union all select a.id from public.applications a where a.job_id = job
    union all select a.id from public.jobs j join public.applications a on a.job_id = j.id where j.request_id = request
  )
  select max(answers.at) from (
    select g.given_at as at from concerned c join public.agreements g on g.application_id = c.id
    union all select a.submitted_at from public.applications a where a.id = application and a.has_applied
    union all select q.answered_at from public.request_questions q where q.request_id = request
    union all select e.replaced_at from private.earlier_answers e where e.request_id = request
  ) answers
  where private.acts_as('admin')
$$;

create function public.answered(application public.applications) returns timestamptz
language sql stable set search_path = '' as $$ select private.answered_at(application => application.id) $$;

create function public.answered(job public.jobs) returns timestamptz
language sql stable set search_path = '' as $$ select private.answered_at(job => job.id) $$;
grant execute on function
  private.answered_at, public.answered(public.applications), public.answered(public.jobs)
to authenticated;

-- Refuses a step of staff taken before they saw an answer that is against it. Errors: answers_changed.
create function private.require_seen(answered timestamptz, seen timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if answered > coalesce(seen, '-infinity') then raise exception 'answers_changed'; end if;
end $$;

-- An admin has read what the family answered. Errors: not_allowed.
create function private.read_answers(_request_id uuid, _seen timestamptz default 'infinity') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.take_up_answers(_request_id, coalesce(_seen, '-infinity'));
end $$;
select private.expose('read_answers', 'authenticated');
