-- Offering the job under terms, until a day.

-- Writes the terms of a locked application, and answers whether they are new. If so, both sides' answers to earlier
-- terms are cleared. Errors: rate_invalid (also for none), those of require_sound_terms and require_first_visit,
-- job_not_open, not_qualified (detail: unmet requirements), stands_until_invalid.
create function private.write_offer(chosen public.applications, terms public.offers, until date) returns boolean
language plpgsql set search_path = '' as $$
declare
  job public.jobs := (select j from public.jobs j where j.id = chosen.job_id);
  profile public.caregiver_profiles;
  unmet text[];
  are_new boolean := not exists (
    select from public.offers o
    where o.application_id = chosen.id and (o.visits, o.hourly_rate, o.starts_on, o.ends_on)
      is not distinct from (terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on)
  );
begin
  if job.status <> 'open' then raise exception 'job_not_open' using detail = job.status::text; end if;
  profile := (select private.as_reviewed(p) from public.caregiver_profiles p where p.user_id = chosen.caregiver_id);
  if terms.hourly_rate is null then raise exception 'rate_invalid'; end if;
  perform private.require_sound_terms(terms, job, chosen.caregiver_id);
  perform private.require_first_visit(terms, chosen.caregiver_id);
  unmet := private.unmet_requirements(profile, job, private.job_distance(profile, job));
  if cardinality(unmet) > 0 then
    raise exception 'not_qualified' using detail = array_to_json(unmet)::text;
  end if;
  if until not between private.today() and private.today() + 92 then raise exception 'stands_until_invalid'; end if;
  -- A family's yes from before the offer stays while its times, rate and first day are the same.
  delete from public.agreements a
  using private.meant_terms(chosen, null, null, null, null) o
  where a.application_id = chosen.id and (
    (o.visits, o.hourly_rate, o.starts_on, o.ends_on)
      is distinct from (terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on)
    or a.answer = 'yes' and not exists (select from public.offers s where s.application_id = chosen.id)
      and (a.visits, a.hourly_rate, a.starts_on)
        is distinct from (terms.visits, terms.hourly_rate, terms.starts_on)
  );
  insert into public.offers (application_id, visits, hourly_rate, starts_on, ends_on, stands_until)
  values (chosen.id, terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on, until)
  on conflict (application_id) do update set
    visits = excluded.visits, hourly_rate = excluded.hourly_rate, starts_on = excluded.starts_on,
    ends_on = excluded.ends_on, stands_until = excluded.stands_until,
    -- The same terms are the same offer, even with another last day to answer.
    offered_at = case when are_new then now() else offers.offered_at end;
  return are_new;
end $$;

-- Offers the job under terms, or changes the terms or the last day to answer. Parts of the week mean the job's visits
-- in them. Without a last day to answer, it is `offer` working days from the operator's numbers, but not after the
-- first day. The same terms keep theirs. A first day of tomorrow or earlier doesn't limit it. Errors: not_allowed,
-- application_not_found, own_record, application_step_not_allowed, those of require_answers_seen, same_as_before,
-- answer_after_first_day, those of meant_visits and write_offer.
create function private.offer_job(
  _application_id uuid, _availability integer default null, _hourly_rate numeric default null,
  _starts_on date default null, _ends_on date default null, _stands_until date default null, _seen jsonb default null,
  _visits jsonb default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
  terms public.offers;
  until date;
begin
  perform private.require_role('admin');
  chosen := private.lock_application(_application_id);
  if not private.is_live(chosen.status) then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  perform private.require_answers_seen(chosen, _seen);
  terms := private.meant_terms(
    chosen, private.visits_for(chosen, _visits, _availability), _hourly_rate, _starts_on, _ends_on
  );
  until := (
    select o.stands_until from public.offers o
    where o.application_id = chosen.id and (o.visits, o.hourly_rate, o.starts_on, o.ends_on)
      is not distinct from (terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on)
  );
  if until is not null and chosen.status = 'accepted'
    or until >= private.today() and coalesce(_stands_until, until) = until
  then raise exception 'same_as_before'; end if;
  if _stands_until > terms.starts_on then raise exception 'answer_after_first_day'; end if;
  if private.write_offer(
    chosen, terms,
    coalesce(
      _stands_until, case when until >= private.today() then until end,
      least(coalesce(private.due_on('offer', now()), private.today() + 7), terms.starts_on)
    )
  ) then
    perform private.move_application(chosen.id, 'offered');
  else
    -- Only its last day to answer is different.
    perform private.notify(
      chosen.caregiver_id, 'offered', chosen.id,
      jsonb_build_object('job', private.job_name(j), 'until', o.stands_until)
    )
    from public.offers o, public.jobs j where o.application_id = chosen.id and j.id = chosen.job_id;
  end if;
end $$;
select private.expose('offer_job', 'authenticated');

-- Ends offers that nobody answered in time; a duty of the tick. The applications return to the shortlist.
create function private.end_offers(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  overdue uuid[] := array(
    select o.application_id from public.offers o join public.applications a on a.id = o.application_id
    where o.stands_until < private.day_of(moment) and a.status = 'offered' order by o.application_id limit batch
  );
  late uuid;
  offered public.applications;
  name jsonb;
  ended bigint := 0;
begin
  perform private.lock_applications(overdue);
  foreach late in array overdue loop
    select * into offered from public.applications a where a.id = late;
    continue when offered.status <> 'offered' or not exists (
      select from public.offers o where o.application_id = late and o.stands_until < private.day_of(moment)
    );
    name := (select private.job_name(j) from public.jobs j where j.id = offered.job_id);
    perform private.move_application(late, 'shortlisted');
    perform private.notify_staff('offer_unanswered', late, jsonb_build_object('job', name));
    ended := ended + 1;
  end loop;
  return ended;
end $$;
