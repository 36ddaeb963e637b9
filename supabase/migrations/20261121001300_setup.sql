-- The first admin (docs/specification.md, Becoming an admin). The page is open. It needs the operator's setup code,
-- and works once.

create table private.setup_code (
  id boolean primary key default true check (id),
  code_hash bytea not null
);

-- For the operator, in the database itself: makes a new code while there is no admin, else answers null. The embedded
-- server prints it at its start. On hosted Supabase, run `select private.issue_setup_code();` in the SQL editor, and
-- enter the code at /admin/setup. A new code replaces the earlier one. The API can't call it.
create function private.issue_setup_code() returns text
language plpgsql set search_path = '' as $$
declare
  code text := encode(extensions.gen_random_bytes(16), 'hex');
begin
  if exists (select from public.users u where u.role = 'admin') then return null; end if;
  insert into private.setup_code (code_hash) values (extensions.digest(code, 'sha256'))
  on conflict (id) do update set code_hash = excluded.code_hash;
  return code;
end $$;

-- Whether setup still waits for its first admin.
create function private.setup_is_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.users u where u.role = 'admin') and exists (select from private.setup_code)
$$;
select private.expose('setup_is_open', 'anon', 'authenticated');

-- Makes the signed-in caller the first admin, under this name. Errors: not_allowed, setup_closed, wrong_setup_code.
create function private.become_first_admin(_code text, _full_name text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  -- One at a time: of fifty parallel tries, the first wins and the others find setup closed.
  perform pg_advisory_xact_lock(hashtext('become_first_admin'));
  if not private.setup_is_open() then raise exception 'setup_closed'; end if;
  if not exists (select from private.setup_code s where s.code_hash = extensions.digest(trim(_code), 'sha256')) then
    raise exception 'wrong_setup_code';
  end if;
  -- A legacy record alone has no row to promote, and must not use up the code.
  if not exists (select from public.users u where u.id = auth.uid()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.lock_whole_caregiver(auth.uid());
  perform private.change_role(auth.uid(), 'admin');
  update public.users u set full_name = coalesce(private.staff_name_from(_full_name), u.full_name)
  where u.id = auth.uid();
  delete from private.setup_code c where c.id;
end $$;
select private.expose('become_first_admin', 'authenticated');
