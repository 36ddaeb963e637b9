-- What staff corrected is told to the family once, whatever it is and whether or not the family wants emails.
begin;
select plan(4);
\ir fixtures.psql
select tests.add_request('walsh');
create function pg_temp.told(changes jsonb, wants_emails boolean) returns text language plpgsql as $$
declare
  request jsonb := tests.payload('walsh') || changes || jsonb_build_object(
    'answers', jsonb_build_array(jsonb_build_object('question', 'So?', 'answer', changes::text))
  );
begin
  delete from private.mails where true;
  update private.mail_choices set wants_emails = told.wants_emails where true;
  perform tests.as_person('admin', format(
    'select public.correct_request(tests.id(''walsh''), %L, tests.answers_version(''walsh''), ''Nora Walsh'', tests.today())', request
  ));
  raise exception using errcode = 'UNDO0', message = (
    select coalesce(string_agg(format('%s to %s', m.kind, m.to_address), ', ' order by m.kind), 'nothing') from private.mails m
  );
exception when sqlstate 'UNDO0' then return sqlerrm;
end $$;
select is(pg_temp.told(changes, wants), outcome, format('%s, wanting emails %s: %s', changes, wants, outcome))
from (values
  ('{"contact_phone": "+353 20 915 0009"}'::jsonb, true, 'contact_changed to walsh@family.test'),
  ('{"contact_phone": "+353 20 915 0009", "notes": "Ring."}', true, 'care_changed to walsh@family.test'),
  ('{"contact_phone": "+353 20 915 0009", "notes": "Ring."}', false, 'contact_changed to walsh@family.test'),
  ('{"notes": "Ring."}', false, 'nothing')
) c (changes, wants, outcome);

select * from finish();
rollback;
