-- Every row of a list can be reached, twenty at a time, and requests begin with the longest wait for care.
begin;
select plan(6);
\ir fixtures.psql

select tests.be_owner();
insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@crowd.test' from generate_series(1, 230) n;
create function pg_temp.users(page integer, size integer default 20)
returns table (total bigint, on_page integer, id uuid) language sql as $$
  select l.total, l.on_page, l.id from public.list_users('{}', 'created_at', true, page, size) l
$$;
create function pg_temp.everyone() returns bigint language sql security definer as 'select count(*) from public.users';
grant execute on all functions in schema pg_temp to authenticated;
select tests.be('admin');
select is((select max(u.total) from pg_temp.users(10) u), 201::bigint, 'the tenth page says that there are more than 200');
select is((select max(u.on_page) from pg_temp.users(11) u), 11, 'there is an eleventh page');
select is(
  (select count(distinct u.id) from generate_series(1, 13) page, pg_temp.users(page) u), pg_temp.everyone(),
  'over all pages, each account is listed once'
);
select results_eq(
  'select distinct u.total, u.on_page from pg_temp.users(99) u',
  'select pg_temp.everyone(), ((pg_temp.everyone() + 19) / 20)::integer', 'the last page counts them all'
);
select is((select max(u.on_page) from pg_temp.users(99, 200) u), 1, 'a larger page ends with the two hundredth');

select tests.be_owner();
select tests.add_request('new'), tests.add_request('old'), tests.add_request('gone');
update public.requests set submitted_at = now() - case id
    when tests.id('old') then interval '9 days' when tests.id('gone') then interval '20 days' else interval '1 day' end,
  status = (case id when tests.id('gone') then 'declined' when tests.id('old') then 'in_review' else 'submitted' end)::public.request_status
where id in (tests.id('new'), tests.id('old'), tests.id('gone'));
select tests.be('admin');
select is(
  array(select l.id from public.list_requests('{}', 'waiting', false, 1, 20) l), array[tests.id('old'), tests.id('new'), tests.id('gone')],
  'requests that have waited longest come first, those that no longer wait last'
);

select * from finish();
rollback;
