-- How a request comes in: everything is checked here again, stored exactly once, and frozen as it was sent.

-- A JSON array of strings as a text array without repeats; null and anything else become empty.
create function private.jsonb_texts(list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(list) = 'array'
    then array(select distinct e from jsonb_array_elements_text(list) e order by e)
    else '{}' end
$$;

-- The fault of the frozen answers, a list of question and answer, if any.
create function private.answers_fault(answers jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when answers is null or answers in ('null', '[]') then 'missing'
    when jsonb_typeof(answers) <> 'array' then 'invalid'
    when jsonb_array_length(answers) > 60 then 'too_long'
    else (
      select case
        when not bool_and(
          coalesce(jsonb_typeof(a -> 'question') = 'string' and jsonb_typeof(a -> 'answer') = 'string', false)
        ) then 'invalid'
        when bool_or(length(a ->> 'question') > 500 or length(a ->> 'answer') > 4000) then 'too_long'
      end
      from jsonb_array_elements(answers) a
    )
  end
$$;

-- What is wrong with a request, by field: {field: missing | invalid | too_long}. Empty when nothing is.
create function private.request_faults(request jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with texts (field, required, longest, pattern) as (values
    ('contact_name', true, 120, '\S.*\S'), ('recipient_name', true, 120, '\S.*\S'), ('address', true, 300, '\S.+\S'),
    ('contact_phone', false, 25, '.'), ('contact_email', false, 254, '.'),
    ('helper_name', false, 120, '\S.*\S'), ('helper_relation', false, 120, '\S.*\S'),
    ('helper_agreed_by', false, 120, '\S.*\S'), ('notes', false, 4000, '.'), ('internal_notes', false, 4000, '.')
  ), lists (field, required, words) as (values
    ('care_types', true, enum_range(null::public.care_type)::text[]),
    ('skills', false, enum_range(null::public.skill)::text[]),
    ('languages', false, enum_range(null::public.language_code)::text[])
  ), faults (field, fault) as (
    select t.field, case
      when jsonb_typeof(request -> t.field) not in ('string', 'null') then 'invalid'
      when v.value is null then case when t.required then 'missing' end
      when length(v.value) > t.longest then 'too_long'
      when v.value !~ t.pattern then 'invalid'
    end
    from texts t, lateral (select nullif(trim(request ->> t.field), '') as value) v
    union all
    select 'contact_phone', case
      when nullif(trim(request ->> 'contact_phone'), '') is null then
        case when nullif(trim(request ->> 'contact_email'), '') is null then 'missing' end
      when length(trim(request ->> 'contact_phone')) <= 25 and not private.is_phone(trim(request ->> 'contact_phone'))
        then 'invalid' end
    union all
    select 'contact_email', case
      when length(trim(request ->> 'contact_email')) <= 254 and not private.is_email(trim(request ->> 'contact_email'))
        and trim(request ->> 'contact_email') <> '' then 'invalid' end
    union all
    select l.field, case
      when request -> l.field is null or request -> l.field in ('null', '[]') then case when l.required then 'missing' end
      when jsonb_typeof(request -> l.field) <> 'array' then 'invalid'
      when not private.jsonb_texts(request -> l.field) <@ l.words then 'invalid'
    end
    from lists l
    union all
    -- Whoever asks on someone's behalf says how they know the family, and who in the family agrees.
    select h.field, 'missing'
    from (values ('helper_relation'), ('helper_agreed_by')) h (field)
    where nullif(trim(request ->> 'helper_name'), '') is not null and nullif(trim(request ->> h.field), '') is null
    union all
    select 'answers', private.answers_fault(request -> 'answers')
    union all
    select 'relation', case
      when coalesce(request ->> 'relation', '') = '' then 'missing'
      when request ->> 'relation' <> all (enum_range(null::public.care_relation)::text[]) then 'invalid' end
    union all
    select 'availability', case
      when coalesce(request ->> 'availability', '0') = '0' then 'missing'
      when request ->> 'availability' !~ '^[0-9]{1,9}$' then 'invalid'
      when not private.is_availability((request ->> 'availability')::integer) then 'invalid' end
    union all
    select 'place_id', case
      when request ->> 'place_id' is null then 'missing'
      when request ->> 'place_id' !~ '^[0-9]{1,18}$' then 'invalid'
      when not exists (select from public.places p where p.id = (request ->> 'place_id')::bigint) then 'invalid' end
    union all
    select 'starts_on', case
      when coalesce(request ->> 'starts_on', '') = '' then 'missing'
      -- Only yyyy-mm-dd: PostgreSQL also takes infinity, now and dates whose order depends on a setting.
      when request ->> 'starts_on' !~ '^\d{4}-\d{2}-\d{2}$' then 'invalid'
      when not pg_input_is_valid(request ->> 'starts_on', 'date') then 'invalid'
      -- A month of grace: a request that was made offline may arrive late.
      when (request ->> 'starts_on')::date not between private.today() - 31 and private.today() + 730 then 'invalid' end
    union all
    select 'hourly_budget', case
      when request ->> 'hourly_budget' is null then null
      when jsonb_typeof(request -> 'hourly_budget') <> 'number' then 'invalid'
      when (request ->> 'hourly_budget')::numeric not between 0 and 500 then 'invalid' end
    union all
    select 'priority', case when jsonb_typeof(request -> 'priority') not in ('boolean', 'null') then 'invalid' end
    union all
    select 'consent', case when request -> 'consent' is distinct from 'true'::jsonb then 'missing' end
    union all
    select 'reference', case when private.is_reference(request ->> 'reference') is not true then 'invalid' end
    union all
    select 'tracking_secret', case when coalesce(request ->> 'tracking_secret', '') !~ '^[0-9a-f]{32}$' then 'invalid' end
  )
  select coalesce(jsonb_object_agg(field, fault), '{}') from faults where fault is not null
$$;

-- Whether JSON has a number that is short to send and long to read: 1e131000 is eight characters, and 131,001 as text.
-- Thousands of them fit into a small request, so this is asked before any of it is turned into text.
create function private.has_endless_number(document jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_path_exists(
    document, 'strict $.** ? (@.type() == "number" && (@.abs() > 1e18 || @ != 0 && @.abs() < 1e-9))'
  )
$$;

-- A request as its sender gets it confirmed: [{reference, status, submitted_at}], the list that devices with an earlier
-- version of the app wait for.
create function private.receipt(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_array(
    jsonb_build_object('reference', r.reference, 'status', r.status, 'submitted_at', r.submitted_at)
  )
  from public.requests r where r.id = request
$$;

-- A request with its names cleaned; what is no text stays, to be refused.
create function private.clean_names(request jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select request || coalesce((
    select jsonb_object_agg(field, private.clean_name(request ->> field))
    from unnest(array[
      'contact_name', 'recipient_name', 'helper_name', 'helper_relation', 'helper_agreed_by'
    ]) field
    where jsonb_typeof(request -> field) = 'string'
  ), '{}')
$$;

-- The answers to freeze, in the shape and order that they were shown in.
create function private.frozen_answers(request jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('question', a -> 'question', 'answer', a -> 'answer') order by n)
  from jsonb_array_elements(request -> 'answers') with ordinality e (a, n)
$$;

-- What a sound request says about the care, and whom it names.
create function private.care_asked_for(request jsonb) returns public.requests
language sql stable set search_path = '' as $$
  select r from jsonb_populate_record(null::public.requests, jsonb_build_object(
    'relation', request -> 'relation', 'place_id', request -> 'place_id',
    'care_types', private.jsonb_texts(request -> 'care_types'), 'skills', private.jsonb_texts(request -> 'skills'),
    'languages', private.jsonb_texts(request -> 'languages'), 'availability', request -> 'availability',
    'starts_on', request -> 'starts_on', 'hourly_budget', request -> 'hourly_budget',
    'notes', nullif(trim(request ->> 'notes'), ''), 'answers', private.frozen_answers(request)
  )) r
$$;
create function private.contact_named(request jsonb) returns public.request_contacts
language sql stable set search_path = '' as $$
  select c from jsonb_populate_record(null::public.request_contacts, (
    select jsonb_object_agg(field, nullif(trim(request ->> field), '')) from unnest(array[
      'contact_name', 'contact_phone', 'contact_email', 'recipient_name', 'address', 'helper_name', 'helper_relation',
      'helper_agreed_by'
    ]) field
  )) c
$$;

-- Puts what a request says now in the place of what it said, whose frozen answers are kept as they were. Only until staff
-- begin to read: what they act on doesn't change under their hands. The same answers again, also earlier ones, come from a
-- device that never learned that they arrived, and change nothing. Takes a request that is locked.
-- Errors: request_under_way (detail: the status), invalid_answers, too_many_requests.
create function private.change_answers(asked public.requests, request jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  said jsonb := case when private.answers_fault(request -> 'answers') is null then private.frozen_answers(request) end;
  care public.requests;
  contact public.request_contacts;
  faults jsonb;
begin
  if asked.erased_at is not null or said = asked.answers or exists (
    select from private.earlier_answers e where e.request_id = asked.id and e.answers = said
  ) then return; end if;
  if asked.status <> 'submitted' then
    raise exception 'request_under_way' using detail = asked.status::text;
  end if;
  faults := private.request_faults(request);
  if faults <> '{}' then raise exception 'invalid_answers' using detail = faults::text; end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  care := private.care_asked_for(request);
  contact := private.contact_named(request);
  insert into private.earlier_answers (request_id, answers) values (asked.id, asked.answers);
  update public.requests r set
    (relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes, answers) = (
      care.relation, care.place_id, care.care_types, care.skills, care.languages, care.availability, care.starts_on,
      care.hourly_budget, care.notes, care.answers
    )
  where r.id = asked.id;
  update public.request_contacts c set
    (contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation, helper_agreed_by) = (
      contact.contact_name, contact.contact_phone, contact.contact_email, contact.recipient_name, contact.address,
      contact.helper_name, contact.helper_relation, contact.helper_agreed_by
    )
  where c.request_id = asked.id;
end $$;

-- Stores a request once, however often the device sends it, and answers with its receipt. Sent with other answers, it was
-- corrected on the device after it had left, and is changed.
-- Errors: too_large, malformed_request, invalid_answers (detail: request_faults), reference_taken, too_many_requests,
-- request_under_way.
create function private.submit_request(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  by_admin boolean := coalesce(private.my_role() = 'admin', false);
  request_id uuid;
  faults jsonb;
  secret bytea;
  stored bytea;
  asked public.requests;
  care public.requests;
  contact public.request_contacts;
  many_alike boolean := false;
begin
  if pg_column_size(request) > 131072 or private.has_endless_number(request) then raise exception 'too_large'; end if;
  if octet_length(request::text) > 65536 then raise exception 'too_large'; end if;
  if jsonb_typeof(request) is distinct from 'object' or not pg_input_is_valid(request ->> 'id', 'uuid') is true then
    raise exception 'malformed_request';
  end if;
  request_id := (request ->> 'id')::uuid;
  secret := extensions.digest(coalesce(request ->> 'tracking_secret', ''), 'sha256');

  -- The same request on several connections at once: one is stored; the others wait, find it, and do not count towards
  -- the limit.
  perform pg_advisory_xact_lock(hashtextextended(request_id::text, 0));
  select s.secret_hash into stored from private.request_secrets s where s.request_id = (request ->> 'id')::uuid;
  if found then
    if stored is distinct from secret then raise exception 'reference_taken'; end if;
    select * into asked from public.requests r where r.id = request_id for update;
    perform private.change_answers(asked, private.clean_names(request));
    return private.receipt(request_id);
  end if;

  -- The staff's own notes; ignored when anyone else sends them.
  if not by_admin then request := request - '{priority,internal_notes}'::text[]; end if;
  request := private.clean_names(request);
  faults := private.request_faults(request);
  if faults <> '{}' then raise exception 'invalid_answers' using detail = faults::text; end if;

  if not by_admin then
    -- A hospital's patients may share one address, so it is a generous limit; without an address, all share it.
    perform private.throttle('submit_request:' || private.caller_address(), 60, interval '10 minutes');
    -- Marked and not refused: otherwise ten requests in a family's name would keep that family out.
    many_alike := private.count_use(
      'submit_request:' || coalesce(
        lower(nullif(trim(request ->> 'contact_email'), '')), regexp_replace(request ->> 'contact_phone', '\D', '', 'g')
      ),
      interval '1 hour'
    ) > 10;
  end if;

  care := private.care_asked_for(request);
  contact := private.contact_named(request);
  begin
    insert into public.requests (
      id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
      answers, entered_by, priority, internal_notes, many_alike
    ) values (
      request_id, request ->> 'reference', care.relation, care.place_id, care.care_types, care.skills, care.languages,
      care.availability, care.starts_on, care.hourly_budget, care.notes, care.answers,
      case when by_admin then auth.uid() end,
      coalesce((request ->> 'priority')::boolean, false), nullif(trim(request ->> 'internal_notes'), ''),
      many_alike
    );
  exception when unique_violation then
    -- Answered and not raised, so that what was counted stays counted: otherwise references could be tried out without
    -- limit (docs/decisions/0023-a-request-is-found-by-its-secret.md). The API answers it as it does an error.
    perform set_config('response.status', '400', true);
    return '{"code": "P0001", "message": "reference_taken", "details": null, "hint": null}';
  end;
  contact.request_id := request_id;
  insert into public.request_contacts select contact.*;
  insert into private.request_secrets values (request_id, secret);
  perform private.tell_family(
    request_id, 'receipt',
    jsonb_build_object(
      'reference', private.show_reference(request ->> 'reference'), 'due', coalesce(private.due_on('request', now())::text, '')
    ),
    secret => jsonb_build_object('secret', request ->> 'tracking_secret')
  );
  return private.receipt(request_id);
end $$;

create function public.submit_request(request jsonb) returns jsonb
language sql set search_path = '' as $$ select private.submit_request(request) $$;
grant execute on function private.submit_request(jsonb), public.submit_request(jsonb) to anon, authenticated;
