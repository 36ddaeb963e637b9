-- Hosted, the database calls the Edge Function that sends emails (decision 0068). The embedded server sends them
-- itself.

-- Calls the sender if an email waits. Its URL and the shared secret are in the Vault, as mail_sender_url and
-- mail_sender_secret; without them nothing happens.
create function private.call_mail_sender() returns void
language plpgsql set search_path = '' as $$
declare
  url text;
  secret text;
begin
  if not exists (
    select from private.mails m where m.sent_at is null and m.failed_at is null and m.next_try_at <= now()
  ) then
    return;
  end if;
  select s.decrypted_secret into url from vault.decrypted_secrets s where s.name = 'mail_sender_url';
  select s.decrypted_secret into secret from vault.decrypted_secrets s where s.name = 'mail_sender_secret';
  if url is null or secret is null then return; end if;
  -- It doesn't wait for the answer. The call ends before the sender does.
  perform net.http_post(
    url := url, headers := jsonb_build_object('Authorization', 'Bearer ' || secret), timeout_milliseconds := 60000
  );
end $$;

-- Hosted Supabase has pg_cron and pg_net.
do $$
begin
  if (
    select count(*) from pg_catalog.pg_available_extensions a where a.name in ('pg_cron', 'pg_net')
  ) < 2 then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('send emails', '10 seconds', 'select private.call_mail_sender()');
exception when others then
  raise warning 'pg_cron does not call the sender of emails here: %. Have something else call it.', sqlerrm;
end $$;
