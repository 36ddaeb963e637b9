-- Days on which a caregiver can't work, from the first to the last. The match counts them, and the caregiver's visits
-- on them are cancelled (*_days_off.sql).

create table public.time_off (
  -- Made by the client, so that days off sent twice are added once.
  id uuid primary key default gen_random_uuid(),
  caregiver_id uuid not null references public.caregiver_profiles (user_id) on delete cascade,
  from_day date not null,
  to_day date not null,
  constraint to_day_follows check (to_day between from_day and from_day + 366),
  unique (caregiver_id, from_day)
);

create trigger record_event after insert or update or delete on public.time_off
  for each row execute function private.record_event('id');

alter table public.time_off enable row level security;
grant select on public.time_off to authenticated;

create policy "Caregivers read their own time off, admins read all" on public.time_off
  for select to authenticated
  using (caregiver_id between (select private.readable_from()) and (select private.readable_to()));

-- Errors: days_off_not_possible (long over, or more than two years ahead), days_off_backwards, days_off_too_long (more
-- than a year), days_off_known (from the same day), too_many_days_off.
create function private.check_time_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.from_day >= private.today() - 31 and new.to_day <= private.today() + 731) is not true then
    raise exception 'days_off_not_possible';
  end if;
  if new.to_day < new.from_day then raise exception 'days_off_backwards'; end if;
  if new.to_day > new.from_day + 366 then raise exception 'days_off_too_long'; end if;
  -- Locked, so that two calls at the same time don't both pass the checks below.
  perform from public.caregiver_profiles p where p.user_id = new.caregiver_id for no key update;
  if exists (select from public.time_off t where t.caregiver_id = new.caregiver_id and t.from_day = new.from_day) then
    raise exception 'days_off_known';
  end if;
  if (select count(*) from public.time_off t where t.caregiver_id = new.caregiver_id) >= 100 then
    raise exception 'too_many_days_off';
  end if;
  return new;
end $$;
create trigger check_time_off before insert on public.time_off
  for each row execute function private.check_time_off();
