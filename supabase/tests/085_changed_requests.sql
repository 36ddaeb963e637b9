-- A family changes their request, with their key or from the device that made it, until staff begin the review. Earlier
-- answers are kept.
begin;
select plan(35);
\ir fixtures.psql

create function pg_temp.said(answer text, changes jsonb default '{}') returns jsonb language sql as $$
  select tests.payload('walsh', changes || jsonb_build_object(
    'answers', jsonb_build_array(jsonb_build_object('question', 'Who needs care?', 'answer', answer))
  ))
$$;
create function pg_temp.change(request jsonb, secret text default null) returns jsonb language sql as $$
  select public.change_request(p ->> 'reference', coalesce(secret, p ->> 'tracking_secret'), request)
  from tests.payload('walsh') p
$$;
create function pg_temp.answers() returns text[] language sql security definer as $$
  select array_agg(said ->> 'answer' order by at)
  from (
    select e.replaced_at, e.answers -> 0 from private.earlier_answers e
    union all select 'infinity', r.answers -> 0 from public.requests r where r.id = tests.id('walsh')
  ) versions (at, said)
$$;
grant execute on function pg_temp.said(text, jsonb), pg_temp.change(jsonb, text), pg_temp.answers() to anon, authenticated;

select tests.be('anon');
select public.submit_request(pg_temp.said('My mother'));

select is(
  public.submit_request(pg_temp.said('My father', '{"recipient_name": "Tom Walsh", "care_types": ["overnight_care"],
    "start": "soon", "hours_per_visit": 2, "duration": "ongoing", "flexible": true}')) -> 0 ->> 'status',
  'submitted', 'a correction after sending arrives, and gets its receipt'
);
select is(pg_temp.answers(), '{My mother,My father}', 'the earlier answers are kept');
select tests.be_owner();
select results_eq(
  $$ select r.care_types::text, r.flexible, r.start::text, r.starts_on, r.hours_per_visit, r.duration::text, c.recipient_name, r.reference = tests.payload('walsh') ->> 'reference'
     from public.requests r join public.request_contacts c on c.request_id = r.id where r.id = tests.id('walsh') $$,
  $$ values ('{overnight_care}', true, 'soon', null::date, 2.0, 'ongoing', 'Tom Walsh', true) $$, 'the request has the new answers and the same reference'
);
select is(
  (select count(*) from public.events where subject_type = 'requests' and action = 'update' and before::text like '%mother%'),
  0::bigint, 'the audit log does not have the answers'
);
select results_eq(
  $$ select e.subject_type, e.by_family, e.before ->> 'start', e.after ->> 'start', e.after ? 'recipient_name', e.after ->> 'recipient_name'
     from public.events e where e.subject_id = tests.id('walsh')::text and e.action = 'update' order by e.id $$,
  $$ values ('requests', true, 'day', 'soon', false, null), ('request_contacts', true, null, null, true, null) $$,
  'the audit log has the family''s change of request and contact, without values that are read only on record'
);
select tests.be('anon');
select lives_ok($$ select public.submit_request(pg_temp.said('My mother')) $$, 'a device can send the first answers again');
select lives_ok($$ select public.submit_request(pg_temp.said('My father')) $$, 'a device can send the current answers again');
select is(pg_temp.answers(), '{My mother,My father}', 'sending again changes nothing');
select throws_ok(
  $$ select public.submit_request(pg_temp.said('Nobody', '{"tracking_secret": "00000000000000000000000000000000"}')) $$,
  'P0001', 'reference_taken', 'nobody changes a request without its secret'
);
select throws_ok(
  $$ select public.submit_request(pg_temp.said('My aunt', '{"starts_on": "soon"}')) $$, 'P0001', 'invalid_answers',
  'invalid answers are refused'
);

select is(pg_temp.change(pg_temp.said('My aunt')) #>> '{can,change}', 'true', 'a request can be changed by its key');
select is(pg_temp.answers(), '{My mother,My father,My aunt}', 'each version of the answers is kept');
select is(
  (select count(*) from tests.payload('walsh') p, jsonb_array_elements(
    public.track_request(p ->> 'reference', p ->> 'tracking_secret') -> 'steps') s where s ->> 'step' = 'changed'),
  2::bigint, 'the page shows each change'
);
select is(pg_temp.change(pg_temp.said('A stranger'), repeat('0', 32)), null, 'a wrong key changes nothing');
select throws_ok($$ select pg_temp.change(pg_temp.said('My aunt', '{"care_types": []}') || '{"answers": [{"question": "a", "answer": "b"}]}') $$,
  'P0001', 'invalid_answers', 'invalid answers are refused by key, too');
select throws_ok($$ select pg_temp.change('{"n": 1e131000}') $$, 'P0001', 'too_large', 'huge answers are refused by key, too');
select throws_ok($$ select pg_temp.change('{"n": 0e-16383}') $$, 'P0001', 'too_large', 'so is a zero of 16,383 decimals');

-- Questions that an earlier version of the app doesn't ask, and helpers of someone who asks for themselves.
create function pg_temp.left_after(request jsonb) returns text language plpgsql as $$
begin
  perform tests.be('anon');
  perform pg_temp.change(request || jsonb_build_object('answers', jsonb_build_array(jsonb_build_object('question', 'So?', 'answer', md5(request::text)))));
  perform tests.be_owner();
  raise exception using errcode = 'UNDO0', message = (
    select concat_ws('; ', r.flexible, to_hex(r.availability), c.contact_by, c.contact_language, c.helper_name, c.helper_relation, c.helper_agreed_by)
    from public.requests r join public.request_contacts c on c.request_id = r.id where r.id = tests.id('walsh')
  );
exception when sqlstate 'UNDO0' then return sqlerrm;
end $$;
select tests.be_owner();
update public.requests set flexible = true, availability = private.any_time() where id = tests.id('walsh');
update public.request_contacts set contact_by = 'email', contact_language = 'uk', helper_relation = null, helper_agreed_by = null
where request_id = tests.id('walsh');
select is(pg_temp.left_after((tests.payload('walsh') - '{helper_relation,helper_agreed_by}'::text[] || changes::jsonb) - without::text[]), outcome, 'a change without ' || without || ' and with ' || changes)
from (values
  ('{contact_by,contact_language,flexible,availability}', '{}', 't; 7777777; email; uk'),
  ('{}', '{"contact_by": null, "contact_language": null, "flexible": null, "availability": 0}', 't; 7777777; email; uk'),
  ('{contact_by}', '{"flexible": false, "contact_language": ""}', 'f; 5; email'),
  -- Set times exclude “any time suits”, and without an email address nothing is sent.
  ('{flexible}', '{"contact_by": "call"}', 'f; 5; call; pl'),
  ('{contact_by}', '{"flexible": true, "contact_email": ""}', 't; 7777777; either; pl'),
  ('{contact_by}', '{"flexible": true, "relation": "friend"}', 't; 7777777; email; pl'),
  ('{}', '{"flexible": true, "helper_name": "Ann Burke", "helper_relation": "cousin", "helper_agreed_by": "Peg"}', 't; 7777777; either; pl; Ann Burke; cousin; Peg'),
  ('{}', '{"flexible": true, "relation": "self", "helper_name": "Ann Burke", "helper_relation": "cousin", "helper_agreed_by": "Peg"}', 't; 7777777; either; pl')
) c (without, changes, outcome);
select tests.be('anon');

-- Back to earlier answers: the device's clock tells a correction from a repeated sending.
select public.submit_request(pg_temp.said('My mother', '{"saved_at": 99999999999999}'));
select is((pg_temp.answers())[4], 'My mother', 'a correction back to an earlier answer counts');
select public.submit_request(pg_temp.said('My father', '{"saved_at": 99999999999998}'));
select is(cardinality(pg_temp.answers()), 4, 'an older sending of an earlier answer does not count');
select lives_ok($$ select public.submit_request(pg_temp.said('My father', '{"saved_at": "soon"}')) $$, 'nor does a sending without a time');
select pg_temp.change(pg_temp.said('Aunt ' || n)) from generate_series(1, 17) n;
select throws_ok($$ select pg_temp.change(pg_temp.said('One more')) $$, 'P0001', 'too_many_changes', 'a request can be changed twenty times');

select tests.be('admin');
select is(
  (select earlier_answers -> 0 -> 'answers' -> 0 ->> 'answer' from public.read_contact(tests.id('walsh'))), 'My mother',
  'staff read the earlier answers, on record'
);
select public.review_request(tests.id('walsh'));
select tests.be('anon');
select throws_ok($$ select pg_temp.change(pg_temp.said('My mother')) $$, 'P0001', 'same_as_before', 'the same answers change nothing');
select throws_ok($$ select pg_temp.change(pg_temp.said('My uncle')) $$, 'P0001', 'request_under_way', 'a request under way can’t be changed by key');
select throws_ok($$ select public.submit_request(pg_temp.said('My uncle')) $$, 'P0001', 'request_under_way', 'nor from the device');
select lives_ok($$ select public.submit_request(pg_temp.said('My mother')) $$, 'a device that sends it again gets its receipt');

select tests.be('anon');
select public.erase_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('walsh') p;
select tests.be_owner();
select is((select count(*) from private.earlier_answers), 0::bigint, 'erasing deletes the earlier answers');

select * from finish();
rollback;
