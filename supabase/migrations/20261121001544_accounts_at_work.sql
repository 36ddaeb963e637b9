-- What staff read about an account beside its row: when it was last used, what it has open, and who deactivated it.
-- Deactivating it ends its placements and unassigns what it owns (*_roles.sql, *_assignments.sql), so these are counted
-- before.

-- `placements` are current or future, `applications` wait for an answer. `held` is what it owns, the oldest first,
-- fifty at most: [{id, kind: request or caregiver, name, client}]. The name of a request is its reference. Errors:
-- not_allowed.
create function private.account_at_work(_user_id uuid)
returns table (
  last_seen timestamptz, deactivated_by text, placements integer, applications integer, holding integer, held jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select
      -- A session in use is renewed about once an hour.
      greatest(a.last_sign_in_at, u.last_used_at, (
        select max(greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC')) from auth.sessions s
          where s.user_id = _user_id
      )),
      case when u.deactivated_at is not null then (
        select private.staff_name(e.actor_id) from public.events e
        where e.subject_type = 'users' and e.subject_id = _user_id::text and e.after ->> 'deactivated_at' is not null
        order by e.id desc limit 1
      ) end,
      (
        select count(*)::integer from public.placements p where p.caregiver_id = _user_id and p.ended_at is null
      ),
      (
        select count(*)::integer from public.applications p
        where p.caregiver_id = _user_id
          and p.status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
      ),
      (select count(*)::integer from private.assignments h where h.admin_id = _user_id),
      coalesce((
        select jsonb_agg(jsonb_build_object('id', h.subject_id, 'kind', h.kind, 'name', h.name, 'client', h.client)
          order by h.assigned_at, h.subject_id)
        from (
          select h.subject_id, h.assigned_at, case when h.request_id is null then 'caregiver'
            else 'request' end as kind,
            coalesce(r.reference, c.full_name) as name, private.client(n) as client
          from private.assignments h
          left join public.requests r on r.id = h.request_id
          left join public.request_contacts n on n.request_id = h.request_id
          left join public.caregiver_profiles c on c.user_id = h.caregiver_id
          where h.admin_id = _user_id order by h.assigned_at, h.subject_id limit 50
        ) h
      ), '[]')
    from public.users u join auth.users a on a.id = u.id
    where u.id = _user_id;
end $$;
select private.expose('account_at_work', 'authenticated');
