-- A caregiver's photo: the Edge Function stores it, and the owner, staff and families see it, these only while the
-- caregiver is introduced to them or placed with them.
begin;
select plan(61);
\ir fixtures.psql
select set_config('storage.allow_delete_query', 'true', true);

create function pg_temp.path(person text, name text default 'first') returns text language sql immutable as $$
  select tests.id(person) || '/' || tests.id(name) || '.jpg'
$$;
create function pg_temp.store(person text, name text default 'first') returns void language sql as $$
  insert into storage.objects (bucket_id, name) values ('photos', pg_temp.path(person, name))
$$;
create function pg_temp.keep(person text, name text default 'first') returns text language sql immutable as $$
  select format('select public.keep_photo(%L)', pg_temp.path(person, name))
$$;

-- Where one may be stored
select is(tests.attempt(person, 'select public.new_photo()'), outcome, format('a place for a photo of %s comes to %s', person, outcome))
from (values
  ('caregiver', '1'), ('newcomer', '1'), ('anon', '42501'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('caregiver', 'select public.new_photo()', 'update public.caregiver_profiles set status = ''suspended'''), 'not_allowed',
  'nobody changes a suspended profile'
);
select is(
  tests.attempt('caregiver', 'select public.new_photo()', 'delete from auth.sessions'), 'not_allowed', 'nor by a session that has ended'
);
create function pg_temp.ask_often() returns void language plpgsql as $$
begin
  for n in 1..31 loop perform public.new_photo(); end loop;
end $$;
grant execute on all functions in schema pg_temp to authenticated;
select is(tests.attempt('caregiver', 'select pg_temp.ask_often()'), 'too_many_requests', 'nor one after the other for ever');

-- Nobody writes to the bucket
select is(
  tests.attempt(person, format('insert into storage.objects (bucket_id, name) values (''photos'', %L)', pg_temp.path('caregiver'))),
  '42501', 'no file is added by ' || person
)
from unnest('{anon,caregiver,stranger,admin,deactivated}'::text[]) person;
select is(
  tests.attempt('caregiver', format('update public.caregiver_profiles set photo_path = %L', pg_temp.path('caregiver'))), '42501',
  'nor a path written to the profile'
);

-- Kept
select pg_temp.store(person) from unnest('{caregiver,stranger,deactivated}'::text[]) person;
select is(tests.attempt(person, pg_temp.keep(whose, which)), outcome, format('%s keeps %s of %s: %s', person, which, whose, outcome))
from (values
  ('caregiver', 'caregiver', 'first', '1'), ('caregiver', 'stranger', 'first', 'photo_missing'),
  ('caregiver', 'caregiver', 'never stored', 'photo_missing'), ('deactivated', 'deactivated', 'first', 'not_allowed'),
  ('anon', 'caregiver', 'first', '42501'), ('admin', 'caregiver', 'first', 'not_allowed')
) k (person, whose, which, outcome);
select tests.as_person('caregiver', pg_temp.keep('caregiver'));
select results_eq(
  $$ select p.photo_path, r.photo_path, p.changes_since is not null
     from public.caregiver_profiles p join public.reviewed_profiles r using (user_id) where p.user_id = tests.id('caregiver') $$,
  $$ select pg_temp.path('caregiver'), null::text, true $$, 'a new photo waits for staff to approve it'
);
select is(
  (select missing from private.completeness((select p from public.caregiver_profiles p where p.user_id = tests.id('stranger')))),
  '{}', 'a photo is optional'
);
create function pg_temp.approve() returns text language sql as $$
  select format('select public.approve_caregiver(%L, %s)', tests.id('caregiver'),
    (select revision from public.caregiver_profiles where user_id = tests.id('caregiver')))
$$;
select is(
  tests.attempt('admin', pg_temp.approve(), 'delete from storage.objects where bucket_id = ''photos'''), 'photo_file_missing',
  'a photo without its file can’t be approved'
);
select tests.as_person('admin', pg_temp.approve());
select is(
  (select photo_path from public.reviewed_profiles where user_id = tests.id('caregiver')), pg_temp.path('caregiver'), 'staff approve a photo'
);
select pg_temp.store('caregiver', 'second');
select tests.as_person('caregiver', pg_temp.keep('caregiver', 'second'));
select is(
  (select photo_path from public.reviewed_profiles where user_id = tests.id('caregiver')), pg_temp.path('caregiver'),
  'the approved photo is shown until the new one is approved'
);
select pg_temp.store('caregiver', 'third');
select tests.be('caregiver');
select is(
  public.keep_photo(pg_temp.path('caregiver', 'third')), array[pg_temp.path('caregiver', 'second')], 'keep_photo returns the path of a photo that is no longer used'
);
select tests.be_owner();
select is(tests.attempt('caregiver', pg_temp.keep('caregiver', 'third')), '1', 'a photo can be kept twice');
select pg_temp.store('caregiver', 'fourth'), pg_temp.store('caregiver', 'fifth');
select tests.be('caregiver');
select is(
  public.keep_photo(pg_temp.path('caregiver', 'fourth')), array[pg_temp.path('caregiver', 'third')],
  'keep_photo does not return the path of another upload'
);
select is(
  public.keep_photo(pg_temp.path('caregiver', 'fifth')), array[pg_temp.path('caregiver', 'fourth')], 'the other upload can still be kept'
);
select tests.be_owner();
delete from storage.objects where name = any (array[pg_temp.path('caregiver', 'third'), pg_temp.path('caregiver', 'fourth')]);

-- Read
select is(
  tests.attempt(person, format('select from storage.objects where name = %L', pg_temp.path('caregiver'))), seen,
  format('%s sees %s of the photo', person, seen)
)
from (values ('anon', '0'), ('caregiver', '1'), ('stranger', '0'), ('admin', '1'), ('deactivated', '0'), ('no_role', '0')) p (person, seen);
select is(
  tests.attempt('deactivated', 'select from storage.objects'), '0', 'a deactivated caregiver does not see their own photo'
);
select is(
  tests.attempt('admin', 'select from storage.objects', 'select set_config(''storage.operation'', ''storage.object.sign'', true)'), '0',
  'nobody signs a link to a photo'
);

-- Shown to families
create function pg_temp.shown(family text default 'walsh', given text default null, secret text default null) returns text
language sql as $$
  select tests.seen_after(format(
    'select private.shown_photo(p ->> ''reference'', coalesce(%L, p ->> ''tracking_secret''), tests.application(''walsh'', ''caregiver'')) from tests.payload(%L) p',
    secret, family
  ), given)
$$;
select tests.add_job('walsh'), tests.add_job('daly');
select tests.as_person('caregiver', format('select public.apply_to_job(%L, ''I would love to.'', true)', tests.job('walsh')));
select is(pg_temp.shown(), 'nothing', 'no family sees who has applied');
select tests.as_person('admin', format(
  'select public.introduce_applicants(%L)', jsonb_build_object(tests.application('walsh', 'caregiver'), 'She has done this for years.')
));
select is(pg_temp.shown(), pg_temp.path('caregiver'), 'a family sees the approved photo of a person introduced to it');
select is(pg_temp.shown('daly'), 'nothing', 'another family does not see the photo');
select is(pg_temp.shown(secret => repeat('0', 32)), 'nothing', 'a wrong key does not show the photo');
select is(pg_temp.shown(given => given), 'nothing', 'the family does not see it ' || why)
from (values
  ('update public.applications set status = ''declined''', 'once the application was declined'),
  ('update public.applications set status = ''withdrawn''', 'once the application was withdrawn'),
  ('update public.applications set status = ''shortlisted''', 'after the family’s no'),
  ('update public.jobs set status = ''closed''', 'when the job is closed'),
  ('update public.caregiver_profiles set status = ''suspended''', 'while the caregiver is suspended'),
  ('update public.users set deactivated_at = now() where id = tests.id(''caregiver'')', 'once the caregiver is deactivated'),
  ('select private.forget_photo(tests.id(''caregiver''))', 'once the caregiver removed it')
) w (given, why);
select is(
  (select i ->> 'hasPhoto' from jsonb_array_elements(private.introductions(tests.id('walsh'))) i), 'true', 'the family’s page says that there is a photo'
);
select tests.as_person('admin', format('select tests.place_by_phone(%L)', tests.application('walsh', 'caregiver')));
create function pg_temp.shown_placed(given text default null) returns text language sql as $f$
  select tests.seen_after($$
    select private.shown_photo(p ->> 'reference', p ->> 'tracking_secret', (select id from public.placements)) from tests.payload('walsh') p
  $$, given)
$f$;
select is(pg_temp.shown_placed(), pg_temp.path('caregiver'), 'the family sees the placed caregiver’s photo');
select is(pg_temp.shown_placed('update public.placements set ended_at = now()'), 'nothing', 'the family does not see it after the end');

-- Removed
select is(
  tests.attempt('caregiver', 'delete from storage.objects'), '1', 'a photo in use can’t be deleted'
);
select is(tests.attempt('stranger', format('delete from storage.objects where name = %L', pg_temp.path('caregiver', 'second'))), '0', 'another person''s photo can’t be deleted');
select is(tests.attempt(person, 'select public.remove_photo()'), outcome, format('removing the photo by %s comes to %s', person, outcome))
from (values ('anon', '42501'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome);
select bag_eq(
  $$ select private.expired_photos(now() + interval '25 hours') $$,
  $$ values (pg_temp.path('caregiver', 'second')), (pg_temp.path('stranger')), (pg_temp.path('deactivated')) $$,
  'a photo unused for a day is removed automatically'
);
select tests.be('caregiver');
select is(cardinality(public.remove_photo()), 3, 'remove_photo returns all files');
select is(tests.attempt('caregiver', 'delete from storage.objects'), '3', 'the owner can delete these files');
select tests.be_owner();
select results_eq(
  $$ select p.photo_path, r.photo_path, p.changes_since is null
     from public.caregiver_profiles p join public.reviewed_profiles r using (user_id) where p.user_id = tests.id('caregiver') $$,
  $$ values (null::text, null::text, true) $$, 'nothing is left to approve'
);

select * from finish();
rollback;
