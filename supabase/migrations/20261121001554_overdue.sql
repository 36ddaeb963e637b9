-- What is overdue on a day. No day is worked out for each item: items with the same promise are overdue if they have
-- waited since before one moment. Finding a caregiver is promised to nobody, so only the list reminds of it.
create function private.overdue_on(today date) returns setof private.pending_items
language sql stable set search_path = '' as $$
  with missed as materialized (
    select t.kind, (last.day + o.cut_off) at time zone o.time_zone as before
    from private.answer_times t, private.operator o,
      lateral (
        select w.day from private.working_days w where w.day < today order by w.day desc offset t.working_days limit 1
      ) last
  )
  select w.* from private.pending_items w join missed m on m.kind = w.promised_as
    where w.turn = 'staff' and w.kind <> 'search' and w.since < m.before
$$;

-- Tells staff once a working day how many items are overdue, and tells the people who wait, once, that it takes
-- longer; a duty of the tick, from eight in the morning, so that nobody is woken. Never more people at once than
-- emails can be sent before the next run, those who waited longest first. Answers how many items are overdue.
create function private.notify_overdue(moment timestamptz, at_once integer default 300) returns bigint
language plpgsql set search_path = '' as $$
declare
  today date := private.day_of(moment);
  late private.pending_items;
  due date;
  told integer := 0;
  overdue bigint;
begin
  if private.day_of(moment - interval '8 hours') < today then return 0; end if;
  select count(*) into overdue from private.overdue_on(today);
  if overdue = 0 then return 0; end if;
  for late in
    select w.* from private.overdue_on(today) w
    -- The owner of an expired document was told, and waits for nobody. Both sides were asked about new terms.
    where w.kind not in ('lapse', 'terms') and not exists (
      -- No family is told that their caregiver complained.
      select from public.complaints c where w.kind = 'complaint' and c.id = w.subject_id and c.side = 'caregiver'
    ) and not exists (
      select from private.told_occasions t
      where t.request_id = w.request_id and t.kind = 'takes_longer' and t.told_at > w.since
    ) and not exists (
      select from private.told_occasions t
      where t.recipient_id = w.caregiver_id and t.kind = 'takes_longer_caregiver' and t.told_at > w.since
        and starts_with(t.occasion, w.kind || '/') and t.subject_id in (w.caregiver_id, w.subject_id)
    )
    order by w.since, w.subject_id
  loop
    exit when told = at_once;
    due := private.due_on(late.promised_as, late.since);
    if late.request_id is not null then
      -- Each family is told once in a run, whatever waits for it.
      continue when exists (
        select from private.told_occasions t
        where t.request_id = late.request_id and t.kind = 'takes_longer' and t.told_at > late.since
      );
      perform private.notify_family(
        late.request_id, 'takes_longer', jsonb_build_object('reference', private.show_reference(r.reference)), due::text
      ) from public.requests r where r.id = late.request_id;
    elsif private.role_of(late.caregiver_id) is null then
      continue;
    elsif late.kind in ('document', 'profile') and exists (
      select from private.told_occasions t
      where t.recipient_id = late.caregiver_id and t.kind = 'takes_longer_caregiver'
        and t.subject_id = late.caregiver_id
        and t.told_at > late.since
    ) then
      -- A caregiver is told once about profile and documents, since this run may have told them already.
      continue;
    else
      perform private.notify(
        late.caregiver_id, 'takes_longer_caregiver', case late.kind when 'document' then late.caregiver_id
          else late.subject_id end,
        jsonb_build_object('waiting', late.kind), late.kind || '/' || due
      );
    end if;
    told := told + 1;
  end loop;
  if exists (select from private.working_days w where w.day = today) then
    perform private.notify(u.id, 'overdue', u.id, jsonb_build_object('count', overdue::text), today::text)
    from public.users u where u.role = 'admin' and u.deactivated_at is null;
  end if;
  return overdue;
end $$;
