-- Who waits for which side, since when, and by which day staff answer (decision 0086). Nothing here is
-- stored: each line follows from the status of a request, a question, a profile, a document or an application.

create index request_questions_open_idx on public.request_questions (request_id, asked_at) where answered_at is null;

-- What may wait by the thousand, in the order in which it waits, with all that pending_items says of it: that order
-- comes at less than the table itself.
create index requests_waiting_idx on public.requests ((coalesce(status_since, submitted_at)), id)
  include (status, status_since, submitted_at)
  where status in ('submitted', 'in_review') and erased_at is null;
create index caregiver_profiles_waiting_idx on public.caregiver_profiles ((coalesce(submitted_at, updated_at)), user_id)
  include (status, submitted_at, updated_at)
  where status = 'submitted';
-- What comes before all else that waits (private.pressing_requests).
create index requests_urgent_live_idx on public.requests ((coalesce(status_since, submitted_at)), id)
  where priority and status in ('submitted', 'in_review', 'open') and erased_at is null;
create index requests_near_live_idx on public.requests (
  (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end), id
) where status in ('submitted', 'in_review', 'open') and erased_at is null;
create index requests_open_times_idx on public.requests (id, availability)
  where status = 'open' and erased_at is null;
-- How many jobs have nobody is foreseen only by a good count of those that have someone.
alter table public.applications alter column job_id set statistics 1000;
create index applications_live_idx on public.applications (job_id)
  where status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted');
create index applications_waiting_idx on public.applications ((coalesce(shortlisted_at, submitted_at)), id)
  include (status, caregiver_id, shortlisted_at, submitted_at)
  where status in ('submitted', 'shortlisted');

-- The open jobs that may have nobody: each from when it opens until someone applies, and again once someone who did
-- is gone. It may list too many, since others may be left: its readers check. To look through all applications took
-- longer than all else that waits.
create table private.quiet_jobs (job_id uuid primary key);

create function private.keep_quiet_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_live constant boolean := tg_op <> 'INSERT' and private.is_live(old.status);
  lives constant boolean := tg_op <> 'DELETE' and private.is_live(new.status);
begin
  if lives and not was_live then
    delete from private.quiet_jobs q where q.job_id = new.job_id;
  elsif was_live and not lives then
    insert into private.quiet_jobs select o.job_id from private.open_jobs o where o.job_id = old.job_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_quiet_jobs after insert or update of status or delete on public.applications
  for each row execute function private.keep_quiet_jobs();

create function private.keep_quiet_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.quiet_jobs q where q.job_id = old.job_id;
  elsif not exists (
    select from public.applications a
    where a.job_id = new.job_id and a.status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
  ) then
    insert into private.quiet_jobs values (new.job_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_quiet_job after insert or delete on private.open_jobs
  for each row execute function private.keep_quiet_job();

-- The last day on which what came in on a day is answered in time, for many at once: that of its kind
-- (private.due_on), or, where it begins on a day, the last working day before that, whichever is sooner; never before
-- staff could know of it. Nobody waits with a visit for a working day: it is due the day before. What is promised
-- within no working day is due the same day, also on a day off.
create function private.days_due(kinds text[], days date[], beginnings date[])
returns table (kind text, day date, begins date, due date)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select s.kind, s.day, s.begins, least(
      case when t.working_days = 0 then s.day else (
        select w.day from private.working_days w where w.day >= s.day order by w.day offset t.working_days limit 1
      ) end,
      case when s.begins is null then null when s.kind <> 'search' then greatest(s.day, s.begins - 1) else greatest(
        (select max(w.day) from private.working_days w where w.day < s.begins),
        (select min(w.day) from private.working_days w where w.day >= s.day)
      ) end
    )
    from unnest(kinds, days, beginnings) s (kind, day, begins) join private.answer_times t on t.kind = s.kind;
end $$;

-- `turn` says who has the next word: staff, family or caregiver. What `begins` on a day is due before that. `status`
-- tells apart what has one kind: that of its request, profile or application. Parts with an index of their own
-- come in its order, so that a reader of the first ones stops early.
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
  -- One that staff asked something about waits for its family; answered, for staff again.
  select 'request', r.id, 'staff', 'request', greatest(coalesce(r.status_since, r.submitted_at), max(q.answered_at)),
    r.id, null, null, r.status::text
  from public.requests r join public.request_questions q on q.request_id = r.id
  where r.status in ('submitted', 'in_review') and r.erased_at is null
  group by r.id having bool_and(q.answered_at is not null)
  union all
  -- Times that nobody covers and no job asks for, while the rest of the request is covered or looked for: these staff
  -- can publish whatever else the family is asked.
  select 'request', r.id, 'staff', 'request', (
      select max(moments.at) from (
        select greatest(j.published_at, j.closed_at) as at from public.jobs j where j.request_id = r.id
        union all
        select greatest(p.placed_at, p.ended_at) from public.placements p where p.request_id = r.id
      ) moments
    ), r.id, null, null, 'open'
  from public.requests r
  -- Of most, one job asks for all: of those the indexes tell enough.
  left join public.jobs j on j.request_id = r.id and j.status = 'open' and j.availability = r.availability
  where r.status = 'open' and r.erased_at is null
    and case when j.request_id is null then (
      select private.needed_times(asked) & ~private.held_times(asked.id) <> 0
      from public.requests asked where asked.id = r.id
    ) end
  union all
  -- Of which no email told its family, staff tell it.
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
  -- What a family wrote, until staff have answered, or said that it needs none.
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
  -- Whose owner is placed: staff see that a newer one comes, or that someone else does.
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
  -- A family that has read about someone; once it has answered, or that person is no longer shown, staff. That it
  -- wants to talk first waits until someone did.
  select 'introduction', a.id, case when g.answer is null and p.status = 'approved' and not exists (
      select from public.users u
      where u.id = a.caregiver_id and (u.deactivated_at is not null or u.role <> 'caregiver')
    ) then 'family' else 'staff' end, 'introduction',
    coalesce(g.given_at, case when a.status <> 'introduced' then a.offered_at end, a.introduced_at), j.request_id,
      null, null, a.status::text
  from public.applications a join public.jobs j on j.id = a.job_id
  join public.caregiver_profiles p on p.user_id = a.caregiver_id
  left join public.agreements g on g.application_id = a.id and g.side = 'family'
  where a.status = 'introduced'
    -- Terms that are other than those it said yes to have cleared that.
    or a.status in ('offered', 'accepted') and (g.answer = 'talk' or g.answer is null and a.introduced_at is not null)
  union all
  -- What isn't right, until staff have settled it.
  select 'complaint', c.id, 'staff', 'complaint', coalesce(c.reopened_at, c.raised_at), p.request_id, null, null,
    c.kind::text
  from public.complaints c join public.placements p on p.id = c.placement_id
    join public.requests r on r.id = p.request_id
  where c.settled_at is null and r.erased_at is null
  union all
  -- A visit to which nobody comes, or nobody came, until someone comes instead or staff have noted what they did.
  (select 'visit', c.id, 'staff', 'visit', c.said_at, p.request_id, null, c.on_date, c.kind::text
  from public.visit_changes c join public.placements p on p.id = c.placement_id
  where c.kind in ('cannot_come', 'missed') and c.undone_at is null and c.settled_at is null
  order by 5, 2)
  union all
  -- Changed terms that are proposed, until both have answered.
  select 'terms', c.id, 'staff', 'terms', c.proposed_at, p.request_id, null, c.from_day, null
  from public.terms_changes c join public.placements p on p.id = c.placement_id
  where c.agreed_at is null and c.ended_at is null
  union all
  -- A caregiver who wants to stop; its family hears neither that, nor that it takes longer.
  select 'leave', p.id, 'staff', 'leave', p.leave_asked_at, null, p.caregiver_id, p.leave_on, null
  from public.placements p where p.leave_asked_at is not null
  union all
  select 'offer', a.id, 'caregiver', 'offer', a.offered_at, null, a.caregiver_id, null, a.status::text
  from public.applications a where a.status = 'offered'
  union all
  select 'offer', a.id, 'staff', 'offer', a.accepted_at, null, a.caregiver_id, null, a.status::text
  from public.applications a where a.status = 'accepted'
  union all
  -- An open job that has nobody: nobody has applied, or those who did, or came, are gone. While someone who was
  -- invited may still answer, it waits for that; a week, as nobody waits for ever for who doesn't answer.
  select 'search', j.id, case when asked.until > now() then 'caregiver' else 'staff' end, 'search',
    case when asked.until > now() then asked.until - interval '7 days'
      else greatest(j.published_at, asked.until, asked.gone) end, j.request_id, null,
    -- As soon as possible is no day; but who had someone that came has nobody from this one on.
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

-- The same with its day, which only staff promise. A day takes its time to work out: to read many, read `waits`.
-- After the cut-off something waits since the next day, but for a visit and a complaint.
create view private.dated_pending_items as
select w.*, d.due
from private.pending_items w cross join private.operator o
left join lateral private.days_due(
  array[w.promised_as],
  array[private.day_of(w.since, case when w.kind in ('visit', 'complaint') then '24 hours' else o.cut_off end)],
  array[w.begins]
) d on w.turn = 'staff';

-- Why an open job has nobody: who came did not come, left or leaves; who applied is gone; who was invited has not
-- answered; or nobody has applied.
create function private.why_nobody(job uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select case when p.came = false then 'did_not_come' when p.ended_at is null then 'leaves' else 'left' end
      from public.placements p where p.job_id = why_nobody.job order by p.placed_at desc limit 1
    ),
    (
      select case when bool_or(a.has_applied) then 'gone' when bool_or(a.status = 'invited') then 'unanswered' end
      from public.applications a where a.job_id = why_nobody.job
    ),
    'nobody'
  )
$$;

-- Of what is promised alike, what has waited longest is due first: no more is read of it than there is room for. Of
-- `turns`, and of one kind and status where these are wanted; with `unowned`, what nobody has in hand. Its plan is
-- kept: to make it takes half as long as to read these. What may be wanted is in cases, because behind an `or` a
-- kept plan expects hardly anything, and sorts instead of reading in order.
create function private.longest_waiting(turns text[], of_kind text, of_status text, unowned boolean)
returns setof private.pending_items
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select w.* from private.answer_times promise, unnest(turns) whose (turn), lateral (
      select w.* from private.pending_items w
      where w.promised_as = promise.kind and w.turn = whose.turn
        and w.kind not in ('lapse', 'search', 'terms', 'visit', 'leave')
        and case when of_kind is null then true else w.kind = of_kind end
        and case when of_status is null then true else w.status = of_status end
        and case when unowned then (select h.admin_id from private.assignment_of(w) h) is null else true end
      order by w.since, w.subject_id limit 200
    ) w
    union all
    -- In the order of their last days, which no index has as moments.
    (select 'lapse', l.document_id, 'staff', 'document', l.expires_on::timestamp at time zone o.time_zone, null,
      l.caregiver_id, null, null
    from private.lapses l, private.operator o
    where 'staff' = any (turns) and of_status is null and case when of_kind is null then true else of_kind = 'lapse' end
      and case when unowned
        then not exists (select from private.assignments h where h.caregiver_id = l.caregiver_id) else true end
    order by l.expires_on, l.document_id limit 200)
    union all
    -- Which of these is due first, only their days say.
    select w.* from private.pending_items w
    where w.kind in ('search', 'terms', 'visit', 'leave') and w.turn = any (turns)
      and case when of_kind is null then true else w.kind = of_kind end
      and case when of_status is null then true else w.status = of_status end
      and case when unowned then (select h.admin_id from private.assignment_of(w) h) is null else true end;
end $$;

-- Until so many days before its first day, what is asked for has time.
create function private.near_days() returns integer
language sql immutable set search_path = '' as $$ select 7 $$;

-- The requests whose work comes before what has only waited longer, as nobody is placed with them yet, and the
-- applications for their jobs: those that are urgent, and those that begin as soon as possible, within a week, or
-- should have begun; of each at most 100.
create function private.pressing() returns table (subject_id uuid, urgent boolean)
language sql stable rows 100 set search_path = '' as $$
  with pressing as (
    select u.id, bool_or(u.urgent) as urgent from (
      (
        select r.id, true as urgent from public.requests r
        where r.priority and r.status in ('submitted', 'in_review', 'open') and r.erased_at is null
        order by coalesce(r.status_since, r.submitted_at), r.id limit 100
      )
      union all
      (
        select r.id, false from public.requests r
        where case r.start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else r.starts_on end
            <= private.today() + private.near_days()
          and r.status in ('submitted', 'in_review', 'open') and r.erased_at is null
        order by case r.start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else r.starts_on end,
          r.id
        limit 100
      )
    ) u
    group by u.id
  )
  select p.* from pressing p
  union all
  select a.id, p.urgent from pressing p join public.jobs j on j.request_id = p.id
  join public.applications a on a.job_id = j.id
    and a.status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
$$;

-- What waits for staff about these, as private.longest_waiting has it, which may end before them. Its plan is kept, as
-- its own.
create function private.pressing_items(of_kind text, of_status text, unowned boolean)
returns setof private.pending_items
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  pressing constant uuid[] := array(select p.subject_id from private.pressing() p);
begin
  return query
    select w.* from (
      select p.* from private.pending_items p
      where p.turn = 'staff' and p.kind in ('request', 'question') and p.request_id = any (pressing)
      union all
      select p.* from private.pending_items p
      where p.turn = 'staff' and p.kind in ('application', 'introduction', 'offer') and p.subject_id = any (pressing)
    ) w
    where case when of_kind is null then true else w.kind = of_kind end
      and case when of_status is null then true else w.status = of_status end
      and case when unowned then (select h.admin_id from private.assignment_of(w) h) is null else true end;
end $$;

-- What is about these requests, with the applications for their jobs, caregivers or applications; of one kind and
-- status, and what `has` in hand waits for staff, where these are wanted.
create function private.items_about(about uuid[], of_kind text, of_status text, has text)
returns setof private.pending_items
language plpgsql stable set search_path = '' as $$
declare
  with_applications constant uuid[] := about || array(
    select a.id from public.jobs j join public.applications a on a.job_id = j.id
    where j.request_id = any (about)
      and a.status in ('invited', 'submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
  );
begin
  return query
    select w.* from private.pending_items w
    where (w.subject_id = any (with_applications) or w.request_id = any (about) or w.caregiver_id = any (about))
      and (has is null or w.turn = 'staff' and (of_kind is null or w.kind = of_kind)
        and (of_status is null or w.status = of_status)
        and (select h.admin_id from private.assignment_of(w) h)::text = has);
end $$;

-- What waits, for admins, by the harm that waiting does: visits to which nobody came, complaints (of these first who
-- may be in danger), visits to which nobody comes, what is urgent, what begins soon, all else; of what is alike, what
-- is due first leads. What waits for others comes last. At most 200. With ids, only what is about those requests, with
-- the applications for their jobs, caregivers or applications. Wanted may be `kind` and `status`, for what of these
-- waits for staff, and `has`: an admin's id, or `nobody`. `client` is the family behind it, of an application too.
-- `detail` says what it is about: the kind of a document, the title of a job, a question that
-- its family is to hear from staff (`unheard`), the document that
-- a profile cannot be approved without and nobody handed in; `status` that of its request, application or profile;
-- `owner` is the admin who has it in hand, by `assignment`: its request or its job's, else its
-- caregiver. Of what is about a request also for which care, from when (`begins`: none where it is no day), and
-- `why` its job has nobody; of a caregiver whether the account is closed; of a visit, a complaint, changed
-- terms or a wish to stop the placement. `harm` is smaller where waiting does more.
-- Errors: not_allowed.
create function private.pending_items(_about uuid[] default null, _filters jsonb default '{}')
returns table (
  kind text, subject_id uuid, turn text, since timestamptz, due date, request_id uuid, reference text,
    caregiver_id uuid,
  caregiver_name text, detail text, status text, assignment uuid, owner_id uuid, owner text,
    client jsonb, town text,
    care_types public.care_type[],
  urgent boolean, start public.care_start, begins date, why text, is_closed boolean, placement_id uuid, harm integer
)
language plpgsql stable security definer set search_path = ''
-- What staff look at all day is in memory. To make the plan takes as long as a third of the work.
set random_page_cost = 1.1 set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  of_kind constant text := case when _about is null then _filters ->> 'kind' end;
  of_status constant text := case when _about is null then _filters ->> 'status' end;
  has constant text := case when _about is null then _filters ->> 'has' end;
  turns constant text[] := case when of_kind is null and has is null then '{staff,family,caregiver}' else '{staff}' end;
  today constant date := private.today();
  about uuid[] := _about;
  found private.pending_items[];
begin
  perform private.require_role('admin');
  if has <> 'nobody' then
    about := array(select a.subject_id from private.assignments a where a.admin_id::text = has);
  end if;
  found := case when about is null then array(
    select row(w.*)::private.pending_items from (
      select * from private.longest_waiting(turns, of_kind, of_status, has is not null)
      union
      select * from private.pressing_items(of_kind, of_status, has is not null)
    ) w
  ) else array(select w from private.items_about(about, of_kind, of_status, has) w) end;
  return query
    with known as (
      select f.*, case
          when f.turn <> 'staff' then 7
          when f.kind = 'visit' then case f.status when 'missed' then 0 else 3 end
          when f.kind = 'complaint' then case f.status when 'safety' then 1 else 2 end
          when pressing.urgent then 4
          when pressing.subject_id is not null or f.begins <= today + private.near_days() then 5
          else 6
        end as harm
      from unnest(found) f
      left join private.pressing() pressing on pressing.subject_id = coalesce(f.request_id, f.subject_id)
    ), listed as (
      -- Of what no list has room for, no day is worked out.
      select c.* from (
        select k.*, count(*) over (order by k.harm range between unbounded preceding and 1 preceding) as before
        from known k
      ) c where c.before < 200
    ), ranked as (
      -- What begins on a day may be due before what has waited longer.
      select f.*, row_number() over (partition by f.turn, f.promised_as, f.harm order by f.since, f.subject_id) as place
        from listed f
      where f.begins is null
      union all
      select f.*, least(
        row_number() over (partition by f.turn, f.harm order by f.since, f.subject_id),
          row_number() over (partition by f.turn, f.harm order by f.begins, f.since, f.subject_id)
      ) from listed f where f.begins is not null
    ), first as (
      select r.*,
        private.day_of(r.since, case when r.kind in ('visit', 'complaint') then '24 hours' else o.cut_off end) as day
      from ranked r, private.operator o where r.place <= 200
    ), dated as (
      -- Worked out once for what has waited since the same day.
      select f.*, d.due from first f left join (
        select d.* from (
          select array_agg(s.promised_as) as kinds, array_agg(s.day) as days, array_agg(s.begins) as beginnings
          from (select distinct f.promised_as, f.day, f.begins from first f where f.turn = 'staff') s
        ) alike, private.days_due(alike.kinds, alike.days, alike.beginnings) d
      ) d on f.turn = 'staff' and d.kind = f.promised_as and d.day = f.day and d.begins is not distinct from f.begins
    )
    select w.kind, w.subject_id, w.turn, w.since, w.due, r.id,
      case when w.request_id is not null then r.reference end,
      w.caregiver_id, p.full_name,
      coalesce(d.kind::text, j.title, asked.question, (
        select k::text from unnest(private.missing_documents(w.caregiver_id, p.care_types)) k
        where w.kind = 'profile' and w.turn = 'staff' and not exists (
          select from public.documents h where h.caregiver_id = w.caregiver_id and h.kind = k and h.status = 'uploaded'
        )
        limit 1
      )), coalesce(w.status, r.status::text),
      coalesce(hand.subject_id, r.id, w.caregiver_id), holder.id,
      coalesce(holder.full_name, holder.email),
      private.client(c), town.name, r.care_types, r.priority, r.start,
        coalesce(w.begins, case r.start when 'day' then r.starts_on end), case w.kind when 'search'
        then private.why_nobody(w.subject_id) end, account.deactivated_at is not null,
        coalesce(
          visit.placement_id, complaint.placement_id, terms.placement_id, case w.kind when 'leave' then w.subject_id end
        ), w.harm
    from (
      select * from dated d order by d.harm, d.due, d.since, d.begins, d.subject_id limit 200
    ) w
    -- In cases: of what is of another kind nothing is looked up.
    left join public.request_questions asked
      on asked.id = case when w.kind = 'question' and w.status = 'unheard' then w.subject_id end
    left join public.documents d on d.id = case when w.kind in ('document', 'lapse') then w.subject_id end
    left join public.visit_changes visit on visit.id = case w.kind when 'visit' then w.subject_id end
    left join public.terms_changes terms on terms.id = case w.kind when 'terms' then w.subject_id end
    left join public.complaints complaint on complaint.id = case w.kind when 'complaint' then w.subject_id end
    left join public.placements leaving on leaving.id = case w.kind when 'leave' then w.subject_id end
    left join public.applications a
      on a.id = case when w.kind in ('application', 'introduction', 'offer') then w.subject_id end
    left join public.jobs j on j.id = case w.kind when 'search' then w.subject_id else a.job_id end
    left join public.requests r on r.id = coalesce(w.request_id, j.request_id, leaving.request_id)
    left join public.places town on town.id = r.place_id
    left join public.caregiver_profiles p on p.user_id = w.caregiver_id
    left join public.request_contacts c on c.request_id = r.id
    -- As private.assignment_of has it.
    left join lateral (
      select h.* from private.assignments h
      where h.request_id = r.id or h.caregiver_id = w.caregiver_id
      order by h.request_id nulls last limit 1
    ) hand on true
    left join public.users holder on holder.id = hand.admin_id
    left join public.users account on account.id = w.caregiver_id
    order by w.harm, w.due, w.since, w.begins, w.subject_id;
end $$;
select private.expose('pending_items', 'authenticated');

-- How much of each kind waits for staff, by status; none is left out. Errors: not_allowed.
create function private.pending_counts() returns table (kind text, status text, things bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query select w.kind, w.status, count(*) from private.pending_items w where w.turn = 'staff' group by w.kind,
    w.status;
end $$;
select private.expose('pending_counts', 'authenticated');

-- What of the calling caregiver's waits for staff, by which day they answer, and what an admin did with it
-- last: opened (a document), or the status that it was given. Errors: not_allowed.
create function private.my_pending_items()
returns table (kind text, subject_id uuid, since timestamptz, due date, last_step text, last_step_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select w.kind, w.subject_id, w.since, w.due, last.step, last.at
    from private.dated_pending_items w
    left join lateral (
      select case
          when e.action = 'read' then 'opened'
          when e.after ->> 'changes_reason' is not null then 'changes_requested'
          -- Changes that are approved leave the status as it was.
          else coalesce(e.after ->> 'status', 'approved')
        end as step,
        e.occurred_at as at
      from public.events e
      where e.subject_id = w.subject_id::text and e.actor_id <> auth.uid() and case w.kind
        when 'document' then e.subject_type = 'documents' and e.action = 'read'
        -- A profile's reviews come before it waits again; of an application, only what came since counts.
        when 'profile' then e.subject_type = 'caregiver_profiles' and e.action = 'update'
          and (e.after ?| '{status,reviewed_at}' or e.after ->> 'changes_reason' is not null)
        else e.subject_type = 'applications' and e.action = 'update' and e.occurred_at >= w.since
          and e.after ->> 'status' <> 'submitted'
      end
      order by e.id desc limit 1
    ) last on true
    where w.caregiver_id = auth.uid() and w.turn = 'staff' and w.kind <> 'lapse'
    order by w.due, w.since, w.subject_id;
end $$;
select private.expose('my_pending_items', 'authenticated');

-- What is past its day on a day. No day is worked out for each: what is promised alike is overdue if it has waited
-- since before one and the same moment; within no working day, since before that day began. That someone be found is
-- promised to nobody: of that, the list alone reminds.
create function private.overdue_on(today date) returns setof private.pending_items
language sql stable set search_path = '' as $$
  with missed as materialized (
    select t.kind,
      case when t.working_days = 0 then today else last.day + o.cut_off end at time zone o.time_zone as before
    from private.answer_times t, private.operator o,
      lateral (
        select w.day from private.working_days w where w.day < today order by w.day desc offset t.working_days limit 1
      ) last
  )
  select w.* from private.pending_items w join missed m on m.kind = w.promised_as
    where w.turn = 'staff' and w.kind <> 'search' and w.since < m.before
$$;

-- Tells staff once a working day how much waits past its day, and those who wait so, once, that it takes longer; a duty
-- of the tick. From eight in the morning: nobody is woken by it. Never more people at once than emails leave until
-- it comes again, those first who have waited longest. Answers how much is overdue.
create function private.notify_overdue(moment timestamptz, at_once integer default 300) returns bigint
language plpgsql set search_path = '' as $$
declare
  today date := private.day_of(moment);
  late private.pending_items;
  due date;
  told integer := 0;
  overdue bigint;
begin
  if private.day_of(moment - interval '8 hours') < today then return 0; end if;
  select count(*) into overdue from private.overdue_on(today);
  if overdue = 0 then return 0; end if;
  for late in
    select w.* from private.overdue_on(today) w
    -- Of a lapse its owner was told, and waits for nobody; of changed terms, both were asked themselves.
    where w.kind not in ('lapse', 'terms') and not exists (
      -- No family learns that its caregiver has complained; of its own it hears on the next working day at the latest.
      select from public.complaints c where w.kind = 'complaint' and c.id = w.subject_id
        and (c.side = 'caregiver' or private.due_on('complaint', w.since) >= today)
    ) and not exists (
      select from private.told_occasions t
      where t.request_id = w.request_id and t.kind = 'takes_longer' and t.told_at > w.since
    ) and not exists (
      select from private.told_occasions t
      where t.recipient_id = w.caregiver_id and t.kind = 'takes_longer_caregiver' and t.told_at > w.since
        and starts_with(t.occasion, w.kind || '/') and t.subject_id in (w.caregiver_id, w.subject_id)
    )
    order by w.since, w.subject_id
  loop
    exit when told = at_once;
    due := private.due_on(late.promised_as, late.since);
    if late.request_id is not null then
      -- Of all that waits for one family, this run tells once.
      continue when exists (
        select from private.told_occasions t
        where t.request_id = late.request_id and t.kind = 'takes_longer' and t.told_at > late.since
      );
      perform private.notify_family(
        late.request_id, 'takes_longer', jsonb_build_object('reference', private.show_reference(r.reference)), due::text
      ) from public.requests r where r.id = late.request_id;
    elsif private.role_of(late.caregiver_id) is null then
      continue;
    elsif late.kind in ('document', 'profile') and exists (
      select from private.told_occasions t
      where t.recipient_id = late.caregiver_id and t.kind = 'takes_longer_caregiver'
        and t.subject_id = late.caregiver_id
        and t.told_at > late.since
    ) then
      -- Of a profile and its documents, once: this run has told another.
      continue;
    else
      perform private.notify(
        late.caregiver_id, 'takes_longer_caregiver', case late.kind when 'document' then late.caregiver_id
          else late.subject_id end,
        jsonb_build_object('waiting', late.kind), late.kind || '/' || due
      );
    end if;
    told := told + 1;
  end loop;
  if exists (select from private.working_days w where w.day = today) then
    perform private.notify(u.id, 'overdue', u.id, jsonb_build_object('count', overdue::text), today::text)
    from public.users u where u.role = 'admin' and u.deactivated_at is null;
  end if;
  return overdue;
end $$;
