/**
 * @supabase/lite 0.10.0: its schemas `auth` and `storage` lack what hosted Supabase has in them. The API roles may not use
 * them at all, `auth.uid()` and its like read only single claims and not `request.jwt.claims`, and `auth.users` has no
 * `instance_id` or `is_super_admin`. This SQL adds that; it can be repeated.
 */
export const systemSchemaRepair = `
alter table auth.users
  add column if not exists instance_id uuid,
  add column if not exists is_super_admin boolean;
alter table auth.identities alter column id set default gen_random_uuid();

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
  )
$$;

grant usage on schema auth, storage to anon, authenticated, service_role, authenticator;
grant all on all tables in schema auth to authenticator;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role, authenticator;
`;
