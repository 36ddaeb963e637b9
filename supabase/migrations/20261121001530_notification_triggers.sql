-- Which step tells which people. Triggers do it, so that no path to a step misses it. They run in the step's
-- transaction, so that nobody is told about a step that didn't happen.

create function private.notify_of_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := (select jsonb_build_object('job', private.job_name(j)) from public.jobs j where j.id = new.job_id);
begin
  case new.status
    when 'invited' then
      perform private.notify(
        new.caregiver_id, 'invited', new.id,
        about || jsonb_build_object('reason', coalesce(new.status_reason, ''))
      );
    when 'submitted' then
      if tg_op = 'UPDATE' and old.status = 'shortlisted' then
        -- Staff had shortlisted it by mistake. An unread message about that goes, with its waiting email.
        delete from private.notifications n
        where n.subject_id = new.id and n.kind = 'shortlisted' and n.read_at is null;
      else
        perform private.notify_staff('application_received', new.id, about);
      end if;
      if tg_op = 'UPDATE' and old.status in ('declined', 'placed') and old.has_applied then
        -- By the title they were told last: a job published again may have another.
        perform private.notify(
          new.caregiver_id, 'application_reopened', new.id,
          jsonb_build_object(
            'job', coalesce((
              select n.params -> 'job' from private.notifications n
              where n.recipient_id = new.caregiver_id and n.subject_id = new.id and n.params ? 'job'
                order by n.id desc limit 1
            ), about -> 'job'),
            'now', about -> 'job',
            'again', case when private.cause('published') is null then 'considered' else 'published' end
          )
        );
      elsif new.said_on is not null then
        perform private.notify(
          new.caregiver_id, 'application_recorded', new.id, about || jsonb_build_object('day', new.said_on)
        );
      end if;
    when 'shortlisted' then
      if tg_op = 'UPDATE' and old.status in ('offered', 'accepted') then
        -- Not the caregiver who declined it.
        if private.cause('no_of') is distinct from 'caregiver' then
          perform private.notify(new.caregiver_id, 'offer_ended', new.id, about);
        end if;
      elsif tg_op = 'UPDATE' and old.status = 'introduced' then
        -- Only a family's no leads back from here.
        perform private.notify(new.caregiver_id, 'introduction_ended', new.id, about);
      else
        perform private.notify(new.caregiver_id, 'shortlisted', new.id, about);
      end if;
    -- The family is told at once about everyone introduced.
    when 'introduced' then perform private.notify(new.caregiver_id, 'introduced', new.id, about);
    -- If it is offered again, the terms are new. `later` means that an earlier offer has ended.
    when 'offered' then
      perform private.notify(
        new.caregiver_id, 'offered', new.id,
        about || jsonb_build_object('until', o.stands_until)
          || case
            when tg_op = 'UPDATE' and old.status in ('offered', 'accepted') then '{"again": "yes"}'
            when exists (
              select from private.notifications n where n.subject_id = new.id and n.kind = 'offered'
            ) then '{"again": "later"}' else '{}'
          end::jsonb
      ) from public.offers o where o.application_id = new.id;
      perform private.notify_family(
        r.id, 'terms_offered',
        jsonb_build_object(
          'reference', private.show_reference(r.reference), 'about', array[new.id], 'caregiver', new.caregiver_id,
          -- Empty if the family's yes counts for these terms too.
          'until', case when exists (
            select from public.agreements g
            where g.application_id = new.id and g.side = 'family' and g.answer = 'yes'
          ) then '' else o.stands_until::text end
        )
      )
      from public.jobs j join public.requests r on r.id = j.request_id
      join public.offers o on o.application_id = new.id
      where j.id = new.job_id and new.introduced_at is not null;
    when 'placed' then
      perform private.notify(
        new.caregiver_id, 'placed', new.id,
        about || coalesce((
          select jsonb_build_object(
            'day', o.starts_on, 'times', jsonb_build_object('visits', o.visits, 'availability', o.availability),
            'rate', o.hourly_rate,
            'open', jsonb_build_object('visits', v.visits, 'availability', private.parts_of(v.visits)),
            -- The day of a yes that staff recorded.
            'said', (
              select g.said_on from public.agreements g where g.application_id = new.id and g.side = 'caregiver'
            )
          )
          from public.offers o, private.open_visits(o.visits) v (visits) where o.application_id = new.id
        ), '{}')
      );
    when 'declined' then
      perform private.notify(
        new.caregiver_id, case when new.has_applied then 'declined'
          else 'invitation_ended' end::private.mail_kind, new.id,
          about || jsonb_build_object('reason', new.status_reason) || case
            when new.has_applied
              and (select private.ended_with_job(new, j) from public.jobs j where j.id = new.job_id)
            then '{"closed": "yes"}' else '{}'
          end::jsonb
      );
    when 'withdrawn' then
      if not new.has_applied then
        perform private.notify_staff('invitation_declined', new.id, about);
      end if;
    else null;
  end case;
  return null;
end $$;
create trigger notify_of_new after insert on public.applications
  for each row execute function private.notify_of_application();
create trigger notify_of_step after update of status on public.applications
  for each row when (old.status is distinct from new.status or new.status = 'offered')
  execute function private.notify_of_application();

-- Tells staff what a family or a caregiver answered online.
create function private.notify_of_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_staff(
    case new.side when 'family' then 'introduction_answered'
      else 'offer_answered' end::private.mail_kind, new.application_id,
    jsonb_build_object('job', private.job_name(j), 'answer', new.answer)
  )
  from public.applications a join public.jobs j on j.id = a.job_id
  where a.id = new.application_id and new.said_by is null;
  return null;
end $$;
create trigger notify_of_agreement after insert or update of given_at on public.agreements
  for each row execute function private.notify_of_agreement();

-- The terms that a correction changes, for a message: each now and before. Null is none.
create function private.told_correction(was public.placements, now_is public.placements) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(told.name, told.value), '{}')
  from (values
    (
      'times', jsonb_build_object('visits', was.visits, 'availability', private.parts_of(was.visits)),
      jsonb_build_object('visits', now_is.visits, 'availability', private.parts_of(now_is.visits))
    ),
    ('rate', to_jsonb(was.hourly_rate), to_jsonb(now_is.hourly_rate)),
    ('first', to_jsonb(was.starts_on), to_jsonb(now_is.starts_on)),
    ('last', to_jsonb(was.ends_on), to_jsonb(now_is.ends_on))
  ) term (name, before, now),
    lateral (values (term.name, term.now), (term.name || 'Before', term.before)) told (name, value)
  where term.before is distinct from term.now
$$;

-- A placement that ends, at once or later, or whose terms were corrected.
create function private.notify_of_placement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject uuid := coalesce(new.application_id, new.id);
  job jsonb := (select private.job_name(j) from public.jobs j where j.id = new.job_id);
  -- The day of a planned change of terms that an earlier last day cancels. It is told with the last day.
  off jsonb := jsonb_build_object('off', (
    select coalesce(string_agg(c.from_day::text, ',' order by c.from_day), '') from public.terms_changes c
    where c.placement_id = new.id and c.from_day > new.ends_on and (c.from_day > old.ends_on) is not true
      and c.applied_at is null and c.refused_by is null and (c.ended_at is null or c.ended_at = now())
  ));
  about jsonb := off || jsonb_build_object('day', new.ends_on, 'reason', new.end_reason);
  -- What the caregiver is told. Those who wanted to stop know why, and the words are about them.
  why text := case when old.leave_asked_at is null and not exists (
    select from private.end_causes c where c.placement_id = new.id and c.cause = 'caregiver_left'
  ) then new.end_reason end;
  known_by jsonb := private.reference_of(new.request_id);
  corrected text[] := private.changed_terms((
    select jsonb_object_agg(n.key, n.value) from jsonb_each(to_jsonb(new)) n where n.value is distinct
      from to_jsonb(old) -> n.key
  ));
begin
  if new.ended_at is not null then
    if old.ended_at is null then
      perform private.notify(
        new.caregiver_id, 'placement_ended', subject,
          jsonb_build_object('job', job, 'reason', coalesce(why, ''))
      );
    end if;
  elsif new.end_reason is distinct from old.end_reason then
    perform private.notify(
      new.caregiver_id, 'placement_ending', subject,
      about || jsonb_build_object('job', job, 'reason', coalesce(why, ''))
    );
    perform private.notify_family(
      new.request_id, 'care_ending', about || known_by || jsonb_build_object('caregiver', new.caregiver_id)
    );
  elsif corrected <> '{}' and private.cause('terms_changed') is null then
    about := off || jsonb_build_object('changed', array_to_string(corrected, ','));
    perform private.notify(
      new.caregiver_id, 'placement_changed', subject,
      about || jsonb_build_object('job', job) || private.told_correction(old, new)
    );
    perform private.notify_family(new.request_id, 'care_changed', about || known_by);
  end if;
  return null;
end $$;
create trigger notify_of_placement after update on public.placements
  for each row execute function private.notify_of_placement();

create function private.notify_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := jsonb_build_object(
    'reason', coalesce(new.changes_reason, new.status_reason), 'fields', array_to_string(new.changes_fields, ',')
  );
begin
  if new.status is distinct from old.status then
    case new.status
      when 'submitted' then
        perform private.notify_staff('profile_to_check', new.user_id);
        perform private.notify(new.user_id, 'profile_received', new.user_id, jsonb_build_object(
          'due', coalesce(private.due_on('profile', new.submitted_at)::text, '')
        ));
      when 'approved' then perform private.notify(new.user_id, 'profile_approved', new.user_id);
      when 'changes_requested'
        then perform private.notify(new.user_id, 'profile_changes', new.user_id, about);
      when 'suspended' then perform private.notify(new.user_id, 'profile_suspended', new.user_id, about - 'fields');
      else null;
    end case;
  elsif new.changes_since is distinct from old.changes_since and new.changes_since is not null then
    perform private.notify_staff('profile_to_check', new.user_id);
  elsif new.changes_reason is not null
    and (new.changes_reason, new.changes_fields) is distinct from (old.changes_reason, old.changes_fields) then
    perform private.notify(new.user_id, 'profile_changes', new.user_id, about);
  elsif new.reviewed_at is distinct from old.reviewed_at and new.status = 'approved' then
    perform private.notify(new.user_id, 'profile_approved', new.user_id, '{"again": "yes"}');
  end if;
  return null;
end $$;
create trigger notify_of_profile after update on public.caregiver_profiles
  for each row execute function private.notify_of_profile();

-- Staff are told once a day about a caregiver's documents, since several come one by one.
create function private.notify_of_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := jsonb_build_object('document', new.kind, 'reason', new.check_note);
  -- There is no operator's day before the towns are loaded, which bring the time zone.
  day text := coalesce(private.today()::text, '');
begin
  case new.status
    when 'uploaded' then perform private.notify_staff('document_to_check', new.caregiver_id, '{}', day);
    when 'verified' then perform private.notify(new.caregiver_id, 'document_verified', new.id, about - 'reason');
    when 'rejected' then perform private.notify(new.caregiver_id, 'document_rejected', new.id, about);
  end case;
  return null;
end $$;
create trigger notify_of_new after insert on public.documents
  for each row execute function private.notify_of_document();
create trigger notify_of_step after update of status, check_note on public.documents
  for each row when ((old.status, old.check_note) is distinct from (new.status, new.check_note))
  execute function private.notify_of_document();

-- The jobs for which a placed caregiver needs this document, by name.
create function private.jobs_asking_for(caregiver uuid, doc public.document_kind) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.job_name(j) order by p.placed_at, p.id), '[]')
  from public.placements p join public.jobs j on j.id = p.job_id
  where p.caregiver_id = caregiver and p.ended_at is null and (p.ends_on is null or p.ends_on >= private.today())
    and private.asks_for(j, doc)
$$;

-- Tells caregivers that a verified document expires: 30 days before, 7 days before and on its last day; a duty of the
-- tick.
create function private.warn_of_last_days(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  today date := private.day_of(moment);
  warned bigint := 0;
  doc record;
begin
  for doc in
    select d.id, d.caregiver_id, d.kind, d.expires_on, least_of.days
    from public.documents d,
      lateral (select min(days) as days from unnest('{0,7,30}'::integer[]) days
        where d.expires_on - today <= days) least_of
    where d.status = 'verified' and d.expires_on between today and today + 30
      and private.role_of(d.caregiver_id) is not null and not exists (
        select from private.told_occasions t
        where t.recipient_id = d.caregiver_id and t.kind = 'document_expiring' and t.subject_id = d.id
          and t.occasion = d.expires_on || '/' || least_of.days and t.request_id is null
      )
    order by d.id limit batch
  loop
    perform private.notify(
      doc.caregiver_id, 'document_expiring', doc.id,
      jsonb_build_object(
        'document', doc.kind, 'day', doc.expires_on, 'placed', private.jobs_asking_for(doc.caregiver_id, doc.kind)
      ),
      doc.expires_on || '/' || doc.days
    );
    warned := warned + 1;
  end loop;
  return warned;
end $$;
