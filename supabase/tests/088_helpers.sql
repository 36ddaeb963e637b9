-- Helpers leave their own number, and get an email without the family's data.
begin;
select plan(20);
\ir fixtures.psql

create function pg_temp.helped(changes jsonb default '{}') returns jsonb language sql immutable as $$
  select '{"relation": "friend", "helper_name": "Una Burke", "helper_agreed_by": "Peg", "helper_phone": "087 (123) 4567",
    "helper_email": "una@ward.test"}'::jsonb || changes
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
delete from private.mails where true;
select tests.add_request('walsh', pg_temp.helped());
select is(
  (select c.helper_phone || ' ' || c.helper_email from public.request_contacts c), '+353871234567 una@ward.test',
  'their number is kept in one form'
);

-- The receipt
select bag_eq(
  $$ select m.to_address, m.kind::text, m.params ? 'secret' from private.mails m $$,
  $$ values ('walsh@family.test', 'receipt', true), ('una@ward.test', 'helper_receipt', false) $$,
  'both get a receipt; only the family’s has a link'
);
select is(
  (select array_agg(key order by key) from private.mails m, jsonb_object_keys(m.params) key where m.kind = 'helper_receipt'),
  '{due,reference}', 'the helper’s receipt has only the reference and the day'
);
select is(
  (select array[private.addressee_of(m), private.language_of(m), private.unsubscribe_token(m)] from private.mails m
    where m.kind = 'helper_receipt'),
  '{null,null,null}', 'it has neither the family’s name and language nor a link to stop the family’s emails'
);
select is((select count(*) from private.request_links), 2::bigint, 'no link is made for the helper');
select is(
  (select private.params_of(m) from private.mails m where m.kind = 'helper_receipt'), null, 'the helper’s receipt can’t be sent again'
);
select is(private.purpose_of('helper_receipt'), null, 'the helper’s receipt has no purpose of a link');

-- Who reads the number
select is_empty(
  $$ select from public.events e where concat(e.before, e.after) ~ '7123|una@ward' $$, 'the audit log has neither number nor email'
);
insert into private.request_links (request_id, secret_hash, purpose, made_by, expires_at)
select tests.id('walsh'), sha256(convert_to(md5('status'), 'utf8')), 'status', 'email', now() + interval '1 day';
select tests.be('anon');
select unalike(
  public.track_request(tests.payload('walsh') ->> 'reference', md5('status'))::text, '%7123%', 'a link for one purpose does not show the number'
);
select tests.be('admin');
select is(
  (select helper_phone || ' ' || helper_email from public.read_contact(tests.id('walsh'))), '+353871234567 una@ward.test',
  'staff read both with the contact, on record'
);
select throws_ok(
  format('select public.publish_job(%L, %L, %L, %L)', tests.id('walsh'), 'Company in the afternoons', said, '{}'), 'P0001', 'reveals_contact',
  'a job can’t reveal them: ' || said
)
from unnest('{"Ring her neighbour: 0871234567.","Write to una@ward.test for more."}'::text[]) said;
select tests.be('admin');
select public.publish_job(tests.id('walsh'), 'Company in the afternoons', 'Tea, talk and a walk by the sea.', '{}');
select tests.be_owner();
select tests.add_application('walsh', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be('caregiver');
select is(
  (select c.contact_name || concat(c.helper_name, c.helper_phone, c.helper_email) from public.read_contact(tests.id('walsh')) c),
  'Walsh Walsh', 'a placed caregiver reads only the family’s contact'
);
select tests.be_owner();

-- What is taken
create function pg_temp.fault(changes jsonb) returns jsonb language sql as $$
  select private.request_faults(tests.payload('daly', pg_temp.helped(changes)))
$$;
select is(pg_temp.fault(changes::jsonb), faults::jsonb, changes)
from (values
  ('{"helper_phone": "ring me"}', '{"helper_phone": "invalid"}'),
  ('{"helper_email": "una@ward"}', '{"helper_email": "invalid"}'),
  ('{"relation": "parent", "helper_name": "", "helper_phone": "", "helper_agreed_by": ""}', '{}')
) s (changes, faults);
select is(
  private.request_faults(tests.payload('daly', pg_temp.helped()) - '{helper_phone,helper_email}'::text[]), '{}',
  'a request of an earlier app without them is accepted'
);

-- Who is written to
delete from private.mails where true;
select tests.add_request('daly', pg_temp.helped('{"helper_email": "Daly+ward@family.test"}'));
select tests.add_request('kelly', pg_temp.helped('{"relation": "self"}'));
select bag_eq(
  'select m.kind::text from private.mails m', $$ values ('receipt'), ('receipt') $$,
  'no receipt goes to a helper at the family’s address, or of a person who asks for themselves'
);
delete from private.mails where true;
select tests.add_request('family' || n, pg_temp.helped('{"helper_email": "victim@ward.test"}')) from generate_series(1, 12) n;
select is(
  (select count(*) from private.mails m where m.to_address = 'victim@ward.test'), 10::bigint,
  'nobody makes us write to a stranger more than ten times an hour'
);

select tests.be('anon');
select public.erase_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('family1') p;
select tests.be_owner();
select is(
  (select count(*) from private.mails m where m.request_id = tests.id('family1'))
    + (select count(*) from public.request_contacts c where c.request_id = tests.id('family1') and c.helper_phone is not null),
  0::bigint, 'erasing deletes number and receipt'
);

select * from finish();
rollback;
