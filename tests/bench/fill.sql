-- :size caregivers, requests and applications that resemble real ones; triggers are off, since only reading is measured.
alter table auth.users disable trigger user;
alter table public.users disable trigger user;
alter table public.caregiver_profiles disable trigger user;
alter table public.documents disable trigger user;
alter table public.requests disable trigger user;
alter table public.request_contacts disable trigger user;
alter table public.jobs disable trigger user;
alter table public.applications disable trigger user;
select setseed(0.5);

insert into auth.users (id, email)
select gen_random_uuid(), 'person' || i || '@bench.test' from generate_series(1, :size) i;
insert into public.users (id, email, email_verified, created_at)
select id, email, true, now() - random() * interval '700 days' from auth.users;
update public.users set role = 'admin' where email = 'person1@bench.test';

-- Each subquery mentions the row, or it would be worked out once for all.
insert into public.caregiver_profiles (
  user_id, full_name, phone, about, birth_year, care_types, skills, languages, experience_years, availability,
  hourly_rate, place_id, radius_km, status, updated_at
)
select u.id, 'Caregiver ' || row_number() over (), '+353 1 234 5678', 'A few words.', 1980,
  array(select e from unnest(enum_range(null::public.care_type)) e where random() < 0.4 and u.id is not null),
  array(select e from unnest(enum_range(null::public.skill)) e where random() < 0.35 and u.id is not null),
  '{en}', (random() * 20)::integer, (random() * 268435455)::integer, 15 + (random() * 15)::integer,
  place.ids[1 + floor(random() * cardinality(place.ids))::integer], 5 + (random() * 45)::integer,
  case when random() < 0.85 then 'approved' else 'submitted' end::public.profile_status,
  now() - random() * interval '700 days'
from public.users u, (select array_agg(id order by id) as ids from public.places) place;

insert into public.documents (caregiver_id, kind, file_path, file_name, status, expires_on)
select p.user_id, kind, p.user_id || '/' || kind || '.pdf', 'file.pdf', 'verified', private.today() + 300
from public.caregiver_profiles p, unnest('{first_aid,background_check}'::public.document_kind[]) kind
where random() < 0.7;

-- A body of eight letters counted up in base 31, and the check character that private.is_reference wants.
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, answers,
  status, submitted_at
)
select gen_random_uuid(), body || substr(letters, 1 + ((31 - (
    select sum((10 - i) * (strpos(letters, substr(body, i, 1)) - 1)) from generate_series(1, 8) i
  ) % 31) % 31)::integer, 1),
  'parent', place.ids[1 + n % cardinality(place.ids)], '{dementia_care}', '{driving,bathing_and_dressing}', '{en}',
  17895697, private.today(), 22, '[]', 'open', now() - random() * interval '700 days'
from generate_series(1, :size) n,
  (select '23456789ABCDEFGHJKMNPQRSTUVWXYZ' as letters) alphabet,
  lateral (select string_agg(substr(letters, 1 + (n / (31 ^ i)::bigint % 31)::integer, 1), '') as body
    from generate_series(0, 7) i) made,
  (select array_agg(id order by id) as ids from public.places) place;

insert into private.request_secrets select id, sha256(convert_to(md5(id::text), 'utf8')) from public.requests;
insert into public.request_contacts (request_id, contact_name, contact_phone, recipient_name, address)
select id, 'Family ' || reference, '020 915 0001', 'Family ' || reference, '7 Shop Street' from public.requests;
insert into public.events (subject_type, subject_id, action, after)
select 'requests', id::text, 'insert', '{"status": "submitted"}' from public.requests;

insert into public.jobs (
  request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select id, 'Dementia care at home', 'Help with mornings and evenings.', (select id from public.places where name = 'Galway'),
  care_types, skills, languages, availability, starts_on, hourly_budget, '{first_aid,background_check}', gen_random_uuid()
from public.requests limit 1;

insert into public.applications (job_id, caregiver_id, submitted_at)
select j.id, p.user_id, now() - random() * interval '700 days' from public.jobs j, public.caregiver_profiles p;
analyze;
