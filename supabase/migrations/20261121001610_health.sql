-- What someone has to look at although the service answers (docs/operations.md, Watch).

-- Faults: clock_stopped, duties_failing, mails_stuck (nobody sends due emails), audit_log_unsealed. Emails given up in
-- the last day are counted, but the service is not at fault.
create function private.health() returns table (
  faults text[], ticked_at timestamptz, failing_duties text[], mails_waiting integer, mail_due_since timestamptz,
  mails_failed_last_day integer, events_unsealed integer, unsealed_since timestamptz
)
language sql stable set search_path = '' as $$
  with seen as (
    select
      (select max(d.ran_at) from private.duties d where d.every = '0') as ticked,
      (select array_agg(d.duty order by d.place) from private.duties d where d.failure is not null) as failing,
      mails.*, trail.*
    from (
      select count(*) as waiting, min(m.next_try_at) filter (where m.next_try_at <= now()) as due
      from private.mails m where m.sent_at is null and m.failed_at is null
    ) mails, (
      select count(*) as unsealed, min(e.occurred_at) as unsealed_from from public.events e where e.position is null
    ) trail
  )
  select
    array_remove(array[
      case when s.ticked is null or s.ticked < now() - interval '5 minutes' then 'clock_stopped' end,
      case when s.failing is not null then 'duties_failing' end,
      case when s.due < now() - interval '15 minutes' then 'mails_stuck' end,
      case when s.unsealed_from < now() - interval '15 minutes' then 'audit_log_unsealed' end
    ], null),
    s.ticked, coalesce(s.failing, '{}'), s.waiting::integer, s.due,
    (select count(*) from private.mails m where m.failed_at > now() - interval '1 day')::integer,
    s.unsealed::integer, s.unsealed_from
  from seen s
$$;

-- The same for admins, and for a caller with the secret key. Errors: not_allowed.
create function private.service_health() returns table (
  faults text[], ticked_at timestamptz, failing_duties text[], mails_waiting integer, mail_due_since timestamptz,
  mails_failed_last_day integer, events_unsealed integer, unsealed_since timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then perform private.require_role('admin'); end if;
  return query select * from private.health();
end $$;
select private.expose('service_health', 'authenticated', 'service_role');
