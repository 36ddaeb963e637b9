-- What staff corrected is told to the family once, whatever it is and whether or not the family wants emails.
begin;
select plan(4);
\ir fixtures.psql
select tests.add_request('walsh');
create function pg_temp.told(changes jsonb, wants_emails boolean) returns text language sql as $$
  select tests.seen_after(
    'select string_agg(format(''%s to %s'', m.kind, m.to_address), '', '' order by m.kind) from private.mails m',
    'delete from private.mails where true', format('update private.mail_choices set wants_emails = %L where true', wants_emails),
    format(
      'admin: select public.correct_request(tests.id(''walsh''), %L, tests.answers_version(''walsh''), ''Nora Walsh'', tests.today())',
      tests.payload('walsh') || changes || jsonb_build_object(
        'answers', jsonb_build_array(jsonb_build_object('question', 'So?', 'answer', changes::text))
      )
    )
  )
$$;
select is(pg_temp.told(changes, wants), outcome, format('%s, wanting emails %s: %s', changes, wants, outcome))
from (values
  ('{"contact_phone": "+353 20 915 0009"}'::jsonb, true, 'contact_changed to walsh@family.test'),
  ('{"contact_phone": "+353 20 915 0009", "notes": "Ring."}', true, 'care_changed to walsh@family.test'),
  ('{"contact_phone": "+353 20 915 0009", "notes": "Ring."}', false, 'contact_changed to walsh@family.test'),
  ('{"notes": "Ring."}', false, 'nothing')
) c (changes, wants, outcome);

select * from finish();
rollback;
