-- The append-only audit log: who changed what, when, from what to what, who signed in as staff, and what was refused.
-- Triggers write it, never a client.

create table public.events (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  actor_id uuid,
  by_family boolean not null default coalesce(current_setting('events.by_family', true) = 'on', false),
  by_known_link boolean not null default coalesce(current_setting('events.by_known_link', true) = 'on', false),
  subject_type text not null,
  subject_id text not null,
  action text not null check (action in ('insert', 'update', 'delete', 'erase', 'sign_in', 'refuse', 'read')),
  before jsonb,
  after jsonb,
  salt bytea,
  contents_hash bytea not null,
  position bigint unique check (position > 0),
  seal bytea,
  check ((position is null) = (seal is null))
);
comment on column public.events.actor_id is
  'The signed-in account. Null for a visitor or the system. No foreign key: the audit log outlives accounts.';
comment on column public.events.by_family is
  'A family did it, by their private link or on sending their request. actor_id is then the account signed in on '
  'their device.';
comment on column public.events.by_known_link is
  'By a link that staff have seen too, so staff may have done it (decision 0023).';
comment on column public.events.salt is 'Keeps the contents from being guessed by their hash. Erased with them.';
comment on column public.events.contents_hash is 'SHA-256 of salt, before and after, as they were written.';
comment on column public.events.position is
  'Its place in the sealed chain. Null until private.seal_events puts it there.';
create index events_subject_idx on public.events (subject_type, subject_id, id desc);
-- Indexes to read the audit log by person, by kind and by time (*_audit_log.sql). They end in -id, so that the latest
-- event of a rare kind is found quickly.
create index events_actor_idx on public.events (actor_id, subject_type, action, (-id));
create index events_family_idx on public.events (subject_type, action, (-id)) where by_family;
create index events_system_idx on public.events (subject_type, action, (-id)) where actor_id is null and not by_family;
create index events_kind_idx on public.events (subject_type, action, (-id));
create index events_occurred_at_idx on public.events (occurred_at);
create index events_contents_idx on public.events (occurred_at) where salt is not null and action <> 'erase';
create index events_unsealed_idx on public.events (id) where position is null;

alter table public.events enable row level security;
grant select on public.events to authenticated;

create policy "Admins read the audit log" on public.events
  for select to authenticated
  using ((select private.acts_as('admin')));

-- supabase/audit-verify.sql computes the same by itself.
create function private.hash_contents(salt bytea, before jsonb, after jsonb) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(salt || convert_to(jsonb_build_array(before, after)::text, 'utf8'))
$$;

create function private.add_contents_hash() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.salt := extensions.gen_random_bytes(16);
  new.contents_hash := private.hash_contents(new.salt, new.before, new.after);
  new.position := null;
  new.seal := null;
  return new;
end $$;
create trigger add_contents_hash before insert on public.events
  for each row execute function private.add_contents_hash();

-- Nobody changes or removes an event. Only erase_events may remove its contents, and seal_events seals it once.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  erasing boolean := coalesce(current_setting('events.erasing', true) = 'on', false);
  sealing boolean := coalesce(current_setting('events.sealing', true) = 'on', false);
begin
  if tg_op = 'UPDATE' and (erasing or sealing) then
    if tg_level = 'STATEMENT' then return null; end if;
    if erasing and new.salt is null
      and to_jsonb(new) - array['before', 'after', 'salt'] = to_jsonb(old) - array['before', 'after', 'salt']
      and (new.before is null or new.before <@ old.before) and (new.after is null or new.after <@ old.after)
    then
      return new;
    end if;
    if sealing and old.position is null
      and to_jsonb(new) - array['position', 'seal'] = to_jsonb(old) - array['position', 'seal']
    then
      return new;
    end if;
  end if;
  raise exception 'events_are_append_only' using errcode = '42501';
end $$;
create trigger append_only before update or delete or truncate on public.events
  for each statement execute function private.refuse_change();
create trigger only_erased_or_sealed before update on public.events
  for each row execute function private.refuse_change();

-- The part of an event that identifies nobody: the status and, for a placement, the terms, which its row keeps too.
-- Null without such a part.
create function private.unnamed_part(kind text, contents jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(c.key, c.value) from jsonb_each(contents) c
  where c.key = 'status' or kind = 'placements' and c.key in (
    'starts_on', 'ends_on', 'ended_at', 'visits', 'availability', 'hourly_rate', 'placed_at', 'first_day_confirmed_at',
    'came', 'corrected_at'
  )
$$;

-- The one exception: a person's right to be forgotten. An event keeps what happened, when and who did it. Of its
-- contents, only the part that identifies nobody stays, so that the history can still be shown. The erasure is
-- recorded.
create function private.erase_events(kind text, subject text, until timestamptz default 'infinity') returns void
language plpgsql set search_path = '' as $$
declare
  erased bigint;
begin
  perform set_config('events.erasing', 'on', true);
  update public.events e set
    before = private.unnamed_part(kind, e.before), after = private.unnamed_part(kind, e.after), salt = null
  where e.subject_type = kind and e.subject_id = subject and e.occurred_at < until
    and e.salt is not null and e.action <> 'erase';
  get diagnostics erased = row_count;
  perform set_config('events.erasing', '', true);
  if erased > 0 then
    insert into public.events (actor_id, subject_type, subject_id, action) values (auth.uid(), kind, subject, 'erase');
  end if;
end $$;

-- From here to the end of the call, everything recorded is marked as done by a family.
create function private.act_as_family() returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('events.by_family', 'on', true);
end $$;

-- Records one change of one row. For an update, it records only the columns that changed. The first trigger argument
-- names the key. The others name columns whose contents the audit log leaves out: a null says that they changed.
create function private.record_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject text := coalesce(now_is, was) ->> tg_argv[0];
  untold text[] := coalesce(tg_argv[1:], '{}');
  nulls jsonb;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(r.key, case when r.key <> all (untold) then was -> r.key end),
      jsonb_object_agg(r.key, case when r.key <> all (untold) then r.value end)
    into was, now_is
    from jsonb_each(now_is) r
    where r.key <> all ('{updated_at,status_since,last_used_at}') and r.value is distinct from was -> r.key
      -- For an answer, it always records which side gave it.
      or tg_table_name = 'agreements' and r.key = 'side' and now_is is distinct from was;
    if was is null then return null; end if;
  else
    nulls := (select coalesce(jsonb_object_agg(u, null), '{}') from unnest(untold) u);
    was := was || nulls;
    now_is := now_is || nulls;
  end if;
  insert into public.events (actor_id, subject_type, subject_id, action, before, after)
  values (auth.uid(), tg_table_name, subject, lower(tg_op), was, now_is);
  return null;
end $$;

create trigger record_event after insert or update or delete on public.users
  for each row execute function private.record_event('id');
create trigger record_event after insert or update or delete on public.caregivers
  for each row execute function private.record_event('id');

-- Refuses to overwrite what someone has changed since the caller saw it. Says who did and when, so that both versions
-- can be shown (decision 0126). Without a subject, the last change of any record of that kind counts. Errors:
-- changed_meanwhile (detail: {by, at}; `by` is null for someone not on the staff).
create function private.refuse_stale(kind text, subject text default null) returns void
language plpgsql stable set search_path = '' as $$
declare
  latest public.events;
begin
  select * into latest from public.events e
  where e.subject_type = kind and (subject is null or e.subject_id = subject)
    and e.action in ('insert', 'update', 'delete')
  order by e.id desc limit 1;
  raise exception 'changed_meanwhile' using detail = jsonb_build_object(
    'by', case when not latest.by_family then private.staff_name(latest.actor_id) end, 'at', latest.occurred_at
  )::text;
end $$;

-- Staff may read about everyone, so each of their sign-ins is an event, whichever auth server let them in.
create function private.record_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.events (actor_id, subject_type, subject_id, action)
  select u.id, 'users', u.id::text, 'sign_in' from public.users u where u.id = new.user_id and u.role = 'admin';
  return null;
end $$;
create trigger record_sign_in after insert on auth.sessions
  for each row execute function private.record_sign_in();

-- Records that an account or a visitor was refused a call or a sign-in. The refused call is rolled back, so the
-- embedded server records it in a transaction of its own (decision 0063). Refusals are counted for a day, in all and
-- by network address. Only the first, tenth, hundredth and so on become events, with the number of addresses. The
-- addresses themselves stay in the counts.
create function private.record_refusal(actor uuid, about uuid, called text, refusal text, address text) returns void
language plpgsql set search_path = '' as $$
declare
  counted constant text := concat_ws(' ', 'refused', coalesce(actor::text, 'nobody'), about, called, refusal);
  times constant integer := private.count_use(counted, interval '1 day');
begin
  perform private.count_use(counted || ' from ' || address, interval '1 day');
  if times::text !~ '^10*$' then return; end if;
  insert into public.events (actor_id, subject_type, subject_id, action, after)
  values (
    actor, case when about is null then 'functions' else 'users' end, coalesce(about::text, called), 'refuse',
    jsonb_build_object('refusal', refusal, 'times', times, 'addresses', (
      select count(*) from private.throttle_hits h
      where h.key >= counted || ' from ' and h.key < counted || ' from!' and h.window_start > now() - interval '1 day'
    ))
  );
end $$;
