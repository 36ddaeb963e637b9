-- Requests that nobody works on: staff are warned, then the request is closed.

-- When someone last worked on a request: its family, staff or an applicant.
create function private.idle_since(request public.requests) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    request.updated_at,
    (select max(greatest(j.updated_at, a.updated_at))
      from public.jobs j left join public.applications a on a.job_id = j.id where j.request_id = request.id),
    (select max(greatest(q.asked_at, q.answered_at, q.read_at))
      from public.request_questions q where q.request_id = request.id),
    (select max(greatest(m.sent_at, m.answered_at)) from public.family_messages m where m.request_id = request.id),
    (select max(p.ended_at) from public.placements p where p.request_id = request.id),
    (select max(n.written_at) from public.activity_notes n where n.request_id = request.id),
    (select max(greatest(c.raised_at, c.reopened_at, c.settled_at))
      from public.placements p join public.complaints c on c.placement_id = p.id where p.request_id = request.id),
    (select max(h.assigned_at) from private.assignments h where h.request_id = request.id)
  )
$$;

-- Requests that staff were warned about before they are closed.
create table private.idle_warnings (
  request_id uuid primary key references public.requests (id) on delete cascade,
  warned_at timestamptz not null
);

-- Closes idle requests, unless someone is placed. Staff are warned four weeks before. The family is told, with the
-- reason. A duty of the tick. Answers how many it warned about and closed.
create function private.close_idle_requests(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  notice constant interval := '28 days';
  idle timestamptz := (select moment - make_interval(months => o.idle_months) from private.operator o);
  closes_on date := private.day_of(moment + notice);
  due uuid[];
  request public.requests;
  seen_to bigint := 0;
begin
  delete from private.idle_warnings w using public.requests r
  where r.id = w.request_id and private.idle_since(r) > w.warned_at;
  due := array(
    select r.id from public.requests r
    where r.status in ('submitted', 'in_review', 'open', 'matched') and r.erased_at is null
      and r.updated_at < idle + notice and private.idle_since(r) < idle + notice
      and not exists (select from public.placements p where p.request_id = r.id and p.ended_at is null)
      and not exists (
        select from private.idle_warnings w where w.request_id = r.id and w.warned_at > moment - notice
      )
    -- A request that is being changed is not idle.
    order by r.id limit batch for no key update skip locked
  );
  perform private.lock_whole_request(variadic due);
  for request in select * from public.requests r where r.id = any (due) order by r.id loop
    -- What was done before it was locked counts.
    continue when private.idle_since(request) >= idle + notice;
    if exists (select from private.idle_warnings w where w.request_id = request.id) then
      perform private.end_search(
        request.id, 'closed', private.coded('nobody_saw_to_it'), private.coded('nobody_needed')
      );
    else
      insert into private.idle_warnings (request_id, warned_at) values (request.id, moment);
      perform private.notify_staff(
        'request_idle', request.id,
        jsonb_build_object('reference', private.show_reference(request.reference), 'day', closes_on), closes_on::text
      );
    end if;
    seen_to := seen_to + 1;
  end loop;
  return seen_to;
end $$;
