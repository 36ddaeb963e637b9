import type postgres from 'postgres';
import { today } from '../../src/domain/operator.ts';
import { demoAccount, demoAccounts } from './accounts.ts';
import type { DemoApplication } from './applications.ts';
import { families } from './families/families.ts';
import { identityOf } from './request.ts';
import type { DemoAction } from './demo-action.ts';

/** What happens to an application, up to a placement. */
export function applicationActions({
  family,
  other = false,
  account,
  message,
  submitted,
  invited,
  changes = [],
}: DemoApplication): DemoAction[] {
  const caregiver = demoAccount(account);
  const invitation: DemoAction = {
    days: invited ?? 0,
    by: demoAccounts.admin,
    does: (db) => [
      db`
        select public.invite_caregiver(j.id, ${caregiver.id}) from public.jobs j where j.title = ${titleOf(family, other)}`,
    ],
  };
  return [
    ...(invited === undefined ? [] : [invitation]),
    {
      days: submitted,
      by: caregiver,
      does: (db) => [
        db`select public.apply_to_job(j.job_id, ${message}, true, m.availability)
          from public.match_jobs() j, public.my_job(j.job_id) m where j.title = ${titleOf(family, other)}`,
      ],
    },
    ...changes.map(([status, days, reason = null]): DemoAction => ({
      days,
      by: status === 'withdrawn' || status === 'accepted' ? caregiver : demoAccounts.admin,
      does: (db) => {
        const application = applicationFor(db, family, account);
        switch (status) {
          case 'shortlisted':
            return [db`select public.shortlist_application(${application})`];
          case 'offered':
            return [
              db`select public.offer_job(${application}, stands_until => ${saidUntil(family, days).said}, seen => '{"offered_at": null, "family": null, "caregiver": null}')`,
            ];
          case 'introduced':
            return [
              db`select public.introduce_applicants(jsonb_build_object(${application}::text, ${reason}::text))`,
            ];
          case 'accepted':
            return [
              db`
                select public.answer_offer(a.id, true, o.offered_at)
                from public.applications a join public.offers o on o.application_id = a.id, public.my_job(a.job_id) j where j.title = ${titleOf(family, other)}`,
            ];
          case 'declined':
            return [db`select public.decline_application(${application}, ${reason})`];
          case 'withdrawn':
            return [
              db`
                select public.withdraw_application(a.id, ${reason})
                from public.applications a, public.my_job(a.job_id) j where j.title = ${titleOf(family, other)}`,
            ];
        }
      },
      ...(status === 'offered' && { redates: saidUntil(family, days) }),
    })),
  ];
}

/**
 * The last day to answer an offer made so many days ago: a week later, but not after the first day. If that is past,
 * the action sends a possible day and shows this one.
 */
function saidUntil(key: string, days: number) {
  const { startsIn = 0 } = families.find((each) => each.key === key) ?? {};
  const ahead = (count: number) => today(new Date(Date.now() + count * 86_400_000));
  const shown = startsIn > 1 && startsIn < 7 - days ? ahead(startsIn) : ahead(7 - days);
  return { said: shown < today() ? today() : shown, shown };
}

/** The title of a family's job, since caregivers read no request. */
function titleOf(key: string, other: boolean) {
  const family = families.find((each) => each.key === key);
  return (other ? family?.otherJob : family?.job)?.title ?? '';
}

/** Finds an account's application for a family's job, as part of an admin's query. */
export const applicationFor = (db: postgres.TransactionSql, family: string, account: string) => db`(
  select a.id from public.applications a join public.jobs j on j.id = a.job_id
  where j.request_id = ${identityOf(family).id} and a.caregiver_id = ${demoAccount(account).id}
)`;
