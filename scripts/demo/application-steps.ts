import { demoAccount, demoAccounts } from './accounts.ts';
import type { DemoApplication } from './applications.ts';
import { applicationId, jobId } from './family-steps.ts';
import { text } from './sql.ts';
import type { Step } from './step.ts';

/** An application's way up to, and without, the placement that ends it. */
export function applicationSteps(application: DemoApplication): Step[] {
  const caregiver = demoAccount(application.account).id;
  const id = text(applicationId(application.family, application.account));
  return [
    {
      days: application.submitted,
      actor: caregiver,
      sql: `
insert into public.applications (id, job_id, caregiver_id, message)
values (${id}, ${text(jobId(application.family))}, ${text(caregiver)}, ${text(application.message)});`,
    },
    ...(application.steps ?? []).map(([status, days, reason]): Step => ({
      days,
      actor: status === 'withdrawn' ? caregiver : demoAccounts.admin.id,
      sql: `
update public.applications
set status = '${status}', ${status}_at = t, status_reason = ${text(reason)}, updated_at = t where id = ${id};`,
    })),
  ];
}
