-- One mailbox, however its address is written.
begin;
select plan(15);
\ir fixtures.psql

select is(private.mailbox_of(address), mailbox, coalesce(address, 'nothing') || ' leads to ' || coalesce(mailbox, 'nothing'))
from (values
  (' Sam.Lee+care@Gmail.com', 'samlee@gmail.com'),
  ('s.a.m.lee@googlemail.com', 'samlee@gmail.com'),
  ('sam.lee+care@family.test', 'sam.lee@family.test'),
  ('sam.lee@notgmail.com', 'sam.lee@notgmail.com'),
  (null, null)
) a (address, mailbox);
select is(
  (select count(*) from generate_series(1, 25) n where private.may_write_to(overlay('samlee@gmail.com' placing '.' from 2 + n % 5 for 0))),
  20::bigint, 'strangers write to a mailbox of Gmail twenty times a day, wherever they put dots'
);
select is(private.is_email(address), outcome, address || (case when outcome then ' is an address' else ' is none' end))
from (values
  -- These five would all reach samlee@gmail.com.
  ('samlee@ｇmail.com', false),
  (U&'samlee@\+01D420mail.com', false),
  (U&'samlee@gmail\FE0F.com', false),
  (U&'samlee@gm\034Fail.com', false),
  (U&'samlee@gmail\+0E0100.com', false),
  ('samlee@mail.co。uk', false),
  ('samlee@boẞ.de', false),
  ('séamus@gaeilge.éire', true),
  ('samlee@straße.de', true)
) a (address, outcome);
select * from finish();
rollback;
