-- Agreed terms on a family's page: in the history the terms of each yes, on the caregiver's card the pay and the
-- checked documents.
begin;
select plan(12);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');
update public.applications set may_be_shown = true where true;
select tests.add_document('passport', 'caregiver', 'identity');
select tests.add_document('old', 'caregiver', 'first_aid', 'verified', private.today() - 1);
select tests.add_document('new', 'caregiver', 'reference', 'uploaded');

create function pg_temp.run(person text, statement text) returns void language plpgsql as $$
begin
  perform tests.be(person);
  execute statement;
  perform tests.be_owner();
end $$;
create function pg_temp.page(secret text default null) returns jsonb language sql as $$
  select public.track_request(p ->> 'reference', coalesce(secret, p ->> 'tracking_secret')) from tests.payload('walsh') p
$$;
-- What the family's history says about the agreed pay. All of it happens in one moment here.
create function pg_temp.agreed(secret text default null) returns text language plpgsql as $$
begin
  perform tests.be('anon');
  return (
    select string_agg(concat_ws(' ', s ->> 'step', s #>> '{terms,hourlyRate}'), ', ' order by s ->> 'step', s #>> '{terms,hourlyRate}' nulls first)
    from jsonb_array_elements(pg_temp.page(secret) -> 'steps') s
    where s ->> 'step' ~ 'said|covered|matched|care' or s ? 'terms'
  );
end $$;
create function pg_temp.say_yes() returns text language sql as $$
  select format('select public.answer_introduction(%L, %L, %3$L, %L, tests.terms_shown(%3$L))', p ->> 'reference',
    p ->> 'tracking_secret', tests.application('walsh', 'caregiver'), 'yes')
  from tests.payload('walsh') p
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select pg_temp.run('admin', format('select public.introduce_applicants(%L)', jsonb_build_object(tests.application('walsh', 'caregiver'), 'She is near.')));
select pg_temp.run('anon', pg_temp.say_yes());
select is(pg_temp.agreed(), 'said_yes', 'a yes before an offer shows no terms');
select tests.be_owner();
select pg_temp.run('admin', format('select tests.offer_job(%L, hourly_rate => 21)', tests.application('walsh', 'caregiver')));
select pg_temp.run('anon', pg_temp.say_yes());
select is(pg_temp.agreed(), 'said_yes, said_yes 21.00', 'a yes to an offer shows the offered pay');
select tests.be_owner();
select is(
  (select array[s #>> '{terms,startsOn}', s #>> '{terms,visits}'] from jsonb_array_elements(pg_temp.page() -> 'steps') s where s ? 'terms'),
  (select array[g.starts_on::text, g.visits::text] from public.agreements g where g.side = 'family'), 'a yes to an offer shows its times and first day'
);
select pg_temp.run('caregiver', format('select public.answer_offer(%L, true, %L)', tests.application('walsh', 'caregiver'),
  (select o.offered_at from public.offers o)));
select pg_temp.run('admin', format('select tests.place_by_phone(%L)', tests.application('walsh', 'caregiver')));
select pg_temp.run('admin', format('select tests.correct_placement(%L, hourly_rate => 25)', (select p.id from public.placements p)));
select is(
  pg_temp.agreed(), 'care_changed 25.00, matched 21.00, said_yes, said_yes 21.00', 'later terms leave it unchanged'
);
select tests.be_owner();

-- Who comes
select is(
  (select array[c -> 'checked', c -> 'hourlyRate'] from jsonb_array_elements(pg_temp.page() -> 'caregivers') c),
  array['["identity"]', '25.00']::jsonb[], 'the card has the pay, and which documents are checked and valid'
);
select unalike(pg_temp.page()::text, '%.pdf%', 'the card shows no file');
insert into private.request_links (request_id, secret_hash, purpose, made_by, expires_at)
select tests.id('walsh'), sha256(convert_to(md5(purpose), 'utf8')), purpose::private.link_purpose, 'email', now() + interval '1 day'
from unnest('{question,introduction,check_in,terms,take_back}'::text[]) purpose;
select is(pg_temp.agreed(md5(purpose)) || (pg_temp.page(md5(purpose)) ->> 'caregivers'), null, 'a link for a ' || purpose || ' shows neither terms nor caregivers')
from unnest('{question,introduction,check_in}'::text[]) purpose;
select is(pg_temp.page(md5('terms')) -> 'caregivers', '[]', 'a link for new terms does not show who comes');

select tests.be('admin');
select public.end_placement(p.id, 'Well again') from public.placements p;
select is(
  pg_temp.agreed() || (pg_temp.page() ->> 'caregivers'), 'care_ended, matched 21.00, said_yes, said_yes 21.00[]',
  'after the end the terms can still be read, without the card'
);
select public.erase_request(p ->> 'reference', p ->> 'tracking_secret') from tests.payload('walsh') p;
select is(pg_temp.agreed(), 'care_ended, matched', 'erasing deletes the terms');

select * from finish();
rollback;
