-- Languages that are not on the list: typed, short, reviewed by staff, and not used by the match.
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
select is(tests.detail(pg_temp.speak('1')), '["other_languages"]', 'the error names the language');
update public.caregiver_profiles set other_languages = '  Greek, Wolof ';
select results_eq(
  'select other_languages, changes_since is not null from public.caregiver_profiles',
  $$ values ('Greek, Wolof', true) $$, 'languages are stored cleaned, and wait for review'
);
select is(pg_temp.reviewed(), null, 'families don’t see them before the review');
update public.caregiver_profiles set other_languages = '', languages = '{}';
select ok('languages' = any ((select missing from public.profile_completeness())::text[]), 'a profile without languages lacks them');
update public.caregiver_profiles set other_languages = 'Greek';
select ok('languages' <> all ((select missing from public.profile_completeness())::text[]), 'a profile with another language lacks none');
select tests.be_owner();
update public.caregiver_profiles set changes_since = null where user_id = tests.id('caregiver');
update public.caregiver_profiles set status = 'submitted' where user_id = tests.id('caregiver');
update public.caregiver_profiles set status = 'approved' where user_id = tests.id('caregiver');
select is(pg_temp.reviewed(), 'Greek', 'families read approved languages');
select * from finish();
rollback;
