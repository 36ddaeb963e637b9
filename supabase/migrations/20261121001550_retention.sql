-- What is kept about people goes after the operator's time, without anybody's doing (decision 0064).

-- Accounts whose time is over: nobody's who is an admin, or placed with a family now.
create function private.expired_accounts(moment timestamptz) returns setof uuid
language sql stable set search_path = '' as $$
  select a.id
  from auth.users a, private.operator o
  where coalesce(a.last_sign_in_at, a.created_at) < moment - make_interval(months => o.account_months)
    and not exists (select from public.users u where u.id = a.id and u.role = 'admin')
    and not exists (select from public.placements p where p.caregiver_id = a.id and p.ended_at is null)
$$;

-- The files of those accounts. Only the storage API removes files together with their records: the embedded server does,
-- hosted a scheduled job with the secret key (README). Their accounts wait for it.
create function private.expired_files() returns setof text
language sql stable set search_path = '' as $$
  select f from private.expired_accounts(now()) account, private.files_of(account::text) f
$$;

-- Erases what has run out at this moment. Tests name a later one than now.
create function private.apply_retention(moment timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  proof timestamptz := (select moment - make_interval(months => o.proof_months) from private.operator o);
  ended timestamptz := (select moment - make_interval(months => o.request_months) from private.operator o);
  account uuid;
  gone uuid;
begin
  delete from private.mails m where m.created_at < moment - interval '30 days';
  delete from private.throttle_hits h where h.window_start < moment - interval '1 day';
  delete from private.openings o where o.opened_at < moment - interval '1 day';
  for gone in
    delete from public.invitations i
    where i.accepted_at is null and i.expires_at < moment - interval '30 days' returning i.id
  loop
    perform private.erase_events('invitations', gone::text);
  end loop;

  -- Locked as every step of a request does; one that a family or an admin is changing has its turn tomorrow.
  perform private.forget_family(r) from (
    select r from public.requests r
    where r.status in ('closed', 'declined', 'withdrawn') and r.erased_at is null and r.updated_at < ended
    for update skip locked
  ) asked (r);

  for account in select private.expired_accounts(moment) loop
    delete from public.documents d where d.caregiver_id = account;
    if not exists (select from private.files_of(account::text)) then perform private.erase_account(account); end if;
  end loop;

  -- A legacy record without an account.
  for gone in
    delete from public.caregivers c
    where c.updated_at < moment - (select make_interval(months => o.account_months) from private.operator o)
      and not exists (select from auth.users a where a.id in (c.id, c.user_id))
    returning c.id
  loop
    perform private.erase_events('caregivers', gone::text);
  end loop;

  -- Who was placed where, and who was staff, is proof for longer.
  for gone in
    update public.placements p set caregiver_name = 'Name no longer kept'
    where p.ended_at < proof and p.caregiver_name <> 'Name no longer kept' returning p.id
  loop
    perform private.erase_events('placements', gone::text);
  end loop;
  delete from public.staff s where s.until < proof;
  perform private.erase_events_before(proof);
end $$;
