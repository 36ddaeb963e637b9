-- A job is what caregivers may see of an open request: the need, the town and the hours, but no name, contact or
-- address.

create type public.job_status as enum ('open', 'filled', 'closed');

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  nr integer not null default 1,
  title text not null check (length(title) between 5 and 120),
  summary text not null check (length(summary) between 20 and 4000),
  place_id bigint not null references public.places (id),
  care_types public.care_type[] not null,
  skills public.skill[] not null,
  languages public.language_code[] not null,
  visits jsonb not null,
  availability integer not null check (private.is_availability(availability)),
  start public.care_start not null default 'day',
  starts_on date not null,
  hours_per_visit numeric(4, 2),
  duration public.care_duration,
  hourly_budget numeric(6, 2),
  required_credentials public.document_kind[] not null default '{}',
  waivers jsonb not null default '{}' check (jsonb_typeof(waivers) = 'object'),
  status public.job_status not null default 'open',
  revision integer not null default 1,
  published_by uuid not null,
  published_at timestamptz not null default now(),
  closed_at timestamptz,
  updated_at timestamptz not null default now()
);
comment on column public.jobs.nr is
  'The number of the job among its request''s jobs, in the order of publishing. It never changes.';
comment on column public.jobs.availability is
  'Times of its request that no other job has (*_shared_weeks.sql).';
comment on column public.jobs.starts_on is
  'The family''s first day, the day of publishing if that has passed or they named none, or the day after the '
  'current caregiver''s last day.';
comment on column public.jobs.waivers is
  'Why the job doesn''t ask for documents that the rules ask for: {kind: reason}, for staff.';
comment on column public.jobs.revision is 'Counts the edits that applicants are told about.';
create index jobs_open_idx on public.jobs (published_at desc) where status = 'open';
create index jobs_request_idx on public.jobs (request_id);
create index jobs_open_times_idx on public.jobs (request_id, availability) where status = 'open';
create index jobs_place_idx on public.jobs (place_id) include (id, availability, care_types, skills);

create trigger keep_visits before insert or update of visits, availability on public.jobs
  for each row execute function private.keep_visits();
create trigger touch before update on public.jobs
  for each row execute function private.touch_updated_at();
create trigger record_event after insert or update or delete on public.jobs
  for each row execute function private.record_event('id');

alter table public.jobs enable row level security;
grant select on public.jobs to authenticated;

-- Each of a request's jobs keeps its number.
create function private.number_job() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.nr := 1 + coalesce((select max(j.nr) from public.jobs j where j.request_id = new.request_id), 0);
  return new;
end $$;
create trigger number_job before insert on public.jobs for each row execute function private.number_job();

-- Which of its request's jobs it is, {nr, week, visits}, or null for the only one. Two jobs of one request often have
-- the same title. src/domain/job-name.ts tells them apart.
create function public.part(job public.jobs) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('nr', job.nr, 'week', job.availability, 'visits', job.visits)
  where exists (select from public.jobs other where other.request_id = job.request_id and other.id <> job.id)
$$;
grant execute on function public.part to authenticated;

-- Whether a job needs a document: the job asks for it, or the rules of its care types do and the job doesn't waive it.
create function private.asks_for(job public.jobs, doc public.document_kind) returns boolean
language sql stable set search_path = '' as $$
  select doc = any (job.required_credentials)
    or not job.waivers ? doc::text and exists (
      select from public.credential_rules r where r.kind = doc and r.care_type = any (job.care_types)
    )
$$;

-- What a job is called: {title, part}.
create function private.job_name(job public.jobs) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('title', job.title, 'part', public.part(job))
$$;

-- Caregivers read what they may through functions: match_jobs, my_job, my_applications.
create policy "Admins read jobs" on public.jobs
  for select to authenticated using ((select private.acts_as('admin')));

-- A text as its words alone, with a space before, between and after them, without accents and invisible characters.
create function private.bare_words(words text) returns text
language sql immutable set search_path = '' as $$
  select ' ' || trim(regexp_replace(
    regexp_replace(normalize(words, nfkd),
      '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'
  )) || ' '
$$;

-- The same in lower case.
create function private.plain_words(words text) returns text
language sql immutable set search_path = '' as $$ select lower(private.bare_words(words)) $$;

-- The parts of an address that lead to a house: each line, and each line without its numbers if it has two words or a
-- number. Every job shows the town and its region anyway.
create function private.streets(address text, town public.places) returns setof text
language sql immutable set search_path = '' as $$
  with lines as (
    select private.plain_words(line) as line from regexp_split_to_table(address, '[,;\n]') line
  )
  select distinct street
  from lines, unnest(array[line, private.plain_words(regexp_replace(line, '\S*\d\S*', '', 'g'))]) street
  where street ~ '\S \S|\d' and street not in (private.plain_words(town.name), private.plain_words(town.region))
$$;

-- Whether a text reveals who the family is, by a name, phone number, email, street or address of the contact. Each
-- word of a name counts if the text writes it with a capital, since families are also called Day and Young, and
-- people Grace. In a date, May is the month, not a name. A phone number is found by its last seven digits, however it
-- is written.
create function private.reveals_contact(words text, contact public.request_contacts, town public.places) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from (select private.plain_words(words) as plain offset 0) said, unnest(array[
      contact.contact_name, contact.recipient_name, contact.contact_email, contact.address, contact.helper_name,
      contact.helper_email
    ]) as secret
    where strpos(said.plain, private.plain_words(secret)) > 0
  ) or exists (
    select from (
      select regexp_split_to_array(trim(private.plain_words(name)), ' ') as parts
      from unnest(array[contact.contact_name, contact.recipient_name, contact.helper_name]) as name offset 0
    ) named, (select regexp_split_to_table(trim(private.bare_words(words)), ' ') as word) written
    where length(word) > 2 and lower(word) <> all ('{april,may,june,august}')
      and (word <> lower(word) or lower(word) = upper(word)) and lower(word) = any (named.parts)
  ) or exists (
    select from private.streets(contact.address, town) street where strpos(private.plain_words(words), street) > 0
  ) or exists (
    select from unnest(array[contact.contact_phone, contact.helper_phone]) phone
    where strpos(regexp_replace(words, '\D', '', 'g'), right(private.digits_of(phone), 7)) > 0
  )
$$;

-- The same for a request's family.
create function private.reveals_family(words text, request uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.reveals_contact(words, c, p)
  from public.request_contacts c
  join public.requests r on r.id = c.request_id
  left join public.places p on p.id = r.place_id
  where c.request_id = request
$$;

-- Raises the fault in a job's texts: invalid_job (detail: title | summary), reveals_contact.
create function private.require_sound_job(request uuid, job_title text, job_summary text) returns void
language plpgsql set search_path = '' as $$
begin
  if length(private.typed(job_title)) between 5 and 120 is not true then
    raise exception 'invalid_job' using detail = 'title';
  end if;
  if length(private.typed(job_summary)) between 20 and 4000 is not true then
    raise exception 'invalid_job' using detail = 'summary';
  end if;
  if private.reveals_family(job_title || E'\n' || job_summary, request) then raise exception 'reveals_contact'; end if;
end $$;

-- A title as it is kept, and the documents asked for, each once.
create function private.tidy_title(title text) returns text
language sql immutable set search_path = '' as $$ select trim(regexp_replace(private.typed(title), '\s+', ' ', 'g')) $$;

create function private.tidy_kinds(kinds public.document_kind[]) returns public.document_kind[]
language sql immutable set search_path = '' as $$
  select array(select distinct k from unnest(kinds) k where k is not null order by k)
$$;

-- Turns a request, or some of its times, into a job that caregivers can see. Without times it takes all that no other
-- job has. If a closed job had such times, the one that shares most of them is opened again, and so are its
-- applications. Without documents it asks for those that the rules ask for. Errors: not_allowed, request_not_found,
-- request_step_not_allowed, those of times_for_job, invalid_job (detail: title | summary), reveals_contact, those of
-- waivers_for.
create function private.publish_job(
  _request_id uuid, _title text, _summary text, _required_credentials public.document_kind[] default null,
  _availability integer default null, _waivers jsonb default '{}'
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
  times integer;
  job uuid;
  documents public.document_kind[];
begin
  perform private.require_role('admin');
  select * into asked from public.requests where id = _request_id for no key update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if asked.status not in ('submitted', 'in_review', 'open', 'matched') then
    raise exception 'request_step_not_allowed' using detail = asked.status::text;
  end if;
  times := private.times_for_job(asked, _availability);
  perform private.require_sound_job(_request_id, _title, _summary);
  documents := private.tidy_kinds(coalesce(_required_credentials, private.ruled_documents(asked.care_types)));

  job := coalesce((
    select j.id from public.jobs j
    where j.request_id = _request_id and j.status = 'closed' and j.availability & times <> 0
    order by j.availability = times desc, bit_count((j.availability & times)::bit(28)) desc, j.closed_at desc,
      j.id limit 1
  ), gen_random_uuid());
  insert into public.jobs (
    id, request_id, title, summary, place_id, care_types, skills, languages, availability, start, starts_on,
    hours_per_visit, duration, hourly_budget, required_credentials, waivers, published_by
  ) values (
    job, _request_id, private.tidy_title(_title), private.typed(_summary), asked.place_id, asked.care_types,
    asked.skills, asked.languages, times, asked.start, greatest(asked.starts_on, private.today()),
    asked.hours_per_visit, asked.duration, asked.hourly_budget, documents,
    private.waivers_for(asked.care_types, documents, _waivers), auth.uid()
  )
  on conflict (id) do update set (
    title, summary, place_id, care_types, skills, languages, availability, start, starts_on, hours_per_visit, duration,
    hourly_budget, required_credentials, waivers, published_by, published_at, status, closed_at, revision
  ) = (
    excluded.title, excluded.summary, excluded.place_id, excluded.care_types, excluded.skills, excluded.languages,
    excluded.availability, excluded.start, excluded.starts_on, excluded.hours_per_visit, excluded.duration,
    excluded.hourly_budget, excluded.required_credentials,
    excluded.waivers, excluded.published_by, now(), 'open', null, jobs.revision + 1
  );
  update public.requests set status = 'open', status_reason = null where id = _request_id;
  return job;
end $$;
select private.expose('publish_job', 'authenticated');
