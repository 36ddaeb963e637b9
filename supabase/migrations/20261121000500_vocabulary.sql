-- The words that requests, profiles and jobs share, so that needs and offers can be compared.

create type public.care_type as enum (
  'companionship', 'personal_care', 'household_help', 'dementia_care', 'disability_support',
  'respite_care', 'overnight_care', 'after_hospital', 'palliative_care'
);

create type public.skill as enum (
  'bathing_and_dressing', 'moving_and_handling', 'meal_preparation', 'medication_support', 'continence_care',
  'dementia_support', 'stroke_recovery', 'parkinsons_care', 'diabetes_care', 'wound_care', 'tube_feeding',
  'mental_health_support', 'sign_language', 'driving', 'comfortable_with_pets'
);

create type public.language_code as enum (
  'en', 'ga', 'ar', 'de', 'es', 'fr', 'hi', 'it', 'lt', 'pl', 'pt', 'ro', 'tl', 'uk', 'yo', 'zh'
);

create type public.document_kind as enum (
  'identity', 'qualification', 'first_aid', 'background_check', 'reference', 'driving_licence', 'insurance'
);

-- Whether a list of words is of limited length and without nulls.
create function private.is_choice(words anyarray) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(words) <= 50 and array_position(words, null) is null
$$;

-- Each word once, in the order of first appearance.
create function private.without_duplicates(words anyarray) returns anyarray
language sql immutable parallel safe set search_path = '' as $$
  select array(select w.word from unnest(words) with ordinality w (word, nth) group by w.word order by min(w.nth))
$$;

-- Words as a number with one bit each. A word's bit is its position, so new words may only be appended.
create function private.bits(words anyarray) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  kind text[] := enum_range(words[1])::text[];
  word text;
  mask integer := 0;
begin
  foreach word in array coalesce(words::text[], '{}') loop
    mask := mask | (1 << (array_position(kind, word) - 1));
  end loop;
  return mask;
end $$;

-- A phone number as it is kept: +353851234567, with an extension +353851234567x214, without a plus if its area is not
-- known.
create function private.is_phone(words text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select words ~ '^[+]?[0-9]{6,15}(x[0-9]{1,6})?$'
$$;

-- A typed or pasted phone number without invisible characters, with one kind of space and hyphen, and its extension:
-- {085 123-4567,214}.
create function private.split_phone(words text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select regexp_match(regexp_replace(trim(regexp_replace(regexp_replace(regexp_replace(
    normalize(words, nfkc), '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'
  ), '[\t\n\v\f\r \u0085\u2028\u2029]+', ' ', 'g'), '[\u2010-\u2015\u2212\u2022\u2043\u00b7]', '-', 'g')),
    '^tel[.:]* ?', '', 'i'
  ), '^(.*?)(?:[ ,;(]*(?:ext(?:ension|n)?|x|#)[ .:]*([0-9]{1,6})[ )]*)?$', 'i')
$$;

-- A typed number as it is kept, or null if it is not a number (src/domain/phone.ts, tests/fixtures/phones.json).
-- Devices with an earlier version of the app may send one without an area. It is kept as it is dialled in that area.
create function private.clean_phone(words text) returns text
language plpgsql stable set search_path = '' as $$
declare
  o private.operator;
  plain text;
  extension text;
  digits text;
  abroad text;
  kept text;
begin
  if length(words) > 100 or coalesce(trim(words), '') = '' then return null; end if;
  select s.parts[1], s.parts[2] into plain, extension from private.split_phone(words) s (parts);
  if plain !~ '^[(]?[+]?([ ()/.-]*[0-9]){6,17}[ ()/.-]*$' then return null; end if;
  select * into o from private.operator;
  digits := regexp_replace(plain, '\D', '', 'g');
  -- The zero in +353 (0)85 is for calls from within the country.
  abroad := regexp_replace(regexp_replace(plain, '[(] ?0 ?[)]', '', 'g'), '\D', '', 'g');
  kept := case
    when plain ~ '^[(]?[+]' then abroad
    when starts_with(abroad, o.exit_prefix) then substr(abroad, length(o.exit_prefix) + 1)
    when starts_with(abroad, o.dialling_code) and length(abroad) > o.longest_number
      and length(abroad) - length(o.dialling_code) between o.shortest_number and o.longest_number + 1 then abroad
    when o.trunk_prefix <> '' and starts_with(digits, o.trunk_prefix)
      or length(digits) between o.whole_number and o.longest_number then o.dialling_code || digits
  end;
  if starts_with(kept, o.dialling_code) then
    kept := o.dialling_code || ltrim(substr(kept, length(o.dialling_code) + 1), o.trunk_prefix);
  end if;
  kept := coalesce('+' || kept, digits) || coalesce('x' || extension, '');
  return case when private.is_phone(kept) then kept end;
end $$;

-- The digits of a number without its extension.
create function private.digits_of(phone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(split_part(phone, 'x', 1), '\D', '', 'g')
$$;

-- Whether a text tells how to reach someone: it has what looks like an email, a web address or a phone number. It
-- sees through lookalike letters, invisible characters and spacing. Days, years, times and amounts don't count. But a
-- phone number may end like a year, so a few digits beside one are enough (src/domain/holds-contact.ts).
create function private.holds_contact(words text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select plain ~ (
    '[^\s@]@[^\s@]|https?://|www\.\S|[a-z0-9-]{2}\s*\.('
    '(com|net|org|info|biz|eu|ie|uk|de|fr|es|pl|pt|nl|ch|ro|ua|lt|lv|io|app|xyz)(?![a-z0-9_-])|(me|ee|ly)/)'
  ) or exists (
    select from regexp_matches(plain, '[0-9](?:[\s().+/\u2010-\u2015\u2212-]*[0-9]){6,}', 'g') found (digits)
    where length(regexp_replace(regexp_replace(
      found.digits[1],
      '(?<![0-9])((19|20)[0-9]{2}([./-][0-9]{1,2}){2}|([0-9]{1,2}[./-]){0,2}(19|20)[0-9]{2})(?![0-9])'
      '|(?<![0-9.])[0-9]{1,2}\.[0-9]{2}(?![0-9.])', '', 'g'
    ), '[^0-9]', '', 'g')) > 4
  )
  from regexp_replace(regexp_replace(
    lower(regexp_replace(
      normalize(words, nfkc), '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'
    )),
    '\s*[([{<]\s*at\s*[])}>]\s*', '@', 'g'
  ), '\s*[([{<]\s*dot\s*[])}>]\s*|\s+dot\s+', '.', 'g') plain
$$;

-- A name as it is kept: on one line, trimmed, without invisible characters that change how it reads, such as U+200B
-- (no width) and U+202E (right to left). Characters that join letters in some scripts stay. What only looks like a
-- space, such as U+2800 and U+3164, becomes one, so that a first name ends where it seems to.
create function private.clean_name(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select trim(regexp_replace(
    regexp_replace(name, '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]', '',
      'g'),
    '[\u0001-\u001f\u007f-\u009f\u00a0\u034f\u115f\u1160\u2028\u2029\u2800\u3000\u3164\uffa0[:space:]]+', ' ', 'g'
  ))
$$;

-- 7 days x 4 parts of the day, bit = day * 4 + part (src/domain/availability.ts). “Any time of the day” is all
-- mornings, afternoons and evenings (src/domain/usual-times.ts).
create function private.any_time() returns integer
language sql immutable parallel safe set search_path = '' as $$ select x'7777777'::integer $$;

create function private.is_availability(week integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$ select week between 0 and 268435455 $$;

-- The rate or budget of an hour: from 1 to 1,000, and no finer than the currency's coins.
create function private.is_hourly_rate(amount numeric) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select amount between 1 and 1000 and amount = round(amount, 2)
$$;

-- A check constraint runs as the role that writes the row.
grant execute on function
  private.is_choice, private.is_phone, private.digits_of, private.is_availability, private.any_time,
  private.is_hourly_rate
to authenticated;
