-- What the audit log shows, and what it keeps about an exported list.

-- What each filter of the audit log means: the tables whose events it shows. Null for an unknown filter.
create function private.audit_log_kinds(kind text) returns text[]
language sql immutable set search_path = '' as $$
  select case coalesce(kind, '')
    when 'request' then '{requests,request_contacts,arrival_notes,request_questions,family_messages}'::text[]
    when 'job' then '{jobs}'
    when 'caregiver' then '{caregiver_profiles,time_off}'
    when 'document' then '{documents}'
    when 'application' then '{applications,offers,agreements}'
    when 'placement' then '{placements,check_ins,complaints,visit_changes,terms_changes}'
    when 'user' then '{users,invitations}'
    when 'note' then '{activity_notes}'
    when 'list' then '{lists}'
    when 'other' then '{credential_rules,presets,mails,functions,retention,caregivers}'
    -- A reviewed profile follows its caregiver's.
    when '' then '{requests,request_contacts,arrival_notes,request_questions,family_messages,jobs,caregiver_profiles,'
      'time_off,documents,applications,offers,agreements,placements,check_ins,complaints,visit_changes,'
      'terms_changes,users,invitations,activity_notes,lists,credential_rules,presets,mails,functions,retention,'
      'caregivers}'
  end
$$;

create function private.audit_log_actions(what text) returns text[]
language sql immutable set search_path = '' as $$
  select case coalesce(what, '')
    when 'changes' then '{insert,update,delete,erase}'::text[]
    when 'views' then '{read}'
    when 'sign_ins' then '{sign_in}'
    when 'refusals' then '{refuse}'
    when '' then '{insert,update,delete,erase,sign_in,refuse,read}'::text[]
  end
$$;

-- The filters of a list, as the audit log keeps them: known filters with choices, days and ids. For typed words it
-- keeps only that there were some.
create function private.recorded_filters(narrowed_by jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.name, f.told), '{}')
  from (
    select case f.name when 'thing' then 'search' else f.name end as name, case when f.typed then 'true'
      else to_jsonb(narrowed_by ->> f.name) end as told
    from (values
      ('status', false), ('care', false), ('skill', false), ('day', false), ('has', false), ('who', false),
        ('kind', false),
      ('what', false), ('from', false), ('to', false), ('place', true), ('search', true), ('thing', true)
    ) f (name, typed), lateral (select nullif(narrowed_by ->> f.name, '') as value) v
    where jsonb_typeof(narrowed_by) = 'object' and v.value is not null and case
      when f.typed then true
      when f.name = 'status' then pg_input_is_valid(v.value, 'public.request_status')
        or pg_input_is_valid(v.value, 'public.profile_status')
        or pg_input_is_valid(v.value, 'public.application_status') or pg_input_is_valid(v.value, 'public.user_role')
        or v.value = any ('{answers_waiting,changes_waiting,documents_waiting,deactivated,ended,live,complaint}')
      when f.name = 'care' then pg_input_is_valid(v.value, 'public.care_type')
      when f.name = 'skill' then pg_input_is_valid(v.value, 'public.skill')
      when f.name = 'day' then v.value ~ '^[0-6]$'
      when f.name in ('has', 'who') then v.value in ('me', 'nobody', 'family', 'system')
        or pg_input_is_valid(v.value, 'uuid')
      when f.name = 'kind' then private.audit_log_kinds(v.value) is not null
      when f.name = 'what' then private.audit_log_actions(v.value) is not null
      else v.value ~ '^\d{4}-\d\d-\d\d$'
    end
  ) f
$$;

-- Records that someone exports a list, and its filters, without anyone's name. A list is one with a function that
-- sorts, such as list_requests, or the audit log's. Errors: not_allowed, too_large, no_such_list.
create function private.record_export(_list text, _narrowed_by jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.refuse_too_large(_narrowed_by);
  if _list is distinct from 'audit_log' and not exists (
    select from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname = 'list_' || _list and '_sort' = any (p.proargnames)
  ) then
    raise exception 'no_such_list';
  end if;
  insert into public.events (actor_id, subject_type, subject_id, action, after)
  values (auth.uid(), 'lists', _list, 'read', private.recorded_filters(_narrowed_by));
end $$;
select private.expose('record_export', 'authenticated');
