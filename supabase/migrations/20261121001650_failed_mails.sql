-- Emails that did not arrive: admins see them, and can send them again (decision 0068).

-- The params of a failed email, computed again from its record. Null if they are out of date, or its link had a
-- secret. They say what is true now, and only what the recipient may read now.
create function private.params_of(mail private.mails) returns jsonb
language sql stable set search_path = '' as $$
  select case mail.kind
    when 'role_changed' then (
      select jsonb_build_object('role', u.role) from public.users u
      where lower(u.email) = lower(mail.to_address) and u.deactivated_at is null limit 1
    )
    when 'deactivated' then (
      select jsonb_build_object('reason', u.deactivated_reason) from public.users u
      where lower(u.email) = lower(mail.to_address) and u.deactivated_reason is not null limit 1
    )
    when 'address_changed' then (
      select '{}'::jsonb where not exists (select from public.users u where lower(u.email) = lower(mail.to_address))
    )
    when 'password_changed' then '{}'::jsonb
    -- Only the email had the link's secret.
    when 'receipt' then null
    when 'private_link' then null
    else (
      select case mail.kind
        -- How many items it counted: those in the same email.
        when 'staff_news' then jsonb_build_object('of', n.kind, 'count', (
          select count(*)::text from private.notifications o
          where o.recipient_id is null and o.request_id is null and o.kind = n.kind and o.mailed_at = n.mailed_at
            and o.done_by is distinct from mail.recipient_id
        ))
        else n.params || jsonb_build_object('subject', n.subject_id)
      end
      from private.notifications n
      where n.id = mail.notification_id
        and (mail.recipient_id is null or private.may_read(mail.recipient_id, n.params))
        and (mail.kind <> 'question' or exists (
          select from public.request_questions q where n.params -> 'about' ? q.id::text and q.answered_at is null
        ))
        and lower(mail.to_address) = lower(coalesce(
        (select u.email from public.users u where u.id = mail.recipient_id and u.deactivated_at is null),
        (select c.contact_email from public.request_contacts c where c.request_id = n.request_id)
      ))
    )
  end
$$;

-- Whether an invitation to this address is open, or has expired without being withdrawn.
create function private.is_invited(address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.invitations i
    where i.email = lower(address) and i.accepted_at is null and i.revoked_at is null
  )
$$;

-- What an admin may know about failed emails, the newest first, a hundred at most, without their text. Errors:
-- not_allowed.
create function private.failed_mails() returns table (
  id bigint, to_address text, kind text, created_at timestamptz, failed_at timestamptz, attempts integer, failure text,
  can_be_sent_again boolean, request_id uuid, client jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
  select
    m.id, m.to_address, m.kind::text, m.created_at, m.failed_at, m.attempts, m.failure,
    case m.kind when 'invitation' then private.is_invited(m.to_address) else private.params_of(m) is not null end,
    m.request_id, private.client(n)
  from private.mails m left join public.request_contacts n on n.request_id = m.request_id where m.failed_at is not null
  order by m.failed_at desc, m.id desc limit 100;
end $$;
select private.expose('failed_mails', 'authenticated');

-- Queues a failed email again, for as long as the first time. An invitation gets a new key, since the old one is not
-- kept. Errors: not_allowed, mail_not_found, mail_outdated, and those of invite_admin.
create function private.send_mail_again(_mail_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail private.mails;
begin
  perform private.require_role('admin');
  select * into mail from private.mails m where m.id = _mail_id and m.failed_at is not null for update;
  if not found then raise exception 'mail_not_found' using errcode = 'PT404'; end if;
  if mail.kind = 'invitation' and private.is_invited(mail.to_address) then
    perform private.invite_admin(mail.to_address);
  elsif private.params_of(mail) is not null then
    perform private.queue_mail(
      mail.to_address, mail.kind, private.params_of(mail), mail.request_id, mail.notification_id, mail.recipient_id
    );
  else
    raise exception 'mail_outdated';
  end if;
  delete from private.mails m where m.id = mail.id;
  insert into public.events (actor_id, subject_type, subject_id, action, after)
  values (auth.uid(), 'mails', mail.id::text, 'delete', jsonb_build_object('kind', mail.kind, 'sent_again', true));
end $$;
select private.expose('send_mail_again', 'authenticated');
