-- Telling people what concerns them, in the bell and by email (decision 0081).
-- *_notification_triggers.sql and *_request_messages.sql say which step tells which people, src/domain/messages has the
-- texts.

create table private.notifications (
  id bigint generated always as identity primary key,
  -- An account, or the family of a request, which has no bell. Without either, it is one message for all staff.
  recipient_id uuid references auth.users (id) on delete cascade,
  request_id uuid references public.requests (id) on delete cascade,
  -- The staff member who did it, and needs no message.
  done_by uuid,
  kind private.mail_kind not null,
  subject_id uuid not null,
  params jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- When an email was sent that has several messages: to staff, or about what staff entered.
  mailed_at timestamptz,
  check (num_nonnulls(recipient_id, request_id) < 2)
);
comment on column private.notifications.params is 'What its words need. Never a name, a contact or a secret.';
create index notifications_recipient_idx on private.notifications (recipient_id, id desc);
create index notifications_unread_idx on private.notifications (recipient_id) where read_at is null;
create index notifications_subject_idx on private.notifications (subject_id);
create index notifications_request_idx on private.notifications (request_id);
create index notifications_created_at_idx on private.notifications (created_at);
create index notifications_staff_idx on private.notifications (id desc)
  where recipient_id is null and request_id is null;
create index notifications_mailed_idx on private.notifications (mailed_at, kind)
  where recipient_id is null and request_id is null;
-- A waiting email is deleted with the person it is for.
alter table private.mails add foreign key (notification_id) references private.notifications (id) on delete cascade;

-- What someone was told for an occasion, so that they are told once, however often a duty finds it. It is kept longer
-- than the messages.
create table private.told_occasions (
  id bigint generated always as identity primary key,
  recipient_id uuid references auth.users (id) on delete cascade,
  request_id uuid references public.requests (id) on delete cascade,
  kind private.mail_kind not null,
  subject_id uuid not null,
  occasion text not null,
  told_at timestamptz not null default now(),
  check (num_nonnulls(recipient_id, request_id) < 2),
  unique nulls not distinct (recipient_id, request_id, kind, subject_id, occasion)
);
create index told_occasions_request_idx on private.told_occasions (request_id);

-- Whether someone is told this for the first time, which it records. Without an occasion, each time is the first. The
-- steps of an import tell nobody, since everything was agreed long ago.
create function private.is_untold(
  recipient uuid, request uuid, kind private.mail_kind, subject uuid, occasion text
) returns boolean
language plpgsql set search_path = '' as $$
begin
  if private.cause('imported') is not null then return false; end if;
  if occasion is null then return true; end if;
  insert into private.told_occasions (recipient_id, request_id, kind, subject_id, occasion)
  values (recipient, request, kind, subject, occasion) on conflict do nothing;
  return found;
end $$;

-- Tells a step's triggers why it is taken, if its row can't say so. It holds until `because` is called with null.
create function private.because(what text, why text) returns void
language sql set search_path = '' as $$ select set_config('step.' || what, coalesce(why, ''), true) $$;

create function private.cause(what text) returns text
language sql stable set search_path = '' as $$ select nullif(current_setting('step.' || what, true), '') $$;

-- The name that an email greets: of the family at their current address, or of a caregiver by their profile. Null if we
-- don't know it. Looked up on sending, so that no name waits in the queue.
create function private.addressee_of(mail private.mails) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select c.contact_name from public.request_contacts c
      where c.request_id = mail.request_id and lower(c.contact_email) = lower(mail.to_address)
    ),
    (select p.full_name from public.caregiver_profiles p where p.user_id = mail.recipient_id)
  )
$$;

-- The params with caregivers by first name instead of their id or their placement's, as a family knows them. Several
-- ids are divided by commas. A caregiver whose account is deleted has no name, but the placement has.
create function private.with_names(params jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select params || coalesce(jsonb_object_agg(n.name, coalesce((
    select string_agg(split_part(known.full_name, ' ', 1), ',') from (
      select p.user_id as id, (private.as_reviewed(p)).full_name from public.caregiver_profiles p
      union all select p.id, p.caregiver_name from public.placements p
    ) known
    where known.id = any (string_to_array(params ->> n.name, ',')::uuid[])
  ), '')), '{}')
  from unnest('{caregiver,caregivers,other}'::text[]) n (name) where params ? n.name
$$;

-- The language that the family of a request asked for. Null if we don't know it, and for a helper's email.
create function private.language_of(mail private.mails) returns text
language sql stable set search_path = '' as $$
  select c.contact_language::text from public.request_contacts c
  where c.request_id = mail.request_id and mail.kind <> 'helper_receipt'
$$;

-- Whether someone may still read a message: about a job, only while their profile lets them read jobs.
create function private.may_read(recipient uuid, params jsonb) returns boolean
language sql stable set search_path = '' as $$
  select not params ? 'job' or private.role_of(recipient) = 'admin' or exists (
    select from public.caregiver_profiles p where p.user_id = recipient and private.reads_own_jobs(p)
  )
$$;

-- If someone may no longer read jobs, the waiting emails about jobs are not sent to them.
create function private.withdraw_job_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails m using private.notifications n
  where n.id = m.notification_id and n.recipient_id = new.user_id and n.params ? 'job' and m.sent_at is null;
  return null;
end $$;
create trigger withdraw_job_mails after update of status on public.caregiver_profiles
  for each row when (private.reads_own_jobs(old) and not private.reads_own_jobs(new))
  execute function private.withdraw_job_mails();

-- Staff often enter several things for a caregiver at once, so the email waits for the rest (*_entry_messages.sql).
create function private.is_entry(kind private.mail_kind) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('profile_entered', 'document_added', 'placement_recorded')
$$;

-- Whether an account gets an email about it.
create function private.takes_mail(recipient uuid, kind private.mail_kind, params jsonb) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users u join private.mail_choices c on c.recipient_id = u.id
    where u.id = recipient and u.email_confirmed_at is not null and (c.wants_emails or private.is_mandatory(kind))
  ) and private.may_read(recipient, params)
$$;

-- Tells an account in its bell and, if it wants emails, by email: once for an occasion, or at each call without one. An
-- account that may do nothing is not told.
create function private.notify(
  recipient uuid, kind private.mail_kind, subject uuid, params jsonb default '{}', occasion text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  told bigint;
begin
  if private.role_of(recipient) is null or not private.is_untold(recipient, null, kind, subject, occasion)
  then return; end if;
  insert into private.notifications (recipient_id, kind, subject_id, params)
  values (recipient, kind, subject, params) returning id into told;
  perform private.queue_mail(
    u.email, kind, params || jsonb_build_object('subject', subject), notification => told, recipient => recipient
  )
  from auth.users u
  where u.id = recipient and not private.is_entry(kind) and private.takes_mail(recipient, kind, params);
end $$;

-- Tells all staff except the one who did it: one row for all, in the bell of each. By email with the next digest.
create function private.notify_staff(kind private.mail_kind, subject uuid, params jsonb default '{}',
  occasion text default null)
returns void
language sql set search_path = '' as $$
  insert into private.notifications (kind, subject_id, params, done_by)
  select kind, subject, params, (select u.id from public.users u where u.id = auth.uid() and u.role = 'admin')
  where private.is_untold(null, null, kind, subject, occasion)
$$;

-- How long staff get no more emails of a kind after one. What can't wait is sent at once.
create function private.digest_pace(kind private.mail_kind) returns interval
language sql immutable set search_path = '' as $$
  select case
    when kind in (
      'caregiver_left', 'complaint_raised', 'safety_raised', 'placed_away', 'visit_uncovered', 'nobody_came'
    ) then interval '0'
    when kind in ('profile_to_check', 'document_to_check', 'request_changed', 'request_idle', 'invitation_declined')
      then interval '1 day'
    else interval '1 hour'
  end
$$;

-- Writes to staff: one email to each about each kind, with what is new since the last one. It has a single message in
-- full, or how many there are. A duty of the tick. Answers how many it wrote.
create function private.write_staff_mails(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  written bigint;
begin
  with due as (
    select n.kind from private.notifications n
    where n.recipient_id is null and n.request_id is null and n.mailed_at is null
    group by n.kind
    having not exists (
      select from private.notifications e
      where e.recipient_id is null and e.request_id is null and e.kind = n.kind
        and e.mailed_at > moment - private.digest_pace(n.kind)
    )
  ), news as (
    update private.notifications n set mailed_at = moment
    -- A message that is being removed is left out.
    where n.id in (
      select l.id from private.notifications l join due d on d.kind = l.kind
      where l.recipient_id is null and l.request_id is null and l.mailed_at is null for update of l skip locked
    )
    returning n.id, n.kind, n.subject_id, n.params, n.done_by
  ), told as (
    select u.id, u.email, n.kind, count(*) as things, max(n.id) as latest
    from public.users u
    join private.mail_choices c on c.recipient_id = u.id and c.wants_emails
    join news n on n.done_by is distinct from u.id
    where u.role = 'admin' and u.deactivated_at is null and u.email_verified
    group by u.id, u.email, n.kind
  ), queued as (
    select private.queue_mail(
      t.email, case when t.things = 1 then t.kind else 'staff_news' end,
      case when t.things = 1 then n.params || jsonb_build_object('subject', n.subject_id)
        else jsonb_build_object('of', t.kind, 'count', t.things::text) end,
      notification => t.latest, recipient => t.id
    )
    from told t join news n on n.id = t.latest
  )
  select count(*) into written from queued;
  return written;
end $$;

-- Tells a family in the same way, by email if they gave an address.
create function private.notify_family(
  request uuid, kind private.mail_kind, params jsonb default '{}', occasion text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  told bigint;
begin
  if not private.is_untold(null, request, kind, request, occasion) then return; end if;
  insert into private.notifications (request_id, kind, subject_id, params)
  values (request, kind, request, params) returning id into told;
  perform private.queue_mail(c.contact_email, kind, params, request, told)
  from public.request_contacts c join private.mail_choices m on m.request_id = c.request_id
  where c.request_id = request and c.contact_email is not null and (m.wants_emails or private.is_mandatory(kind));
end $$;

-- Whether we may still write to a mailbox, about a request or without one. Strangers who name the mailbox share one
-- limit. A request that staff have read has its own.
create function private.may_write_about(request uuid, address text, what text) returns boolean
language sql set search_path = '' as $$
  select used.by_mailbox <= 10 and used.may_write or used.by_request <= 20 and exists (
    select from public.events e
    where e.subject_type = 'requests' and e.subject_id = request::text
      and e.after ->> 'status' not in ('submitted', 'withdrawn')
  )
  from (
    select private.may_write_to(address) as may_write,
      private.count_use(
        what || ':' || coalesce(private.mailbox_of(address), 'nobody'), interval '1 hour'
      ) as by_mailbox,
      private.count_use(what || '_of_day:' || coalesce(request::text, 'nobody'), interval '1 day') as by_request
  ) used
$$;

-- Whether we may still email an address about what its family did. If they do the same again and again, they get no
-- more emails.
create function private.may_confirm(request uuid, address text) returns boolean
language sql set search_path = '' as $$
  select used.by_request <= 10 and used.may_write
  from (
    select private.count_use('confirm:' || request, interval '1 hour') as by_request,
      private.may_write_about(request, address, 'confirm') as may_write
  ) used
$$;

-- Tells a family what they did themselves, since someone else with their link may have done it. A family without an
-- address is not told, which is on record.
create function private.confirm_to_family(request uuid, kind private.mail_kind, params jsonb) returns void
language sql set search_path = '' as $$
  select private.notify_family(request, kind, params)
  from public.request_contacts c
  where c.request_id = request and (c.contact_email is null or private.may_confirm(request, c.contact_email))
$$;

-- Whether our emails reach a family: `sent`; `unsent` if they gave no address or want no emails; `failed` if the last
-- one to their address did not arrive. Null once the request is erased.
create function private.reach_of(request uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when c.contact_email is null then 'unsent'
    when (
      select m.failed_at from private.mails m
      where m.request_id = c.request_id and lower(m.to_address) = lower(c.contact_email)
        and num_nonnulls(m.sent_at, m.failed_at) > 0
      order by m.id desc limit 1
    ) is not null then 'failed'
    when not w.wants_emails then 'unsent' else 'sent' end
  from public.request_contacts c join private.mail_choices w on w.request_id = c.request_id
  where c.request_id = request
$$;

-- The same, for staff.
create function private.family_reach(_request_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.reach_of(_request_id) where private.acts_as('admin')
$$;
select private.expose('family_reach', 'authenticated');

create function public.reach(job public.jobs) returns text
language sql stable set search_path = '' as $$ select private.family_reach(job.request_id) $$;

create function public.reach(placement public.placements) returns text
language sql stable set search_path = '' as $$ select private.family_reach(placement.request_id) $$;
grant execute on function public.reach(public.jobs), public.reach(public.placements) to authenticated;
