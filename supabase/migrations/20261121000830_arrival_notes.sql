-- What a caregiver should know on arrival: how to get in, what is dangerous, what the person is used to. It is kept
-- beside the contact, since a door code opens the home. No client reads the table. Those who may read the contact get
-- it from read_contact. The audit log keeps which text changed, never what it says.
create table private.arrival_notes (
  request_id uuid primary key references public.requests (id) on delete cascade,
  access text check (length(access) between 1 and 500),
  safety text check (length(safety) between 1 and 500),
  habits text check (length(habits) between 1 and 500),
  -- The version. To save notes, a person names the version they saw.
  saved_at timestamptz not null default clock_timestamp()
);

create trigger record_event after insert or update or delete on private.arrival_notes
  for each row execute function private.record_event('request_id', 'access', 'safety', 'habits');

-- {access, safety, habits, savedAt}. Null if nobody wrote any, or they are erased.
create function private.arrival_notes_of(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('access', n.access, 'safety', n.safety, 'habits', n.habits, 'savedAt', n.saved_at)
  from private.arrival_notes n where n.request_id = request
$$;

-- Saves {access, safety, habits} over the version that was seen, null for none. What is left out becomes empty. The
-- same notes may arrive again from a device that never learned that they were saved. The caller has locked the
-- request. Errors: malformed_request, too_long, changed_meanwhile (detail: {by, at}).
create function private.keep_arrival_notes(request uuid, notes jsonb, seen timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  latest private.arrival_notes;
  given_access text := nullif(private.typed(notes ->> 'access'), '');
  given_safety text := nullif(private.typed(notes ->> 'safety'), '');
  given_habits text := nullif(private.typed(notes ->> 'habits'), '');
begin
  if jsonb_typeof(notes) is distinct from 'object' then raise exception 'malformed_request'; end if;
  if greatest(length(given_access), length(given_safety), length(given_habits)) > 500 then
    raise exception 'too_long';
  end if;
  select * into latest from private.arrival_notes n where n.request_id = request;
  if (given_access, given_safety, given_habits) is not distinct from (latest.access, latest.safety, latest.habits) then
    return;
  end if;
  if latest.saved_at is distinct from seen then
    -- Families are not told which staff member did something.
    if private.opened_link() is not null then
      raise exception 'changed_meanwhile' using detail = jsonb_build_object('by', null, 'at', latest.saved_at)::text;
    end if;
    perform private.refuse_stale('arrival_notes', request::text);
  end if;
  insert into private.arrival_notes as n (request_id, access, safety, habits)
  values (request, given_access, given_safety, given_habits)
  on conflict (request_id) do update set
    access = excluded.access, safety = excluded.safety, habits = excluded.habits, saved_at = excluded.saved_at;
end $$;

-- Saves what a family told staff that a caregiver should know. Errors: not_allowed, request_not_found,
-- request_step_not_allowed (erased), malformed_request, too_long, changed_meanwhile (detail: {by, at}).
create function private.save_arrival_notes(_request_id uuid, _notes jsonb, _seen timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = _request_id for update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if asked.erased_at is not null then raise exception 'request_step_not_allowed' using detail = 'erased'; end if;
  perform private.keep_arrival_notes(_request_id, _notes, _seen);
end $$;
select private.expose('save_arrival_notes', 'authenticated');
