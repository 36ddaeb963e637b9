-- A city with care, the same each time for a :seed. It has :size caregivers in real towns, a third of them around the
-- capital, with documents, placements and days off. Of its :size requests a quarter (25,000 at most) are open jobs.
-- Each caregiver has an application. Triggers are off, so the tables that they fill are filled at the end.
alter table auth.users disable trigger user;
alter table public.users disable trigger user;
alter table public.caregiver_profiles disable trigger user;
alter table public.reviewed_profiles disable trigger user;
alter table public.documents disable trigger user;
alter table public.time_off disable trigger user;
alter table public.requests disable trigger user;
alter table public.request_contacts disable trigger user;
alter table public.jobs disable trigger user;
alter table public.applications disable trigger user;
alter table public.placements disable trigger user;
select setseed(:seed);

-- How likely someone lives in a town. A draw between since and upto means this town.
create temporary table towns as
select id, sum(weight) over (order by id) - weight as since, sum(weight) over (order by id) as upto
from (
  select p.id, w.weight / sum(w.weight) over () as weight
  from (
    select id, case
      when name = 'Dublin' then 57 when region = 'Co. Dublin' then 1 + 3 * random()
      when name = 'Cork' then 45 when name in ('Limerick', 'Galway') then 25 when name = 'Waterford' then 14
      when name in ('Drogheda', 'Dundalk', 'Bray', 'Navan', 'Ennis', 'Kilkenny', 'Tralee', 'Carlow', 'Naas', 'Athlone', 'Sligo')
        then 8
      else 0.3 + 1.7 * random() end as weight
    from public.places
  ) w join public.places p using (id)
) weighed;
create index on towns (upto);
create function pg_temp.town(draw double precision) returns bigint language sql stable as $$
  select id from towns where upto > draw order by upto limit 1
$$;

-- A draw that depends on its row alone.
create function pg_temp.draw(row_name text, what text) returns double precision language sql immutable as $$
  select (hashtext(what || ' of ' || row_name) & 2147483647) / 2147483648.0
$$;
create function pg_temp.quarter(first time, quarters integer, draw double precision) returns text language sql stable as $$
  select to_char(first + floor(quarters * draw)::integer * interval '15 minutes', 'HH24:MI')
$$;

insert into auth.users (id, email)
select md5('person ' || i)::uuid, 'person' || i || '@bench.test' from generate_series(1, :size) i;
insert into public.users (id, email, email_verified, created_at, deactivated_at)
select id, email, true, now() - random() * interval '700 days', case when random() < 0.01 then now() end
from auth.users order by id;
update public.users set role = 'admin', deactivated_at = null where email = 'person1@bench.test';

-- Each subquery refers to the row, or it would run only once for all.
insert into public.caregiver_profiles (
  user_id, full_name, phone, about, birth_year, care_types, skills, languages, experience_years, availability,
  hourly_rate, place_id, radius_km, status, updated_at
)
select u.id,
  first.names[1 + floor(random() * 20)::integer] || ' ' || last.names[1 + floor(random() * 20)::integer] || case
    when random() < 0.6 then '-' || last.names[1 + floor(random() * 20)::integer] else '' end,
  '+35385' || lpad((1e7 * pg_temp.draw(u.email, 'phone'))::integer::text, 7, '0'), 'A few words.', 1950 + floor(random() * 50)::integer,
  array(select e from unnest(enum_range(null::public.care_type)) e where random() < 0.4 and u.id is not null),
  array(select e from unnest(enum_range(null::public.skill)) e where random() < 0.35 and u.id is not null),
  array(select e from unnest(enum_range(null::public.language_code)) e
    where random() < case e when 'en' then 0.97 else 0.07 end and u.id is not null),
  case when random() < 0.99 then floor(random() * 21)::integer end, floor(random() * 268435456)::integer,
  case when random() < 0.99 then 15 + floor(random() * 30) / 2 end,
  case when random() < 0.995 then pg_temp.town(random()) end,
  case when random() < 0.01 then 300 when random() < 0.995 then 5 + floor(random() * 46)::integer end,
  case when random() < 0.85 then 'approved' else 'submitted' end::public.profile_status,
  now() - random() * interval '700 days'
from public.users u,
  (select '{Aoife,Ciara,Niamh,Sinead,Orla,Maeve,Grainne,Deirdre,Mary,Anne,Eileen,Sean,Liam,Conor,Declan,Maria,Ana,Olena,Fatima,Grace}'
    ::text[] as names) first,
  (select '{Murphy,Kelly,Walsh,Smith,Byrne,Ryan,Reilly,Doyle,Lynch,Quinn,Moore,Carroll,Daly,Dunne,Burke,Clarke,Nolan,Flynn,Power,Casey}'
    ::text[] as names) last
order by u.id;

insert into public.reviewed_profiles
select user_id, revision, full_name, birth_year, about, care_types, skills, languages, experience_years
from public.caregiver_profiles where status = 'approved';

insert into public.documents (id, caregiver_id, kind, file_path, file_name, status, expires_on)
select md5(p.user_id || k.kind::text || n)::uuid, p.user_id, k.kind, p.user_id || '/' || k.kind || n || '.pdf', 'file.pdf',
  case when random() < 0.9 then 'verified' when random() < 0.5 then 'uploaded' else 'rejected' end::public.document_status,
  case when random() < 0.3 then null when random() < 0.05 then private.today() - floor(random() * 100)::integer
    else private.today() + 1 + floor(random() * 900)::integer end
from public.caregiver_profiles p,
  (values ('identity'::public.document_kind, 0.9), ('background_check', 0.75), ('first_aid', 0.7), ('qualification', 0.4))
    k (kind, share),
  generate_series(1, 2) n
where random() < case n when 1 then k.share else 0.1 end;

insert into public.time_off (caregiver_id, from_day, to_day)
select user_id, private.today() + floor(random() * 60)::integer, private.today() + 60 + floor(random() * 60)::integer
from public.caregiver_profiles where random() < 0.05;

-- A body of eight letters counted up in base 31, and the check character that private.is_reference wants.
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, visits, availability, hours_per_visit, set_times, starts_on,
  hourly_budget, answers, status, submitted_at
)
select md5('request ' || n)::uuid, body || substr(letters, 1 + ((31 - (
    select sum((10 - i) * (strpos(letters, substr(body, i, 1)) - 1)) from generate_series(1, 8) i
  ) % 31) % 31)::integer, 1),
  'parent', pg_temp.town(random()),
  array(select e from unnest(enum_range(null::public.care_type)) e
    where e = 'companionship' or random() < 0.12 and n is not null),
  array(select e from unnest(enum_range(null::public.skill)) e where random() < 0.2 and n is not null),
  case when random() < 0.9 then '{en}' when random() < 0.5 then '{en,ga}' else '{}' end::public.language_code[],
  asked.visits, private.parts_of(asked.visits), times.hours, times.starts,
  private.today() + floor(random() * 60)::integer - 10, case when random() < 0.9 then 16 + floor(random() * 12) end, '[]',
  case when n <= least(25000, :size / 4) then 'open' when n <= least(25000, :size / 4) + :size * 2 / 5 then 'matched'
    else 'submitted' end::public.request_status,
  now() - random() * interval '700 days'
from generate_series(1, :size) n,
  (select '23456789ABCDEFGHJKMNPQRSTUVWXYZ' as letters) alphabet,
  lateral (select string_agg(substr(letters, 1 + (n / (31 ^ i)::bigint % 31)::integer, 1), '') as body
    from generate_series(0, 7) i) made,
  -- Some mornings, or a few times of any kind.
  lateral (
    select case when random() < 0.5 then 17895697 & (floor(random() * 268435456)::integer | 1)
      else 1 + (floor(random() * 268435455)::integer & floor(random() * 268435456)::integer & floor(random() * 268435456)::integer) end
      as parts where n is not null
  ) week,
  -- Most have a set time. Half of the others have so many hours within their part of the day, or within parts that
  -- meet.
  lateral (
    select case when pg_temp.draw(body, 'kind') < 0.8
        then ('{0.5,0.75,1,1,1,1.5,1.5,2,3,6}'::numeric[])[1 + floor(10 * pg_temp.draw(body, 'hours'))::integer] end as hours,
      case when pg_temp.draw(body, 'kind') < 0.6 then jsonb_build_object(
        '0', pg_temp.quarter('06:30', 14, pg_temp.draw(body, 'morning')), '1', pg_temp.quarter('12:00', 12, pg_temp.draw(body, 'afternoon')),
        '2', pg_temp.quarter('17:00', 14, pg_temp.draw(body, 'evening')), '3', pg_temp.quarter('22:00', 6, pg_temp.draw(body, 'night'))
      ) end as starts
  ) times,
  lateral (select private.windows(parts, hours, starts) as visits) asked;
insert into private.request_links (request_id, secret_hash, made_by)
  select id, sha256(convert_to(md5(id::text), 'utf8')), 'request' from public.requests;
insert into public.request_contacts (request_id, contact_name, contact_phone, recipient_name, address)
select id, 'Family ' || reference, '+35320910' || lpad((9999 * pg_temp.draw(reference, 'phone'))::integer::text, 4, '0'),
  'Family ' || reference, '7 Shop Street'
from public.requests;
insert into public.events (subject_type, subject_id, action, after)
select 'requests', id::text, 'insert', '{"status": "submitted"}' from public.requests;

insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, visits, availability, hours_per_visit, starts_on,
  hourly_budget, required_credentials, status, published_by, published_at
)
select md5('job of ' || id)::uuid, id, 'Care at home', 'Help with mornings and evenings.', place_id, care_types, skills, languages,
  visits, availability, hours_per_visit, starts_on, hourly_budget,
  case when random() < 0.8 then '{identity,background_check}' else '{}' end::public.document_kind[],
  case status when 'open' then 'open' else 'filled' end::public.job_status, gen_random_uuid(), submitted_at
from public.requests where status in ('open', 'matched') order by id;

-- Two in five times asked for are placed. Caregivers are drawn, so some have several placements.
insert into public.placements (
  id, job_id, request_id, caregiver_id, caregiver_name, job_title, job_times, visits, availability, starts_on, ends_on, placed_at, ended_at
)
select md5('placement of ' || j.id)::uuid, j.id, j.request_id, p.user_id, 'Somebody', j.title, j.availability, j.visits, j.availability,
  private.today() - 100 + floor(random() * 130)::integer,
  case when random() < 0.1 then private.today() + 31 + floor(random() * 100)::integer end,
  -- Within two months of the request.
  least(now(), j.published_at + random() * interval '60 days'), case when random() < 0.2 then now() end
from (
  select id, request_id, title, visits, availability, published_at, 1 + floor(random() * :size)::integer as person
  from public.jobs where status = 'filled'
) j join public.caregiver_profiles p on p.user_id = md5('person ' || j.person)::uuid;

insert into private.first_placements
select p.request_id, r.submitted_at, min(p.placed_at)
from public.placements p join public.requests r on r.id = p.request_id group by p.request_id, r.submitted_at;

insert into public.applications (job_id, caregiver_id, submitted_at)
select md5('job of ' || md5('request ' || 1 + floor(random() * greatest(1, least(25000, :size / 4)))::integer)::uuid)::uuid, user_id,
  now() - random() * interval '700 days'
from public.caregiver_profiles;

insert into private.open_jobs
select w.* from public.jobs j cross join lateral private.open_job_row(j) w where j.status = 'open' order by j.id;
-- In the order of the index that matches read.
insert into private.matchable
select * from private.matchable_now where place_id is not null and radius_km is not null order by place_id, radius_km;
insert into private.reaches select place_id, max(radius_km) from private.matchable group by place_id;

-- More for the filters of staff's lists: names of families and placements, a thousand requests and caregivers that
-- the admin owns, answered questions, and earlier placements, up to 100,000. It comes last, so that the draws above
-- stay the same.
update public.request_contacts n set contact_name = c.full_name
from public.requests r, public.caregiver_profiles c, (select array_agg(user_id order by user_id) as ids from public.caregiver_profiles) people
where r.id = n.request_id and c.user_id = people.ids[1 + abs(hashtext(r.reference)::bigint) % :size];
update public.placements m set caregiver_name = c.full_name from public.caregiver_profiles c where c.user_id = m.caregiver_id;
insert into public.placements (
  id, job_id, request_id, caregiver_id, caregiver_name, job_title, job_times, visits, availability, starts_on, ends_on, placed_at, ended_at
)
select md5('earlier placement ' || n || ' of ' || m.job_id)::uuid, m.job_id, m.request_id, m.caregiver_id, m.caregiver_name, m.job_title, m.job_times, m.visits, m.availability,
  m.starts_on - 200, m.starts_on - 100, m.placed_at - n * interval '100 days', m.placed_at - n * interval '50 days'
from public.placements m, generate_series(1, 2) n
where n = 1 or abs(hashtext(m.id::text)::bigint) % 2 = 0;
insert into private.assignments (request_id, admin_id)
select r.id, u.id from public.users u, lateral (select id from public.requests order by reference limit 1000) r where u.role = 'admin';
insert into private.assignments (caregiver_id, admin_id)
select c.user_id, u.id
from public.users u, lateral (select user_id from public.caregiver_profiles order by user_id limit 1000) c where u.role = 'admin';

alter table auth.users enable trigger user;
alter table public.users enable trigger user;
alter table public.caregiver_profiles enable trigger user;
alter table public.reviewed_profiles enable trigger user;
alter table public.documents enable trigger user;
alter table public.time_off enable trigger user;
alter table public.requests enable trigger user;
alter table public.request_contacts enable trigger user;
alter table public.jobs enable trigger user;
alter table public.applications enable trigger user;
alter table public.placements enable trigger user;
