-- A family's request for care. Only submit_request writes the table, once for each id that a device made. The family's
-- names and contact are kept apart, in request_contacts, so that one policy decides who may see them.

create type public.request_status as enum (
  'submitted', 'in_review', 'open', 'matched', 'closed', 'declined', 'withdrawn'
);
-- A named first day, as soon as possible, or not known yet.
create type public.care_start as enum ('day', 'soon', 'unsure');
create type public.care_duration as enum ('ongoing', 'once');
-- How the family wants to hear from us.
create type public.contact_way as enum ('call', 'email', 'either');
create type public.care_relation as enum ('self', 'partner', 'parent', 'grandparent', 'child', 'relative', 'friend',
  'other');

-- Nine characters from 31 letters and digits that don't look alike. Their sum, weighted 9..1, is a multiple of 31, so
-- a wrong letter or two swapped letters are noticed (src/lib/reference.ts makes them).
create function private.is_reference(reference text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select reference ~ '^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{9}$' and (
    select sum((10 - i) * (strpos('23456789ABCDEFGHJKMNPQRSTUVWXYZ', substr(reference, i, 1)) - 1)) % 31 = 0
    from generate_series(1, 9) i
  )
$$;
-- A check constraint runs as the role that writes the row.
grant execute on function private.is_reference to authenticated;

-- Whether a secret looks random: it has at least six different digits.
create function private.is_secret(secret text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(secret ~ '^[0-9a-f]{32}$', false)
    and (select count(distinct digit) from regexp_split_to_table(secret, '') digit) >= 6
$$;

create table public.requests (
  id uuid primary key,
  reference text not null unique check (private.is_reference(reference)),
  relation public.care_relation not null,
  place_id bigint not null references public.places (id),
  care_types public.care_type[] not null check (cardinality(care_types) > 0),
  skills public.skill[] not null default '{}',
  languages public.language_code[] not null default '{}',
  visits jsonb not null,
  availability integer not null check (private.is_availability(availability) and availability > 0),
  flexible boolean not null default false check (not flexible or availability = private.any_time()),
  start public.care_start not null default 'day',
  starts_on date check ((start = 'day') = (starts_on is not null)),
  hours_per_visit numeric(4, 2) check (hours_per_visit between 0.5 and 24),
  set_times jsonb,
  duration public.care_duration,
  hourly_budget numeric(6, 2) check (private.is_hourly_rate(hourly_budget)),
  notes text check (length(notes) <= 4000),
  answers jsonb not null,
  consented_at timestamptz not null default now(),
  entered_by uuid,
  priority boolean not null default false,
  many_alike boolean not null default false,
  status public.request_status not null default 'submitted',
  status_reason text check (length(status_reason) <= 1000),
  submitted_at timestamptz not null default now(),
  erased_at timestamptz,
  updated_at timestamptz not null default now(),
  status_since timestamptz
);
comment on column public.requests.status_since is 'Since when it has its status. Null while it has its first one.';
comment on column public.requests.answers is
  'Questions and answers as the family saw them on sending: [{question, answer}]. Earlier versions are in '
  'private.earlier_answers.';
comment on column public.requests.availability is 'The parts of the week that its visits touch (private.keep_visits).';
comment on column public.requests.flexible is
  'Any time of the day suits the family. One placed caregiver is enough, whatever times were agreed '
  '(private.needed_times).';
comment on column public.requests.erased_at is
  'When the family had their personal data erased. Care types, town, dates and status stay.';
comment on column public.requests.many_alike is
  'More than ten requests in an hour named this contact, so a stranger may have sent it. Staff ask the family first.';
comment on column public.requests.entered_by is 'The admin who entered it for a caller. Null if the family sent it.';
create trigger keep_visits before insert or update of visits, availability, hours_per_visit, set_times
  on public.requests
  for each row execute function private.keep_visits();
create index requests_status_idx on public.requests (status, submitted_at desc);
create index requests_submitted_idx on public.requests (submitted_at desc);
create index requests_ended_idx on public.requests (updated_at)
  where status in ('closed', 'declined', 'withdrawn') and erased_at is null;
create index requests_place_idx on public.requests (place_id);

create table public.request_contacts (
  request_id uuid primary key references public.requests (id) on delete cascade,
  contact_name text not null check (length(contact_name) between 2 and 120),
  contact_phone text check (private.is_phone(contact_phone)),
  contact_email text check (private.is_email(contact_email)),
  contact_by public.contact_way not null default 'either',
  -- Null if nobody asked. The operator's language then counts.
  contact_language public.language_code,
  recipient_name text not null check (length(recipient_name) between 2 and 120),
  address text not null check (length(address) between 3 and 300),
  helper_name text check (length(helper_name) between 2 and 120),
  helper_relation text check (length(helper_relation) between 2 and 120),
  helper_agreed_by text check (length(helper_agreed_by) between 2 and 120),
  helper_phone text check (private.is_phone(helper_phone)),
  helper_email text check (private.is_email(helper_email)),
  check (contact_phone is not null or contact_email is not null),
  check (contact_by <> 'call' or contact_phone is not null),
  check (contact_by <> 'email' or contact_email is not null)
);
comment on column public.request_contacts.helper_name is
  'Someone who asked on the family''s behalf, with the agreement of helper_agreed_by.';
create index request_contacts_name_idx on public.request_contacts (lower(contact_name));

-- The names by which staff know a request: who needs care, and who asked for it. Null when the family has erased it.
create function private.client(contact public.request_contacts) returns jsonb
language sql immutable set search_path = '' as $$
  select case when contact.request_id is not null
    then jsonb_build_object('recipient', contact.recipient_name, 'contact', contact.contact_name) end
$$;

-- Every question that a family is asked, by its column, which is also its name in what a device sends. Intake,
-- checks, changes, the family's page and erasure all go by this list. A text has a limit and a pattern. Where words
-- are listed, one or several are chosen. All other answers are checked in private.request_faults. An answer with
-- `stays` is kept when the family has its request erased.
create function private.questions() returns table (
  name text, kept_in text, kind text, required boolean, stays boolean, longest integer, pattern text, words text[]
)
language sql stable set search_path = '' as $$
  values
    ('relation', 'requests', 'choice', true, true, null, null, enum_range(null::public.care_relation)::text[]),
    ('place_id', 'requests', 'other', true, true, null, null, null),
    ('care_types', 'requests', 'list', true, true, null, null, enum_range(null::public.care_type)::text[]),
    ('skills', 'requests', 'list', false, false, null, null, enum_range(null::public.skill)::text[]),
    ('languages', 'requests', 'list', false, false, null, null, enum_range(null::public.language_code)::text[]),
    ('availability', 'requests', 'other', true, true, null, null, null),
    ('flexible', 'requests', 'other', false, true, null, null, null),
    ('start', 'requests', 'choice', false, true, null, null, enum_range(null::public.care_start)::text[]),
    ('starts_on', 'requests', 'other', false, true, null, null, null),
    ('hours_per_visit', 'requests', 'other', false, true, null, null, null),
    ('set_times', 'requests', 'other', false, true, null, null, null),
    ('duration', 'requests', 'choice', false, true, null, null, enum_range(null::public.care_duration)::text[]),
    ('hourly_budget', 'requests', 'other', false, false, null, null, null),
    ('notes', 'requests', 'text', false, false, 4000, '.', null),
    ('contact_name', 'request_contacts', 'text', true, false, 120, '\S.*\S', null),
    ('contact_phone', 'request_contacts', 'text', false, false, 100, '.', null),
    ('contact_email', 'request_contacts', 'text', false, false, 254, '.', null),
    ('contact_by', 'request_contacts', 'choice', false, false, null, null,
      enum_range(null::public.contact_way)::text[]),
    ('contact_language', 'request_contacts', 'choice', false, false, null, null,
      enum_range(null::public.language_code)::text[]),
    ('recipient_name', 'request_contacts', 'text', true, false, 120, '\S.*\S', null),
    ('address', 'request_contacts', 'text', true, false, 300, '\S.+\S', null),
    ('helper_name', 'request_contacts', 'text', false, false, 120, '\S.*\S', null),
    ('helper_relation', 'request_contacts', 'text', false, false, 120, '\S.*\S', null),
    ('helper_agreed_by', 'request_contacts', 'text', false, false, 120, '\S.*\S', null),
    ('helper_phone', 'request_contacts', 'text', false, false, 100, '.', null),
    ('helper_email', 'request_contacts', 'text', false, false, 254, '.', null)
$$;

-- What a request says, by question. Null once it is erased.
create function private.answers_of(asked public.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(q.name, kept.columns -> q.name)
  -- Built once, not for each question.
  from (
    select to_jsonb(asked) || to_jsonb(c) as columns
    from public.request_contacts c where c.request_id = asked.id offset 0
  ) kept, private.questions() q
$$;

-- What a link may do: everything that a family may, or only what the email that brought it is about.
create type private.link_purpose as enum (
  'all', 'status', 'visit', 'question', 'introduction', 'check_in', 'terms', 'take_back'
);
-- Where a link comes from: the device that sent the request, the family's page, an email, or staff who read it out.
create type private.link_maker as enum ('request', 'family', 'email', 'staff');

-- The links to a request (decision 0023). Each has a secret of 128 random bits, of which only the hash is kept.
create table private.request_links (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  secret_hash bytea not null,
  purpose private.link_purpose not null default 'all',
  -- The one question, message, set of applications, check-in or complaint that this link opens.
  about uuid[] not null default '{}',
  made_by private.link_maker not null,
  -- Staff may know its secret: they read it out, know the link that made it, or can read emails at the address it
  -- went to.
  known_to_staff boolean not null default false,
  name text check (length(name) between 1 and 60),
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- For the link that came with the request: when its current answers were changed, in milliseconds by the clock of
  -- the device that sent them.
  saved_at bigint,
  check ((purpose = 'all') = (expires_at is null))
);
comment on column private.request_links.secret_hash is
  'Stays after the link has ended, so that its holder is told so and can ask for another. By itself it says nothing.';
comment on column private.request_links.last_used_at is 'To the hour. Deleted with the name when the link ends.';
create index request_links_hash_idx on private.request_links (secret_hash);
create index request_links_request_idx on private.request_links (request_id);

-- What a request said before its family changed it, or before an admin changed it with them.
create table private.earlier_answers (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  answers jsonb not null,
  replaced_at timestamptz not null default now(),
  recorded_by uuid,
  said_by text check (length(said_by) between 1 and 200),
  said_on date,
  check (num_nonnulls(recorded_by, said_by, said_on) in (0, 3))
);
create index earlier_answers_request_idx on private.earlier_answers (request_id);

create trigger touch before update on public.requests
  for each row execute function private.touch_updated_at();

create function private.touch_status_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.status_since := now();
  return new;
end $$;
create trigger touch_status before update of status on public.requests
  for each row when (old.status <> new.status) execute function private.touch_status_since();
alter table private.mails add foreign key (request_id) references public.requests (id) on delete cascade;

-- The audit log, which staff read at any time, leaves out what staff may only read on record (private.read_contact).
create trigger record_event after insert or update or delete on public.requests
  for each row execute function private.record_event('id', 'answers');
create trigger record_event after insert or update or delete on public.request_contacts
  for each row execute function private.record_event(
    'request_id', 'contact_phone', 'contact_email', 'contact_by', 'contact_language', 'recipient_name', 'address',
      'helper_name', 'helper_relation', 'helper_agreed_by', 'helper_phone', 'helper_email'
  );

alter table public.requests enable row level security;
alter table public.request_contacts enable row level security;
-- The frozen answers have the contact in them. So staff read them by read_contact, on record, like all of the contact
-- except the two names (20261121001200_placements.sql).
grant select (
  id, reference, relation, place_id, care_types, skills, languages, visits, availability, flexible, start, starts_on,
    hours_per_visit, set_times,
  duration, hourly_budget, notes, consented_at, entered_by, priority, many_alike, status, status_reason, submitted_at,
  erased_at, updated_at
), update (priority) on public.requests to authenticated;
grant select (request_id, contact_name, recipient_name) on public.request_contacts to authenticated;

create policy "Admins read requests" on public.requests
  for select to authenticated using ((select private.acts_as('admin')));
create policy "Admins mark urgent requests" on public.requests
  for update to authenticated
  using ((select private.acts_as('admin')) and erased_at is null) with check ((select private.acts_as('admin')));
create policy "Admins read who asks, and for whom" on public.request_contacts
  for select to authenticated using ((select private.acts_as('admin')));

-- The admin's transitions before a request becomes a job. A decline names the latest answer that was seen. Errors:
-- answers_changed, among others.
create function private.step_request(
  request uuid, next public.request_status, reason text, seen timestamptz default 'infinity'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
  starts public.request_status[] := case next
    -- Also a request that was declined or closed before.
    when 'in_review' then '{submitted,declined,closed}'
    when 'declined' then '{submitted,in_review}'
  end;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = request for no key update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if starts is null or not asked.status = any (starts) or asked.erased_at is not null then
    raise exception 'request_step_not_allowed' using detail = asked.status::text;
  end if;
  perform private.require_seen(private.answered_at(request => asked.id), seen);
  update public.requests r
  set status = next, status_reason = private.reason(reason, next = 'declined')
  where r.id = request;
end $$;

create function public.review_request(request_id uuid) returns void
language sql set search_path = '' as $$ select private.step_request(request_id, 'in_review', null) $$;

create function public.decline_request(request_id uuid, reason text, seen timestamptz default 'infinity') returns void
language sql set search_path = '' as $$ select private.step_request(request_id, 'declined', reason, seen) $$;
grant execute on function private.step_request, public.review_request, public.decline_request to authenticated;
