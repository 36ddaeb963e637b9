-- Made by scripts/seed.ts: npm run seed. Demonstration data, for this computer only: its password is public.
-- Every date counts from the moment of loading, so the demo never grows old. Loading it twice does nothing.

do $demo$
declare
  t timestamptz;
  password_hash text;
  item record;
begin
if exists (select from auth.users where email = 'admin@demo.test') then return; end if;

-- What happened a week ago must say so, in the audit trail too, which takes its time from the clock. So columns that
-- default to now() read the demo's clock until the end of this block, and no trigger overwrites updated_at.
for item in
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and column_default = 'now()'
loop
  execute format('alter table public.%I alter column %I set default %s', item.table_name, item.column_name, '(current_setting(''demo.clock''::text))::timestamp with time zone');
end loop;
for item in
  select tgrelid::regclass as table_name from pg_trigger where tgname = 'touch'
loop
  execute format('alter table %s disable trigger touch', item.table_name);
end loop;

create function pg_temp.at(ago interval, actor uuid) returns timestamptz language plpgsql as $$
begin
  perform set_config('demo.clock', (now() - ago)::text, true);
  perform set_config('request.jwt.claims', coalesce(jsonb_build_object('sub', actor)::text, ''), true);
  return now() - ago;
end $$;
create function pg_temp.place(town text, county text) returns bigint language sql as $$
  select id from public.places where country = 'IE' and region = county and name = town
$$;

password_hash := extensions.crypt('demo-Passw0rd', extensions.gen_salt('bf', 10));

-- The demo plays in Ireland, whichever country the operator has chosen.
insert into public.places (name, region, country, latitude, longitude) values
  ('Ennis', 'Co. Clare', 'IE', 52.84361, -8.98639),
  ('Ballincollig', 'Co. Cork', 'IE', 51.88333, -8.58333),
  ('Clonakilty', 'Co. Cork', 'IE', 51.62306, -8.87056),
  ('Cobh', 'Co. Cork', 'IE', 51.85046, -8.2948),
  ('Cork', 'Co. Cork', 'IE', 51.89797, -8.47061),
  ('Douglas', 'Co. Cork', 'IE', 51.87444, -8.435),
  ('Midleton', 'Co. Cork', 'IE', 51.91526, -8.18052),
  ('Letterkenny', 'Co. Donegal', 'IE', 54.95, -7.73333),
  ('Balbriggan', 'Co. Dublin', 'IE', 53.60846, -6.1831),
  ('Blanchardstown', 'Co. Dublin', 'IE', 53.38806, -6.37556),
  ('Clondalkin', 'Co. Dublin', 'IE', 53.32444, -6.39722),
  ('Dalkey', 'Co. Dublin', 'IE', 53.27833, -6.10028),
  ('Drumcondra', 'Co. Dublin', 'IE', 53.37058, -6.25298),
  ('Dundrum', 'Co. Dublin', 'IE', 53.29067, -6.25714),
  ('Dún Laoghaire', 'Co. Dublin', 'IE', 53.29395, -6.13586),
  ('Finglas', 'Co. Dublin', 'IE', 53.38917, -6.29694),
  ('Lucan', 'Co. Dublin', 'IE', 53.35736, -6.44859),
  ('Malahide', 'Co. Dublin', 'IE', 53.45083, -6.15444),
  ('Rathmines', 'Co. Dublin', 'IE', 53.32028, -6.26333),
  ('Sandyford', 'Co. Dublin', 'IE', 53.2747, -6.2253),
  ('Swords', 'Co. Dublin', 'IE', 53.45972, -6.21806),
  ('Tallaght', 'Co. Dublin', 'IE', 53.2859, -6.37344),
  ('Terenure', 'Co. Dublin', 'IE', 53.30972, -6.28528),
  ('Bearna', 'Co. Galway', 'IE', 53.25194, -9.14972),
  ('Gort', 'Co. Galway', 'IE', 53.06639, -8.81667),
  ('Tralee', 'Co. Kerry', 'IE', 52.27042, -9.70264),
  ('Maynooth', 'Co. Kildare', 'IE', 53.385, -6.59361),
  ('Naas', 'Co. Kildare', 'IE', 53.21583, -6.66694),
  ('Kilkenny', 'Co. Kilkenny', 'IE', 52.65417, -7.25222),
  ('Castletroy', 'Co. Limerick', 'IE', 52.67349, -8.55333),
  ('Limerick', 'Co. Limerick', 'IE', 52.66472, -8.62306),
  ('Drogheda', 'Co. Louth', 'IE', 53.71889, -6.34778),
  ('Dundalk', 'Co. Louth', 'IE', 54, -6.41667),
  ('Navan', 'Co. Meath', 'IE', 53.65278, -6.68139),
  ('Dungarvan', 'Co. Waterford', 'IE', 52.08806, -7.62528),
  ('Waterford', 'Co. Waterford', 'IE', 52.25833, -7.11194),
  ('Bray', 'Co. Wicklow', 'IE', 53.20278, -6.09833),
  ('Greystones', 'Co. Wicklow', 'IE', 53.14083, -6.06306)
on conflict (country, region, name) do nothing;

t := pg_temp.at('520 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '3b25711e-f20b-4b33-a105-86d115910b06', 'authenticated', 'authenticated', 'admin@demo.test', password_hash,
  t, now() - interval '144 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '3b25711e-f20b-4b33-a105-86d115910b06', 'email', '3b25711e-f20b-4b33-a105-86d115910b06',
  jsonb_build_object('sub', '3b25711e-f20b-4b33-a105-86d115910b06', 'email', 'admin@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('519 days 23:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.users set role = 'admin', updated_at = t where id = '3b25711e-f20b-4b33-a105-86d115910b06';
delete from public.caregiver_profiles where user_id = '3b25711e-f20b-4b33-a105-86d115910b06';
t := pg_temp.at('515 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'd342e05f-9e07-4898-9995-c85fe9c18798', 'authenticated', 'authenticated', 'legacy@demo.test', password_hash,
  t, now() - interval '43200 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'd342e05f-9e07-4898-9995-c85fe9c18798', 'email', 'd342e05f-9e07-4898-9995-c85fe9c18798',
  jsonb_build_object('sub', 'd342e05f-9e07-4898-9995-c85fe9c18798', 'email', 'legacy@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('514 days 21:36', null);
delete from public.users where id = 'd342e05f-9e07-4898-9995-c85fe9c18798';
insert into public.caregivers (id, user_id, email) values ('d342e05f-9e07-4898-9995-c85fe9c18798', 'd342e05f-9e07-4898-9995-c85fe9c18798', 'legacy@demo.test');
t := pg_temp.at('430 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'authenticated', 'authenticated', 'orla.gallagher@demo.test', password_hash,
  t, now() - interval '1152 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'c17c0d0d-905b-42db-a158-3a2da879da22', 'email', 'c17c0d0d-905b-42db-a158-3a2da879da22',
  jsonb_build_object('sub', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'email', 'orla.gallagher@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('429 days 19:12', 'c17c0d0d-905b-42db-a158-3a2da879da22');
update public.caregiver_profiles set
  full_name = 'Orla Gallagher', phone = '020 910 9960', about = 'Donegal is long roads and few buses, so I go to people: Milford, Glenties, once a fortnight to Arranmore. I have worked alongside the hospice nurses for seven years and I am not afraid of the last weeks. I ask the family one question at the start, what does a good day look like, and I work back from the answer.',
  birth_year = extract(year from current_date)::smallint - 40, experience_years = 15,
  care_types = '{personal_care,dementia_care,palliative_care,disability_support,overnight_care}'::public.care_type[],
  skills = '{moving_and_handling,bathing_and_dressing,continence_care,medication_support,tube_feeding,driving}'::public.skill[],
  languages = '{en,ga}'::public.language_code[], availability = 8876151,
  hourly_rate = 23, place_id = pg_temp.place('Letterkenny', 'Co. Donegal'), radius_km = 60, updated_at = t
where user_id = 'c17c0d0d-905b-42db-a158-3a2da879da22';
t := pg_temp.at('429 days 16:48', 'c17c0d0d-905b-42db-a158-3a2da879da22');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '42ad1975-ae0d-4d33-8f2b-669b2dd9e795', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'identity', 'c17c0d0d-905b-42db-a158-3a2da879da22/42ad1975-ae0d-4d33-8f2b-669b2dd9e795.pdf', 'passport card.pdf',
  current_date - 615, current_date + 3035
);
t := pg_temp.at('429 days 16:34', 'c17c0d0d-905b-42db-a158-3a2da879da22');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'cb613d63-184a-46af-8512-b65f4871831c', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'background_check', 'c17c0d0d-905b-42db-a158-3a2da879da22/cb613d63-184a-46af-8512-b65f4871831c.pdf', 'garda vetting disclosure.pdf',
  current_date - 650, current_date + 445
);
t := pg_temp.at('429 days 16:19', 'c17c0d0d-905b-42db-a158-3a2da879da22');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '63f990e6-6b86-41b9-8a7b-93999f9cc6bb', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'first_aid', 'c17c0d0d-905b-42db-a158-3a2da879da22/63f990e6-6b86-41b9-8a7b-93999f9cc6bb.pdf', 'first aid two-day course.pdf',
  current_date - 637, current_date + 93
);
t := pg_temp.at('429 days 16:05', 'c17c0d0d-905b-42db-a158-3a2da879da22');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '028acd18-5649-47f9-9ca1-c122dda3ca09', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'qualification', 'c17c0d0d-905b-42db-a158-3a2da879da22/028acd18-5649-47f9-9ca1-c122dda3ca09.pdf', 'care certificate.pdf',
  current_date - 503, null
);
t := pg_temp.at('429 days 15:50', 'c17c0d0d-905b-42db-a158-3a2da879da22');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '2e12c9fc-4d58-45a0-a8ff-1d2172dfe3b9', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'driving_licence', 'c17c0d0d-905b-42db-a158-3a2da879da22/2e12c9fc-4d58-45a0-a8ff-1d2172dfe3b9.pdf', 'licence front and back.pdf',
  current_date - 625, current_date + 3025
);
t := pg_temp.at('429 days 12:00', 'c17c0d0d-905b-42db-a158-3a2da879da22');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'c17c0d0d-905b-42db-a158-3a2da879da22';
t := pg_temp.at('428 days 01:26', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Certificate and list of modules read in full: care of the older person, palliative care.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '028acd18-5649-47f9-9ca1-c122dda3ca09';
t := pg_temp.at('428 days 01:26', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B. Both sides read; name and photo match.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '2e12c9fc-4d58-45a0-a8ff-1d2172dfe3b9';
t := pg_temp.at('428 days 00:14', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Two-day course with a practical exam; name and date match the provider’s list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '63f990e6-6b86-41b9-8a7b-93999f9cc6bb';
t := pg_temp.at('427 days 23:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '42ad1975-ae0d-4d33-8f2b-669b2dd9e795';
t := pg_temp.at('427 days 16:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'cb613d63-184a-46af-8512-b65f4871831c';
t := pg_temp.at('427 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'c17c0d0d-905b-42db-a158-3a2da879da22';
t := pg_temp.at('410 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'e198a550-cd0c-4f68-ad53-c068ed1fda40', 'authenticated', 'authenticated', 'nuala.crowley@demo.test', password_hash,
  t, now() - interval '6480 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'e198a550-cd0c-4f68-ad53-c068ed1fda40', 'email', 'e198a550-cd0c-4f68-ad53-c068ed1fda40',
  jsonb_build_object('sub', 'e198a550-cd0c-4f68-ad53-c068ed1fda40', 'email', 'nuala.crowley@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('409 days 19:12', 'e198a550-cd0c-4f68-ad53-c068ed1fda40');
update public.caregiver_profiles set
  full_name = 'Nuala Crowley', phone = '020 919 9090', about = 'I have been going in and out of farmhouses in west Cork for twenty-five years and there is not much I have not seen. I will light the range, feed the hens and the cat, and have a dinner on the table at one. If himself wants to talk about the price of cattle, I can do that as well.',
  birth_year = extract(year from current_date)::smallint - 64, experience_years = 25,
  care_types = '{companionship,household_help,respite_care,personal_care}'::public.care_type[],
  skills = '{meal_preparation,bathing_and_dressing,driving,comfortable_with_pets}'::public.skill[],
  languages = '{en,ga}'::public.language_code[], availability = 12339,
  hourly_rate = 21, place_id = pg_temp.place('Clonakilty', 'Co. Cork'), radius_km = 45, updated_at = t
where user_id = 'e198a550-cd0c-4f68-ad53-c068ed1fda40';
t := pg_temp.at('409 days 16:48', 'e198a550-cd0c-4f68-ad53-c068ed1fda40');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '73352e05-b348-4db9-b778-b59c283e4456', 'e198a550-cd0c-4f68-ad53-c068ed1fda40', 'identity', 'e198a550-cd0c-4f68-ad53-c068ed1fda40/73352e05-b348-4db9-b778-b59c283e4456.pdf', 'passport card.pdf',
  current_date - 607, current_date + 3043
);
t := pg_temp.at('409 days 16:34', 'e198a550-cd0c-4f68-ad53-c068ed1fda40');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'a6fd9f86-de54-4ccf-acb6-d3f497603df8', 'e198a550-cd0c-4f68-ad53-c068ed1fda40', 'background_check', 'e198a550-cd0c-4f68-ad53-c068ed1fda40/a6fd9f86-de54-4ccf-acb6-d3f497603df8.pdf', 'garda vetting disclosure.pdf',
  current_date - 504, current_date + 591
);
t := pg_temp.at('409 days 16:19', 'e198a550-cd0c-4f68-ad53-c068ed1fda40');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '453d1000-db22-4c3b-8ea3-b50480826fdd', 'e198a550-cd0c-4f68-ad53-c068ed1fda40', 'first_aid', 'e198a550-cd0c-4f68-ad53-c068ed1fda40/453d1000-db22-4c3b-8ea3-b50480826fdd.pdf', 'first aid responder.pdf',
  current_date - 610, current_date + 120
);
t := pg_temp.at('409 days 16:05', 'e198a550-cd0c-4f68-ad53-c068ed1fda40');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'f4f7b362-5d3f-406a-8e43-56e1c1dcef80', 'e198a550-cd0c-4f68-ad53-c068ed1fda40', 'driving_licence', 'e198a550-cd0c-4f68-ad53-c068ed1fda40/f4f7b362-5d3f-406a-8e43-56e1c1dcef80.pdf', 'licence front and back.pdf',
  current_date - 553, current_date + 3097
);
t := pg_temp.at('409 days 12:00', 'e198a550-cd0c-4f68-ad53-c068ed1fda40');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'e198a550-cd0c-4f68-ad53-c068ed1fda40';
t := pg_temp.at('407 days 22:19', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'a6fd9f86-de54-4ccf-acb6-d3f497603df8';
t := pg_temp.at('407 days 19:41', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '453d1000-db22-4c3b-8ea3-b50480826fdd';
t := pg_temp.at('407 days 18:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B. Both sides read; name and photo match.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'f4f7b362-5d3f-406a-8e43-56e1c1dcef80';
t := pg_temp.at('407 days 12:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '73352e05-b348-4db9-b778-b59c283e4456';
t := pg_temp.at('407 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'e198a550-cd0c-4f68-ad53-c068ed1fda40';
t := pg_temp.at('390 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'authenticated', 'authenticated', 'siobhan.murphy@demo.test', password_hash,
  t, now() - interval '1008 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'email', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0',
  jsonb_build_object('sub', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'email', 'siobhan.murphy@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('389 days 19:12', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
update public.caregiver_profiles set
  full_name = 'Siobhán Murphy', phone = '020 913 3618', about = 'Retired public health nurse, not retired from people. I take a small number of families in north Dublin and give husbands and wives a proper weekend off. I will play cards, I will drive to Mass or to the match, and I notice small changes before they become big ones. I am straight-talking, and I have never missed a visit without warning.',
  birth_year = extract(year from current_date)::smallint - 61, experience_years = 20,
  care_types = '{companionship,respite_care,palliative_care,household_help}'::public.care_type[],
  skills = '{parkinsons_care,medication_support,meal_preparation,driving,bathing_and_dressing}'::public.skill[],
  languages = '{en,ga,fr}'::public.language_code[], availability = 124125698,
  hourly_rate = 26, place_id = pg_temp.place('Malahide', 'Co. Dublin'), radius_km = 25, updated_at = t
where user_id = 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0';
t := pg_temp.at('389 days 16:48', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'df0d6dd5-3849-4e15-b188-ead2b3b6af73', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'identity', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0/df0d6dd5-3849-4e15-b188-ead2b3b6af73.pdf', 'passport.pdf',
  current_date - 449, current_date + 3201
);
t := pg_temp.at('389 days 16:34', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '941ae6fd-57b9-4c5c-933c-297fdafc2599', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'background_check', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0/941ae6fd-57b9-4c5c-933c-297fdafc2599.pdf', 'garda vetting disclosure.pdf',
  current_date - 479, current_date + 616
);
t := pg_temp.at('389 days 16:19', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'c7e96d25-d127-4d3f-8076-df1b20405016', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'first_aid', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0/c7e96d25-d127-4d3f-8076-df1b20405016.pdf', 'first aid responder.pdf',
  current_date - 600, current_date + 130
);
t := pg_temp.at('389 days 16:05', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '3adfd1ad-7910-4db4-a157-5967ac8b0081', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'qualification', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0/3adfd1ad-7910-4db4-a157-5967ac8b0081.pdf', 'nursing degree.pdf',
  current_date - 594, null
);
t := pg_temp.at('389 days 15:50', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '1fb51021-f3f6-4b69-9877-6a2982cc0472', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'driving_licence', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0/1fb51021-f3f6-4b69-9877-6a2982cc0472.pdf', 'driving licence.pdf',
  current_date - 492, current_date + 3158
);
t := pg_temp.at('389 days 12:00', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0';
t := pg_temp.at('387 days 22:34', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'c7e96d25-d127-4d3f-8076-df1b20405016';
t := pg_temp.at('387 days 20:10', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '941ae6fd-57b9-4c5c-933c-297fdafc2599';
t := pg_temp.at('387 days 18:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Degree in nursing confirmed with the university. Counts as a care qualification with us.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '3adfd1ad-7910-4db4-a157-5967ac8b0081';
t := pg_temp.at('387 days 18:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '1fb51021-f3f6-4b69-9877-6a2982cc0472';
t := pg_temp.at('387 days 17:31', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'df0d6dd5-3849-4e15-b188-ead2b3b6af73';
t := pg_temp.at('387 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0';
t := pg_temp.at('365 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'authenticated', 'authenticated', 'jurgita.kazlauskiene@demo.test', password_hash,
  t, now() - interval '3744 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'email', '4967072e-9c90-48fb-86ee-95aad9ef2a53',
  jsonb_build_object('sub', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'email', 'jurgita.kazlauskiene@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('364 days 19:12', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
update public.caregiver_profiles set
  full_name = 'Jurgita Kazlauskienė', phone = '020 912 5228', about = 'I came from Šiauliai with one suitcase and have worked in care in Kildare ever since, sixteen years now. Live-in, day visits, nights: I have done them all. I am tidy, I do not gossip, and I drive any road in any weather. I bake rye bread on Thursdays and usually bring some.',
  birth_year = extract(year from current_date)::smallint - 52, experience_years = 16,
  care_types = '{personal_care,dementia_care,overnight_care,household_help}'::public.care_type[],
  skills = '{bathing_and_dressing,dementia_support,continence_care,meal_preparation,driving}'::public.skill[],
  languages = '{en,lt,pl}'::public.language_code[], availability = 134230835,
  hourly_rate = 20, place_id = pg_temp.place('Naas', 'Co. Kildare'), radius_km = 40, updated_at = t
where user_id = '4967072e-9c90-48fb-86ee-95aad9ef2a53';
t := pg_temp.at('364 days 16:48', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '733b6c5a-9082-414e-beb3-1ea8f7d5311c', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'identity', '4967072e-9c90-48fb-86ee-95aad9ef2a53/733b6c5a-9082-414e-beb3-1ea8f7d5311c.pdf', 'passport photo page.pdf',
  current_date - 583, current_date + 3067
);
t := pg_temp.at('364 days 16:34', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '3095aa39-a15e-41e9-a5e3-8a4bd392fe99', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'background_check', '4967072e-9c90-48fb-86ee-95aad9ef2a53/3095aa39-a15e-41e9-a5e3-8a4bd392fe99.pdf', 'garda vetting disclosure.pdf',
  current_date - 499, current_date + 596
);
t := pg_temp.at('364 days 16:19', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '3dc30a52-3834-4cf2-8b29-7ea0fca042c3', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'first_aid', '4967072e-9c90-48fb-86ee-95aad9ef2a53/3dc30a52-3834-4cf2-8b29-7ea0fca042c3.pdf', 'FAR certificate.pdf',
  current_date - 750, current_date - 20
);
t := pg_temp.at('364 days 16:05', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '03ef6d1c-6a68-4c87-9cdc-46d7017561cb', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'qualification', '4967072e-9c90-48fb-86ee-95aad9ef2a53/03ef6d1c-6a68-4c87-9cdc-46d7017561cb.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 489, null
);
t := pg_temp.at('364 days 15:50', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '042cc5d9-5155-42fb-a5d0-b8ced782481f', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'driving_licence', '4967072e-9c90-48fb-86ee-95aad9ef2a53/042cc5d9-5155-42fb-a5d0-b8ced782481f.pdf', 'driving licence.pdf',
  current_date - 454, current_date + 3196
);
t := pg_temp.at('364 days 12:00', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '4967072e-9c90-48fb-86ee-95aad9ef2a53';
t := pg_temp.at('362 days 22:19', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '3dc30a52-3834-4cf2-8b29-7ea0fca042c3';
t := pg_temp.at('362 days 18:58', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '733b6c5a-9082-414e-beb3-1ea8f7d5311c';
t := pg_temp.at('362 days 18:29', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '042cc5d9-5155-42fb-a5d0-b8ced782481f';
t := pg_temp.at('362 days 13:55', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Award confirmed with the college by e-mail; it covers care skills and safe handling.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '03ef6d1c-6a68-4c87-9cdc-46d7017561cb';
t := pg_temp.at('362 days 11:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '3095aa39-a15e-41e9-a5e3-8a4bd392fe99';
t := pg_temp.at('362 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '4967072e-9c90-48fb-86ee-95aad9ef2a53';
t := pg_temp.at('355 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'authenticated', 'authenticated', 'bernadette.hayes@demo.test', password_hash,
  t, now() - interval '7200 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'email', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136',
  jsonb_build_object('sub', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'email', 'bernadette.hayes@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('354 days 19:12', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136');
update public.caregiver_profiles set
  full_name = 'Bernadette Hayes', phone = '020 913 7963', about = 'I started at St Camillus’ and never left care. I am known for getting people to eat: small plates, no fuss, something sweet first if that is what it takes. I train new carers in hoists and slide sheets, so you can be sure I use them properly myself. Mornings are my best hours.',
  birth_year = extract(year from current_date)::smallint - 55, experience_years = 19,
  care_types = '{personal_care,dementia_care,respite_care,palliative_care}'::public.care_type[],
  skills = '{bathing_and_dressing,continence_care,dementia_support,parkinsons_care,moving_and_handling}'::public.skill[],
  languages = '{en}'::public.language_code[], availability = 71441,
  hourly_rate = 22, place_id = pg_temp.place('Limerick', 'Co. Limerick'), radius_km = 30, updated_at = t
where user_id = 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136';
t := pg_temp.at('354 days 16:48', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '2cb93669-d1ab-4266-82f0-803b0332c6fa', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'identity', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136/2cb93669-d1ab-4266-82f0-803b0332c6fa.pdf', 'passport.pdf',
  current_date - 578, current_date + 3072
);
t := pg_temp.at('354 days 16:34', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '002c36ba-86ca-40a3-8b8c-e8dd045e2b05', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'background_check', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136/002c36ba-86ca-40a3-8b8c-e8dd045e2b05.pdf', 'vetting letter.pdf',
  current_date - 471, current_date + 624
);
t := pg_temp.at('354 days 16:19', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '57d37dab-3219-4268-9196-5595e8319c52', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'first_aid', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136/57d37dab-3219-4268-9196-5595e8319c52.pdf', 'first aid responder.pdf',
  current_date - 465, current_date + 265
);
t := pg_temp.at('354 days 16:05', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '98d6ed8f-8470-44ac-9340-32ea07b421fa', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'qualification', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136/98d6ed8f-8470-44ac-9340-32ea07b421fa.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 476, null
);
t := pg_temp.at('354 days 12:00', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136';
t := pg_temp.at('353 days 00:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '2cb93669-d1ab-4266-82f0-803b0332c6fa';
t := pg_temp.at('352 days 19:55', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '57d37dab-3219-4268-9196-5595e8319c52';
t := pg_temp.at('352 days 16:19', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Award confirmed with the college by e-mail; it covers care skills and safe handling.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '98d6ed8f-8470-44ac-9340-32ea07b421fa';
t := pg_temp.at('352 days 12:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting received from the bureau itself: nothing recorded. We check again when it runs out.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '002c36ba-86ca-40a3-8b8c-e8dd045e2b05';
t := pg_temp.at('352 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136';
t := pg_temp.at('340 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'authenticated', 'authenticated', 'grace.adeyemi@demo.test', password_hash,
  t, now() - interval '1584 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'email', '060e0081-3aa0-4ba0-a35f-bc0b44caff39',
  jsonb_build_object('sub', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'email', 'grace.adeyemi@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('339 days 19:12', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
update public.caregiver_profiles set
  full_name = 'Grace Adeyemi', phone = '020 916 7739', about = 'Fourteen years in nursing homes around Tallaght taught me that people do not stop being themselves. I moved to home care so that I could sit down with one person instead of hurrying between twelve. Families tell me I am calm at the end of life, and I do not mind nights. I sing while I work; tell me if you would rather I did not.',
  birth_year = extract(year from current_date)::smallint - 46, experience_years = 14,
  care_types = '{personal_care,dementia_care,palliative_care,overnight_care}'::public.care_type[],
  skills = '{bathing_and_dressing,moving_and_handling,continence_care,dementia_support,medication_support,meal_preparation}'::public.skill[],
  languages = '{en,yo}'::public.language_code[], availability = 629009,
  hourly_rate = 23.5, place_id = pg_temp.place('Tallaght', 'Co. Dublin'), radius_km = 20, updated_at = t
where user_id = '060e0081-3aa0-4ba0-a35f-bc0b44caff39';
t := pg_temp.at('339 days 16:48', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'adc4c765-735b-4503-bea4-e411722abb63', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'identity', '060e0081-3aa0-4ba0-a35f-bc0b44caff39/adc4c765-735b-4503-bea4-e411722abb63.pdf', 'passport.pdf',
  current_date - 558, current_date + 3092
);
t := pg_temp.at('339 days 16:34', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'e824f76e-2e12-4eee-a417-5b5f18a5a135', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'background_check', '060e0081-3aa0-4ba0-a35f-bc0b44caff39/e824f76e-2e12-4eee-a417-5b5f18a5a135.pdf', 'garda vetting disclosure.pdf',
  current_date - 553, current_date + 542
);
t := pg_temp.at('339 days 16:19', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'f22c9030-37c9-49c5-a031-7fe9506e04d5', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'first_aid', '060e0081-3aa0-4ba0-a35f-bc0b44caff39/f22c9030-37c9-49c5-a031-7fe9506e04d5.pdf', 'FAR certificate.pdf',
  current_date - 508, current_date + 222
);
t := pg_temp.at('339 days 16:05', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '8a796c74-3406-47f5-83a4-809bd88b6966', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'qualification', '060e0081-3aa0-4ba0-a35f-bc0b44caff39/8a796c74-3406-47f5-83a4-809bd88b6966.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 368, null
);
t := pg_temp.at('339 days 12:00', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '060e0081-3aa0-4ba0-a35f-bc0b44caff39';
t := pg_temp.at('338 days 01:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'adc4c765-735b-4503-bea4-e411722abb63';
t := pg_temp.at('337 days 20:53', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'f22c9030-37c9-49c5-a031-7fe9506e04d5';
t := pg_temp.at('337 days 20:10', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Award confirmed with the college by e-mail; it covers care skills and safe handling.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '8a796c74-3406-47f5-83a4-809bd88b6966';
t := pg_temp.at('337 days 18:14', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'e824f76e-2e12-4eee-a417-5b5f18a5a135';
t := pg_temp.at('337 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '060e0081-3aa0-4ba0-a35f-bc0b44caff39';
t := pg_temp.at('320 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'authenticated', 'authenticated', 'eoin.osullivan@demo.test', password_hash,
  t, now() - interval '8064 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'email', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89',
  jsonb_build_object('sub', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'email', 'eoin.osullivan@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('319 days 19:12', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
update public.caregiver_profiles set
  full_name = 'Eoin O’Sullivan', phone = '020 912 0442', about = 'Night work is most of what I do, by choice. Someone just home from hospital is often grand by day and frightened at three in the morning, and that is when I am useful. I was a theatre porter and then a healthcare assistant in Cork for eleven years. I stay awake the whole night; I do not doze in the chair.',
  birth_year = extract(year from current_date)::smallint - 43, experience_years = 13,
  care_types = '{overnight_care,after_hospital,palliative_care,personal_care}'::public.care_type[],
  skills = '{moving_and_handling,medication_support,wound_care,continence_care}'::public.skill[],
  languages = '{en,ga}'::public.language_code[], availability = 134318216,
  hourly_rate = 24, place_id = pg_temp.place('Cork', 'Co. Cork'), radius_km = 25, updated_at = t
where user_id = 'a60e2488-f1e8-49d1-91ed-76b7c712bc89';
t := pg_temp.at('319 days 16:48', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'd879acc9-51d2-4821-801e-cfdeeebeddd5', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'identity', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89/d879acc9-51d2-4821-801e-cfdeeebeddd5.pdf', 'passport card.pdf',
  current_date - 493, current_date + 3157
);
t := pg_temp.at('319 days 16:34', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'f7dc1b36-00c7-4b9f-8c37-ddc238dc1f3f', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'background_check', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89/f7dc1b36-00c7-4b9f-8c37-ddc238dc1f3f.pdf', 'garda vetting disclosure.pdf',
  current_date - 335, current_date + 760
);
t := pg_temp.at('319 days 16:19', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '29d07986-67ad-450c-a67c-4999f7f651ac', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'first_aid', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89/29d07986-67ad-450c-a67c-4999f7f651ac.pdf', 'first aid two-day course.pdf',
  current_date - 422, current_date + 308
);
t := pg_temp.at('319 days 16:05', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '8d840699-f3dc-4bdc-8d15-58e5f5e54080', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'qualification', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89/8d840699-f3dc-4bdc-8d15-58e5f5e54080.pdf', 'care certificate.pdf',
  current_date - 363, null
);
t := pg_temp.at('319 days 12:00', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'a60e2488-f1e8-49d1-91ed-76b7c712bc89';
t := pg_temp.at('317 days 20:38', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'f7dc1b36-00c7-4b9f-8c37-ddc238dc1f3f';
t := pg_temp.at('317 days 13:55', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'd879acc9-51d2-4821-801e-cfdeeebeddd5';
t := pg_temp.at('317 days 13:55', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Two-day course with a practical exam; name and date match the provider’s list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '29d07986-67ad-450c-a67c-4999f7f651ac';
t := pg_temp.at('317 days 12:58', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Certificate and list of modules read in full: care of the older person, palliative care.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '8d840699-f3dc-4bdc-8d15-58e5f5e54080';
t := pg_temp.at('317 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'a60e2488-f1e8-49d1-91ed-76b7c712bc89';
t := pg_temp.at('305 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'authenticated', 'authenticated', 'tunde.bakare@demo.test', password_hash,
  t, now() - interval '1008 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'email', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74',
  jsonb_build_object('sub', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'email', 'tunde.bakare@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('304 days 19:12', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
update public.caregiver_profiles set
  full_name = 'Tunde Bakare', phone = '020 912 7369', about = 'Ten years in supported living, most of it on the late shift. I am used to long evenings with people who do not sleep, and to knowing when a walk helps more than a talk. I coach under-tens on Sunday mornings in Balbriggan, so before noon on a Sunday I belong to them.',
  birth_year = extract(year from current_date)::smallint - 39, experience_years = 10,
  care_types = '{companionship,respite_care,disability_support,overnight_care}'::public.care_type[],
  skills = '{mental_health_support,moving_and_handling,medication_support,driving}'::public.skill[],
  languages = '{en,yo}'::public.language_code[], availability = 250535936,
  hourly_rate = 22, place_id = pg_temp.place('Balbriggan', 'Co. Dublin'), radius_km = 30, updated_at = t
where user_id = '7b9e01a3-cc9b-4b50-b745-f5d76d863b74';
t := pg_temp.at('304 days 16:48', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '25641720-5e3b-460c-98cd-c2a395a6d76b', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'identity', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74/25641720-5e3b-460c-98cd-c2a395a6d76b.pdf', 'passport photo page.pdf',
  current_date - 545, current_date + 3105
);
t := pg_temp.at('304 days 16:34', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '862d6632-8924-4b0c-b0f8-cea8a17cec5a', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'background_check', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74/862d6632-8924-4b0c-b0f8-cea8a17cec5a.pdf', 'garda vetting disclosure.pdf',
  current_date - 470, current_date + 625
);
t := pg_temp.at('304 days 16:19', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'd0ee3627-8f24-467f-a314-f7e261254c96', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'first_aid', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74/d0ee3627-8f24-467f-a314-f7e261254c96.pdf', 'FAR certificate.pdf',
  current_date - 502, current_date + 228
);
t := pg_temp.at('304 days 16:05', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'caf6357b-4b0b-4ae1-9e79-3fcf33a9108a', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'qualification', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74/caf6357b-4b0b-4ae1-9e79-3fcf33a9108a.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 437, null
);
t := pg_temp.at('304 days 15:50', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'f4da12dd-71a7-4bb9-a98b-c391b613bfe4', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'driving_licence', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74/f4da12dd-71a7-4bb9-a98b-c391b613bfe4.pdf', 'driving licence.pdf',
  current_date - 428, current_date + 3222
);
t := pg_temp.at('304 days 12:00', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '7b9e01a3-cc9b-4b50-b745-f5d76d863b74';
t := pg_temp.at('303 days 01:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Award confirmed with the college by e-mail; it covers care skills and safe handling.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'caf6357b-4b0b-4ae1-9e79-3fcf33a9108a';
t := pg_temp.at('302 days 23:31', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'd0ee3627-8f24-467f-a314-f7e261254c96';
t := pg_temp.at('302 days 23:17', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'f4da12dd-71a7-4bb9-a98b-c391b613bfe4';
t := pg_temp.at('302 days 22:05', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '862d6632-8924-4b0c-b0f8-cea8a17cec5a';
t := pg_temp.at('302 days 16:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '25641720-5e3b-460c-98cd-c2a395a6d76b';
t := pg_temp.at('302 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '7b9e01a3-cc9b-4b50-b745-f5d76d863b74';
t := pg_temp.at('285 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'authenticated', 'authenticated', 'marta.zielinska@demo.test', password_hash,
  t, now() - interval '5472 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'email', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6',
  jsonb_build_object('sub', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'email', 'marta.zielinska@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('284 days 19:12', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
update public.caregiver_profiles set
  full_name = 'Marta Zielińska', phone = '020 913 9976', about = 'Eight years in Leipzig and ten in east Cork, always in people’s homes. Hips, knees, hearts: I have helped many people through the first six weeks, and I know the exercises because I make everybody do them. I speak Polish and German. I will tell the family the truth about how the night went.',
  birth_year = extract(year from current_date)::smallint - 50, experience_years = 18,
  care_types = '{overnight_care,after_hospital,personal_care,dementia_care}'::public.care_type[],
  skills = '{bathing_and_dressing,moving_and_handling,medication_support,meal_preparation,driving}'::public.skill[],
  languages = '{en,pl,de}'::public.language_code[], availability = 142612616,
  hourly_rate = 22.5, place_id = pg_temp.place('Midleton', 'Co. Cork'), radius_km = 35, updated_at = t
where user_id = '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6';
t := pg_temp.at('284 days 16:48', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '11e1e2a5-4627-4f18-8317-7d8f96eb37ea', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'identity', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6/11e1e2a5-4627-4f18-8317-7d8f96eb37ea.pdf', 'passport card.pdf',
  current_date - 321, current_date + 3329
);
t := pg_temp.at('284 days 16:34', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'dc01c5e4-fd04-405a-b643-64ecb892b4c6', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'background_check', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6/dc01c5e4-fd04-405a-b643-64ecb892b4c6.pdf', 'vetting letter.pdf',
  current_date - 358, current_date + 737
);
t := pg_temp.at('284 days 16:19', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'b779bb51-828d-40a9-b682-89f9d3c5b647', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'first_aid', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6/b779bb51-828d-40a9-b682-89f9d3c5b647.pdf', 'first aid two-day course.pdf',
  current_date - 456, current_date + 274
);
t := pg_temp.at('284 days 16:05', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '5b04fdd7-3b04-4ea1-a875-775d33d28ce0', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'qualification', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6/5b04fdd7-3b04-4ea1-a875-775d33d28ce0.pdf', 'care certificate.pdf',
  current_date - 376, null
);
t := pg_temp.at('284 days 15:50', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'e028983a-f548-4f3c-b5c0-2219fbd35094', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'driving_licence', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6/e028983a-f548-4f3c-b5c0-2219fbd35094.pdf', 'driving licence.pdf',
  current_date - 471, current_date + 3179
);
t := pg_temp.at('284 days 12:00', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6';
t := pg_temp.at('283 days 01:41', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Certificate and list of modules read in full: care of the older person, palliative care.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '5b04fdd7-3b04-4ea1-a875-775d33d28ce0';
t := pg_temp.at('282 days 23:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Two-day course with a practical exam; name and date match the provider’s list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'b779bb51-828d-40a9-b682-89f9d3c5b647';
t := pg_temp.at('282 days 21:07', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '11e1e2a5-4627-4f18-8317-7d8f96eb37ea';
t := pg_temp.at('282 days 16:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting received from the bureau itself: nothing recorded. We check again when it runs out.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'dc01c5e4-fd04-405a-b643-64ecb892b4c6';
t := pg_temp.at('282 days 11:02', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'e028983a-f548-4f3c-b5c0-2219fbd35094';
t := pg_temp.at('282 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6';
t := pg_temp.at('275 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '445693d7-bac0-4cd9-99a0-a130af325f02', 'authenticated', 'authenticated', 'maricel.santos@demo.test', password_hash,
  t, now() - interval '2160 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '445693d7-bac0-4cd9-99a0-a130af325f02', 'email', '445693d7-bac0-4cd9-99a0-a130af325f02',
  jsonb_build_object('sub', '445693d7-bac0-4cd9-99a0-a130af325f02', 'email', 'maricel.santos@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('274 days 19:12', '445693d7-bac0-4cd9-99a0-a130af325f02');
update public.caregiver_profiles set
  full_name = 'Maricel Santos', phone = '020 915 9344', about = 'I trained as a nurse in Iloilo and worked on an orthopaedic ward in Manila. In Ireland I chose care at home. I am exact about medicines and dressings and I write everything down, with the time. My own mother is far away, so I treat yours the way I hope somebody treats mine.',
  birth_year = extract(year from current_date)::smallint - 41, experience_years = 12,
  care_types = '{personal_care,dementia_care,after_hospital,respite_care}'::public.care_type[],
  skills = '{bathing_and_dressing,wound_care,diabetes_care,medication_support,moving_and_handling,dementia_support}'::public.skill[],
  languages = '{en,tl}'::public.language_code[], availability = 17856371,
  hourly_rate = 24, place_id = pg_temp.place('Blanchardstown', 'Co. Dublin'), radius_km = 25, updated_at = t
where user_id = '445693d7-bac0-4cd9-99a0-a130af325f02';
t := pg_temp.at('274 days 16:48', '445693d7-bac0-4cd9-99a0-a130af325f02');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'aeb63819-a98a-45ba-8121-abf3c67e7497', '445693d7-bac0-4cd9-99a0-a130af325f02', 'identity', '445693d7-bac0-4cd9-99a0-a130af325f02/aeb63819-a98a-45ba-8121-abf3c67e7497.pdf', 'passport card.pdf',
  current_date - 292, current_date + 3358
);
t := pg_temp.at('274 days 16:34', '445693d7-bac0-4cd9-99a0-a130af325f02');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'd2f2ca87-d121-42fe-a45e-d4b35ee9f831', '445693d7-bac0-4cd9-99a0-a130af325f02', 'background_check', '445693d7-bac0-4cd9-99a0-a130af325f02/d2f2ca87-d121-42fe-a45e-d4b35ee9f831.pdf', 'garda vetting disclosure.pdf',
  current_date - 357, current_date + 738
);
t := pg_temp.at('274 days 16:19', '445693d7-bac0-4cd9-99a0-a130af325f02');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '99774569-9ad3-4324-8d60-079af80d396e', '445693d7-bac0-4cd9-99a0-a130af325f02', 'first_aid', '445693d7-bac0-4cd9-99a0-a130af325f02/99774569-9ad3-4324-8d60-079af80d396e.pdf', 'first aid two-day course.pdf',
  current_date - 362, current_date + 368
);
t := pg_temp.at('274 days 16:05', '445693d7-bac0-4cd9-99a0-a130af325f02');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '29b3d760-ee4a-426e-bd64-c06f074dc934', '445693d7-bac0-4cd9-99a0-a130af325f02', 'qualification', '445693d7-bac0-4cd9-99a0-a130af325f02/29b3d760-ee4a-426e-bd64-c06f074dc934.pdf', 'nursing degree.pdf',
  current_date - 330, null
);
t := pg_temp.at('274 days 12:00', '445693d7-bac0-4cd9-99a0-a130af325f02');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '445693d7-bac0-4cd9-99a0-a130af325f02';
t := pg_temp.at('272 days 17:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Two-day course with a practical exam; name and date match the provider’s list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '99774569-9ad3-4324-8d60-079af80d396e';
t := pg_temp.at('272 days 14:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'd2f2ca87-d121-42fe-a45e-d4b35ee9f831';
t := pg_temp.at('272 days 13:55', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Degree in nursing confirmed with the university. Counts as a care qualification with us.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '29b3d760-ee4a-426e-bd64-c06f074dc934';
t := pg_temp.at('272 days 12:14', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'aeb63819-a98a-45ba-8121-abf3c67e7497';
t := pg_temp.at('272 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '445693d7-bac0-4cd9-99a0-a130af325f02';
t := pg_temp.at('255 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'authenticated', 'authenticated', 'caitriona.nifhlatharta@demo.test', password_hash,
  t, now() - interval '8496 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'email', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc',
  jsonb_build_object('sub', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'email', 'caitriona.nifhlatharta@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('254 days 19:12', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
update public.caregiver_profiles set
  full_name = 'Caitríona Ní Fhlatharta', phone = '020 919 2833', about = 'Gaeilgeoir ó dhúchas mé. Many of the older people around Cois Fharraige go back to Irish as they get frailer, and it is lonely when nobody answers in it. I do. Apart from that: good plain dinners, a spin out to the pier, the death notices on Raidió na Gaeltachta at the proper hour.',
  birth_year = extract(year from current_date)::smallint - 45, experience_years = 11,
  care_types = '{companionship,household_help,dementia_care,personal_care}'::public.care_type[],
  skills = '{dementia_support,meal_preparation,driving,comfortable_with_pets}'::public.skill[],
  languages = '{ga,en}'::public.language_code[], availability = 135987,
  hourly_rate = 22, place_id = pg_temp.place('Bearna', 'Co. Galway'), radius_km = 40, updated_at = t
where user_id = '4f2130d6-7f42-4bd2-bd08-8364c4b146bc';
t := pg_temp.at('254 days 16:48', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '158f4ed4-ff5f-42b2-a0d7-d0db1fd7312f', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'identity', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc/158f4ed4-ff5f-42b2-a0d7-d0db1fd7312f.pdf', 'passport photo page.pdf',
  current_date - 470, current_date + 3180
);
t := pg_temp.at('254 days 16:34', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'fa70ae5a-ffcf-4917-902b-d3fb785bd3cf', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'background_check', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc/fa70ae5a-ffcf-4917-902b-d3fb785bd3cf.pdf', 'vetting letter.pdf',
  current_date - 484, current_date + 611
);
t := pg_temp.at('254 days 16:19', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '3e99ee72-d8bb-42eb-9a46-a9e552521323', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'first_aid', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc/3e99ee72-d8bb-42eb-9a46-a9e552521323.pdf', 'FAR certificate.pdf',
  current_date - 377, current_date + 353
);
t := pg_temp.at('254 days 16:05', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '008f3dca-df99-4bfb-a7ed-d4981be478f4', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'qualification', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc/008f3dca-df99-4bfb-a7ed-d4981be478f4.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 439, null
);
t := pg_temp.at('254 days 15:50', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '93ed6b55-aa0e-4dde-9a81-42996bcd5925', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'driving_licence', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc/93ed6b55-aa0e-4dde-9a81-42996bcd5925.pdf', 'licence front and back.pdf',
  current_date - 358, current_date + 3292
);
t := pg_temp.at('254 days 12:00', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '4f2130d6-7f42-4bd2-bd08-8364c4b146bc';
t := pg_temp.at('253 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '158f4ed4-ff5f-42b2-a0d7-d0db1fd7312f';
t := pg_temp.at('252 days 23:17', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Award confirmed with the college by e-mail; it covers care skills and safe handling.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '008f3dca-df99-4bfb-a7ed-d4981be478f4';
t := pg_temp.at('252 days 23:02', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B. Both sides read; name and photo match.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '93ed6b55-aa0e-4dde-9a81-42996bcd5925';
t := pg_temp.at('252 days 18:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '3e99ee72-d8bb-42eb-9a46-a9e552521323';
t := pg_temp.at('252 days 16:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting received from the bureau itself: nothing recorded. We check again when it runs out.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'fa70ae5a-ffcf-4917-902b-d3fb785bd3cf';
t := pg_temp.at('252 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '4f2130d6-7f42-4bd2-bd08-8364c4b146bc';
t := pg_temp.at('240 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'authenticated', 'authenticated', 'priya.nair@demo.test', password_hash,
  t, now() - interval '7488 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '02634cd4-63c0-4369-89c9-71791b52a0c4', 'email', '02634cd4-63c0-4369-89c9-71791b52a0c4',
  jsonb_build_object('sub', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'email', 'priya.nair@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('239 days 19:12', '02634cd4-63c0-4369-89c9-71791b52a0c4');
update public.caregiver_profiles set
  full_name = 'Priya Nair', phone = '020 918 7001', about = 'I have a BSc in nursing from Kottayam and eight years with older people, two of them in a memory clinic. I am comfortable with PEG feeding and insulin routines once the public health nurse has shown me how it is done in your house. I like to learn the person’s own songs, prayers and grumbles in the first week. It saves a lot of upset later.',
  birth_year = extract(year from current_date)::smallint - 33, experience_years = 8,
  care_types = '{dementia_care,personal_care,palliative_care,after_hospital}'::public.care_type[],
  skills = '{dementia_support,medication_support,diabetes_care,tube_feeding,bathing_and_dressing,continence_care}'::public.skill[],
  languages = '{en,hi}'::public.language_code[], availability = 3355440,
  hourly_rate = 25, place_id = pg_temp.place('Lucan', 'Co. Dublin'), radius_km = 22, updated_at = t
where user_id = '02634cd4-63c0-4369-89c9-71791b52a0c4';
t := pg_temp.at('239 days 16:48', '02634cd4-63c0-4369-89c9-71791b52a0c4');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '1e47cbe9-3dab-40af-a7f8-04cece4b1bd3', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'identity', '02634cd4-63c0-4369-89c9-71791b52a0c4/1e47cbe9-3dab-40af-a7f8-04cece4b1bd3.pdf', 'passport.pdf',
  current_date - 432, current_date + 3218
);
t := pg_temp.at('239 days 16:34', '02634cd4-63c0-4369-89c9-71791b52a0c4');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '73a5707d-2cca-46a7-ada9-fd1a7899a5aa', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'background_check', '02634cd4-63c0-4369-89c9-71791b52a0c4/73a5707d-2cca-46a7-ada9-fd1a7899a5aa.pdf', 'garda vetting.pdf',
  current_date - 381, current_date + 714
);
t := pg_temp.at('239 days 16:19', '02634cd4-63c0-4369-89c9-71791b52a0c4');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '418ea021-003c-43a7-8cc9-cb09c3a86ad5', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'first_aid', '02634cd4-63c0-4369-89c9-71791b52a0c4/418ea021-003c-43a7-8cc9-cb09c3a86ad5.pdf', 'first aid responder.pdf',
  current_date - 338, current_date + 392
);
t := pg_temp.at('239 days 16:05', '02634cd4-63c0-4369-89c9-71791b52a0c4');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '0ded6803-2d68-4900-915f-75be3e97d3ba', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'qualification', '02634cd4-63c0-4369-89c9-71791b52a0c4/0ded6803-2d68-4900-915f-75be3e97d3ba.pdf', 'nursing degree.pdf',
  current_date - 326, null
);
t := pg_temp.at('239 days 15:50', '02634cd4-63c0-4369-89c9-71791b52a0c4');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'd427e66f-d7b2-44cc-86cc-ba76e6b07c7e', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'reference', '02634cd4-63c0-4369-89c9-71791b52a0c4/d427e66f-d7b2-44cc-86cc-ba76e6b07c7e.pdf', 'letter from a family.pdf',
  current_date - 258, null
);
t := pg_temp.at('239 days 12:00', '02634cd4-63c0-4369-89c9-71791b52a0c4');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '02634cd4-63c0-4369-89c9-71791b52a0c4';
t := pg_temp.at('238 days 01:55', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Vetting disclosure, all three pages: nothing recorded in any county lived in.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '73a5707d-2cca-46a7-ada9-fd1a7899a5aa';
t := pg_temp.at('238 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '418ea021-003c-43a7-8cc9-cb09c3a86ad5';
t := pg_temp.at('237 days 20:53', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '1e47cbe9-3dab-40af-a7f8-04cece4b1bd3';
t := pg_temp.at('237 days 20:10', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Degree in nursing confirmed with the university. Counts as a care qualification with us.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '0ded6803-2d68-4900-915f-75be3e97d3ba';
t := pg_temp.at('237 days 18:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Rang the writer, who had this caregiver in the house for two years and would again.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'd427e66f-d7b2-44cc-86cc-ba76e6b07c7e';
t := pg_temp.at('237 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '02634cd4-63c0-4369-89c9-71791b52a0c4';
t := pg_temp.at('224 days 00:00', 'c17c0d0d-905b-42db-a158-3a2da879da22');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'cd2edd89-1135-45b7-bb1f-f2abf573e9ad', 'c17c0d0d-905b-42db-a158-3a2da879da22', 'insurance', 'c17c0d0d-905b-42db-a158-3a2da879da22/cd2edd89-1135-45b7-bb1f-f2abf573e9ad.pdf', 'insurance schedule.pdf',
  current_date - 230, current_date + 135
);
t := pg_temp.at('222 days 01:55', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Schedule read: covers care in the client’s home and driving the client’s own car.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'cd2edd89-1135-45b7-bb1f-f2abf573e9ad';
t := pg_temp.at('217 days 00:00', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '286aedc4-138f-4385-9dfb-adbc331ef2f3', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'insurance', '060e0081-3aa0-4ba0-a35f-bc0b44caff39/286aedc4-138f-4385-9dfb-adbc331ef2f3.pdf', 'insurance schedule.pdf',
  current_date - 222, current_date + 143
);
t := pg_temp.at('215 days 06:58', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Schedule read: covers care in the client’s home and driving the client’s own car.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '286aedc4-138f-4385-9dfb-adbc331ef2f3';
t := pg_temp.at('210 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'authenticated', 'authenticated', 'caregiver@demo.test', password_hash,
  t, now() - interval '2880 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'email', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57',
  jsonb_build_object('sub', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'email', 'caregiver@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('209 days 19:12', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
update public.caregiver_profiles set
  full_name = 'Aoife Brennan', phone = '020 913 0766', about = 'I looked after my grandmother in Sandycove for four years before I ever called it work, and I have been a home carer since. Most of the people I visit are living with dementia. I like a quiet start: kettle on, radio low, and no rushing anybody into the shower. I keep a notebook in the house so the family can see what was eaten and what made us laugh.',
  birth_year = extract(year from current_date)::smallint - 38, experience_years = 9,
  care_types = '{companionship,personal_care,household_help,dementia_care,disability_support,respite_care,after_hospital}'::public.care_type[],
  skills = '{bathing_and_dressing,meal_preparation,dementia_support,medication_support,moving_and_handling,comfortable_with_pets}'::public.skill[],
  languages = '{en,ga}'::public.language_code[], availability = 2175795,
  hourly_rate = 21, place_id = pg_temp.place('Dún Laoghaire', 'Co. Dublin'), radius_km = 30, updated_at = t
where user_id = 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57';
t := pg_temp.at('209 days 16:48', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '829c20f4-4e48-4089-af17-aba29dc910de', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'identity', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57/829c20f4-4e48-4089-af17-aba29dc910de.pdf', 'passport photo page.pdf',
  current_date - 226, current_date + 3424
);
t := pg_temp.at('209 days 16:34', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '6faa8cfa-faf0-4697-b7e1-853331e4637e', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'background_check', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57/6faa8cfa-faf0-4697-b7e1-853331e4637e.pdf', 'garda vetting.pdf',
  current_date - 445, current_date + 650
);
t := pg_temp.at('209 days 16:19', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'a7116b80-4aa4-47b8-ae1f-488ce4b27dd4', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'first_aid', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57/a7116b80-4aa4-47b8-ae1f-488ce4b27dd4.pdf', 'first aid two-day course.pdf',
  current_date - 407, current_date + 323
);
t := pg_temp.at('209 days 16:05', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '170603c3-d29e-41f3-9977-951dda474373', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'qualification', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57/170603c3-d29e-41f3-9977-951dda474373.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 271, null
);
t := pg_temp.at('209 days 15:50', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'e072a05c-abfa-482b-aeec-b93f182ffbd7', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'reference', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57/e072a05c-abfa-482b-aeec-b93f182ffbd7.pdf', 'reference letter.pdf',
  current_date - 450, null
);
t := pg_temp.at('209 days 12:00', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57';
t := pg_temp.at('207 days 22:34', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Vetting disclosure, all three pages: nothing recorded in any county lived in.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '6faa8cfa-faf0-4697-b7e1-853331e4637e';
t := pg_temp.at('207 days 22:05', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Award confirmed with the college by e-mail; it covers care skills and safe handling.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '170603c3-d29e-41f3-9977-951dda474373';
t := pg_temp.at('207 days 21:50', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Spoke with the manager who signed it: reliable, kind, no days missed without notice.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'e072a05c-abfa-482b-aeec-b93f182ffbd7';
t := pg_temp.at('207 days 14:53', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '829c20f4-4e48-4089-af17-aba29dc910de';
t := pg_temp.at('207 days 13:26', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Two-day course with a practical exam; name and date match the provider’s list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'a7116b80-4aa4-47b8-ae1f-488ce4b27dd4';
t := pg_temp.at('207 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57';
t := pg_temp.at('200 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'authenticated', 'authenticated', 'agnieszka.wojcik@demo.test', password_hash,
  t, now() - interval '1872 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'a37f1195-007e-4ff8-b69e-b84193d36057', 'email', 'a37f1195-007e-4ff8-b69e-b84193d36057',
  jsonb_build_object('sub', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'email', 'agnieszka.wojcik@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('199 days 19:12', 'a37f1195-007e-4ff8-b69e-b84193d36057');
update public.caregiver_profiles set
  full_name = 'Agnieszka Wójcik', phone = '020 915 7122', about = 'Between Ennis and Limerick I know every school run and every short cut. I am organised: I leave a week’s menu on the fridge and a list of what is running low. With Mrs D., who had a stroke, we went from the bed to the garden gate in five months, and she is the one who did it; I only counted the steps.',
  birth_year = extract(year from current_date)::smallint - 37, experience_years = 8,
  care_types = '{personal_care,household_help,companionship,after_hospital}'::public.care_type[],
  skills = '{bathing_and_dressing,meal_preparation,driving,stroke_recovery}'::public.skill[],
  languages = '{en,pl,uk}'::public.language_code[], availability = 209667,
  hourly_rate = 20.5, place_id = pg_temp.place('Ennis', 'Co. Clare'), radius_km = 45, updated_at = t
where user_id = 'a37f1195-007e-4ff8-b69e-b84193d36057';
t := pg_temp.at('199 days 16:48', 'a37f1195-007e-4ff8-b69e-b84193d36057');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '1c19e750-ef39-4186-b7ca-970107d84228', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'identity', 'a37f1195-007e-4ff8-b69e-b84193d36057/1c19e750-ef39-4186-b7ca-970107d84228.pdf', 'passport card.pdf',
  current_date - 368, current_date + 3282
);
t := pg_temp.at('199 days 16:34', 'a37f1195-007e-4ff8-b69e-b84193d36057');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'e5c0efeb-7794-4139-ae28-2a88978bddea', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'background_check', 'a37f1195-007e-4ff8-b69e-b84193d36057/e5c0efeb-7794-4139-ae28-2a88978bddea.pdf', 'vetting letter.pdf',
  current_date - 365, current_date + 730
);
t := pg_temp.at('199 days 16:19', 'a37f1195-007e-4ff8-b69e-b84193d36057');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '92b346f8-0fda-41f2-97ad-34a6409022a5', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'first_aid', 'a37f1195-007e-4ff8-b69e-b84193d36057/92b346f8-0fda-41f2-97ad-34a6409022a5.pdf', 'FAR certificate.pdf',
  current_date - 267, current_date + 463
);
t := pg_temp.at('199 days 15:50', 'a37f1195-007e-4ff8-b69e-b84193d36057');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '1422e61f-1703-49ef-9f00-b4a758d8e523', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'driving_licence', 'a37f1195-007e-4ff8-b69e-b84193d36057/1422e61f-1703-49ef-9f00-b4a758d8e523.pdf', 'driving licence.pdf',
  current_date - 415, current_date + 3235
);
t := pg_temp.at('199 days 12:00', 'a37f1195-007e-4ff8-b69e-b84193d36057');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'a37f1195-007e-4ff8-b69e-b84193d36057';
t := pg_temp.at('198 days 00:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '1c19e750-ef39-4186-b7ca-970107d84228';
t := pg_temp.at('197 days 19:41', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '92b346f8-0fda-41f2-97ad-34a6409022a5';
t := pg_temp.at('197 days 18:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting received from the bureau itself: nothing recorded. We check again when it runs out.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'e5c0efeb-7794-4139-ae28-2a88978bddea';
t := pg_temp.at('197 days 15:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '1422e61f-1703-49ef-9f00-b4a758d8e523';
t := pg_temp.at('197 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'a37f1195-007e-4ff8-b69e-b84193d36057';
t := pg_temp.at('190 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'authenticated', 'authenticated', 'katarzyna.nowak@demo.test', password_hash,
  t, now() - interval '3456 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'email', '2c4dca0b-f629-45a7-af61-faaf29456cbb',
  jsonb_build_object('sub', '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'email', 'katarzyna.nowak@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('189 days 19:12', '2c4dca0b-f629-45a7-af61-faaf29456cbb');
update public.caregiver_profiles set
  full_name = 'Katarzyna Nowak', phone = '020 915 9370', about = 'My father had Parkinson’s, so I know about the freezing in doorways and why tablets must be on time. I work evenings and weekends because my husband is home with our girls then. I cook properly: soups, pierogi, whatever you like, and I have my own car. Dogs welcome.',
  birth_year = extract(year from current_date)::smallint - 35, experience_years = 7,
  care_types = '{companionship,respite_care,household_help,personal_care}'::public.care_type[],
  skills = '{meal_preparation,parkinsons_care,bathing_and_dressing,driving,comfortable_with_pets}'::public.skill[],
  languages = '{en,pl}'::public.language_code[], availability = 53756996,
  hourly_rate = 20, place_id = pg_temp.place('Swords', 'Co. Dublin'), radius_km = 20, updated_at = t
where user_id = '2c4dca0b-f629-45a7-af61-faaf29456cbb';
t := pg_temp.at('189 days 16:48', '2c4dca0b-f629-45a7-af61-faaf29456cbb');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '8d8ffc4c-6c1a-4123-8846-febf1eddaa9f', '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'identity', '2c4dca0b-f629-45a7-af61-faaf29456cbb/8d8ffc4c-6c1a-4123-8846-febf1eddaa9f.pdf', 'passport.pdf',
  current_date - 280, current_date + 3370
);
t := pg_temp.at('189 days 16:34', '2c4dca0b-f629-45a7-af61-faaf29456cbb');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'b5074343-27b9-40ae-8fa8-90b7e221cd01', '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'background_check', '2c4dca0b-f629-45a7-af61-faaf29456cbb/b5074343-27b9-40ae-8fa8-90b7e221cd01.pdf', 'garda vetting.pdf',
  current_date - 348, current_date + 747
);
t := pg_temp.at('189 days 16:19', '2c4dca0b-f629-45a7-af61-faaf29456cbb');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'abd142e7-f03b-462c-b535-acb8f53553fa', '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'first_aid', '2c4dca0b-f629-45a7-af61-faaf29456cbb/abd142e7-f03b-462c-b535-acb8f53553fa.pdf', 'FAR certificate.pdf',
  current_date - 368, current_date + 362
);
t := pg_temp.at('189 days 16:05', '2c4dca0b-f629-45a7-af61-faaf29456cbb');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'cc9bb9d6-3628-421a-9fca-ef53c6fb4c38', '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'driving_licence', '2c4dca0b-f629-45a7-af61-faaf29456cbb/cc9bb9d6-3628-421a-9fca-ef53c6fb4c38.pdf', 'driving licence.pdf',
  current_date - 298, current_date + 3352
);
t := pg_temp.at('189 days 12:00', '2c4dca0b-f629-45a7-af61-faaf29456cbb');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '2c4dca0b-f629-45a7-af61-faaf29456cbb';
t := pg_temp.at('188 days 01:41', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'abd142e7-f03b-462c-b535-acb8f53553fa';
t := pg_temp.at('187 days 20:10', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '8d8ffc4c-6c1a-4123-8846-febf1eddaa9f';
t := pg_temp.at('187 days 16:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'cc9bb9d6-3628-421a-9fca-ef53c6fb4c38';
t := pg_temp.at('187 days 12:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Vetting disclosure, all three pages: nothing recorded in any county lived in.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'b5074343-27b9-40ae-8fa8-90b7e221cd01';
t := pg_temp.at('187 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '2c4dca0b-f629-45a7-af61-faaf29456cbb';
t := pg_temp.at('180 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'authenticated', 'authenticated', 'ioana.popescu@demo.test', password_hash,
  t, now() - interval '4608 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'email', '68ed74a2-e9af-41ba-a357-dccbbfa73990',
  jsonb_build_object('sub', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'email', 'ioana.popescu@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('179 days 19:12', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
update public.caregiver_profiles set
  full_name = 'Ioana Popescu', phone = '020 916 3794', about = 'My younger brother is deaf and uses a wheelchair, so signing and lifting are ordinary things to me. I worked in a day service in Turin for three years and have been in Clondalkin since. I believe in asking before helping. School mornings, appointments and swimming suit me best.',
  birth_year = extract(year from current_date)::smallint - 31, experience_years = 6,
  care_types = '{disability_support,personal_care,household_help}'::public.care_type[],
  skills = '{sign_language,moving_and_handling,bathing_and_dressing,driving}'::public.skill[],
  languages = '{en,ro,it}'::public.language_code[], availability = 78129,
  hourly_rate = 19, place_id = pg_temp.place('Clondalkin', 'Co. Dublin'), radius_km = 18, updated_at = t
where user_id = '68ed74a2-e9af-41ba-a357-dccbbfa73990';
t := pg_temp.at('179 days 16:48', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '1e1155fe-9479-44d9-9623-885c58edcda4', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'identity', '68ed74a2-e9af-41ba-a357-dccbbfa73990/1e1155fe-9479-44d9-9623-885c58edcda4.pdf', 'passport photo page.pdf',
  current_date - 254, current_date + 3396
);
t := pg_temp.at('179 days 16:34', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '03b96949-4c21-46a6-945d-bcc456db7c02', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'background_check', '68ed74a2-e9af-41ba-a357-dccbbfa73990/03b96949-4c21-46a6-945d-bcc456db7c02.pdf', 'garda vetting.pdf',
  current_date - 312, current_date + 783
);
t := pg_temp.at('179 days 16:19', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '271bb2a0-c274-403b-a2bf-e0fb6635b8f4', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'first_aid', '68ed74a2-e9af-41ba-a357-dccbbfa73990/271bb2a0-c274-403b-a2bf-e0fb6635b8f4.pdf', 'FAR certificate.pdf',
  current_date - 754, current_date - 24
);
t := pg_temp.at('179 days 16:05', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '987c7f48-85a4-470b-a8b9-adeb09e42409', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'driving_licence', '68ed74a2-e9af-41ba-a357-dccbbfa73990/987c7f48-85a4-470b-a8b9-adeb09e42409.pdf', 'driving licence.pdf',
  current_date - 197, current_date + 3453
);
t := pg_temp.at('179 days 15:50', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'c55e0ed5-6c29-40e9-be7c-d61544d12ba3', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'qualification', '68ed74a2-e9af-41ba-a357-dccbbfa73990/c55e0ed5-6c29-40e9-be7c-d61544d12ba3.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 251, null
);
t := pg_temp.at('179 days 12:00', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '68ed74a2-e9af-41ba-a357-dccbbfa73990';
t := pg_temp.at('177 days 23:17', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '987c7f48-85a4-470b-a8b9-adeb09e42409';
t := pg_temp.at('177 days 22:34', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Vetting disclosure, all three pages: nothing recorded in any county lived in.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '03b96949-4c21-46a6-945d-bcc456db7c02';
t := pg_temp.at('177 days 20:10', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '271bb2a0-c274-403b-a2bf-e0fb6635b8f4';
t := pg_temp.at('177 days 18:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '1e1155fe-9479-44d9-9623-885c58edcda4';
t := pg_temp.at('177 days 17:17', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'rejected', check_note = 'This is the letter of enrolment. Please send the award itself, or the list of modules you passed.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'c55e0ed5-6c29-40e9-be7c-d61544d12ba3';
t := pg_temp.at('177 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '68ed74a2-e9af-41ba-a357-dccbbfa73990';
t := pg_temp.at('170 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'authenticated', 'authenticated', 'camila.ferreira@demo.test', password_hash,
  t, now() - interval '2016 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'a7006696-9a42-4d32-9929-33ccfea82bda', 'email', 'a7006696-9a42-4d32-9929-33ccfea82bda',
  jsonb_build_object('sub', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'email', 'camila.ferreira@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('169 days 19:12', 'a7006696-9a42-4d32-9929-33ccfea82bda');
update public.caregiver_profiles set
  full_name = 'Camila Ferreira', phone = '020 910 8702', about = 'I grew up in Gort with a grandmother from Goiás who ran the whole street from her kitchen chair. I am cheerful, and I can also be quiet. I help with washing, dressing, shopping and forms, and I am the one in the family who understands the television remote. Happy to drive to Galway or Ennis.',
  birth_year = extract(year from current_date)::smallint - 32, experience_years = 5,
  care_types = '{companionship,household_help,personal_care,respite_care}'::public.care_type[],
  skills = '{meal_preparation,bathing_and_dressing,driving}'::public.skill[],
  languages = '{en,pt,es}'::public.language_code[], availability = 1258291,
  hourly_rate = 18, place_id = pg_temp.place('Gort', 'Co. Galway'), radius_km = 50, updated_at = t
where user_id = 'a7006696-9a42-4d32-9929-33ccfea82bda';
t := pg_temp.at('169 days 16:48', 'a7006696-9a42-4d32-9929-33ccfea82bda');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '0251dd2c-f0f2-476d-bc34-26e079efef70', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'identity', 'a7006696-9a42-4d32-9929-33ccfea82bda/0251dd2c-f0f2-476d-bc34-26e079efef70.pdf', 'passport photo page.pdf',
  current_date - 230, current_date + 3420
);
t := pg_temp.at('169 days 16:34', 'a7006696-9a42-4d32-9929-33ccfea82bda');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'b0555d0b-b759-4f6a-b5ea-2602585d0c8f', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'background_check', 'a7006696-9a42-4d32-9929-33ccfea82bda/b0555d0b-b759-4f6a-b5ea-2602585d0c8f.pdf', 'garda vetting.pdf',
  current_date - 182, current_date + 913
);
t := pg_temp.at('169 days 16:19', 'a7006696-9a42-4d32-9929-33ccfea82bda');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'c79655d8-b35b-4771-9672-9ad5e66473ab', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'first_aid', 'a7006696-9a42-4d32-9929-33ccfea82bda/c79655d8-b35b-4771-9672-9ad5e66473ab.pdf', 'FAR certificate.pdf',
  current_date - 192, current_date + 538
);
t := pg_temp.at('169 days 16:05', 'a7006696-9a42-4d32-9929-33ccfea82bda');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '2685857f-6da4-4064-a268-a325fea51a97', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'reference', 'a7006696-9a42-4d32-9929-33ccfea82bda/2685857f-6da4-4064-a268-a325fea51a97.pdf', 'letter from a family.pdf',
  current_date - 314, null
);
t := pg_temp.at('169 days 15:50', 'a7006696-9a42-4d32-9929-33ccfea82bda');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '80f4aa57-8620-4b7b-8fb7-dacb8d052828', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'driving_licence', 'a7006696-9a42-4d32-9929-33ccfea82bda/80f4aa57-8620-4b7b-8fb7-dacb8d052828.pdf', 'licence front and back.pdf',
  current_date - 337, current_date + 3313
);
t := pg_temp.at('169 days 12:00', 'a7006696-9a42-4d32-9929-33ccfea82bda');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'a7006696-9a42-4d32-9929-33ccfea82bda';
t := pg_temp.at('168 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'c79655d8-b35b-4771-9672-9ad5e66473ab';
t := pg_temp.at('167 days 22:05', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Rang the writer, who had this caregiver in the house for two years and would again.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '2685857f-6da4-4064-a268-a325fea51a97';
t := pg_temp.at('167 days 18:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '0251dd2c-f0f2-476d-bc34-26e079efef70';
t := pg_temp.at('167 days 18:29', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Vetting disclosure, all three pages: nothing recorded in any county lived in.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'b0555d0b-b759-4f6a-b5ea-2602585d0c8f';
t := pg_temp.at('167 days 15:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B. Both sides read; name and photo match.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '80f4aa57-8620-4b7b-8fb7-dacb8d052828';
t := pg_temp.at('167 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'a7006696-9a42-4d32-9929-33ccfea82bda';
t := pg_temp.at('160 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'authenticated', 'authenticated', 'declan.byrne@demo.test', password_hash,
  t, now() - interval '5472 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'email', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf',
  jsonb_build_object('sub', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'email', 'declan.byrne@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('159 days 19:12', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
update public.caregiver_profiles set
  full_name = 'Declan Byrne', phone = '020 915 5747', about = 'Thirty years a bus driver, then I minded my brother Fergal after his stroke and found I was good at it. Did my QQI at fifty-two, oldest in the class. Men of a certain age often take a while to let a carer in; we talk about football or boats until they do. Full clean licence and a car that is easy to get in and out of.',
  birth_year = extract(year from current_date)::smallint - 57, experience_years = 5,
  care_types = '{companionship,after_hospital,personal_care,dementia_care,household_help}'::public.care_type[],
  skills = '{driving,stroke_recovery,moving_and_handling,meal_preparation,dementia_support}'::public.skill[],
  languages = '{en}'::public.language_code[], availability = 209715,
  hourly_rate = 20.5, place_id = pg_temp.place('Bray', 'Co. Wicklow'), radius_km = 30, updated_at = t
where user_id = 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf';
t := pg_temp.at('159 days 16:48', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '49b6e177-a073-4592-bc95-b4cbce1e4070', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'identity', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf/49b6e177-a073-4592-bc95-b4cbce1e4070.pdf', 'passport.pdf',
  current_date - 362, current_date + 3288
);
t := pg_temp.at('159 days 16:34', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '5dc3f0d6-5cea-453f-a04e-1ba000b07d25', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'background_check', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf/5dc3f0d6-5cea-453f-a04e-1ba000b07d25.pdf', 'garda vetting disclosure.pdf',
  current_date - 252, current_date + 843
);
t := pg_temp.at('159 days 16:19', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '32e09e57-dddf-4411-b39b-ec67713d880c', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'first_aid', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf/32e09e57-dddf-4411-b39b-ec67713d880c.pdf', 'first aid two-day course.pdf',
  current_date - 213, current_date + 517
);
t := pg_temp.at('159 days 16:05', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '41644206-112e-45da-a69e-b97ba263cb57', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'qualification', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf/41644206-112e-45da-a69e-b97ba263cb57.pdf', 'care certificate.pdf',
  current_date - 392, null
);
t := pg_temp.at('159 days 15:50', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '3d3fb1ad-6857-4281-a25d-a746ef81c255', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'driving_licence', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf/3d3fb1ad-6857-4281-a25d-a746ef81c255.pdf', 'licence front and back.pdf',
  current_date - 373, current_date + 3277
);
t := pg_temp.at('159 days 12:00', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf';
t := pg_temp.at('158 days 02:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '49b6e177-a073-4592-bc95-b4cbce1e4070';
t := pg_temp.at('157 days 21:50', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '5dc3f0d6-5cea-453f-a04e-1ba000b07d25';
t := pg_temp.at('157 days 18:58', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Certificate and list of modules read in full: care of the older person, palliative care.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '41644206-112e-45da-a69e-b97ba263cb57';
t := pg_temp.at('157 days 16:05', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B. Both sides read; name and photo match.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '3d3fb1ad-6857-4281-a25d-a746ef81c255';
t := pg_temp.at('157 days 13:41', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Two-day course with a practical exam; name and date match the provider’s list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '32e09e57-dddf-4411-b39b-ec67713d880c';
t := pg_temp.at('157 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf';
t := pg_temp.at('150 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be', 'authenticated', 'authenticated', 'conor.whelan@demo.test', password_hash,
  t, now() - interval '7632 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be', 'email', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be',
  jsonb_build_object('sub', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be', 'email', 'conor.whelan@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('149 days 19:12', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be');
update public.caregiver_profiles set
  full_name = 'Conor Whelan', phone = '020 912 9859', about = 'Used to be a chef, burned out, and found that cooking lunch for one person who enjoys it beats cooking for two hundred who do not look up. I do the shopping with people rather than for them where I can. Afternoons only.',
  birth_year = extract(year from current_date)::smallint - 34, experience_years = 2,
  care_types = '{companionship,household_help}'::public.care_type[],
  skills = '{driving,meal_preparation}'::public.skill[],
  languages = '{en}'::public.language_code[], availability = 139810,
  hourly_rate = 18, place_id = pg_temp.place('Dundrum', 'Co. Dublin'), radius_km = 20, updated_at = t
where user_id = '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be';
t := pg_temp.at('149 days 16:48', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '9a6e476e-5a5e-47e9-95ed-1f002dbd1ea5', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be', 'identity', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be/9a6e476e-5a5e-47e9-95ed-1f002dbd1ea5.pdf', 'passport.pdf',
  current_date - 178, current_date + 3472
);
t := pg_temp.at('149 days 16:34', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '255f94f5-8ace-46e5-9e1a-7a6aa94170c2', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be', 'background_check', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be/255f94f5-8ace-46e5-9e1a-7a6aa94170c2.pdf', 'garda vetting disclosure.pdf',
  current_date - 226, current_date + 869
);
t := pg_temp.at('149 days 16:19', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'db1c3102-d1c9-4325-8f74-cffdd11bad2b', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be', 'driving_licence', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be/db1c3102-d1c9-4325-8f74-cffdd11bad2b.pdf', 'driving licence.pdf',
  current_date - 249, current_date + 3401
);
t := pg_temp.at('149 days 12:00', '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be';
t := pg_temp.at('148 days 01:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'db1c3102-d1c9-4325-8f74-cffdd11bad2b';
t := pg_temp.at('147 days 18:58', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '255f94f5-8ace-46e5-9e1a-7a6aa94170c2';
t := pg_temp.at('147 days 16:05', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '9a6e476e-5a5e-47e9-95ed-1f002dbd1ea5';
t := pg_temp.at('147 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be';
t := pg_temp.at('145 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'authenticated', 'authenticated', 'anjali.menon@demo.test', password_hash,
  t, now() - interval '8496 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '07974c4d-6211-4e09-8692-5cbbc916d47f', 'email', '07974c4d-6211-4e09-8692-5cbbc916d47f',
  jsonb_build_object('sub', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'email', 'anjali.menon@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('144 days 19:12', '07974c4d-6211-4e09-8692-5cbbc916d47f');
update public.caregiver_profiles set
  full_name = 'Anjali Menon', phone = '020 910 2565', about = 'I worked in an intensive care unit in Bengaluru and am waiting for my Irish nursing registration, so for now I work as a carer and leave the nursing to the nurses. What I bring is a trained eye and steady hands. I knit through the small hours; three families now own a scarf.',
  birth_year = extract(year from current_date)::smallint - 30, experience_years = 6,
  care_types = '{overnight_care,after_hospital,dementia_care,palliative_care}'::public.care_type[],
  skills = '{medication_support,wound_care,tube_feeding,dementia_support,diabetes_care}'::public.skill[],
  languages = '{en,hi}'::public.language_code[], availability = 8945794,
  hourly_rate = 25.5, place_id = pg_temp.place('Ballincollig', 'Co. Cork'), radius_km = 20, updated_at = t
where user_id = '07974c4d-6211-4e09-8692-5cbbc916d47f';
t := pg_temp.at('144 days 16:48', '07974c4d-6211-4e09-8692-5cbbc916d47f');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '62ab5e1c-3d2d-41f2-9bd7-dc83d490b2d4', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'identity', '07974c4d-6211-4e09-8692-5cbbc916d47f/62ab5e1c-3d2d-41f2-9bd7-dc83d490b2d4.pdf', 'passport card.pdf',
  current_date - 289, current_date + 3361
);
t := pg_temp.at('144 days 16:34', '07974c4d-6211-4e09-8692-5cbbc916d47f');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'b06d3f59-b309-440e-8e6a-9adc444c7c40', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'background_check', '07974c4d-6211-4e09-8692-5cbbc916d47f/b06d3f59-b309-440e-8e6a-9adc444c7c40.pdf', 'garda vetting.pdf',
  current_date - 204, current_date + 891
);
t := pg_temp.at('144 days 16:19', '07974c4d-6211-4e09-8692-5cbbc916d47f');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '80f480bb-5a15-424f-9bee-bb0c919ef54a', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'first_aid', '07974c4d-6211-4e09-8692-5cbbc916d47f/80f480bb-5a15-424f-9bee-bb0c919ef54a.pdf', 'FAR certificate.pdf',
  current_date - 362, current_date + 368
);
t := pg_temp.at('144 days 16:05', '07974c4d-6211-4e09-8692-5cbbc916d47f');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'e9d60ce9-9ec1-4cf2-9ec5-06354f566349', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'qualification', '07974c4d-6211-4e09-8692-5cbbc916d47f/e9d60ce9-9ec1-4cf2-9ec5-06354f566349.pdf', 'nursing degree.pdf',
  current_date - 290, null
);
t := pg_temp.at('144 days 15:50', '07974c4d-6211-4e09-8692-5cbbc916d47f');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '4b81fb8a-a112-47b4-9555-a0879596edc6', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'reference', '07974c4d-6211-4e09-8692-5cbbc916d47f/4b81fb8a-a112-47b4-9555-a0879596edc6.pdf', 'letter from a family.pdf',
  current_date - 305, null
);
t := pg_temp.at('144 days 12:00', '07974c4d-6211-4e09-8692-5cbbc916d47f');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '07974c4d-6211-4e09-8692-5cbbc916d47f';
t := pg_temp.at('142 days 23:02', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '80f480bb-5a15-424f-9bee-bb0c919ef54a';
t := pg_temp.at('142 days 18:29', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Rang the writer, who had this caregiver in the house for two years and would again.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '4b81fb8a-a112-47b4-9555-a0879596edc6';
t := pg_temp.at('142 days 16:19', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Vetting disclosure, all three pages: nothing recorded in any county lived in.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'b06d3f59-b309-440e-8e6a-9adc444c7c40';
t := pg_temp.at('142 days 15:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '62ab5e1c-3d2d-41f2-9bd7-dc83d490b2d4';
t := pg_temp.at('142 days 14:10', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Degree in nursing confirmed with the university. Counts as a care qualification with us.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'e9d60ce9-9ec1-4cf2-9ec5-06354f566349';
t := pg_temp.at('142 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '07974c4d-6211-4e09-8692-5cbbc916d47f';
t := pg_temp.at('130 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'authenticated', 'authenticated', 'thiago.almeida@demo.test', password_hash,
  t, now() - interval '3600 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'email', '2552bb6e-0aed-421d-8d4d-290c9af0e251',
  jsonb_build_object('sub', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'email', 'thiago.almeida@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('129 days 19:12', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
update public.caregiver_profiles set
  full_name = 'Thiago Almeida', phone = '020 916 1699', about = 'I studied physical education in Belo Horizonte and came to Dublin in my twenties. For four years I have supported young adults with spinal injuries: transfers, the gym, getting to gigs, getting home from gigs. I am strong, patient and on time. I think support should make somebody’s life bigger, not just safer.',
  birth_year = extract(year from current_date)::smallint - 29, experience_years = 4,
  care_types = '{disability_support,companionship,after_hospital}'::public.care_type[],
  skills = '{moving_and_handling,driving,meal_preparation,comfortable_with_pets}'::public.skill[],
  languages = '{en,pt,es}'::public.language_code[], availability = 1537638,
  hourly_rate = 18.5, place_id = pg_temp.place('Rathmines', 'Co. Dublin'), radius_km = 35, updated_at = t
where user_id = '2552bb6e-0aed-421d-8d4d-290c9af0e251';
t := pg_temp.at('129 days 16:48', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '98795812-f120-49fa-9336-8932831ec1aa', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'identity', '2552bb6e-0aed-421d-8d4d-290c9af0e251/98795812-f120-49fa-9336-8932831ec1aa.pdf', 'passport photo page.pdf',
  current_date - 208, current_date + 3442
);
t := pg_temp.at('129 days 16:34', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '4e3bd267-0d72-4884-ad3d-4b6f9ff3d484', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'background_check', '2552bb6e-0aed-421d-8d4d-290c9af0e251/4e3bd267-0d72-4884-ad3d-4b6f9ff3d484.pdf', 'vetting letter.pdf',
  current_date - 354, current_date + 741
);
t := pg_temp.at('129 days 16:19', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'fd56ef4f-0171-4258-a4c5-f23595b0439d', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'first_aid', '2552bb6e-0aed-421d-8d4d-290c9af0e251/fd56ef4f-0171-4258-a4c5-f23595b0439d.pdf', 'first aid responder.pdf',
  current_date - 255, current_date + 475
);
t := pg_temp.at('129 days 16:05', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'fcb2b6d1-c215-494d-9677-f7b39ac5a12d', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'driving_licence', '2552bb6e-0aed-421d-8d4d-290c9af0e251/fcb2b6d1-c215-494d-9677-f7b39ac5a12d.pdf', 'driving licence.pdf',
  current_date - 268, current_date + 3382
);
t := pg_temp.at('129 days 12:00', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '2552bb6e-0aed-421d-8d4d-290c9af0e251';
t := pg_temp.at('128 days 00:29', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting received from the bureau itself: nothing recorded. We check again when it runs out.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '4e3bd267-0d72-4884-ad3d-4b6f9ff3d484';
t := pg_temp.at('127 days 23:31', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'fd56ef4f-0171-4258-a4c5-f23595b0439d';
t := pg_temp.at('127 days 18:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B, no penalty points shown. Seen on a video call.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'fcb2b6d1-c215-494d-9677-f7b39ac5a12d';
t := pg_temp.at('127 days 13:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '98795812-f120-49fa-9336-8932831ec1aa';
t := pg_temp.at('127 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '2552bb6e-0aed-421d-8d4d-290c9af0e251';
t := pg_temp.at('120 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'authenticated', 'authenticated', 'oksana.kovalenko@demo.test', password_hash,
  t, now() - interval '720 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'email', '2ee0ada2-ada2-4005-b4dd-2440a0e937de',
  jsonb_build_object('sub', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'email', 'oksana.kovalenko@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('119 days 19:12', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
update public.caregiver_profiles set
  full_name = 'Oksana Kovalenko', phone = '020 916 2460', about = 'In Kharkiv I was a speech therapist; here I am learning the names of your biscuits. I help people practise words after a stroke, without making it school. I clean well, I cook simply, and I am good company for somebody who has had a hard year, because I had one too. My English is clear and I ask when I do not understand.',
  birth_year = extract(year from current_date)::smallint - 44, experience_years = 3,
  care_types = '{companionship,household_help,after_hospital}'::public.care_type[],
  skills = '{meal_preparation,stroke_recovery,mental_health_support,comfortable_with_pets}'::public.skill[],
  languages = '{en,uk,pl}'::public.language_code[], availability = 33764147,
  hourly_rate = 17, place_id = pg_temp.place('Drumcondra', 'Co. Dublin'), radius_km = 35, updated_at = t
where user_id = '2ee0ada2-ada2-4005-b4dd-2440a0e937de';
t := pg_temp.at('119 days 16:48', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '65376f7b-aef5-406f-93df-24b5172671f9', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'identity', '2ee0ada2-ada2-4005-b4dd-2440a0e937de/65376f7b-aef5-406f-93df-24b5172671f9.pdf', 'passport photo page.pdf',
  current_date - 225, current_date + 3425
);
t := pg_temp.at('119 days 16:34', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '7296c0d5-2037-4a89-b004-ca11dea0f666', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'background_check', '2ee0ada2-ada2-4005-b4dd-2440a0e937de/7296c0d5-2037-4a89-b004-ca11dea0f666.pdf', 'garda vetting.pdf',
  current_date - 232, current_date + 863
);
t := pg_temp.at('119 days 16:19', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'bd20aa06-40d9-4fb7-b24d-7e40235e5c9c', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'first_aid', '2ee0ada2-ada2-4005-b4dd-2440a0e937de/bd20aa06-40d9-4fb7-b24d-7e40235e5c9c.pdf', 'FAR certificate.pdf',
  current_date - 240, current_date + 490
);
t := pg_temp.at('119 days 16:05', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '0519d9c9-8305-4102-8ae7-ff50e5dcb84e', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'reference', '2ee0ada2-ada2-4005-b4dd-2440a0e937de/0519d9c9-8305-4102-8ae7-ff50e5dcb84e.pdf', 'letter from a family.pdf',
  current_date - 341, null
);
t := pg_temp.at('119 days 12:00', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '2ee0ada2-ada2-4005-b4dd-2440a0e937de';
t := pg_temp.at('118 days 00:58', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Vetting disclosure, all three pages: nothing recorded in any county lived in.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '7296c0d5-2037-4a89-b004-ca11dea0f666';
t := pg_temp.at('117 days 23:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder certificate read; the provider is on the approved list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'bd20aa06-40d9-4fb7-b24d-7e40235e5c9c';
t := pg_temp.at('117 days 18:14', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Rang the writer, who had this caregiver in the house for two years and would again.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '0519d9c9-8305-4102-8ae7-ff50e5dcb84e';
t := pg_temp.at('117 days 12:14', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '65376f7b-aef5-406f-93df-24b5172671f9';
t := pg_temp.at('117 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '2ee0ada2-ada2-4005-b4dd-2440a0e937de';
t := pg_temp.at('95 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'authenticated', 'authenticated', 'noel.fitzgerald@demo.test', password_hash,
  t, now() - interval '7776 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'f50997c1-a945-4f90-b0f6-b433fec85172', 'email', 'f50997c1-a945-4f90-b0f6-b433fec85172',
  jsonb_build_object('sub', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'email', 'noel.fitzgerald@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('94 days 19:12', 'f50997c1-a945-4f90-b0f6-b433fec85172');
update public.caregiver_profiles set
  full_name = 'Noel Fitzgerald', phone = '020 913 0450', about = 'Final-year social science student at Maynooth with three summers at a camp for teenagers with additional needs. I have basic ISL and I am working on the next level. I am happiest out and about: trains, cinema, five-a-side, a long drive with somebody else choosing the music.',
  birth_year = extract(year from current_date)::smallint - 27, experience_years = 3,
  care_types = '{disability_support,companionship,respite_care}'::public.care_type[],
  skills = '{driving,moving_and_handling,mental_health_support,sign_language}'::public.skill[],
  languages = '{en,ga}'::public.language_code[], availability = 3606022,
  hourly_rate = 17.5, place_id = pg_temp.place('Maynooth', 'Co. Kildare'), radius_km = 25, updated_at = t
where user_id = 'f50997c1-a945-4f90-b0f6-b433fec85172';
t := pg_temp.at('94 days 16:48', 'f50997c1-a945-4f90-b0f6-b433fec85172');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'd1c6626b-41d2-4116-9fea-c1b2bda8ab45', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'identity', 'f50997c1-a945-4f90-b0f6-b433fec85172/d1c6626b-41d2-4116-9fea-c1b2bda8ab45.pdf', 'passport.pdf',
  current_date - 259, current_date + 3391
);
t := pg_temp.at('94 days 16:34', 'f50997c1-a945-4f90-b0f6-b433fec85172');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'fe43981e-992e-479a-9752-f788cd71834d', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'background_check', 'f50997c1-a945-4f90-b0f6-b433fec85172/fe43981e-992e-479a-9752-f788cd71834d.pdf', 'garda vetting disclosure.pdf',
  current_date - 299, current_date + 796
);
t := pg_temp.at('94 days 16:19', 'f50997c1-a945-4f90-b0f6-b433fec85172');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'affa027a-9261-41d3-bc5a-202e44a63395', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'first_aid', 'f50997c1-a945-4f90-b0f6-b433fec85172/affa027a-9261-41d3-bc5a-202e44a63395.pdf', 'first aid responder.pdf',
  current_date - 139, current_date + 591
);
t := pg_temp.at('94 days 16:05', 'f50997c1-a945-4f90-b0f6-b433fec85172');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'c4079ff9-6144-460c-8f87-ea565c9f934c', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'driving_licence', 'f50997c1-a945-4f90-b0f6-b433fec85172/c4079ff9-6144-460c-8f87-ea565c9f934c.pdf', 'licence front and back.pdf',
  current_date - 250, current_date + 3400
);
t := pg_temp.at('94 days 15:50', 'f50997c1-a945-4f90-b0f6-b433fec85172');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '0345ccc4-b751-4217-8d9b-40c46bac8fae', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'reference', 'f50997c1-a945-4f90-b0f6-b433fec85172/0345ccc4-b751-4217-8d9b-40c46bac8fae.pdf', 'letter from a family.pdf',
  current_date - 227, null
);
t := pg_temp.at('94 days 12:00', 'f50997c1-a945-4f90-b0f6-b433fec85172');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'f50997c1-a945-4f90-b0f6-b433fec85172';
t := pg_temp.at('92 days 23:17', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Rang the writer, who had this caregiver in the house for two years and would again.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '0345ccc4-b751-4217-8d9b-40c46bac8fae';
t := pg_temp.at('92 days 22:19', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'd1c6626b-41d2-4116-9fea-c1b2bda8ab45';
t := pg_temp.at('92 days 19:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'affa027a-9261-41d3-bc5a-202e44a63395';
t := pg_temp.at('92 days 15:22', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'fe43981e-992e-479a-9752-f788cd71834d';
t := pg_temp.at('92 days 13:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Full licence, category B. Both sides read; name and photo match.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'c4079ff9-6144-460c-8f87-ea565c9f934c';
t := pg_temp.at('92 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'approved', status_reason = null, reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'f50997c1-a945-4f90-b0f6-b433fec85172';
t := pg_temp.at('91 days 00:00', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '97360d8a-f362-46eb-bea4-61a5579b4509', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'insurance', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89/97360d8a-f362-46eb-bea4-61a5579b4509.pdf', 'insurance schedule.pdf',
  current_date - 97, current_date + 268
);
t := pg_temp.at('89 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Schedule read: covers care in the client’s home and driving the client’s own car.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '97360d8a-f362-46eb-bea4-61a5579b4509';
t := pg_temp.at('76 days 00:00', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '49534254-9876-4ce3-b438-61990a234e45', 'EDAZXBTAK', 'relative', pg_temp.place('Castletroy', 'Co. Limerick'),
  '{personal_care}'::public.care_type[], '{bathing_and_dressing,moving_and_handling}'::public.skill[], '{en}'::public.language_code[],
  69905, current_date - 60, 20,
  'My uncle broke his wrist and cannot wash or dress on his own for now. He is private and would rather not have a crowd in the house.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'Another relative'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Joseph Moloney'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Personal care'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Bathing and dressing, Moving and lifting safely'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday morning; Tuesday morning; Wednesday morning; Thursday morning; Friday morning'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date - 60, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Castletroy, Co. Limerick'),
    jsonb_build_object('question', 'Address', 'answer', '6 Milford Crescent, Castletroy, Limerick'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Sandra Moloney'),
    jsonb_build_object('question', 'Phone number', 'answer', 'Not answered'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'sandra.moloney@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€20'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'My uncle broke his wrist and cannot wash or dress on his own for now. He is private and would rather not have a crowd in the house.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '49534254-9876-4ce3-b438-61990a234e45', 'Sandra Moloney', null, 'sandra.moloney@example.com',
  'Joseph Moloney', '6 Milford Crescent, Castletroy, Limerick', null, null,
  null
);
insert into private.request_secrets values ('49534254-9876-4ce3-b438-61990a234e45', extensions.digest('12f4ba0b754e57a079b012d1bcb7dbbe', 'sha256'));
t := pg_temp.at('75 days 04:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = null, updated_at = t
where id = '49534254-9876-4ce3-b438-61990a234e45';
t := pg_temp.at('73 days 21:36', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select 'ac41253c-6376-41bb-a481-68bcdb133216', r.id, 'Morning wash and dress for a man with a broken wrist',
  'About eight weeks of help on weekday mornings for a private, good-humoured man who has broken his wrist: washing, dressing, breakfast, and out of the door by half past nine to meet his friends.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{background_check}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = '49534254-9876-4ce3-b438-61990a234e45';
update public.requests set status = 'open', updated_at = t where id = '49534254-9876-4ce3-b438-61990a234e45';
t := pg_temp.at('72 days 12:00', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136');
insert into public.applications (id, job_id, caregiver_id, message)
values ('bae53ce3-af37-418f-a1d4-ec5aae0d6ed5', 'ac41253c-6376-41bb-a481-68bcdb133216', 'eafdac9e-6c4d-4fd0-bf4e-92329eabe136', 'I pass Castletroy every morning at eight. One carer and no crowd, as he wishes.');
t := pg_temp.at('71 days 00:00', 'a37f1195-007e-4ff8-b69e-b84193d36057');
insert into public.applications (id, job_id, caregiver_id, message)
values ('ce95052d-7df4-4fae-8453-187a63398f19', 'ac41253c-6376-41bb-a481-68bcdb133216', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'I could do Monday and Wednesday to Friday from Ennis, and I am used to working around a plaster cast.');
t := pg_temp.at('66 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.jobs set status = 'closed', closed_at = t, updated_at = t
where request_id = '49534254-9876-4ce3-b438-61990a234e45';
update public.requests set status = 'closed', status_reason = 'The cast came off early and he manages by himself again.', updated_at = t
where id = '49534254-9876-4ce3-b438-61990a234e45';
t := pg_temp.at('66 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'declined', declined_at = t, status_reason = 'The family needs no help any more: his cast came off early.', updated_at = t where id = 'bae53ce3-af37-418f-a1d4-ec5aae0d6ed5';
t := pg_temp.at('66 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'declined', declined_at = t, status_reason = 'The family needs no help any more: his cast came off early.', updated_at = t where id = 'ce95052d-7df4-4fae-8453-187a63398f19';
t := pg_temp.at('62 days 00:00', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '1bb470d7-4cce-423d-9f77-b9c02e7263a8', 'DR8RQB4KQ', 'parent', pg_temp.place('Dalkey', 'Co. Dublin'),
  '{companionship,household_help}'::public.care_type[], '{meal_preparation,comfortable_with_pets}'::public.skill[], '{en}'::public.language_code[],
  8224, current_date - 45, 22,
  'Dad is ninety-one and as clear as a bell, but the stairs and the shopping have got away from him. He has a very spoiled cat called Parnell. He likes people who read.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My parent'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Desmond Roche'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Companionship, Help in the house'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Preparing meals, Comfortable with pets'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Tuesday afternoon; Thursday afternoon'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date - 45, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Dalkey, Co. Dublin'),
    jsonb_build_object('question', 'Address', 'answer', '41 Castle Steps, Dalkey'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Jennifer Roche'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 913 3717'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'jennifer.roche@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€22'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Dad is ninety-one and as clear as a bell, but the stairs and the shopping have got away from him. He has a very spoiled cat called Parnell. He likes people who read.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '1bb470d7-4cce-423d-9f77-b9c02e7263a8', 'Jennifer Roche', '020 913 3717', 'jennifer.roche@example.com',
  'Desmond Roche', '41 Castle Steps, Dalkey', null, null,
  null
);
insert into private.request_secrets values ('1bb470d7-4cce-423d-9f77-b9c02e7263a8', extensions.digest('86fdc165102a5a1961a79717b9430266', 'sha256'));
t := pg_temp.at('60 days 19:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = null, updated_at = t
where id = '1bb470d7-4cce-423d-9f77-b9c02e7263a8';
t := pg_temp.at('59 days 12:00', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select 'bb1cc233-ce4b-43dc-8af9-fa6c3e4c3858', r.id, 'Two afternoons a week with a well-read man of ninety-one',
  'He was an engineer, he reads three newspapers, and he has a spoiled cat. Two afternoons a week of shopping, laundry, something warm for the evening and good conversation. The house has steep stairs, which is the reason the family asked for help.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{background_check}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = '1bb470d7-4cce-423d-9f77-b9c02e7263a8';
update public.requests set status = 'open', updated_at = t where id = '1bb470d7-4cce-423d-9f77-b9c02e7263a8';
t := pg_temp.at('58 days 07:12', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.applications (id, job_id, caregiver_id, message)
values ('1d74d3d1-a8a9-4b04-b60b-bff12091a9d4', 'bb1cc233-ce4b-43dc-8af9-fa6c3e4c3858', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'I read two of his three newspapers, I am fifteen minutes away, and cats generally approve of me.');
t := pg_temp.at('58 days 00:00', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
insert into public.applications (id, job_id, caregiver_id, message)
values ('320d6654-bc25-49f8-8707-6fc4fe65514a', 'bb1cc233-ce4b-43dc-8af9-fa6c3e4c3858', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'I would like this work very much. I am tidy, I like cats, and I read slowly but with love.');
t := pg_temp.at('57 days 19:12', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.applications (id, job_id, caregiver_id, message)
values ('dded5091-96ba-4c5b-a828-2bfe1ec50ded', 'bb1cc233-ce4b-43dc-8af9-fa6c3e4c3858', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'I am further than you may want, but the train is direct and I like a good argument about books.');
t := pg_temp.at('57 days 02:24', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
insert into public.applications (id, job_id, caregiver_id, message)
values ('5fd206ef-4348-4999-ae1f-76f87928b726', 'bb1cc233-ce4b-43dc-8af9-fa6c3e4c3858', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'Both afternoons are free. I would enjoy hearing about the bridges.');
t := pg_temp.at('56 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = '1d74d3d1-a8a9-4b04-b60b-bff12091a9d4';
t := pg_temp.at('55 days 14:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = '5fd206ef-4348-4999-ae1f-76f87928b726';
t := pg_temp.at('54 days 09:36', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
update public.applications
set status = 'withdrawn', withdrawn_at = t, status_reason = 'I have taken a course on Thursdays.', updated_at = t where id = '320d6654-bc25-49f8-8707-6fc4fe65514a';
t := pg_temp.at('53 days 04:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'offered', offered_at = t, status_reason = null, updated_at = t where id = '1d74d3d1-a8a9-4b04-b60b-bff12091a9d4';
t := pg_temp.at('52 days 00:00', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '84518b64-1c57-44d6-9bb2-825dd47872e9', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'insurance', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0/84518b64-1c57-44d6-9bb2-825dd47872e9.pdf', 'public liability policy.pdf',
  current_date - 54, current_date + 311
);
t := pg_temp.at('51 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications set status = 'placed', placed_at = t, updated_at = t where id = '1d74d3d1-a8a9-4b04-b60b-bff12091a9d4';
update public.applications set
  status = 'declined', declined_at = t, updated_at = t, status_reason = 'Another caregiver was placed for this job.'
where job_id = 'bb1cc233-ce4b-43dc-8af9-fa6c3e4c3858' and status in ('submitted', 'shortlisted', 'offered');
insert into public.placements (
  id, application_id, job_id, request_id, caregiver_id, caregiver_name, starts_on, placed_by
) values (
  '2bd255eb-00a4-476a-9649-a8296acfd352', '1d74d3d1-a8a9-4b04-b60b-bff12091a9d4', 'bb1cc233-ce4b-43dc-8af9-fa6c3e4c3858', '1bb470d7-4cce-423d-9f77-b9c02e7263a8',
  'a4ecd692-3341-4fce-b60d-85f5dd5b9b57',
  (select full_name from public.caregiver_profiles where user_id = 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57'),
  current_date - 45, '3b25711e-f20b-4b33-a105-86d115910b06'
);
update public.jobs set status = 'filled', closed_at = t, updated_at = t
where request_id = '1bb470d7-4cce-423d-9f77-b9c02e7263a8';
update public.requests set status = 'matched', status_reason = null, updated_at = t
where id = '1bb470d7-4cce-423d-9f77-b9c02e7263a8';
t := pg_temp.at('50 days 01:26', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Public liability cover for paid care in private homes; schedule and receipt read.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '84518b64-1c57-44d6-9bb2-825dd47872e9';
t := pg_temp.at('46 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '67bd14ef-13a0-4a88-ac1e-db99210af85e', 'authenticated', 'authenticated', 'patrick.power@demo.test', password_hash,
  t, now() - interval '7776 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '67bd14ef-13a0-4a88-ac1e-db99210af85e', 'email', '67bd14ef-13a0-4a88-ac1e-db99210af85e',
  jsonb_build_object('sub', '67bd14ef-13a0-4a88-ac1e-db99210af85e', 'email', 'patrick.power@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('45 days 19:12', '67bd14ef-13a0-4a88-ac1e-db99210af85e');
update public.caregiver_profiles set
  full_name = 'Patrick Power', phone = '020 918 9610', about = 'Ex-Waterford Crystal, then a resource centre for adults with intellectual disabilities for six years until it moved. I run a small woodwork bench in my garage and have had lads make bird boxes there who were told they could not hold a hammer. Slow and steady, and plenty of tea.',
  birth_year = extract(year from current_date)::smallint - 49, experience_years = 6,
  care_types = '{disability_support,companionship,respite_care}'::public.care_type[],
  skills = '{driving,mental_health_support,moving_and_handling}'::public.skill[],
  languages = '{en}'::public.language_code[], availability = 209715,
  hourly_rate = 19, place_id = pg_temp.place('Waterford', 'Co. Waterford'), radius_km = 30, updated_at = t
where user_id = '67bd14ef-13a0-4a88-ac1e-db99210af85e';
t := pg_temp.at('45 days 16:48', '67bd14ef-13a0-4a88-ac1e-db99210af85e');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'd8ec9947-8c10-4df5-adb4-3fb143414740', '67bd14ef-13a0-4a88-ac1e-db99210af85e', 'identity', '67bd14ef-13a0-4a88-ac1e-db99210af85e/d8ec9947-8c10-4df5-adb4-3fb143414740.pdf', 'passport photo page.pdf',
  current_date - 72, current_date + 3578
);
t := pg_temp.at('45 days 16:34', '67bd14ef-13a0-4a88-ac1e-db99210af85e');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '27f56ccc-67ac-479a-897b-6f9e1fc52b0a', '67bd14ef-13a0-4a88-ac1e-db99210af85e', 'background_check', '67bd14ef-13a0-4a88-ac1e-db99210af85e/27f56ccc-67ac-479a-897b-6f9e1fc52b0a.pdf', 'garda vetting disclosure.pdf',
  current_date - 111, current_date + 984
);
t := pg_temp.at('45 days 16:19', '67bd14ef-13a0-4a88-ac1e-db99210af85e');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'a8a444b5-70f6-4a73-8b19-2dcad2626747', '67bd14ef-13a0-4a88-ac1e-db99210af85e', 'first_aid', '67bd14ef-13a0-4a88-ac1e-db99210af85e/a8a444b5-70f6-4a73-8b19-2dcad2626747.pdf', 'first aid two-day course.pdf',
  current_date - 749, current_date - 19
);
t := pg_temp.at('45 days 16:05', '67bd14ef-13a0-4a88-ac1e-db99210af85e');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '34e08aab-e6ce-4a18-aaac-6d13a4a26cd3', '67bd14ef-13a0-4a88-ac1e-db99210af85e', 'driving_licence', '67bd14ef-13a0-4a88-ac1e-db99210af85e/34e08aab-e6ce-4a18-aaac-6d13a4a26cd3.pdf', 'licence front and back.pdf',
  current_date - 166, current_date + 3484
);
t := pg_temp.at('45 days 12:00', '67bd14ef-13a0-4a88-ac1e-db99210af85e');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '67bd14ef-13a0-4a88-ac1e-db99210af85e';
t := pg_temp.at('43 days 22:34', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Original brought to our office. Name matches the vetting disclosure.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'd8ec9947-8c10-4df5-adb4-3fb143414740';
t := pg_temp.at('43 days 19:41', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '27f56ccc-67ac-479a-897b-6f9e1fc52b0a';
t := pg_temp.at('43 days 17:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'rejected', check_note = 'The photo is too dark to read. Please take it again near a window.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '34e08aab-e6ce-4a18-aaac-6d13a4a26cd3';
t := pg_temp.at('43 days 12:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Two-day course with a practical exam; name and date match the provider’s list.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'a8a444b5-70f6-4a73-8b19-2dcad2626747';
t := pg_temp.at('43 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'changes_requested', status_reason = 'Your first aid certificate has run out and the photo of your licence is too dark to read.', reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '67bd14ef-13a0-4a88-ac1e-db99210af85e';
t := pg_temp.at('28 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8', 'authenticated', 'authenticated', 'rafael.costa@demo.test', password_hash,
  t, now() - interval '1296 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8', 'email', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8',
  jsonb_build_object('sub', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8', 'email', 'rafael.costa@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('27 days 19:12', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8');
update public.caregiver_profiles set
  full_name = 'Rafael Costa', phone = '020 919 0665', about = 'I work in a hotel during the week and at weekends I support a man of my own age with cerebral palsy: we go to the greyhounds, we go to Fota, we lose at chess online. I would like to do more of that and less of the hotel. Coming from Recife I am always cold, but I am never late.',
  birth_year = extract(year from current_date)::smallint - 26, experience_years = 2,
  care_types = '{companionship,disability_support}'::public.care_type[],
  skills = '{moving_and_handling,meal_preparation}'::public.skill[],
  languages = '{en,pt}'::public.language_code[], availability = 125173760,
  hourly_rate = 16, place_id = pg_temp.place('Cobh', 'Co. Cork'), radius_km = 25, updated_at = t
where user_id = 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8';
t := pg_temp.at('27 days 16:48', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '843861f3-1910-4078-8daf-51eae12d9c04', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8', 'identity', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8/843861f3-1910-4078-8daf-51eae12d9c04.pdf', 'passport.pdf',
  current_date - 94, current_date + 3556
);
t := pg_temp.at('27 days 16:34', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'eed34714-6fa5-4c1c-b0c9-150ddd55c2d1', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8', 'background_check', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8/eed34714-6fa5-4c1c-b0c9-150ddd55c2d1.pdf', 'garda vetting disclosure.pdf',
  current_date - 236, current_date + 859
);
t := pg_temp.at('27 days 16:19', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'a239c8bd-f0bd-4580-a85f-29963f054b08', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8', 'first_aid', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8/a239c8bd-f0bd-4580-a85f-29963f054b08.pdf', 'FAR certificate.pdf',
  current_date - 179, current_date + 551
);
t := pg_temp.at('27 days 12:00', 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8';
t := pg_temp.at('26 days 00:58', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'rejected', check_note = 'Only the first page is here and the lower edge is cut off. Please upload all three pages.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'eed34714-6fa5-4c1c-b0c9-150ddd55c2d1';
t := pg_temp.at('25 days 20:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Seen in the original on a video call: face, name and year of birth match the profile.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '843861f3-1910-4078-8daf-51eae12d9c04';
t := pg_temp.at('25 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'changes_requested', status_reason = 'Your vetting letter is cut off at the bottom: please upload all three pages. The rest looks good.', reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = 'd86a4c2c-4164-453c-b7f9-9a2c9a6c93b8';
t := pg_temp.at('24 days 00:00', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  'ae0f8d42-18fb-4738-ac39-793426c7eecf', '8MRXTYDXS', 'parent', pg_temp.place('Bearna', 'Co. Galway'),
  '{companionship,household_help}'::public.care_type[], '{meal_preparation,driving}'::public.skill[], '{ga}'::public.language_code[],
  771, current_date + 4, 22,
  'My mother is eighty-nine and speaks Irish from morning to night. I am in Boston and ring every evening. She needs a dinner, a fire and someone who will argue with her about hurling.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My parent'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Bríd Uí Chonghaile'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Companionship, Help in the house'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Preparing meals, Driving'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'Irish'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday morning and afternoon; Wednesday morning and afternoon'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 4, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Bearna, Co. Galway'),
    jsonb_build_object('question', 'Address', 'answer', 'An Baile Nua, Na Forbacha, Bearna'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Colm Ó Conghaile'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 914 7703'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'colm.o.conghaile@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€22'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'My mother is eighty-nine and speaks Irish from morning to night. I am in Boston and ring every evening. She needs a dinner, a fire and someone who will argue with her about hurling.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  'ae0f8d42-18fb-4738-ac39-793426c7eecf', 'Colm Ó Conghaile', '020 914 7703', 'colm.o.conghaile@example.com',
  'Bríd Uí Chonghaile', 'An Baile Nua, Na Forbacha, Bearna', null, null,
  null
);
insert into private.request_secrets values ('ae0f8d42-18fb-4738-ac39-793426c7eecf', extensions.digest('8fd17eb27caa9c80374274a3b7088bae', 'sha256'));
t := pg_temp.at('22 days 12:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = null, updated_at = t
where id = 'ae0f8d42-18fb-4738-ac39-793426c7eecf';
t := pg_temp.at('21 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select '8612f12d-73af-4c11-b687-b51feb753dbb', r.id, 'Irish-speaking company for a woman of eighty-nine near the sea',
  'A sharp, sociable woman of eighty-nine lives alone and speaks Irish by preference. Two long days a week: a hot dinner, the fire, the messages from the shop, and conversation as Gaeilge. Her son lives abroad and would like a short note after each visit.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{identity,background_check}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = 'ae0f8d42-18fb-4738-ac39-793426c7eecf';
update public.requests set status = 'open', updated_at = t where id = 'ae0f8d42-18fb-4738-ac39-793426c7eecf';
t := pg_temp.at('19 days 12:00', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc');
insert into public.applications (id, job_id, caregiver_id, message)
values ('d9ba91fb-9d8f-455e-9bdc-093ceb0f3eab', '8612f12d-73af-4c11-b687-b51feb753dbb', '4f2130d6-7f42-4bd2-bd08-8364c4b146bc', 'Tá mé i mo chónaí cúig nóiméad uaithi. I know the house, and I have opinions about hurling.');
t := pg_temp.at('19 days 00:00', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '8923ea4a-ace2-4fc9-b282-c51b60a0b9d5', '2FPDRMBN3', 'grandparent', pg_temp.place('Tralee', 'Co. Kerry'),
  '{dementia_care,overnight_care}'::public.care_type[], '{dementia_support,continence_care}'::public.skill[], '{en,ga}'::public.language_code[],
  143130624, current_date + 9, 21,
  'Nan wanders at night and my grandfather is worn out. Weekends would give him three nights of sleep.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My grandparent'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Peig Moriarty'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Dementia care, Overnight care'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Supporting someone with dementia, Continence care'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English, Irish'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Friday night; Saturday night; Sunday night'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 9, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Tralee, Co. Kerry'),
    jsonb_build_object('question', 'Address', 'answer', '5 Rock View, Tralee'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Gearóid Moriarty'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 918 9825'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'Not answered'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€21'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Nan wanders at night and my grandfather is worn out. Weekends would give him three nights of sleep.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '8923ea4a-ace2-4fc9-b282-c51b60a0b9d5', 'Gearóid Moriarty', '020 918 9825', null,
  'Peig Moriarty', '5 Rock View, Tralee', null, null,
  null
);
insert into private.request_secrets values ('8923ea4a-ace2-4fc9-b282-c51b60a0b9d5', extensions.digest('fb524c3da1a7dd07dfe588874a7e893a', 'sha256'));
t := pg_temp.at('18 days 04:48', 'a7006696-9a42-4d32-9929-33ccfea82bda');
insert into public.applications (id, job_id, caregiver_id, message)
values ('c9c9b0a5-5744-4f07-9f2a-99590d0b314a', '8612f12d-73af-4c11-b687-b51feb753dbb', 'a7006696-9a42-4d32-9929-33ccfea82bda', 'My Irish is only a few words from school, but I cook well and I can drive her anywhere.');
t := pg_temp.at('18 days 02:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = null, updated_at = t
where id = '8923ea4a-ace2-4fc9-b282-c51b60a0b9d5';
t := pg_temp.at('15 days 00:00', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  'b93893dd-a382-4ae8-b1f3-5564d539dfd9', 'D9UEHUMYT', 'partner', pg_temp.place('Navan', 'Co. Meath'),
  '{after_hospital}'::public.care_type[], '{wound_care,tube_feeding}'::public.skill[], '{en}'::public.language_code[],
  268435455, current_date + 1, 25,
  'Ger has a tracheostomy and the hospital says he can come home if somebody trained can do suction at any hour. I do not know where else to ask.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My partner'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Gerard Tully'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Care after a hospital stay'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Wound care, Tube feeding'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday all day and night; Tuesday all day and night; Wednesday all day and night; Thursday all day and night; Friday all day and night; Saturday all day and night; Sunday all day and night'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 1, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Navan, Co. Meath'),
    jsonb_build_object('question', 'Address', 'answer', '19 Boyne Rise, Navan'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Lorraine Tully'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 914 6827'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'lorraine.tully@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€25'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Ger has a tracheostomy and the hospital says he can come home if somebody trained can do suction at any hour. I do not know where else to ask.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  'b93893dd-a382-4ae8-b1f3-5564d539dfd9', 'Lorraine Tully', '020 914 6827', 'lorraine.tully@example.com',
  'Gerard Tully', '19 Boyne Rise, Navan', null, null,
  null
);
insert into private.request_secrets values ('b93893dd-a382-4ae8-b1f3-5564d539dfd9', extensions.digest('0bb9f80a3b4adaad745675bd74be2a03', 'sha256'));
t := pg_temp.at('14 days 16:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = true, internal_notes = 'Sent Lorraine the number of the community nursing office, and rang ahead for her.', updated_at = t
where id = 'b93893dd-a382-4ae8-b1f3-5564d539dfd9';
t := pg_temp.at('14 days 04:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests set status = 'declined', status_reason = 'Suction day and night needs registered nurses, whom we do not place. We have told the community nursing office about you, and they will ring you.', updated_at = t
where id = 'b93893dd-a382-4ae8-b1f3-5564d539dfd9';
t := pg_temp.at('14 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = 'd9ba91fb-9d8f-455e-9bdc-093ceb0f3eab';
t := pg_temp.at('13 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '33385420-695d-4c17-a382-5fa4eacc6fd0', 'authenticated', 'authenticated', 'andrei.munteanu@demo.test', password_hash,
  t, now() - interval '3456 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '33385420-695d-4c17-a382-5fa4eacc6fd0', 'email', '33385420-695d-4c17-a382-5fa4eacc6fd0',
  jsonb_build_object('sub', '33385420-695d-4c17-a382-5fa4eacc6fd0', 'email', 'andrei.munteanu@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('12 days 19:12', '33385420-695d-4c17-a382-5fa4eacc6fd0');
update public.caregiver_profiles set
  full_name = 'Andrei Munteanu', phone = '020 913 4605', about = 'I was a paramedic in Iași for ten years and a carer in Dundalk for seven. Big men who are embarrassed to be lifted usually prefer a man to do it, and I make no drama of it. Evenings and nights are best as I mind our small son by day. I have a van with a ramp.',
  birth_year = extract(year from current_date)::smallint - 42, experience_years = 7,
  care_types = '{personal_care,disability_support,overnight_care}'::public.care_type[],
  skills = '{moving_and_handling,bathing_and_dressing,continence_care,driving}'::public.skill[],
  languages = '{en,ro}'::public.language_code[], availability = 789708,
  hourly_rate = 19, place_id = pg_temp.place('Dundalk', 'Co. Louth'), radius_km = 35, updated_at = t
where user_id = '33385420-695d-4c17-a382-5fa4eacc6fd0';
t := pg_temp.at('12 days 16:48', '33385420-695d-4c17-a382-5fa4eacc6fd0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'c8b37a9a-0d2b-4abd-95ef-e9c7e6f299ad', '33385420-695d-4c17-a382-5fa4eacc6fd0', 'identity', '33385420-695d-4c17-a382-5fa4eacc6fd0/c8b37a9a-0d2b-4abd-95ef-e9c7e6f299ad.pdf', 'passport card.pdf',
  current_date - 240, current_date + 3410
);
t := pg_temp.at('12 days 16:34', '33385420-695d-4c17-a382-5fa4eacc6fd0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '4a805da3-2c7d-4f0f-8c5d-df8fced9cf84', '33385420-695d-4c17-a382-5fa4eacc6fd0', 'background_check', '33385420-695d-4c17-a382-5fa4eacc6fd0/4a805da3-2c7d-4f0f-8c5d-df8fced9cf84.pdf', 'garda vetting disclosure.pdf',
  current_date - 102, current_date + 993
);
t := pg_temp.at('12 days 16:19', '33385420-695d-4c17-a382-5fa4eacc6fd0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '26b2a694-bce5-47d5-8377-a238c6673bbd', '33385420-695d-4c17-a382-5fa4eacc6fd0', 'first_aid', '33385420-695d-4c17-a382-5fa4eacc6fd0/26b2a694-bce5-47d5-8377-a238c6673bbd.pdf', 'first aid two-day course.pdf',
  current_date - 119, current_date + 611
);
t := pg_temp.at('12 days 16:05', '33385420-695d-4c17-a382-5fa4eacc6fd0');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'e438e2a5-c99b-4f92-92b8-e920a504ff2a', '33385420-695d-4c17-a382-5fa4eacc6fd0', 'driving_licence', '33385420-695d-4c17-a382-5fa4eacc6fd0/e438e2a5-c99b-4f92-92b8-e920a504ff2a.pdf', 'licence front and back.pdf',
  current_date - 110, current_date + 3540
);
t := pg_temp.at('12 days 12:00', '33385420-695d-4c17-a382-5fa4eacc6fd0');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '33385420-695d-4c17-a382-5fa4eacc6fd0';
t := pg_temp.at('12 days 12:00', null);
update public.requests set status = 'withdrawn', status_reason = 'A place came up in the nursing home in Tralee.', updated_at = t
where id = '8923ea4a-ace2-4fc9-b282-c51b60a0b9d5';
t := pg_temp.at('12 days 00:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.caregiver_profiles
set status = 'suspended', status_reason = 'Two visits in Dundrum were missed without notice. Suspended until we have talked it through by phone.', reviewed_at = t, reviewed_by = '3b25711e-f20b-4b33-a105-86d115910b06', updated_at = t
where user_id = '331ad2e2-1c0a-449a-b1d1-f2b7f76ea1be';
t := pg_temp.at('11 days 12:00', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '21c479dc-39be-4164-bb2c-6c80191f0628', 'B9PYJ5QHH', 'self', pg_temp.place('Greystones', 'Co. Wicklow'),
  '{companionship,after_hospital}'::public.care_type[], '{stroke_recovery,driving,moving_and_handling}'::public.skill[], '{en}'::public.language_code[],
  197379, current_date + 6, 21,
  'I had a stroke in the spring and my right side is slow. My words come out wrong when I am tired. I want to get back to the allotment before the winter. I do not want to be treated like a patient.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'Me'),
    jsonb_build_object('question', 'Your full name', 'answer', 'Tom Kavanagh'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Companionship, Care after a hospital stay'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Recovery after a stroke, Driving, Moving and lifting safely'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday morning and afternoon; Wednesday morning and afternoon; Friday morning and afternoon'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 6, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Greystones, Co. Wicklow'),
    jsonb_build_object('question', 'Address', 'answer', '3 Burnaby Mews, Greystones'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Tom Kavanagh'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 917 1816'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'Not answered'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€21'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'I had a stroke in the spring and my right side is slow. My words come out wrong when I am tired. I want to get back to the allotment before the winter. I do not want to be treated like a patient.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '21c479dc-39be-4164-bb2c-6c80191f0628', 'Tom Kavanagh', '020 917 1816', null,
  'Tom Kavanagh', '3 Burnaby Mews, Greystones', null, null,
  null
);
insert into private.request_secrets values ('21c479dc-39be-4164-bb2c-6c80191f0628', extensions.digest('ca458880db746fca3da715617477c05b', 'sha256'));
t := pg_temp.at('10 days 17:46', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'c8b37a9a-0d2b-4abd-95ef-e9c7e6f299ad';
t := pg_temp.at('10 days 12:43', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = '4a805da3-2c7d-4f0f-8c5d-df8fced9cf84';
t := pg_temp.at('10 days 07:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = 'Speech therapist writes a plan every fortnight; he is happy to share it.', updated_at = t
where id = '21c479dc-39be-4164-bb2c-6c80191f0628';
t := pg_temp.at('9 days 02:24', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select '682c05cd-fb18-4f61-a64a-452b4c7c8b6a', r.id, 'Company and exercise for a keen gardener after a stroke',
  'A man in his late sixties is rebuilding strength and speech after a stroke in the spring. Three days a week: exercises from a written plan, lunch together, and a drive to his allotment or the seafront. He has a dry wit and hates fuss. A driver is needed; the family car is insured for carers.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{background_check,first_aid}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = '21c479dc-39be-4164-bb2c-6c80191f0628';
update public.requests set status = 'open', updated_at = t where id = '21c479dc-39be-4164-bb2c-6c80191f0628';
t := pg_temp.at('9 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '9c36efb2-38eb-480a-a551-aba954924cde', 'authenticated', 'authenticated', 'fatima.hassan@demo.test', password_hash,
  t, now() - interval '4752 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '9c36efb2-38eb-480a-a551-aba954924cde', 'email', '9c36efb2-38eb-480a-a551-aba954924cde',
  jsonb_build_object('sub', '9c36efb2-38eb-480a-a551-aba954924cde', 'email', 'fatima.hassan@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('8 days 19:12', '9c36efb2-38eb-480a-a551-aba954924cde');
update public.caregiver_profiles set
  full_name = 'Fatima Hassan', phone = '020 915 0170', about = 'For five years I cared for my mother-in-law, who was diabetic and lost most of her sight. I learned to read the kitchen the way she did, by touch and smell. Last spring I finished my healthcare support course in Finglas and I would like to do for other families what I did for mine. I speak Arabic and French as well as English.',
  birth_year = extract(year from current_date)::smallint - 36, experience_years = 5,
  care_types = '{companionship,personal_care,household_help}'::public.care_type[],
  skills = '{bathing_and_dressing,diabetes_care,meal_preparation}'::public.skill[],
  languages = '{en,ar,fr}'::public.language_code[], availability = 3215633,
  hourly_rate = 19.5, place_id = pg_temp.place('Finglas', 'Co. Dublin'), radius_km = 15, updated_at = t
where user_id = '9c36efb2-38eb-480a-a551-aba954924cde';
t := pg_temp.at('8 days 16:48', '9c36efb2-38eb-480a-a551-aba954924cde');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'a1dc60f0-4c31-4d5a-8aea-1608bd79ceac', '9c36efb2-38eb-480a-a551-aba954924cde', 'identity', '9c36efb2-38eb-480a-a551-aba954924cde/a1dc60f0-4c31-4d5a-8aea-1608bd79ceac.pdf', 'passport card.pdf',
  current_date - 128, current_date + 3522
);
t := pg_temp.at('8 days 16:48', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf');
insert into public.applications (id, job_id, caregiver_id, message)
values ('c48f2e48-9114-4142-826c-b45b543cedd8', '682c05cd-fb18-4f61-a64a-452b4c7c8b6a', 'b5c5f6f4-8fca-41dc-a0e5-c42f2cfd0edf', 'My brother had the same on his right side. Ten minutes down the road, and I have had an allotment since the eighties.');
t := pg_temp.at('8 days 16:34', '9c36efb2-38eb-480a-a551-aba954924cde');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '824ad36f-0972-4880-9956-5c395c8f5687', '9c36efb2-38eb-480a-a551-aba954924cde', 'background_check', '9c36efb2-38eb-480a-a551-aba954924cde/824ad36f-0972-4880-9956-5c395c8f5687.pdf', 'vetting letter.pdf',
  current_date - 203, current_date + 892
);
t := pg_temp.at('8 days 16:19', '9c36efb2-38eb-480a-a551-aba954924cde');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'fb8243eb-9cdf-4933-9a3a-2fbd356fafd7', '9c36efb2-38eb-480a-a551-aba954924cde', 'first_aid', '9c36efb2-38eb-480a-a551-aba954924cde/fb8243eb-9cdf-4933-9a3a-2fbd356fafd7.pdf', 'first aid responder.pdf',
  current_date - 129, current_date + 601
);
t := pg_temp.at('8 days 16:05', '9c36efb2-38eb-480a-a551-aba954924cde');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '78bc4773-e604-4606-9718-c1a199760f09', '9c36efb2-38eb-480a-a551-aba954924cde', 'qualification', '9c36efb2-38eb-480a-a551-aba954924cde/78bc4773-e604-4606-9718-c1a199760f09.pdf', 'care certificate.pdf',
  current_date - 162, null
);
t := pg_temp.at('8 days 12:00', '9c36efb2-38eb-480a-a551-aba954924cde');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '9c36efb2-38eb-480a-a551-aba954924cde';
t := pg_temp.at('8 days 04:48', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '5d77483f-2fc9-42db-8bb5-dbf0ea7a4a38', 'JFY94WABY', 'parent', pg_temp.place('Terenure', 'Co. Dublin'),
  '{personal_care,dementia_care}'::public.care_type[], '{dementia_support,bathing_and_dressing,meal_preparation,medication_support}'::public.skill[], '{en}'::public.language_code[],
  69905, current_date + 10, 24,
  'Mam taught infants for thirty-five years and still likes to be called Miss. She is fine until about ten, then she worries about being late for school. A shower every second day is plenty. My sister Gráinne lives two streets away and has a key.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My parent'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Eileen Hanlon'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Personal care, Dementia care'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Supporting someone with dementia, Bathing and dressing, Preparing meals, Help with medication'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday morning; Tuesday morning; Wednesday morning; Thursday morning; Friday morning'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 10, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Terenure, Co. Dublin'),
    jsonb_build_object('question', 'Address', 'answer', '14 Ashdale Court, Terenure, Dublin 6W'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Maeve Hanlon'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 919 5837'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'maeve.hanlon@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€24'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Mam taught infants for thirty-five years and still likes to be called Miss. She is fine until about ten, then she worries about being late for school. A shower every second day is plenty. My sister Gráinne lives two streets away and has a key.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '5d77483f-2fc9-42db-8bb5-dbf0ea7a4a38', 'Maeve Hanlon', '020 919 5837', 'maeve.hanlon@example.com',
  'Eileen Hanlon', '14 Ashdale Court, Terenure, Dublin 6W', null, null,
  null
);
insert into private.request_secrets values ('5d77483f-2fc9-42db-8bb5-dbf0ea7a4a38', extensions.digest('cd335d8db282aa8a440d843a6c77d08a', 'sha256'));
t := pg_temp.at('8 days 02:24', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
insert into public.applications (id, job_id, caregiver_id, message)
values ('faa79f2b-a42c-4655-8939-cde7b6c0868c', '682c05cd-fb18-4f61-a64a-452b4c7c8b6a', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'I have a background in physical education and would enjoy the exercise plan. Wednesdays and Fridays suit best.');
t := pg_temp.at('7 days 21:36', '2ee0ada2-ada2-4005-b4dd-2440a0e937de');
insert into public.applications (id, job_id, caregiver_id, message)
values ('3c4ca4f9-acfb-4173-90b2-cc94f3e9e91f', '682c05cd-fb18-4f61-a64a-452b4c7c8b6a', '2ee0ada2-ada2-4005-b4dd-2440a0e937de', 'I was a speech therapist at home in Ukraine. I cannot drive here yet, but I can come by train on all three days.');
t := pg_temp.at('7 days 09:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = true, internal_notes = 'Rang Maeve: wants the same face every morning, two people at most.', updated_at = t
where id = '5d77483f-2fc9-42db-8bb5-dbf0ea7a4a38';
t := pg_temp.at('7 days 04:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = 'c48f2e48-9114-4142-826c-b45b543cedd8';
t := pg_temp.at('6 days 14:24', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select 'b2b6ccf8-95a5-42fd-aa3f-5d4a497d310d', r.id, 'Weekday mornings with a retired teacher living with dementia',
  'A former primary school teacher needs a calm hand from 8 to 11 on weekdays: getting up, washing, breakfast, tablets from a blister pack. Early dementia; she can become anxious about being late, and settles when somebody walks the garden with her. Family lives close by and looks after the afternoons. Two carers sharing the week would be fine.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{identity,background_check}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = '5d77483f-2fc9-42db-8bb5-dbf0ea7a4a38';
update public.requests set status = 'open', updated_at = t where id = '5d77483f-2fc9-42db-8bb5-dbf0ea7a4a38';
t := pg_temp.at('6 days 12:14', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.documents
set status = 'verified', check_note = 'Compared with the profile and with the face on a video call; the number is in order.', checked_by = '3b25711e-f20b-4b33-a105-86d115910b06', checked_at = t, updated_at = t
where id = 'a1dc60f0-4c31-4d5a-8aea-1608bd79ceac';
t := pg_temp.at('6 days 07:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'offered', offered_at = t, status_reason = null, updated_at = t where id = 'd9ba91fb-9d8f-455e-9bdc-093ceb0f3eab';
t := pg_temp.at('6 days 02:24', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '6700026c-0c49-465c-ad91-957e18ca6bef', 'U2EJ8N3DR', 'partner', pg_temp.place('Malahide', 'Co. Dublin'),
  '{respite_care,companionship}'::public.care_type[], '{parkinsons_care,medication_support}'::public.skill[], '{en}'::public.language_code[],
  107216896, current_date + 16, 23,
  'Frank has had Parkinson’s for nine years. I have not had a weekend to myself in two of them and my daughter says I must. His tablets are every three hours and it really matters. He would love someone who plays cards.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My partner'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Frank Lawless'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Respite for a family carer, Companionship'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Parkinson’s care, Help with medication'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Friday evening; Saturday afternoon and evening; Sunday afternoon and evening'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 16, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Malahide, Co. Dublin'),
    jsonb_build_object('question', 'Address', 'answer', 'Seabank, 8 Yellow Walls Close, Malahide'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Deirdre Lawless'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 918 9344'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'deirdre.lawless@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€23'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Frank has had Parkinson’s for nine years. I have not had a weekend to myself in two of them and my daughter says I must. His tablets are every three hours and it really matters. He would love someone who plays cards.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '6700026c-0c49-465c-ad91-957e18ca6bef', 'Deirdre Lawless', '020 918 9344', 'deirdre.lawless@example.com',
  'Frank Lawless', 'Seabank, 8 Yellow Walls Close, Malahide', null, null,
  null
);
insert into private.request_secrets values ('6700026c-0c49-465c-ad91-957e18ca6bef', extensions.digest('1d2fae4eb5629b9d2b4e3895086ab7ff', 'sha256'));
t := pg_temp.at('6 days 02:24', '060e0081-3aa0-4ba0-a35f-bc0b44caff39');
insert into public.applications (id, job_id, caregiver_id, message)
values ('fd28d7c7-f07e-49d4-b5ab-0b98a55a9a4f', 'b2b6ccf8-95a5-42fd-aa3f-5d4a497d310d', '060e0081-3aa0-4ba0-a35f-bc0b44caff39', 'I can be in Terenure by a quarter to eight every weekday. I have looked after two retired teachers and I do not mind being corrected.');
t := pg_temp.at('5 days 19:12', '02634cd4-63c0-4369-89c9-71791b52a0c4');
insert into public.applications (id, job_id, caregiver_id, message)
values ('44a13cc5-b2ee-474e-8a57-44af1e27460e', 'b2b6ccf8-95a5-42fd-aa3f-5d4a497d310d', '02634cd4-63c0-4369-89c9-71791b52a0c4', 'I have worked in a memory clinic and would be glad to meet the family.');
t := pg_temp.at('5 days 12:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'declined', declined_at = t, status_reason = 'He asked for somebody who has worked with stroke recovery. Please do apply for others.', updated_at = t where id = 'faa79f2b-a42c-4655-8939-cde7b6c0868c';
t := pg_temp.at('5 days 07:12', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.applications (id, job_id, caregiver_id, message)
values ('bf44828d-428e-4616-ac18-a511e295844b', 'b2b6ccf8-95a5-42fd-aa3f-5d4a497d310d', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'Monday to Friday mornings are free from next week. I would walk the garden with her first and talk about the shower afterwards.');
t := pg_temp.at('5 days 04:48', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = null, updated_at = t
where id = '6700026c-0c49-465c-ad91-957e18ca6bef';
t := pg_temp.at('5 days 00:00', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '17eb52ff-ac47-4902-9e6e-72993da5f0d6', 'authenticated', 'authenticated', 'limei.chen@demo.test', password_hash,
  t, now() - interval '6192 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '17eb52ff-ac47-4902-9e6e-72993da5f0d6', 'email', '17eb52ff-ac47-4902-9e6e-72993da5f0d6',
  jsonb_build_object('sub', '17eb52ff-ac47-4902-9e6e-72993da5f0d6', 'email', 'limei.chen@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('4 days 21:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = 'fd28d7c7-f07e-49d4-b5ab-0b98a55a9a4f';
t := pg_temp.at('4 days 19:12', '17eb52ff-ac47-4902-9e6e-72993da5f0d6');
update public.caregiver_profiles set
  full_name = 'Chen Li Mei', phone = '020 910 8528', about = 'I ran the activities room of a care home in Stillorgan: tai chi in chairs, paper lanterns, a choir of eleven. People who had gone silent in English often still had a first language waiting, and I am glad to speak Mandarin with those who miss it. Afternoons suit me, when the day gets long for everybody.',
  birth_year = extract(year from current_date)::smallint - 48, experience_years = 11,
  care_types = '{companionship,dementia_care,after_hospital}'::public.care_type[],
  skills = '{dementia_support,meal_preparation,stroke_recovery,diabetes_care}'::public.skill[],
  languages = '{en,zh}'::public.language_code[], availability = 2236962,
  hourly_rate = 24.5, place_id = pg_temp.place('Sandyford', 'Co. Dublin'), radius_km = 20, updated_at = t
where user_id = '17eb52ff-ac47-4902-9e6e-72993da5f0d6';
t := pg_temp.at('4 days 19:12', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '73d11d48-0d58-4d68-98c9-9b97bdc77d8f', 'DD8BSDBJV', 'child', pg_temp.place('Lucan', 'Co. Dublin'),
  '{disability_support}'::public.care_type[], '{moving_and_handling,driving,sign_language}'::public.skill[], '{en}'::public.language_code[],
  197377, current_date + 21, 20,
  'Brian is nineteen and has started a course in Liffey Valley. He uses a power chair and he signs when he is in company. He chooses his own helper, so he would like to meet people first. We have an adapted van.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My child'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Brian Kamau'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Disability support'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Moving and lifting safely, Driving, Sign language'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday morning; Wednesday morning and afternoon; Friday morning and afternoon'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 21, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Lucan, Co. Dublin'),
    jsonb_build_object('question', 'Address', 'answer', '27 Esker Meadow Grove, Lucan'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Wanjiru Kamau'),
    jsonb_build_object('question', 'Phone number', 'answer', 'Not answered'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'wanjiru.kamau@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€20'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Brian is nineteen and has started a course in Liffey Valley. He uses a power chair and he signs when he is in company. He chooses his own helper, so he would like to meet people first. We have an adapted van.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '73d11d48-0d58-4d68-98c9-9b97bdc77d8f', 'Wanjiru Kamau', null, 'wanjiru.kamau@example.com',
  'Brian Kamau', '27 Esker Meadow Grove, Lucan', null, null,
  null
);
insert into private.request_secrets values ('73d11d48-0d58-4d68-98c9-9b97bdc77d8f', extensions.digest('366953eaf46cecebcf3ae82e1a8014b2', 'sha256'));
t := pg_temp.at('4 days 16:48', '17eb52ff-ac47-4902-9e6e-72993da5f0d6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'df94376b-29ae-479c-8dd9-519c68f1df67', '17eb52ff-ac47-4902-9e6e-72993da5f0d6', 'identity', '17eb52ff-ac47-4902-9e6e-72993da5f0d6/df94376b-29ae-479c-8dd9-519c68f1df67.pdf', 'passport card.pdf',
  current_date - 30, current_date + 3620
);
t := pg_temp.at('4 days 16:34', '17eb52ff-ac47-4902-9e6e-72993da5f0d6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'f8c1d759-b092-4253-8899-2675518c2073', '17eb52ff-ac47-4902-9e6e-72993da5f0d6', 'background_check', '17eb52ff-ac47-4902-9e6e-72993da5f0d6/f8c1d759-b092-4253-8899-2675518c2073.pdf', 'vetting letter.pdf',
  current_date - 159, current_date + 936
);
t := pg_temp.at('4 days 16:19', '17eb52ff-ac47-4902-9e6e-72993da5f0d6');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'd8915552-8a3b-433f-92bd-5868f0e57d73', '17eb52ff-ac47-4902-9e6e-72993da5f0d6', 'qualification', '17eb52ff-ac47-4902-9e6e-72993da5f0d6/d8915552-8a3b-433f-92bd-5868f0e57d73.pdf', 'QQI level 5 healthcare support.pdf',
  current_date - 66, null
);
t := pg_temp.at('4 days 12:00', '17eb52ff-ac47-4902-9e6e-72993da5f0d6');
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = '17eb52ff-ac47-4902-9e6e-72993da5f0d6';
t := pg_temp.at('4 days 09:36', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select '05365888-d764-44a9-99f3-18348d5b255d', r.id, 'Weekend relief for a couple living with Parkinson’s',
  'A wife who cares for her husband around the clock would like most of two weekends a month for herself. He has Parkinson’s, walks with a frame, and needs tablets on time every three hours. Cards, rugby on television, and a slow walk to the estuary if the day is dry. Friday evening, Saturday and Sunday from lunch to bedtime.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{background_check}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = '6700026c-0c49-465c-ad91-957e18ca6bef';
update public.requests set status = 'open', updated_at = t where id = '6700026c-0c49-465c-ad91-957e18ca6bef';
t := pg_temp.at('4 days 04:48', '445693d7-bac0-4cd9-99a0-a130af325f02');
insert into public.applications (id, job_id, caregiver_id, message)
values ('0de50014-8188-4b79-8dc1-41c844dfc352', 'b2b6ccf8-95a5-42fd-aa3f-5d4a497d310d', '445693d7-bac0-4cd9-99a0-a130af325f02', 'I could share the week with somebody: Monday to Thursday for me. Medication is something I am careful about.');
t := pg_temp.at('4 days 02:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = null, updated_at = t
where id = '73d11d48-0d58-4d68-98c9-9b97bdc77d8f';
t := pg_temp.at('4 days 00:00', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  'e9420d26-612b-4494-8dde-2be4f8a4308a', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57', 'driving_licence', 'a4ecd692-3341-4fce-b60d-85f5dd5b9b57/e9420d26-612b-4494-8dde-2be4f8a4308a.pdf', 'driving licence.pdf',
  current_date - 140, current_date + 3510
);
t := pg_temp.at('3 days 21:36', '2c4dca0b-f629-45a7-af61-faaf29456cbb');
insert into public.applications (id, job_id, caregiver_id, message)
values ('3685ea95-dd5e-4d9d-b07b-a5f8ef80081e', '05365888-d764-44a9-99f3-18348d5b255d', '2c4dca0b-f629-45a7-af61-faaf29456cbb', 'I did these tablets with my father for six years, so I know what late means. And I play a mean game of 25.');
t := pg_temp.at('3 days 16:48', '4967072e-9c90-48fb-86ee-95aad9ef2a53');
insert into public.applications (id, job_id, caregiver_id, message)
values ('084ea04a-dc73-4773-8d1e-c10d176f71a8', 'b2b6ccf8-95a5-42fd-aa3f-5d4a497d310d', '4967072e-9c90-48fb-86ee-95aad9ef2a53', 'I drive in from Naas and leave early, so traffic is my problem and not yours.');
t := pg_temp.at('3 days 14:24', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '520bb8e8-3a89-4f86-9bc0-92ee38b6d655', 'ZHYJAWUXT', 'grandparent', pg_temp.place('Douglas', 'Co. Cork'),
  '{overnight_care,after_hospital}'::public.care_type[], '{moving_and_handling,medication_support}'::public.skill[], '{en}'::public.language_code[],
  34952, current_date + 3, 26,
  'Nan is coming home after a new hip. She is eighty-four and gets up at night without her frame. We can do weekends between us but Monday to Thursday we all work. Six weeks to begin with.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My grandparent'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Kathleen Twomey'),
    jsonb_build_object('question', 'Full name of the helper', 'answer', 'Ruth Deasy'),
    jsonb_build_object('question', 'How do you know the family?', 'answer', 'Medical social worker at the hospital'),
    jsonb_build_object('question', 'Who in the family knows that you are asking, and agrees?', 'answer', 'Helen, her granddaughter'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Overnight care, Care after a hospital stay'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Moving and lifting safely, Help with medication'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday night; Tuesday night; Wednesday night; Thursday night'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 3, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Douglas, Co. Cork'),
    jsonb_build_object('question', 'Address', 'answer', 'Apartment 9, Tramway Yard, Douglas, Cork'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Helen Twomey'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 918 7523'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'helen.twomey@example.com'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€26'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Nan is coming home after a new hip. She is eighty-four and gets up at night without her frame. We can do weekends between us but Monday to Thursday we all work. Six weeks to begin with.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '520bb8e8-3a89-4f86-9bc0-92ee38b6d655', 'Helen Twomey', '020 918 7523', 'helen.twomey@example.com',
  'Kathleen Twomey', 'Apartment 9, Tramway Yard, Douglas, Cork', 'Ruth Deasy', 'Medical social worker at the hospital',
  'Helen, her granddaughter'
);
insert into private.request_secrets values ('520bb8e8-3a89-4f86-9bc0-92ee38b6d655', extensions.digest('70440c57bb83fb1748ebfa0505ba7ae8', 'sha256'));
t := pg_temp.at('3 days 09:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications set status = 'placed', placed_at = t, updated_at = t where id = 'd9ba91fb-9d8f-455e-9bdc-093ceb0f3eab';
update public.applications set
  status = 'declined', declined_at = t, updated_at = t, status_reason = 'Another caregiver was placed for this job.'
where job_id = '8612f12d-73af-4c11-b687-b51feb753dbb' and status in ('submitted', 'shortlisted', 'offered');
insert into public.placements (
  id, application_id, job_id, request_id, caregiver_id, caregiver_name, starts_on, placed_by
) values (
  '3ac125e2-5b3c-476c-8b64-83f8bed5ccf2', 'd9ba91fb-9d8f-455e-9bdc-093ceb0f3eab', '8612f12d-73af-4c11-b687-b51feb753dbb', 'ae0f8d42-18fb-4738-ac39-793426c7eecf',
  '4f2130d6-7f42-4bd2-bd08-8364c4b146bc',
  (select full_name from public.caregiver_profiles where user_id = '4f2130d6-7f42-4bd2-bd08-8364c4b146bc'),
  current_date + 4, '3b25711e-f20b-4b33-a105-86d115910b06'
);
update public.jobs set status = 'filled', closed_at = t, updated_at = t
where request_id = 'ae0f8d42-18fb-4738-ac39-793426c7eecf';
update public.requests set status = 'matched', status_reason = null, updated_at = t
where id = 'ae0f8d42-18fb-4738-ac39-793426c7eecf';
t := pg_temp.at('3 days 07:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = true, internal_notes = 'Discharge date is fixed. Two carers, two nights each, would suit the family best.', updated_at = t
where id = '520bb8e8-3a89-4f86-9bc0-92ee38b6d655';
t := pg_temp.at('3 days 07:12', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0');
insert into public.applications (id, job_id, caregiver_id, message)
values ('1f0f70e2-587d-435b-b9d3-a96c6d293990', '05365888-d764-44a9-99f3-18348d5b255d', 'bb40af0c-16fe-4c8b-a8a0-bf29f2a380c0', 'I am in the village and could start with a cup of tea this week. Saturdays and Sundays are free.');
t := pg_temp.at('3 days 04:48', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select '2a6b65f1-4299-4ba9-858f-7839836dfd3b', r.id, 'Driver and support for a student who uses a power chair',
  'A nineteen-year-old is starting college and needs somebody beside him three days a week: the drive in an adapted van, transfers with a ceiling hoist, note-taking on slow days. He signs and would love a helper who does too, or who wants to learn. He will interview you himself.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{background_check,driving_licence}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = '73d11d48-0d58-4d68-98c9-9b97bdc77d8f';
update public.requests set status = 'open', updated_at = t where id = '73d11d48-0d58-4d68-98c9-9b97bdc77d8f';
t := pg_temp.at('2 days 19:12', 'a37f1195-007e-4ff8-b69e-b84193d36057');
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  '40f65c28-0929-4c7b-bbce-9ba85ee98676', 'a37f1195-007e-4ff8-b69e-b84193d36057', 'qualification', 'a37f1195-007e-4ff8-b69e-b84193d36057/40f65c28-0929-4c7b-bbce-9ba85ee98676.pdf', 'care certificate.pdf',
  current_date - 216, null
);
t := pg_temp.at('2 days 19:12', 'f50997c1-a945-4f90-b0f6-b433fec85172');
insert into public.applications (id, job_id, caregiver_id, message)
values ('2ec16ade-7dc2-438d-965c-121edf13d644', '2a6b65f1-4299-4ba9-858f-7839836dfd3b', 'f50997c1-a945-4f90-b0f6-b433fec85172', 'I am a student too, so I know the buildings that have no lift. ISL level two, and happy to be interviewed.');
t := pg_temp.at('2 days 16:48', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select 'fd907c12-bce0-4d7f-a3db-e64b0ed059b1', r.id, 'Four nights a week for a grandmother home with a new hip',
  'A lively woman of eighty-four is coming home after a hip operation and tends to get up at night without her frame. Waking nights, Monday to Thursday, 10 pm to 7 am, for about six weeks: walking her to the bathroom, pain relief from a chart, a cup of tea when she cannot sleep. Ground-floor apartment with a warm sitting room.',
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  '{background_check,qualification}'::public.document_kind[], '3b25711e-f20b-4b33-a105-86d115910b06'
from public.requests r where r.id = '520bb8e8-3a89-4f86-9bc0-92ee38b6d655';
update public.requests set status = 'open', updated_at = t where id = '520bb8e8-3a89-4f86-9bc0-92ee38b6d655';
t := pg_temp.at('2 days 14:24', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
insert into public.applications (id, job_id, caregiver_id, message)
values ('94e56e50-23fd-4557-b104-529e0e4f14e8', '2a6b65f1-4299-4ba9-858f-7839836dfd3b', '68ed74a2-e9af-41ba-a357-dccbbfa73990', 'I sign every day at home. I can do Monday, Wednesday and Friday mornings.');
t := pg_temp.at('2 days 12:00', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89');
insert into public.applications (id, job_id, caregiver_id, message)
values ('90a72d3f-097e-4e42-b040-7227c3bfda30', 'fd907c12-bce0-4d7f-a3db-e64b0ed059b1', 'a60e2488-f1e8-49d1-91ed-76b7c712bc89', 'Waking nights are what I do. I can take all four, or share, from the day she is home.');
t := pg_temp.at('2 days 09:36', '2552bb6e-0aed-421d-8d4d-290c9af0e251');
insert into public.applications (id, job_id, caregiver_id, message)
values ('16ef7519-9120-46d4-a18c-0c2c44a77d68', '2a6b65f1-4299-4ba9-858f-7839836dfd3b', '2552bb6e-0aed-421d-8d4d-290c9af0e251', 'Transfers and an adapted van are my everyday work. I do not sign yet and would like to learn.');
t := pg_temp.at('2 days 07:12', '3b25711e-f20b-4b33-a105-86d115910b06');
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '442e233d-63c1-490d-925f-29dad419ee3c', '33RPY8AKB', 'self', pg_temp.place('Dungarvan', 'Co. Waterford'),
  '{household_help,companionship}'::public.care_type[], '{diabetes_care,meal_preparation,driving}'::public.skill[], '{en,ga}'::public.language_code[],
  1052688, current_date + 12, 19,
  'Michael lives alone, is diabetic and has stopped cooking since his wife died. He would welcome a bit of Irish at the table. He does not have e-mail; phone him after the one o’clock news.',
  '3b25711e-f20b-4b33-a105-86d115910b06', jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'Me'),
    jsonb_build_object('question', 'Your full name', 'answer', 'Michael Foley'),
    jsonb_build_object('question', 'Full name of the helper', 'answer', 'Anne Drohan'),
    jsonb_build_object('question', 'How do you know the family?', 'answer', 'Public health nurse'),
    jsonb_build_object('question', 'Who in the family knows that you are asking, and agrees?', 'answer', 'Michael himself'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Help in the house, Companionship'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Diabetes care, Preparing meals, Driving'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English, Irish'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Tuesday morning; Thursday morning; Saturday morning'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 12, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Dungarvan, Co. Waterford'),
    jsonb_build_object('question', 'Address', 'answer', '2 Strand Cottages, Abbeyside, Dungarvan'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Michael Foley'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 911 5263'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'Not answered'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', '€19'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'Michael lives alone, is diabetic and has stopped cooking since his wife died. He would welcome a bit of Irish at the table. He does not have e-mail; phone him after the one o’clock news.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '442e233d-63c1-490d-925f-29dad419ee3c', 'Michael Foley', '020 911 5263', null,
  'Michael Foley', '2 Strand Cottages, Abbeyside, Dungarvan', 'Anne Drohan', 'Public health nurse',
  'Michael himself'
);
insert into private.request_secrets values ('442e233d-63c1-490d-925f-29dad419ee3c', extensions.digest('c3a386d9d5dfec5c9ab484417299664f', 'sha256'));
t := pg_temp.at('2 days 04:48', '02634cd4-63c0-4369-89c9-71791b52a0c4');
update public.applications
set status = 'withdrawn', withdrawn_at = t, status_reason = 'I was offered more hours closer to Lucan.', updated_at = t where id = '44a13cc5-b2ee-474e-8a57-44af1e27460e';
t := pg_temp.at('2 days 04:48', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6');
insert into public.applications (id, job_id, caregiver_id, message)
values ('3502d6ee-929f-4f3d-a99c-f030ecbec34b', 'fd907c12-bce0-4d7f-a3db-e64b0ed059b1', '8c2ee207-8ffd-46f9-b61c-f8cbe158fef6', 'I have done many hips. Monday to Wednesday nights are free for the next two months.');
t := pg_temp.at('2 days 02:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = '3685ea95-dd5e-4d9d-b07b-a5f8ef80081e';
t := pg_temp.at('1 days 21:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'offered', offered_at = t, status_reason = null, updated_at = t where id = 'c48f2e48-9114-4142-826c-b45b543cedd8';
t := pg_temp.at('1 days 19:12', '07974c4d-6211-4e09-8692-5cbbc916d47f');
insert into public.applications (id, job_id, caregiver_id, message)
values ('39d2a769-5076-4994-baaf-afcabf7e36cb', 'fd907c12-bce0-4d7f-a3db-e64b0ed059b1', '07974c4d-6211-4e09-8692-5cbbc916d47f', 'Tuesday and Thursday nights would suit me, if two of us can share the week.');
t := pg_temp.at('1 days 14:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.requests
set status = 'in_review', priority = false, internal_notes = 'The nurse phoned this in. Nobody free near Dungarvan yet: try again in Waterford and Youghal.', updated_at = t
where id = '442e233d-63c1-490d-925f-29dad419ee3c';
t := pg_temp.at('1 days 12:00', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = '3502d6ee-929f-4f3d-a99c-f030ecbec34b';
t := pg_temp.at('1 days 09:36', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = '2ec16ade-7dc2-438d-965c-121edf13d644';
t := pg_temp.at('1 days 07:12', null);
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', '9d1136a3-a0b0-4f39-969d-36879fb4de5a', 'authenticated', 'authenticated', 'newcomer@demo.test', password_hash,
  t, now() - interval '576 minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), '9d1136a3-a0b0-4f39-969d-36879fb4de5a', 'email', '9d1136a3-a0b0-4f39-969d-36879fb4de5a',
  jsonb_build_object('sub', '9d1136a3-a0b0-4f39-969d-36879fb4de5a', 'email', 'newcomer@demo.test', 'email_verified', true, 'phone_verified', false),
  t, t, t
);
t := pg_temp.at('1 days 07:12', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'shortlisted', shortlisted_at = t, status_reason = null, updated_at = t where id = '39d2a769-5076-4994-baaf-afcabf7e36cb';
t := pg_temp.at('1 days 04:48', '9d1136a3-a0b0-4f39-969d-36879fb4de5a');
update public.caregiver_profiles set
  full_name = 'Sinéad Doherty', phone = '020 911 8814', place_id = pg_temp.place('Drogheda', 'Co. Louth'),
  care_types = '{companionship,household_help}'::public.care_type[], languages = '{en}'::public.language_code[],
  updated_at = t
where user_id = '9d1136a3-a0b0-4f39-969d-36879fb4de5a';
t := pg_temp.at('1 days 04:48', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74');
insert into public.applications (id, job_id, caregiver_id, message)
values ('9f65382f-5a81-47c7-a461-ae07895a1b9c', '05365888-d764-44a9-99f3-18348d5b255d', '7b9e01a3-cc9b-4b50-b745-f5d76d863b74', 'Friday evening and both afternoons are good for me. I follow rugby and can be taught cards.');
t := pg_temp.at('0 days 21:36', '68ed74a2-e9af-41ba-a357-dccbbfa73990');
update public.applications
set status = 'withdrawn', withdrawn_at = t, status_reason = 'I did not see that the afternoons are part of it. Sorry.', updated_at = t where id = '94e56e50-23fd-4557-b104-529e0e4f14e8';
t := pg_temp.at('0 days 14:24', '3b25711e-f20b-4b33-a105-86d115910b06');
update public.applications
set status = 'offered', offered_at = t, status_reason = null, updated_at = t where id = '3502d6ee-929f-4f3d-a99c-f030ecbec34b';
t := pg_temp.at('0 days 03:22', null);
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  '05a73e9c-27ea-47a2-a153-15546cd208f4', 'T2FQHGATH', 'parent', pg_temp.place('Kilkenny', 'Co. Kilkenny'),
  '{palliative_care,personal_care}'::public.care_type[], '{bathing_and_dressing,medication_support,comfortable_with_pets}'::public.skill[], '{en}'::public.language_code[],
  17912145, current_date + 4, null,
  'My mother has come home to be in her own bed. The hospice team visits twice a week. We need someone gentle for the mornings. There is an old collie who will not leave the room.',
  null, jsonb_build_array(
    jsonb_build_object('question', 'The care is for', 'answer', 'My parent'),
    jsonb_build_object('question', 'Full name of the person who needs care', 'answer', 'Rose Comerford'),
    jsonb_build_object('question', 'Kinds of care', 'answer', 'Palliative care, Personal care'),
    jsonb_build_object('question', 'What should the caregiver be able to do?', 'answer', 'Bathing and dressing, Help with medication, Comfortable with pets'),
    jsonb_build_object('question', 'Which languages should the caregiver speak?', 'answer', 'English'),
    jsonb_build_object('question', 'Times when someone should be there', 'answer', 'Monday morning; Tuesday morning and evening; Wednesday morning; Thursday morning and evening; Friday morning; Saturday morning; Sunday morning'),
    jsonb_build_object('question', 'First day', 'answer', to_char(current_date + 4, 'FMDD FMMonth YYYY')),
    jsonb_build_object('question', 'Town or area', 'answer', 'Kilkenny, Co. Kilkenny'),
    jsonb_build_object('question', 'Address', 'answer', 'The Gate Lodge, Bennettsbridge Road, Kilkenny'),
    jsonb_build_object('question', 'Name of the person to contact', 'answer', 'Paul Comerford'),
    jsonb_build_object('question', 'Phone number', 'answer', '020 917 5625'),
    jsonb_build_object('question', 'E-mail address', 'answer', 'Not answered'),
    jsonb_build_object('question', 'Budget for an hour', 'answer', 'Not answered'),
    jsonb_build_object('question', 'Anything else we should know?', 'answer', 'My mother has come home to be in her own bed. The hospice team visits twice a week. We need someone gentle for the mornings. There is an old collie who will not leave the room.')
  )
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  '05a73e9c-27ea-47a2-a153-15546cd208f4', 'Paul Comerford', '020 917 5625', null,
  'Rose Comerford', 'The Gate Lodge, Bennettsbridge Road, Kilkenny', null, null,
  null
);
insert into private.request_secrets values ('05a73e9c-27ea-47a2-a153-15546cd208f4', extensions.digest('f8c013f01931e7a583edf1f92bbe832f', 'sha256'));

drop function pg_temp.at(interval, uuid);
drop function pg_temp.place(text, text);
perform set_config('request.jwt.claims', '', true);
for item in
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and column_default = '(current_setting(''demo.clock''::text))::timestamp with time zone'
loop
  execute format('alter table public.%I alter column %I set default %s', item.table_name, item.column_name, 'now()');
end loop;
for item in
  select tgrelid::regclass as table_name from pg_trigger where tgname = 'touch'
loop
  execute format('alter table %s enable trigger touch', item.table_name);
end loop;
end $demo$;
