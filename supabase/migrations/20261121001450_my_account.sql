-- What people may do with the data we keep about them: export it, and have it erased.

-- The part of the audit log about a person. A removed record is found by its events, among those of the person who
-- added or removed it, if they say that it was theirs. What the person did to other people's records is not in it.
create function private.subjects_of(account uuid) returns table (subject_type text, subject_id text)
language sql stable set search_path = '' as $$
  select t, account::text from unnest(array['users', 'caregiver_profiles', 'reviewed_profiles']) t
  union select 'caregivers', c.id::text from public.caregivers c where c.id = account or c.user_id = account
  union select 'documents', d.id::text from public.documents d where d.caregiver_id = account
  union select t, a.id::text
    from public.applications a, unnest(array['applications', 'offers', 'agreements']) t where a.caregiver_id = account
  union select 'time_off', t.id::text from public.time_off t where t.caregiver_id = account
  union select 'placements', p.id::text from public.placements p where p.caregiver_id = account
  union select 'terms_changes', c.id::text
    from public.terms_changes c join public.placements p on p.id = c.placement_id where p.caregiver_id = account
  union select 'visit_changes', c.id::text
    from public.visit_changes c join public.placements p on p.id = c.placement_id
    where account in (p.caregiver_id, c.covered_by)
  union select 'invitations', i.id::text
    from auth.users u join public.invitations i on i.email = lower(u.email) where u.id = account
  union select e.subject_type, e.subject_id
    from public.events e
    where e.actor_id = account and e.action in ('insert', 'delete') and e.subject_type in ('documents', 'applications')
      and coalesce(e.after, e.before) ->> 'caregiver_id' = account::text
$$;

-- The values of a change without the ids of other people. A side that refused stays.
create function private.without_others(held jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select held - '{invited,invited_by,covered_by}'::text[]
    - case when held ->> 'refused_by' in ('family', 'caregiver') then '' else 'refused_by' end
$$;

-- An empty list instead of null.
create function private.json_list(rows jsonb) returns jsonb
language sql immutable set search_path = '' as $$ select coalesce(rows, '[]') $$;

-- Everything we keep about the caller, as rows, without what is secret (password, tokens) or another person's (the
-- placement's family; which staff member did something, or owns the caller). What an admin did to others is listed
-- without its contents. Errors: not_allowed.
create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at,
        'address_since', (select p.address_since from private.account_proofs p where p.user_id = me), 'metadata',
          u.raw_user_meta_data - 'invitation'
      ) from auth.users u where u.id = me
    ),
    'sessions', private.json_list((
      select jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent, 'ip', s.ip
      ) order by s.created_at) from auth.sessions s where s.user_id = me
    )),
    'profile', (select to_jsonb(u) from public.users u where u.id = me),
    'legacy_record', (select to_jsonb(c) from public.caregivers c where c.id = me or c.user_id = me limit 1),
    'staff', (select to_jsonb(s) from public.staff s where s.user_id = me),
    'caregiver_profile', (
      select to_jsonb(p) || jsonb_build_object('place', place.name)
      from public.caregiver_profiles p left join public.places place on place.id = p.place_id
      where p.user_id = me
    ),
    'reviewed_profile', (select to_jsonb(r) from public.reviewed_profiles r where r.user_id = me),
    'documents', private.json_list((
      select jsonb_agg(to_jsonb(d) order by d.created_at) from public.documents d
        where d.caregiver_id = me
    )),
    'time_off', private.json_list((
      select jsonb_agg(to_jsonb(t) order by t.from_day) from public.time_off t where t.caregiver_id = me
    )),
    'applications', private.json_list((
      select jsonb_agg(to_jsonb(a) || jsonb_build_object('job_title', j.title)
        order by a.submitted_at)
      from public.applications a join public.jobs j on j.id = a.job_id where a.caregiver_id = me
    )),
    'offers', private.json_list((
      select jsonb_agg(to_jsonb(o) order by o.offered_at)
      from public.offers o join public.applications a on a.id = o.application_id where a.caregiver_id = me
    )),
    'agreements', private.json_list((
      select jsonb_agg(to_jsonb(g) order by g.given_at)
      from public.agreements g join public.applications a on a.id = g.application_id
      where a.caregiver_id = me and g.side = 'caregiver'
    )),
    'placements', private.json_list((
      select jsonb_agg(
        to_jsonb(p) || jsonb_build_object('place', place.name) order by p.placed_at
      )
      from public.placements p
      join public.jobs j on j.id = p.job_id
      join public.places place on place.id = j.place_id
      where p.caregiver_id = me
    )),
    'complaints', private.json_list((
      select jsonb_agg(jsonb_build_object(
        'kind', coalesce(c.raised_kind, c.kind), 'words', c.words, 'said_by', c.said_by, 'raised_at', c.raised_at,
        'settled_at', c.settled_at
      ) order by c.raised_at, c.id)
      from public.complaints c join public.placements p on p.id = c.placement_id
      where p.caregiver_id = me and c.side = 'caregiver'
    )),
    'invitations', private.json_list((
      select jsonb_agg(to_jsonb(i) - 'invited_by' order by i.created_at)
      from auth.users u join public.invitations i on i.email = lower(u.email) where u.id = me
    )),
    'messages', private.json_list((
      select jsonb_agg(jsonb_build_object(
        'kind', n.kind, 'params', n.params, 'created_at', n.created_at, 'read_at', n.read_at
      ) order by n.id) from private.notifications n where n.recipient_id = me
    )),
    'wants_emails', (
      select jsonb_build_object('wants_emails', c.wants_emails, 'job_alerts', c.job_alerts)
      from private.mail_choices c where c.recipient_id = me
    ),
    'job_alerts', private.json_list((
      select jsonb_agg(jsonb_build_object(
        'job_id', a.job_id, 'job_title', j.title, 'score', a.score, 'notified_on', a.notified_on, 'seen_at', a.seen_at,
          'created_at', a.created_at
      ) order by a.created_at, a.job_id)
      from private.job_alerts a join public.jobs j on j.id = a.job_id where a.caregiver_id = me
    )),
    'cover_invitations', private.json_list((
      select jsonb_agg(jsonb_build_object(
        'on_date', c.on_date, 'opens', c.opens, 'invited_at', i.invited_at, 'comes', i.comes, 'settled_at', i.settled_at
      ) order by i.invited_at, c.id)
      from private.cover_invitations i join public.visit_changes c on c.id = i.change_id where i.caregiver_id = me
    )),
    'calendar_address', (
      select jsonb_build_object('made_at', a.made_at) from private.calendar_addresses a where a.caregiver_id = me
    ),
    'mails', private.json_list((
      select jsonb_agg(jsonb_build_object(
        'to_address', m.to_address, 'kind', m.kind, 'created_at', m.created_at, 'sent_at', m.sent_at
      ) order by m.id)
      from auth.users u join private.mails m on lower(m.to_address) = lower(u.email) where u.id = me
    )),
    'events', private.json_list((
      select jsonb_agg(
        to_jsonb(e) - '{salt,contents_hash,position,seal,by_family,by_known_link}'::text[] || jsonb_build_object(
          'actor_id', case when e.actor_id = me
            then me end, 'before', private.without_others(e.before), 'after', private.without_others(e.after)
        ) order by e.id
      )
      from private.subjects_of(me) s join public.events e using (subject_type, subject_id)
      -- A family's answer belongs to the family, and the owner to staff.
      where e.subject_type <> 'agreements' and not coalesce(e.after ? 'assigned_to', false)
    )),
    'actions', private.json_list((
      select jsonb_agg(jsonb_build_object(
        'occurred_at', e.occurred_at, 'action', e.action, 'subject_type', e.subject_type
      ) order by e.id)
      from public.events e where e.actor_id = me
    ))
  );
end $$;
select private.expose('export_my_data', 'authenticated');

-- Called before delete_my_account. It ends the caller's placements, tells everyone concerned, deletes all documents,
-- passes on the files that our team stored for them, and takes the photo off the profile, so that the files may be
-- removed. Answers with the paths of the documents' files. A profile without its documents loses its approval, even
-- if the owner stops here. All of it is one step, so that nobody stays placed with such a profile. Errors:
-- not_allowed, sign_in_again, last_admin, second_admin_needed.
create function private.prepare_account_deletion() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  perform private.require_recent_sign_in();
  if (private.lock_account(me)).role = 'admin' then perform private.require_another_admin(me); end if;
  perform private.end_all_work(me);
  delete from public.documents d where d.caregiver_id = me;
  update storage.objects o set owner_id = me
  where o.bucket_id = 'documents' and o.name in (select private.files_of(me::text)) and o.owner_id <> me::text;
  perform private.forget_photo(me);
  update public.caregiver_profiles p set status = 'draft'
    where p.user_id = me and p.status not in ('draft', 'suspended');
  return array(select f from private.files_of(me::text) f order by f);
end $$;
select private.expose('prepare_account_deletion', 'authenticated');

-- Accounts that are still in the auth server's own log, until private.expire_auth_log has read it (decision 0064).
create table private.erased_accounts (
  user_id uuid primary key,
  erased_at timestamptz not null default now()
);

-- However an account is deleted, by our steps or on the auth server's dashboard, its placements end, everyone
-- concerned is told, and everything about it is erased. A placement stays, with name, job and dates but no contact
-- details. Of an event only the fact that something happened stays. The address may sign up again.
create function private.erase_traces() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subjects jsonb := (select jsonb_agg(to_jsonb(s)) from private.subjects_of(old.id) s);
begin
  perform private.end_all_work(old.id);
  update public.terms_changes c
  set caregiver_said_by = null, reason = case c.refused_by when 'family' then c.reason end
  from public.placements p where p.id = c.placement_id and p.caregiver_id = old.id;
  update public.complaints c set words = null, said_by = null
  from public.placements p where p.id = c.placement_id and p.caregiver_id = old.id and c.side = 'caregiver';
  perform private.revoke_invitations_of(old.id);
  delete from public.invitations i where i.email = lower(old.email);
  delete from private.mails m where lower(m.to_address) = lower(old.email);
  -- What staff heard about the person.
  delete from private.notifications n where n.subject_id = old.id;
  insert into private.erased_accounts (user_id) values (old.id) on conflict do nothing;
  -- Staff's own notes are in no export, but are erased too.
  perform private.forget_notes(of_person => old.id);
  -- Here, not with the account, since these removals are recorded with what they removed.
  delete from public.caregivers c where c.id = old.id or c.user_id = old.id;
  delete from public.caregiver_profiles p where p.user_id = old.id;
  delete from public.users u where u.id = old.id;
  perform private.erase_events(s ->> 'subject_type', s ->> 'subject_id') from jsonb_array_elements(subjects) s;
  return old;
end $$;
create trigger erase_traces before delete on auth.users
  for each row execute function private.erase_traces();

-- Locks the requests of its placements before the account, like every step that notes something about a person
-- (add_note). If another step locked the account first, it may have to do so again.
create function private.erase_account(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.end_all_work(account);
  delete from auth.users a where a.id = account;
end $$;

-- The same for the caller's own account, which an email confirms. Errors: not_allowed, sign_in_again, last_admin,
-- second_admin_needed, files_remain (prepare_account_deletion names them).
create function private.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  account public.users;
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  perform private.require_recent_sign_in();
  account := private.lock_account(me);
  if account.role = 'admin' then perform private.require_another_admin(me); end if;
  if exists (select from private.files_of(me::text) union all select from private.files_of(me::text, 'photos'))
    then raise exception 'files_remain'; end if;
  perform private.erase_account(me);
  -- After the erasure, which deletes all emails to the address.
  perform private.queue_mail(account.email, 'account_deleted', '{}');
end $$;
select private.expose('delete_my_account', 'authenticated');
