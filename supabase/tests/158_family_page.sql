-- The history on a family's page, and turning emails on and off. The operator works in Dublin, where Tuesday 24 March
-- 2026 and the days around it are working days.
begin;
select plan(25);
\ir fixtures.psql

select tests.answer_within('{"request": 1}');

create function pg_temp.key(call text, more text default '') returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  execute format('select public.%I(%L, %L%s)', call, tests.payload('walsh') ->> 'reference', tests.payload('walsh') ->> 'tracking_secret', more)
    into answer;
  return answer;
end $$;
-- Each step as "what, by which day it was promised".
create function pg_temp.history() returns text[] language sql as $$
  select array_agg(concat_ws(' ', s ->> 'step', s ->> 'promisedBy')) from jsonb_array_elements(pg_temp.key('track_request') -> 'steps') s
$$;
-- What the audit log would hold of a step at this time.
create function pg_temp.happens(at timestamptz, kind text, act text, contents jsonb) returns void language sql as $$
  insert into public.events (occurred_at, subject_type, subject_id, action, after) values (at, kind, tests.id('walsh')::text, act, contents)
$$;
-- What a visitor chooses, with whose key.
create function pg_temp.choose(wanted text, family text default 'kelly', secret text default null) returns jsonb language plpgsql as $$
begin
  return public.choose_family_emails(
    tests.payload(family) ->> 'reference', coalesce(secret, tests.payload(family) ->> 'tracking_secret'), wanted::boolean
  );
end $$;
create function pg_temp.mails() returns text language sql security definer as $$
  select string_agg(m.kind::text, ',' order by m.id) from private.mails m where m.request_id = tests.id('kelly')
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- The past, with what was promised
select tests.add_request('walsh');
update public.requests set submitted_at = '2026-03-24 10:00+00' where id = tests.id('walsh');
select is(pg_temp.history(), '{submitted}', 'receiving a request was not promised');
select pg_temp.happens('2026-03-25 12:00+00', 'requests', 'update', '{"status": "in_review"}');
select is(pg_temp.history(), '{submitted,in_review 2026-03-25}', 'a step has the day that was promised');
select pg_temp.happens('2026-03-30 12:00+00', 'request_questions', 'insert', '{"question": "Are there stairs?"}');
select pg_temp.happens('2026-03-30 12:05+00', 'request_questions', 'insert', '{"question": "Is there a cat?"}');
select is(
  pg_temp.history(), '{submitted,in_review 2026-03-25,question 2026-03-26,question}',
  'a late question has its promised day, and a second question has none'
);
select pg_temp.happens('2026-03-31 12:00+00', 'request_questions', 'update', '{"answer": "Yes."}');
select pg_temp.happens('2026-03-31 13:00+00', 'requests', 'update', '{"urgent": true}');
select is((pg_temp.history())[5:], '{answer}', 'while a question is open, no step of ours is promised');
select pg_temp.happens('2026-03-31 18:00+00', 'request_questions', 'update', '{"answer": "No."}');
select pg_temp.happens('2026-04-01 12:00+00', 'request_questions', 'update', '{"read_at": "2026-04-01"}');
select pg_temp.happens('2026-04-02 12:00+00', 'requests', 'update', '{"status": "open"}');
select is((pg_temp.history())[6:], '{answer,"open 2026-04-02"}', 'after the last answer, given after the cut-off, the day after next is promised');
select pg_temp.happens('2026-04-03 12:00+00', 'request_questions', 'insert', '{"question": "Mornings, too?"}');
select pg_temp.happens('2026-04-06 12:00+00', 'request_questions', 'update', '{"answer": "Yes."}');
select is((pg_temp.history())[8:], '{question,answer}', 'after publication no step is promised');
insert into public.request_questions (request_id, question, asked_by)
select tests.id('walsh'), question, tests.id('admin') from unnest('{"Mornings, too?","Is there a bus?"}'::text[]) question;
update public.request_questions set answer = 'Yes.', answered_at = '2026-04-06 12:00+00' where true;
update public.request_questions set read_at = '2026-04-08 09:00+00' where question = 'Mornings, too?';
select is(
  (select array_agg(s) from unnest(pg_temp.history()) s where s like 'answer_read%'), '{answer_read 2026-04-07}',
  'but reading an answer is'
);
select pg_temp.happens('2026-04-09 12:00+00', 'requests', 'update', '{"status": "withdrawn"}');
select pg_temp.happens('2026-04-10 12:00+00', 'requests', 'update', '{"status": "submitted"}');
select pg_temp.happens('2026-04-14 12:00+00', 'requests', 'update', '{"status": "declined"}');
select is(
  (select array_agg(s) from unnest(pg_temp.history()) s where s ~ 'submitted|withdrawn|declined'),
  '{submitted,withdrawn,submitted,declined 2026-04-13}', 'the family’s own steps were not promised; taking a withdrawal back promises again'
);
select is(
  (select s -> 'at' from jsonb_array_elements(pg_temp.key('track_request') -> 'steps') s limit 1),
  to_jsonb('2026-03-24 10:00+00'::timestamptz), 'each step has its time'
);
select tests.be('anon');
select throws_ok(format('select %s', call), '42501', null, 'no one may call it: ' || call)
from unnest('{"* from private.family_history(null)", "private.family_wants_emails(null)"}'::text[]) call;
select pg_temp.key('erase_request');
select is(
  (select array_agg(s) from unnest(pg_temp.history()) s where s ~ '\d'), null,
  'an erased request keeps its steps without promised days'
);
select ok('in_review' = any (pg_temp.history()), 'the steps are there');
select tests.be_owner();

-- Emails, off and on again
select tests.be('anon');
select public.submit_request(tests.payload('kelly'));
select is(pg_temp.choose('false') -> 'wantsEmails', 'false', 'a family turns its emails off');
select is(pg_temp.mails(), 'receipt', 'the receipt is sent anyway');
select tests.be('admin');
select public.review_request(tests.id('kelly'));
select tests.be_owner();
select is(pg_temp.mails(), 'receipt', 'the next step is not emailed');
select tests.be('anon');
select is(pg_temp.choose('true') -> 'wantsEmails', 'true', 'a family turns its emails on again');
select is(pg_temp.mails(), 'receipt', 'emails not sent in between are not sent later');
select tests.be('admin');
select public.ask_family(tests.id('kelly'), 'Are there stairs?');
select is(pg_temp.mails(), 'receipt,question', 'the next step is emailed again');
select tests.be('anon');
select is(pg_temp.choose('false', secret => repeat('0', 32)), null, 'a wrong key chooses nothing');
select is(pg_temp.choose('false', 'daly', tests.payload('kelly') ->> 'tracking_secret'), null, 'the key of another request chooses nothing');
select throws_ok($$ select pg_temp.choose(null) $$, 'P0001', 'choice_missing', 'the choice can’t be null');
select throws_ok(
  $$ select pg_temp.choose('true', 'walsh') $$, 'P0001', 'request_step_not_allowed', 'an erased request has no choice'
);
select tests.be_owner();
update public.request_contacts set contact_email = null where request_id = tests.id('kelly');
select throws_ok($$ select pg_temp.choose('true') $$, 'P0001', 'request_step_not_allowed', 'a request without an email address has no choice');
select is(
  public.track_request(p ->> 'reference', p ->> 'tracking_secret') -> 'wantsEmails', 'null', 'the page of a request without an email address shows no choice'
) from tests.payload('kelly') p;

select * from finish();
rollback;
