-- Why an open job has nobody: the caregiver did not come, left or is leaving; applicants left; invited caregivers
-- have not answered; or nobody has applied.
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

-- Of items with the same promise, the one that has waited longest is due first, so only as many are read as the list
-- shows. Filters: `turns`, one kind and status, and `unowned`. The plan is kept, since making it takes half as long
-- as reading. Filters are in CASE expressions, because behind an OR a kept plan expects hardly any rows and sorts
-- instead of reading in order.
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
    -- Which of these is due first follows only from their days.
    select w.* from private.pending_items w
    where w.kind in ('search', 'terms', 'visit', 'leave') and w.turn = any (turns)
      and case when of_kind is null then true else w.kind = of_kind end
      and case when of_status is null then true else w.status = of_status end
      and case when unowned then (select h.admin_id from private.assignment_of(w) h) is null else true end;
end $$;

-- A first day within this many days is soon.
create function private.near_days() returns integer
language sql immutable set search_path = '' as $$ select 7 $$;

-- Requests whose work comes before older work, because nobody is placed yet, and the applications for their jobs:
-- urgent ones, and those that begin as soon as possible, within a week, or should have begun, 100 of each at most.
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

-- Items about these that wait for staff, like private.longest_waiting, which may end before them. The plan is kept,
-- as there.
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

-- Items about these requests, with the applications for their jobs, caregivers or applications. Filters: one kind and
-- status, and `has`, the owner of what waits for staff. While a family reads about a caregiver, other applicants for
-- the same job don't hold up the request.
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
    with found as (
      select w.* from private.pending_items w
      where (w.subject_id = any (with_applications) or w.request_id = any (about) or w.caregiver_id = any (about))
        and (has is null or w.turn = 'staff' and (of_kind is null or w.kind = of_kind)
          and (of_status is null or w.status = of_status)
          and (select h.admin_id from private.assignment_of(w) h)::text = has)
    )
    select f.* from found f
    where f.kind <> 'application' or f.turn <> 'staff' or f.subject_id = any (about) or not exists (
      select from found shown join public.applications s on s.id = shown.subject_id
      join public.applications a on a.id = f.subject_id and a.job_id = s.job_id
      where shown.kind = 'introduction' and shown.turn = 'family'
    );
end $$;

-- What waits, for admins, by the harm of waiting: visits nobody came to, complaints (safety first), visits nobody comes
-- to (also if a caregiver left, and care is agreed for today or tomorrow), urgent requests, those that begin soon, then
-- everything else. In each group, caregivers who accepted an offer come first, then what is due first. What waits for
-- others comes last. At most 200. With ids, only items about those requests, with the applications for their jobs,
-- caregivers or applications. Filters: `kind` and `status`, for what waits for staff, and `has`: an admin's id, or
-- `nobody`. `client` is the family, also for an application. `detail` says what it is about: a document's kind, a job's
-- title, a question that staff must tell the family (`unheard`), or the missing document without which a profile can't
-- be approved. `status` is that of the request, application or profile. `owner` is the admin who owns it, by
-- `assignment`: its request or its job's, else its caregiver. Items about a request have the care, the first day
-- (`begins`: null if no day is named), and `why` its job has nobody. Items about a caregiver say if the account is
-- deactivated. Items about a visit, a complaint, new terms or a wish to stop have the placement. A smaller `harm` is
-- worse. Errors: not_allowed.
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
-- What staff look at all day is in memory. Making the plan takes a third of the time of the work.
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
          when f.kind = 'search' and f.begins <= today + 1
            and exists (select from public.placements p where p.job_id = f.subject_id) then 3
          when f.kind = 'complaint' then case f.status when 'safety' then 1 else 2 end
          when pressing.urgent then 4
          when pressing.subject_id is not null or f.begins <= today + private.near_days() then 5
          else 6
        end as harm
      from unnest(found) f
      left join private.pressing() pressing on pressing.subject_id = coalesce(f.request_id, f.subject_id)
    ), listed as (
      -- No day is worked out for items that don't fit on the list.
      select c.* from (
        select k.*, count(*) over (order by k.harm range between unbounded preceding and 1 preceding) as before
        from known k
      ) c where c.before < 200
    ), ranked as (
      -- What begins on a day may be due before older items.
      select f.*, row_number() over (partition by f.turn, f.promised_as, f.harm order by f.since, f.subject_id) as place
        from listed f
      where f.begins is null
      union all
      select f.*, least(
        row_number() over (partition by f.turn, f.harm order by f.since, f.subject_id),
          row_number() over (partition by f.turn, f.harm order by f.begins, f.since, f.subject_id)
      ) from listed f where f.begins is not null
    ), first as (
      select r.*, private.day_of(r.since, case r.kind when 'visit' then '24 hours' else o.cut_off end) as day
      from ranked r, private.operator o where r.place <= 200
    ), dated as (
      -- Worked out once for items that have waited since the same day.
      select f.*, d.due from first f left join (
        select d.* from (
          select array_agg(s.promised_as) as kinds, array_agg(s.day) as days, array_agg(s.begins) as beginnings
          from (select distinct f.promised_as, f.day, f.begins from first f where f.turn = 'staff') s
        ) alike, private.days_due(alike.kinds, alike.days, alike.beginnings) d
      ) d on f.turn = 'staff' and d.kind = f.promised_as and d.day = f.day and d.begins is not distinct from f.begins
    )
    select w.kind, w.subject_id, w.turn, w.since, case
        when w.kind = 'request' and w.turn = 'staff' and r.starts_on <= w.due then private.contact_due(r, w.since)
        -- An applicant is answered before the care begins.
        when w.kind = 'application' and j.start = 'day' and j.starts_on <= w.due
          then greatest(private.day_of(w.since), j.starts_on - 1)
        else w.due end, r.id,
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
      select * from dated d order by d.harm, d.kind = 'offer' desc, d.due, d.since, d.begins, d.subject_id limit 200
    ) w
    -- In CASE expressions, so that nothing is looked up for other kinds.
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
    -- Like private.assignment_of.
    left join lateral (
      select h.* from private.assignments h
      where h.request_id = r.id or h.caregiver_id = w.caregiver_id
      order by h.request_id nulls last limit 1
    ) hand on true
    left join public.users holder on holder.id = hand.admin_id
    left join public.users account on account.id = w.caregiver_id
    order by w.harm, w.kind = 'offer' desc, 5, w.since, w.begins, w.subject_id;
end $$;
select private.expose('pending_items', 'authenticated');

-- How many of each kind wait for staff, by status, without a limit. Errors: not_allowed.
create function private.pending_counts() returns table (kind text, status text, things bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query select w.kind, w.status, count(*) from private.pending_items w where w.turn = 'staff' group by w.kind,
    w.status;
end $$;
select private.expose('pending_counts', 'authenticated');
