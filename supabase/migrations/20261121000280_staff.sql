-- Who is or was an admin. It lets the audit log name people after their account is gone, for as long as that matters
-- (docs/specification.md, Leaving).

create table public.staff (
  user_id uuid primary key,
  email text not null,
  full_name text,
  since timestamptz not null default now(),
  until timestamptz
);
comment on column public.staff.user_id is 'The account. No foreign key: its address and name outlive it here.';
create index staff_until_idx on public.staff (until);

create function private.keep_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' and new.role = 'admin' then
    insert into public.staff (user_id, email, full_name) values (new.id, new.email, new.full_name)
    on conflict (user_id) do update set email = excluded.email, full_name = excluded.full_name, until = null;
  else
    update public.staff set until = now() where user_id = old.id and until is null;
  end if;
  return null;
end $$;
create trigger keep_staff after insert or delete or update of role, email, full_name on public.users
  for each row execute function private.keep_staff();

alter table public.staff enable row level security;
grant select on public.staff to authenticated;
create policy "Admins read who is or was an admin" on public.staff
  for select to authenticated using ((select private.acts_as('admin')));

-- What colleagues call an admin or former admin: their name, or their address if they have given none. Null for
-- anyone else. Only staff read it. Families and caregivers read “our team”.
create function private.staff_name(account uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(s.full_name, s.email) from public.staff s where s.user_id = account
$$;

-- Whether a name reads like a role that histories name, such as “our team” or “the family”.
create function private.is_role_word(name text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(trim(regexp_replace(name, '[^[:alpha:]]+', ' ', 'g')))
    ~ '^((the|our) (family|team|placement team|staff|system|person)\M|(family|team|staff|system|admin|caregiver)$)'
$$;

-- The name that a person gives on becoming an admin, or null.
create function private.staff_name_from(given text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when not private.is_role_word(private.clean_name(given)) then
    nullif(trim(left(private.clean_name(given), 100)), '') end;
end $$;

-- Sets the name that colleagues see of the calling admin. Without a name they see the address. Errors: not_allowed,
-- too_long, name_of_role.
create function private.set_my_name(_full_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  if length(private.clean_name(_full_name)) > 100 then raise exception 'too_long'; end if;
  if private.is_role_word(private.clean_name(_full_name)) then raise exception 'name_of_role'; end if;
  update public.users set full_name = nullif(private.clean_name(_full_name), '') where id = auth.uid();
end $$;
select private.expose('set_my_name', 'authenticated');
