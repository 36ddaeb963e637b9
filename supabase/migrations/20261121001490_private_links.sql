-- The links that open a request for its family without an account. Each opens one request for one purpose, until it
-- expires or is ended (decision 0023).

-- Whether the address on file may belong to staff: it came through a link that they have seen, or they changed it.
-- Then staff may read what is emailed to it.
create function private.address_is_known(request uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select e.by_known_link or not e.by_family from public.events e
    where e.subject_type = 'request_contacts' and e.subject_id = request::text and e.action = 'update'
      and e.after ? 'contact_email'
    order by e.id desc limit 1
  ), false)
$$;

-- Makes a link. Answers its secret, which is stored nowhere. A link for a single purpose works for two weeks.
create function private.make_link(
  request uuid, made_by private.link_maker, purpose private.link_purpose default 'all',
  secret text default encode(extensions.gen_random_bytes(16), 'hex'), name text default null,
  known_to_staff boolean default false, about uuid[] default '{}'
) returns text
language sql set search_path = '' as $$
  insert into private.request_links (request_id, secret_hash, purpose, about, made_by, name, known_to_staff, expires_at)
  values (
    request, sha256(convert_to(secret, 'utf8')), purpose, about, made_by, name, known_to_staff,
    case when purpose <> 'all' then now() + interval '14 days' end
  );
  select secret
$$;

-- What the link in an email to a family may do. Null for an email without a link.
create function private.purpose_of(kind private.mail_kind) returns private.link_purpose
language sql immutable set search_path = '' as $$
  select case
    when kind in ('receipt', 'private_link') then 'all'
    when kind in ('question', 'message_answered') then 'question'
    when kind in ('introduction', 'terms_offered') then 'introduction'
    when kind in ('check_in', 'complaint_received', 'safety_received', 'complaint_settled') then 'check_in'
    when kind = 'terms_proposed' then 'terms'
    when kind in ('visit_off', 'visit_covered', 'visit_on_again', 'visit_moved') then 'visit'
    when kind in ('withdrawal_noted', 'request_closed', 'request_declined', 'care_ended') then 'take_back'
    when kind not in ('helper_receipt', 'contact_address_left') then 'status'
  end::private.link_purpose
$$;

-- Whether a link may do this step, or without a step, read. Every link may write to our team, and a link about care
-- may say that something isn't right. Neither shows more.
create function private.allows(purpose private.link_purpose, step text) returns boolean
language sql immutable set search_path = '' as $$
  select step is null or purpose = 'all' or step = purpose::text or step = 'write'
    or step = 'complain' and purpose in ('status', 'visit', 'check_in', 'take_back')
$$;

-- Notes which link the call came by. What it shows, and how its events are marked, follow from that.
create function private.act_by(link private.request_links) returns void
language sql set search_path = '' as $$
  select set_config('links.opened', link.id::text, true),
    set_config('events.by_known_link', case when link.known_to_staff then 'on' else '' end, true),
    private.act_as_family()
$$;

-- The link by which the call came.
create function private.opened_link() returns uuid
language sql stable set search_path = '' as $$ select nullif(current_setting('links.opened', true), '')::uuid $$;

-- The link that a reference and a secret open, for this step about one thing or, without one, to read. Null if either
-- is wrong. It is found by the secret and then compared with the reference, so that neither the answer nor its time
-- shows if a reference exists. Wrong tries are counted by address. The right secret always works, because 128 bits
-- can't be guessed. Errors: too_many_requests; link_ended (revoked or expired) and link_not_for_this (it is for another
-- step, or about another thing) for its holder.
create function private.open_link(reference text, secret text, step text default null, about uuid default null)
  returns private.request_links
language plpgsql set search_path = '' as $$
declare
  -- People copy both with spaces and dashes. No more of a text is read than a key can have.
  given_reference text := upper(regexp_replace(left(reference, 99), '[^[:alnum:]]', '', 'g'));
  given_secret text := lower(regexp_replace(left(secret, 99), '[^[:alnum:]]', '', 'g'));
  found_ids uuid[];
  link private.request_links;
begin
  select array_agg(l.id) into found_ids
  from private.request_links l where l.secret_hash = sha256(convert_to(given_secret, 'utf8'));
  if found_ids is not null then
    select l.* into link from private.request_links l join public.requests r on r.id = l.request_id
    where l.id = any (found_ids) and r.reference = given_reference;
  end if;
  if link.id is null then
    perform private.throttle('open_link:' || private.caller_address(), 30, interval '10 minutes');
    return null;
  end if;
  if link.revoked_at is not null or link.expires_at <= now() then raise exception 'link_ended'; end if;
  if not private.allows(link.purpose, step)
    or link.purpose <> 'all' and about is not null and about <> all (link.about) then
    raise exception 'link_not_for_this' using detail = link.purpose::text;
  end if;
  perform private.act_by(link);
  return link;
end $$;

-- To the hour, so that a page that reloads writes nothing. Always after the request is locked. Someone with a link
-- that staff have seen may be staff reading the contact, so the first time each day counts as a view.
create function private.note_use(link private.request_links) returns void
language sql set search_path = '' as $$
  update private.request_links l set last_used_at = now()
  where l.id = link.id and (l.last_used_at > now() - interval '1 hour') is not true;
  insert into public.events (actor_id, subject_type, subject_id, action)
  select auth.uid(), 'request_contacts', c.request_id::text, 'read'
  from public.request_contacts c
  where c.request_id = link.request_id and link.known_to_staff and link.purpose = 'all' and not exists (
    select from public.events e
    where e.subject_type = 'request_contacts' and e.subject_id = c.request_id::text and e.action = 'read'
      and e.by_known_link and private.day_of(e.occurred_at) = private.today()
  )
$$;

-- The links that open a request now, first those to all of it, each group newest first.
create function private.links_of(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'purpose', l.purpose, 'madeBy', l.made_by, 'name', l.name, 'knownToStaff', l.known_to_staff,
    'madeAt', l.made_at, 'expiresAt', l.expires_at, 'lastUsedAt', l.last_used_at, 'isThis', l.id = private.opened_link()
  ) order by l.purpose, l.made_at desc, l.id), '[]')
  from private.request_links l
  where l.request_id = request and l.revoked_at is null and (l.expires_at > now()) is not false
$$;

-- The entries of a list that a link opens. A link for one purpose opens only what it is about.
create function private.opened(list jsonb, key text, link private.request_links) returns jsonb
language sql stable set search_path = '' as $$
  select case when link.purpose <> 'all' then (
    select coalesce(jsonb_agg(entry order by nr), '[]')
    from jsonb_array_elements(list) with ordinality e (entry, nr) where (entry ->> key)::uuid = any (link.about)
  ) else list end
$$;

-- Empty values for the parts of private.tracked_request that a link for one purpose doesn't show or allow. A request
-- that is `over` shows what it asked for, so that the family can ask for care again.
create function private.not_shown(purpose private.link_purpose, can jsonb, over boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case when purpose <> 'all' then jsonb_build_object('can', (
    select jsonb_object_agg(step.key, step.value::boolean and step.key in ('write', case purpose
      when 'question' then 'answer' when 'take_back' then 'takeBack' end))
    from jsonb_each(can) step
  )) || (
    select jsonb_object_agg(part.name, part.instead)
    from (values
      ('answers', '[]'::jsonb, '{}'::private.link_purpose[]), ('contact', 'null', '{}'),
      ('asked', 'null', case when over then '{take_back}' else '{}' end::private.link_purpose[]),
      ('arrivalNotes', 'null', '{}'),
      ('contactReadings', '[]', '{}'), ('wantsEmails', 'null', '{}'), ('links', '[]', '{}'),
      ('place', '""', case when over then '{take_back}' else '{}' end::private.link_purpose[]),
      ('careTypes', '[]', '{}'), ('caregivers', '[]', '{status,visit,take_back}'),
      ('visits', '[]', '{status,visit,take_back}'), ('steps', '[]', '{status,visit,take_back}'),
      ('careBy', '[]', '{status,visit,check_in,take_back}'),
      ('statusReason', 'null', '{status,visit,take_back}'),
      ('week', '{"visits": [], "asked": 0, "covered": 0, "lookedFor": 0, "until": []}',
        '{status,visit,take_back,introduction}')
    ) part (name, instead, shown_for)
    where purpose <> all (part.shown_for)
  ) else '{}' end
$$;

-- Records what was done with a request's links, and with `which` of them, but never a secret.
create function private.record_link(request uuid, done text, which jsonb default '{}') returns void
language sql set search_path = '' as $$
  insert into public.events (actor_id, subject_type, subject_id, action, after)
  values (auth.uid(), 'requests', request::text, 'update', jsonb_build_object('private_link', done) || which)
$$;

-- Emails a link to the address on file, up to five an hour for a request. Answers whether it did. Takes a locked
-- request.
create function private.email_link(asked public.requests) returns boolean
language plpgsql set search_path = '' as $$
begin
  -- Counted even if no link is made, so that the call does the same work.
  if private.count_use('send_private_link:' || coalesce(asked.id::text, 'nobody'), interval '1 hour') > 5
    or asked.id is null then
    return false;
  end if;
  perform private.notify_family(
    asked.id, 'private_link', jsonb_build_object('reference', private.show_reference(asked.reference)),
    gen_random_uuid()::text
  );
  perform private.record_link(asked.id, 'sent');
  return true;
end $$;

-- Sends a link to the email of a request, if this is its email. It always answers true, so that nobody learns what we
-- know. An address may ask five times an hour. Errors: too_many_requests, by the address alone.
create function private.send_private_link(_reference text, _email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given_reference text := upper(regexp_replace(left(_reference, 99), '[^[:alnum:]]', '', 'g'));
  given_email text := lower(trim(left(_email, 300)));
  asked public.requests;
begin
  perform private.throttle('send_private_link:' || private.caller_address(), 5, interval '1 hour');
  select r.* into asked
  from public.requests r join public.request_contacts c on c.request_id = r.id
  where r.reference = given_reference and lower(c.contact_email) = given_email and r.erased_at is null
  for update of r;
  if private.may_write_about(asked.id, given_email, 'link') then perform private.email_link(asked); end if;
  return true;
end $$;
select private.expose('send_private_link', 'anon', 'authenticated');

-- A link for a family that has lost theirs. It is emailed ({emailed}) or, if no email reaches them, shown once for an
-- admin to read out ({reference, secret}). Reading it out counts as a view of the contact. It ends the last link that
-- was read out, and no other. Errors: not_allowed, request_not_found, request_step_not_allowed (erased),
-- too_many_requests.
create function private.issue_private_link(_request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = _request_id for update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if asked.erased_at is not null then raise exception 'request_step_not_allowed' using detail = 'erased'; end if;
  if exists (
    select from public.request_contacts c where c.request_id = asked.id and c.contact_email is not null
  ) and private.reach_of(asked.id) <> 'failed' then
    if not private.email_link(asked) then raise exception 'too_many_requests'; end if;
    return '{"emailed": true}';
  end if;
  insert into public.events (actor_id, subject_type, subject_id, action)
  values (auth.uid(), 'request_contacts', asked.id::text, 'read');
  update private.request_links l set revoked_at = now(), last_used_at = null
  where l.request_id = asked.id and l.made_by = 'staff' and l.revoked_at is null;
  perform private.record_link(asked.id, 'issued');
  return jsonb_build_object(
    'reference', asked.reference, 'secret', private.make_link(asked.id, 'staff', known_to_staff => true)
  );
end $$;
select private.expose('issue_private_link', 'authenticated');

-- A family makes another link to all of their request and names it, to tell it from the others. The device makes the
-- secret, so that a call sent twice makes one link. Errors: name_missing, too_long, malformed_request, too_many_links,
-- request_step_not_allowed (erased), link_ended, link_not_for_this, too_many_requests.
create function private.add_link(_reference text, _secret text, _name text, _new_secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'links');
  given_name text := nullif(private.typed(_name), '');
begin
  if asked.id is null then return null; end if;
  if asked.erased_at is not null then raise exception 'request_step_not_allowed' using detail = 'erased'; end if;
  if given_name is null then raise exception 'name_missing'; end if;
  if length(given_name) > 60 then raise exception 'too_long'; end if;
  if not private.is_secret(_new_secret) then raise exception 'malformed_request'; end if;
  if not exists (
    select from private.request_links l where l.request_id = asked.id and l.secret_hash
      = sha256(convert_to(_new_secret, 'utf8'))
  ) then
    perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
    if (
      select count(*) from private.request_links l
      where l.request_id = asked.id and l.made_by = 'family' and l.revoked_at is null
    ) >= 20 then raise exception 'too_many_links'; end if;
    perform private.make_link(
      asked.id, 'family', 'all', _new_secret, given_name,
      (select l.known_to_staff from private.request_links l where l.id = private.opened_link())
    );
    perform private.record_link(asked.id, 'made');
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('add_link', 'anon', 'authenticated');

-- A family ends one of their links. Ending it again changes nothing. Errors: link_ended, link_not_for_this,
-- too_many_requests.
create function private.end_link(_reference text, _secret text, _link_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'links');
  ended private.request_links;
begin
  if asked.id is null then return null; end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  select * into ended from private.request_links l
  where l.id = _link_id and l.request_id = asked.id and l.revoked_at is null;
  if found then
    update private.request_links l set revoked_at = now(), name = null, last_used_at = null where l.id = ended.id;
    perform private.record_link(asked.id, 'ended', jsonb_build_object('made_by', ended.made_by));
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('end_link', 'anon', 'authenticated');
