import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { specialAccountActions } from './account-actions.ts';
import { demoAccounts } from './accounts.ts';
import { applicationActions } from './application-actions.ts';
import { demoApplications } from './applications.ts';
import { caregiverActions } from './caregiver-actions.ts';
import { families } from './families/families.ts';
import { familyActions } from './family-actions.ts';
import { people } from './people/people.ts';
import { settingOf, type Setting } from './setting.ts';
import { live, type DemoAction } from './demo-action.ts';

const shownTime = readFileSync(path.join(import.meta.dirname, 'shown-time.sql'), 'utf8');

/**
 * Loads the demo in one transaction, oldest action first. The product's own functions perform each, under row-level
 * security, and its timestamps get the time that it shows (decision 0052). Loading it twice does nothing. `db` is
 * connected as the owner of the database. Throws if there are other accounts or requests.
 */
export async function loadDemo(db: postgres.TransactionSql): Promise<void> {
  const [found] = await db<[{ demo: boolean; people: boolean }]>`
    select exists (select from auth.users where email = ${demoAccounts.admin.email}) as demo,
      exists (select from auth.users) or exists (select from public.requests) as people`;
  if (found.demo) return;
  if (found.people) throw new Error('The demo stays out of a database with accounts or requests of its own');

  await db.unsafe(shownTime);
  for (const action of actionsIn(await settingOf(db))) await live(db, action);
  await db`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true), set_config('events.by_family', '', true), set_config('events.by_known_link', '', true)`;
  await db`drop function pg_temp.show_time cascade`;
  // Its passwords are public, and people who try the demo have no codes.
  await db`update private.staff_sign_in set needs_second_factor = false`;
  // Everything was submitted within seconds, which would count towards the limits.
  await db`delete from private.throttle_hits`;
  // Nobody gets emails about an invented past. Messages older than a few days are read.
  await db`
    update private.mails set sent_at = created_at, next_try_at = created_at, try_until = created_at
    where sent_at is null`;
  await db`delete from private.request_links where made_by = 'email'`;
  await db`delete from private.new_jobs where true`;
  await db`update private.notifications set read_at = created_at where created_at < now() - interval '3 days'`;
  await db`update private.notifications set mailed_at = created_at where recipient_id is null and request_id is null`;
  await db`
    insert into private.mail_choices as c (recipient_id, read_until)
    select s.user_id, old.id from public.staff s,
      (select max(id) as id from private.notifications where created_at < now() - interval '3 days') old
    where old.id is not null
    on conflict (recipient_id) do update set read_until = excluded.read_until`;
}

/** All actions, oldest first. At the same time, applications come before the end of their request. */
const actionsIn = (setting: Setting): DemoAction[] =>
  [
    ...specialAccountActions(setting),
    ...people.flatMap((person) => caregiverActions(person, setting)),
    ...demoApplications.flatMap(applicationActions),
    ...families.flatMap((family) => familyActions(family, setting)),
  ].toSorted((a, b) => b.days - a.days);
