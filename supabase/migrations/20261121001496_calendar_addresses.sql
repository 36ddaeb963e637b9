-- A private address from which a caregiver's calendar reads the coming visits. Anyone who has it sees when visits are
-- and in which town, but not who lives there. A caregiver has one at a time. Its key is kept as a hash.

create table private.calendar_addresses (
  caregiver_id uuid primary key references public.caregiver_profiles (user_id) on delete cascade,
  key_hash bytea not null unique,
  made_at timestamptz not null default now()
);

create function private.record_calendar_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.events (actor_id, subject_type, subject_id, action, after)
  values (
    auth.uid(), 'users', coalesce(new.caregiver_id, old.caregiver_id)::text, 'update',
    jsonb_build_object(
      'calendar_address', case tg_op when 'INSERT' then 'made' when 'UPDATE' then 'replaced' else 'ended' end
    )
  );
  return null;
end $$;
create trigger record_calendar_address after insert or update or delete on private.calendar_addresses
  for each row execute function private.record_calendar_address();

-- When the caller's address was made. Null without one.
create function private.my_calendar_address() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select a.made_at from private.calendar_addresses a
  where a.caregiver_id = auth.uid() and private.my_role() = 'caregiver'
$$;
select private.expose('my_calendar_address', 'authenticated');

-- Makes the caller's address. An earlier one stops at once. The device makes the key, so that a call sent twice changes
-- nothing. Errors: not_allowed, malformed_request, too_many_requests.
create function private.make_calendar_address(_key text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  if not private.is_secret(_key) then raise exception 'malformed_request'; end if;
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  insert into private.calendar_addresses as a (caregiver_id, key_hash)
  select p.user_id, sha256(convert_to(_key, 'utf8')) from public.caregiver_profiles p
  where p.user_id = auth.uid() and private.reads_own_jobs(p)
  on conflict (caregiver_id) do update set key_hash = excluded.key_hash, made_at = now()
    where a.key_hash <> excluded.key_hash;
  if not exists (select from private.calendar_addresses a where a.caregiver_id = auth.uid()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return private.my_calendar_address();
exception when unique_violation then raise exception 'malformed_request';
end $$;
select private.expose('make_calendar_address', 'authenticated');

-- Ends the caller's address, if any. Errors: not_allowed.
create function private.end_calendar_address() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  delete from private.calendar_addresses a where a.caregiver_id = auth.uid();
end $$;
select private.expose('end_calendar_address', 'authenticated');

-- An address ends with the role, with the account's access, and with a new password, since someone else may have made
-- it.
create function private.end_address_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.calendar_addresses a where a.caregiver_id = new.id;
  return null;
end $$;
create trigger end_address_of_account after update of role, deactivated_at on public.users
  for each row when (new.role is distinct from old.role or new.deactivated_at is not null)
  execute function private.end_address_of_account();
create trigger end_address_of_account after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.end_address_of_account();

-- What the calendar at an address shows, from a week ago to eight weeks ahead: the visits that take place, [{id,
-- startsAt, endsAt, isFixed, town, moved}]. A moved visit has its earlier time, not the reason. Null if no address has
-- this key. Wrong keys are counted by the caller's address, which may be the Edge Function's; a right key has its own
-- count. Errors: too_many_requests.
create function private.calendar_visits(_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caregiver uuid := (
    select a.caregiver_id from private.calendar_addresses a
      join public.caregiver_profiles p on p.user_id = a.caregiver_id
    where a.key_hash = sha256(convert_to(left(_key, 99), 'utf8'))
      and private.role_of(a.caregiver_id) = 'caregiver' and private.reads_own_jobs(p)
  );
begin
  if caregiver is null then
    perform private.throttle('calendar_guess:' || private.caller_address(), 60, interval '10 minutes');
    return null;
  end if;
  perform private.throttle(
    'calendar_visits:' || caregiver || ' ' || private.caller_address(), 60, interval '10 minutes'
  );
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.placement_id || '-' || v.on_date || '-' || v.opens,
      'startsAt', private.minute_of(v.on_date, v.opens), 'endsAt', private.minute_of(v.on_date, v.closes),
      'isFixed', coalesce(v.minutes = v.closes - v.opens, false), 'minutes', v.minutes,
      'town', place.name || ', ' || place.region
    ) || case when v.moved is null then '{}' else jsonb_build_object('moved', v.moved - 'reason') end
    order by v.on_date, v.opens, v.placement_id), '[]')
    from private.visits_of_caregiver(caregiver, private.today() - 7, private.today() + 55) v
      join public.requests r on r.id = v.request_id join public.places place on place.id = r.place_id
    where v.kind is null
  );
end $$;
select private.expose('calendar_visits', 'anon');
