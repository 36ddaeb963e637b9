-- Which steps of a request are told to the family and to staff, by triggers as in *_notification_triggers.sql.

-- A step of staff is told to the family. A family's own step is told to staff, and to the family in case someone else
-- did it.
create function private.notify_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := jsonb_build_object('reference', private.show_reference(new.reference));
  -- Who stopped coming and why, if that causes the change.
  left_for jsonb := private.told_end((select p from public.placements p where p.id = private.cause('left_for')::uuid));
begin
  if new.erased_at is not null then return null; end if;
  case new.status
    when 'submitted' then
      if tg_op = 'INSERT' then perform private.notify_staff('request_received', new.id, about);
      else
        perform private.notify_staff('request_resumed', new.id, about);
        perform private.confirm_to_family(
          new.id, 'withdrawal_undone', about
            || jsonb_build_object('due', coalesce(private.contact_due(new, now())::text, ''))
        );
      end if;
    when 'in_review' then
      if old.status = 'submitted' then perform private.notify_family(new.id, 'request_read', about);
      else perform private.notify_family(new.id, 'request_reopened', about || left_for); end if;
    when 'open' then
      if old.status <> 'matched' then perform private.notify_family(new.id, 'request_published', about);
      else
        perform private.notify_family(
          new.id,
          case when exists (select from public.jobs j where j.request_id = new.id and j.status = 'open')
            then 'searching_again' else 'part_uncovered' end::private.mail_kind,
          about || left_for || private.told_times(new, private.needed_times(new) & ~private.covered_times(new.id))
            -- Who leaves may still come until then.
            || jsonb_build_object('until', coalesce((
              select max(p.ends_on) from public.placements p where p.request_id = new.id and p.ended_at is null
                and private.is_followed(p)
            )::text, ''))
        );
      end if;
    when 'matched' then
      -- If times are no longer needed, another message says so.
      if new.availability = old.availability then
        if private.cause('placed') is null then perform private.notify_family(new.id, 'covered_again', about);
        else
          perform private.notify_family(new.id, 'caregiver_found', about || private.told_placement(p))
          from public.placements p where p.id = private.cause('placed')::uuid;
        end if;
      end if;
    when 'declined' then
      perform private.notify_family(new.id, 'request_declined', about || jsonb_build_object('reason',
        new.status_reason));
    when 'closed' then
      perform private.notify_family(
        new.id, 'request_closed', about || jsonb_build_object(
          'reason', coalesce(new.status_reason, ''),
          -- Who came alone until then.
          'caregiver', (
            select max(p.caregiver_id::text) from public.placements p
            where p.request_id = new.id and coalesce(p.ended_at, now()) = now()
            having count(distinct p.caregiver_id) = 1
          ),
          -- Who shared the week until then.
          'caregivers', coalesce((
            select string_agg(distinct p.caregiver_id::text, ',') from public.placements p
            where p.request_id = new.id and coalesce(p.ended_at, now()) = now()
            having count(distinct p.caregiver_id) > 1
          ), '')
        )
      );
    when 'withdrawn' then
      perform private.notify_staff('request_withdrawn', new.id, about);
      perform private.confirm_to_family(new.id, 'withdrawal_noted', about || jsonb_build_object(
        'placed', case when exists (select from public.placements p where p.request_id = new.id) then 'yes' else '' end
      ));
  end case;
  return null;
end $$;
create trigger notify_of_new after insert on public.requests
  for each row execute function private.notify_of_request();
create trigger notify_of_step after update of status on public.requests
  for each row when (old.status is distinct from new.status) execute function private.notify_of_request();

-- Changed contact details are told to the family, and to the old address without the new details.
create function private.notify_of_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := private.reference_of(new.request_id);
begin
  -- What staff corrected is told with everything else they changed.
  if private.cause('corrected') is null then
    perform private.confirm_to_family(new.request_id, 'contact_changed', about);
  end if;
  if lower(new.contact_email) is distinct from lower(old.contact_email) and old.contact_email is not null
    and private.may_confirm(new.request_id, old.contact_email)
  then
    perform private.queue_mail(old.contact_email, 'contact_address_left', about, new.request_id);
  end if;
  return null;
end $$;
-- Its name puts it after record_event: whether an email is sent depends on who changed the address (address_is_known).
create trigger then_notify_of_contact after update on public.request_contacts
  for each row when (
    (new.contact_name, new.contact_phone, new.contact_email, new.contact_by, new.contact_language)
    is distinct from (old.contact_name, old.contact_phone, old.contact_email, old.contact_by, old.contact_language)
  )
  execute function private.notify_of_contact();

-- Staff are told about a request's changes once a day, however many there are.
create function private.notify_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_staff(
    'request_changed', new.request_id, private.reference_of(new.request_id), private.today()::text
  );
  return null;
end $$;
create trigger notify_of_change after insert on private.earlier_answers
  for each row when (new.recorded_by is null) execute function private.notify_of_change();

create function private.notify_of_question() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := private.reference_of(new.request_id);
begin
  if new.answered_at is null then
    perform private.notify_family(new.request_id, 'question', about || jsonb_build_object('about', array[new.id]));
  else
    perform private.notify_staff('question_answered', new.request_id, about);
  end if;
  return null;
end $$;
create trigger notify_of_new after insert on public.request_questions
  for each row execute function private.notify_of_question();
create trigger notify_of_answer after update of answered_at on public.request_questions
  for each row when (old.answered_at is null and new.answered_at is not null and new.said_by is null)
  execute function private.notify_of_question();
