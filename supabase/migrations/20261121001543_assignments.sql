-- Which staff member owns a request or a caregiver, so that two don't begin the same work.

create table private.assignments (
  subject_id uuid primary key generated always as (coalesce(request_id, caregiver_id)) stored,
  request_id uuid unique references public.requests (id) on delete cascade,
  caregiver_id uuid unique references public.caregiver_profiles (user_id) on delete cascade,
  admin_id uuid not null references public.users (id) on delete cascade,
  assigned_at timestamptz not null default now(),
  check (num_nonnulls(request_id, caregiver_id) = 1)
);
create index assignments_admin_idx on private.assignments (admin_id);

-- Assigns a request or a caregiver to an active admin, or to nobody (null). The caller says which owner they saw. So if
-- two assign it to themselves at once, the second learns that it has an owner. The audit log has who did it, and the
-- colleague is told. Errors: not_allowed, own_record, not_an_admin, owner_changed, and PT404 if nothing has this id.
create function private.assign(_subject uuid, _to_admin uuid default null, _from_admin uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_request boolean := exists (select from public.requests r where r.id = _subject and r.erased_at is null);
  before uuid;
begin
  perform private.require_role('admin');
  if not of_request and not exists (select from public.caregiver_profiles c where c.user_id = _subject) then
    raise exception 'no_such_thing' using errcode = 'PT404';
  end if;
  perform private.require_not_self(_subject);
  -- Locked, so that they don't stop being an admin in between.
  perform from public.users u where u.id = _to_admin for share;
  if _to_admin is not null and private.role_of(_to_admin) is distinct from 'admin' then
    raise exception 'not_an_admin';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('in hand ' || _subject, 0));
  delete from private.assignments a where a.subject_id = _subject returning a.admin_id into before;
  if before is distinct from _from_admin then raise exception 'owner_changed'; end if;
  if _to_admin is not null then
    insert into private.assignments (request_id, caregiver_id, admin_id)
    values (case when of_request then _subject end, case when not of_request then _subject end, _to_admin);
  end if;
  if before is distinct from _to_admin then
    insert into public.events (actor_id, subject_type, subject_id, action, before, after)
    values (
      auth.uid(), case when of_request then 'requests' else 'caregiver_profiles' end, _subject::text, 'update',
      jsonb_build_object('assigned_to', before), jsonb_build_object('assigned_to', _to_admin)
    );
  end if;
  if _to_admin is distinct from auth.uid() and _to_admin is distinct from before then
    perform private.notify(
      _to_admin, case when of_request then 'request_given' else 'caregiver_given' end::private.mail_kind, _subject,
      coalesce(private.reference_of(_subject), '{}')
    );
  end if;
end $$;
select private.expose('assign', 'authenticated');

-- The owner. No row if it is unassigned. Errors: not_allowed.
create function private.owner_of(_subject uuid) returns table (admin_id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select u.id, coalesce(u.full_name, u.email) from private.assignments a join public.users u on u.id = a.admin_id
    where a.subject_id = _subject;
end $$;
select private.expose('owner_of', 'authenticated');

-- The assignment that a pending item belongs to, or would: its request or its job's, else its caregiver, and the
-- owner. The owner of a caregiver owns the caregiver's items, unless someone owns the request.
create function private.assignment_of(wait private.pending_items) returns table (subject_id uuid, admin_id uuid)
language sql stable rows 1 set search_path = '' as $$
  select coalesce(h.subject_id, of.request, wait.caregiver_id), h.admin_id
  from (
    select case
      when wait.request_id is not null then wait.request_id
      when wait.kind in ('application', 'introduction', 'offer')
      then (select j.request_id from public.applications a join public.jobs j on j.id = a.job_id
        where a.id = wait.subject_id)
    end as request
  ) of
  left join lateral (
    select a.* from private.assignments a where a.request_id = of.request or a.caregiver_id = wait.caregiver_id
    order by a.request_id nulls last limit 1
  ) h on true
$$;

-- Nobody works on an erased request, so nobody owns it.
create function private.unassign() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.assignments a where a.request_id = new.id;
  return new;
end $$;
create trigger unassign after update of erased_at on public.requests
  for each row when (new.erased_at is not null) execute function private.unassign();

-- A person who is no longer an admin, is deactivated or is gone owns nothing. Their work becomes unassigned.
create function private.unassign_all() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with laid as (delete from private.assignments a where a.admin_id = old.id returning a.subject_id, a.request_id)
  insert into public.events (actor_id, subject_type, subject_id, action, before, after)
  select auth.uid(), case when l.request_id is null then 'caregiver_profiles'
    else 'requests' end, l.subject_id::text, 'update',
    jsonb_build_object('assigned_to', old.id), jsonb_build_object('assigned_to', null)
  from laid l;
  return old;
end $$;
create trigger unassign_all after update of role, deactivated_at on public.users
  for each row when (new.role <> 'admin' or new.deactivated_at is not null) execute function private.unassign_all();
create trigger unassign_deleted before delete on public.users
  for each row execute function private.unassign_all();
