-- Files without a document are removed once they are a day old.
begin;
select plan(10);
\ir fixtures.psql
select set_config('storage.allow_delete_query', 'true', true);
update private.operator set document_months = 1;
select tests.add_document('lasting', 'caregiver', 'identity');
select tests.add_document('expired', 'caregiver', 'first_aid', 'verified', now()::date);
insert into storage.objects (bucket_id, name)
select 'documents', tests.id('caregiver') || '/' || name || '.pdf' from unnest('{lasting,expired,broken-off}'::text[]) name;
select is_empty('select private.expired_files()', 'a new file without a document is kept');
select set_eq(
  $$ select private.expired_files(now() + interval '25 hours') $$, $$ select tests.id('caregiver') || '/broken-off.pdf' $$,
  'a file without a document goes after a day'
);
select private.expire_documents(now() + interval '32 days');
select set_eq('select id from public.documents', $$ select tests.id('lasting') $$, 'a valid document stays');
select set_eq(
  $$ select private.expired_files(now() + interval '25 hours') $$,
  $$ select tests.id('caregiver') || '/' || name || '.pdf' from unnest('{expired,broken-off}'::text[]) name $$,
  'the file of a deleted document goes'
);
select is_empty(
  $$ select from public.events
     where subject_id = tests.id('expired')::text and (before ? 'file_name' or after ? 'file_name') $$,
  'the audit log no longer names the file'
);

-- Hosted, the Edge Function that removes them is called once the Vault has its address. The Vault and the network are
-- the test's own.
create function pg_temp.calls() returns setof text language plpgsql as $$
begin
  if to_regnamespace('net') is not null or to_regnamespace('vault') is not null then
    return query select skip('net and vault are Supabase''s own here', 5);
    return;
  end if;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.calls (url text, headers jsonb);
  create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as
    'insert into net.calls values ($1, $2) returning 1::bigint';
  return query select is(
    private.call_file_remover(now() + interval '25 hours'), 0::bigint, 'without an address in the Vault, the function is not called'
  );
  insert into vault.decrypted_secrets values ('file_remover_url', 'https://functions.test'), ('file_remover_secret', 's3cret');
  return query select is(private.call_file_remover(now()), 0::bigint, 'nor while no file waits to be removed');
  return query select is_empty('select from net.calls', 'nothing was sent');
  return query select is(
    private.call_file_remover(now() + interval '25 hours'), 2::bigint, 'the function is called if files wait'
  );
  return query select results_eq(
    'select url, headers from net.calls',
    $r$ values ('https://functions.test', '{"Authorization": "Bearer s3cret"}'::jsonb) $r$, 'the call has the secret'
  );
  drop schema vault, net cascade;
end $$;
select pg_temp.calls();

select * from finish();
rollback;
