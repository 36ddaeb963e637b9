-- What a caregiver offers. Everyone who may act as a caregiver has one row, made with the account or legacy record.

create type public.profile_status as enum ('draft', 'submitted', 'changes_requested', 'approved', 'suspended');
-- What a caregiver fills in, by column.
create type public.profile_field as enum (
  'full_name', 'phone', 'birth_year', 'about', 'place_id', 'radius_km', 'care_types', 'skills', 'languages',
  'experience_years', 'availability', 'hourly_rate'
);

-- Where a photo is in its bucket: in its owner's folder, under a random name (*_photos.sql).
create function private.is_photo_path(path text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](jpg|png|webp)$'
$$;
-- A check constraint runs as the role that writes the row.
grant execute on function private.is_photo_path to authenticated;

-- Languages that are not on the list, as they were typed: a few words, and no way to reach someone.
create function private.is_other_languages(words text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(words) between 2 and 60 and words !~ '[[:digit:]@/:_<>]'
$$;
grant execute on function private.is_other_languages to authenticated;

create table public.caregiver_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (length(trim(full_name)) between 2 and 120),
  phone text check (private.is_phone(phone)),
  about text check (length(about) <= 2000),
  birth_year smallint check (birth_year between 1900 and 2100),
  care_types public.care_type[] not null default '{}' check (private.is_choice(care_types)),
  skills public.skill[] not null default '{}' check (private.is_choice(skills)),
  languages public.language_code[] not null default '{}' check (private.is_choice(languages)),
  other_languages text check (private.is_other_languages(other_languages)),
  experience_years smallint check (experience_years between 0 and 70),
  availability integer not null default 0 check (private.is_availability(availability)),
  hourly_rate numeric(6, 2) check (private.is_hourly_rate(hourly_rate)),
  place_id bigint references public.places (id),
  radius_km smallint check (radius_km between 1 and 300),
  consented_at timestamptz,
  status public.profile_status not null default 'draft',
  status_reason text check (length(status_reason) <= 1000),
  submitted_at timestamptz,
  reviewed_at timestamptz,
  revision integer not null default 1,
  changes_since timestamptz,
  changes_reason text check (length(changes_reason) <= 1000),
  changes_fields public.profile_field[] not null default '{}' check (private.is_choice(changes_fields)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  photo_path text unique check (private.is_photo_path(photo_path)),
  unconfirmed public.profile_field[] not null default '{}' check (private.is_choice(unconfirmed)),
  entered_at timestamptz,
  check ((entered_at is null) = (cardinality(unconfirmed) = 0))
);
comment on column public.caregiver_profiles.unconfirmed is
  'What our team filled in or changed and the caregiver has not confirmed (*_entered_profiles.sql).';
comment on column public.caregiver_profiles.entered_at is
  'When our team last entered something. Null if nothing waits to be confirmed.';
comment on column public.caregiver_profiles.other_languages is
  'Read by staff and families. Jobs ask for languages of the list, so the match counts only those.';
comment on column public.caregiver_profiles.photo_path is 'Where the photo is stored. A photo is optional.';
comment on column public.caregiver_profiles.revision is
  'Counts the changes to what is reviewed, so that an approval can name what was seen.';
comment on column public.caregiver_profiles.changes_since is
  'Since when changes to an approved profile wait, or since staff asked for others. Null if nothing waits.';
comment on column public.caregiver_profiles.changes_reason is
  'What staff want to be different in the waiting changes. Null before they say so, and after the next change.';
comment on column public.caregiver_profiles.changes_fields is
  'The fields that staff want changed. Null after the profile is sent again or the waiting changes are changed.';
create index caregiver_profiles_reach_idx on public.caregiver_profiles (place_id, radius_km);
create index caregiver_profiles_status_idx on public.caregiver_profiles (status, updated_at desc);
create index caregiver_profiles_updated_idx on public.caregiver_profiles (updated_at desc);
create index caregiver_profiles_changes_idx on public.caregiver_profiles (changes_since)
  where changes_since is not null;
create index caregiver_profiles_name_idx on public.caregiver_profiles (full_name);

-- Cleans what is written: a clean name, and each choice once. What can't be kept is named by its column, since a
-- constraint would only say that it failed. The about text has no contact details, because families read it before
-- the caregiver is placed. Errors: profile_invalid (detail: the columns), about_holds_contact.
create function private.clean_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  faults text[];
begin
  new.about := private.printable(new.about);
  if new.about is distinct from old.about and private.holds_contact(new.about) then
    raise exception 'about_holds_contact';
  end if;
  new.full_name := private.clean_name(new.full_name);
  new.other_languages := nullif(private.typed(new.other_languages), '');
  new.phone := coalesce(private.clean_phone(new.phone), new.phone);
  faults := array(
    select f.field from (values
      ('full_name', length(new.full_name) between 2 and 120),
      ('phone', private.is_phone(new.phone)),
      ('about', length(new.about) <= 2000),
      -- A caregiver is an adult, in the year in which they turn eighteen at the earliest.
      ('birth_year', new.birth_year between 1900 and to_char(private.today(), 'YYYY')::integer - 18),
      ('care_types', coalesce(private.is_choice(new.care_types), false)),
      ('skills', coalesce(private.is_choice(new.skills), false)),
      ('languages', coalesce(private.is_choice(new.languages), false)),
      ('other_languages', private.is_other_languages(new.other_languages)),
      ('experience_years', new.experience_years between 0 and 70),
      ('availability', coalesce(private.is_availability(new.availability), false)),
      ('hourly_rate', private.is_hourly_rate(new.hourly_rate)),
      ('radius_km', new.radius_km between 1 and 300),
      ('place_id', new.place_id is null or exists (select from public.places p where p.id = new.place_id))
    ) f (field, sound)
    where f.sound is false
  );
  if cardinality(faults) > 0 then raise exception 'profile_invalid' using detail = array_to_json(faults)::text; end if;
  new.care_types := private.without_duplicates(new.care_types);
  new.skills := private.without_duplicates(new.skills);
  new.languages := private.without_duplicates(new.languages);
  return new;
end $$;
-- Its name puts it before the trigger that compares with what was approved.
create trigger clean before insert or update of
  full_name, phone, about, birth_year, care_types, skills, languages, other_languages, experience_years, availability,
  hourly_rate, place_id, radius_km
on public.caregiver_profiles
  for each row execute function private.clean_profile();
create trigger touch before update on public.caregiver_profiles
  for each row execute function private.touch_updated_at();
create trigger record_event after insert or update or delete on public.caregiver_profiles
  for each row execute function private.record_event('user_id');
create trigger limit_writes before insert or update or delete on public.caregiver_profiles
  for each statement when (current_user = 'authenticated') execute function private.limit_writes();

create function private.create_caregiver_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A users row is keyed by the account, a legacy record by one of two columns.
  account uuid := coalesce((to_jsonb(new) ->> 'user_id')::uuid, new.id);
begin
  insert into public.caregiver_profiles (user_id)
  select account from auth.users where id = account
  on conflict (user_id) do nothing;
  return new;
end $$;
create trigger create_caregiver_profile after insert or update of role on public.users
  for each row when (new.role = 'caregiver') execute function private.create_caregiver_profile();
create trigger create_caregiver_profile after insert on public.caregivers
  for each row execute function private.create_caregiver_profile();

alter table public.caregiver_profiles enable row level security;
grant select on public.caregiver_profiles to authenticated;
grant update (
  full_name, phone, about, birth_year, care_types, skills, languages, other_languages, experience_years, availability,
  hourly_rate, place_id, radius_km
) on public.caregiver_profiles to authenticated;

create policy "Caregivers read their own profile, admins read all" on public.caregiver_profiles
  for select to authenticated
  using (user_id between (select private.readable_from()) and (select private.readable_to()));
create policy "Caregivers edit their own profile unless suspended" on public.caregiver_profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.acts_as('caregiver')) and status <> 'suspended')
  with check (user_id = (select auth.uid()));

-- What a profile still lacks, by column name, and how much of it is filled in.
create function private.completeness(profile public.caregiver_profiles)
returns table (percent integer, missing text[])
language sql stable set search_path = '' as $$
  with fields (name, present) as (values
    ('full_name', profile.full_name is not null),
    ('phone', profile.phone is not null),
    ('birth_year', profile.birth_year is not null),
    ('about', coalesce(length(trim(profile.about)), 0) > 0),
    ('place_id', profile.place_id is not null),
    ('radius_km', profile.radius_km is not null),
    ('care_types', cardinality(profile.care_types) > 0),
    ('skills', cardinality(profile.skills) > 0),
    ('languages', cardinality(profile.languages) > 0 or profile.other_languages is not null),
    ('experience_years', profile.experience_years is not null),
    ('availability', profile.availability > 0),
    ('hourly_rate', profile.hourly_rate is not null)
  )
  select (100 * count(*) filter (where present) / count(*))::integer,
    coalesce(array_agg(name) filter (where not present), '{}')
  from fields
$$;

-- The caller's own completeness, or, for an admin, anyone's; no row for anyone else.
create function public.profile_completeness(caregiver_id uuid default auth.uid())
returns table (percent integer, missing text[])
language sql stable set search_path = '' as $$
  select c.percent, c.missing
  from public.caregiver_profiles p, private.completeness(p) c
  where p.user_id = caregiver_id
$$;
grant execute on function private.completeness to authenticated;
grant execute on function public.profile_completeness to authenticated;

create function private.submit_profile(_consent boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  profile public.caregiver_profiles;
  lacking text[];
begin
  perform private.require_role('caregiver');
  select * into profile from public.caregiver_profiles where user_id = auth.uid() for update;
  if profile.status not in ('draft', 'changes_requested') then
    raise exception 'profile_not_submittable' using detail = profile.status::text;
  end if;
  if _consent is not true then raise exception 'consent_missing'; end if;
  select missing into lacking from private.completeness(profile);
  if cardinality(lacking) > 0 then
    raise exception 'profile_incomplete' using detail = array_to_json(lacking)::text;
  end if;
  update public.caregiver_profiles
  set status = 'submitted', submitted_at = now(), consented_at = now(), status_reason = null, changes_fields = '{}'
  where user_id = profile.user_id;
end $$;
select private.expose('submit_profile', 'authenticated');

-- One transition of the admin's review. Each names the statuses it may start from. An approval names the revision
-- that was seen. If only changes of an approved profile wait, it approves them or asks for other changes. To ask, the
-- call names what a colleague had asked for before ({changes_reason}, null for nothing). Errors: not_allowed,
-- own_record, caregiver_not_found, profile_step_not_allowed, profile_changed, changed_meanwhile, documents_missing
-- (detail: the kinds), photo_file_missing, reason_missing, too_long, same_as_before.
create function private.review_profile(
  caregiver uuid, verdict public.profile_status, words text, seen integer default null,
  fields public.profile_field[] default '{}', asked jsonb default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  profile public.caregiver_profiles;
  reason text;
  changed boolean;
  lacking public.document_kind[];
  named public.profile_field[] := array(select distinct f from unnest(fields) f where f is not null order by f);
  starts public.profile_status[] := case verdict
    when 'approved' then '{submitted,changes_requested,suspended}'
    when 'changes_requested' then '{submitted,approved}'
    when 'suspended' then '{approved}'
  end;
begin
  perform private.require_role('admin');
  perform private.require_not_self(caregiver);
  if verdict = 'suspended' then perform private.end_all_work(caregiver); end if;
  select * into profile from public.caregiver_profiles where user_id = caregiver for update;
  if not found then raise exception 'caregiver_not_found' using errcode = 'PT404'; end if;
  changed := profile.status = 'approved' and profile.changes_since is not null;
  if starts is null or not (profile.status = any (starts) or verdict = 'approved' and changed) then
    raise exception 'profile_step_not_allowed' using detail = profile.status::text;
  end if;
  if verdict = 'approved' and profile.revision is distinct from seen then raise exception 'profile_changed'; end if;
  if verdict = 'approved' then
    lacking := private.missing_documents(caregiver, profile.care_types);
    if cardinality(lacking) > 0 then raise exception 'documents_missing' using detail
      = array_to_json(lacking)::text; end if;
    -- Otherwise families would be promised a picture that doesn't exist.
    if profile.photo_path is not null and not exists (
      select from storage.objects o where o.bucket_id = 'photos' and o.name = profile.photo_path
        and private.is_file(to_jsonb(o))
    ) then
      raise exception 'photo_file_missing';
    end if;
  end if;
  reason := private.reason(words, verdict <> 'approved');
  if verdict = 'changes_requested' and changed then
    if coalesce(jsonb_typeof(asked) = 'object' and asked ? 'changes_reason', false) is false
      or profile.changes_reason is distinct from asked ->> 'changes_reason' then
      perform private.refuse_stale('caregiver_profiles', caregiver::text);
    end if;
    if (profile.changes_reason, profile.changes_fields) is not distinct from (reason, named) then
      raise exception 'same_as_before';
    end if;
    update public.caregiver_profiles set changes_reason = reason, changes_fields = named where user_id = caregiver;
    return;
  end if;
  update public.caregiver_profiles
  set status = verdict, status_reason = reason, reviewed_at = now(),
    changes_since = case when verdict = 'suspended' then changes_since end,
    changes_reason = case when verdict = 'suspended' then changes_reason end,
    changes_fields = case verdict when 'changes_requested' then named when 'suspended' then changes_fields else '{}' end
  where user_id = caregiver;
end $$;

create function public.approve_caregiver(caregiver_id uuid, revision integer) returns void
language sql set search_path = '' as $$ select private.review_profile(caregiver_id, 'approved', null, revision) $$;

create function public.request_profile_changes(
  caregiver_id uuid, reason text, fields public.profile_field[] default '{}', seen jsonb default null
) returns void
language sql set search_path = '' as $$
  select private.review_profile(caregiver_id, 'changes_requested', reason, null, fields, seen)
$$;

create function public.suspend_caregiver(caregiver_id uuid, reason text) returns void
language sql set search_path = '' as $$ select private.review_profile(caregiver_id, 'suspended', reason) $$;

grant execute on function
  private.review_profile, public.approve_caregiver, public.request_profile_changes, public.suspend_caregiver
to authenticated;
