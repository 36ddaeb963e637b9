-- Languages that are not on the list: typed, short, read before they count, and none of the match's.
begin;
select plan(14);
\ir fixtures.psql
create function pg_temp.speak(words text) returns text language sql as $$
  select format('update public.caregiver_profiles set other_languages = %L', words)
$$;
create function pg_temp.reviewed() returns text language sql security definer as $$
  select other_languages from public.reviewed_profiles where user_id = tests.id('caregiver')
$$;
grant execute on all functions in schema pg_temp to authenticated, anon;

select is(tests.attempt(person, pg_temp.speak('Greek')), outcome, person || ' comes to ' || outcome)
from (values ('caregiver', '1'), ('anon', '42501'), ('admin', '0'), ('deactivated', '0')) p (person, outcome);
select is(tests.attempt('caregiver', pg_temp.speak(words)), 'profile_invalid', format('“%s” is no language', words))
from (values ('x'), ('Greek 085 123 4567'), ('greek@home.test'), (repeat('x', 61))) w (words);
select tests.be('caregiver');
select is(tests.detail(pg_temp.speak('1')), '["other_languages"]', 'and is named');
update public.caregiver_profiles set other_languages = '  Greek, Wolof ';
select results_eq(
  'select other_languages, changes_since is not null from public.caregiver_profiles',
  $$ values ('Greek, Wolof', true) $$, 'they are kept as they are meant, and wait to be read'
);
select is(pg_temp.reviewed(), null, 'before that they count for nobody');
update public.caregiver_profiles set other_languages = '', languages = '{}';
select ok('languages' = any ((select missing from public.profile_completeness())::text[]), 'without any a profile lacks them');
update public.caregiver_profiles set other_languages = 'Greek';
select ok('languages' <> all ((select missing from public.profile_completeness())::text[]), 'with one it doesn’t');
select tests.be_owner();
update public.caregiver_profiles set changes_since = null where user_id = tests.id('caregiver');
update public.caregiver_profiles set status = 'submitted' where user_id = tests.id('caregiver');
update public.caregiver_profiles set status = 'approved' where user_id = tests.id('caregiver');
select is(pg_temp.reviewed(), 'Greek', 'approved, they are what families read');
select * from finish();
rollback;
