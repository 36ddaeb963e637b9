import { demoAccount, demoAccounts } from './accounts.ts';
import { accountSteps } from './account-steps.ts';
import { documentsOf, type DemoDocument } from './documents.ts';
import type { Person } from './person.ts';
import { between, chance, phone } from './picks.ts';
import { array, day, place, text } from './sql.ts';
import type { Step } from './step.ts';
import { week } from './week.ts';

const { admin } = demoAccounts;

/** A caregiver's way: account, profile, documents and their checks, submission, review. */
export function caregiverSteps(person: Person): Step[] {
  const account = demoAccount(person.account);
  const random = chance(`caregiver/${person.account}`);
  return [
    ...accountSteps(account, person.joined, between(random, 2, Math.min(60, person.joined * 10)) / 10),
    {
      days: person.joined - 0.2,
      actor: account.id,
      sql: `
update public.caregiver_profiles set
  full_name = ${text(person.name)}, phone = ${text(phone(random))}, about = ${text(person.about)},
  birth_year = extract(year from current_date)::smallint - ${person.age}, experience_years = ${person.years},
  care_types = ${array(person.care, 'care_type')},
  skills = ${array(person.skills, 'skill')},
  languages = ${array(person.languages, 'language_code')}, availability = ${week(person.week)},
  hourly_rate = ${person.rate}, place_id = ${place(person.town)}, radius_km = ${person.radiusKm}, updated_at = t
where user_id = ${text(account.id)};`,
    },
    ...documentsOf(person).flatMap((document) => documentSteps(document, account.id)),
    {
      days: person.joined - 0.5,
      actor: account.id,
      sql: `
update public.caregiver_profiles
set status = 'submitted', submitted_at = t, consented_at = t, updated_at = t where user_id = ${text(account.id)};`,
    },
    ...reviews(person).map((review): Step => ({
      days: review.days,
      actor: admin.id,
      sql: `
update public.caregiver_profiles
set status = '${review.verdict}', status_reason = ${text(review.reason)}, reviewed_at = t, reviewed_by = ${text(admin.id)}, updated_at = t
where user_id = ${text(account.id)};`,
    })),
  ];
}

function documentSteps(document: DemoDocument, owner: string): Step[] {
  const id = text(document.id);
  const upload: Step = {
    days: document.uploaded,
    actor: owner,
    sql: `
insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on)
values (
  ${id}, ${text(owner)}, '${document.kind}', ${text(`${owner}/${document.id}.pdf`)}, ${text(document.fileName)},
  ${day(-document.issued)}, ${document.expiresIn === null ? 'null' : day(document.expiresIn)}
);`,
  };
  if (document.check === null) return [upload];
  const { status, note, days } = document.check;
  const check: Step = {
    days,
    actor: admin.id,
    sql: `
update public.documents
set status = '${status}', check_note = ${text(note)}, checked_by = ${text(admin.id)}, checked_at = t, updated_at = t
where id = ${id};`,
  };
  return [upload, check];
}

function reviews(person: Person): { days: number; verdict: Person['status']; reason?: string }[] {
  const approved = { days: person.joined - 3, verdict: 'approved' as const };
  switch (person.status) {
    case 'submitted':
      return [];
    case 'approved':
      return [approved];
    case 'changes_requested':
      return [{ days: person.joined - 3, verdict: 'changes_requested', reason: person.reason }];
    case 'suspended':
      return [approved, { days: 12, verdict: 'suspended', reason: person.reason }];
  }
}
