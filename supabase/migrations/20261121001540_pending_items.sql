-- What waits for which side, since when, and by which day staff answer (decision 0086). Nothing here is stored: each
-- line follows from the status of a request, a question, a profile, a document or an application.

create index request_questions_open_idx on public.request_questions (request_id, asked_at) where answered_at is null;

-- Indexes for what may wait by the thousand, in waiting order, with every column that pending_items reads, so that
-- the table itself is not read.
create index requests_waiting_idx on public.requests ((coalesce(status_since, submitted_at)), id)
  include (status, status_since, submitted_at)
  where status in ('submitted', 'in_review') and erased_at is null;
create index caregiver_profiles_waiting_idx on public.caregiver_profiles ((coalesce(submitted_at, updated_at)), user_id)
  include (status, submitted_at, updated_at)
  where status = 'submitted';
-- An index for what comes before everything else that waits (private.pressing).
create index requests_urgent_live_idx on public.requests ((coalesce(status_since, submitted_at)), id)
  where priority and status in ('submitted', 'in_review', 'open') and erased_at is null;
create index requests_near_live_idx on public.requests (
  (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end), id
) where status in ('submitted', 'in_review', 'open') and erased_at is null;
create index requests_open_times_idx on public.requests (id, availability)
  where status = 'open' and erased_at is null;
-- To estimate how many jobs have nobody, the planner needs good statistics of those that have someone.
alter table public.applications alter column job_id set statistics 1000;
create index applications_live_idx on public.applications (job_id)
  where status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted');
create index applications_waiting_idx on public.applications ((coalesce(shortlisted_at, submitted_at)), id)
  include (status, caregiver_id, shortlisted_at, submitted_at)
  where status in ('submitted', 'shortlisted');

-- The day by which we answer what came in on a day, for many at once: that of its kind (private.due_on), or the last
-- working day before the day it begins, whichever is sooner, but never before staff are in and could know about it. A
-- visit can't wait for a working day: it is due the day before.
create function private.days_due(kinds text[], days date[], beginnings date[])
returns table (kind text, day date, begins date, due date)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select s.kind, s.day, s.begins, least(
      (select w.day from private.working_days w where w.day >= s.day order by w.day offset t.working_days limit 1),
      case when s.begins is null then null when s.kind = 'visit' then greatest(s.day, s.begins - 1) else greatest(
        (select max(w.day) from private.working_days w where w.day < s.begins),
        (select min(w.day) from private.working_days w where w.day >= s.day)
      ) end
    )
    from unnest(kinds, days, beginnings) s (kind, day, begins) join private.answer_times t on t.kind = s.kind;
end $$;

-- `turn` says who has the next step: staff, family or caregiver. If it `begins` on a day, it is due before that.
-- `status` separates items of one kind: the status of the request, profile or application. Parts with an index come
-- in its order, so that a reader of the first few stops early.
create view private.pending_items as
select w.* from (
  (select 'request' as kind, r.id as subject_id, 'staff' as turn, 'request' as promised_as,
    coalesce(r.status_since, r.submitted_at) as since,
    r.id as request_id, null::uuid as caregiver_id, (null::public.requests).starts_on as begins,
    r.status::text as status
  from public.requests r
  where r.status in ('submitted', 'in_review') and r.erased_at is null
    and not exists (select from public.request_questions q where q.request_id = r.id)
  order by since, subject_id)
  union all
  -- If staff asked something, it waits for the family. After the answer, it waits for staff again.
  select 'request', r.id, 'staff', 'request', greatest(coalesce(r.status_since, r.submitted_at), max(q.answered_at)),
    r.id, null, null, r.status::text
  from public.requests r join public.request_questions q on q.request_id = r.id
  where r.status in ('submitted', 'in_review') and r.erased_at is null
  group by r.id having bool_and(q.answered_at is not null)
  union all
  -- Times that nobody covers and no job asks for, while the rest of the request is covered or advertised: staff can
  -- publish these whatever else they ask the family.
  select 'request', r.id, 'staff', 'request', (
      select max(moments.at) from (
        select greatest(j.published_at, j.closed_at) as at from public.jobs j where j.request_id = r.id
        union all
        select greatest(p.placed_at, p.ended_at) from public.placements p where p.request_id = r.id
      ) moments
    ), r.id, null, null, 'open'
  from public.requests r
  -- In most requests one job asks for all times. For those the indexes are enough.
  left join public.jobs j on j.request_id = r.id and j.status = 'open' and j.availability = r.availability
  where r.status = 'open' and r.erased_at is null
    and case when j.request_id is null then (
      select private.needed_times(asked) & ~private.held_times(asked.id) <> 0
      from public.requests asked where asked.id = r.id
    ) end
  union all
  -- If no email told the family, staff tell them.
  select 'question', q.id, case when heard.of then 'family' else 'staff' end,
    case when heard.of then 'question' else 'request' end, q.asked_at, q.request_id, null, null,
    case when heard.of then r.status::text else 'unheard' end
  from public.request_questions q join public.requests r on r.id = q.request_id
  join public.request_contacts c on c.request_id = q.request_id
  join private.mail_choices m on m.request_id = q.request_id
  cross join lateral (
    select c.contact_email is not null and m.wants_emails and not exists (
      select from private.mails f
      where f.failed_at is not null and f.request_id = q.request_id and f.kind = 'question'
        and lower(f.to_address) = lower(c.contact_email)
    ) as of
  ) heard
  where q.answered_at is null and r.status in ('submitted', 'in_review', 'open', 'matched') and r.erased_at is null
  union all
  -- Before a request is published, its answers wait with it.
  select 'question', q.id, 'staff', 'request', q.answered_at, q.request_id, null, null, r.status::text
  from public.request_questions q join public.requests r on r.id = q.request_id
  where q.answered_at is not null and q.read_at is null and r.status in ('open', 'matched') and r.erased_at is null
  union all
  -- What a family wrote, until staff have answered or said that it needs no answer.
  (select 'message', m.id, 'staff', 'message', m.sent_at, m.request_id, null, null, m.about::text
  from public.family_messages m where m.answered_at is null
  order by 5, 2)
  union all
  (select 'profile', p.user_id, 'staff', 'profile', coalesce(p.submitted_at, p.updated_at), null, p.user_id, null,
    p.status::text
  from public.caregiver_profiles p where p.status = 'submitted'
  order by 5, 2)
  union all
  select 'profile', p.user_id, case when p.changes_reason is null then 'staff' else 'caregiver' end, 'profile',
    p.changes_since, null, p.user_id, null, p.status::text
  from public.caregiver_profiles p where p.changes_since is not null and p.status = 'approved'
  union all
  select 'profile', p.user_id, 'caregiver', 'profile', coalesce(p.reviewed_at, p.updated_at), null, p.user_id, null,
    p.status::text
  from public.caregiver_profiles p where p.status = 'changes_requested'
  union all
  (select 'document', d.id, 'staff', 'document', d.created_at, null, d.caregiver_id, null, null
  from public.documents d where d.status = 'uploaded'
  order by 5, 2)
  union all
  -- Their owner is placed: staff get a newer document, or find someone else.
  select 'lapse', l.document_id, 'staff', 'document', l.expires_on::timestamp at time zone o.time_zone, null,
    l.caregiver_id, null, null
  from private.lapses l, private.operator o
  union all
  (select 'application', a.id, 'staff', 'application', coalesce(a.shortlisted_at, a.submitted_at), null, a.caregiver_id,
    null, a.status::text
  from public.applications a where a.status in ('submitted', 'shortlisted')
  order by 5, 2)
  union all
  select 'application', a.id, 'caregiver', 'application', a.invited_at, null, a.caregiver_id, null, a.status::text
  from public.applications a where a.status = 'invited'
  union all
  -- A family that has read about a caregiver. After their answer, or if the caregiver may no longer be introduced, it
  -- waits for staff, as it does from when nobody can say yes to an offer any more. “Wants to talk first”
  -- waits until someone has talked to them.
  select 'introduction', a.id, case when g.answer is null and p.status = 'approved' and not exists (
      select from public.users u
      where u.id = a.caregiver_id and (u.deactivated_at is not null or u.role <> 'caregiver')
    ) and begun.at is null then 'family' else 'staff' end, 'introduction', greatest(
      coalesce(g.given_at, case when a.status <> 'introduced' then a.offered_at end, a.introduced_at), begun.at
    ), j.request_id, null, coalesce(o.starts_on, g.starts_on, case j.start when 'day' then j.starts_on end),
    a.status::text
  from public.applications a join public.jobs j on j.id = a.job_id
  join public.caregiver_profiles p on p.user_id = a.caregiver_id
  left join public.agreements g on g.application_id = a.id and g.side = 'family'
  left join public.offers o on o.application_id = a.id
  left join lateral (
    select coalesce(private.begun_at(o), private.minute_of(o.starts_on, 0)) as at where private.has_begun(o)
  ) begun on true
  where a.status = 'introduced'
    -- New terms clear an earlier yes.
    or a.status in ('offered', 'accepted') and (g.answer = 'talk' or g.answer is null and a.introduced_at is not null)
    or a.status = 'offered' and begun.at is not null
  union all
  -- A complaint, until staff have settled it.
  select 'complaint', c.id, 'staff', 'complaint', coalesce(c.reopened_at, c.raised_at), p.request_id, null, null,
    c.kind::text
  from public.complaints c join public.placements p on p.id = c.placement_id
    join public.requests r on r.id = p.request_id
  where c.settled_at is null and r.erased_at is null
  union all
  -- A visit to which nobody comes or came, until someone comes instead or staff have recorded what they did.
  (select 'visit', c.id, 'staff', 'visit', c.said_at, p.request_id, null, c.on_date, c.kind::text
  from public.visit_changes c join public.placements p on p.id = c.placement_id
  where c.kind in ('cannot_come', 'missed') and c.undone_at is null and c.settled_at is null
  order by 5, 2)
  union all
  -- Proposed new terms, until both have answered.
  select 'terms', c.id, 'staff', 'terms', c.proposed_at, p.request_id, null, c.from_day, null
  from public.terms_changes c join public.placements p on p.id = c.placement_id
  where c.agreed_at is null and c.ended_at is null
  union all
  -- A caregiver who wants to stop. The family is told neither that nor about a delay.
  select 'leave', p.id, 'staff', 'leave', p.leave_asked_at, null, p.caregiver_id, p.leave_on, null
  from public.placements p where p.leave_asked_at is not null
  union all
  select 'offer', a.id, 'caregiver', 'offer', a.offered_at, null, a.caregiver_id, null, a.status::text
  from public.applications a where a.status = 'offered'
  union all
  select 'offer', a.id, 'staff', 'offer', greatest(a.accepted_at, g.given_at), null, a.caregiver_id, o.starts_on,
    a.status::text
  from public.applications a
  left join public.offers o on o.application_id = a.id
  left join public.agreements g on g.application_id = a.id and g.side = 'family'
  where a.status = 'accepted'
  union all
  -- An open job that has nobody: nobody applied, or the applicants or the caregiver left. While an invited caregiver
  -- may still answer, it waits for that, but only for a week.
  select 'search', j.id, case when asked.until > now() then 'caregiver' else 'staff' end, 'search',
    case when asked.until > now() then asked.until - interval '7 days'
      else greatest(j.published_at, asked.until, asked.gone) end, j.request_id, null,
    -- “As soon as possible” is not a day. If the last caregiver came until a day, the job has nobody from then on.
    case when j.start = 'day' or exists (select from public.placements p where p.job_id = j.id) then j.starts_on end,
    'open'
  from private.quiet_jobs o join public.jobs j on j.id = o.job_id
  left join lateral (
    select max(a.invited_at) filter (where a.status = 'invited') + interval '7 days' as until,
      max(greatest(a.withdrawn_at, a.declined_at)) as gone
    from public.applications a where a.job_id = j.id
  ) asked on true
  where j.status = 'open' and not exists (
    select from public.applications a
    where a.job_id = o.job_id and a.status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
  )
) w;

-- The same with the day that staff promise. Working out days takes time, so to read many items, read `pending_items`.
-- What comes after the cut-off waits from the next day, except a visit.
create view private.dated_pending_items as
select w.*, d.due
from private.pending_items w cross join private.operator o
left join lateral private.days_due(
  array[w.promised_as],
  array[private.day_of(w.since, case w.kind when 'visit' then '24 hours' else o.cut_off end)],
  array[w.begins]
) d on w.turn = 'staff';

-- The calling caregiver's items that wait for staff, the day by which staff answer, and what an admin last did:
-- opened (a document), or the status they set. A day that would come too late for the first day is not promised.
-- Errors: not_allowed.
create function private.my_pending_items()
returns table (kind text, subject_id uuid, since timestamptz, due date, last_step text, last_step_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select w.kind, w.subject_id, w.since,
      case when private.first_day_of(w.subject_id) > w.due is not false then w.due end as due, last.step, last.at
    from private.dated_pending_items w
    left join lateral (
      select case
          when e.action = 'read' then 'opened'
          when e.after ->> 'changes_reason' is not null then 'changes_requested'
          -- Approving changes leaves the status as it was.
          else coalesce(e.after ->> 'status', 'approved')
        end as step,
        e.occurred_at as at
      from public.events e
      where e.subject_id = w.subject_id::text and e.actor_id <> auth.uid() and case w.kind
        when 'document' then e.subject_type = 'documents' and e.action = 'read'
        -- A profile was reviewed before it waits again. For an application, only what came later counts.
        when 'profile' then e.subject_type = 'caregiver_profiles' and e.action = 'update'
          and (e.after ?| '{status,reviewed_at}' or e.after ->> 'changes_reason' is not null)
        else e.subject_type = 'applications' and e.action = 'update' and e.occurred_at >= w.since
          and e.after ->> 'status' <> 'submitted'
      end
      order by e.id desc limit 1
    ) last on true
    where w.caregiver_id = auth.uid() and w.turn = 'staff' and w.kind <> 'lapse' and not (
      -- Before a profile is sent, no day is promised for its documents.
      w.kind = 'document'
      and exists (select from public.caregiver_profiles p where p.user_id = auth.uid() and p.status = 'draft')
    )
    order by w.due, w.since, w.subject_id;
end $$;
select private.expose('my_pending_items', 'authenticated');
