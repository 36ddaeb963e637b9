-- “As soon as possible” sorts before every day, and “not known yet” after them.
create index requests_urgent_idx on public.requests (
  priority desc, (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end),
    id
);
-- Requests without a caregiver that have waited longest come first.
create index requests_longest_idx on public.requests (
  (case when status in ('submitted', 'in_review', 'open') then submitted_at else timestamptz 'infinity' end),
    submitted_at desc, id
);
create index requests_starts_on_idx on public.requests (
  (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end), id
);
create index requests_care_types_idx on public.requests using gin (care_types);
create index requests_skills_idx on public.requests using gin (skills);

-- Requests. Filters: search (either name, a part of a reference), status, answers (not yet read), care, skill, day,
-- place, has (an admin's id, or nobody). Sorts: waiting, urgency, submitted_at, starts_on, status. Errors: those of
-- may_list.
create function private.list_requests(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, reference text, status public.request_status, care_types public.care_type[],
    availability integer,
  covered integer, start public.care_start, starts_on date, submitted_at timestamptz, erased_at timestamptz,
    priority boolean, many_alike boolean,
  place text, region text, client jsonb, assigned_to text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Written as in the indexes.
  begins constant text := $source$(case r.start when 'soon' then date '-infinity' when 'unsure' then date 'infinity'
    else r.starts_on end)$source$;
  direction constant text := case when _descending then 'desc' else 'asc' end;
  status constant text := private.filter_value(_filters, 'status');
  worded constant text := private.search_clause(_filters, $name$n.recipient_name || ' ' || n.contact_name$name$);
  reference constant text := upper(regexp_replace(private.filter_value(_filters, 'search'), '[^[:alnum:]]', '', 'g'));
begin
  perform private.may_list('requests', _filters, _size);
  return query
    select l.total, l.on_page, r.id, r.reference, r.status, r.care_types, private.needed_times(r),
      private.covered_times(r.id), r.start, r.starts_on, r.submitted_at, r.erased_at,
      r.priority, r.many_alike, p.name, p.region, private.client(c), coalesce(u.full_name, u.email)
    from private.list_page(
      concat(
        ' from public.requests r',
        -- Both ways to find it, and no row twice.
        case when worded is not null then format($source$
          join (
            select n.request_id from public.request_contacts n where true %1$s
            union all
            select f.id from public.requests f where f.reference like %2$L
              and not exists (select from public.request_contacts n where n.request_id = f.id %1$s)
          ) n on n.request_id = r.id
        $source$, worded, '%' || reference || '%') end,
        ' where true',
        case when status is not null then format(' and r.status = %L::public.request_status', status) end,
        private.owner_clause(_filters, 'r.id', 'request_id'),
        case when private.filter_value(_filters, 'answers') is not null then $source$
          and r.id in (
            select q.request_id from public.request_questions q where q.answered_at is not null and q.read_at is null
          )
        $source$ end
      ),
      'r', 'r',
      'r.id',
      case _sort
        when 'waiting' then format($order$case when r.status in ('submitted', 'in_review', 'open') then r.submitted_at
          else timestamptz 'infinity' end %1$s, r.submitted_at %2$s, r.id %1$s$order$, direction,
          case when _descending then 'asc' else 'desc' end)
        when 'urgency' then format(
          case when _descending then 'r.priority desc, %1$s, r.id' else 'r.priority, %1$s desc, r.id desc' end, begins
        )
        when 'starts_on' then format('%1$s %2$s, r.id %2$s', begins, direction)
        when 'status' then format('r.status %s, r.submitted_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('r.submitted_at %1$s, r.id %1$s', direction)
      end,
      _filters, _page, _size, '{"status": "public.request_status", "has": "uuid"}'
    ) l
    join public.requests r on r.id = l.id
    join public.places p on p.id = r.place_id
    left join public.request_contacts c on c.request_id = r.id
    left join private.assignments a on a.request_id = r.id
    left join public.users u on u.id = a.admin_id
    order by l.place;
end $$;
select private.expose('list_requests', 'authenticated');
