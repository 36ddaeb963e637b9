-- How a request comes in: checked, stored exactly once, and frozen as it was sent.

-- The working day by which we contact a family whose request has waited since a moment: as promised, or earlier, on the
-- last working day before the first day of care. If none is left, on the next working day.
create function private.contact_due(asked public.requests, since timestamptz) returns date
language sql stable set search_path = '' as $$
  select case when asked.starts_on between private.day_of(since) and due then greatest(
    first_open.day, (select max(w.day) from private.working_days w where w.day < asked.starts_on)
  ) else due end
  from private.operator o, private.due_on('request', since) due,
    lateral (
      select min(w.day) as day from private.working_days w where w.day >= private.day_of(since, o.cut_off)
    ) first_open
$$;

-- The receipt for a request: [{reference, status, submitted_at}], a list because devices with an earlier version of
-- the app expect one. If the sender's link has ended, they get the answer to a first sending and nothing about what
-- happened since.
create function private.receipt(request uuid, sent jsonb default null) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_array(
      jsonb_build_object(
        'reference', r.reference, 'status', said.status, 'submitted_at', r.submitted_at,
        -- By which day we contact the family, and whether an email says so.
        'due', case said.status when 'submitted' then private.contact_due(r, r.submitted_at) end,
        'emailed', said.address is not null and exists (
          select from private.notifications n where n.request_id = r.id and n.kind = 'receipt'
        )
      )
    )
    from public.requests r left join public.request_contacts c on c.request_id = r.id,
      lateral (
        select r.status, c.contact_email as address where sent is null
        union all select 'submitted', nullif(trim(sent ->> 'contact_email'), '') where sent is not null
      ) said
    where r.id = request
  );
end $$;

-- The answers to freeze, in the form and order in which they were shown.
create function private.frozen_answers(request jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('question', a -> 'question', 'answer', a -> 'answer') order by n)
  from jsonb_array_elements(request -> 'answers') with ordinality e (a, n)
$$;

-- What a valid request says, by the columns that keep it.
create function private.answers_to_keep(request jsonb, of_table text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(q.name, case
    when q.name in ('contact_phone', 'helper_phone') then to_jsonb(private.clean_phone(request ->> q.name))
    when q.kind = 'list' then to_jsonb(private.jsonb_texts(request -> q.name))
    when q.kind in ('text', 'choice') then to_jsonb(nullif(trim(request ->> q.name), ''))
    else request -> q.name
  end)
  from private.questions() q where q.kept_in = of_table
$$;

-- What a valid request says about the care, and which people it names.
create function private.care_asked_for(request jsonb) returns public.requests
language sql stable set search_path = '' as $$
  select r from (
    -- Devices with an earlier version of the app send a day and nothing else here.
    select coalesce(nullif(request ->> 'start', ''), 'day') as start
  ) s, jsonb_populate_record(null::public.requests, private.answers_to_keep(request, 'requests') || jsonb_build_object(
    'availability', case when request -> 'flexible' = 'true' then to_jsonb(private.any_time())
      else request -> 'availability' end,
    'flexible', coalesce((request ->> 'flexible')::boolean, false),
    'set_times', case when request -> 'flexible' = 'true' then null
      else nullif(nullif(request -> 'set_times', 'null'), '{}') end,
    'start', s.start, 'starts_on', case when s.start = 'day' then request -> 'starts_on' end,
    'answers', private.frozen_answers(request)
  )) r
$$;

create function private.contact_named(request jsonb) returns public.request_contacts
language sql stable set search_path = '' as $$
  -- Devices with an earlier version of the app don't ask how.
  select c from jsonb_populate_record(
    null::public.request_contacts, '{"contact_by": "either"}'
      || jsonb_strip_nulls(private.answers_to_keep(request, 'request_contacts'))
  ) c
$$;

-- Whether a request says this now, or said it before.
create function private.is_same_request(asked public.requests, request jsonb) returns boolean
language sql stable set search_path = '' as $$
  select said.answers = asked.answers or exists (
    select from private.earlier_answers e
    join private.request_links l on l.request_id = e.request_id and l.made_by = 'request'
    where e.request_id = asked.id and e.answers = said.answers
      and (private.saved_at(request) > l.saved_at) is not true
  )
  from (select case when private.answers_fault(request -> 'answers') is null
    then private.frozen_answers(request) end) said (answers)
$$;

-- Replaces a table's answers with these, by question, and the frozen ones, in one change.
create function private.keep_answers(of_table text, request uuid, answers jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  execute (
    select format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where %3$I = $2',
      of_table, string_agg(quote_ident(q.name), ', '), case of_table when 'requests' then 'id' else 'request_id' end
    )
    from (
      select q.name from private.questions() q where q.kept_in = of_table union all select 'answers'
      where of_table = 'requests'
    ) q
    where answers ? q.name
  ) using answers, request;
end $$;

-- A request with new answers in place of earlier ones. Questions that an earlier version of the app doesn't ask keep
-- their answers. Errors: invalid_answers.
create function private.merged_answers(asked public.requests, request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known jsonb;
  faults jsonb;
begin
  -- Answers that belong together come together: the times with “any time suits”, and the day with when care should
  -- begin.
  known := private.answers_of(asked) - '{availability,start,starts_on}'::text[] || jsonb_build_object(
    'flexible', asked.flexible and coalesce(request ->> 'availability', '0') = '0'
  );
  request := private.clean_names((
    select jsonb_object_agg(q.name, known -> q.name) from private.questions() q
      where not q.required and q.name <> 'contact_by'
  ) || (
    select jsonb_object_agg(e.key, e.value) from jsonb_each(request) e
    where e.value <> 'null' or e.key <> all ('{flexible,contact_by,contact_language}')
  ));
  faults := private.request_faults(request);
  if faults <> '{}' then raise exception 'invalid_answers' using detail = faults::text; end if;
  -- How to reach the family stays if it is left out and still possible.
  if not request ? 'contact_by' and not private.request_faults(request
    || jsonb_build_object('contact_by', known -> 'contact_by'))
    ?| '{contact_phone,contact_email}'
  then
    request := request || jsonb_build_object('contact_by', known -> 'contact_by');
  end if;
  return request;
end $$;

-- Keeps what a request said, and puts the merged answers in its place. If an admin changes it, who said so and on
-- which day is kept too. Errors: too_many_changes.
create function private.put_answers(
  asked public.requests, request jsonb, said_by text default null, said_on date default null
) returns void
language plpgsql set search_path = '' as $$
begin
  -- More than anyone needs. Each version is kept.
  if (select count(*) from private.earlier_answers e where e.request_id = asked.id) >= 20 then
    raise exception 'too_many_changes';
  end if;
  insert into private.earlier_answers (request_id, answers, recorded_by, said_by, said_on)
  values (asked.id, asked.answers, case when said_by is not null then auth.uid() end, said_by, said_on);
  update private.request_links l set saved_at = coalesce(private.saved_at(request), l.saved_at)
    where l.request_id = asked.id and l.made_by = 'request';
  perform private.keep_answers('requests', asked.id, to_jsonb(private.care_asked_for(request)));
  perform private.keep_answers('request_contacts', asked.id, to_jsonb(private.contact_named(request)));
end $$;

-- Replaces a family's answers with new ones, until staff begin to review: what staff act on must not change. Takes a
-- locked request. Errors: request_under_way (detail: the status), same_as_before, invalid_answers, too_many_changes,
-- too_many_requests.
create function private.change_answers(asked public.requests, request jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  before constant jsonb := private.answers_of(asked);
begin
  if asked.status <> 'submitted' then
    if private.is_same_request(asked, request) then raise exception 'same_as_before'; end if;
    raise exception 'request_under_way' using detail = asked.status::text;
  end if;
  request := private.merged_answers(asked, request);
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  if private.my_role() is distinct from 'admin' then
    perform private.throttle('change_request:' || private.caller_address(), 60, interval '10 minutes');
  end if;
  perform private.put_answers(asked, request);
  if exists (
    select from public.requests r where r.id = asked.id and r.answers = asked.answers and private.answers_of(r) = before
  ) then raise exception 'same_as_before'; end if;
end $$;

-- Whether this id is taken by a record of another kind. Notes, messages and assignments are found by id alone.
create function private.is_of_another_kind(request uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from auth.users u where u.id = request
    union all select from public.jobs j where j.id = request
    union all select from public.applications a where a.id = request
    union all select from public.placements p where p.id = request
  );
end $$;

-- Tells the helper, at their own address, that the request has arrived. The email says nothing about the family and
-- has no link to the request. If the address is also the family's, the family's receipt is enough.
create function private.write_to_helper(contact public.request_contacts) returns void
language plpgsql set search_path = '' as $$
begin
  if contact.helper_email is not null
    and private.mailbox_of(contact.helper_email) is distinct from private.mailbox_of(contact.contact_email)
    and private.may_confirm(contact.request_id, contact.helper_email)
  then
    perform private.queue_mail(
      contact.helper_email, 'helper_receipt',
      (select jsonb_build_object(
        'reference', private.show_reference(r.reference),
        'due', coalesce(private.contact_due(r, r.submitted_at)::text, '')
      ) from public.requests r where r.id = contact.request_id),
      contact.request_id
    );
  end if;
end $$;

-- Stores a request once, however often the device sends it, and answers with its receipt. If it comes with other
-- answers, they were corrected on the device after it was sent, and the request is changed. Errors: too_large,
-- malformed_request, invalid_answers (detail: request_faults), reference_taken, too_many_requests, request_under_way,
-- link_ended.
create function private.submit_request(_request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  by_admin boolean := coalesce(private.my_role() = 'admin', false);
  request_id uuid;
  faults jsonb;
  link private.request_links;
  asked public.requests;
  contact public.request_contacts;
  many_alike boolean := false;
  is_told boolean := true;
begin
  perform private.refuse_too_large(_request);
  if jsonb_typeof(_request) is distinct from 'object' or not pg_input_is_valid(_request ->> 'id', 'uuid') is true then
    raise exception 'malformed_request';
  end if;
  request_id := (_request ->> 'id')::uuid;
  link.secret_hash := sha256(convert_to(coalesce(_request ->> 'tracking_secret', ''), 'utf8'));

  -- The same request may come on several connections at once. One is stored. The others wait, find it, and don't
  -- count towards the limit.
  perform pg_advisory_xact_lock(hashtextextended(request_id::text, 0));
  select * into asked from public.requests r where r.id = request_id for update;
  if found then
    select * into link from private.request_links l
    where l.request_id = asked.id and l.secret_hash = link.secret_hash and l.purpose = 'all';
    if not found then raise exception 'reference_taken'; end if;
    if link.revoked_at is not null then
      -- A device that never learned that its request arrived may do so. To change it needs a valid link.
      if asked.erased_at is not null or private.is_same_request(asked, _request) then
        return private.receipt(request_id, _request);
      end if;
      raise exception 'link_ended';
    end if;
    if not by_admin then perform private.act_by(link); end if;
    -- The same answers again, even earlier ones, come from a device that never learned that they arrived.
    if asked.erased_at is null and not private.is_same_request(asked, private.clean_names(_request)) then
      perform private.change_answers(asked, private.clean_names(_request));
    end if;
    return private.receipt(request_id);
  end if;

  if private.is_of_another_kind(request_id) then raise exception 'malformed_request'; end if;

  -- Only staff may send these. From anyone else they are ignored.
  if not by_admin then _request := _request - '{priority,internal_notes}'::text[]; end if;
  _request := private.clean_names(_request);
  faults := private.request_faults(_request);
  if faults <> '{}' then raise exception 'invalid_answers' using detail = faults::text; end if;

  if not by_admin then
    -- A generous limit, since patients of one hospital may share an address. Without an address, all share it.
    perform private.throttle('submit_request:' || private.caller_address(), 60, interval '10 minutes');
    -- Marked, not refused: otherwise ten requests in a family's name would keep that family out.
    many_alike := private.count_use(
      'submit_request:' || coalesce(
        private.mailbox_of(nullif(trim(_request ->> 'contact_email'), '')),
          private.clean_phone(_request ->> 'contact_phone')
      ),
      interval '1 hour'
    ) > 10 or not private.may_write_to(_request ->> 'contact_email');
    is_told := not many_alike and (nullif(trim(_request ->> 'contact_email'), '') is null or private.count_use(
      'receipt:' || private.mailbox_of(_request ->> 'contact_email'), interval '1 day'
    ) <= 5);
  end if;

  if not by_admin then perform private.act_as_family(); end if;
  contact := private.contact_named(_request);
  begin
    insert into public.requests select r.*
      from jsonb_populate_record(private.care_asked_for(_request), jsonb_build_object(
      'id', request_id, 'reference', _request ->> 'reference', 'entered_by', case when by_admin then auth.uid() end,
      'priority', coalesce((_request ->> 'priority')::boolean, false), 'many_alike', many_alike, 'status', 'submitted',
      'consented_at', now(), 'submitted_at', now(), 'updated_at', now()
    ) || coalesce(private.cause('imported')::jsonb, '{}')) r;
  exception when unique_violation then
    -- Returned, not raised, so that the count stays. Otherwise references could be tried without limit (decision
    -- 0023). The API answers it like an error.
    perform set_config('response.status', '400', true);
    return '{"code": "P0001", "message": "reference_taken", "details": null, "hint": null}';
  end;
  contact.request_id := request_id;
  insert into public.request_contacts select contact.*;
  insert into private.request_links (request_id, secret_hash, made_by, known_to_staff, saved_at)
  values (request_id, link.secret_hash, 'request', by_admin, private.saved_at(_request));
  perform private.note_down(_request ->> 'internal_notes', of_request => request_id);
  -- The admin who took the call is the owner.
  if by_admin then perform private.assign(request_id, auth.uid()); end if;
  -- A sender who names a stranger's address again and again sends them no more emails.
  if is_told then
    perform private.notify_family(
      request_id, 'receipt',
      jsonb_build_object(
        'reference', private.show_reference(r.reference), 'due', coalesce(due.day::text, ''),
        'late', case when r.starts_on between private.today() and due.day then 'yes' else '' end
      )
    ) from public.requests r, private.contact_due(r, now()) due (day) where r.id = request_id;
    perform private.write_to_helper(contact);
  end if;
  return private.receipt(request_id);
end $$;
select private.expose('submit_request', 'anon', 'authenticated');
