-- Names of staff: who sets and reads them, and that neither families nor caregivers learn which staff member it was.
begin;
select plan(29);
\ir fixtures.psql
select tests.sign_up('colleague');
update public.users set role = 'admin' where id = tests.id('colleague');

-- Setting one's own name
select is(tests.attempt(person, $$ select public.set_my_name('Orla Keane') $$), outcome, format('%s entering a name comes to %s', person, outcome))
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed'), ('deactivated', 'not_allowed'), ('admin', '1')) p (person, outcome);
select is(tests.attempt('admin', format('select public.set_my_name(%L)', repeat('x', 101))), 'too_long', 'a name that is too long is refused');
select is(
  tests.attempt('admin', format('select public.set_my_name(%L)', name)), outcome, format('“%s” as a name comes to %s', name, outcome)
)
from (values
  ('The family', 'name_of_role'), (' the  FAMILY’s link', 'name_of_role'), ('Our​ team', 'name_of_role'), ('system', 'name_of_role'),
  ('Thea Famil', '1'), ('Mary System', '1')
) n (name, outcome);
select is(
  tests.attempt(person, $$ select from public.staff_behind(tests.id('document')) $$), outcome, format('%s asking who checked comes to %s', person, outcome)
)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed'), ('deactivated', 'not_allowed'), ('admin', '0')) p (person, outcome);

select tests.be('admin');
select public.set_my_name('  Orla  Keane ');
select is((select full_name from public.users where id = tests.id('admin')), 'Orla Keane', 'the name is stored without extra spaces');
select is((select full_name from public.staff where user_id = tests.id('admin')), 'Orla Keane', 'the name is kept after the account is deleted');

-- All that staff may do with a caregiver
select tests.be_owner();
select tests.fill_profile('caregiver', 'submitted');
select tests.add_document('document', 'caregiver', 'first_aid', 'uploaded');
insert into storage.objects (bucket_id, name) values ('documents', tests.id('caregiver') || '/document.pdf');
select tests.add_job('walsh'), tests.add_job('daly');
select tests.be('admin');
select public.assign(tests.id('caregiver'), tests.id('admin'), null);
select public.open_document(tests.id('document'));
select public.verify_document(tests.id('document'), 'Seen the original.');
select public.request_profile_changes(tests.id('caregiver'), 'Say more.');
select tests.be('caregiver');
select public.submit_profile(true);
select tests.be('admin');
select public.approve_caregiver(tests.id('caregiver'), (select revision from public.caregiver_profiles where user_id = tests.id('caregiver')));
select public.record_application(tests.job('walsh'), tests.id('caregiver'), tests.today(), true);
select public.record_application(tests.job('daly'), tests.id('caregiver'), tests.today(), true);
select tests.offer_job(tests.application('daly', 'caregiver'));
select tests.record_agreement(tests.application('daly', 'caregiver'), 'family', 'yes', 'Peg Walsh', tests.today());
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select public.add_note(tests.id('note'), 'caregiver', tests.id('caregiver'), 'note', 'Kind.');
select tests.be_owner();

-- What a person reads from every table and every call that only reads, for any ids
create function pg_temp.read_by(person text) returns table (thing text, held text) language plpgsql as $$
declare
  t record;
  f record;
  id uuid;
  ids uuid[] := array[
    tests.id('caregiver'), tests.id('admin'), tests.id('document'), tests.id('walsh'), tests.id('daly'), tests.job('walsh'), tests.job('daly'),
    tests.application('walsh', 'caregiver'), tests.application('daly', 'caregiver'),
    (select p.id from public.placements p where p.caregiver_id = tests.id('caregiver'))
  ];
begin
  perform tests.be(person);
  for t in
    select c.relname, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_column_privilege(c.oid, a.attnum, 'select')
    group by 1
  loop
    thing := t.relname;
    execute format('select jsonb_agg(to_jsonb(r))::text from (select %s from public.%I) r', t.columns, t.relname) into held;
    return next;
  end loop;
  for f in
    select p.proname, array(select format_type(a, null) from unnest(p.proargtypes) a) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege(p.oid, 'execute')
      and (p.provolatile <> 'v' or p.proname = 'read_contact') and p.prorettype <> 'void'::regtype
  loop
    foreach id in array ids loop
      thing := f.proname;
      begin
        execute format('select jsonb_agg(to_jsonb(r))::text from public.%I(%s) r', f.proname, (
          select string_agg(case a
            when 'uuid' then format('%L::uuid', id) when 'uuid[]' then format('array[%L::uuid]', id) when 'jsonb' then '''{}''::jsonb'
            when 'text' then case n when 1 then '''caregiver''' else 'null' end else 'null::' || a end, ', ' order by n)
          from unnest(f.types) with ordinality u (a, n)
        )) into held;
        return next;
      exception when others then null;
      end;
    end loop;
  end loop;
  perform tests.be_owner();
end $$;
create temporary table learnt on commit drop as
  select person, r.* from unnest('{caregiver,colleague}'::text[]) person, pg_temp.read_by(person) r where r.held is not null;
select is_empty(
  $$ select distinct l.thing, s.trace from learnt l,
       unnest(array[tests.id('admin')::text, 'admin@example.test', 'Orla Keane']) s (trace)
     where l.person = 'caregiver' and strpos(l.held, s.trace) > 0
       -- What the call itself named.
       and not (l.thing in ('match_facts', 'profile_completeness') and s.trace = tests.id('admin')::text) $$,
  'a caregiver reads no id, address or name of staff from any row or call'
);
select ok(
  array(select l.thing from learnt l where l.person = 'caregiver')
    @> '{caregiver_profiles,documents,applications,offers,placements,my_applications,my_document_views,export_my_data,read_contact}',
  'the caregiver reads many rows and calls'
);
select ok(
  exists (select from learnt l where l.person = 'colleague' and l.thing = thing_read and l.held like '%Orla Keane%'),
  'a colleague reads the name: ' || thing_read
) from unnest('{staff,users,activity_of,list_audit_log,owner_of,staff_behind}'::text[]) thing_read;

select tests.be('colleague');
select bag_eq(
  format('select did, staff from public.staff_behind(%L)', tests.application('daly', 'caregiver')), $$ values ('family', 'Orla Keane') $$,
  'a colleague reads who recorded an answer'
);
select bag_eq(
  $$ select did, staff from public.staff_behind(tests.id('document')) $$, $$ values ('check', 'Orla Keane') $$, 'a colleague reads who checked a document'
);

select * from finish();
rollback;
