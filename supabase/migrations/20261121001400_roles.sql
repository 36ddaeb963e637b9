-- Who may be what after the first admin: roles, deactivation, and the rule that one admin always stays.

-- Locks an account to change what it may do. Returns its user profile. An admin who waited here may have lost the right
-- to the change, so callers check it before and after. A legacy record first gets a users row, since it has no columns
-- for this. One change at a time in the whole installation, so that two admins can't remove each other at the same
-- moment. Errors: user_not_found.
create function private.lock_account(account uuid) returns public.users
language plpgsql set search_path = '' as $$
declare
  profile public.users;
begin
  perform pg_advisory_xact_lock(hashtext('accounts'));
  -- In the auth server's order: the factors, then by a trigger the row of users.
  perform from auth.mfa_factors f where f.user_id = account order by f.id for update;
  -- Before the row of users, which makes a profile. A step that places a caregiver waits here, or came first.
  perform private.lock_whole_caregiver(account);
  if private.role_of(account) is not null then perform private.sync_profile(account); end if;
  select * into profile from public.users u where u.id = account for update;
  if not found then raise exception 'user_not_found' using errcode = 'PT404'; end if;
  return profile;
end $$;

-- Raises last_admin if nobody could sign in as an admin any more, and second_admin_needed if admins would remove
-- themselves, since a colleague should see it. Call it under lock_account.
create function private.require_another_admin(leaving uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.users u
    where u.role = 'admin' and u.deactivated_at is null and u.email_verified and u.id <> leaving
  ) then
    raise exception 'last_admin';
  end if;
  if leaving = auth.uid() then raise exception 'second_admin_needed'; end if;
end $$;

-- An invitation ends when its sender is no longer an admin.
create function private.revoke_invitations_of(account uuid) returns void
language sql set search_path = '' as $$
  update public.invitations set revoked_at = now()
  where invited_by = account and accepted_at is null and revoked_at is null
$$;

-- Call it under lock_account. A placed caregiver doesn't become an admin unnoticed: a placement is ended by its own
-- step, with a reason. Errors: still_placed; you_are_placed, to the caregiver themselves.
create function private.change_role(account uuid, new_role public.user_role) returns void
language plpgsql set search_path = '' as $$
begin
  if new_role = 'admin' then
    if exists (select from public.placements p where p.caregiver_id = account and p.ended_at is null) then
      raise exception using message = case when account = auth.uid() then 'you_are_placed' else 'still_placed' end;
    end if;
  end if;
  if new_role = 'admin' then perform private.end_what_is_asked(account); end if;
  update public.users set role = new_role where id = account;
  if new_role = 'admin' then
    -- An empty profile would stay in the admins' list of caregivers for ever.
    delete from public.caregiver_profiles p
    where p.user_id = account and p.status = 'draft' and (select c.percent from private.completeness(p) c) = 0
      and not exists (select from public.documents d where d.caregiver_id = account);
  else
    perform private.revoke_invitations_of(account);
  end if;
end $$;

-- Errors: not_allowed, user_not_found, last_admin, second_admin_needed, still_placed, user_step_not_allowed (detail:
-- the role it already has, or email_not_verified, since the person who signed up may not own that address).
create function private.set_user_role(_user_id uuid, _new_role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  profile public.users;
begin
  perform private.require_role('admin');
  profile := private.lock_account(_user_id);
  perform private.require_role('admin');
  if pg_input_is_valid(_new_role, 'public.user_role') is not true or profile.role = _new_role::public.user_role then
    raise exception 'user_step_not_allowed' using detail = profile.role::text;
  end if;
  if _new_role = 'admin' and not profile.email_verified then
    raise exception 'user_step_not_allowed' using detail = 'email_not_verified';
  end if;
  if profile.role = 'admin' then perform private.require_another_admin(_user_id); end if;
  perform private.change_role(_user_id, _new_role::public.user_role);
  perform private.queue_mail(profile.email, 'role_changed', jsonb_build_object('role', _new_role));
end $$;
select private.expose('set_user_role', 'authenticated');

-- From the next call on, the account may do nothing, and its sessions have ended. What an admin owns goes to the named
-- colleague, or becomes unassigned (*_assignments.sql). Errors: not_allowed, user_not_found, last_admin,
-- second_admin_needed, user_step_not_allowed, reason_missing, too_long, not_an_admin.
create function private.deactivate_user(_user_id uuid, _reason text, _hand_to uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  profile public.users;
begin
  perform private.require_role('admin');
  profile := private.lock_account(_user_id);
  perform private.require_role('admin');
  if profile.deactivated_at is not null then
    raise exception 'user_step_not_allowed' using detail = 'deactivated';
  end if;
  if profile.role = 'admin' then perform private.require_another_admin(_user_id); end if;
  perform private.end_all_work(_user_id);
  if _hand_to is not null then
    if _hand_to = _user_id then raise exception 'not_an_admin'; end if;
    perform private.assign(a.subject_id, _hand_to, _user_id) from private.assignments a
    where a.admin_id = _user_id and a.subject_id <> auth.uid();
  end if;
  update public.users u
  set deactivated_at = now(), deactivated_reason = private.reason(_reason, true)
  where u.id = _user_id;
  perform private.revoke_invitations_of(_user_id);
  delete from auth.sessions s where s.user_id = _user_id;
  perform private.queue_mail(profile.email, 'deactivated', jsonb_build_object('reason', trim(_reason)));
end $$;
select private.expose('deactivate_user', 'authenticated');

-- Errors: not_allowed, user_not_found, user_step_not_allowed.
create function private.reactivate_user(_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  profile public.users;
begin
  perform private.require_role('admin');
  profile := private.lock_account(_user_id);
  perform private.require_role('admin');
  if profile.deactivated_at is null then
    raise exception 'user_step_not_allowed' using detail = 'active';
  end if;
  update public.users set deactivated_at = null, deactivated_reason = null where id = _user_id;
end $$;
select private.expose('reactivate_user', 'authenticated');

-- Makes the caller an admin, under this name, by an invitation to their own address, if they had an account already.
-- If the account changed to that address after the invitation, it may be a stranger's, and is refused. Errors:
-- not_allowed, invitation_invalid, you_are_placed.
create function private.accept_invitation(_token text, _full_name text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  profile public.users;
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  profile := private.lock_account(auth.uid());
  -- Checked again, since the caller may have lost the right while waiting for the lock.
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  if not exists (
    select from private.account_proofs p
    where p.user_id = profile.id and p.address_since <= (private.open_invitation(_token)).created_at
  ) or not private.redeem_invitation(_token, profile.email) then
    raise exception 'invitation_invalid';
  end if;
  perform private.change_role(profile.id, 'admin');
  update public.users u set full_name = coalesce(private.staff_name_from(_full_name), u.full_name)
  where u.id = profile.id;
end $$;
select private.expose('accept_invitation', 'authenticated');
