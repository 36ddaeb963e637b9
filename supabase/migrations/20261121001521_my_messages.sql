-- The messages in the caller's bell.

-- Nobody reads messages from an earlier role: a change of role deletes them, with their waiting emails. Deactivation
-- deletes only the waiting emails. The messages show again when the account is reactivated.
create function private.delete_messages_of_old_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role is distinct from old.role then
    delete from private.notifications n where n.recipient_id = new.id;
    delete from private.told_occasions t where t.recipient_id = new.id;
  end if;
  if new.role is distinct from old.role or new.deactivated_at is not null and old.deactivated_at is null then
    delete from private.mails m where m.recipient_id = new.id and m.sent_at is null;
  end if;
  return null;
end $$;
create trigger delete_messages_of_old_role after update of role, deactivated_at on public.users
  for each row execute function private.delete_messages_of_old_role();

-- The latest messages in the caller's bell, fifty at most. A reader who may not read jobs sees a message about a job
-- without the job. Staff read current names, which no message stores. Errors: not_allowed.
create function private.my_messages() returns table (
  id bigint, kind text, subject_id uuid, params jsonb, created_at timestamptz, read_at timestamptz, client jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  me public.user_role := private.my_role();
  reads_jobs boolean := private.may_read(auth.uid(), '{"job": ""}');
begin
  if me is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  return query
    select m.*, (
      select private.client(c) from public.request_contacts c
      where me = 'admin' and c.request_id in (
        select m.subject_id
        union all select p.request_id from public.placements p where p.id = m.subject_id
        union all
        select j.request_id from public.applications a join public.jobs j on j.id = a.job_id where a.id = m.subject_id
      )
    ) from (
      (
        select n.id, n.kind::text, n.subject_id, n.params, n.created_at, n.read_at
        from private.notifications n
        where n.recipient_id = auth.uid() and (reads_jobs or not n.params ? 'job')
        order by n.id desc limit 50
      )
      union all
      (
        -- For staff, since the reader is staff.
        select n.id, n.kind::text, n.subject_id, n.params, n.created_at,
          case when n.id <= c.read_until then n.created_at end
        from private.notifications n, public.staff s
        left join private.mail_choices c on c.recipient_id = s.user_id
        where n.recipient_id is null and n.request_id is null and n.done_by is distinct from auth.uid()
          and me = 'admin' and s.user_id = auth.uid() and n.created_at >= s.since
        order by n.id desc limit 50
      )
    ) m
    order by m.id desc limit 50;
end $$;
select private.expose('my_messages', 'authenticated');

-- Marks messages as read, up to and including this one. Errors: not_allowed.
create function private.read_messages(_latest bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  update private.notifications n set read_at = now()
  where n.recipient_id = auth.uid() and n.read_at is null and n.id <= _latest;
  insert into private.mail_choices as c (recipient_id, read_until)
  select auth.uid(), max(n.id) from private.notifications n where n.id <= _latest and private.my_role() = 'admin'
  having max(n.id) is not null
  on conflict (recipient_id) do update set read_until = greatest(c.read_until, excluded.read_until);
end $$;
select private.expose('read_messages', 'authenticated');
