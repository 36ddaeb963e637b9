-- Whose turn it is while a family reads about one of the applicants.
begin;
select plan(4);
\ir fixtures.psql
select tests.add_job('walsh'), tests.sign_up('second'), tests.fill_profile('second');
select tests.add_application('walsh', name) from unnest('{caregiver,second}'::text[]) name;
update public.applications set may_be_shown = true where true;
create function pg_temp.turns(about uuid) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.be('admin');
  found := (select string_agg(w.kind || ': ' || w.turn, ', ' order by w.kind) from public.pending_items(array[about]) w);
  perform tests.be_owner();
  return found;
end $$;

select is(
  pg_temp.turns(tests.id('walsh')), 'application: staff, application: staff', 'applications wait for staff'
);
select tests.as_person('admin', format(
  'select public.introduce_applicants(%L)', jsonb_build_object(tests.application('walsh', 'caregiver'), 'She knows the area.')
));
select is(pg_temp.turns(tests.id('walsh')), 'introduction: family', 'once one applicant is introduced, only the family has to act');
select is(
  pg_temp.turns(tests.application('walsh', 'second')), 'application: staff', 'the other application still waits for an answer'
);
select tests.as_person('anon', format(
  'select public.answer_introduction(%L, %L, %3$L, ''yes'', tests.terms_shown(%3$L))', p ->> 'reference', p ->> 'tracking_secret',
  tests.application('walsh', 'caregiver')
)) from tests.payload('walsh') p;
select is(
  pg_temp.turns(tests.id('walsh')), 'application: staff, introduction: staff', 'once the family has answered, staff have to act again'
);

select * from finish();
rollback;
