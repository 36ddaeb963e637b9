-- Who wants which emails (decision 0081), and how people change that: signed in, or through a link in an email.

-- How often a caregiver is told about new jobs that fit (*_job_alerts.sql).
create type public.alert_pace as enum ('daily', 'weekly', 'never');

-- Whether someone wants emails. Everyone has a row from the start, so that two steps that tell the same person don't
-- wait for each other. The token is in each email's link to stop emails, and works without signing in.
create table private.mail_choices (
  id bigint generated always as identity primary key,
  recipient_id uuid unique references auth.users (id) on delete cascade,
  request_id uuid unique references public.requests (id) on delete cascade,
  token text not null unique default encode(extensions.gen_random_bytes(16), 'hex'),
  wants_emails boolean not null default true,
  job_alerts public.alert_pace not null default 'daily',
  -- Up to which message for staff an admin has read.
  read_until bigint not null default 0,
  check (num_nonnulls(recipient_id, request_id) = 1)
);

create function private.add_mail_choices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'users' then insert into private.mail_choices (recipient_id) values (new.id);
  else insert into private.mail_choices (request_id) values (new.id); end if;
  return null;
end $$;
create trigger add_mail_choices after insert on auth.users for each row execute function private.add_mail_choices();
create trigger add_mail_choices after insert on public.requests
  for each row execute function private.add_mail_choices();

-- Emails sent even to those who want none: what they asked for, and what they must know to be safe.
create function private.is_mandatory(kind private.mail_kind) returns boolean
language sql immutable set search_path = '' as $$
  select kind = any ('{invitation,account_made,role_changed,deactivated,address_changed,password_changed,'
    'second_factor_reset,second_factor_added,'
    'confirmation,recovery,email_change,receipt,helper_receipt,private_link,profile_suspended,withdrawal_noted,'
    'withdrawal_undone,contact_changed,contact_address_left}')
$$;

-- If someone wants no more emails, waiting ones are not sent, and failed ones are not sent again.
create function private.withdraw_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails m
  where (m.recipient_id = new.recipient_id or m.request_id = new.request_id) and m.sent_at is null
    and not private.is_mandatory(m.kind);
  return null;
end $$;
create trigger withdraw_mails after update of wants_emails on private.mail_choices
  for each row when (old.wants_emails and not new.wants_emails) execute function private.withdraw_mails();

-- Recorded with the request or account, so that nobody's emails are stopped without a trace. Without a session, it
-- counts as done by the recipient.
create function private.record_mail_choice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.events (actor_id, subject_type, subject_id, action, before, after)
  values (
    coalesce(auth.uid(), new.recipient_id), case when new.request_id is null then 'users' else 'requests' end,
    coalesce(new.request_id, new.recipient_id)::text, 'update',
    jsonb_build_object('wants_emails', old.wants_emails), jsonb_build_object('wants_emails', new.wants_emails)
  );
  return null;
end $$;
create trigger record_mail_choice after update of wants_emails on private.mail_choices
  for each row when (old.wants_emails <> new.wants_emails) execute function private.record_mail_choice();

-- The token that stops emails like this one. Null if nothing stops them.
create function private.unsubscribe_token(mail private.mails) returns text
language sql stable set search_path = '' as $$
  select c.token from private.mail_choices c
  where (c.recipient_id = mail.recipient_id or c.request_id = mail.request_id) and not private.is_mandatory(mail.kind)
$$;

-- Whether the caller gets emails, and changing that. Errors: not_allowed.
create function private.my_emails() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  return coalesce((select c.wants_emails from private.mail_choices c where c.recipient_id = auth.uid()), true);
end $$;
select private.expose('my_emails', 'authenticated');

create function private.choose_emails(_wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  if _wanted is null then raise exception 'choice_missing'; end if;
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  insert into private.mail_choices (recipient_id, wants_emails) values (auth.uid(), _wanted)
  on conflict (recipient_id) do update set wants_emails = excluded.wants_emails;
end $$;
select private.expose('choose_emails', 'authenticated');

-- Stops the emails to the person with this token, which came in one of them. It always answers true, even if there is
-- no such token. Errors: too_many_requests.
create function private.unsubscribe(_token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- A family's token came in an email too, where staff may have read it.
  perform private.act_as_family(),
    set_config('events.by_known_link', case when private.address_is_known(c.request_id) then 'on' else '' end, true)
  from private.mail_choices c where c.token = _token and c.request_id is not null;
  update private.mail_choices c set wants_emails = false where c.token = _token;
  -- Only wrong tokens are counted: everyone who unsubscribes through their mail provider may have one address, the
  -- Edge Function's.
  if not found then
    perform private.throttle('unsubscribe:' || private.caller_address(), 60, interval '10 minutes');
  end if;
  return true;
end $$;
select private.expose('unsubscribe', 'anon', 'authenticated');

-- A family turns their emails on or off by their private link. Errors: those of lock_request, choice_missing,
-- request_step_not_allowed (no address is on file, or it is erased), too_many_requests.
create function private.choose_family_emails(_reference text, _secret text, _wanted boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'contact');
begin
  if asked.id is null then return null; end if;
  if _wanted is null then raise exception 'choice_missing'; end if;
  perform private.require_family_step(asked, 'chooseEmails');
  insert into private.mail_choices (request_id, wants_emails) values (asked.id, _wanted)
  on conflict (request_id) do update set wants_emails = excluded.wants_emails;
  return private.tracked_request(asked.id);
end $$;
select private.expose('choose_family_emails', 'anon', 'authenticated');
