-- A job is what caregivers may see of an open request: the need, the town and the hours; no name, contact or address.

create type public.job_status as enum ('open', 'filled', 'closed');

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  nr integer not null default 1,
  part text,
  title text not null check (length(title) between 5 and 120),
  summary text not null check (length(summary) between 20 and 4000),
  place_id bigint not null references public.places (id),
  care_types public.care_type[] not null,
  skills public.skill[] not null,
  languages public.language_code[] not null,
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
  'Which of its request''s jobs it is, in the order in which they came; it never changes.';
comment on column public.jobs.part is
  'Where its request has several jobs, which one this is, in words: "job 2: Monday and Tuesday nights".';
comment on column public.jobs.availability is
  'Times of its request that no other job has (*_shared_weeks.sql).';
comment on column public.jobs.starts_on is
  'The first day that is wanted: the family''s, the day of publishing where that is over or none is named, or the day '
  'after the last one of whoever still comes.';
comment on column public.jobs.waivers is
  'Why documents that the rules ask for are not asked for: {kind: reason}; for staff.';
comment on column public.jobs.revision is 'How often it was worded, counted for its applicants.';
create index jobs_open_idx on public.jobs (published_at desc) where status = 'open';
create index jobs_request_idx on public.jobs (request_id);
create index jobs_place_idx on public.jobs (place_id) include (id, availability, care_types, skills);

create trigger touch before update on public.jobs
  for each row execute function private.touch_updated_at();
create trigger record_event after insert or update or delete on public.jobs
  for each row execute function private.record_event('id');

alter table public.jobs enable row level security;
grant select on public.jobs to authenticated;

-- A week as people say it: "Monday and Tuesday nights; every morning", as src/domain/week-words.ts does.
create function private.listed(words text[]) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' and ', nullif(array_to_string(words[:cardinality(words) - 1], ', '), ''),
    words[cardinality(words)])
$$;

create function private.days_in_words(days integer[], plural text default '') returns text
language sql immutable set search_path = '' as $$
  select case days
    when '{0,1,2,3,4,5,6}' then 'every'
    when '{0,1,2,3,4}' then 'weekday' || plural
    when '{5,6}' then 'weekend' || plural
    else private.listed(array(
      select w.word
      from (
        select min(r.day) as first,
          array_agg(('{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}'::text[])[r.day + 1]
            order by r.day) as names
        from (select day, day - row_number() over (order by day) as run from unnest(days) day) r
        group by r.run
      ) runs, unnest(
        case when cardinality(names) > 2 then array[names[1] || ' to ' || names[cardinality(names)]] else names end
      ) with ordinality w (word, n)
      order by runs.first, w.n
    ))
  end
$$;

create function private.week_in_words(week integer) returns text
language sql immutable set search_path = '' as $$
  with round as (
    select array(select d from generate_series(0, 6) d where (week >> (d * 4)) & 15 = 15 order by d) as days
  )
  select concat_ws(
    '; ',
    (
      select string_agg(
        private.days_in_words(same.days) || ' ' || private.listed(
          case cardinality(same.days) when 7 then same.parts
            else array(select part || 's' from unnest(same.parts) part) end
        ), '; ' order by same.first
      )
      from (
        select on_days.days, min(on_days.part) as first,
          array_agg(('{morning,afternoon,evening,night}'::text[])[on_days.part + 1] order by on_days.part) as parts
        from (
          select p as part, array(
            select d from generate_series(0, 6) d where (week >> (d * 4 + p)) & 1 = 1 and d <> all (round.days)
              order by d
          ) as days
          from generate_series(0, 3) p
        ) on_days
        where cardinality(on_days.days) > 0
        group by on_days.days
      ) same
    ),
    case cardinality(round.days)
      when 0 then null
      when 7 then 'round the clock'
      else private.days_in_words(round.days, 's') || ' round the clock'
    end
  )
  from round
$$;

-- Two jobs of one request have the same title as often as not: each keeps the number that it came with, and says its
-- times.
create function private.number_job() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.nr := 1 + coalesce((select max(j.nr) from public.jobs j where j.request_id = new.request_id), 0);
  return new;
end $$;
create trigger number_job before insert on public.jobs for each row execute function private.number_job();

create function private.label_job_parts() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.jobs j set part = apart.words
  from (
    select o.id, 'job ' || o.nr || ': ' || private.week_in_words(o.availability) as words
    from public.jobs o where o.request_id = new.request_id
  ) apart
  where j.id = apart.id and j.part is distinct from apart.words
    and exists (select from public.jobs other where other.request_id = new.request_id and other.id <> new.id);
  return null;
end $$;
create trigger label_job_parts after insert or update of availability on public.jobs
  for each row execute function private.label_job_parts();

-- Whether a document has to be had for a job: it asks for it, or the rules of its kinds of care do, and it does not
-- waive it.
create function private.asks_for(job public.jobs, doc public.document_kind) returns boolean
language sql stable set search_path = '' as $$
  select doc = any (job.required_credentials)
    or not job.waivers ? doc::text and exists (
      select from public.credential_rules r where r.kind = doc and r.care_type = any (job.care_types)
    )
$$;

-- What a job is called where others of its request may stand beside it.
create function private.job_name(job public.jobs) returns text
language sql immutable set search_path = '' as $$ select job.title || coalesce(' (' || job.part || ')', '') $$;

-- Caregivers read what they may of it by functions: match_jobs, my_job, my_applications.
create policy "Admins read jobs" on public.jobs
  for select to authenticated using ((select private.acts_as('admin')));

-- A text as its words alone, with a space before, between and after them; without accents, and without characters that
-- are not seen.
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

-- What of an address leads to a house: each of its lines, and each without its numbers, if two words or a number are in
-- it. The town and its region are told with every job.
create function private.streets(address text, town public.places) returns setof text
language sql immutable set search_path = '' as $$
  with lines as (
    select private.plain_words(line) as line from regexp_split_to_table(address, '[,;\n]') line
  )
  select distinct street
  from lines, unnest(array[line, private.plain_words(regexp_replace(line, '\S*\d\S*', '', 'g'))]) street
  where street ~ '\S \S|\d' and street not in (private.plain_words(town.name), private.plain_words(town.region))
$$;

-- Whether a text gives away who the family is: a name, phone number, email, street or address of the contact. Of a name
-- every word counts if the text writes it with a capital: families are also called Day and Young, and people Grace. A
-- month is a day's, and not the name of May. A phone
-- number is recognised by its last seven digits, however it is written, with or without the country code.
create function private.reveals_contact(words text, contact public.request_contacts, town public.places) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from unnest(array[
      contact.contact_name, contact.recipient_name, contact.contact_email, contact.address, contact.helper_name
    ]) as secret
    where strpos(private.plain_words(words), private.plain_words(secret)) > 0
  ) or exists (
    select from unnest(array[contact.contact_name, contact.recipient_name, contact.helper_name]) as name,
      (select regexp_split_to_table(trim(private.bare_words(words)), ' ') as word) written
    where length(word) > 2 and lower(word) <> all ('{april,may,june,august}')
      and (word <> lower(word) or lower(word) = upper(word))
      and lower(word) = any (regexp_split_to_array(trim(private.plain_words(name)), ' '))
  ) or exists (
    select from private.streets(contact.address, town) street where strpos(private.plain_words(words), street) > 0
  ) or coalesce(strpos(
    regexp_replace(words, '\D', '', 'g'), right(regexp_replace(contact.contact_phone, '\D', '', 'g'), 7)
  ) > 0, false)
$$;

-- Raises what is wrong with a job's texts: invalid_job (detail: title | summary), reveals_contact.
create function private.require_sound_job(request uuid, job_title text, job_summary text) returns void
language plpgsql set search_path = '' as $$
declare
  contact public.request_contacts;
  town public.places;
begin
  if length(private.typed(job_title)) between 5 and 120 is not true then
    raise exception 'invalid_job' using detail = 'title';
  end if;
  if length(private.typed(job_summary)) between 20 and 4000 is not true then
    raise exception 'invalid_job' using detail = 'summary';
  end if;
  select * into contact from public.request_contacts c where c.request_id = request;
  select p.* into town from public.places p join public.requests r on r.place_id = p.id where r.id = request;
  if private.reveals_contact(job_title || E'\n' || job_summary, contact, town)
    then raise exception 'reveals_contact'; end if;
end $$;

-- A title as it is kept, and the documents asked for, each once.
create function private.tidy_title(title text) returns text
language sql immutable set search_path = '' as $$ select trim(regexp_replace(private.typed(title), '\s+', ' ', 'g')) $$;

create function private.tidy_kinds(kinds public.document_kind[]) returns public.document_kind[]
language sql immutable set search_path = '' as $$
  select array(select distinct k from unnest(kinds) k where k is not null order by k)
$$;

-- Turns a request, or some of its times, into a job and opens it to caregivers. Without times, it has all that no other
-- job has. A closed job for such times is written again, the one that shares most of them: whoever had applied for it
-- is taken up again. Without documents it asks for those of the rules. Errors: not_allowed, request_not_found,
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
  select * into asked from public.requests where id = _request_id for update;
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
