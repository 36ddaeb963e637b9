-- Emails that the database wants sent. Each is queued in the transaction of the step it is about. A sender claims it,
-- sends it and records how that went. The sender is the embedded server or, hosted, the Edge Function deliver-mails
-- (decision 0068).

-- Each has its texts in src/domain/messages.
create type private.mail_kind as enum (
  'invitation', 'role_changed', 'deactivated', 'account_deleted', 'address_changed', 'password_changed',
  'second_factor_reset', 'second_factor_added',
  -- To a family
  'receipt', 'helper_receipt', 'private_link', 'request_read', 'question', 'request_published', 'caregiver_found',
    'part_found', 'covered_again',
  'introduction', 'terms_offered', 'searching_again', 'part_uncovered', 'request_reopened', 'care_ending',
    'care_ended', 'care_changed', 'care_recorded', 'visit_off', 'visit_covered', 'visit_on_again',
    'visit_moved',
  'terms_proposed', 'terms_agreed', 'terms_off',
  'check_in', 'complaint_received', 'safety_received', 'complaint_settled', 'message_answered',
  'request_declined', 'request_closed', 'takes_longer',
  'withdrawal_noted', 'withdrawal_undone', 'contact_changed', 'contact_address_left',
  -- To a caregiver
  'account_made', 'profile_entered', 'profile_received', 'profile_approved', 'profile_changes', 'profile_suspended',
    'document_added', 'records_added', 'document_verified',
    'document_rejected',
  'document_expiring',
  'invited', 'invitation_ended', 'application_recorded', 'sharing_recorded', 'document_dated', 'document_lapsed',
    'shortlisted',
  'introduced',
    'introduction_ended', 'offered', 'offer_ended', 'placed', 'declined', 'application_reopened', 'job_changed',
    'placement_ended',
  'placement_ending', 'placement_changed', 'placement_recorded',
  'visit_not_needed', 'visit_missed', 'visit_not_missed', 'visit_restored',
    'own_visit_moved',
    'absence_covered', 'visit_to_cover', 'cover_ended', 'cover_asked', 'cover_off',
  'new_terms_proposed', 'new_terms_agreed', 'new_terms_off', 'arrival_notes_changed', 'leave_settled',
  'takes_longer_caregiver', 'job_found', 'jobs_found',
  -- To staff
  'request_received', 'request_changed', 'request_withdrawn', 'request_resumed', 'request_idle', 'question_answered',
    'family_wrote', 'profile_to_check',
  'document_to_check', 'placed_document_lapsed', 'caregiver_left', 'placed_away', 'application_received',
    'invitation_declined', 'introduction_answered', 'complaint_raised', 'safety_raised',
    'visit_uncovered', 'cover_agreed', 'nobody_came', 'terms_refused', 'leave_asked',
  'offer_answered', 'offer_unanswered',
    'request_given', 'caregiver_given', 'overdue', 'staff_news',
  -- The embedded auth server queues these. Hosted, the auth server sends its own emails.
  'confirmation', 'recovery', 'email_change'
);

create table private.mails (
  id bigint generated always as identity primary key,
  message_id uuid not null default gen_random_uuid(),
  to_address text not null,
  kind private.mail_kind not null,
  params jsonb not null default '{}',
  -- The request it is about, if any. Erasing the request deletes its emails.
  request_id uuid,
  -- The account it is for, if any.
  recipient_id uuid references auth.users (id) on delete cascade,
  -- The message in the bell that says the same, if any.
  notification_id bigint,
  -- Someone is waiting at the screen for these, so they are sent before all others.
  is_awaited boolean generated always as (
    kind in ('invitation', 'confirmation', 'recovery', 'email_change', 'private_link')
  ) stored,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_at timestamptz,
  next_try_at timestamptz not null default now(),
  try_until timestamptz not null default now() + interval '3 days',
  sent_at timestamptz,
  failed_at timestamptz,
  failure text check (length(failure) <= 500),
  check (sent_at is null or failed_at is null)
);
comment on column private.mails.message_id is 'Makes the Message-ID, the same at every try.';
comment on column private.mails.next_try_at is 'When a sender may next have it. Once claimed, the end of the claim.';
comment on column private.mails.failure is 'What the mail server last said, or a code that staff''s screen words.';
create index mails_waiting_idx on private.mails (is_awaited desc, id) where sent_at is null and failed_at is null;
create index mails_claimed_at_idx on private.mails (claimed_at);
create index mails_failed_at_idx on private.mails (failed_at desc) where failed_at is not null;
create index mails_created_at_idx on private.mails (created_at);
create index mails_notification_idx on private.mails (notification_id) where notification_id is not null;
create index mails_recipient_idx on private.mails (recipient_id) where recipient_id is not null;
create index mails_request_idx on private.mails (request_id) where request_id is not null;
create index mails_address_idx on private.mails (lower(to_address));

-- The params are deleted when an email is sent or given up: those of an invitation are the key to an admin's account.
create function private.forget_params() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.params := '{}';
  return new;
end $$;
create trigger forget_params before update on private.mails
  for each row when (new.sent_at is not null or new.failed_at is not null) execute function private.forget_params();

-- The email that an account is deleted is the last record of its address, and is deleted when it is sent or given up.
create function private.forget_last_mail() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.mails m where m.id = new.id;
  return null;
end $$;
create trigger forget_last_mail after update on private.mails for each row
  when (new.kind = 'account_deleted' and (new.sent_at is not null or new.failed_at is not null))
  execute function private.forget_last_mail();

-- For how long we try an email: three days, or one hour if its link works for an hour.
create function private.tried_for(kind private.mail_kind) returns interval
language sql immutable set search_path = '' as $$
  select case when kind in ('confirmation', 'recovery', 'email_change') then interval '1 hour'
    else interval '3 days' end
$$;

-- Queues an email in the transaction of the step it is about. Its params are those of its kind in
-- src/domain/messages. An email to a family brings its own link (decision 0023), which opens what the email is
-- `about`.
create function private.queue_mail(
  to_address text, kind private.mail_kind, params jsonb, request uuid default null, notification bigint default null,
  recipient uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  if request is not null then
    if private.purpose_of(kind) is not null then
      params := params - 'about' || jsonb_build_object('secret', private.make_link(
        request, 'email', private.purpose_of(kind), known_to_staff => private.address_is_known(request),
        about => private.jsonb_texts(params -> 'about')::uuid[]
      ));
    end if;
  end if;
  insert into private.mails (to_address, kind, params, request_id, notification_id, recipient_id, try_until)
  values (to_address, kind, params, request, notification, recipient, now() + private.tried_for(kind));
  perform pg_notify('mails', '');
end $$;

-- Gives up emails that nobody sent in time, for instance because there was no sender. Also a duty of the tick.
create function private.give_up_mails(moment timestamptz, batch integer default 1000) returns bigint
language sql set search_path = '' as $$
  with late as (
    update private.mails m set failed_at = moment, failure = coalesce(m.failure, 'not_sent_in_time')
    -- The planner doesn't know how many emails wait. It looks an array up only once.
    where m.id = any(array(
      select l.id from private.mails l
      where l.sent_at is null and l.failed_at is null and l.try_until <= moment and l.next_try_at <= moment
      order by l.id limit batch for update skip locked
    )) returning 1
  )
  select count(*) from late
$$;

-- Gives a sender up to n waiting emails for five minutes. If it doesn't settle one by then, another sender gets it.
-- First come those that someone asked for, then those to people who got fewest in the last hour, then the oldest. So
-- nobody waits behind another person's many emails. All senders together get at most `a_minute` in a minute.
create function private.claim_mails(_n integer, _a_minute integer default 60)
returns table (
  id bigint, message_id uuid, to_address text, kind text, params jsonb, created_at timestamptz, unsubscribe_token text,
    addressee text, language text
)
language plpgsql security definer set search_path = '' as $$
declare
  room bigint;
  due bigint[];
begin
  -- One sender at a time, or two would each count the same minute.
  perform pg_advisory_xact_lock(hashtext('claim_mails'));
  perform private.give_up_mails(now());
  room := _a_minute - (select count(*) from private.mails m where m.claimed_at > now() - interval '1 minute');
  -- No join: thousands may come at once, when the planner doesn't know of any yet.
  due := array(
    select t.id from (
      select m.id, m.is_awaited, m.waits,
        count(*) filter (where m.claimed_at > now() - interval '1 hour') over (partition by m.address)
          + row_number() over (partition by m.address, m.waits order by m.id) as turn
      from (
        select l.id, l.is_awaited, l.claimed_at, lower(l.to_address) as address,
          l.sent_at is null and l.failed_at is null and l.next_try_at <= now() as waits
        from private.mails l
        where l.claimed_at > now() - interval '1 hour' or l.sent_at is null and l.failed_at is null
      ) m
    ) t
    where t.waits order by t.is_awaited desc, t.turn, t.id limit greatest(least(_n, room, 100), 0)
  );
  return query
  with free as (
    select l.id from private.mails l where l.id = any(due) for update skip locked
  ), claimed as (
    update private.mails m
    set attempts = m.attempts + 1, claimed_at = now(), next_try_at = now() + interval '5 minutes'
    from free where m.id = free.id returning m.*, private.unsubscribe_token(m) as unsubscribe_token,
      private.addressee_of(m) as addressee, private.language_of(m) as language
  )
  select c.id, c.message_id, c.to_address, c.kind::text, private.with_names(c.params), c.created_at,
    c.unsubscribe_token, c.addressee, c.language
  from claimed c order by c.is_awaited desc, c.id;
end $$;
select private.expose('claim_mails', 'service_role');

-- Records how sending an email went. Without a failure it is sent. With one, it is tried again after a minute, then
-- after twice as long each time, up to six hours. It has failed when its time is up or the failure is final.
create function private.settle_mail(
  _mail_id bigint, _failure text default null, _is_final boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  words text := left(coalesce(nullif(trim(regexp_replace(_failure, '[[:cntrl:]\s]+', ' ', 'g')), ''),
    'failed_without_reason'), 500);
begin
  if _failure is null then
    update private.mails m set sent_at = now(), failed_at = null, failure = null
    where m.id = _mail_id and m.sent_at is null;
    return;
  end if;
  update private.mails m set
    failure = words, next_try_at = again.at,
    failed_at = case when _is_final or again.at > m.try_until then now() end
  from (
    select a.id, now() + least(interval '1 minute' * power(2, least(a.attempts, 20) - 1), interval '6 hours') as at
    from private.mails a where a.id = _mail_id
  ) again
  where m.id = again.id and m.sent_at is null and m.failed_at is null;
end $$;
select private.expose('settle_mail', 'service_role');

grant usage on schema private to service_role;
