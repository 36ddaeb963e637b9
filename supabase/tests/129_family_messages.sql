-- Messages between a family and the team: who may write and read, limits, and how long they are kept.
begin;
select no_plan();
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_request('daly');
select tests.add_application('walsh', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
insert into private.answer_times values ('message', 1), ('request', 1) on conflict do nothing;
create function pg_temp.write(
  words text default 'Could she come on Sundays?', id uuid default tests.id('sundays'), about text default 'visits', family text default 'walsh'
) returns text language sql as $$
  select format('select from (select public.ask_team(%L, %L, %L, %L, %L) as page) p where page is not null', p ->> 'reference', p ->> 'tracking_secret', id, about, words)
  from tests.payload(family) p
$$;
create function pg_temp.answer(words text default 'Yes, from next week.', by_phone boolean default false, id uuid default tests.id('sundays'))
returns text language sql as $$ select format('select public.answer_family(%L, %L, %L)', id, words, by_phone) $$;
create function pg_temp.no_answer(id uuid default tests.id('sundays')) returns text language sql as $$
  select format('select public.need_no_answer(%L)', id)
$$;
create function pg_temp.told() returns text language sql as $$
  select coalesce(string_agg(n.kind::text, ',' order by n.id), '') from private.notifications n
$$;
create function pg_temp.page(family text default 'walsh') returns jsonb language sql security definer as $$
  select private.tracked_request(tests.id(family)) -> 'messages'
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
delete from private.notifications where true;
delete from private.mails where true;

-- A family, at any time
select is(tests.attempt(person, statement, given), outcome, reason)
from (values
  ('anon', pg_temp.write(), 'select 1', '1', 'a family writes'),
  ('caregiver', pg_temp.write(), 'select 1', '1', 'a family writes from a device where someone is signed in'),
  ('anon', replace(pg_temp.write(), tests.payload('walsh') ->> 'tracking_secret', repeat('0', 32)), 'select 1', '0', 'a wrong key writes nothing'),
  ('anon', pg_temp.write(), 'update public.requests set status = ''closed'', status_reason = ''Over.'' where id = tests.id(''walsh'')', '1', 'a family writes after the request was closed'),
  ('anon', pg_temp.write(), 'update public.requests set erased_at = now() where id = tests.id(''walsh'')', 'request_step_not_allowed', 'a family can’t write once the request is erased'),
  ('anon', pg_temp.write(' '), 'select 1', 'message_missing', 'a message needs words'),
  ('anon', pg_temp.write(about => null), 'select 1', 'message_missing', 'a message needs a subject'),
  ('anon', pg_temp.write(id => null), 'select 1', 'message_missing', 'a message needs an id'),
  ('anon', pg_temp.write(repeat('x', 4001)), 'select 1', 'too_long', 'a message that is too long is refused')
) s (person, statement, given, outcome, reason);
select tests.as_person('anon', pg_temp.write());
select tests.as_person('anon', pg_temp.write());
select is((select count(*) from public.family_messages), 1::bigint, 'a message sent twice is stored once');
select is(pg_temp.told(), 'family_wrote', 'staff are told about it once');
select is(tests.attempt('anon', statement), 'message_differs', 'another message needs another id')
from (values (pg_temp.write('And on Mondays?')), (pg_temp.write(family => 'daly'))) s (statement);
select is(
  pg_temp.page() #- '{0,due}',
  jsonb_build_array(jsonb_build_object(
    'id', tests.id('sundays'), 'about', 'visits', 'words', 'Could she come on Sundays?', 'sentAt', now(), 'answeredAs', null, 'answer', null, 'answeredAt', null
  )), 'the family’s page shows it'
);
select is((pg_temp.page() #>> '{0,due}')::date, private.due_on('message', now()), 'the page names the day by which we answer');
select is(pg_temp.page('daly'), '[]', 'another family''s page does not show it');
select tests.as_person('anon', pg_temp.write('Thanks!', tests.id('thanks'), 'other'));
select is(jsonb_array_length(pg_temp.page()), 2, 'the family may write again before we answer');

-- Floods
create function pg_temp.flood(key text, hits integer, span interval) returns text language sql as $$
  select format('insert into private.throttle_hits values (%L, date_bin(%L, now(), timestamptz ''2000-01-01''), %s) on conflict (key, window_start) do update set hits = excluded.hits', key, span, hits)
$$;
select is(tests.attempt('anon', statement, given), outcome, reason)
from (values
  (pg_temp.write(id => tests.id('more')), pg_temp.flood('ask_team:' || tests.id('walsh'), 19, '1 day'), '1', 'a request may have twenty messages a day'),
  (pg_temp.write(id => tests.id('more')), pg_temp.flood('ask_team:' || tests.id('walsh'), 20, '1 day'), 'too_many_requests', 'but no more'),
  (pg_temp.write(id => tests.id('more')), pg_temp.flood('ask_team:' || private.caller_address(), 20, '1 hour'), 'too_many_requests', 'nor more than twenty an hour from one IP address'),
  (pg_temp.write(), pg_temp.flood('ask_team:' || tests.id('walsh'), 20, '1 day'), '1', 'a message that has arrived can be sent again')
) s (statement, given, outcome, reason)
where given is not null;

-- Who reads it
select is(tests.attempt(person, 'select from public.family_messages', given), outcome, format('%s reads %s', person, outcome))
from (values
  ('anon', 'select 1', '42501'), ('caregiver', 'select 1', '0'), ('stranger', 'select 1', '0'), ('deactivated', 'select 1', '0'),
  ('no_role', 'select 1', '0'), ('admin', 'select 1', '2'), ('caregiver', 'select tests.promote(''caregiver'')', '0')
) n (person, given, outcome);
select is(tests.attempt(person, statement, given), outcome, format('%s: %s', person, outcome))
from (values ('answering', pg_temp.answer()), ('needing none', pg_temp.no_answer())) s (doing, statement), (values
  ('anon', 'select 1', '42501'), ('caregiver', 'select 1', 'not_allowed'), ('stranger', 'select 1', 'not_allowed'),
  ('deactivated', 'select 1', 'not_allowed'), ('no_role', 'select 1', 'not_allowed'),
  ('caregiver', 'select tests.promote(''caregiver'')', 'own_record'), ('admin', 'select 1', '1')
) n (person, given, outcome);
select tests.be('admin');
select is(
  (select string_agg(w.status || ' ' || (w.request_id = tests.id('walsh')), ',' order by w.status) from public.pending_items() w where w.kind = 'message'),
  'other true,visits true', 'both messages wait for staff'
);
select tests.be_owner();

-- Answered
select is(tests.attempt('admin', statement), outcome, reason)
from (values
  (pg_temp.answer(' '), 'answer_missing', 'an answer needs words'),
  (pg_temp.answer(repeat('x', 4001)), 'too_long', 'an answer that is too long is refused'),
  (pg_temp.answer(id => tests.id('nothing')), 'message_not_found', 'an unknown message can’t be answered'),
  (pg_temp.no_answer(tests.id('nothing')), 'message_not_found', 'an unknown message can’t be marked as needing no answer')
) s (statement, outcome, reason);
delete from private.notifications where true;
select tests.as_person('admin', pg_temp.answer());
select is(pg_temp.told(), 'message_answered', 'a written answer is told to the family');
select is((select count(*) from private.mails where kind = 'message_answered'), 1::bigint, 'the family is told by email');
select is(tests.attempt('admin', pg_temp.answer()), '1', 'the same answer can be sent twice');
select is(tests.attempt('admin', statement), 'message_step_not_allowed', 'another answer can’t replace the first')
from (values (pg_temp.answer('No.')), (pg_temp.answer(by_phone => true)), (pg_temp.no_answer())) s (statement);
select is(
  (select m ->> 'answer' || (m -> 'due')::text from jsonb_array_elements(pg_temp.page()) m where m ->> 'id' = tests.id('sundays')::text),
  'Yes, from next week.null', 'the page has the answer, and no day any more'
);
select unalike(
  (select string_agg(m.params::text, '') from private.mails m) || (select string_agg(n.params::text, '') from private.notifications n),
  '%next week%', 'no message holds the answer'
);
create temporary table mailed as select m.params ->> 'secret' as secret from private.mails m where m.kind = 'message_answered';
grant select on mailed to anon;
create function pg_temp.by_email(call text, path text) returns text language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.be('anon');
  execute format(call, tests.payload('walsh') ->> 'reference', (select secret from mailed)) into answer;
  perform tests.be_owner();
  return answer #>> path::text[];
exception when others then
  return sqlerrm;
end $$;
select is(pg_temp.by_email('select public.track_request(%L, %L)', '{messages,0,answer}'), 'Yes, from next week.', 'the email''s link shows the answer');
select is(pg_temp.by_email('select public.track_request(%L, %L)', '{messages,1}'), null, 'the email''s link shows no other message');
select is(pg_temp.by_email('select public.track_request(%L, %L)', '{can,write}'), 'true', 'by the email''s link the family may reply');
delete from private.notifications where true;
select tests.as_person('admin', pg_temp.no_answer(tests.id('thanks')));
select is(pg_temp.told(), '', 'nobody is told that no answer is needed');
select is(
  tests.attempt('admin', pg_temp.answer('Called Ann.', true), 'update public.family_messages set (answered_as, answer, answered_at, answered_by) = (null, null, null, null)'),
  '1', 'an answer by phone can be recorded'
);
select is_empty($$ select from private.pending_items w where w.kind = 'message' $$, 'nothing waits any more');
select is_empty(
  $$ select from public.events where subject_type = 'family_messages' and (coalesce(before, '{}') || coalesce(after, '{}'))::text ~ 'Sundays|Thanks|next week' $$,
  'the audit log has none of the words'
);
select tests.be('caregiver');
select unalike(public.export_my_data()::text, '%Sundays%', 'the caregiver''s export has none of the words');
select tests.be('admin');
select isnt_empty($$ select from public.activity_of('request', tests.id('walsh')) where subject_type = 'family_messages' $$, 'the request''s activity has the message');
select is_empty($$ select from public.search_everything('Sundays') $$, 'the search does not find it');
select tests.be('anon');
select matches(
  (public.export_request(p ->> 'reference', p ->> 'tracking_secret') -> 'family_messages')::text, 'Sundays.*next week', 'the family’s export holds message and answer'
) from tests.payload('walsh') p;

-- Erased, but not while it waits
select tests.be_owner();
update public.placements set ended_at = now();
update public.requests set status = 'closed', status_reason = 'Over.' where true;
update public.family_messages set (answered_as, answered_at, answered_by) = (null, null, null) where id = tests.id('thanks');
select private.expire_requests(now() + interval '10 years');
select is((select erased_at from public.requests where id = tests.id('walsh')), null, 'a request is kept while its family waits for an answer');
update public.family_messages set (answered_as, answered_at, answered_by) = ('none', now(), tests.id('admin')) where id = tests.id('thanks');
select private.expire_requests(now() + interval '10 years');
select is_empty('select from public.family_messages', 'messages are deleted when the request is erased');

select * from finish();
rollback;
