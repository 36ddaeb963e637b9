-- Within how many of the operator's working days we answer, by what is waiting.

create table private.working_days (day date primary key);
comment on table private.working_days is
  'All days but weekends and public holidays. Written by npm run places (decision 0050).';

create table private.answer_times (
  kind text primary key,
  working_days smallint not null check (working_days between 0 and 60)
);
comment on table private.answer_times is 'Written by npm run places, from src/domain/operator.json.';

-- How many days before today a step may name. Imported records may be older (*_imported_placements.sql).
create function private.days_back(usual integer) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return case when private.cause('imported') is null then usual else 36525 end;
end $$;

-- The day by which we answer what has waited since a moment. What comes after the cut-off or on a day off counts from
-- the next working day. Null beyond the days that are known. Lists ask it row by row, and PL/pgSQL keeps the plan.
create function private.due_on(kind text, since timestamptz) returns date
language plpgsql stable set search_path = '' as $$
begin
  return (
    select due.day
    from private.answer_times t, private.operator o,
      lateral (
        select w.day from private.working_days w
        where w.day >= private.day_of(since, o.cut_off)
        order by w.day offset t.working_days limit 1
      ) due
    where t.kind = due_on.kind
  );
end $$;

-- The day on which staff are next in, if that is too late to call them before this moment. Null if it is not, or beyond
-- the days that are known.
create function private.next_in(before timestamptz, since timestamptz default now()) returns date
language sql stable set search_path = '' as $$
  select next.day
  from private.operator o, lateral (
    select w.day from private.working_days w
    where w.day >= private.day_of(since, o.cut_off) order by w.day limit 1
  ) next
  where (next.day + o.opens) at time zone o.time_zone >= before
$$;
