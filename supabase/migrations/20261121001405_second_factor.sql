-- The second factor of staff, and the end of their sessions (decision 0060). The auth server checks codes.
-- private.my_role decides what a session without one may do.

-- The users row shows whether the account has a confirmed factor, on both auth servers. So adding and losing one are
-- events, and colleagues see who has one.
create function private.sync_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  has constant boolean := exists (
    select from auth.mfa_factors f where f.user_id = account and f.status::text = 'verified'
  );
begin
  update public.users u set has_second_factor = has where u.id = account and u.has_second_factor <> has;
  if found and has then perform private.notify(account, 'second_factor_added', account); end if;
  return null;
end $$;
create trigger sync_second_factor after insert or update of status or delete on auth.mfa_factors
  for each row execute function private.sync_second_factor();

-- A session may be stolen, or a device left open. So a session can't add a factor that locks the owner out. Only
-- staff have one. They set up the first within ten minutes of signing in, and another one in a session that was
-- completed with a code. Hosted, any such session of the account counts. Errors: not_allowed, sign_in_again.
create function private.guard_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_has_role(session_user, current_user, 'member') then return new; end if;
  if private.role_of(new.user_id) is distinct from 'admin' then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if not exists (
    select from auth.sessions s
    where s.user_id = new.user_id and s.created_at > now() - interval '10 minutes'
      and (s.not_after is null or s.not_after > now())
      and (s.aal::text = 'aal2' or not exists (
        select from auth.mfa_factors f
        where f.user_id = new.user_id and f.id <> new.id and f.status::text = 'verified'
      ))
  ) then
    raise exception 'sign_in_again';
  end if;
  return new;
end $$;
create trigger guard_second_factor before insert on auth.mfa_factors
  for each row execute function private.guard_second_factor();
create trigger guard_confirmed_factor before update of status on auth.mfa_factors
  for each row when (new.status::text = 'verified' and old.status::text <> 'verified')
  execute function private.guard_second_factor();

-- What the caller must do before being let in: enter a code, set up an authenticator app, or nothing (null).
create function private.missing_second_factor() returns text
language sql stable security definer set search_path = '' as $$
  select case when u.has_second_factor then 'code' else 'set_up' end from public.users u
  where u.id = auth.uid() and private.session_lasts() and private.misses_second_factor()
    and private.role_of(u.id) is not null
$$;
select private.expose('missing_second_factor', 'authenticated');

-- Without its factor and sessions, the account signs in with its password and sets up a new factor. Answers whether
-- there was one. The operator calls it too: if the only admin has lost the device, nobody else can help
-- (docs/operations.md).
create function private.remove_second_factor(account uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  removed boolean;
begin
  delete from auth.mfa_factors f where f.user_id = account;
  removed := found;
  delete from auth.sessions s where s.user_id = account;
  return removed;
end $$;

-- Removes a colleague's lost factor. The colleague is told. Errors: not_allowed, user_not_found, own_record,
-- user_step_not_allowed (detail: no_second_factor).
create function private.reset_second_factor(_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.lock_account(_user_id);
  perform private.require_role('admin');
  perform private.require_not_self(_user_id);
  if not private.remove_second_factor(_user_id) then
    raise exception 'user_step_not_allowed' using detail = 'no_second_factor';
  end if;
  perform private.notify(_user_id, 'second_factor_reset', _user_id);
end $$;
select private.expose('reset_second_factor', 'authenticated');

-- Staff's sessions end 12 hours after their last use, and 30 days after they began. Both auth servers write to a
-- session when it begins and when its token is renewed. Hosted, a renewal respects the end. An ended session stays
-- ended.
create function private.limit_staff_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.not_after <= now() and new.not_after = old.not_after then return new; end if;
  if exists (select from public.users u where u.id = new.user_id and u.role = 'admin') then
    new.not_after := least(
      case when tg_op = 'INSERT' or new.not_after is distinct from old.not_after then new.not_after end,
      coalesce(new.created_at, now()) + interval '30 days', now() + interval '12 hours'
    );
  end if;
  return new;
end $$;
create trigger limit_staff_session before insert or update on auth.sessions
  for each row execute function private.limit_staff_session();

-- Deletes ended sessions, so that the auth server no longer accepts them; a duty of the tick. Sessions that another
-- call is ending are skipped.
create function private.end_sessions(moment timestamptz) returns bigint
language sql set search_path = '' as $$
  with ended as (
    delete from auth.sessions s where s.id in (
      select e.id from auth.sessions e where e.not_after <= moment for update skip locked
    ) returning s.id
  )
  select count(*) from ended
$$;
