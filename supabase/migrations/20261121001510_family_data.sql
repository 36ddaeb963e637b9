-- What a family may do with all their data by their link: export it, and erase it.

-- Everything we keep about a request, as rows, for the holder of a link to all of it. It leaves out staff's own notes,
-- and which staff member did something. Null for a wrong key. Errors: link_ended, link_not_for_this, too_many_requests.
create function private.export_request(_reference text, _secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.request_links := private.open_link(_reference, _secret, 'export');
begin
  perform private.note_use(link);
  return (
    select jsonb_build_object(
      'exported_at', now(),
      'request', to_jsonb(r) - '{priority,entered_by,many_alike}'::text[] || jsonb_build_object('place', place.name),
      'contact', (select to_jsonb(c) from public.request_contacts c where c.request_id = r.id),
      'arrival_notes', (select to_jsonb(n) from private.arrival_notes n where n.request_id = r.id),
      'earlier_answers', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'answers', e.answers, 'replaced_at', e.replaced_at, 'said_by', e.said_by, 'said_on', e.said_on
          ) order by e.id
        ), '[]')
        from private.earlier_answers e where e.request_id = r.id
      ),
      'questions', (
        select coalesce(jsonb_agg(to_jsonb(q) - 'asked_by' order by q.asked_at), '[]')
        from public.request_questions q where q.request_id = r.id
      ),
      'family_messages', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'answered_by' order by m.sent_at, m.id), '[]')
        from public.family_messages m where m.request_id = r.id
      ),
      'jobs', (
        select coalesce(jsonb_agg(to_jsonb(j) - '{published_by,waivers}'::text[] order by j.published_at, j.id), '[]')
        from public.jobs j where j.request_id = r.id
      ),
      'introductions', (
        select coalesce(jsonb_agg(jsonb_build_object('words', i.words, 'introduced_at', a.introduced_at)
          order by a.introduced_at, a.id), '[]')
        from private.introduction_words i join public.applications a on a.id = i.application_id
          join public.jobs j on j.id = a.job_id
        where j.request_id = r.id
      ),
      'agreements', (
        select coalesce(jsonb_agg(to_jsonb(g) - '{application_id,hourly_rate}'::text[]
          order by g.given_at), '[]')
        from public.agreements g join public.applications a on a.id = g.application_id
          join public.jobs j on j.id = a.job_id
        where j.request_id = r.id and g.side = 'family'
      ),
      'placements', (
        select coalesce(jsonb_agg(jsonb_build_object(
          -- After the placement has ended, only the first name, as on the family's page.
          'caregiver_name', case when p.ended_at is null then p.caregiver_name
            else split_part(trim(p.caregiver_name), ' ', 1) end,
          'visits', p.visits, 'availability', p.availability, 'starts_on', p.starts_on, 'ends_on', p.ends_on,
          'placed_at', p.placed_at, 'ended_at', p.ended_at, 'end_reason', p.end_reason
        ) order by p.placed_at), '[]')
        from public.placements p where p.request_id = r.id
      ),
      'terms_changes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'from_day', c.from_day, 'visits', c.visits, 'hourly_rate', c.hourly_rate, 'words', c.words,
          'proposed_at', c.proposed_at, 'family_yes_at', c.family_yes_at, 'family_said_by', c.family_said_by,
          'agreed_at', c.agreed_at, 'ended_at', c.ended_at,
          'reason', case c.refused_by when 'family' then c.reason end
        ) order by c.from_day, c.id), '[]')
        from public.terms_changes c join public.placements p on p.id = c.placement_id where p.request_id = r.id
      ),
      'visit_changes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'on_date', c.on_date, 'opens', c.opens, 'kind', c.kind, 'reason', c.reason, 'said_at', c.said_at,
          'moved_to', c.moved_to, 'moved_opens', c.moved_opens,
          'covered_name', split_part(trim(c.covered_name), ' ', 1), 'undone_at', c.undone_at
        ) order by c.on_date, c.opens, c.said_at), '[]')
        from public.visit_changes c join public.placements p on p.id = c.placement_id where p.request_id = r.id
      ),
      'check_ins', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'occasion', c.occasion, 'asked_at', c.asked_at, 'answer', c.answer, 'answered_at', c.answered_at
        ) order by c.asked_at), '[]')
        from public.check_ins c join public.placements p on p.id = c.placement_id where p.request_id = r.id
      ),
      'complaints', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', coalesce(c.raised_kind, c.kind), 'words', c.words, 'said_by', c.said_by, 'raised_at', c.raised_at,
          'settled_at', c.settled_at
        ) order by c.raised_at, c.id), '[]')
        from public.complaints c join public.placements p on p.id = c.placement_id
        where p.request_id = r.id and c.side = 'family'
      ),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', n.kind, 'params', n.params - 'about', 'created_at', n.created_at
        ) order by n.id), '[]')
        from private.notifications n where n.request_id = r.id
      ),
      'wants_emails', (select jsonb_build_object('wants_emails', c.wants_emails) from private.mail_choices c
        where c.request_id = r.id),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'to_address', m.to_address, 'kind', m.kind, 'created_at', m.created_at, 'sent_at', m.sent_at
        ) order by m.id), '[]')
        from private.mails m where m.request_id = r.id
      ),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'occurred_at', e.occurred_at, 'action', e.action, 'subject_type', e.subject_type, 'status',
            e.after -> 'status'
        ) order by e.id), '[]')
        from public.events e
        where e.subject_type = any (private.audit_log_kinds('request'))
          and e.subject_id = r.id::text
      ),
      'links', (
        select jsonb_agg(to_jsonb(l) - '{request_id,secret_hash,about,saved_at}'::text[] order by l.made_at, l.id)
        from private.request_links l where l.request_id = r.id
      )
    )
    from public.requests r join public.places place on place.id = r.place_id
    where r.id = link.request_id
  );
end $$;
select private.expose('export_request', 'anon', 'authenticated');

-- Erases the family, in the audit log too. What stays counts care and doesn't name the family: care types, town, dates,
-- statuses, and who was placed.
create function private.forget_family(asked public.requests) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock_whole_request(asked.id);
  delete from private.mails m where m.request_id = asked.id;
  delete from private.notifications n where n.request_id = asked.id;
  delete from private.told_occasions t where t.request_id = asked.id;
  delete from private.mail_choices c where c.request_id = asked.id;
  delete from private.earlier_answers e where e.request_id = asked.id;
  -- Only the link that erases it still opens what stays.
  update private.request_links l
  set name = null, last_used_at = null,
    revoked_at = case when l.id is distinct from private.opened_link() then coalesce(l.revoked_at, now()) end
  where l.request_id = asked.id;
  delete from public.request_contacts where request_id = asked.id;
  delete from private.arrival_notes where request_id = asked.id;
  perform private.forget_notes(of_request => asked.id);
  delete from public.request_questions where request_id = asked.id;
  delete from public.family_messages where request_id = asked.id;
  perform private.keep_answers('requests', asked.id, (
    select jsonb_object_agg(q.name, case q.kind when 'list' then '[]'::jsonb end) from private.questions() q
      where not q.stays
  ));
  update public.requests set answers = '[]', status_reason = null where id = asked.id;
  -- What the family said about caregivers, and why their care ended.
  update public.agreements g
  set reason = null, said_by = case when g.said_by is not null then private.coded('name_no_longer_kept') end
  from public.applications a join public.jobs j on j.id = a.job_id
  where g.application_id = a.id and g.side = 'family' and j.request_id = asked.id;
  delete from private.introduction_words i using public.applications a, public.jobs j
  where i.application_id = a.id and j.id = a.job_id and j.request_id = asked.id;
  update public.placements p set end_reason = null where p.request_id = asked.id;
  update private.end_causes c set cause = 'other'
  from public.placements p where p.request_id = asked.id and p.id = c.placement_id;
  update public.visit_changes c set reason = null, said_by = null, note = null
  from public.placements p where p.id = c.placement_id and p.request_id = asked.id;
  perform private.erase_events('visit_changes', c.id::text)
  from public.visit_changes c join public.placements p on p.id = c.placement_id where p.request_id = asked.id;
  update public.terms_changes c
  set words = null, family_said_by = null, reason = case c.refused_by when 'caregiver' then c.reason end
  from public.placements p where p.id = c.placement_id and p.request_id = asked.id;
  perform private.erase_events('terms_changes', c.id::text)
  from public.terms_changes c join public.placements p on p.id = c.placement_id where p.request_id = asked.id;
  update public.complaints c set words = null, said_by = null, outcome_words = null
  from public.placements p where p.id = c.placement_id and p.request_id = asked.id;
  perform private.erase_events('complaints', c.id::text)
  from public.complaints c join public.placements p on p.id = c.placement_id where p.request_id = asked.id;
  perform private.erase_events('check_ins', c.id::text)
  from public.check_ins c join public.placements p on p.id = c.placement_id where p.request_id = asked.id;
  perform private.erase_events(kind, a.id::text)
  from public.applications a join public.jobs j on j.id = a.job_id, unnest('{agreements,offers}'::text[]) kind
  where j.request_id = asked.id;
  -- What an admin wrote for caregivers may tell about the family's health.
  update public.jobs j
  set title = private.coded('care_in', left(place.name, 100)), summary = private.coded('family_erased_request'),
    skills = '{}', languages = '{}', hourly_budget = null, waivers = '{}'
  from public.places place
  where j.request_id = asked.id and place.id = j.place_id;
  update public.placements p set job_title = j.title
  from public.jobs j where j.id = p.job_id and p.request_id = asked.id;
  -- So may what caregivers and staff read about it, and the emails about it that wait.
  with told as (
    update private.notifications n
    set params = n.params || jsonb_build_object('job', about.title)
      || case when n.kind in ('placement_ending', 'placement_ended')
        then jsonb_build_object('reason', private.coded('family_erased_request')) else '{}' end
    from (
      select distinct subject, j.title
      from public.jobs j, lateral (
        select a.id from public.applications a where a.job_id = j.id
        union all select p.id from public.placements p where p.job_id = j.id
        union all values (j.id), (asked.id)
      ) s (subject)
      where j.request_id = asked.id
    ) about
    where n.subject_id = about.subject and n.params ? 'job' returning n.id, n.params
  )
  update private.mails m set params = m.params || told.params
  from told where m.notification_id = told.id and m.sent_at is null and m.failed_at is null;
  -- Messages about several new jobs that name this one.
  delete from private.notifications n using private.job_alerts a, public.jobs j
  where j.request_id = asked.id and a.job_id = j.id and n.recipient_id = a.caregiver_id and n.kind = 'jobs_found'
    and private.day_of(n.created_at) = a.notified_on;
  perform private.erase_events(kind, subject::text)
  from (
    select k, asked.id from unnest(private.audit_log_kinds('request')) k
    union all
    select 'jobs', j.id from public.jobs j where j.request_id = asked.id
  ) trail (kind, subject);
  -- From here on the audit log records again: that the request was withdrawn and erased.
  if (private.family_steps(asked) -> 'withdraw')::boolean then perform private.withdraw(asked.id, null); end if;
  update public.requests set erased_at = now() where id = asked.id;
end $$;

-- The family asks for it. Erasing again changes nothing. Errors: those of lock_request, request_step_not_allowed,
-- too_many_requests.
create function private.erase_request(_reference text, _secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'erase');
begin
  if asked.id is null then return null; end if;
  if asked.erased_at is null then
    perform private.require_family_step(asked, 'erase');
    perform private.forget_family(asked);
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('erase_request', 'anon', 'authenticated');
