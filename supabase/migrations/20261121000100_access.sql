-- Nothing can be reached until a later migration grants it, by name and by column.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PostgreSQL lets everyone execute a new function. Only the global form of the grant takes that back.
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated;

-- Security definer functions and tables for the operator are in this schema. It is not exposed, so nothing in it has
-- a URL.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- A text without control characters, except line ends and tabs, and without marks of direction. A control character
-- could hide a name from `reveals_contact`, or pass for one of our codes (`private.coded`). A mark of direction shows
-- words in another order than they were written.
create function private.printable(words text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    words, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'
  )
$$;

-- In JSON text, \u escapes a control character only after an even number of backslashes. Error: too_large, for a number
-- that is short to send but long to read: 1e131000 is eight characters, and 131,001 as text; 0e-16383 has 16,383
-- decimals. Thousands of them fit into a small request, so this is asked before any of it becomes text.
create function private.printable(words jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  written text;
begin
  if exists (
    select from jsonb_path_query(words, 'strict $.** ? (@.type() == "number")') number
    where abs(number::numeric) > 1e18 or scale(number::numeric) > 30
  ) then
    raise exception 'too_large';
  end if;
  written := words::text;
  if (written !~ '\\(u00|b|f)|[\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]') is not false then
    return words;
  end if;
  return regexp_replace(
    written,
    '(?<!\\)((\\\\)*)(\\u00[01][0-9a-f]|\\[bf]|[\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])', '\1', 'g'
  )::jsonb;
end $$;
grant execute on function private.printable(text), private.printable(jsonb) to anon, authenticated, service_role;

-- Gives a private function its URL: a wrapper of the same name in public, which runs as its caller. Both are granted
-- to these roles. A call names an argument `_x` as `x`. Inside the function, the underscore tells it from a column.
-- Any other argument keeps its default.
create function private.expose(name text, variadic roles text[]) returns void
language plpgsql set search_path = '' as $$
declare
  role_list constant text := (select string_agg(quote_ident(r), ', ') from unnest(roles) r);
  f pg_catalog.pg_proc;
  arguments text;
  passed text;
begin
  select * into strict f from pg_catalog.pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname = expose.name;
  select
    string_agg(
      quote_ident(substr(a.name, 2)) || ' ' || format_type(f.proargtypes[a.nr - 1], null)
        || coalesce(' default ' || pg_get_function_arg_default(f.oid, a.nr::integer), ''),
      ', ' order by a.nr
    ),
    string_agg(
      quote_ident(a.name) || ' => ' || case when f.proargtypes[a.nr - 1] in ('text'::regtype, 'jsonb'::regtype)
        then 'private.printable($' || a.nr || ')' else '$' || a.nr end,
      ', ' order by a.nr
    )
  into arguments, passed
  from unnest(f.proargnames[:f.pronargs]) with ordinality a (name, nr)
  where a.name like '\_%';
  execute format(
    'create function public.%I(%s) returns %s language sql %s set search_path = '''' as %L', name, arguments,
    pg_get_function_result(f.oid), case f.provolatile when 'v' then 'volatile' when 's' then 'stable'
      else 'immutable' end,
    format(case when f.proretset then 'select * from private.%I(%s)' else 'select private.%I(%s)' end, name, passed)
  );
  execute format('grant execute on function private.%1$I, public.%1$I to %2$s', name, role_list);
end $$;

-- Every call ends: a visitor's after 2 seconds, anyone else's after 5 (decision 0066). PostgREST applies a role's
-- settings to each call.
alter role anon set statement_timeout = '2s';
alter role authenticated set statement_timeout = '5s';
notify pgrst, 'reload config';

-- How often a key was used in the current window. Compared byte by byte, so that keys can also be found by their
-- beginning.
create table private.throttle_hits (
  key text collate "C" not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (key, window_start)
);
create index throttle_hits_window_idx on private.throttle_hits (window_start);

-- Counts one more use of a key. Answers how often it was used in its window, which is a day at most.
create function private.count_use(throttle_key text, window_length interval) returns integer
language plpgsql set search_path = '' as $$
declare
  start timestamptz := pg_catalog.date_bin(window_length, now(), timestamptz '2000-01-01');
  used integer;
begin
  -- Keys may name people, so they are deleted when their window is over. Rows that another call is deleting are
  -- skipped.
  delete from private.throttle_hits where (key, window_start) in (
    select h.key, h.window_start from private.throttle_hits h
    where h.window_start < now() - interval '1 day'
    limit 100 for update skip locked
  );
  insert into private.throttle_hits as h (key, window_start) values (throttle_key, start)
    on conflict (key, window_start) do update set hits = h.hits + 1
    returning hits into used;
  return used;
end $$;

-- Raises too_many_requests once a key has been used more than max_hits times in its window.
create function private.throttle(throttle_key text, max_hits integer, window_length interval) returns void
language plpgsql set search_path = '' as $$
begin
  if private.count_use(throttle_key, window_length) > max_hits then
    raise exception 'too_many_requests';
  end if;
end $$;

-- The mailbox behind an address: nearly every provider ignores a plus and what follows it, and Gmail ignores dots and
-- has a second domain.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select case when known.address ~ '@gmail\.com$'
    then replace(split_part(known.address, '@', 1), '.', '') || '@gmail.com' else known.address end
  from (
    select regexp_replace(
      regexp_replace(lower(trim(mailbox_of.address)), '\+[^@]*@', '@'), '@googlemail\.com$', '@gmail.com'
    ) as address
  ) known
$$;

-- Whether we may still write to a mailbox today about something that its owner may not have done.
create function private.may_write_to(address text) returns boolean
language sql set search_path = '' as $$
  select nullif(trim(address), '') is null
    or private.count_use('strangers:' || private.mailbox_of(address), interval '1 day') <= 20
$$;

-- How much one account may write into tables itself, since the audit log keeps each change for years. Functions limit
-- what they do in the same way, before they lock anything.
create function private.limit_writes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  return null;
end $$;

-- The caller's network address, as the proxy before the API names it. Empty when it is not known. For an IPv6 address
-- it is the network of 64 bits, which belongs to one household or server.
create function private.caller_address() returns text
language sql stable set search_path = '' as $$
  select case when address like '%:%' and pg_input_is_valid(address, 'inet')
    then host(network(set_masklen(address::inet, 64))) else address end
  from (
    select trim(coalesce(h ->> 'cf-connecting-ip', split_part(h ->> 'x-forwarded-for', ',', 1), '')) as address
    from (select nullif(current_setting('request.headers', true), '')::jsonb as h) headers
  ) caller
$$;

-- A text of ours among texts that people type, such as a reason. It is a code, sometimes with a value, between two
-- signs that nobody can type (private.typed). src/domain/coded-texts.ts words it (decision 0156). Search finds it by
-- code and value.
create type private.text_code as enum (
  'another_caregiver_placed', 'nobody_needed', 'caregiver_left', 'family_needs_no_care',
  'family_erased_request', 'care_in', 'name_no_longer_kept', 'nobody_saw_to_it'
);

create function private.coded(code private.text_code, value text default null) returns text
language sql immutable set search_path = '' as $$ select E'\x1f' || code || coalesce(' ' || value, '') || E'\x1f' $$;

-- Whether a text has a letter or sign that can be seen.
create function private.says_something(words text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    words, '[[:space:][:cntrl:]\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
      '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g'
  ) <> ''
$$;

-- What a person typed, trimmed. Empty if nothing in it can be seen.
create function private.typed(words text) returns text
language sql immutable set search_path = '' as $$
  select case when private.says_something(words) is false then '' else trim(private.printable(words), E' \t\r\n') end
$$;

-- A number or a day that a call names in an object. Null if it names none. Raises the fault for anything else.
create function private.as_number(named jsonb, key text, fault text, decimals integer default 9) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if named ->> key !~ '^-?\d{1,9}(\.\d{1,9})?$' or scale((named ->> key)::numeric) > decimals then
    raise exception '%', fault;
  end if;
  return named ->> key;
end $$;

create function private.as_day(named jsonb, key text, fault text) returns date
language plpgsql stable set search_path = '' as $$
begin
  if named ->> key !~ '^\d{4}-\d\d-\d\d$' or not pg_input_is_valid(named ->> key, 'date') then
    raise exception '%', fault;
  end if;
  return named ->> key;
end $$;

-- The trimmed reason for a transition, or null. Raises reason_missing if it is needed, and too_long past 1000
-- characters.
create function private.reason(words text, needed boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  reason text := nullif(private.typed(words), '');
begin
  if needed and reason is null then raise exception 'reason_missing'; end if;
  if length(reason) > 1000 then raise exception 'too_long'; end if;
  return reason;
end $$;

-- The trimmed name of who told staff something. Raises said_by_missing without one, or past 200 characters.
create function private.teller(said_by text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  teller text := private.typed(said_by);
begin
  if length(teller) between 1 and 200 is not true then raise exception 'said_by_missing'; end if;
  return teller;
end $$;

-- Whether an email can go to this address and nowhere else. It has no spaces and no invisible letters, and nothing
-- that ends the address in a link or an email's header. Each part of its domain has letters, no hyphen at an end, and
-- the last part has two letters or more. No letter is one that mail servers read as another, such as the wide ｇ of
-- ｇmail.com: one mailbox would count as many. src/domain/email.ts has the same rule. A stricter one would refuse
-- addresses that exist.
create function private.is_email(words text) returns boolean
language sql immutable set search_path = '' as $$
  select length(words) <= 254 and words is nfkc normalized
    and words !~ '[[:cntrl:]\u00ad\u034f\u180b-\u180f\u1e9e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3002\ufe00-\ufe0f'
      '\ufeff\U0001bca0-\U0001bca3\U000e0000-\U000e0fff]'
    and words ~ '^[^@\s?#%,;:<>()[\]\\"]+@[^@\s?#%,;:<>()[\]\\"&/=]+\.'
      '[^@\s?#%,;:<>()[\]\\"&/=.0-9][^@\s?#%,;:<>()[\]\\"&/=.]+$'
    and words !~ '^\.|\.\.|\.@|@\.|@(.*\.)?-|@.*-(\.|$)'
$$;
