-- The audit log as a chain: each event is sealed with the one before it. So nobody can change, insert or remove one
-- unseen (decision 0063). Contents can still be erased, because the chain has only their hash.

-- The hash of all that an event keeps after an erasure, such as its statuses. Its contents count by their own hash.
create function private.hash_event(event public.events) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(jsonb_build_array(
    event.id, event.occurred_at at time zone 'UTC', event.actor_id, event.by_family, event.by_known_link,
    event.subject_type, event.subject_id, event.action, event.before -> 'status', event.after -> 'status',
    encode(event.contents_hash, 'hex')
  )::text, 'utf8'))
$$;

-- Seals unsealed events from before a moment. Answers how many. Nobody who writes an event waits for it. An event whose
-- transaction ended late comes after later ones.
create function private.seal_events(moment timestamptz default now(), batch integer default 10000) returns bigint
language plpgsql set search_path = '' as $$
declare
  event public.events;
  place bigint;
  link bytea;
  sealed bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('seal_events', 0));
  select e.position, e.seal into place, link from public.events e
  where e.position is not null order by e.position desc limit 1;
  perform set_config('events.sealing', 'on', true);
  for event in
    select * from public.events e where e.position is null and e.occurred_at <= moment order by e.id limit batch
  loop
    place := coalesce(place, 0) + 1;
    link := sha256(coalesce(link, '') || private.hash_event(event));
    update public.events e set position = place, seal = link where e.id = event.id;
    sealed := sealed + 1;
  end loop;
  perform set_config('events.sealing', '', true);
  return sealed;
end $$;
