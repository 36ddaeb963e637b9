import { firstAgreedDay } from '../../src/domain/first-day.ts';
import { today } from '../../src/domain/operator.ts';
import { demoAccount, demoAccounts } from './accounts.ts';
import { applicationFor } from './application-actions.ts';
import { placed } from './applications.ts';
import type { Family } from './family.ts';
import { identityOf, requestOf } from './request.ts';
import type { Setting } from './setting.ts';
import { list, type DemoAction } from './demo-action.ts';
import { week } from './week.ts';

const { admin } = demoAccounts;

/**
 * What happens to a request: submitted, reviewed, published as a job, ended. Applications are in
 * application-actions.ts.
 */
export function familyActions(family: Family, setting: Setting): DemoAction[] {
  const { reviewed, job, otherJob, end } = family;
  return [
    submission(family, setting),
    ...(reviewed === undefined ? [] : [review(family, reviewed)]),
    ...(job === undefined ? [] : [publication(family, job, setting)]),
    ...(otherJob === undefined
      ? []
      : [
          publication(family, otherJob, setting),
          placing(family, otherJob.placed.account, otherJob.placed.days, setting),
        ]),
    ...(end === undefined ? [] : [ending(family, end, setting)]),
  ];
}

function submission(family: Family, { day, placeId }: Setting): DemoAction {
  const request = requestOf(family, day(family.startsIn), placeId(family.town));
  // A first day can't be long past. So the family asks for today, and the day is moved back with the timestamps.
  const said = day(Math.max(0, family.startsIn));
  return {
    days: family.submitted,
    by: family.byStaff ? admin : 'visitor',
    does: (db) => [db`select public.submit_request(${db.json({ ...request, starts_on: said })})`],
    redates: { said, shown: day(family.startsIn) },
  };
}

function review({ key, priority, note }: Family, days: number): DemoAction {
  const { id } = identityOf(key);
  return {
    days,
    by: admin,
    does: (db) => [
      db`select public.review_request(${id})`,
      db`update public.requests set priority = ${priority ?? false} where id = ${id}`,
      ...(note ? [db`select public.add_note(gen_random_uuid(), 'request', ${id}, 'call', ${note})`] : []),
    ],
  };
}

const publication = (
  { key, startsIn }: Family,
  job: NonNullable<Family['job']>,
  { day }: Setting,
): DemoAction => ({
  days: job.published,
  by: admin,
  does: (db) => [
    db`
      select public.publish_job(
        ${identityOf(key).id}, ${job.title}, ${job.summary}, ${list(job.credentials)},
        availability => ${job.week ? week(job.week) : null}::integer,
        waivers => ${db.json(job.waivers ?? {})}
      )`,
  ],
  // The first day can't be past when it is published.
  redates: { said: day(Math.max(0, startsIn)), shown: day(startsIn) },
});

/** Both sides have agreed by phone. */
function placing(
  { key, contact, startsIn, week: wholeWeek, otherJob }: Family,
  account: string,
  days: number,
  { day }: Setting,
): DemoAction {
  // A placement can't start on a past day, or on a day without a visit.
  const times = week(otherJob?.week ?? wholeWeek);
  const said = firstAgreedDay(times, day(Math.max(0, startsIn)));
  // On the day that is shown for the placement. A day earlier, the caregiver may not have applied yet.
  const agreed = today(new Date(Date.now() - days * 86_400_000));
  return {
    days,
    by: admin,
    does: (db) => [
      db`
        select public.place_caregiver(
          ${applicationFor(db, key, account)}, ${said},
          family_said_by => ${contact.name}, family_said_on => ${agreed},
          caregiver_said_by => p.full_name, caregiver_said_on => ${agreed},
          seen => (
            select jsonb_build_object(
              'offered_at', (select o.offered_at from public.offers o where o.application_id = a.id),
              'family', (select g.given_at from public.agreements g where g.application_id = a.id and g.side = 'family'),
              'caregiver', (select g.given_at from public.agreements g where g.application_id = a.id and g.side = 'caregiver')
            )
            from public.applications a where a.id = ${applicationFor(db, key, account)}
          )
        )
        from public.caregiver_profiles p where p.user_id = ${demoAccount(account).id}`,
    ],
    redates: { said, shown: firstAgreedDay(times, day(startsIn)) },
  };
}

function ending(
  family: Family,
  { status, days, reason }: NonNullable<Family['end']>,
  setting: Setting,
): DemoAction {
  const { id, reference, trackingSecret } = identityOf(family.key);
  const words = reason ?? null;
  switch (status) {
    case 'matched':
      return placing(family, placed[family.key] ?? '', days, setting);
    case 'closed':
      return { days, by: admin, does: (db) => [db`select public.close_request(${id}, ${words})`] };
    case 'declined':
      return { days, by: admin, does: (db) => [db`select public.decline_request(${id}, ${words})`] };
    case 'withdrawn':
      return {
        days,
        by: 'visitor',
        does: (db) => [db`select public.withdraw_request(${reference}, ${trackingSecret}, ${words})`],
      };
  }
}
