import { createHash } from 'node:crypto';
import { makeReference } from '../../src/lib/reference.ts';
import { demoAccount, demoAccounts } from './accounts.ts';
import { answers } from './answers.ts';
import { placed } from './applications.ts';
import type { Family } from './family.ts';
import { chance, phone, uuidOf } from './picks.ts';
import { array, day, place, text } from './sql.ts';
import type { Step } from './step.ts';
import { week } from './week.ts';

const admin = demoAccounts.admin.id;

/** The ids that a family's request, its job and the applications for it go by. */
export const requestId = (family: string): string => uuidOf(`request/${family}`);
export const jobId = (family: string): string => uuidOf(`job/${family}`);
export const applicationId = (family: string, account: string): string =>
  uuidOf(`application/${family}/${account}`);

/** A request's way: submitted, looked at, published as a job, ended. Applications are told elsewhere. */
export function familySteps(family: Family): Step[] {
  const steps: Step[] = [
    { days: family.submitted, actor: family.byStaff ? admin : null, sql: submission(family) },
  ];
  if (family.reviewed !== undefined) steps.push({ days: family.reviewed, actor: admin, sql: review(family) });
  if (family.job !== undefined)
    steps.push({ days: family.job.published, actor: admin, sql: publication(family, family.job) });
  if (family.end !== undefined) {
    const actor = family.end.status === 'withdrawn' ? null : admin;
    steps.push({ days: family.end.days, actor, sql: ending(family, family.end) });
  }
  return steps;
}

function submission(family: Family): string {
  const id = text(requestId(family.key));
  const random = chance(`request/${family.key}`);
  const reference = makeReference(random);
  const secret = createHash('sha256').update(`secret/${family.key}`).digest('hex').slice(0, 32);
  const { contact, helper } = family;
  const email = `${contact.name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.com`;
  const reachedBy = { phone: contact.phone ? phone(random) : '', email: contact.email ? email : '' };
  return `
insert into public.requests (
  id, reference, relation, place_id, care_types, skills, languages, availability, starts_on, hourly_budget, notes,
  entered_by, answers
) values (
  ${id}, ${text(reference)}, '${family.relation}', ${place(family.town)},
  ${array(family.care, 'care_type')}, ${array(family.skills, 'skill')}, ${array(family.languages, 'language_code')},
  ${week(family.week)}, ${day(family.startsIn)}, ${family.budget ?? 'null'},
  ${text(family.notes)},
  ${family.byStaff ? text(admin) : 'null'}, ${answers(family, reachedBy)}
);
insert into public.request_contacts (
  request_id, contact_name, contact_phone, contact_email, recipient_name, address, helper_name, helper_relation,
  helper_agreed_by
) values (
  ${id}, ${text(contact.name)}, ${text(reachedBy.phone || null)}, ${text(reachedBy.email || null)},
  ${text(family.recipient)}, ${text(family.address)}, ${text(helper?.name)}, ${text(helper?.relation)},
  ${text(helper?.agreedBy)}
);
insert into private.request_secrets values (${id}, extensions.digest(${text(secret)}, 'sha256'));`;
}

function review(family: Family): string {
  return `
update public.requests
set status = 'in_review', priority = ${family.priority ?? false}, internal_notes = ${text(family.internalNotes)}, updated_at = t
where id = ${text(requestId(family.key))};`;
}

function publication(family: Family, job: NonNullable<Family['job']>): string {
  const request = text(requestId(family.key));
  return `
insert into public.jobs (
  id, request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, hourly_budget,
  required_credentials, published_by
)
select ${text(jobId(family.key))}, r.id, ${text(job.title)},
  ${text(job.summary)},
  r.place_id, r.care_types, r.skills, r.languages, r.availability, r.starts_on, r.hourly_budget,
  ${array(job.credentials, 'document_kind')}, ${text(admin)}
from public.requests r where r.id = ${request};
update public.requests set status = 'open', updated_at = t where id = ${request};`;
}

function ending(family: Family, end: NonNullable<Family['end']>): string {
  const chosen = placed[family.key];
  const request = `
update public.requests set status = '${end.status}', status_reason = ${text(end.reason)}, updated_at = t
where id = ${text(requestId(family.key))};`;
  const job = `
update public.jobs set status = '${chosen === undefined ? 'closed' : 'filled'}', closed_at = t, updated_at = t
where request_id = ${text(requestId(family.key))};`;
  return (chosen === undefined ? '' : placement(family, chosen)) + (family.job ? job : '') + request;
}

/** What place_caregiver does. */
function placement(family: Family, account: string): string {
  const application = text(applicationId(family.key, account));
  return `
update public.applications set status = 'placed', placed_at = t, updated_at = t where id = ${application};
update public.applications set
  status = 'declined', declined_at = t, updated_at = t, status_reason = 'Another caregiver was placed for this job.'
where job_id = ${text(jobId(family.key))} and status in ('submitted', 'shortlisted', 'offered');
insert into public.placements (
  id, application_id, job_id, request_id, caregiver_id, caregiver_name, starts_on, placed_by
) values (
  ${text(uuidOf(`placement/${family.key}`))}, ${application}, ${text(jobId(family.key))}, ${text(requestId(family.key))},
  ${text(demoAccount(account).id)},
  (select full_name from public.caregiver_profiles where user_id = ${text(demoAccount(account).id)}),
  ${day(family.startsIn)}, ${text(admin)}
);`;
}
