-- With the link of any email a family may write to the team. With one about care they may say that something isn't
-- right. Neither shows more by that. A link from an email that says that a request is over shows what was asked for.
begin;
select no_plan();
\ir fixtures.psql
select tests.add_request('walsh');

create function pg_temp.call(statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.be('anon');
  execute format(statement, tests.payload('walsh') ->> 'reference') into answer;
  return answer;
end $$;
create function pg_temp.track(purpose private.link_purpose) returns jsonb language sql as $$
  select pg_temp.call('select public.track_request(%L, ''' || md5(purpose::text) || ''')')
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select private.make_link(tests.id('walsh'), 'email', purpose, md5(purpose::text))
from unnest('{status,visit,question,introduction,check_in,terms,take_back}'::private.link_purpose[]) purpose;

select is(answer -> 'messages', '[]', 'a message written by a link is not shown by that link')
from pg_temp.call(
  $$ select public.ask_team(%L, md5('status'), tests.id('a message'), 'question', 'Who comes?') $$
) answer;
select tests.be_owner();
select results_eq(
  $$ select about::text, words from public.family_messages where request_id = tests.id('walsh') $$,
  $$ values ('question', 'Who comes?') $$, 'staff get the message'
);

-- What was asked for, only where it is over
select is(pg_temp.track(purpose) -> 'asked', 'null', 'while the request is under way, no emailed link shows the answers: ' || purpose)
from unnest('{status,question,take_back}'::private.link_purpose[]) purpose;
select tests.be_owner();
update public.requests set status = 'withdrawn' where id = tests.id('walsh');
select is(
  pg_temp.track(purpose) #>> '{asked,recipientName}' is not null, purpose = 'take_back', 'once the request is over, only the link to take it back shows the answers: ' || purpose
)
from unnest('{status,visit,question,introduction,check_in,terms,take_back}'::private.link_purpose[]) purpose;
select is(pg_temp.track('take_back') -> 'contactReadings', '[]', 'it does not show who has read the contact');
select is(pg_temp.track('take_back') -> 'arrivalNotes', 'null', 'it does not show the arrival notes');
select is(pg_temp.track('take_back') ->> 'place' <> '', true, 'it shows the place');
select tests.be_owner();
select is(private.purpose_of(kind)::text, 'take_back', 'the email with that link: ' || kind)
from unnest('{withdrawal_noted,request_closed,request_declined,care_ended}'::private.mail_kind[]) kind;

select * from finish();
rollback;
