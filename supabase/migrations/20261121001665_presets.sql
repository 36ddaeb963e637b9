-- What the team saves under a name to use again: texts, by what they are for, and views of lists, which are filters
-- and order as an address has them, never the search. All admins share them. They name no person.

create type public.preset_kind as enum (
  'reason', 'question', 'introduction', 'invitation', 'requests', 'caregivers', 'applications', 'placements', 'users'
);

create table private.presets (
  id uuid primary key,
  kind public.preset_kind not null,
  name text not null,
  content text not null,
  unique (kind, name)
);
create trigger record_event after insert or update or delete on private.presets
  for each row execute function private.record_event('id');

-- The presets of a kind, by name. Errors: not_allowed.
create function private.list_presets(_kind public.preset_kind) returns table (id uuid, name text, content text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select p.id, p.name, p.content from private.presets p where p.kind = _kind order by lower(p.name), p.id limit 100;
end $$;
select private.expose('list_presets', 'authenticated');

-- Saves a preset, or changes the one with this id. The client makes the id, so that a preset sent twice is saved
-- once. Errors: not_allowed, malformed_request, preset_incomplete, too_long, name_taken, too_many_presets.
create function private.save_preset(_id uuid, _kind public.preset_kind, _name text, _content text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  called constant text := private.typed(_name);
  words constant text := private.typed(_content);
begin
  perform private.require_role('admin');
  if _id is null or _kind is null or coalesce(called, '') = '' or coalesce(words, '') = '' then
    raise exception 'preset_incomplete';
  end if;
  if length(called) > 80 or length(words) > 1000 then raise exception 'too_long'; end if;
  perform pg_advisory_xact_lock(hashtextextended('presets ' || _kind, 0));
  if exists (select from private.presets p where p.kind = _kind and p.name = called and p.id <> _id) then
    raise exception 'name_taken';
  end if;
  update private.presets p set name = called, content = words where p.id = _id and p.kind = _kind;
  if found then return; end if;
  if (select count(*) from private.presets p where p.kind = _kind) >= 100 then
    raise exception 'too_many_presets';
  end if;
  insert into private.presets values (_id, _kind, called, words);
-- The id belongs to a preset of another kind.
exception when unique_violation then raise exception 'malformed_request';
end $$;
select private.expose('save_preset', 'authenticated');

-- Removes a preset. Removing it again changes nothing. Errors: not_allowed.
create function private.delete_preset(_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  delete from private.presets p where p.id = _id;
end $$;
select private.expose('delete_preset', 'authenticated');
