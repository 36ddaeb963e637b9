-- Data about people is erased automatically after the operator's time (decision 0064). Each function erases one kind,
-- up to a number of records that had expired at a moment, and answers how many. The tick calls them; tests name a
-- later moment. A record that is being changed is erased later. Keys are selected into an array, which is computed
-- once: as a subquery of `in`, the planner may run it for each row, so that more than a batch would go.

create function private.expire_mails(moment timestamptz, batch integer default 1000) returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from private.mails m where m.id = any (array(
      select l.id from private.mails l, private.operator o
      where l.created_at < moment - make_interval(days => o.mail_days)
      order by l.id limit batch for update of l skip locked
    )) returning 1
  )
  select count(*) from gone
$$;

create function private.expire_messages(moment timestamptz, batch integer default 1000) returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from private.notifications n where n.id = any (array(
      select l.id from private.notifications l, private.operator o
      where l.created_at < moment - make_interval(days => o.mail_days)
      order by l.id limit batch for update of l skip locked
    )) returning 1
  -- These keep people from being told twice, so they are kept longer.
  ), occasions as (
    delete from private.told_occasions t where t.id = any (array(
      select l.id from private.told_occasions l, private.operator o
      where l.told_at < moment - make_interval(months => o.account_months)
      order by l.id limit batch for update of l skip locked
    )) returning 1
  ), alerts as (
    delete from private.job_alerts a where a.ctid = any (array(
      select l.ctid from private.job_alerts l, private.operator o
      where l.created_at < moment - make_interval(months => o.account_months)
      order by l.caregiver_id, l.job_id limit batch for update of l skip locked
    )) returning 1
  )
  select (select count(*) from gone) + (select count(*) from occasions) + (select count(*) from alerts)
$$;

-- Counts of tries, and permissions to fetch a file.
create function private.expire_tries(moment timestamptz, batch integer default 1000) returns bigint
language sql set search_path = '' as $$
  with hits as (
    delete from private.throttle_hits h where h.ctid = any (array(
      select l.ctid from private.throttle_hits l where l.window_start < moment - interval '1 day'
      order by l.window_start, l.key limit batch for update skip locked
    )) returning 1
  ), openings as (
    delete from private.document_views o where o.id = any (array(
      select l.id from private.document_views l where l.opened_at < moment - interval '1 day'
      order by l.id limit batch for update skip locked
    )) returning 1
  )
  select (select count(*) from hits) + (select count(*) from openings)
$$;

-- Invitations that nobody accepted.
create function private.expire_invitations(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  gone uuid;
  expired bigint := 0;
begin
  for gone in
    delete from public.invitations i where i.id = any (array(
      select l.id from public.invitations l, private.operator o
      where l.accepted_at is null and l.expires_at < moment - make_interval(days => o.invitation_days)
      order by l.id limit batch for update of l skip locked
    )) returning i.id
  loop
    perform private.erase_events('invitations', gone::text);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

create function private.expire_requests(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  ended timestamptz := (select moment - make_interval(months => o.request_months) from private.operator o);
  due uuid[] := array(
    select r.id from public.requests r
    where r.status in ('closed', 'declined', 'withdrawn') and r.erased_at is null and r.updated_at < ended
      and not exists (
        select from public.placements p join public.complaints c on c.placement_id = p.id
        where p.request_id = r.id and c.settled_at is null
      )
      and not exists (
        select from public.family_messages m where m.request_id = r.id and m.answered_at is null
      )
    -- A request that a family or an admin is changing is erased tomorrow.
    order by r.id limit batch for no key update skip locked
  );
  request public.requests;
  expired bigint := 0;
begin
  perform private.lock_whole_request(variadic due);
  for request in select * from public.requests r where r.id = any (due) order by r.id loop
    perform private.forget_family(request);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- Documents that were not accepted, or have expired. While their owner is placed, the ones shown for the placement
-- stay. private.expired_files removes their files.
create function private.expire_documents(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  useless timestamptz := (select moment - make_interval(months => o.document_months) from private.operator o);
  due uuid[] := array(
    select d.id from public.documents d
    where d.status = 'rejected' and d.checked_at < useless
      or d.expires_on < private.day_of(useless) and not exists (
        select from public.placements p where p.caregiver_id = d.caregiver_id and p.ended_at is null
      )
    order by d.id limit batch
  );
  gone uuid;
  expired bigint := 0;
begin
  perform private.lock_in_order(
    caregivers => array(select d.caregiver_id from public.documents d where d.id = any (due))
  );
  for gone in
    delete from public.documents d
    where d.id = any (due) and (
      d.status = 'rejected' and d.checked_at < useless
      or d.expires_on < private.day_of(useless) and not exists (
        select from public.placements p where p.caregiver_id = d.caregiver_id and p.ended_at is null
      )
    )
    returning d.id
  loop
    perform private.erase_events('documents', gone::text);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

create function private.has_files(account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.files_of(account::text) union all select from private.files_of(account::text, 'photos')
  )
$$;

-- Accounts that nobody has used, or whose address nobody has confirmed for a week and that our team did not make, but
-- never an admin's or a placed caregiver's. Their documents and photo are deleted first, and the account when its
-- files are gone too. Answers from how many it deleted something.
create function private.expire_accounts(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  account uuid;
  expired bigint := 0;
begin
  for account in
    select a.id from auth.users a left join public.users u on u.id = a.id, private.operator o
    where (
        greatest(a.created_at, a.last_sign_in_at, u.last_used_at) < moment - make_interval(months => o.account_months)
        or a.email_confirmed_at is null and a.created_at < moment - interval '7 days' and not exists (
          select from public.caregiver_profiles p where p.user_id = a.id and p.entered_at is not null
        )
      )
      and u.role is distinct from 'admin'
      and not exists (select from public.placements p where p.caregiver_id = a.id and p.ended_at is null)
      and (
        exists (select from public.documents d where d.caregiver_id = a.id)
        or exists (select from public.caregiver_profiles c where c.user_id = a.id and c.photo_path is not null)
        or not private.has_files(a.id)
      )
    order by a.id limit batch
  loop
    -- As in private.lock_account.
    perform pg_advisory_xact_lock(hashtext('accounts'));
    perform private.lock_whole_caregiver(account);
    -- The caregiver may have been placed before the lock.
    continue when exists (
      select from public.placements p where p.caregiver_id = account and p.ended_at is null
    );
    delete from public.documents d where d.caregiver_id = account;
    perform private.forget_photo(account);
    if not private.has_files(account) then perform private.erase_account(account); end if;
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- Legacy records without an account.
create function private.expire_legacy_records(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  gone uuid;
  expired bigint := 0;
begin
  for gone in
    delete from public.caregivers c where c.id = any (array(
      select l.id from public.caregivers l, private.operator o
      where l.updated_at < moment - make_interval(months => o.account_months)
        and not exists (select from auth.users a where a.id in (l.id, l.user_id))
      order by l.id limit batch for update of l skip locked
    ))
    returning c.id
  loop
    perform private.erase_events('caregivers', gone::text);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- Names of former placements and staff are proof, so they are kept longer.
create function private.expire_placements(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  unnamed text := private.coded('name_no_longer_kept');
  due uuid[] := array(
    select p.id from public.placements p, private.operator o
    where p.ended_at < moment - make_interval(months => o.proof_months) and p.caregiver_name <> unnamed
    order by p.id limit batch
  );
  gone uuid;
  expired bigint := 0;
begin
  perform private.lock_placements(due);
  foreach gone in array due loop
    update public.placements p set caregiver_name = unnamed where p.id = gone;
    perform private.erase_events('placements', gone::text);
    perform private.forget_notes(of_placement => gone);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

create function private.expire_staff(moment timestamptz, batch integer default 1000) returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from public.staff s where s.user_id = any (array(
      select l.user_id from public.staff l, private.operator o
      where l.until < moment - make_interval(months => o.proof_months)
      order by l.user_id limit batch for update of l skip locked
    )) returning 1
  )
  select count(*) from gone
$$;

-- The contents of events about a record. The fact that something happened stays.
create function private.expire_events(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  proof timestamptz := (select moment - make_interval(months => o.proof_months) from private.operator o);
  kind text;
  subject text;
  expired bigint := 0;
begin
  for kind, subject in
    select distinct e.subject_type, e.subject_id from public.events e
    where e.occurred_at < proof and e.salt is not null and e.action <> 'erase' limit batch
  loop
    perform private.erase_events(kind, subject, proof);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- The auth server's own log: what is older than proof, and everything about accounts erased since the last run, at
-- least an hour ago, when their last token has expired. It has no index for them, so it is read once for all of them
-- (decision 0064).
create function private.expire_auth_log(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  erased text[] := array(
    select e.user_id::text from private.erased_accounts e where e.erased_at < moment - interval '1 hour'
  );
  expired bigint;
begin
  delete from auth.audit_log_entries l
  where l.created_at < (select moment - make_interval(months => o.proof_months) from private.operator o)
    or cardinality(erased) > 0
      and (l.payload ->> 'actor_id' = any (erased) or l.payload #>> '{traits,user_id}' = any (erased));
  get diagnostics expired = row_count;
  delete from private.erased_accounts e where e.user_id::text = any (erased);
  return expired;
end $$;
