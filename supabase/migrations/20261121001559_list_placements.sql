create index placements_words_idx on public.placements
  using gin (private.searchable(caregiver_name) extensions.gin_trgm_ops);
create index placements_live_idx on public.placements (placed_at desc, id desc) include (job_id, availability)
  where ended_at is null;
create index placements_live_first_day_idx on public.placements (starts_on, id) include (job_id, availability)
  where ended_at is null;

-- Placements. Filters: search (a caregiver's name, or the client's), state (live or ended), complaint, job, care,
-- skill, day, place. Sorts: placed_at, starts_on. Errors: those of may_list.
create function private.list_placements(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, client jsonb, caregiver_id uuid, caregiver_name text, availability integer,
    hourly_rate numeric, starts_on date,
  ends_on date, placed_at timestamptz, ended_at timestamptz, came boolean, job_id uuid, job jsonb,
  is_closed boolean, lapsed public.document_kind[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  state constant text := private.filter_value(_filters, 'state');
  job constant text := private.filter_value(_filters, 'job');
  searched constant text := private.search_source(
    _filters, 'm',
    'select f.*, j.care_types, j.skills, j.place_id from public.placements f
      left join public.jobs j on j.id = f.job_id where true', 'f.caregiver_name',
    'select f.*, j.care_types, j.skills, j.place_id from public.request_contacts n
      join public.placements f on f.request_id = n.request_id left join public.jobs j on j.id = f.job_id where true',
    'select from public.placements g where g.id = f.id'
  );
begin
  perform private.may_list('placements', _filters, _size);
  return query
    select l.total, l.on_page, m.id, private.client(n), m.caregiver_id, m.caregiver_name, m.availability,
      m.hourly_rate, m.starts_on, m.ends_on, m.placed_at,
      m.ended_at, m.came, m.job_id, public.called(m), k.deactivated_at is not null, private.lapsed(m)
    from private.list_page(
      concat(
        coalesce(searched, ' from public.placements m'
          || case when _filters ?| '{care,skill,place}' then ' join public.jobs j on j.id = m.job_id' else '' end),
        ' where true',
        case when job is not null then format(' and m.job_id = %L', job) end,
        case when state is not null then format(' and m.ended_at is %s null', case when state = 'live' then ''
          else 'not' end) end,
        case when private.filter_value(_filters, 'complaint') is not null then $source$
          and m.id in (select k.placement_id from public.complaints k where k.settled_at is null)
        $source$ end
      ),
      case when searched is null then 'j' else 'm' end, 'm',
      'm.id',
      format(
        case _sort when 'starts_on' then 'm.starts_on %1$s, m.id %1$s' else 'm.placed_at %1$s, m.id %1$s' end,
        case when _descending then 'desc' else 'asc' end
      ),
      _filters, _page, _size, '{"job": "uuid"}'
    ) l
    join public.placements m on m.id = l.id
    left join public.request_contacts n on n.request_id = m.request_id
    left join public.users k on k.id = m.caregiver_id
    order by l.place;
end $$;
select private.expose('list_placements', 'authenticated');
