-- One search for staff, over people, requests, jobs and the places they are in (decision 0120).

-- A text as it is searched: its words in lower case, without accents and apostrophes, each after a space, so that a
-- pattern can say where a word begins. It has no characters with a meaning in a pattern.
create function private.searchable(words text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- Most names and addresses have only letters, digits and these. Every row from an index is checked again. Regular
  -- expressions would take five times as long, and a SQL function three times as long again.
  simple text := lower(' ' || btrim(translate(words, '-.,@_+/''`', '       ')));
begin
  if octet_length(words) = length(words) and simple !~ '[^ a-z0-9]|  ' then return simple; end if;
  return translate(lower(' ' || trim(regexp_replace(
    regexp_replace(normalize(words, nfkd), '[''’‘`´\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'
  ))), 'łøđıß', 'lodis');
end $$;

-- Patterns for up to eight words, the longest first, for an index. Two letters must begin a word, since no trigram
-- fits into two. More letters may be anywhere in it. Null without a word.
create function private.patterns(words text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(case when length(part) < 3 then '% ' else '%' end || part || '%')
  from (
    select part from regexp_split_to_table(trim(private.searchable(words)), ' ') part where part <> ''
    order by length(part) desc limit 8
  ) parts
$$;
-- The role that writes the row keeps the indexes, and caregivers write their own profiles.
grant execute on function private.searchable to authenticated;

create index caregiver_profiles_words_idx on public.caregiver_profiles
  using gin (private.searchable(full_name) extensions.gin_trgm_ops);
create index caregiver_profiles_phone_idx on public.caregiver_profiles
  using gin (private.digits_of(phone) extensions.gin_trgm_ops);
create index users_words_idx on public.users using gin (private.searchable(email) extensions.gin_trgm_ops);
create index places_words_idx on public.places using gin (private.searchable(name) extensions.gin_trgm_ops);
create index requests_part_idx on public.requests using gin (reference extensions.gin_trgm_ops);
create index jobs_words_idx on public.jobs using gin (private.searchable(title) extensions.gin_trgm_ops);
-- The names of the person who needs care and of the one who asked, as one text: they may share a surname.
create index request_contacts_words_idx on public.request_contacts
  using gin (private.searchable(recipient_name || ' ' || contact_name) extensions.gin_trgm_ops);
-- Those with exactly this name, however many others have the word.
create index caregiver_profiles_whole_idx on public.caregiver_profiles using hash (private.searchable(full_name));
create index users_whole_idx on public.users using hash (private.searchable(email));
create index request_contacts_whole_idx on public.request_contacts using hash (private.searchable(contact_name));
create index request_contacts_recipient_idx on public.request_contacts using hash (private.searchable(recipient_name));
create index request_contacts_email_idx on public.request_contacts (lower(contact_email));
create index request_contacts_phone_idx on public.request_contacts (right(private.digits_of(contact_phone), 7));
create index request_contacts_helper_idx on public.request_contacts (right(private.digits_of(helper_phone), 7));

-- How well a text matches what was typed, as it is searched: 0 is the same, 1 begins with it, 2 has a word beginning
-- with each of its words, 3 has each of them somewhere.
create function private.match_rank(field text, plain text, beginnings text[]) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  f constant text := private.searchable(field);
begin
  return case
    when f = ' ' || plain then 0 when starts_with(f, ' ' || plain) then 1 when f like all (beginnings) then 2 else 3
  end;
end $$;

-- The parts of a number for its patterns: without leading zeros and, if a country code leads it, also without one,
-- two or three digits, since it may be written with or without. An index needs at least three digits.
create function private.phone_parts(typed text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(distinct part) from (
    select ltrim(substr(dialled, 1 + dropped), '0') as part
    from (select ltrim(private.digits_of(replace(typed, '(0)', '')), '0') as dialled) d,
      generate_series(0, case when typed ~ '^\(?(\+|00)' then 3 else 0 end) dropped
  ) parts
  where length(part) > 2
$$;

-- Up to twenty of each kind, the best first: caregiver, user, request, job (with the id of its request, where it is
-- shown), the last two with their `client`. A request is found by either of its names. `rank` compares across kinds: 0
-- if a name, reference, email or phone is exactly what was typed, 1 if it begins with it (a phone: ends with it), 2 if
-- its words do, 3 if they have it somewhere, 4 for records in a place of that name. Every word must be found, in any
-- order. Two letters must begin a word; more may be anywhere in it. Fewer than two characters find nothing, and only
-- the first hundred count. Any four digits find a caregiver's number. A family's phone and email, and a helper's phone,
-- are read only on record (private.read_contact). So they find the request only when given whole, since otherwise they
-- could be guessed letter by letter, and they are never in the answer. A common word is cut at two hundred before
-- sorting. Exact names are looked up first. Errors: not_allowed.
create function private.search_everything(_words text)
returns table (
  kind text, id uuid, client jsonb, title text, part jsonb, detail text, state text, rank integer
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
set enable_seqscan = off set jit = off as $$
declare
  typed text := left(trim(_words), 100);
  plain text := trim(private.searchable(typed));
  parts text[] := array(select word from regexp_split_to_table(plain, ' ') word where word <> ''
    order by length(word) desc limit 8);
  patterns text[] := private.patterns(typed);
  beginnings text[] := array(select '% ' || word || '%' from unnest(parts) word);
  -- The index looks up the two longest words. What it finds is compared with all of them.
  longest text := case when length(parts[1]) > 1 then patterns[1] end;
  alone boolean := cardinality(parts) = 1;
  joined text := upper(replace(plain, ' ', ''));
  of_reference text := case when joined ~ '^[A-Z0-9]{2,9}$' then
    case when length(joined) = 2 then joined || '%' else '%' || joined || '%' end end;
  number text := (private.split_phone(typed))[1];
  digits text := case when number ~ '^[-+0-9 ()/.]+$' then private.digits_of(number) end;
  last_seven text := case when length(digits) > 6 then right(digits, 7) end;
  of_phone text[] := case when length(digits) > 9 then array['%' || last_seven || '%'] when length(digits) > 3 then
    array(select '%' || word || '%' from unnest(private.phone_parts(number)) word) end;
  towns bigint[];
begin
  perform private.require_role('admin');
  if length(joined) > 1 is not true then return; end if;
  if length(parts[1]) > 2 then
    towns := array(
      select p.id from public.places p
      where private.searchable(p.name) like longest
        and (alone or private.searchable(p.name) like patterns[2] and private.searchable(p.name) like all (patterns))
      order by length(p.name), p.id limit 20
    );
  end if;

  return query
  with found as (
    (select c.user_id, 0 as rank, null as by from public.caregiver_profiles c
      where private.searchable(c.full_name) = ' ' || plain limit 20)
    union all
    (select c.user_id, private.match_rank(c.full_name, plain, beginnings), null from public.caregiver_profiles c
     where private.searchable(c.full_name) like longest
       and (alone or private.searchable(c.full_name) like patterns[2]
         and private.searchable(c.full_name) like all (patterns)) limit 200)
    union all
    (select c.user_id, case
        when length(digits) > 6 and right(private.digits_of(c.phone), 7) = last_seven then 0
        when private.digits_of(c.phone) like any (select ltrim(pattern, '%') from unnest(of_phone) pattern)
          or private.digits_of(c.phone) like any (select '%' || rtrim(pattern, '%') from unnest(of_phone) pattern)
            then 1
        else 3
      end, c.phone
     from public.caregiver_profiles c where private.digits_of(c.phone) like any (of_phone) limit 200)
    union all
    (select c.user_id, private.match_rank(u.email, plain, beginnings), u.email from public.users u
      join public.caregiver_profiles c on c.user_id = u.id
     where private.searchable(u.email) like longest
       and (alone or private.searchable(u.email) like patterns[2]
         and private.searchable(u.email) like all (patterns)) limit 200)
    union all
    (select c.user_id, 4, null from public.caregiver_profiles c where c.place_id = any (towns) limit 200)
  )
  -- A match outside name and place is shown with it. Staff may read a caregiver's number and address anyway.
  select 'caregiver', c.user_id, null::jsonb, c.full_name, null::jsonb, nullif(concat_ws(', ', p.name, best.by), ''),
    case when u.deactivated_at is null then c.status::text else 'deactivated' end, best.rank
  from (select distinct on (f.user_id) f.user_id, f.rank, f.by from found f
    order by f.user_id, f.rank, f.by nulls first) best
  join public.caregiver_profiles c on c.user_id = best.user_id
  left join public.users u on u.id = c.user_id
  left join public.places p on p.id = c.place_id
  order by best.rank, u.deactivated_at is not null, c.full_name, c.user_id
  limit 20;

  return query
  with found as (
    (select a.id, 0 as rank from public.users a where private.searchable(a.email) = ' ' || plain limit 20)
    union all
    (select a.id, private.match_rank(a.email, plain, beginnings) from public.users a
     where private.searchable(a.email) like longest
       and (alone or private.searchable(a.email) like patterns[2]
         and private.searchable(a.email) like all (patterns)) limit 200)
  )
  select 'user', u.id, null::jsonb, u.email, null::jsonb, null, case when u.deactivated_at is null then u.role::text
    else 'deactivated' end, best.rank
  from (select f.id, min(f.rank) as rank from found f group by f.id) best join public.users u on u.id = best.id
  order by best.rank, u.email, u.id
  limit 20;

  return query
  with found as (
    (select r.id, case when r.reference = joined then 0 when starts_with(r.reference, joined) then 1 else 3 end as rank
     from public.requests r where r.reference like of_reference limit 200)
    union all
    (select c.request_id, 0 from public.request_contacts c
      where private.searchable(c.contact_name) = ' ' || plain limit 20)
    union all
    (select c.request_id, 0 from public.request_contacts c
      where private.searchable(c.recipient_name) = ' ' || plain limit 20)
    union all
    (select c.request_id, least(
        private.match_rank(c.recipient_name, plain, beginnings), private.match_rank(c.contact_name, plain, beginnings)
      ) from public.request_contacts c
     where private.searchable(c.recipient_name || ' ' || c.contact_name) like longest
       and (alone or private.searchable(c.recipient_name || ' ' || c.contact_name) like patterns[2]
         and private.searchable(c.recipient_name || ' ' || c.contact_name) like all (patterns)) limit 200)
    union all
    (select c.request_id, 0 from public.request_contacts c
     where right(private.digits_of(c.contact_phone), 7) = last_seven limit 200)
    union all
    (select c.request_id, 0 from public.request_contacts c
     where right(private.digits_of(c.helper_phone), 7) = last_seven limit 200)
    union all
    (select c.request_id, 0 from public.request_contacts c where lower(c.contact_email) = lower(typed) limit 200)
    union all
    (select r.id, 4 from public.requests r where r.place_id = any (towns) limit 200)
  )
  select 'request', r.id, private.client(c), null::text, null::jsonb,
    regexp_replace(r.reference, '(...)(...)', '\1-\2-') || ', ' || p.name, r.status::text, best.rank
  from (select f.id, min(f.rank) as rank from found f group by f.id) best
  join public.requests r on r.id = best.id
  join public.places p on p.id = r.place_id
  left join public.request_contacts c on c.request_id = r.id
  order by best.rank, r.submitted_at desc, r.id
  limit 20;

  return query
  with found as (
    (select j.id, private.match_rank(j.title, plain, beginnings) as rank from public.jobs j
     where private.searchable(j.title) like longest
       and (alone or private.searchable(j.title) like patterns[2]
         and private.searchable(j.title) like all (patterns)) limit 200)
    union all
    (select j.id, 4 from public.jobs j where j.place_id = any (towns) limit 200)
  )
  select 'job', j.request_id, private.client(c), j.title, public.part(j), p.name, j.status::text, best.rank
  from (select f.id, min(f.rank) as rank from found f group by f.id) best
  join public.jobs j on j.id = best.id
  left join public.request_contacts c on c.request_id = j.request_id
  join public.places p on p.id = j.place_id
  order by best.rank, j.status, j.published_at desc, j.id
  limit 20;
end $$;
select private.expose('search_everything', 'authenticated');

-- A family's other requests, the latest first, twenty at most: those with the same email, or the same last nine
-- digits of a phone. The answer has no contact. Errors: not_allowed.
create function private.other_requests(_request_id uuid)
returns table (
  id uuid, client jsonb, reference text, status public.request_status, care_types public.care_type[], place text,
  submitted_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select r.id, private.client(o), r.reference, r.status, r.care_types, p.name, r.submitted_at
    from public.request_contacts c join (
      select e.request_id as of, s.request_id from public.request_contacts e
      join public.request_contacts s on lower(s.contact_email) = lower(e.contact_email)
      where e.request_id = _request_id
      union
      select e.request_id, s.request_id from public.request_contacts e
      join public.request_contacts s
        on right(private.digits_of(s.contact_phone), 7) = right(private.digits_of(e.contact_phone), 7)
        and right(private.digits_of(s.contact_phone), 9) = right(private.digits_of(e.contact_phone), 9)
      where e.request_id = _request_id and length(private.digits_of(e.contact_phone)) > 6
    ) same on same.of = c.request_id and same.request_id <> c.request_id
    join public.request_contacts o on o.request_id = same.request_id
    join public.requests r on r.id = o.request_id
    join public.places p on p.id = r.place_id
    where c.request_id = _request_id
    order by r.submitted_at desc, r.id limit 20;
end $$;
select private.expose('other_requests', 'authenticated');

-- The requests with this number, the family's or a helper's, the latest first, twenty at most, with their current and
-- earlier caregivers: for staff on the phone. Nothing for fewer than seven digits. Errors: not_allowed.
create function private.family_behind(_phone text)
returns table (
  id uuid, client jsonb, reference text, status public.request_status, submitted_at timestamptz, placements jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  digits constant text := private.digits_of(_phone);
begin
  perform private.require_role('admin');
  if length(digits) < 7 then return; end if;
  return query
    select r.id, private.client(c), r.reference, r.status, r.submitted_at, coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'caregiverName', p.caregiver_name, 'endedAt', p.ended_at)
        order by p.placed_at desc)
      from public.placements p where p.request_id = r.id
    ), '[]')
    from (
      select c.request_id from public.request_contacts c
      where right(private.digits_of(c.contact_phone), 7) = right(digits, 7)
        and right(private.digits_of(c.contact_phone), 9) = right(digits, 9)
      union
      select c.request_id from public.request_contacts c
      where right(private.digits_of(c.helper_phone), 7) = right(digits, 7)
        and right(private.digits_of(c.helper_phone), 9) = right(digits, 9)
    ) same
    join public.request_contacts c on c.request_id = same.request_id
    join public.requests r on r.id = same.request_id
    order by r.submitted_at desc, r.id limit 20;
end $$;
select private.expose('family_behind', 'authenticated');
