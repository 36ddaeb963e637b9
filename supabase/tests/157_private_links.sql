-- A family's links: each opens one request for one purpose, until it expires, is ended or the request is erased. A
-- new one is sent only to the email on file, and ends no other.
begin;
select no_plan();
\ir fixtures.psql
\ir private_links.psql
select tests.add_request('walsh'), tests.add_request('kelly', '{"contact_email": ""}'), tests.add_request('daly');
delete from private.mails where true;

-- A link as an email brings it, with its purpose for a secret.
create function pg_temp.link(family text, purpose private.link_purpose, secret text default null) returns text language sql security definer as $$
  select private.make_link(tests.id(family), 'email', purpose, coalesce(secret, md5(family || purpose)),
    about => case purpose when 'question' then array[tests.id('question')] when 'introduction' then array[tests.id('nobody')]
      when 'check_in' then array[tests.id('nothing')] when 'terms' then array[tests.id('no terms')] else '{}' end)
$$;
-- Every call that a family can make, with this secret.
create function pg_temp.calls(secret text, family text default 'walsh') returns table (step text, statement text) language sql as $$
  select step, format(call, pg_temp.reference(family), secret) from (values
    ('question', 'select public.answer_question(%L, %L, tests.id(''question''), ''Yes, slowly.'')'),
    ('introduction', 'select public.answer_introduction(%L, %L, tests.id(''nobody''), ''yes'', null)'),
    ('check_in', 'select public.answer_check_in(%L, %L, tests.id(''nothing''), ''well'')'),
    ('complain', 'select public.complain(%L, %L, tests.id(''a complaint''), tests.id(''nobody''), ''lateness'')'),
    ('write', 'select public.ask_team(%L, %L, tests.id(''a message''), ''question'', ''Who comes?'')'),
    ('visit', 'select public.take_back_own_visit_change(%L, %L, tests.id(''no visit''))'),
    ('terms', 'select public.answer_own_terms(%L, %L, tests.id(''no terms''), true)'),
    ('take_back', 'select public.take_back_withdrawal(%L, %L)'),
    ('contact', 'select public.change_request_contact(%L, %L,
      ''{"contactName": "Ann Walsh", "contactPhone": "", "contactEmail": "ann@family.test"}'')'),
    ('change', 'select public.change_request(%L, %L, ''' || tests.payload(
      'walsh', '{"answers": [{"question": "Who needs care?", "answer": "My aunt"}]}'
    )::text || ''')'),
    ('emails', 'select public.choose_family_emails(%L, %L, false)'),
    ('withdraw', 'select public.withdraw_request(%L, %L, ''My sister moves in.'')'),
    ('export', 'select public.export_request(%L, %L)'),
    ('erase', 'select public.erase_request(%L, %L)'),
    ('add a link', 'select public.add_link(%L, %L, ''Ann’s phone'', md5(''c''))'),
    ('end a link', 'select public.end_link(%L, %L, tests.id(''no link''))')
  ) c (step, call)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Who may issue one
select is(
  tests.attempt(person, $$ select public.issue_private_link(tests.id('kelly')) $$), outcome, person || ' issuing a link comes to ' || outcome
)
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select tests.be_owner();
select is(tests.attempt('admin', $$ select public.issue_private_link(gen_random_uuid()) $$), 'request_not_found', 'an unknown request has no link');

-- The answer is the same, and only reference and email together do anything
select is(pg_temp.send(reference, email, '203.0.113.' || n), 'true', 'asking with ' || why)
from (values
  (10, 'no such reference', '222222222', 'walsh@family.test'),
  (11, 'another email', pg_temp.reference('walsh'), 'kelly@family.test'),
  (12, 'the email of another request', pg_temp.reference('walsh'), 'daly@family.test'),
  (13, 'an empty email for a request without one', pg_temp.reference('kelly'), ''),
  (14, 'a wildcard', pg_temp.reference('walsh'), '%'),
  (15, 'nothing', null, null),
  (16, 'a megabyte of each', repeat('K', 1000000), repeat('a', 1000000))
) k (n, why, reference, email);
select tests.be_owner();
select is_empty('select from private.mails', 'none of these sends anything');

-- Both right, however they are written
select is(
  pg_temp.send(lower(private.show_reference(pg_temp.reference('walsh'))), ' WALSH@family.test '), 'true', 'the right pair gets the same answer'
);
select tests.be_owner();
select results_eq(
  'select to_address, kind::text, params - ''secret'', length(params ->> ''secret'') from private.mails',
  $$ values (
    'walsh@family.test', 'private_link',
    jsonb_build_object('reference', private.show_reference(pg_temp.reference('walsh'))), 32
  ) $$, 'a link goes to the email on file'
);
create temporary table sent as select params ->> 'secret' as secret from private.mails;
grant select on sent to anon, authenticated;
select is(pg_temp.track('walsh', (select secret from sent)), 'submitted', 'the link opens the request');
select is(pg_temp.track('walsh', (select secret from sent)), 'submitted', 'it can be opened again');
select is(pg_temp.track('walsh'), 'submitted', 'the earlier link still works');
select is(pg_temp.track('daly', (select secret from sent)), null, 'the link does not open another request');
select tests.be_owner();
select results_eq(
  $$ select action, actor_id, after from public.events where subject_id = tests.id('walsh')::text and after ? 'private_link' $$,
  $$ values ('update', null::uuid, '{"private_link": "sent"}'::jsonb) $$, 'the audit log has that it was sent'
);
update private.mails set sent_at = now() where true;
select is_empty(
  format('select from %s t, sent where strpos(t::text, sent.secret) > 0', relation), 'once the email is sent, the secret is not in ' || relation
) from unnest('{public.events,private.notifications,private.mails,private.request_links}'::text[]) relation;
delete from private.mails where true;

-- The device that sent the request and never learned that it arrived
select tests.be('anon');
select is(
  public.submit_request(tests.payload('walsh')) -> 0 ->> 'reference', pg_temp.reference('walsh'), 'sent again, a request gets its receipt'
);
select throws_ok(
  $$ select public.submit_request(tests.payload('walsh', jsonb_build_object('tracking_secret', repeat('0', 32)))) $$,
  'P0001', 'reference_taken', 'the same request with another key is refused'
);

-- How often
select pg_temp.send(pg_temp.reference('walsh'), 'walsh@family.test', '198.51.100.' || n) from generate_series(1, 6) n;
select tests.be_owner();
select is((select count(*) from private.mails), 4::bigint, 'a request gets five links an hour');
select is(tests.attempt('admin', $$ select public.issue_private_link(tests.id('walsh')) $$), 'too_many_requests', 'staff can’t send more either');
select pg_temp.send('222222222', 'x@family.test', '192.0.2.1') from generate_series(1, 5) n;
select is(pg_temp.send('222222222', 'x@family.test', '192.0.2.1'), 'too_many_requests', 'an IP address can ask five times');
select tests.be_owner();

-- One purpose: its own step, and no other
insert into public.request_questions (id, request_id, question, asked_by) values (tests.id('question'), tests.id('walsh'), 'Stairs?', tests.id('admin'));
select pg_temp.link('walsh', purpose) from unnest('{status,visit,question,introduction,check_in,terms,take_back}'::private.link_purpose[]) purpose;
select is(
  tests.attempt('anon', c.statement) = 'link_not_for_this', not does,
  format('a link to the %s %s: %s', purpose, case when does then 'does' else 'does not do' end, step)
)
from unnest('{status,visit,question,introduction,check_in,terms,take_back}'::private.link_purpose[]) purpose,
  pg_temp.calls(md5('walsh' || purpose)) c,
  lateral (select step in (purpose::text, 'write')
    or step = 'complain' and purpose in ('status', 'visit', 'check_in', 'take_back')) d (does);
select tests.be_owner();
select is(tests.attempt('anon', (select statement from pg_temp.calls(md5('walshquestion')) where step = 'question')), '1', 'a question is answered by its link');

-- And of two questions only its own
select tests.be('admin');
select public.ask_family(tests.id('daly'), words) from unnest('{Is she ill?,Is there a bus?}'::text[]) words;
select tests.be_owner();
create temporary table asked as
select q.id, q.question, m.params ->> 'secret' as secret from public.request_questions q
join private.notifications n on n.request_id = q.request_id and n.kind = 'question' and n.params -> 'about' = jsonb_build_array(q.id)
join private.mails m on m.notification_id = n.id where q.request_id = tests.id('daly');
grant select on asked to anon, authenticated;
select is(
  pg_temp.call(format('select public.answer_question(%L, %L, %L, %L)', pg_temp.reference('daly'), l.secret, q.id, 'HIV positive, tell nobody.'),
    '{questions,0,question}'),
  case when q.id = l.id then q.question else 'link_not_for_this' end, format('the link of “%s”, answering “%s”', l.question, q.question)
)
from asked q, asked l where q.question = 'Is she ill?' order by l.question;
select is(jsonb_path_query_array(pg_temp.track('daly', secret, '{questions}')::jsonb, '$[*].question'), jsonb_build_array(question), 'each link shows only its own question')
from asked;
select is(jsonb_array_length(pg_temp.track('daly', null, '{questions}')::jsonb), 2, 'the family’s own link shows both');

-- It shows what that step needs
select is(
  pg_temp.track('walsh', md5('walsh' || purpose), '{purpose}'), purpose::text, 'an opened link keeps its purpose: ' || purpose
) from unnest('{status,visit,question,introduction,check_in,terms,take_back}'::private.link_purpose[]) purpose;
select tests.be_owner();
select is_empty(
  format($$ select from regexp_matches(pg_temp.track('walsh', md5('walsh%s'), '{}'), 'Walsh|Peg|family.test|915 0001|Shop Street|Galway|loves music|companionship%s', 'i') $$,
    purpose, case when purpose <> 'question' then '|Stairs' else '' end),
  'a link shows nothing that names anyone: ' || purpose
) from unnest('{status,visit,question,introduction,check_in,terms,take_back}'::private.link_purpose[]) purpose;
select is(pg_temp.track('walsh', md5('walshquestion'), '{questions,0,question}'), 'Stairs?', 'the question''s link shows the question');
select is(pg_temp.track('walsh', md5('walshquestion'), '{can}')::jsonb, (
  select jsonb_object_agg(step, step in ('answer', 'write')) from jsonb_object_keys(pg_temp.track('walsh', null, '{can}')::jsonb) step
), 'the question''s link says what may be done');
select is(pg_temp.track('walsh', md5('walsh' || purpose), '{steps,0,step}'), 'submitted', 'a link to the status shows the steps')
from unnest('{status,visit}'::text[]) purpose;
select is(pg_temp.track('walsh', null, '{purpose}'), 'all', 'a family''s own link opens everything');

-- Every email brings one, for what it is about
select tests.be_owner();
delete from private.mails where true;
select private.queue_mail('walsh@family.test', kind, '{"reference": "R"}', tests.id('walsh')) from unnest(enum_range(null::private.mail_kind)) kind
where kind::text in (
  'receipt', 'private_link', 'request_read', 'question', 'introduction', 'terms_offered', 'check_in', 'complaint_settled', 'message_answered', 'caregiver_found', 'withdrawal_noted', 'visit_off',
  'contact_address_left'
);
select bag_eq(
  $$ select m.kind::text, coalesce(l.purpose::text, 'none'), extract(day from l.expires_at - now())::integer
     from private.mails m left join private.request_links l on l.secret_hash = sha256(convert_to(m.params ->> 'secret', 'utf8')) $$,
  $$ values ('receipt', 'all', null), ('private_link', 'all', null), ('request_read', 'status', 14), ('question', 'question', 14),
    ('introduction', 'introduction', 14), ('terms_offered', 'introduction', 14), ('check_in', 'check_in', 14), ('complaint_settled', 'check_in', 14), ('message_answered', 'question', 14), ('caregiver_found', 'status', 14), ('visit_off', 'visit', 14),
    ('withdrawal_noted', 'take_back', 14), ('contact_address_left', 'none', null) $$,
  'a link of its own, for its purpose and for two weeks; none to an address that was left'
);

-- Two weeks
update private.request_links set expires_at = now() where secret_hash = sha256(convert_to(md5('walshstatus'), 'utf8'));
select is(pg_temp.track('walsh', md5('walshstatus')), 'link_ended', 'an emailed link ends after two weeks');
select is(pg_temp.track('daly', md5('walshstatus')), null, 'a wrong pair is not told that the link has ended');
select tests.be_owner();

-- Named, listed, revoked one by one
create function pg_temp.links(family text default 'walsh') returns jsonb language sql as $$
  select jsonb_agg(l) from jsonb_array_elements(pg_temp.track(family, null, '{links}')::jsonb) l
$$;
create function pg_temp.add(name text, secret text) returns text language sql as $$
  select pg_temp.call(format(
    'select public.add_link(%L, %L, %L, %L)', pg_temp.reference('walsh'), tests.payload('walsh') ->> 'tracking_secret', name, secret
  ))
$$;
create function pg_temp.ended(id text) returns text language sql as $$
  select pg_temp.call(format(
    'select public.end_link(%L, %L, %L)', pg_temp.reference('walsh'), tests.payload('walsh') ->> 'tracking_secret', id
  ))
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select is(pg_temp.add(name, secret), outcome, why)
from (values
  (E' \t', md5('a'), 'name_missing', 'a link needs a name'), (E'\u200b', md5('a'), 'name_missing', 'a name needs visible letters'), (repeat('n', 61), md5('a'), 'too_long', 'a name that is too long is refused'),
  ('Anna', 'short', 'malformed_request', 'a malformed secret is refused'), ('Anna', null, 'malformed_request', 'a missing secret is refused'),
  (' Anna''s phone ', md5('a'), 'submitted', 'a link is made'), ('Anna''s phone', md5('a'), 'submitted', 'the same link can be sent twice')
) l (name, secret, outcome, why);
select results_eq(
  $$ select l ->> 'name', l ->> 'isThis', l ->> 'knownToStaff', l ->> 'purpose' from jsonb_array_elements(pg_temp.links()) l where l ->> 'madeBy' in ('family', 'request') order by 1 $$,
  $$ values ('Anna''s phone', 'false', 'false', 'all'), (null, 'true', 'false', 'all') $$, 'it is listed beside the link that came with the request'
);
select is((select count(*) from jsonb_array_elements(pg_temp.links()) l where l::text ~ 'hash|secret'), 0::bigint, 'the list does not hold the secret');
select is(pg_temp.track('walsh', md5('a')), 'submitted', 'the new link opens everything');
select tests.be_owner();
select is((select last_used_at from private.request_links where name = 'Anna''s phone'), now(), 'the last use is stored');
create temporary table annas as select l.id from private.request_links l where name = 'Anna''s phone';
grant select on annas to anon, authenticated;
select is(pg_temp.call(format('select public.end_link(%L, %L, %L)', pg_temp.reference('daly'), tests.payload('daly') ->> 'tracking_secret', id)), 'submitted', 'another family can name it without an error')
from annas;
select is(pg_temp.track('walsh', md5('a')), 'submitted', 'another family can''t end it');
select is(pg_temp.ended(id::text), 'submitted', 'its own family ends it') from annas;
select is(pg_temp.track('walsh', md5('a')), 'link_ended', 'an ended link says so');
select is(pg_temp.track('walsh'), 'submitted', 'no other link ends');
select is(pg_temp.ended(id::text), 'submitted', 'ended twice is no error') from annas;
select tests.be_owner();
select is_empty('select from private.request_links l join annas using (id) where l.name is not null or l.last_used_at is not null', 'its name and last use are deleted');
select is((select count(*) from jsonb_array_elements(pg_temp.links()) l where l ->> 'name' = 'Anna''s phone'), 0::bigint, 'it is no longer listed');
select tests.be_owner();
select results_eq(
  $$ select after ->> 'private_link', after ->> 'made_by', by_family, by_known_link from public.events where subject_id = tests.id('walsh')::text and after ->> 'private_link' in ('made', 'ended') order by id $$,
  $$ values ('made', null::text, true, false), ('ended', 'family', true, false) $$, 'the audit log has both steps'
);
update private.request_links set revoked_at = now() where made_by = 'request' and request_id = tests.id('walsh');
create temporary table at_first as select private.receipt(tests.id('walsh')) as receipt;
grant select on at_first to anon;
update public.requests set status = 'in_review' where id = tests.id('walsh');
update public.request_contacts set contact_email = null where request_id = tests.id('walsh');
select tests.be('anon');
select is(
  public.submit_request(tests.payload('walsh')), receipt, 'a request sent again by an ended link gets its first receipt'
) from at_first;
select throws_ok(
  $$ select public.submit_request(tests.payload('walsh', '{"answers": [{"question": "Who?", "answer": "My aunt"}]}')) $$,
  'P0001', 'link_ended', 'a change by an ended link is refused'
);
select tests.be_owner();
update private.request_links set revoked_at = null where made_by = 'request' and request_id = tests.id('walsh');
select pg_temp.add('Phone ' || n, md5(n::text)) from generate_series(1, 20) n;
select is(pg_temp.add('One more', md5('b')), 'too_many_links', 'a request has twenty links at most');

-- Erasing ends all links but the one that did it, which still opens what stays
select tests.be_owner();
select is(
  pg_temp.call(format('select public.erase_request(%L, %L)', pg_temp.reference('walsh'), md5('1')), '{erasedAt}') is not null, true, 'a request is erased by one of its links'
);
select tests.be_owner();
select is_empty(
  $$ select from private.request_links where request_id = tests.id('walsh') and (name is not null or revoked_at is null and secret_hash <> sha256(convert_to(md5('1'), 'utf8'))) $$,
  'every other link ends, and no name is left'
);
select is(pg_temp.track('walsh'), 'link_ended', 'the link that came with the request has ended');
select is(pg_temp.track('walsh', md5('walshquestion')), 'link_ended', 'emailed links have ended');
select is(pg_temp.track('walsh', md5('1'), '{contact}'), null, 'the link that is left shows nothing that names anyone');
select is(pg_temp.send(pg_temp.reference('walsh'), 'walsh@family.test', '203.0.113.99'), 'true', 'asking for a link to an erased request gets the same answer');
select tests.be_owner();
select is_empty($$ select from private.mails where to_address = 'walsh@family.test' $$, 'an erased request gets no email');
select is(tests.attempt('admin', $$ select public.issue_private_link(tests.id('walsh')) $$), 'request_step_not_allowed', 'staff can''t read out a link to an erased request');
select is(
  public.submit_request(tests.payload('walsh')) -> 0 ->> 'reference', pg_temp.reference('walsh'), 'an erased request sent again gets its receipt'
);

select * from finish();
rollback;
