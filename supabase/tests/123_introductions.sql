-- Introductions: who is shown to a family, what they read, and what they may answer.
begin;
select plan(95);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly');
select tests.sign_up(name), tests.fill_profile(name) from unnest('{second,third,fourth}'::text[]) name;
select tests.add_application('walsh', name) from unnest('{caregiver,second,third,fourth}'::text[]) name;
update public.applications set may_be_shown = true where true;
select tests.add_document('passport', 'caregiver', 'identity');
select tests.add_document('old', 'caregiver', 'first_aid', 'verified', private.today() - 1);
select tests.add_document('new', 'caregiver', 'reference', 'uploaded');

create function pg_temp.introduce(names text[], words text default 'She knows the area.') returns text language sql as $$
  select format(
    'select public.introduce_applicants(%L)',
    (select jsonb_object_agg(coalesce(tests.application('walsh', name), gen_random_uuid()), words) from unnest(names) name)
  )
$$;
create function pg_temp.answer(answer text, name text default 'caregiver', family text default 'walsh', seen text default 'tests.terms_shown(%3$L)')
returns text language sql as $$
  select format(
    'select public.answer_introduction(%1$L, %2$L, %3$L, %4$L, ' || seen || ')', p ->> 'reference', p ->> 'tracking_secret',
    tests.application('walsh', name), answer
  ) from tests.payload(family) p
$$;
create function pg_temp.offered(rest text default '') returns text language sql as $$
  select format('select tests.as_person(''admin'', format(''select tests.offer_job(%%L%s)'', tests.application(''walsh'', ''caregiver'')))', replace(rest, '''', ''''''))
$$;
create function pg_temp.meant() returns jsonb language sql as $$
  select tests.terms_shown(tests.application('walsh', 'caregiver'))
$$;
create function pg_temp.raised() returns text language sql as $$
  select 'update public.caregiver_profiles set hourly_rate = 95 where user_id = tests.id(''caregiver'')'
$$;
create function pg_temp.late() returns text language sql as $$
  select '; update public.offers set starts_on = starts_on - 28'
$$;
create function pg_temp.fewer() returns text language sql as $$
  select 'update public.applications set confirmed_times = 4'
$$;
create function pg_temp.shown(given text default null) returns text language sql as $f$
  select tests.seen_after($$
    select coalesce(string_agg(i ->> 'firstName', ',' order by i ->> 'firstName'), '')
    from jsonb_array_elements(private.introductions(tests.id('walsh'))) i
  $$, given)
$f$;

grant execute on all functions in schema pg_temp to anon, authenticated;

select is(tests.attempt(person, pg_temp.introduce('{caregiver}')), outcome, format('%s introducing comes to %s', person, outcome))
from (values
  ('admin', '1'), ('caregiver', 'not_allowed'), ('anon', '42501'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('admin', pg_temp.introduce(names, words), given), outcome, reason)
from (values
  ('{caregiver,second,third}'::text[], 'Kind.', 'select 1', '1', 'three are introduced'),
  ('{caregiver,second,third,fourth}', 'Kind.', 'select 1', 'too_many_introduced', 'four are too many'),
  ('{caregiver}', ' ', 'select 1', 'introduction_missing', 'a family is told why'),
  ('{caregiver}', repeat('x', 1001), 'select 1', 'too_long', 'words that are too long are refused'),
  ('{nobody}', 'Kind.', 'select 1', 'application_not_found', 'only an applicant is introduced'),
  ('{caregiver}', 'Kind.', 'update public.applications set may_be_shown = false', 'not_agreed_to_be_shown', 'only an applicant who agreed to be shown'),
  ('{caregiver}', 'Kind.', 'update public.applications set status = ''withdrawn''', 'application_step_not_allowed', 'only an applicant who has not withdrawn'),
  ('{caregiver}', 'Kind.', 'update public.caregiver_profiles set status = ''suspended''', 'not_qualified', 'only a caregiver who is approved'),
  ('{caregiver}', 'Kind.', 'update public.jobs set status = ''closed''', 'job_not_open', 'only for an open job')
) i (names, words, given, outcome, reason);
select is(tests.attempt('admin', pg_temp.introduce('{caregiver}', words)), outcome, format('%L comes to %s', words, outcome))
from (values
  ('Mrs Byrne is kind.', 'reveals_caregiver'), ('Call her: 020 912 3456.', 'reveals_caregiver'), ('Call +353 86 100 2000.', 'reveals_caregiver'),
  ('Write to caregiver@example.test.', 'reveals_caregiver'), ('Write to her at nora@home.ie.', 'reveals_caregiver'),
  ('Caregiver is kind, and has done this since 2019, 3 times a week.', '1')
) w (words, outcome);
select is(
  tests.attempt('admin', pg_temp.introduce('{caregiver}'), format('update public.reviewed_profiles set about = %L', about)), outcome,
  format('a profile that says %L: %s', about, outcome)
)
from (values
  ('Nora Byrne, 086 100 2000', 'profile_reveals_caregiver'), ('Find me at nora@home.ie', 'profile_reveals_caregiver'), ('I like to cook.', '1')
) a (about, outcome);
select is(
  tests.attempt('admin', 'select public.introduce_applicants(''{"x": "Kind."}'')'), 'application_not_found', 'an id that is none finds no application'
);
select is(tests.attempt('caregiver', format('select public.choose_to_be_shown(%L, %L)', tests.application('walsh', name), wanted), given), outcome, reason)
from (values
  ('caregiver', false, 'select 1', '1', 'a caregiver can stop being shown'),
  ('second', true, 'select 1', 'application_not_found', 'a caregiver chooses only for their own application'),
  ('caregiver', null, 'select 1', 'choice_missing', 'the choice can’t be null'),
  ('caregiver', false, 'update public.applications set status = ''introduced''', 'application_step_not_allowed', 'the choice can’t change once the family was told')
) c (name, wanted, given, outcome, reason);

select is(tests.attempt('admin', format('select public.introduce_applicants(%L)', given)), 'introduction_missing', given || ' introduces nobody')
from unnest('{"[]","{}"}'::text[]) given;

-- What the family reads
select tests.as_person('admin', pg_temp.introduce('{caregiver,second}'));
select is(
  (select i - 'application' from jsonb_array_elements(private.introductions(tests.id('walsh'))) i where i ->> 'firstName' = 'Caregiver'),
  jsonb_build_object(
    'firstName', 'Caregiver', 'about', 'Kind and calm.', 'experienceYears', 8, 'languages', '["en", "ga"]'::jsonb,
    'otherLanguages', null,
    'skills', '["driving", "meal_preparation"]'::jsonb, 'careTypes', '["companionship", "personal_care"]'::jsonb,
    'checked', '["identity"]'::jsonb, 'times', 5, 'timesAsked', 5, 'visits', private.windows(5), 'budget', 20, 'why', 'She knows the area.', 'introducedAt', now(),
    'answer', null, 'answeredAt', null, 'reason', null, 'lapsedYes', null, 'offer', null, 'terms', null, 'hasPhoto', false,
    'meant', (
      select jsonb_build_object(
        'availability', 5, 'visits', private.windows(5), 'hourlyRate', p.hourly_rate,
        'startsOn', private.first_day_to_come(j.visits, greatest(j.starts_on, private.today()))
      )
      from public.caregiver_profiles p, public.jobs j
      where p.user_id = tests.id('caregiver') and j.request_id = tests.id('walsh')
    )
  ), 'a first name, and what was checked'
);
-- The job asks for Monday mornings (1) and evenings (4).
select is(
  tests.seen_after($$
    select i -> 'meant' ->> 'availability' from jsonb_array_elements(private.introductions(tests.id('walsh'))) i
    where i ->> 'firstName' = 'Caregiver'
  $$, format('update public.applications set confirmed_times = %s', confirmed)), meant, reason
)
from (values
  (4, '4', 'a yes means the times that the caregiver confirmed'),
  (6, '4', 'those that the job still has'),
  (2, '5', 'or all of the job''s, if it has none of them')
) c (confirmed, meant, reason);
select unalike(
  private.introductions(tests.id('walsh'))::text, '%' || secret || '%', 'never ' || secret
) from unnest('{Byrne,912 3456,example.test}'::text[]) secret;
-- Until a document expires: on that day it no longer counts.
create function pg_temp.checked_if(expires_on date) returns jsonb language sql as $$
  select tests.seen_after('select private.checked_documents(tests.id(''caregiver''))', format(
    'update public.documents set expires_on = %L where caregiver_id = tests.id(''caregiver'') and kind = ''identity''', expires_on
  ))::jsonb
$$;
select is(
  array[pg_temp.checked_if(tests.today() + 1), pg_temp.checked_if(tests.today())], '{"[\"identity\"]",[]}',
  'a document counts until the day before it expires'
);
-- Everything about it that a caregiver can read.
create function pg_temp.read_by(person text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.be(person);
  found := concat(
    (select string_agg(to_jsonb(a)::text, ' ') from public.applications a), public.export_my_data(),
    (select string_agg(m.params::text, ' ') from public.my_messages() m)
  );
  perform tests.be_owner();
  return found;
end $$;
select is(
  (select public.export_request(p ->> 'reference', p ->> 'tracking_secret') #>> '{introductions,0,words}' from tests.payload('walsh') p),
  'She knows the area.', 'nor misses when it takes its data along'
);
select unalike(pg_temp.read_by('caregiver'), '%knows the area%', 'which the caregiver does not read');
select is(pg_temp.shown(given), outcome, format('%s shows %s', given, outcome))
from (values
  ('select 1', 'Caregiver,Second'),
  ('update public.jobs set status = ''filled''', ''),
  ('update public.applications set status = ''withdrawn'' where id = tests.application(''walsh'', ''second'')', 'Caregiver'),
  ('update public.caregiver_profiles set status = ''suspended'' where user_id = tests.id(''second'')', 'Caregiver'),
  ('update public.users set deactivated_at = now() where id = tests.id(''second'')', 'Caregiver')
) s (given, outcome);

-- What the family answers
select is(tests.attempt('anon', pg_temp.answer(answer, name, family), given), outcome, reason)
from (values
  ('yes', 'caregiver', 'walsh', 'select 1', '1', 'a family says yes'),
  ('talk', 'caregiver', 'walsh', 'select 1', '1', 'a family wants to talk first'),
  ('yes', 'third', 'walsh', 'select 1', 'introduction_ended', 'a family answers only about people it was told about'),
  ('yes', 'caregiver', 'daly', 'select 1', 'introduction_ended', 'no other family answers'),
  ('yes', 'caregiver', 'walsh', 'select tests.as_person(''anon'', pg_temp.answer(''no''))', 'introduction_ended', 'after a no there is no yes'),
  ('yes', 'caregiver', 'walsh', 'select tests.as_person(''caregiver'', format(''select public.withdraw_application(%L)'', tests.application(''walsh'', ''caregiver'')))',
    'introduction_ended', 'there is no yes to a caregiver who withdrew'),
  ('no', 'caregiver', 'walsh', 'select tests.as_person(''anon'', pg_temp.answer(''yes''))', '1', 'after a yes the family may say no')
) a (answer, name, family, given, outcome, reason);
-- An email's link about one of them says what a no has ended, and who else waits
select private.make_link(
  tests.id('walsh'), 'email', 'introduction', md5('one'), about => array[tests.application('walsh', 'caregiver')]
);
create function pg_temp.linked(given text) returns text language sql as $f$
  select tests.seen_after($$
    select concat(jsonb_path_query_array(page, '$.introductions[*].firstName'), page -> 'saidNoTo', page -> 'alsoIntroduced', page -> 'alsoSaidYesTo')
    from public.track_request(tests.payload('walsh') ->> 'reference', md5('one')) page
  $$, 'anon: ' || given)
$f$;
select is(pg_temp.linked(given), outcome, 'the link shows ' || outcome)
from (values
  (null, '["Caregiver"][]["Second"][]'), (pg_temp.answer('no'), '[]["Caregiver"]["Second"][]'),
  (pg_temp.answer('yes', 'second'), '["Caregiver"][][]["Second"]')
) l (given, outcome);
select is(
  (select public.track_request(p ->> 'reference', p ->> 'tracking_secret') ? 'saidNoTo' from tests.payload('walsh') p), false,
  'the family’s own link shows them all'
);
select is(tests.attempt('anon', pg_temp.answer(answer, seen => seen), given), outcome, reason)
from (values
  ('yes', quote_nullable(pg_temp.meant()), pg_temp.offered(), 'offer_changed', 'nobody says yes to an offer that was not on the page'),
  ('no', quote_nullable(pg_temp.meant()), pg_temp.offered(), 'offer_changed', 'nor no'),
  ('yes', quote_nullable(pg_temp.meant()), pg_temp.fewer(), 'offer_changed', 'nor to times that have changed since'),
  ('yes', quote_nullable(pg_temp.meant()), null, '1', 'a family says yes to the terms on its page'),
  ('yes', 'tests.terms_shown(%3$L)', pg_temp.offered(), '1', 'also to those of an offer'),
  ('yes', 'tests.terms_shown(%3$L)', pg_temp.offered() || pg_temp.late(), 'offer_expired', 'but not after their first day'),
  ('no', 'tests.terms_shown(%3$L)', pg_temp.offered() || pg_temp.late(), '1', 'when a no still counts'),
  ('yes', quote_nullable(pg_temp.meant() || '{"offeredAt": "2020-01-01"}'), null, 'offer_changed', 'nobody says yes to an offer that has ended'),
  ('yes', 'null', null, 'offer_changed', 'nor to terms that the call leaves open')
) s (answer, seen, given, outcome, reason);
-- A caregiver's new rate is for later introductions.
select is(
  tests.seen_after($$
    select g.hourly_rate::text || ' ' || (i #>> '{meant,hourlyRate}')
    from jsonb_array_elements(private.introductions(tests.id('walsh'))) i join public.agreements g on g.application_id::text = i ->> 'application'
  $$, pg_temp.raised() || format('; select tests.as_person(''anon'', %L)', pg_temp.answer('yes', seen => quote_nullable(pg_temp.meant())))),
  '18.00 18.00', 'a yes is to the rate that the family read'
);
select is(
  tests.seen_after('select (tests.terms_shown(tests.application(''walsh'', ''caregiver'')) ->> ''hourlyRate'')', concat_ws('; ',
    pg_temp.raised(), format('select tests.as_person(''anon'', %L)', pg_temp.answer('no')),
    format('select tests.as_person(''admin'', %L)', pg_temp.introduce('{caregiver}')))),
  '95.00', 'who is introduced again is at their new rate'
);
select is(
  tests.seen_after('select begins::text from private.pending_items where subject_id = tests.application(''walsh'', ''caregiver'')',
    concat_ws('; ', 'update public.jobs set start = ''soon''', given)), outcome, reason
)
from (values
  (null, 'nothing', 'as soon as possible is no day'),
  (format('select tests.as_person(''anon'', %L)', pg_temp.answer('talk')), pg_temp.meant() ->> 'startsOn', 'until the family has answered to one')
) f (given, outcome, reason);
select is(
  tests.attempt('anon', regexp_replace(pg_temp.answer('yes'), ', tests.terms_shown.*', ')')), '42883', 'what was seen can’t be left out'
);
select is(
  tests.attempt('anon', format('select public.answer_introduction(%L, repeat(''0'', 32), %L, ''yes'', null) where false is null',
    tests.payload('walsh') ->> 'reference', tests.application('walsh', 'caregiver'))), '0', 'a wrong key answers nothing'
);
select tests.as_person('anon', pg_temp.answer('no', 'second')), tests.as_person('anon', pg_temp.answer('yes'));
select results_eq(
  $$ select a.status::text, g.answer::text from public.applications a join public.agreements g on g.application_id = a.id
     order by g.answer $$,
  $$ values ('introduced', 'yes'), ('shortlisted', 'no') $$, 'after a yes they stay introduced, after a no they are back on the shortlist'
);
select bag_eq(
  $$ select kind::text, coalesce(recipient_id, request_id) from private.notifications where kind::text ~ '^introdu' $$,
  $$ values ('introduction', tests.id('walsh')), ('introduced', tests.id('caregiver')), ('introduced', tests.id('second')),
    ('introduction_ended', tests.id('second')), ('introduction_answered', null), ('introduction_answered', null) $$,
  'every caregiver is told, and the family once'
);
select set_eq(
  $$ select unnest(string_to_array(n.params ->> 'caregivers', ','))::uuid from private.notifications n where n.kind = 'introduction' $$,
  $$ values (tests.id('caregiver')), (tests.id('second')) $$, 'the family by the names of both'
);
select is_empty(
  $$ select from private.notifications where kind = 'shortlisted' $$, 'after a family''s no, nobody is told that they are on the shortlist'
);

create function pg_temp.erased() returns bigint language sql as $$
  select tests.seen_after(
    'select count(*) from private.notifications where kind = ''introduction_answered''', 'delete from private.notifications where true',
    'anon: select public.erase_request(p ->> ''reference'', p ->> ''tracking_secret'') from tests.payload(''walsh'') p'
  )::bigint
$$;
select is(pg_temp.erased(), 0::bigint, 'erasing is not told as an answer');

-- What the family's history keeps, even of a no
create function pg_temp.history() returns text language sql as $$
  select string_agg(s ->> 'step', ' ' order by s ->> 'step')
  from tests.payload('walsh') p, jsonb_array_elements(
    public.track_request(p ->> 'reference', p ->> 'tracking_secret') -> 'steps'
  ) s where s ->> 'step' ~ 'introduced|said'
$$;
select is(pg_temp.history(), 'introduced said_no said_yes', 'its history says who it met and what it said, without names');
select tests.as_person('anon', rtrim(pg_temp.answer('talk'), ')') || '), ''About the dog.'')');
select is(private.introductions(tests.id('walsh')) -> 0 ->> 'reason', 'About the dog.', 'a family reads what it wrote to talk about');
select is(pg_temp.history(), 'introduced said_no said_talk said_yes', 'its history also says that the answer changed');

-- Someone else is placed
select is(
  tests.seen_after(
    $$ select n.params ->> 'caregivers' from private.notifications n where n.kind = 'caregiver_found' and n.request_id = tests.id('walsh') $$,
    format('update public.agreements set answer = %L where application_id = %L', answer, tests.application('walsh', 'caregiver')),
    format('select tests.as_person(''admin'', ''select tests.place_by_phone(tests.application(''''walsh'''', ''''fourth''''))'')')
  ), named, reason
)
from (values
  ('talk', tests.id('caregiver')::text, 'the family is told that it no longer has to talk about the first'),
  ('yes', 'nothing', 'but nothing about other answers')
) a (answer, named, reason);

-- Whose turn it is
create function pg_temp.over() returns text language sql as $$
  select format('insert into public.offers (application_id, availability, starts_on, stands_until, offered_at) values (%L, 4, %L, %L, now() - interval ''9 days'')',
    tests.application('walsh', 'caregiver'), private.today() - 8, private.today() + 1)
$$;
create function pg_temp.turns(given text default null) returns text language sql as $f$
  select tests.seen_after($$
    select string_agg(w.kind || ': ' || w.turn, ', ' order by w.kind)
    from private.pending_items w where w.subject_id = tests.application('walsh', 'caregiver')
  $$, given)
$f$;
select is(pg_temp.turns(given), outcome, format('whose turn it is: %s', outcome))
from (values
  ('select 1', 'introduction: staff'),
  ('delete from public.agreements', 'introduction: family'),
  ('update public.agreements set answer = ''talk''; update public.applications set status = ''offered''', 'introduction: staff, offer: caregiver'),
  ('delete from public.agreements; update public.applications set status = ''offered''', 'introduction: family, offer: caregiver'),
  ('update public.applications set status = ''offered'';' || pg_temp.over(), 'introduction: staff, offer: caregiver')
) t (given, outcome);

-- An offer of the confirmed times, and what the family's page says about it. The job's first day, a Tuesday, has no
-- visit.
update public.applications set confirmed_times = 4 where true;
update public.jobs set starts_on = date_trunc('week', private.today())::date + 8 where request_id = tests.id('walsh');
create temporary table shown as select i -> 'meant' as meant
from jsonb_array_elements(private.introductions(tests.id('walsh'))) i where i ->> 'firstName' = 'Caregiver';
select tests.as_person('anon', pg_temp.answer('yes'));
delete from private.notifications where request_id = tests.id('walsh');
create function pg_temp.promised() returns text language sql as $$
  select concat_ws('; ', a.turn, a.due, (
    select string_agg((i -> 'offer' ->> 'until')::date - private.today() || ' ' || (i -> 'offer' ->> 'accepted'), ',')
    from jsonb_array_elements(private.introductions(tests.id('walsh'))) i where i -> 'offer' <> 'null'
  )) from private.turn_of(tests.id('walsh')) a
$$;
select tests.as_person('admin', format('select tests.offer_job(%L, stands_until => %L)', tests.application('walsh', 'caregiver'), private.today() + 5));
select is(pg_temp.promised(), null, 'the family is promised nothing while the caregiver decides');
select is(
  (select string_agg(i -> 'offer' ->> 'until', ',') from jsonb_array_elements(private.introductions(tests.id('walsh'))) i),
  (private.today() + 5)::text, 'but its page says until when the caregiver can answer'
);
select is(
  (select string_agg(n.kind::text, ',') from private.notifications n where n.request_id = tests.id('walsh')), 'terms_offered',
  'the family is told that there are terms to read'
);
create function pg_temp.asked_by() returns text language sql as $$
  select concat_ws(' ', n.params ->> 'until', n.params ->> 'caregiver' = tests.id('caregiver')::text) from private.notifications n
  where n.request_id = tests.id('walsh') order by n.id desc limit 1
$$;
select is(trim(pg_temp.asked_by()), 't', 'it names the caregiver and no day to answer by, since the yes counts for these terms');
select tests.as_person('caregiver', format(
  'select public.answer_offer(%L, true, %L)', tests.application('walsh', 'caregiver'),
  (select o.offered_at from public.offers o where o.application_id = tests.application('walsh', 'caregiver'))
));
select is(
  pg_temp.promised(), concat_ws('; ', 'staff', private.due_on('offer', now()), '5 true'), 'once the offer is accepted, the page says by which day staff call'
);
insert into private.answer_times values ('offer', 2);
insert into private.working_days select private.today() + n from generate_series(1, 5) n on conflict do nothing;
select is(
  (select t.due from private.turn_of(tests.id('walsh')) t), (select w.due from private.dated_pending_items w where w.kind = 'offer'), 'staff read the same day'
);
create temporary table first_day as select o.starts_on as day from public.offers o;
update public.offers set starts_on = private.today(), stands_until = private.today();
select is(
  pg_temp.promised(), concat_ws('; ', 'staff', (
    select min(w.day) from private.working_days w, private.operator o where w.day >= private.day_of(now(), o.cut_off)
  ), '0 true'), 'the day that it says is not after the first one, unless staff are not in before'
);
update public.offers set starts_on = (select f.day from first_day f);
delete from private.answer_times where kind = 'offer';
select tests.as_person('admin', format(
  'select tests.offer_job(%L, hourly_rate => 19, stands_until => %L)', tests.application('walsh', 'caregiver'), private.today() + 5
));
select is(
  concat_ws('; ', pg_temp.asked_by(), (
    select string_agg(i ->> 'firstName', ',') from jsonb_array_elements(private.introductions(tests.id('walsh'))) i
    where i -> 'lapsedYes' ->> 'availability' is not null
  )), private.today() + 5 || ' t; Caregiver', 'other terms ask for an answer by a day, since the yes to this one was to others'
);
select is(
  (select array_agg(i -> 'lapsedYes') from jsonb_array_elements(private.introductions(tests.id('walsh'))) i
    where i ->> 'firstName' = 'Caregiver'),
  (select array_agg(s.meant || '{"endsOn": null}') from shown s), 'that yes was to the terms that the page showed'
);

select * from finish();
rollback;
