-- What staff approved of each caregiver, as they saw it. Matching and families use this. What the caregiver changes
-- later waits in caregiver_profiles (decision 0062). Times, rate, place and radius count at once.

create table public.reviewed_profiles (
  user_id uuid primary key references public.caregiver_profiles (user_id) on delete cascade,
  revision integer not null,
  full_name text,
  birth_year smallint,
  about text,
  care_types public.care_type[] not null,
  skills public.skill[] not null,
  languages public.language_code[] not null,
  experience_years smallint,
  photo_path text unique,
  other_languages text
);

create trigger record_event after insert or update or delete on public.reviewed_profiles
  for each row execute function private.record_event('user_id');

alter table public.reviewed_profiles enable row level security;
grant select on public.reviewed_profiles to authenticated;
create policy "Caregivers read what was approved of theirs, admins read all" on public.reviewed_profiles
  for select to authenticated
  using (user_id between (select private.readable_from()) and (select private.readable_to()));

-- Numbers each change of what is reviewed. A change by a caregiver or staff after the approval waits. One by the
-- operator's own SQL counts as seen.
create function private.note_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  if new.status = 'approved' and auth.uid() is not null then
    new.changes_since := case when not exists (
      select from public.reviewed_profiles r
      where r.user_id = new.user_id
        and (r.full_name, r.birth_year, r.about, r.care_types, r.skills, r.languages, r.other_languages,
            r.experience_years, r.photo_path)
          is not distinct from
          (new.full_name, new.birth_year, new.about, new.care_types, new.skills, new.languages, new.other_languages,
            new.experience_years, new.photo_path)
    ) then coalesce(case when old.changes_reason is null then old.changes_since end, now()) end;
    new.changes_reason := null;
    new.changes_fields := '{}';
  end if;
  return new;
end $$;
create trigger note_changes before update on public.caregiver_profiles
  for each row when (
    (old.full_name, old.birth_year, old.about, old.care_types, old.skills, old.languages, old.other_languages,
      old.experience_years, old.photo_path)
    is distinct from
    (new.full_name, new.birth_year, new.about, new.care_types, new.skills, new.languages, new.other_languages,
      new.experience_years, new.photo_path)
  ) execute function private.note_changes();

-- Copies a profile that is approved and has no changes waiting.
create function private.keep_reviewed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.reviewed_profiles values (
    new.user_id, new.revision, new.full_name, new.birth_year, new.about, new.care_types, new.skills, new.languages,
    new.experience_years, new.photo_path, new.other_languages
  ) on conflict (user_id) do update set
    revision = excluded.revision, full_name = excluded.full_name, birth_year = excluded.birth_year,
    about = excluded.about, care_types = excluded.care_types, skills = excluded.skills,
    languages = excluded.languages, experience_years = excluded.experience_years, photo_path = excluded.photo_path,
    other_languages = excluded.other_languages;
  return null;
end $$;
create trigger keep_reviewed after update on public.caregiver_profiles
  for each row when (
    new.status = 'approved' and new.changes_since is null
    and (old.status, old.changes_since, old.revision) is distinct from (new.status, new.changes_since, new.revision)
  ) execute function private.keep_reviewed();

-- A profile as it counts: with the approved values in place of waiting changes.
create function private.as_reviewed(profile public.caregiver_profiles) returns public.caregiver_profiles
language plpgsql stable set search_path = '' as $$
begin
  if profile.changes_since is not null then
    select r.full_name, r.birth_year, r.about, r.care_types, r.skills, r.languages, r.other_languages,
      r.experience_years, r.photo_path
    into profile.full_name, profile.birth_year, profile.about, profile.care_types, profile.skills, profile.languages,
      profile.other_languages, profile.experience_years, profile.photo_path
    from public.reviewed_profiles r where r.user_id = profile.user_id;
  end if;
  return profile;
end $$;
