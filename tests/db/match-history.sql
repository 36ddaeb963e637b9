-- Random changes to the caregivers of a city, in any order, by the product's functions and the operator's SQL.
create function plain.some(kind anyenum) returns text[] language sql volatile set search_path = '' as $$
  select coalesce(array_agg(w), '{}')::text[] from unnest(enum_range(kind)) w where random() < 0.5
$$;
create function plain.day(first integer, last integer) returns date language sql volatile set search_path = '' as $$
  select private.today() + first + floor(random() * (last - first + 1))::integer
$$;

-- Visits in these parts of the week: for all of the part, for some hours, or at a set time, even into the next part.
create function plain.agreed(week integer) returns jsonb language sql volatile set search_path = '' as $$
  select private.windows(week, (array[null, 1, 1.5, 2.5])[1 + floor(random() * 4)::integer], (array[
    null, '{"0": "06:45", "1": "12:00", "2": "17:45", "3": "22:30"}', '{"0": "10:45", "1": "15:30", "2": "20:45", "3": "01:00"}'
  ]::jsonb[])[1 + floor(random() * 3)::integer])
$$;

create function plain.live(steps integer) returns void
language plpgsql set search_path = '' as $$
declare
  person uuid;
  chosen public.jobs;
begin
  for step in 1..steps loop
    select p.user_id into person from public.caregiver_profiles p order by random() limit 1;
    case floor(random() * 18)::integer
      when 0 then
        update public.caregiver_profiles set status = (array['approved', 'approved', 'submitted', 'suspended'])[1 + floor(random() * 4)::integer]::public.profile_status
        where user_id = person;
      when 1 then
        -- By the caregiver, so the change waits.
        perform set_config('request.jwt.claims', json_build_object('sub', person)::text, true);
        update public.caregiver_profiles
        set skills = plain.some(null::public.skill)::public.skill[], care_types = plain.some(null::public.care_type)::public.care_type[],
          experience_years = floor(random() * 20), full_name = 'Somebody ' || step
        where user_id = person;
        perform set_config('request.jwt.claims', '', true);
      when 2 then
        update public.caregiver_profiles set changes_since = null where user_id = person;
      when 3 then
        update public.caregiver_profiles
        set care_types = plain.some(null::public.care_type)::public.care_type[], languages = plain.some(null::public.language_code)::public.language_code[]
        where user_id = person;
      when 4 then
        update public.caregiver_profiles
        set availability = floor(random() * 268435456)::integer, hourly_rate = case when random() < 0.9 then 15 + floor(random() * 20) end
        where user_id = person;
      when 5 then
        update public.caregiver_profiles
        set radius_km = case when random() < 0.9 then 1 + floor(random() * 100) end,
          place_id = case when random() < 0.9 then (select p.id from public.places p where person is not null order by random() limit 1) end
        where user_id = person;
      when 6, 7 then
        insert into public.documents (caregiver_id, kind, file_path, file_name, status, expires_on)
        select person, (enum_range(null::public.document_kind))[1 + floor(random() * 7)::integer], person || '/' || gen_random_uuid() || '.pdf',
          'file.pdf', 'verified', case when random() < 0.7 then plain.day(-5, 20) end
        where (select count(*) from public.documents d where d.caregiver_id = person) < 40;
      when 8 then
        update public.documents
        set expires_on = plain.day(-2, 5), status = (enum_range(null::public.document_status))[1 + floor(random() * 3)::integer]
        where id = (select d.id from public.documents d where d.caregiver_id = person order by random() limit 1);
      when 9 then
        delete from public.documents where id = (select d.id from public.documents d where d.caregiver_id = person order by random() limit 1);
      when 10 then
        update public.users set deactivated_at = case when deactivated_at is null then now() end where id = person;
      when 11 then
        update public.users set role = case role when 'admin' then 'caregiver' else 'admin' end::public.user_role
        where id = person and random() < 0.5;
      when 12 then
        -- From here on the legacy record counts, if there is one.
        if random() < 0.7 then insert into public.caregivers (user_id, email) values (person, step || '@example.test') on conflict do nothing; end if;
        delete from public.users where id = person;
      when 13 then
        delete from public.caregivers where user_id = person;
      when 14 then
        select * into chosen from public.jobs j where j.status = 'open' order by random() limit 1;
        update public.jobs set status = 'filled' where id = chosen.id;
        insert into public.placements (job_id, request_id, caregiver_id, caregiver_name, job_title, job_times, visits, starts_on, ends_on)
        values (chosen.id, chosen.request_id, person, 'Somebody', chosen.title, chosen.availability, plain.agreed(chosen.availability), plain.day(-50, -3),
          case when random() < 0.5 then plain.day(-2, 5) end);
      when 15 then
        update public.placements
        set ended_at = case when random() < 0.5 then now() end, visits = plain.agreed(1 + floor(random() * 268435455)::integer),
          caregiver_id = case when random() < 0.3 then person else caregiver_id end
        where id = (select p.id from public.placements p where person is not null order by random() limit 1);
      when 16 then
        delete from public.time_off where caregiver_id = person;
        insert into public.time_off (caregiver_id, from_day, to_day)
        select person, private.today() + first, private.today() + first + floor(random() * 10)::integer
        from unnest(array[plain.day(-20, 10) - private.today(), plain.day(11, 30) - private.today()]) first;
      when 17 then
        delete from auth.users where id = person and random() < 0.1;
    end case;
  end loop;
end $$;
