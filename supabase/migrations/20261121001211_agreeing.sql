-- What either side says to the terms, online or by phone.

-- Records what one side says about a locked application, and does what follows: a caregiver's yes accepts the offer.
-- A no from either side returns the application to the shortlist, without an offer. Answers whether anything changed.
create function private.record_answer(
  chosen public.applications, side public.agreeing_side, answer public.agreement_answer, reason text,
  said_by text default null, said_on date default null
) returns boolean
language plpgsql set search_path = '' as $$
declare
  terms public.offers := coalesce(
    (select o from public.offers o where o.application_id = chosen.id),
    private.meant_terms(chosen, null, null, null, null)
  );
  is_new boolean;
begin
  insert into public.agreements as a (
    application_id, side, answer, reason, said_by, said_on, visits, hourly_rate, starts_on, ends_on
  )
  values (
    chosen.id, side, answer, reason, said_by, said_on, terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on
  )
  on conflict on constraint agreements_pkey do update set
    answer = excluded.answer, reason = excluded.reason, given_at = now(), said_by = excluded.said_by,
    said_on = excluded.said_on, visits = excluded.visits, hourly_rate = excluded.hourly_rate,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on
  -- The same answer to the same terms changes nothing.
  where (a.answer, a.reason, a.said_by, a.said_on, a.visits, a.hourly_rate, a.starts_on, a.ends_on)
    is distinct from (
      excluded.answer, excluded.reason, excluded.said_by, excluded.said_on, excluded.visits, excluded.hourly_rate,
      excluded.starts_on, excluded.ends_on
    )
    -- A no is new if it reverses something.
    or excluded.answer = 'no' and chosen.status in ('introduced', 'offered', 'accepted');
  is_new := found;
  if answer = 'no' and chosen.status in ('introduced', 'offered', 'accepted') then
    perform private.because('no_of', side::text);
    perform private.move_application(chosen.id, 'shortlisted');
    perform private.because('no_of', null);
  elsif side = 'caregiver' and chosen.status = 'offered' then
    perform private.move_application(chosen.id, 'accepted');
  end if;
  return is_new;
end $$;

-- The calling caregiver's answer to an offer. A no needs a reason. The application stays, for other terms. Errors:
-- not_allowed, application_not_found, not_qualified, application_step_not_allowed, offer_expired, offer_changed
-- (`_offered_at`, the moment of the offer on the caregiver's screen, is null or not that of the current offer),
-- reason_missing, too_long.
create function private.answer_offer(
  _application_id uuid, _accepts boolean, _offered_at timestamptz, _reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.applications;
  offer public.offers;
begin
  perform private.require_role('caregiver');
  if not exists (select from public.applications a where a.id = _application_id and a.caregiver_id = auth.uid()) then
    raise exception 'application_not_found' using errcode = 'PT404';
  end if;
  mine := private.lock_application(_application_id);
  if not exists (select from public.caregiver_profiles p
    where p.user_id = mine.caregiver_id and private.reads_own_jobs(p)) then
    raise exception 'not_qualified' using detail = '["profile_not_approved"]';
  end if;
  if mine.status <> 'offered' or _accepts is null then
    raise exception 'application_step_not_allowed' using detail = mine.status::text;
  end if;
  select * into offer from public.offers o where o.application_id = _application_id;
  if offer.stands_until < private.today() or private.has_begun(offer) then raise exception 'offer_expired'; end if;
  if _offered_at is distinct from offer.offered_at then raise exception 'offer_changed'; end if;
  perform private.record_answer(
    mine, 'caregiver', case when _accepts then 'yes'
      else 'no' end::public.agreement_answer, private.reason(_reason, not _accepts)
  );
end $$;
select private.expose('answer_offer', 'authenticated');

-- The day on which one side last said something about an application, from the audit log if it was cleared since.
create function private.last_said(application uuid, whose public.agreeing_side) returns date
language sql stable set search_path = '' as $$
  select max(coalesce(said.said_on, private.day_of(said.given_at))) from (
    select a.side, a.said_on, a.given_at from public.agreements a where a.application_id = application
    union all
    select a.side, a.said_on, a.given_at
    from public.events e cross join jsonb_populate_record(null::public.agreements, e.before) a
    where e.subject_type = 'agreements' and e.subject_id = application::text and e.action = 'delete'
  ) said
  where said.side = whose
$$;

-- Raises said_by_missing, said_on_invalid (in the future, or more than a year ago) or said_before_asked (detail:
-- {side, day, since}) unless the call says who said it and when. The day can't be before the caregiver applied (or
-- was invited, for a caregiver’s yes), that side last answered, or the current terms were offered. `since` says
-- which: applied, answered, offered.
create function private.require_said(chosen public.applications, side public.agreeing_side, said_by text, said_on date)
  returns void
language plpgsql set search_path = '' as $$
declare
  applied date := least(
    private.day_of(least(chosen.submitted_at, case side when 'caregiver' then chosen.invited_at end)), chosen.said_on
  );
  answered date := private.last_said(chosen.id, side);
  offered date := case side when 'caregiver' then (
    select private.day_of(o.offered_at) from public.offers o where o.application_id = chosen.id
  ) end;
  first_said date := greatest(applied, answered, offered);
begin
  perform private.teller(said_by);
  if said_on between private.today() - private.days_back(366) and private.today() is not true
    then raise exception 'said_on_invalid'; end if;
  if said_on < first_said then
    raise exception 'said_before_asked' using detail = jsonb_build_object(
      'side', side, 'day', first_said,
      'since', case first_said when applied then 'applied' when answered then 'answered' else 'offered' end
    )::text;
  end if;
end $$;

-- What a family or a caregiver told staff by phone or in person. A caregiver answers an offer; a family answers about
-- anyone who still applies. Errors: not_allowed, application_not_found, own_record, application_step_not_allowed,
-- answer_missing, those of require_answers_seen and require_said, reason_missing (a caregiver's no), too_long,
-- same_as_before, offer_expired (a yes after its first day).
create function private.record_agreement(
  _application_id uuid, _side public.agreeing_side, _answer public.agreement_answer, _said_by text, _said_on date,
  _reason text default null, _seen jsonb default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
begin
  perform private.require_role('admin');
  if _side is null or _answer is null or (_side = 'caregiver' and _answer = 'talk')
    then raise exception 'answer_missing'; end if;
  chosen := private.lock_application(_application_id);
  if not (chosen.status = 'offered' or _side = 'family' and private.is_live(chosen.status)) then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  perform private.require_answers_seen(chosen, _seen);
  perform private.require_said(chosen, _side, _said_by, _said_on);
  if _answer = 'yes' and exists (
    select from public.offers o where o.application_id = chosen.id and private.has_begun(o)
  ) then raise exception 'offer_expired'; end if;
  if not private.record_answer(
    chosen, _side, _answer, private.reason(_reason, _side = 'caregiver' and _answer = 'no'),
      private.typed(_said_by), _said_on
  ) then raise exception 'same_as_before'; end if;
end $$;
select private.expose('record_agreement', 'authenticated');
