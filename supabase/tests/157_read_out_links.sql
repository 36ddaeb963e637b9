-- Links that staff send or read out. What may be staff's own step, by a link that they have seen or one that it led to,
-- is marked.
begin;
select no_plan();
\ir fixtures.psql
\ir private_links.psql
select tests.add_request('kelly', '{"contact_email": ""}'), tests.add_request('daly');
delete from private.mails where true;

-- They never see a link that goes to the email on file
select tests.be('admin');
select is(public.issue_private_link(tests.id('daly')), '{"emailed": true}', 'staff have a link sent to the email on file');
select tests.be_owner();
select is((select count(*) from private.mails where to_address = 'daly@family.test' and kind = 'private_link'), 1::bigint, 'the email is waiting');
select is(pg_temp.track('daly', null, '{contactReadings}'), '[]', 'this is no view of the contact');

-- Without an email they read it out. That is a view of the contact, shown on the family's page, and its steps are
-- marked.
create temporary table issued (answer jsonb);
grant select, insert on issued to anon, authenticated;
select tests.be('admin');
insert into issued select public.issue_private_link(tests.id('kelly'));
create temporary view read_out as select answer ->> 'secret' as secret from issued;
grant select on read_out to anon, authenticated;
select is((select answer ->> 'reference' from issued), pg_temp.reference('kelly'), 'staff read out a link to a family without email');
select is(pg_temp.track('kelly'), 'submitted', 'the family''s own link still works');
select is(pg_temp.track('kelly', null, '{contactReadings,0,by}'), null, 'the family''s page says that staff viewed its contact');
select is(jsonb_array_length(pg_temp.track('kelly', null, '{contactReadings}')::jsonb), 1, 'it is one view');
select is(
  (select l ->> 'madeBy' || (l ->> 'knownToStaff') from jsonb_array_elements(pg_temp.track('kelly', null, '{links}')::jsonb) l
    where l ->> 'isThis' = 'false'), 'stafftrue', 'the family''s page says that staff have seen this link'
);
select tests.be_owner();
select results_eq(
  $$ select subject_type, action, actor_id, by_family from public.events
     where subject_id = tests.id('kelly')::text and (action = 'read' or after ? 'private_link') order by id $$,
  $$ values ('request_contacts', 'read', tests.id('admin'), false), ('requests', 'update', tests.id('admin'), false) $$,
  'the audit log says who read it out'
);
select is(
  pg_temp.track('kelly', (select secret from read_out), '{contact,contactName}'), 'Kelly Walsh', 'it opens everything, since the family may have no other'
) from generate_series(1, 2);
select is(pg_temp.track('kelly', null, '{contactReadings,0,byLink}'), 'true', 'opening it is a view that may be staff''s');
select is(pg_temp.track('kelly', (select secret from read_out), '{contactReadings,0,byLink}'), 'true', 'the link''s own page shows this view');
select is(
  pg_temp.call(format('select public.add_link(%L, %L, %L, %L)', pg_temp.reference('kelly'), (select secret from read_out), 'Bea''s phone', md5('d'))),
  'submitted', 'it can make another link'
);
select is(
  pg_temp.call(format('select public.withdraw_request(%L, %L, %L)', pg_temp.reference('kelly'), md5('d'), 'No need.')),
  'withdrawn', 'that link can withdraw the request'
);
select pg_temp.call(format('select public.export_request(%L, %L)', pg_temp.reference('kelly'), (select secret from read_out)));
select is(jsonb_array_length(pg_temp.track('kelly', null, '{contactReadings}')::jsonb), 2, 'it adds one view a day, whatever it opens');
select is(pg_temp.call(format(
  'select public.take_back_withdrawal(%L, %L)', pg_temp.reference('kelly'), tests.payload('kelly') ->> 'tracking_secret'
)), 'submitted', 'the family''s own link can take the withdrawal back');
select tests.be_owner();
select results_eq(
  $$ select after ->> 'status', actor_id, by_family, by_known_link from public.events
     where subject_type = 'requests' and subject_id = tests.id('kelly')::text and after ? 'status' order by id $$,
  $$ values ('submitted', null::uuid, true, false), ('withdrawn', null, true, true), ('submitted', null, true, false) $$,
  'each step is marked if its link may be known to staff'
);
select is(
  (select by_known_link from public.events where action = 'read' and by_family), true, 'the view is marked, too'
);
select tests.be('admin');
select results_eq(
  format($$ select l.after ->> 'status', l.by_known_link from %1$s l where l.subject_type = 'requests' and l.after ? 'status' order by length(l.%2$s::text), l.%2$s $$, log, number),
  $$ values ('submitted', false), ('withdrawn', true), ('submitted', false) $$, 'staff read it in ' || log
)
from (values
  ('public.activity_of(''request'', tests.id(''kelly''))', 'key'),
  ('public.list_audit_log(jsonb_build_object(''thing'', tests.id(''kelly'')))', 'id')
) l (log, number);
select tests.be_owner();
select is(
  (select count(*) from public.events where subject_id = tests.id('admin')::text and by_family), 0::bigint, 'no other event is recorded as the family''s'
);

-- On later days again, beside what others read
insert into public.events (occurred_at, actor_id, subject_type, subject_id, action, by_family, by_known_link)
select now() - make_interval(days => day), null, 'request_contacts', tests.id('kelly'), 'read', true, true from generate_series(1, 30) day;
select is(jsonb_array_length(pg_temp.track('kelly', null, '{contactReadings}')::jsonb), 21, 'thirty such views leave room for the others');
select is(pg_temp.track('kelly', null, '{contactReadings}')::jsonb @> '[{"by": null}]' and not pg_temp.track('kelly', null, '{contactReadings,20}')::jsonb ? 'byLink', true, 'the first view of staff is still listed');

-- One at a time
select tests.be('admin');
insert into issued select public.issue_private_link(tests.id('kelly'));
select is(array_agg(pg_temp.track('kelly', secret) order by pg_temp.track('kelly', secret)), '{link_ended,submitted}', 'reading out another link ends the one before') from read_out;
select is(pg_temp.track('kelly', md5('d')), 'submitted', 'reading out a link does not end the family''s own');
select tests.be_owner();

-- From such a link, by a changed address, to a link that is emailed there
create temporary view newest as select secret from read_out where pg_temp.track('kelly', secret) = 'submitted';
grant select on newest to anon, authenticated;
select is(
  pg_temp.call(format('select public.change_request_contact(%L, %L, %L)', pg_temp.reference('kelly'), secret,
    '{"contactName": "Kelly Walsh", "contactPhone": "+353 20 915 0001", "contactEmail": "mine@else.test"}')), 'submitted', 'staff could put their own address on file'
) from newest;
select pg_temp.send(pg_temp.reference('kelly'), 'mine@else.test', '192.0.2.77');
select tests.be('admin');
select public.ask_family(tests.id('kelly'), 'Are there stairs?');
select tests.be_owner();
create temporary table mine as select m.kind, m.params ->> 'secret' as secret from private.mails m where m.to_address = 'mine@else.test' and m.params ? 'secret';
grant select on mine to anon, authenticated;
select pg_temp.call(format('select public.answer_question(%L, %L, %L, %L)', pg_temp.reference('kelly'), secret, q.id, 'No.'))
from mine, public.request_questions q where kind = 'question' and q.request_id = tests.id('kelly');
select pg_temp.call(format('select public.withdraw_request(%L, %L)', pg_temp.reference('kelly'), secret)) from mine where kind = 'private_link';
select pg_temp.call(format('select public.take_back_withdrawal(%L, %L)', pg_temp.reference('kelly'), secret)) from mine where kind = 'private_link';
select tests.be_owner();
select results_eq(
  $$ select e.subject_type, coalesce(e.after ->> 'status', e.after ->> 'answer'), e.by_known_link from public.events e
     where e.subject_id = tests.id('kelly')::text and e.by_family and e.action = 'update' and (e.after ? 'status' or e.after ? 'answer')
     order by e.id desc limit 3 $$,
  $$ values ('requests', 'submitted', true), ('requests', 'withdrawn', true), ('request_questions', 'No.', true) $$,
  'what is done by the links that are emailed there is marked'
);
select is(
  jsonb_path_query_array(pg_temp.track('kelly', null, '{links}')::jsonb, '$[*] ? (@.madeBy == "email" && @.purpose == "all").knownToStaff'), '[true]',
  'the page says that staff may have seen the link to everything'
);

-- Such a link leads to no link without the mark, by an address that it put on file or one that staff did
select tests.add_request('moran', '{"contact_email": ""}');
select private.make_link(tests.id('moran'), 'staff', secret => md5('e'), known_to_staff => true);
create function pg_temp.address(secret text, email text) returns text language sql as $$
  select pg_temp.call(format('select public.change_request_contact(%L, %L, %L)', pg_temp.reference('moran'), secret,
    jsonb_build_object('contactName', 'Ann Moran', 'contactPhone', '085 915 0001', 'contactEmail', email)))
$$;
-- Whether the links emailed to this address are marked: the one about the change, and the one to the whole request.
create function pg_temp.emailed(email text) returns text[] language plpgsql as $$
begin
  perform pg_temp.send(pg_temp.reference('moran'), email, '192.0.2.' || length(email));
  perform tests.be_owner();
  return array(
    select l.purpose || case when l.known_to_staff then ', marked' else '' end
    from private.mails m join private.request_links l on l.secret_hash = sha256(convert_to(m.params ->> 'secret', 'utf8'))
    where m.to_address = email order by m.id
  );
end $$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select is(pg_temp.address(md5('e'), 'a@else.test'), 'submitted', 'a marked link puts an address on file');
select is(pg_temp.emailed('a@else.test'), '{"status, marked","all, marked"}', 'links emailed there are marked');
select is(
  pg_temp.call(format('select public.withdraw_request(%L, %L)', pg_temp.reference('moran'), (
    select params ->> 'secret' from private.mails where to_address = 'a@else.test' and kind = 'private_link'
  ))), 'withdrawn', 'such a link opens everything'
);
select tests.be_owner();
select is(
  (select by_known_link from public.events where subject_id = tests.id('moran')::text and after ->> 'status' = 'withdrawn'), true, 'what it does is marked'
);
select pg_temp.call(format('select public.take_back_withdrawal(%L, %L)', pg_temp.reference('moran'), tests.payload('moran') ->> 'tracking_secret'));
select is(pg_temp.address(tests.payload('moran') ->> 'tracking_secret', 'ann@moran.test'), 'submitted', 'the family gives another address by its own link');
select is(pg_temp.emailed('ann@moran.test'), '{status,all}', 'links emailed there are not marked');
select tests.be('admin');
select public.submit_request(tests.payload('moran', '{"contact_email": "staff@else.test", "answers": [{"question": "Who?", "answer": "My uncle"}]}'));
select is(pg_temp.emailed('staff@else.test'), '{"status, marked","all, marked"}', 'links to an address that staff entered are marked');
select tests.be_owner();

select * from finish();
rollback;
