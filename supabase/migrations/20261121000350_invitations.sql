-- How every admin after the first becomes one: an admin invites an email address. The invitation works once, for a
-- week (docs/specification.md, Becoming an admin).

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and private.is_email(email)),
  invited_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz
);
comment on column public.invitations.invited_by is 'The admin. No foreign key: invitations outlive accounts.';
create unique index invitations_open_idx on public.invitations (email) where accepted_at is null and revoked_at is null;
create index invitations_email_idx on public.invitations (email);
create index invitations_created_at_idx on public.invitations (created_at desc);
create index invitations_invited_by_idx on public.invitations (invited_by);

-- The key to an invitation: 128 random bits. Only the hash is kept, in a table of its own, so that no list and no
-- event has it.
create table private.invitation_tokens (
  invitation_id uuid primary key references public.invitations (id) on delete cascade,
  token_hash bytea not null unique
);

create trigger record_event after insert or update or delete on public.invitations
  for each row execute function private.record_event('id');

alter table public.invitations enable row level security;
grant select on public.invitations to authenticated;
create policy "Admins read invitations" on public.invitations
  for select to authenticated using ((select private.acts_as('admin')));

-- An unconfirmed sign-up may be a stranger who waits for the invited person to confirm it. So it is removed, and the
-- invited person chooses the password. What our team has entered stays (*_entered_profiles.sql and
-- *_entered_documents.sql), and so does a deactivation.
create function private.remove_unconfirmed(address text) returns void
language plpgsql set search_path = '' as $$
begin
  delete from auth.users a
  where a.id in (select u.id from public.users u where lower(u.email) = address and u.deactivated_at is null)
    and a.email_confirmed_at is null and a.last_sign_in_at is null
    and not exists (select from public.caregivers c where c.id = a.id or c.user_id = a.id)
    and not exists (select from public.caregiver_profiles p where p.user_id = a.id and p.entered_at is not null)
    and not exists (select from public.documents d where d.caregiver_id = a.id);
end $$;

-- Errors: not_allowed, invalid_email, already_admin, too_many_requests.
create function private.invite_admin(_email text) returns table (id uuid, token text, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  recipient text := lower(trim(_email));
  made public.invitations;
  secret text := encode(extensions.gen_random_bytes(16), 'hex');
begin
  perform private.require_role('admin');
  if private.is_email(recipient) is not true then
    raise exception 'invalid_email';
  end if;
  if exists (select from public.users u where lower(u.email) = recipient and u.role = 'admin') then
    raise exception 'already_admin';
  end if;
  perform private.throttle('invite_admin:' || auth.uid(), 30, interval '1 hour');
  perform private.remove_unconfirmed(recipient);

  -- A new invitation replaces the one before. Two at the same time queue here.
  perform pg_advisory_xact_lock(hashtextextended('invitation:' || recipient, 0));
  update public.invitations i set revoked_at = now()
  where i.email = recipient and i.accepted_at is null and i.revoked_at is null;
  insert into public.invitations (email, invited_by) values (recipient, auth.uid()) returning * into made;
  insert into private.invitation_tokens values (made.id, extensions.digest(secret, 'sha256'));
  perform private.queue_mail(recipient, 'invitation', jsonb_build_object('token', secret));
  return query select made.id, secret, made.expires_at;
end $$;
select private.expose('invite_admin', 'authenticated');

-- Withdraws an invitation. Withdrawing it again changes nothing. Errors: not_allowed, invitation_not_found,
-- invitation_used.
create function private.revoke_invitation(_invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_one public.invitations;
begin
  perform private.require_role('admin');
  select * into found_one from public.invitations i where i.id = _invitation_id for update;
  if not found then raise exception 'invitation_not_found' using errcode = 'PT404'; end if;
  if found_one.accepted_at is not null then raise exception 'invitation_used'; end if;
  update public.invitations i set revoked_at = now() where i.id = _invitation_id and i.revoked_at is null;
end $$;
select private.expose('revoke_invitation', 'authenticated');

-- The invitation that this token opens now, if any. If its sender is no longer an admin, it opens nothing, even if it
-- was sent at that very moment.
create function private.open_invitation(token text) returns public.invitations
language sql stable set search_path = '' as $$
  select i
  from private.invitation_tokens t
  join public.invitations i on i.id = t.invitation_id
  join public.users u on u.id = i.invited_by and u.role = 'admin' and u.deactivated_at is null
  where t.token_hash = extensions.digest(token, 'sha256')
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
$$;

-- Uses up the invitation that this token opens for this address, if any. Answers true to one caller at most.
create function private.redeem_invitation(token text, address text) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.invitations i set accepted_at = now()
  where i.id = (private.open_invitation(token)).id and i.email = lower(address)
    and i.accepted_at is null and i.revoked_at is null;
  return found;
end $$;

-- The address that an invitation is for, for the sign-up form. Null if it opens nothing. Errors: too_many_requests.
create function private.invitation_is_open(_token text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.throttle('invitation_is_open:' || private.caller_address(), 60, interval '10 minutes');
  return (private.open_invitation(_token)).email;
end $$;
select private.expose('invitation_is_open', 'anon', 'authenticated');
