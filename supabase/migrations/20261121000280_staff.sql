-- Who is or was an admin, so that the audit log's identifiers can be told as long as what they stand for matters, also
-- when the account is gone (docs/specification.md, Leaving).

create table public.staff (
  user_id uuid primary key,
  email text not null,
  since timestamptz not null default now(),
  until timestamptz
);
comment on column public.staff.user_id is 'The account; no reference: its address outlives it here.';
create index staff_until_idx on public.staff (until);

create function private.keep_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' and new.role = 'admin' then
    insert into public.staff (user_id, email) values (new.id, new.email)
    on conflict (user_id) do update set email = excluded.email, until = null;
  else
    update public.staff set until = now() where user_id = old.id and until is null;
  end if;
  return null;
end $$;
create trigger keep_staff after insert or delete or update of role, email on public.users
  for each row execute function private.keep_staff();

alter table public.staff enable row level security;
grant select on public.staff to authenticated;
create policy "Admins read who is or was an admin" on public.staff
  for select to authenticated using ((select private.acts_as('admin')));
