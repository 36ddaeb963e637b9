-- The user profile behind an account, and the legacy record that replaces a missing one (docs/specification.md, Profile
-- behind an account).

create type public.user_role as enum ('admin', 'caregiver');

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  role public.user_role not null default 'caregiver',
  email_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz,
  deactivated_at timestamptz,
  deactivated_reason text check (length(deactivated_reason) <= 1000),
  full_name text check (length(full_name) between 1 and 100),
  has_second_factor boolean not null default false
);
comment on column public.users.has_second_factor is 'Follows auth.mfa_factors (*_second_factor.sql).';
comment on column public.users.full_name is
  'The name by which colleagues know an admin (set_my_name). A caregiver''s name is in the profile.';
comment on column public.users.last_used_at is
  'Noted once a day, since people stay signed in and sessions are deleted. Null before the first use.';
create index users_email_idx on public.users (lower(email));
create index users_created_at_idx on public.users (created_at desc);
create index users_admins_idx on public.users (id) where role = 'admin' and deactivated_at is null;

create table public.caregivers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger touch before update on public.users
  for each row when (old.last_used_at is not distinct from new.last_used_at)
  execute function private.touch_updated_at();
create trigger touch before update on public.caregivers
  for each row execute function private.touch_updated_at();

-- The role that an account may act in, or null. A legacy record counts only if there is no users row. In PL/pgSQL,
-- because every call asks it and a SQL function starts slowly.
create function private.role_of(account uuid) returns public.user_role
language plpgsql stable set search_path = '' as $$
declare
  profile record;
begin
  select u.role, u.deactivated_at into profile from public.users u where u.id = account;
  if found then return case when profile.deactivated_at is null then profile.role end; end if;
  return (
    select 'caregiver'
    where exists (select from public.caregivers c where c.id = account or c.user_id = account)
  );
end $$;

-- The assurance level (aal1, aal2) of the session that the caller's token was made for, whatever the token says. Null
-- if that session has ended. A token is valid for up to an hour after signing out or being deactivated, but its
-- session isn't. Both auth servers write a session_id into every token, and removing it would break the signature.
-- Claims without a session_id are trusted only on a connection that could become this function's owner anyway: tests,
-- the demo and the operator's SQL.
create function private.session_aal() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  session constant uuid := auth.jwt() ->> 'session_id';
  account constant uuid := auth.uid();
begin
  if session is null then return case when pg_has_role(session_user, current_user, 'member') then 'aal2' end; end if;
  return (
    select coalesce(s.aal::text, 'aal1') from auth.sessions s
    where s.id = session and s.user_id = account and (s.not_after is null or s.not_after > now())
  );
end $$;

create function private.session_lasts() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return private.session_aal() is not null;
end $$;

-- Whether staff need a second factor to sign in. Always true, except with demo data. Staff who have one need it
-- anyway.
create table private.staff_sign_in (
  id boolean primary key default true check (id),
  needs_second_factor boolean not null default true
);
insert into private.staff_sign_in default values;

-- Whether the caller is staff and their session still waits for its second factor.
create function private.misses_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.session_aal() is distinct from 'aal2' and exists (
    select from public.users u, private.staff_sign_in i
    where u.id = auth.uid() and u.role = 'admin' and (i.needs_second_factor or u.has_second_factor)
  );
end $$;

-- The caller's role, read from the table and not from the token. So a demotion, a deactivation or the end of a session
-- counts from the next call on. An admin without the second factor has no role.
create function private.my_role() returns public.user_role
language plpgsql stable security definer set search_path = '' as $$
declare
  role constant public.user_role := private.role_of(auth.uid());
  aal constant text := case when role is not null then private.session_aal() end;
begin
  if aal is null or role = 'admin' and aal <> 'aal2' and private.misses_second_factor() then return null; end if;
  return role;
end $$;

-- Whether the caller has this role, for policies, which ask (select private.acts_as('admin')) first. The planner then
-- expects half of the rows to pass. For a comparison with the role it would expect one in two hundred, and plan badly.
create function private.acts_as(needed public.user_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.my_role() = needed, false)
$$;

-- The range of accounts whose own records the caller may read: all for an admin, their own for a caregiver, none
-- without a role. The planner uses an index for a range, but not for “admin, or their own”.
create function private.readable_from() returns uuid
language sql stable security definer set search_path = '' as $$
  select case private.my_role() when 'admin' then '00000000-0000-0000-0000-000000000000'
    when 'caregiver' then auth.uid() end
$$;

create function private.readable_to() returns uuid
language sql stable security definer set search_path = '' as $$
  select case private.my_role() when 'admin' then 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    when 'caregiver' then auth.uid() end
$$;
grant execute on function private.my_role, private.acts_as, private.readable_from, private.readable_to to authenticated;

-- Raises not_allowed unless the caller has this role. Every transition function starts with it.
create function private.require_role(needed public.user_role) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.my_role() is distinct from needed then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

-- Raises own_record if an admin who was a caregiver acts as staff on their own records. A colleague must do that.
create function private.require_not_self(caregiver uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if caregiver = auth.uid() and private.my_role() = 'admin' then raise exception 'own_record'; end if;
end $$;

alter table public.users enable row level security;
alter table public.caregivers enable row level security;
grant select on public.users, public.caregivers to authenticated;

create policy "People read their own profile, admins read all" on public.users
  for select to authenticated
  using (id between (select private.readable_from()) and (select private.readable_to()));

create policy "Caregivers read their own legacy record, admins read all" on public.caregivers
  for select to authenticated
  using (
    id between (select private.readable_from()) and (select private.readable_to())
    or user_id between (select private.readable_from()) and (select private.readable_to())
  );

-- Makes the user profile in the transaction of the sign-up. A caller may name a role. The role admin needs an
-- invitation to that address, and uses it up. Any role but these two is refused (docs/specification.md, Becoming an
-- admin).
create function private.create_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked text := coalesce(new.raw_user_meta_data ->> 'role', 'caregiver');
  invited boolean := false;
begin
  if asked = 'admin' then
    invited := private.redeem_invitation(new.raw_user_meta_data ->> 'invitation', new.email);
  end if;
  if asked <> 'caregiver' and not invited then
    raise exception 'admin_registration_closed' using errcode = '42501';
  end if;
  insert into public.users (id, email, role, email_verified, full_name)
  values (
    new.id, new.email, asked::public.user_role, new.email_confirmed_at is not null,
    case when invited then private.staff_name_from(new.raw_user_meta_data ->> 'full_name') end
  );
  return new;
end $$;
create trigger create_user after insert on auth.users
  for each row execute function private.create_user();

-- Each token has what a client says about its account, so only what a sign-up asks for is kept. The secret is for the
-- sign-up alone, which removes it (private.keep_proof).
create function private.bound_metadata() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.raw_user_meta_data := (
    select jsonb_strip_nulls(coalesce(jsonb_object_agg(m.key, left(m.value, 200)), '{}'))
    from jsonb_each_text(new.raw_user_meta_data) m
    where m.key in ('role', 'invitation', 'full_name') or m.key = 'sign_up_secret' and tg_op = 'INSERT'
  );
  return new;
end $$;
create trigger bound_metadata before insert or update of raw_user_meta_data on auth.users
  for each row when (jsonb_typeof(new.raw_user_meta_data) = 'object') execute function private.bound_metadata();

-- Checks an address again, whatever the auth server lets through, since staff and families get mailto links to it.
-- Errors: invalid_email.
create function private.refuse_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_email(new.email) or not private.is_email(nullif(new.email_change, '')) then
    raise exception 'invalid_email';
  end if;
  return new;
end $$;
create trigger refuse_address before insert or update of email, email_change on auth.users
  for each row execute function private.refuse_address();

-- Email and email_verified follow the auth account. No client may write them. We tell the old address about a new one,
-- since a stolen session is enough to ask for the change.
create function private.sync_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users
  set email = new.email, email_verified = new.email_confirmed_at is not null
  where id = new.id
    and (email, email_verified) is distinct from (new.email::text, new.email_confirmed_at is not null);
  if lower(new.email) <> lower(old.email) and old.email_confirmed_at is not null then
    perform private.queue_mail(old.email, 'address_changed', '{}');
  end if;
  return new;
end $$;
create trigger sync_user after update of email, email_confirmed_at on auth.users
  for each row execute function private.sync_user();

-- We tell the owner about a new password, since a stolen session may have been enough to choose it.
create function private.tell_of_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(new.email, 'password_changed', '{}');
  return null;
end $$;
create trigger tell_of_password after update of encrypted_password on auth.users
  for each row when (
    old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password
  ) execute function private.tell_of_password();

-- Both auth servers write to a session when it begins and when its token is renewed, about once an hour. This doesn't
-- wait for a lock on the account: deactivating it ends its sessions anyway.
create function private.note_use() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users set last_used_at = now() where id = (
    select u.id from public.users u
    where u.id = new.user_id and private.day_of(u.last_used_at) is distinct from private.today()
    for no key update skip locked
  );
  return null;
end $$;
create trigger note_use after insert or update on auth.sessions
  for each row execute function private.note_use();

-- Updates a profile from the auth account. Makes the users row if there is only a legacy record.
create function private.sync_profile(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.users (id, email, email_verified, created_at)
  select
    a.id, a.email, a.email_confirmed_at is not null,
    coalesce((select min(c.created_at) from public.caregivers c where c.id = a.id or c.user_id = a.id), a.created_at,
      now())
  from auth.users a
  where a.id = account
  on conflict (id) do update set email = excluded.email, email_verified = excluded.email_verified
  where (users.email, users.email_verified) is distinct from (excluded.email, excluded.email_verified);
end $$;

-- The same for the caller's own profile. Errors: not_allowed.
create function private.sync_my_profile() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  perform private.sync_profile(auth.uid());
end $$;
select private.expose('sync_my_profile', 'authenticated');
