-- Emails that the database wants sent. Whoever sends them (the embedded server does at once, see below for hosted
-- Supabase) waits for the notification `mails`, takes the rows without sent_at in the order of their ids, fills
-- supabase/templates/<template>.{html,txt} with SiteURL and the params, sends, and then sets sent_at:
--   select id, to_address, template, params from private.mails where sent_at is null order by id for update skip locked;
--   update private.mails set sent_at = now() where id = …;
-- On hosted Supabase nothing does that by itself: run these two statements from any scheduled job that may connect to
-- the database and to an email service. Until then the admin hands an invitation's link over, which is shown as well.

create table private.mails (
  id bigint generated always as identity primary key,
  to_address text not null,
  template text not null check (template ~ '^[a-z-]+$'),
  params jsonb not null default '{}',
  -- The request that it is about, if any; an erasure takes its emails along.
  request_id uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_waiting_idx on private.mails (id) where sent_at is null;
create index mails_created_at_idx on private.mails (created_at);
create index mails_request_idx on private.mails (request_id) where request_id is not null;
create index mails_address_idx on private.mails (lower(to_address));

-- The params are deleted once an email is sent: those of an invitation are the key to an admin's account.
create function private.forget_sent_params() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.params := '{}';
  return new;
end $$;
create trigger forget_sent_params before update on private.mails
  for each row when (new.sent_at is not null) execute function private.forget_sent_params();

-- Puts an email in the queue, in the transaction of what it tells of. Templates and their params: invitation {token},
-- role-changed {role}, deactivated {reason}, address-changed {}, question {reference}.
create function private.queue_mail(to_address text, template text, params jsonb, request uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  -- Addresses are personal data, so they are deleted after a month, even if the email was never sent.
  delete from private.mails where id in (
    select m.id from private.mails m where m.created_at < now() - interval '30 days' limit 100 for update skip locked
  );
  insert into private.mails (to_address, template, params, request_id) values (to_address, template, params, request);
  perform pg_notify('mails', '');
end $$;
