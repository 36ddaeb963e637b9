-- What proves that an account belongs to the owner of its address (decisions 0059, 0060).

create table private.account_proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- When the current address became the account's. Null until someone has confirmed it.
  address_since timestamptz,
  -- The hash of the secret that the device sent when it signed up.
  device_hash bytea,
  -- The password's hash, from the confirmation until that device claims it or another password is chosen.
  withheld_password text
);
comment on table private.account_proofs is 'Kept by triggers on auth.users, whichever auth server writes there.';

-- Takes the secret out of the metadata, which tokens and exports show.
create function private.keep_proof() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.account_proofs (user_id, address_since, device_hash) values (
    new.id, new.email_confirmed_at, extensions.digest(new.raw_user_meta_data ->> 'sign_up_secret', 'sha256')
  );
  update auth.users set raw_user_meta_data = raw_user_meta_data - 'sign_up_secret'
  where id = new.id and raw_user_meta_data ? 'sign_up_secret';
  return null;
end $$;
create trigger keep_proof after insert on auth.users
  for each row execute function private.keep_proof();

-- The hosted auth server copies the metadata of a sign-up into the account's identity.
create function private.strip_identity() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.identity_data := new.identity_data - 'sign_up_secret';
  return new;
end $$;
create trigger strip_identity before insert or update of identity_data on auth.identities
  for each row when (new.identity_data ? 'sign_up_secret') execute function private.strip_identity();

-- Neither auth server renews email_confirmed_at when the address changes, so the database records the change itself.
create function private.date_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_proofs set address_since = case
    when new.email_confirmed_at is null then null
    when lower(new.email) is distinct from lower(old.email) then now()
    else new.email_confirmed_at
  end
  where user_id = new.id;
  return null;
end $$;
create trigger date_address after update of email, email_confirmed_at on auth.users
  for each row when (
    (lower(old.email), old.email_confirmed_at) is distinct from (lower(new.email), new.email_confirmed_at)
  ) execute function private.date_address();

-- The person who signed up may not own the address. From its confirmation on, their password opens nothing until the
-- device that sent it claims it. Accounts that wait for no email were made by the operator, and keep their password.
create function private.withhold_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_proofs set withheld_password = nullif(old.encrypted_password, '') where user_id = new.id;
  new.encrypted_password := '';
  return new;
end $$;
create trigger withhold_password before update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null and old.confirmation_sent_at is not null
    and old.encrypted_password is not distinct from new.encrypted_password
  ) execute function private.withhold_password();

create function private.forget_withheld_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_proofs set withheld_password = null where user_id = new.id and withheld_password is not null;
  return null;
end $$;
create trigger forget_withheld_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password <> '') execute function private.forget_withheld_password();

-- Gives the account its password back if the caller's device is the one that signed up. Answers whether it has a
-- password now. If not, the person chooses one. An admin does so before the second factor. Errors: not_allowed.
create function private.claim_password(_secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.role_of(auth.uid()) is null or not private.session_lasts() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  update auth.users a set encrypted_password = p.withheld_password
  from private.account_proofs p
  where a.id = auth.uid() and p.user_id = a.id and p.withheld_password is not null
    and p.device_hash = extensions.digest(_secret, 'sha256');
  return exists (select from auth.users a where a.id = auth.uid() and a.encrypted_password <> '');
end $$;
select private.expose('claim_password', 'authenticated');

-- Whether the caller's session began within the last ten minutes. As with session_lasts, claims without a session are
-- trusted only on a connection that could become the owner anyway.
create function private.signed_in_recently() returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when auth.jwt() ->> 'session_id' is null then pg_has_role(session_user, current_user, 'member')
    else exists (
      select from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
        and s.created_at > now() - interval '10 minutes'
    )
  end
$$;

-- Raises sign_in_again unless the caller signed in within the last ten minutes: a session may be stolen, or a device
-- left open. Steps that can't be undone begin with it.
create function private.require_recent_sign_in() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.signed_in_recently() then raise exception 'sign_in_again'; end if;
end $$;

-- The same for a new password or address. The auth server doesn't say whose session asks, so any session of the
-- account counts. The operator's own SQL may do it without one.
create function private.guard_credentials() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_has_role(session_user, current_user, 'member') then return new; end if;
  if not exists (
    select from auth.sessions s where s.user_id = new.id and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'sign_in_again';
  end if;
  return new;
end $$;
create trigger guard_credentials before update of encrypted_password, email_change on auth.users
  for each row when (
    new.encrypted_password is distinct from old.encrypted_password and old.encrypted_password <> ''
    or new.email_change <> '' and new.email_change is distinct from old.email_change
  ) execute function private.guard_credentials();

-- A deactivated account may sign in to be told so. It can't change its password, address, metadata or second factor.
-- All its old sessions have ended. The operator's own SQL may change it.
create function private.refuse_deactivated() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_has_role(session_user, current_user, 'member') and exists (
    select from public.users u
    where u.id = (to_jsonb(new) ->> tg_argv[0])::uuid and u.deactivated_at is not null
  ) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger deactivated_change_nothing
  before update of encrypted_password, email_change, raw_user_meta_data on auth.users
  for each row when (
    (old.encrypted_password, old.email_change, old.raw_user_meta_data)
      is distinct from (new.encrypted_password, new.email_change, new.raw_user_meta_data)
  ) execute function private.refuse_deactivated('id');
create trigger deactivated_change_nothing before insert or update of status, secret on auth.mfa_factors
  for each row execute function private.refuse_deactivated('user_id');
