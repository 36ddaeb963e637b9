-- The append-only audit trail: who changed what, when, from what to what. Written by triggers, never by a client.

create table public.events (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  actor_id uuid,
  subject_type text not null,
  subject_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);
comment on column public.events.actor_id is 'The signed-in account; null for a visitor or the system. No reference: the trail outlives accounts.';
create index events_subject_idx on public.events (subject_type, subject_id, id desc);
create index events_actor_idx on public.events (actor_id, id desc);

alter table public.events enable row level security;
grant select on public.events to authenticated;

create policy "Admins read the audit trail" on public.events
  for select to authenticated
  using ((select private.my_role()) = 'admin');

-- Nobody changes or removes an event, except that erase_events may take contents out of it.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and current_setting('events.erasing', true) = 'on' then
    if tg_level = 'STATEMENT' then return null; end if;
    if to_jsonb(new) - array['before', 'after'] = to_jsonb(old) - array['before', 'after']
      and (new.before is null or new.before <@ old.before) and (new.after is null or new.after <@ old.after)
    then
      return new;
    end if;
  end if;
  raise exception 'events_are_append_only' using errcode = '42501';
end $$;
create trigger append_only before update or delete or truncate on public.events
  for each statement execute function private.refuse_change();
create trigger only_erased before update on public.events
  for each row execute function private.refuse_change();

-- The one exception: a person's right to be forgotten. What happened, when and by whom stays; of the contents only the
-- status, which identifies nobody, so that the history can still be shown.
create function private.erase_events(kind text, subject text) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('events.erasing', 'on', true);
  update public.events e set
    before = case when e.before ? 'status' then jsonb_build_object('status', e.before -> 'status') end,
    after = case when e.after ? 'status' then jsonb_build_object('status', e.after -> 'status') end
  where e.subject_type = kind and e.subject_id = subject;
  perform set_config('events.erasing', '', true);
end $$;

-- Records one change of one row, an update only by the columns that changed. The first trigger argument names the key.
create function private.record_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject text := coalesce(new_row, old_row) ->> tg_argv[0];
  changed text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(n.key) into changed
    from jsonb_each(new_row) n
    where n.key <> 'updated_at' and n.value is distinct from old_row -> n.key;
    if changed is null then return null; end if;
    old_row := (select jsonb_object_agg(o.key, o.value) from jsonb_each(old_row) o where o.key = any (changed));
    new_row := (select jsonb_object_agg(n.key, n.value) from jsonb_each(new_row) n where n.key = any (changed));
  end if;
  insert into public.events (actor_id, subject_type, subject_id, action, before, after)
  values (auth.uid(), tg_table_name, subject, lower(tg_op), old_row, new_row);
  return null;
end $$;

create trigger record_event after insert or update or delete on public.users
  for each row execute function private.record_event('id');
create trigger record_event after insert or update or delete on public.caregivers
  for each row execute function private.record_event('id');
