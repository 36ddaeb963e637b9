-- Staff read one message, however many they are. Emails count what came since the last one.
begin;
select plan(10);
\ir fixtures.psql
delete from private.mails where true;
select tests.sign_up('colleague' || n) from generate_series(1, 20) n;
update public.users set role = 'admin' where email ~ '^colleague';
delete from private.notifications where true;
select tests.add_request('quinn');
select is(
  (select count(*) from private.notifications) || ' ' || (select count(*) from private.mails), '2 1',
  'a request adds one message for all staff, and one receipt'
);
select tests.add_request('burke'), tests.add_request('brady');
delete from private.mails where true;
select is(private.write_staff_mails(now()), 21::bigint, 'each of the staff gets an email');
select results_eq(
  'select distinct kind::text, params from private.mails', $$ values ('staff_news', '{"of": "request_received", "count": "3"}'::jsonb) $$,
  'the email counts all that came'
);
select tests.add_request('lynch');
delete from private.mails where true;
select is(private.write_staff_mails(now() + pause), written, format('%s later, %s more emails are written', pause, written))
from (values (interval '59 minutes', 0::bigint), ('60 minutes', 21), ('3 hours', 0)) p (pause, written);
select results_eq(
  'select distinct kind::text, params from private.mails',
  $$ select 'request_received', jsonb_build_object('reference', private.show_reference(r.reference), 'subject', r.id)
     from public.requests r where r.id = tests.id('lynch') $$, 'a single message is emailed as it is'
);
select private.notify_staff('complaint_raised', tests.id('one'), '{"reference": "R"}');
update private.notifications set done_by = tests.id('admin') where kind = 'complaint_raised';
select is(private.write_staff_mails(now() + interval '3 hours'), 20::bigint, 'staff are not told what they did themselves');
select private.notify_staff('complaint_raised', tests.id('two'), '{"reference": "R"}');
select is(private.write_staff_mails(now() + interval '181 minutes'), 21::bigint, 'an urgent message is emailed at once');
select tests.be('admin');
select public.choose_emails(false);
select tests.be_owner();
update public.users set deactivated_at = now() where email = 'colleague1@example.test';
update public.users set email_verified = false where email = 'colleague2@example.test';
update public.users set role = 'caregiver' where email = 'colleague3@example.test';
select private.notify_staff('complaint_raised', tests.id('three'), '{"reference": "R"}');
select is(private.write_staff_mails(now() + interval '182 minutes'), 17::bigint, 'staff who want no emails or have no access get none');

select * from finish();
rollback;
