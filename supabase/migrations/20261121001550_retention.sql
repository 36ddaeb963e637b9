-- What is kept about people goes after the operator's time, without anybody's doing (decision 0064). Each function
-- erases one kind of thing, what has run out at a moment, and answers how many; the tick calls them, tests with a
-- later moment.

create function private.expire_mails(moment timestamptz) returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from private.mails m using private.operator o
    where m.created_at < moment - make_interval(days => o.mail_days) returning m.id
  )
  select count(*) from gone
$$;

create function private.expire_messages(moment timestamptz) returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from private.notifications n using private.operator o
    where n.created_at < moment - make_interval(days => o.mail_days) returning n.id
  -- What keeps them from being told twice is kept for longer.
  ), occasions as (
    delete from private.told_occasions t using private.operator o
    where t.told_at < moment - make_interval(months => o.account_months)
  ), alerts as (
    delete from private.job_alerts a using private.operator o
    where a.created_at < moment - make_interval(months => o.account_months) returning 1
  )
  select (select count(*) from gone) + (select count(*) from alerts)
$$;

-- Counts of tries, and rights to fetch a file.
create function private.expire_tries(moment timestamptz) returns bigint
language sql set search_path = '' as $$
  with hits as (
    delete from private.throttle_hits h where h.window_start < moment - interval '1 day' returning 1
  ), openings as (
    delete from private.document_views o where o.opened_at < moment - interval '1 day' returning 1
  )
  select (select count(*) from hits) + (select count(*) from openings)
$$;

-- Invitations that nobody took.
create function private.expire_invitations(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  gone uuid;
  expired bigint := 0;
begin
  for gone in
    delete from public.invitations i using private.operator o
    where i.accepted_at is null and i.expires_at < moment - make_interval(days => o.invitation_days) returning i.id
  loop
    perform private.erase_events('invitations', gone::text);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- When somebody last did something about a request: its family, staff or whoever applied.
create function private.idle_since(request public.requests) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    request.updated_at,
    (select max(greatest(j.updated_at, a.updated_at))
      from public.jobs j left join public.applications a on a.job_id = j.id where j.request_id = request.id),
    (select max(greatest(q.asked_at, q.answered_at, q.read_at))
      from public.request_questions q where q.request_id = request.id),
    (select max(p.ended_at) from public.placements p where p.request_id = request.id),
    (select max(n.written_at) from public.activity_notes n where n.request_id = request.id),
    (select max(h.assigned_at) from private.assignments h where h.request_id = request.id)
  )
$$;

-- The requests of which staff were warned that they are closed, as long as nobody does anything about them.
create table private.idle_warnings (
  request_id uuid primary key references public.requests (id) on delete cascade,
  warned_at timestamptz not null
);

-- What nobody closes: staff are warned four weeks before, and its family is told with the reason. Not where somebody is
-- placed. A duty of private.tick; answers how many it closed.
create function private.close_idle_requests(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  notice constant interval := '28 days';
  idle timestamptz := (select moment - make_interval(months => o.idle_months) from private.operator o);
  closes_on date := private.day_of(moment + notice);
  request public.requests;
  closed bigint := 0;
begin
  delete from private.idle_warnings w using public.requests r
  where r.id = w.request_id and private.idle_since(r) > w.warned_at;
  for request in
    select * from public.requests r
    where r.status in ('submitted', 'in_review', 'open', 'matched') and r.erased_at is null
      and r.updated_at < idle + notice and private.idle_since(r) < idle + notice
      and not exists (select from public.placements p where p.request_id = r.id and p.ended_at is null)
    -- One that somebody is changing is not idle.
    order by r.id for update skip locked
  loop
    if exists (
      select from private.idle_warnings w where w.request_id = request.id and w.warned_at <= moment - notice
    ) then
      perform private.end_search(
        request.id, 'closed', private.coded('nobody_saw_to_it'), private.coded('nobody_needed')
      );
      closed := closed + 1;
    else
      insert into private.idle_warnings (request_id, warned_at) values (request.id, moment) on conflict do nothing;
      continue when not found;
      perform private.notify_staff(
        'request_idle', request.id,
        jsonb_build_object('reference', private.show_reference(request.reference), 'day', closes_on), closes_on::text
      );
    end if;
  end loop;
  return closed;
end $$;

create function private.expire_requests(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  ended timestamptz := (select moment - make_interval(months => o.request_months) from private.operator o);
  request public.requests;
  expired bigint := 0;
begin
  for request in
    select * from public.requests r
    where r.status in ('closed', 'declined', 'withdrawn') and r.erased_at is null and r.updated_at < ended
    -- Locked as every step of a request does; one that a family or an admin is changing has its turn tomorrow.
    for update skip locked
  loop
    perform private.forget_family(request);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- Documents that were not accepted, or whose last day has passed; while their owner is placed, what was shown for it
-- stays. Their files go with private.expired_files.
create function private.expire_documents(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  useless timestamptz := (select moment - make_interval(months => o.document_months) from private.operator o);
  gone uuid;
  expired bigint := 0;
begin
  perform private.lock_in_order(caregivers => array(
    select d.caregiver_id from public.documents d
    where d.status = 'rejected' and d.checked_at < useless or d.expires_on < private.day_of(useless)
  ));
  for gone in
    delete from public.documents d
    where d.status = 'rejected' and d.checked_at < useless
      or d.expires_on < private.day_of(useless) and not exists (
        select from public.placements p where p.caregiver_id = d.caregiver_id and p.ended_at is null
      )
    returning d.id
  loop
    perform private.erase_events('documents', gone::text);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- Accounts that nobody has used; nobody's who is an admin, or placed with a family now. Their documents and
-- photo go first, and the account once its files are gone as well.
create function private.expire_accounts(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  account uuid;
  expired bigint := 0;
begin
  for account in
    select a.id from auth.users a left join public.users u on u.id = a.id, private.operator o
    where greatest(a.created_at, a.last_sign_in_at, u.last_used_at)
        < moment - make_interval(months => o.account_months)
      and u.role is distinct from 'admin'
      and not exists (select from public.placements p where p.caregiver_id = a.id and p.ended_at is null)
  loop
    delete from public.documents d where d.caregiver_id = account;
    perform private.forget_photo(account);
    continue when exists (
      select from private.files_of(account::text) union all select from private.photos_of(account::text)
    );
    perform private.erase_account(account);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- Legacy records without an account.
create function private.expire_legacy_records(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  gone uuid;
  expired bigint := 0;
begin
  for gone in
    delete from public.caregivers c using private.operator o
    where c.updated_at < moment - make_interval(months => o.account_months)
      and not exists (select from auth.users a where a.id in (c.id, c.user_id))
    returning c.id
  loop
    perform private.erase_events('caregivers', gone::text);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- Who was placed where, and who was staff, is proof for longer: the names on placements that ended.
create function private.expire_placements(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  unnamed text := private.coded('name_no_longer_kept');
  gone uuid;
  expired bigint := 0;
begin
  for gone in
    update public.placements p set caregiver_name = unnamed from private.operator o
    where p.ended_at < moment - make_interval(months => o.proof_months) and p.caregiver_name <> unnamed
    returning p.id
  loop
    perform private.erase_events('placements', gone::text);
    perform private.forget_notes(of_placement => gone);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

create function private.expire_staff(moment timestamptz) returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from public.staff s using private.operator o
    where s.until < moment - make_interval(months => o.proof_months) returning 1
  )
  select count(*) from gone
$$;

-- What the audit log holds about a thing; that something happened stays.
create function private.expire_events(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  proof timestamptz := (select moment - make_interval(months => o.proof_months) from private.operator o);
  kind text;
  subject text;
  expired bigint := 0;
begin
  for kind, subject in
    select distinct e.subject_type, e.subject_id from public.events e
    where e.occurred_at < proof and e.salt is not null and e.action <> 'erase'
  loop
    perform private.erase_events(kind, subject, proof);
    expired := expired + 1;
  end loop;
  return expired;
end $$;

-- The auth server's own log: what is older than proof, and all about accounts that were erased since the last time, an
-- hour ago at least, when their last token has run out. It has no index to find them by, so it is read once for all of
-- them (decision 0064).
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

-- The files that no document has named for a day: of documents and accounts whose time is over, and of uploads that
-- broke off. Only the storage API removes a file together with its record: whoever has the secret key asks for these,
-- and has it do so.
create function private.expired_files(moment timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'documents' and o.created_at < moment - interval '1 day'
    and not exists (select from public.documents d where d.file_path = o.name)
$$;
select private.expose('expired_files', 'service_role');

-- The same of photos that no profile shows.
create function private.expired_photos(moment timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'photos' and o.created_at < moment - interval '1 day' and not private.is_shown_photo(o.name)
$$;
select private.expose('expired_photos', 'service_role');

-- Hosted, has the Edge Function remove-expired-files remove them, and answers how many wait. Where it is and the secret
-- that it knows us by are in the Vault, as file_remover_url and file_remover_secret; without them nothing happens. The
-- embedded server removes them itself.
create function private.call_file_remover(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  waiting bigint;
  url text;
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null then return 0; end if;
  select (select count(*) from private.expired_files(moment)) + (select count(*)
    from private.expired_photos(moment)) into waiting;
  if waiting = 0 then return 0; end if;
  select s.decrypted_secret into url from vault.decrypted_secrets s where s.name = 'file_remover_url';
  select s.decrypted_secret into secret from vault.decrypted_secrets s where s.name = 'file_remover_secret';
  if url is null or secret is null then return 0; end if;
  -- The answer is not waited for.
  perform net.http_post(
    url := url, headers := jsonb_build_object('Authorization', 'Bearer ' || secret), timeout_milliseconds := 60000
  );
  return waiting;
end $$;
