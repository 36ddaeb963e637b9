-- What our team enters for a caregiver: an account for someone the agency knows, who is invited to it, and changes to
-- a profile. The caregiver sees which fields we entered, and confirms them (docs/specification.md, Caregiver
-- profiles).

-- A change by staff waits to be confirmed. A change by the owner does not.
create function private.note_entered() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := to_jsonb(old);
  now_is constant jsonb := to_jsonb(new);
  changed constant public.profile_field[] := array(
    select f from unnest(enum_range(null::public.profile_field)) f
    where was -> f::text is distinct from now_is -> f::text
      or f = 'languages' and old.other_languages is distinct from new.other_languages
  );
begin
  if cardinality(changed) = 0 or auth.uid() is null then return new; end if;
  if auth.uid() = new.user_id then
    new.unconfirmed := array(select f from unnest(new.unconfirmed) f where f <> all (changed));
    if cardinality(new.unconfirmed) = 0 then new.entered_at := null; end if;
  else
    new.unconfirmed := array(select distinct f from unnest(new.unconfirmed || changed) f order by f);
    new.entered_at := now();
  end if;
  return new;
end $$;
-- Its name puts it after the trigger that cleans what is written.
create trigger note_entered before update of
  full_name, phone, about, birth_year, care_types, skills, languages, other_languages, experience_years, availability,
  hourly_rate, place_id, radius_km
on public.caregiver_profiles
  for each row execute function private.note_entered();

-- Writes the given fields of a profile. Null empties a field. Errors: profile_invalid (detail: the columns),
-- about_holds_contact.
create function private.enter_fields(caregiver uuid, given jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  next public.caregiver_profiles;
  faults text[] := array(
    select k from jsonb_object_keys(given) k
    where k <> 'other_languages' and k <> all (enum_range(null::public.profile_field)::text[])
      -- JSON would turn anything into text, and take a list of lists as a list.
      or k in ('full_name', 'phone', 'about', 'other_languages') and jsonb_typeof(given -> k) not in ('string', 'null')
      or k in ('care_types', 'skills', 'languages') and given -> k @? 'strict $[*] ? (@.type() == "array")'
  );
  part record;
begin
  if cardinality(faults) = 0 then
    begin
      -- These are emptied, never null.
      select (jsonb_populate_record(p, given || coalesce((
        select jsonb_object_agg(g.key, case g.key when 'availability' then '0' else '[]' end::jsonb)
        from jsonb_each(given) g
        where g.value = 'null' and g.key in ('care_types', 'skills', 'languages', 'availability')
      ), '{}'))).* into next
      from public.caregiver_profiles p where p.user_id = caregiver;
    exception when data_exception or check_violation then
      for part in select key, value from jsonb_each(given) loop
        begin
          perform jsonb_populate_record(null::public.caregiver_profiles, jsonb_build_object(part.key, part.value));
        exception when data_exception or check_violation then faults := faults || part.key;
        end;
      end loop;
    end;
  end if;
  if cardinality(faults) > 0 then raise exception 'profile_invalid' using detail = array_to_json(faults)::text; end if;
  update public.caregiver_profiles p set
    full_name = next.full_name, phone = next.phone, about = next.about, birth_year = next.birth_year,
    care_types = next.care_types, skills = next.skills, languages = next.languages,
    other_languages = next.other_languages, experience_years = next.experience_years,
    availability = next.availability, hourly_rate = next.hourly_rate, place_id = next.place_id,
    radius_km = next.radius_km
  where p.user_id = caregiver and to_jsonb(p) is distinct from to_jsonb(next);
end $$;

-- Ends a check (add_each) once all rules have passed. Any further work would be rolled back anyway.
create function private.end_check() returns void
language plpgsql set search_path = '' as $$
begin
  if private.cause('checked') is not null then raise exception using errcode = 'UNDO0'; end if;
end $$;

-- Raises profile_differs if the profile has other values and nobody has signed in to it yet.
create function private.require_same_profile(account uuid, profile jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  was constant public.caregiver_profiles := (
    select p from public.caregiver_profiles p join auth.users a on a.id = p.user_id
    where a.id = account and a.email_confirmed_at is null
  );
begin
  if was.user_id is null then return; end if;
  begin
    perform private.enter_fields(account, profile);
    if (select to_jsonb(p) - 'updated_at' from public.caregiver_profiles p where p.user_id = account)
      <> to_jsonb(was) - 'updated_at'
    then raise exception 'profile_differs'; end if;
    raise exception using errcode = 'UNDO0';
  exception when sqlstate 'UNDO0' then null;
  end;
end $$;

-- Makes an account for someone the agency knows, {id, email, profile}, with as much of a profile as is known. It has no
-- password until its owner follows the link in an email and chooses one. Adding it again changes nothing. It never
-- replaces an existing account, even an unconfirmed one: staff first see whose it is and what depends on it. Errors:
-- id_taken, profile_differs (from the one that came with this id before), invalid_email, account_exists, and those of
-- enter_fields.
create function private.add_caregiver(one jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  account constant uuid := one ->> 'id';
  address constant text := lower(trim(one ->> 'email'));
  profile constant jsonb := one -> 'profile';
  known text := (select lower(a.email) from auth.users a where a.id = account);
begin
  if known = address then
    perform private.require_same_profile(account, profile);
    return;
  end if;
  if known is not null or exists (select from public.requests r where r.id = account)
    or private.is_of_another_kind(account)
  then raise exception 'id_taken'; end if;
  if private.is_email(address) is not true then raise exception 'invalid_email'; end if;
  if nullif(private.clean_name(profile ->> 'full_name'), '') is null then
    raise exception 'profile_invalid' using detail = '["full_name"]';
  end if;
  -- An account with only a legacy record has no users row. The unique index of addresses finds it below.
  if exists (select from public.users u where lower(u.email) = address) then raise exception 'account_exists'; end if;
  -- Written as the auth servers do on a sign-up: they can't read null from these columns.
  insert into auth.users (
    instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at,
    updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
  ) values (
    '00000000-0000-0000-0000-000000000000', account, 'authenticated', 'authenticated', address, '',
    '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', ''
  );
  insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at) values (
    gen_random_uuid(), account, 'email', account,
    jsonb_build_object('sub', account, 'email', address, 'email_verified', false, 'phone_verified', false), now(), now()
  );
  perform private.enter_fields(account, profile);
  perform private.end_check();
  perform private.queue_mail(address, 'account_made', '{}', recipient => account);
exception when unique_violation then
  -- Someone signed up with this address at the same moment.
  raise exception 'account_exists';
end $$;

-- Calls one of the functions add_… for each row. A row that can't be added doesn't stop the others. Each row has an
-- id made by the client, so it is added once, however often it is sent. With `only_check` nothing is saved. Answers
-- for each row, in order, what is wrong with it. Errors: not_allowed, rows_invalid.
create function private.add_each(what text, rows jsonb, part text, only_check boolean)
returns table (id uuid, error text, detail text)
-- Otherwise a plan made while a table has few rows would be kept for all later rows.
language plpgsql set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  one jsonb;
begin
  perform private.require_role('admin');
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 100 or exists (
    select from jsonb_array_elements(rows) r
    where jsonb_typeof(r) <> 'object' or pg_input_is_valid(r ->> 'id', 'uuid') is not true
      or jsonb_typeof(r -> part) is distinct from 'object'
  ) then
    raise exception 'rows_invalid';
  end if;
  -- Two calls may have the same ids, addresses and references in different orders, so all are locked first, sorted.
  perform pg_advisory_xact_lock(named.key) from (
    select distinct hashtextextended(what || lower(trim(n)), 0) as key
    from jsonb_array_elements(rows) r, unnest(array[r ->> 'id', r ->> 'email', r -> part ->> 'reference']) n
    where n is not null order by key
  ) named;
  for one in select r from jsonb_array_elements(rows) r loop
    add_each.id := one ->> 'id';
    add_each.error := null;
    add_each.detail := null;
    begin
      perform private.because('checked', 'yes') where only_check;
      execute format('select private.%I($1)', what) using one;
      if only_check then raise exception using errcode = 'UNDO0'; end if;
    exception
      when sqlstate 'UNDO0' then null;
      when raise_exception then
        get stacked diagnostics add_each.error = message_text, add_each.detail = pg_exception_detail;
    end;
    return next;
  end loop;
end $$;

-- Adds caregivers, each with an email and a profile by column. Errors: those of add_each.
create function private.add_caregivers(_rows jsonb, _only_check boolean default false)
returns table (id uuid, error text, detail text)
language sql security definer set search_path = '' as $$
  select * from private.add_each('add_caregiver', _rows, 'profile', _only_check)
$$;
select private.expose('add_caregivers', 'authenticated');

-- Sends the invitation again to someone who was added and has not signed in, since the first email may be lost.
-- Errors: not_allowed, caregiver_not_found, not_invited (the account is their own), has_signed_in, invited_just_now
-- (within an hour).
create function private.invite_again(_caregiver_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
begin
  perform private.require_role('admin');
  perform private.lock_in_order(caregivers => array[_caregiver_id]);
  select a.* into account from auth.users a join public.caregiver_profiles p on p.user_id = a.id
  where a.id = _caregiver_id;
  if not found then raise exception 'caregiver_not_found' using errcode = 'PT404'; end if;
  if account.email_confirmed_at is not null then raise exception 'has_signed_in'; end if;
  if not exists (
    select from public.caregiver_profiles p where p.user_id = _caregiver_id and p.entered_at is not null
  ) then raise exception 'not_invited'; end if;
  if exists (
    select from private.mails m
    where m.recipient_id = _caregiver_id and m.kind = 'account_made' and m.created_at > now() - interval '1 hour'
  ) then raise exception 'invited_just_now'; end if;
  perform private.queue_mail(account.email, 'account_made', '{}', recipient => _caregiver_id);
end $$;
select private.expose('invite_again', 'authenticated');

-- Changes a profile for its caregiver, who is told. `seen` is when the profile was last changed, as the admin saw it.
-- A field that already has the value is not changed. Errors: not_allowed, own_record, caregiver_not_found,
-- changed_meanwhile, and those of enter_fields.
create function private.enter_profile(_caregiver_id uuid, _profile jsonb, _seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was public.caregiver_profiles;
  now_is public.caregiver_profiles;
begin
  perform private.require_role('admin');
  perform private.require_not_self(_caregiver_id);
  perform private.lock_in_order(caregivers => array[_caregiver_id]);
  select * into was from public.caregiver_profiles p where p.user_id = _caregiver_id;
  if not found then raise exception 'caregiver_not_found' using errcode = 'PT404'; end if;
  begin
    perform private.enter_fields(_caregiver_id, _profile);
    select * into now_is from public.caregiver_profiles p where p.user_id = _caregiver_id;
    if to_jsonb(was) - 'updated_at' = to_jsonb(now_is) - 'updated_at' then return; end if;
    if was.updated_at is distinct from _seen then raise exception using errcode = 'UNDO0'; end if;
  exception when sqlstate 'UNDO0' then
    perform private.refuse_stale('caregiver_profiles', _caregiver_id::text);
  end;
  perform private.notify(_caregiver_id, 'profile_entered', _caregiver_id, jsonb_build_object('fields', (
    select string_agg(f::text, ',' order by f) from unnest(enum_range(null::public.profile_field)) f
    where to_jsonb(was) -> f::text is distinct from to_jsonb(now_is) -> f::text
      or f = 'languages' and was.other_languages is distinct from now_is.other_languages
  )));
end $$;
select private.expose('enter_profile', 'authenticated');

-- The calling caregiver confirms what our team entered, as they saw it: `entered_at` says which version. Confirming it
-- again changes nothing. Errors: not_allowed, entry_changed.
create function private.confirm_profile(_entered_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  latest timestamptz;
begin
  perform private.require_role('caregiver');
  perform private.lock_in_order(caregivers => array[auth.uid()]);
  select p.entered_at into latest from public.caregiver_profiles p where p.user_id = auth.uid();
  if latest is null then return; end if;
  if latest is distinct from _entered_at then raise exception 'entry_changed'; end if;
  update public.caregiver_profiles p set unconfirmed = '{}', entered_at = null where p.user_id = auth.uid();
end $$;
select private.expose('confirm_profile', 'authenticated');
