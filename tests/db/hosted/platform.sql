-- The rest of a new hosted project before its first migration: schemas, privileges and settings, as Supabase's own
-- scripts make them. Run by supabase_admin, after roles.sql and with the auth and storage tables in place.

create schema extensions authorization postgres;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;
grant usage on schema extensions, public to postgres, anon, authenticated, service_role;

-- All roles get privileges on everything new in `public`.
alter default privileges for role postgres, supabase_admin in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres, supabase_admin in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges for role postgres, supabase_admin in schema public
  grant all on functions to postgres, anon, authenticated, service_role;

-- `auth` and `storage` belong to their servers. `postgres` may use their tables, but neither alter nor add any.
do $$
declare
  thing record;
begin
  for thing in
    select format('%I.%I', n.nspname, c.relname) as name, n.nspname from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('auth', 'storage') and c.relkind = 'r'
  loop
    execute format('alter table %s owner to supabase_%s_admin', thing.name, thing.nspname);
    execute format('grant all on table %s to postgres with grant option', thing.name);
  end loop;
  for thing in
    select p.oid::regprocedure as name, n.nspname from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('auth', 'storage')
  loop
    execute format('alter function %s owner to supabase_%s_admin', thing.name, thing.nspname);
  end loop;
end $$;
-- Takes back what the embedded backend grants to the role that all its servers share.
revoke all on all tables in schema auth, storage from authenticator;
revoke all on schema auth, storage from authenticator;
grant all on schema auth to supabase_auth_admin;
grant all on schema storage to supabase_storage_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant usage on schema storage to anon, authenticated, service_role, postgres with grant option;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- On hosted projects the extension `supautils` lets `postgres` make policies on tables of others. Here `postgres`
-- counts as an owner for that alone.
grant supabase_storage_admin to postgres with inherit true;
create function extensions.keep_platform() returns event_trigger language plpgsql as $$
begin
  if current_user <> 'postgres' then return; end if;
  if exists (
    select from pg_event_trigger_ddl_commands()
    where schema_name in ('auth', 'storage') and command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER')
  ) then
    raise insufficient_privilege using message = 'must be owner of what is in auth and storage';
  end if;
end $$;
create event trigger keep_platform on ddl_command_end execute function extensions.keep_platform();
revoke execute on function extensions.keep_platform() from public;

-- On hosted projects `supautils` makes the extension pg_cron as a superuser. `postgres` may then use it.
create function extensions.open_cron() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from pg_event_trigger_ddl_commands() where object_type = 'extension' and object_identity = 'pg_cron'
  ) then return; end if;
  update pg_catalog.pg_extension set extowner = 'supabase_admin'::regrole where extname = 'pg_cron';
  grant usage on schema cron to postgres with grant option;
  grant all on all tables in schema cron to postgres with grant option;
  revoke all on cron.job from postgres;
  grant all on all functions in schema cron to postgres with grant option;
  grant select on cron.job to postgres with grant option;
end $$;
create event trigger open_cron on ddl_command_end when tag in ('CREATE EXTENSION')
  execute function extensions.open_cron();
revoke execute on function extensions.open_cron() from public;

-- A Vault without encryption, and a pg_net that only records requests.
create schema vault;
create table vault.decrypted_secrets (id uuid default gen_random_uuid(), name text unique, decrypted_secret text);
create function vault.create_secret(new_secret text, new_name text default null) returns uuid
language sql security definer set search_path = '' as $$
  insert into vault.decrypted_secrets (name, decrypted_secret) values (new_name, new_secret) returning id
$$;
do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_net') then return; end if;
  create schema net;
  create table net.http_request_queue (
    id bigint generated always as identity, method text, url text, headers jsonb, body bytea, timeout_milliseconds integer
  );
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
  ) returns bigint language sql security definer set search_path = '' as $f$
    insert into net.http_request_queue (method, url, headers, timeout_milliseconds)
    values ('POST', url, headers, timeout_milliseconds) returning id
  $f$;
  grant usage on schema net to postgres;
  grant select on net.http_request_queue to postgres;
end $$;
revoke execute on function vault.create_secret(text, text) from public;
grant usage on schema vault to postgres;
grant execute on function vault.create_secret(text, text) to postgres;
grant select on vault.decrypted_secrets to postgres;

-- The servers of these tests are the embedded ones. They sign in as the auth server, and become anon, authenticated
-- or service_role for every other call.
grant anon, authenticated, service_role to supabase_auth_admin;
grant supabase_storage_admin to supabase_auth_admin with inherit true;
grant usage on schema public to supabase_auth_admin;

-- Hosted sessions of the API refuse to change rows without `where`. Not every Postgres has the library.
do $$ begin
  load 'safeupdate';
  alter role authenticator set session_preload_libraries = 'safeupdate';
  alter role supabase_auth_admin set session_preload_libraries = 'safeupdate';
  alter role postgres set session_preload_libraries = 'safeupdate';
  alter role postgres set "safeupdate.enabled" = off;
exception when undefined_file then
  null;
end $$;
