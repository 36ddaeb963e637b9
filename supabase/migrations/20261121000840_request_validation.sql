-- What a valid request is. Everything that a device has checked is checked here again.

-- A JSON array of strings as a text array without duplicates. Null and anything else become empty.
create function private.jsonb_texts(list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(list) = 'array'
    then array(select distinct e from jsonb_array_elements_text(list) e order by e)
    else '{}' end
$$;

-- The fault in the frozen answers, a list of question and answer, if any.
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

-- What is wrong with a request, by field: {field: missing | invalid | too_long}. Empty if it is valid.
create function private.request_faults(request jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with texts (field, required, longest, pattern) as (
    select q.name, q.required, q.longest, q.pattern from private.questions() q where q.kind = 'text'
    union all values ('internal_notes', false, 4000, '.')
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
        case coalesce(request ->> 'contact_by', 'either')
          when 'call' then 'missing'
          when 'either' then case when nullif(trim(request ->> 'contact_email'), '') is null then 'missing' end
        end
      when length(trim(request ->> 'contact_phone')) <= 100 and private.clean_phone(request ->> 'contact_phone') is null
        then 'invalid' end
    union all
    select 'contact_email', case
      when nullif(trim(request ->> 'contact_email'), '') is null then
        case when request ->> 'contact_by' = 'email' then 'missing' end
      when length(trim(request ->> 'contact_email')) <= 254 and not private.is_email(trim(request ->> 'contact_email'))
        then 'invalid' end
    union all
    select 'helper_phone', 'invalid'
    where length(trim(request ->> 'helper_phone')) between 1 and 100
      and private.clean_phone(request ->> 'helper_phone') is null
    union all
    select 'helper_email', 'invalid'
    where length(trim(request ->> 'helper_email')) between 1 and 254
      and not private.is_email(trim(request ->> 'helper_email'))
    union all
    -- Devices with an earlier version of the app don't ask for it.
    select 'contact_by', 'missing' where request ->> 'contact_by' = ''
    union all
    select q.name, case
      when coalesce(request ->> q.name, '') in ('', case q.kind when 'list' then '[]' else '' end) then case
        when q.required then 'missing' end
      when q.kind = 'choice' then case when request ->> q.name <> all (q.words) then 'invalid' end
      when jsonb_typeof(request -> q.name) <> 'array' then 'invalid'
      when not private.jsonb_texts(request -> q.name) <@ q.words then 'invalid'
    end
    from private.questions() q where q.words is not null
    union all
    -- A person who asks for another family says who they are and who in the family agrees. Unless they are a friend
    -- or neighbour, they also say how they know the family. Devices with an earlier version of the app, which don't
    -- send contact_by, don't ask this.
    select h.field, 'missing'
    from (values ('helper_name', '{friend,other}'::text[]), ('helper_relation', '{other}'),
      ('helper_agreed_by', null)) h (field, of)
    where nullif(trim(request ->> h.field), '') is null
      and (of is null or request ->> 'relation' = any (of))
      and (
        nullif(trim(request ->> 'helper_name'), '') is not null
        or request ? 'contact_by' and request ->> 'relation' = any ('{friend,other}')
      )
    union all
    select 'answers', private.answers_fault(request -> 'answers')
    union all
    select 'availability', case
      when request -> 'flexible' = 'true' then null
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
      when coalesce(request ->> 'starts_on', '') = '' then
        case when coalesce(request ->> 'start', '') <> all ('{soon,unsure}') then 'missing' end
      -- Only yyyy-mm-dd. PostgreSQL would also take infinity, now, and dates whose order depends on a setting.
      when request ->> 'starts_on' !~ '^\d{4}-\d{2}-\d{2}$' then 'invalid'
      when not pg_input_is_valid(request ->> 'starts_on', 'date') then 'invalid'
      -- A month of grace, since a request made offline may arrive late.
      when (request ->> 'starts_on')::date not between private.today() - private.days_back(31)
        and private.today() + 731 then 'invalid' end
    union all
    select 'set_times', 'invalid'
    where request -> 'set_times' <> 'null' and not private.are_set_times(request -> 'set_times')
    union all
    select 'hours_per_visit', case
      when request ->> 'hours_per_visit' is null then null
      when jsonb_typeof(request -> 'hours_per_visit') <> 'number' then 'invalid'
      when (request ->> 'hours_per_visit')::numeric not between 0.5 and 24 then 'invalid' end
    union all
    select 'hourly_budget', case
      when request ->> 'hourly_budget' is null then null
      when jsonb_typeof(request -> 'hourly_budget') <> 'number' then 'invalid'
      when not private.is_hourly_rate((request ->> 'hourly_budget')::numeric) then 'invalid' end
    union all
    select 'flexible', case when jsonb_typeof(request -> 'flexible') not in ('boolean', 'null') then 'invalid' end
    union all
    select 'priority', case when jsonb_typeof(request -> 'priority') not in ('boolean', 'null') then 'invalid' end
    union all
    select 'consent', case when request -> 'consent' is distinct from 'true'::jsonb then 'missing' end
    union all
    select 'reference', case when private.is_reference(request ->> 'reference') is not true then 'invalid' end
    union all
    select 'tracking_secret', case when not private.is_secret(request ->> 'tracking_secret') then 'invalid' end
  )
  select coalesce(jsonb_object_agg(field, fault), '{}') from faults where fault is not null
$$;

-- A request with its names cleaned. What is not text stays, to be refused later. A person who asks for themselves has
-- no helper.
create function private.clean_names(request jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select (request || coalesce((
    select jsonb_object_agg(field, private.clean_name(request ->> field))
    from unnest(array[
      'contact_name', 'recipient_name', 'helper_name', 'helper_relation', 'helper_agreed_by'
    ]) field
    where jsonb_typeof(request -> field) = 'string'
  ), '{}')) - case when request ->> 'relation' = 'self' then 
    '{helper_name,helper_relation,helper_agreed_by,helper_phone,helper_email}' else '{}' end::text[]
$$;

-- Raises too_large for a request longer than people write.
create function private.refuse_too_large(request jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if pg_column_size(request) > 131072 then raise exception 'too_large'; end if;
  if octet_length(request::text) > 65536 then raise exception 'too_large'; end if;
end $$;

-- When a device's answers were last changed, in milliseconds by its clock. Null if it doesn't say. A clock that is
-- far ahead counts as one day ahead, so that an answer sent later from a correct clock can still be newer.
create function private.saved_at(request jsonb) returns bigint
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(request -> 'saved_at') = 'number' and (request ->> 'saved_at')::numeric >= 0 then least(
    (request ->> 'saved_at')::numeric, extract(epoch from now() + interval '1 day') * 1000
  )::bigint end
$$;
