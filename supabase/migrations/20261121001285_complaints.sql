-- Complaints about someone's care, until staff have settled them (decision 0108). A family complains on their page or
-- to staff, a caregiver to staff. Only staff read them.

create type public.complaint_kind as enum ('safety', 'conduct', 'quality', 'lateness', 'belongings', 'other');
create type public.complaint_severity as enum ('low', 'medium', 'high');
create type public.complaint_outcome as enum (
  'explained', 'apologised', 'care_changed', 'caregiver_warned', 'care_ended', 'referred', 'not_confirmed'
);
create type public.complaint_told as enum ('family', 'caregiver', 'management', 'safeguarding', 'authority', 'police');

create table public.complaints (
  -- Made by the client, so that a complaint sent twice is kept once. One from a check-in has the check-in's id.
  id uuid primary key,
  placement_id uuid not null references public.placements (id) on delete cascade,
  change_id uuid references public.visit_changes (id) on delete set null,
  side public.agreeing_side not null,
  kind public.complaint_kind not null,
  raised_kind public.complaint_kind,
  words text check (length(words) between 1 and 4000),
  said_by text check (length(said_by) between 1 and 200),
  raised_at timestamptz not null default now(),
  reopened_at timestamptz,
  severity public.complaint_severity,
  outcome public.complaint_outcome,
  outcome_words text check (length(outcome_words) between 1 and 4000),
  told public.complaint_told[] not null default '{}',
  settled_at timestamptz,
  settled_by uuid,
  check (settled_at is null or num_nonnulls(severity, outcome, settled_by) = 3 and told <> '{}')
);
comment on column public.complaints.change_id is 'The visit that a stand-in made, if it is about them.';
comment on column public.complaints.side is 'Who complains.';
comment on column public.complaints.raised_kind is 'The kind at first, once settled. Staff may change it.';
comment on column public.complaints.said_by is 'Who told staff, if staff recorded it.';
comment on column public.complaints.settled_by is 'The admin. No foreign key: it outlives accounts.';
create index complaints_placement_idx on public.complaints (placement_id, raised_at desc);
create index complaints_change_idx on public.complaints (change_id) where change_id is not null;
create index complaints_open_idx on public.complaints (placement_id) where settled_at is null;

-- What is said about people is not for the audit log.
create trigger record_event after insert or update or delete on public.complaints
  for each row execute function private.record_event('id', 'words', 'said_by', 'outcome_words');

alter table public.complaints enable row level security;
grant select on public.complaints to authenticated;
create policy "Admins read complaints, but not about themselves" on public.complaints
  for select to authenticated using (
    (select private.acts_as('admin')) and exists (
      select from public.placements p left join public.visit_changes v on v.id = change_id
      where p.id = complaints.placement_id and p.caregiver_id is distinct from (select auth.uid())
        and v.covered_by is distinct from (select auth.uid())
    )
  );

-- Records a complaint about a placement whose request is locked. A complaint sent twice is kept once. Errors:
-- complaint_missing (no id or kind), too_long, complaint_differs (another complaint has this id), request_erased.
create function private.raise_complaint(
  id uuid, placement uuid, side public.agreeing_side, kind public.complaint_kind, words text,
  said_by text default null, change uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  said text := nullif(private.typed(words), '');
begin
  if id is null or kind is null then raise exception 'complaint_missing'; end if;
  if length(said) > 4000 then raise exception 'too_long'; end if;
  if exists (
    select from public.placements p join public.requests r on r.id = p.request_id
    where p.id = placement and r.erased_at is not null
  ) then raise exception 'request_erased'; end if;
  insert into public.complaints (id, placement_id, side, kind, words, said_by, change_id)
  values (id, placement, side, kind, said, said_by, change) on conflict on constraint complaints_pkey do nothing;
  if not found and not exists (
    select from public.complaints c
    where c.id = raise_complaint.id and (c.placement_id, c.side, c.words, c.said_by, c.change_id)
      is not distinct from (placement, raise_complaint.side, said, raise_complaint.said_by, change)
  ) then raise exception 'complaint_differs'; end if;
end $$;

-- Visits of the last 30 days that a stand-in made for a family: the latest of each day.
create function private.stand_ins(request uuid) returns setof public.visit_changes
language sql stable set search_path = '' as $$
  select distinct on (c.on_date, c.covered_name) c.*
  from public.placements p join public.visit_changes c on c.placement_id = p.id
  where p.request_id = request and c.kind = 'cannot_come' and c.covered_name is not null and c.undone_at is null
    and c.on_date >= private.today() - 30 and private.minute_of(c.on_date, c.opens) <= now()
  order by c.on_date desc, c.covered_name, c.opens desc
$$;

-- A family's complaints for their page, the latest first, with the outcome, but without staff's words and kind. Only
-- the `whole` page names a stand-in.
create function private.complaints(request uuid, whole boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'caregiver', case when v.id is null then split_part(trim(p.caregiver_name), ' ', 1)
      when whole then split_part(trim(v.covered_name), ' ', 1) else '' end, 'day', v.on_date,
    'kind', coalesce(c.raised_kind, c.kind),
    'words', c.words, 'raisedAt', c.raised_at, 'settledAt', c.settled_at,
    'outcome', case when c.settled_at is not null then c.outcome end,
    'due', case when c.settled_at is null then private.due_on('complaint', c.raised_at) end
  ) order by c.raised_at desc, c.id), '[]')
  from public.placements p join public.complaints c on c.placement_id = p.id
    join public.requests r on r.id = p.request_id left join public.visit_changes v on v.id = c.change_id
  where p.request_id = request and c.side = 'family' and r.erased_at is null
$$;

-- The caregivers a family can complain about: all who come or came, the latest first, by first name. Then, on the
-- `whole` page, stand-ins with the day they came.
create function private.care_by(request uuid, whole boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(who.entry order by who.day desc nulls first, who.placed_at desc, who.id), '[]')
  from public.requests r cross join lateral (
    select jsonb_build_object('placement', p.id, 'caregiver', split_part(trim(p.caregiver_name), ' ', 1)) as entry,
      null as day, p.placed_at, p.id
    from public.placements p where p.request_id = r.id
    union all
    select jsonb_build_object(
      'placement', v.placement_id, 'caregiver', split_part(trim(v.covered_name), ' ', 1), 'change', v.id,
      'day', v.on_date
    ), v.on_date, null, v.id
    from private.stand_ins(r.id) v where whole
  ) who
  where r.id = request and r.erased_at is null
$$;

-- A family says that something isn't right, with a stand-in if `_change_id` is their visit. Complaints lead staff's
-- list, so a family with five open ones has to call. Those about safety are counted separately. Null for a wrong key.
-- Errors: link_ended, link_not_for_this, placement_not_found, too_many_requests, too_many_complaints, those of
-- raise_complaint.
create function private.complain(
  _reference text, _secret text, _id uuid, _placement_id uuid, _kind public.complaint_kind, _words text default null,
  _change_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'complain');
begin
  if asked.id is null then return null; end if;
  if not exists (select from public.placements p where p.id = _placement_id and p.request_id = asked.id)
    or _change_id is not null and not exists (
      select from private.stand_ins(asked.id) v where (v.id, v.placement_id) = (_change_id, _placement_id)
    ) then
    raise exception 'placement_not_found' using errcode = 'PT404';
  end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  if not exists (select from public.complaints c where c.id = _id) and (
    select count(*) from public.complaints c join public.placements p on p.id = c.placement_id
    where p.request_id = asked.id and c.side = 'family' and c.settled_at is null
      and (coalesce(c.raised_kind, c.kind) = 'safety') = (_kind = 'safety')
  ) >= 5 then raise exception 'too_many_complaints'; end if;
  perform private.raise_complaint(_id, _placement_id, 'family', _kind, _words, change => _change_id);
  return private.tracked_request(asked.id);
end $$;
select private.expose('complain', 'anon', 'authenticated');

-- Locks what a complaint is about, for an admin: a placement, maybe a stand-in's visit. Returns the placement. Errors:
-- not_allowed, placement_not_found, own_record.
create function private.lock_complaint_of(placement uuid, change uuid default null) returns public.placements
language plpgsql set search_path = '' as $$
declare
  standing public.placements;
begin
  perform private.require_role('admin');
  select * into standing from public.placements p where p.id = placement;
  if not found then raise exception 'placement_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(standing.caregiver_id);
  perform private.require_not_self(v.covered_by) from public.visit_changes v where v.id = change;
  perform private.lock_in_order(requests => array[standing.request_id]);
  return standing;
end $$;

-- Records what a family or a caregiver told staff during a placement or after it. Errors: said_by_missing,
-- reason_missing, those of lock_complaint_of and raise_complaint.
create function private.record_complaint(
  _id uuid, _placement_id uuid, _side public.agreeing_side, _kind public.complaint_kind, _said_by text, _words text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.placements := private.lock_complaint_of(_placement_id);
begin
  if _side is null then raise exception 'complaint_missing'; end if;
  if private.says_something(_words) is not true then raise exception 'reason_missing'; end if;
  perform private.raise_complaint(_id, standing.id, _side, _kind, _words, private.teller(_said_by));
end $$;
select private.expose('record_complaint', 'authenticated');

-- The complaint with this id, locked after its request. Errors: complaint_not_found, those of lock_complaint_of.
create function private.lock_complaint(complaint uuid) returns public.complaints
language plpgsql set search_path = '' as $$
declare
  locked public.complaints;
begin
  perform private.require_role('admin');
  select * into locked from public.complaints c where c.id = complaint;
  if not found then raise exception 'complaint_not_found' using errcode = 'PT404'; end if;
  perform private.lock_complaint_of(locked.placement_id, locked.change_id);
  select * into locked from public.complaints c where c.id = complaint for no key update;
  return locked;
end $$;

-- Staff settle a complaint: what it was about, how serious, the outcome, and who was told. The family is told that it
-- is settled. Errors: complaint_step_not_allowed (settled), settlement_missing (kind, severity, outcome or who was
-- told), reason_missing, too_long, those of lock_complaint.
create function private.settle_complaint(
  _complaint_id uuid, _kind public.complaint_kind, _severity public.complaint_severity,
  _outcome public.complaint_outcome, _told public.complaint_told[], _words text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.complaints := private.lock_complaint(_complaint_id);
  said text := nullif(private.typed(_words), '');
  heard public.complaint_told[] := array(select distinct t from unnest(_told) t where t is not null order by t);
begin
  if standing.settled_at is not null then raise exception 'complaint_step_not_allowed'; end if;
  if num_nonnulls(_kind, _severity, _outcome) < 3 or heard = '{}' then raise exception 'settlement_missing'; end if;
  if said is null then raise exception 'reason_missing'; end if;
  if length(said) > 4000 then raise exception 'too_long'; end if;
  update public.complaints c
  set (kind, raised_kind, severity, outcome, outcome_words, told, settled_at, settled_by)
    = (_kind, coalesce(c.raised_kind, c.kind), _severity, _outcome, said, heard, now(), auth.uid())
  where c.id = standing.id;
end $$;
select private.expose('settle_complaint', 'authenticated');

-- Reopens a settled complaint. Errors: complaint_step_not_allowed (open), request_erased, those of lock_complaint.
create function private.reopen_complaint(_complaint_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.complaints := private.lock_complaint(_complaint_id);
begin
  if standing.settled_at is null then raise exception 'complaint_step_not_allowed'; end if;
  if exists (
    select from public.placements p join public.requests r on r.id = p.request_id
    where p.id = standing.placement_id and r.erased_at is not null
  ) then raise exception 'request_erased'; end if;
  update public.complaints c set (settled_at, settled_by, reopened_at) = (null, null, now()) where c.id = standing.id;
end $$;
select private.expose('reopen_complaint', 'authenticated');

-- Staff are told about a complaint. The family is told that we have it, with who to call if someone may be in danger,
-- and the outcome each time it is settled.
create function private.notify_of_complaint() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_request uuid := (select p.request_id from public.placements p where p.id = new.placement_id);
  values_of jsonb := private.reference_of(of_request);
begin
  if tg_op = 'INSERT' then
    perform private.notify_staff(
      case new.kind when 'safety' then 'safety_raised' else 'complaint_raised' end::private.mail_kind, new.placement_id,
      values_of
    );
  end if;
  if new.side = 'family' then
    perform private.notify_family(
      of_request,
      case when tg_op = 'UPDATE' then 'complaint_settled' when new.kind = 'safety' then 'safety_received'
        else 'complaint_received' end::private.mail_kind,
      values_of || jsonb_build_object('about', array[new.id]) || case when tg_op = 'INSERT' then jsonb_build_object(
        'due', coalesce(private.due_on('complaint', new.raised_at)::text, '')
      ) else jsonb_build_object('outcome', new.outcome) end
    );
  end if;
  return null;
end $$;
create trigger notify_of_complaint after insert on public.complaints
  for each row execute function private.notify_of_complaint();
create trigger notify_of_settled after update of settled_at on public.complaints
  for each row when (old.settled_at is null and new.settled_at is not null)
  execute function private.notify_of_complaint();
