-- Who of the staff has a request or a caregiver in hand, so that two don't begin the same work. Nobody's until somebody takes it.

create table private.assignments (
  subject_id uuid primary key generated always as (coalesce(request_id, caregiver_id)) stored,
  request_id uuid unique references public.requests (id) on delete cascade,
  caregiver_id uuid unique references public.caregiver_profiles (user_id) on delete cascade,
  admin_id uuid not null references public.users (id) on delete cascade,
  assigned_at timestamptz not null default now(),
  check (num_nonnulls(request_id, caregiver_id) = 1)
);
create index assignments_admin_idx on private.assignments (admin_id);

-- Gives a request or a caregiver to an active admin, or to nobody (null); the trail says who did. Errors: not_allowed,
-- not_an_admin, and PT404 where there is no such thing.
create function private.assign(subject uuid, to_admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_request boolean := exists (select from public.requests r where r.id = subject and r.erased_at is null);
  before uuid;
begin
  perform private.require_role('admin');
  if not of_request and not exists (select from public.caregiver_profiles c where c.user_id = subject) then
    raise exception 'no_such_thing' using errcode = 'PT404';
  end if;
  if to_admin is not null and private.role_of(to_admin) is distinct from 'admin' then
    raise exception 'not_an_admin';
  end if;
  delete from private.assignments a where a.subject_id = subject returning a.admin_id into before;
  if to_admin is not null then
    insert into private.assignments (request_id, caregiver_id, admin_id)
    values (case when of_request then subject end, case when not of_request then subject end, to_admin);
  end if;
  if before is distinct from to_admin then
    insert into public.events (actor_id, subject_type, subject_id, action, before, after)
    values (
      auth.uid(), case when of_request then 'requests' else 'caregiver_profiles' end, subject::text, 'update',
      jsonb_build_object('assigned_to', before), jsonb_build_object('assigned_to', to_admin)
    );
  end if;
end $$;
create function public.assign(subject uuid, to_admin uuid) returns void
language sql set search_path = '' as $$ select private.assign(subject, to_admin) $$;
grant execute on function private.assign(uuid, uuid), public.assign(uuid, uuid) to authenticated;

-- Of a request that was erased, nothing is left to have in hand.
create function private.lay_down() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.assignments a where a.request_id = new.id;
  return new;
end $$;
create trigger lay_down after update of erased_at on public.requests
  for each row when (new.erased_at is not null) execute function private.lay_down();
