-- A lost private link is issued again, and the one before it ends (decision 0023).

-- Gives a request a new key, and answers its secret. That it did is an event; the secret is in none.
create function private.replace_secret(request uuid) returns text
language plpgsql set search_path = '' as $$
declare
  secret text := encode(extensions.gen_random_bytes(16), 'hex');
begin
  insert into private.replaced_secrets (request_id, secret_hash)
  select s.request_id, s.secret_hash from private.request_secrets s where s.request_id = request;
  update private.request_secrets s set secret_hash = sha256(convert_to(secret, 'utf8')) where s.request_id = request;
  -- An email that has not left yet must not bring a link that has ended.
  update private.mails m set params = m.params || jsonb_build_object('secret', secret)
  where m.request_id = request and m.params ? 'secret';
  insert into public.events (actor_id, subject_type, subject_id, action, after)
  values (auth.uid(), 'requests', request::text, 'update', '{"private_link": "replaced"}');
  return secret;
end $$;

-- Sends a new link to the email of a request, if this is its email. The answer is true, whatever is known here; five an
-- hour go to a request, and an address may ask five times. Errors: too_many_requests, by the address alone.
create function private.send_private_link(_reference text, _email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given_reference text := upper(regexp_replace(left(_reference, 99), '[^[:alnum:]]', '', 'g'));
  given_email text := lower(trim(left(_email, 300)));
  asked uuid;
begin
  perform private.throttle('send_private_link:' || private.caller_address(), 5, interval '1 hour');
  select r.id into asked
  from public.requests r join public.request_contacts c on c.request_id = r.id
  where r.reference = given_reference and lower(c.contact_email) = given_email and r.erased_at is null
  for update of r;
  -- Counted for those that nobody made, too, so that it takes no less work.
  if private.count_use('send_private_link:' || coalesce(asked::text, 'nobody'), interval '1 hour') <= 5
    and asked is not null then
    perform private.notify_family(
      asked, 'private_link', jsonb_build_object('reference', private.show_reference(given_reference)),
      occasion => gen_random_uuid()::text, secret => jsonb_build_object('secret', private.replace_secret(asked))
    );
  end if;
  return true;
end $$;
select private.expose('send_private_link', 'anon', 'authenticated');

-- A new key to a request for an admin to read out to its family, who has no email: {reference, secret}, this once.
-- Errors: not_allowed, request_not_found, request_step_not_allowed (erased).
create function private.issue_private_link(_request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = _request_id for update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if asked.erased_at is not null then raise exception 'request_step_not_allowed' using detail = 'erased'; end if;
  return jsonb_build_object('reference', asked.reference, 'secret', private.replace_secret(_request_id));
end $$;
select private.expose('issue_private_link', 'authenticated');
