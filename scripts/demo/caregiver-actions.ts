import { signUp } from './account-actions.ts';
import { demoAccount, demoAccounts } from './accounts.ts';
import { documentsOf, type DemoDocument } from './documents.ts';
import type { Person } from './person.ts';
import { between, chance, phone } from './picks.ts';
import type { Setting } from './setting.ts';
import { list, type DemoAction } from './demo-action.ts';
import { week } from './week.ts';

const { admin } = demoAccounts;

/** What a caregiver does, in order: account, profile, documents and their checks, submission, review. */
export function caregiverActions(person: Person, setting: Setting): DemoAction[] {
  const account = demoAccount(person.account);
  const random = chance(`caregiver/${person.account}`);
  return [
    signUp(account, person.joined, between(random, 2, Math.min(60, person.joined * 10)) / 10, setting),
    {
      days: person.joined - 0.2,
      by: account,
      does: (db) => [
        db`
          update public.caregiver_profiles set ${db({
            full_name: person.name,
            phone: phone(random),
            about: person.about,
            birth_year: Number(setting.day(0).slice(0, 4)) - person.age,
            experience_years: person.years,
            care_types: list(person.care),
            skills: list(person.skills),
            languages: list(person.languages),
            availability: week(person.week),
            hourly_rate: person.rate,
            place_id: setting.placeId(person.town),
            radius_km: person.radiusKm,
          })}
          where user_id = ${account.id}`,
      ],
    },
    ...documentsOf(person).flatMap((document) => documentActions(document, account, setting)),
    { days: person.joined - 0.5, by: account, does: (db) => [db`select public.submit_profile(true)`] },
    ...reviews(person, account.id),
  ];
}

/** The file and its row, then the check by staff. */
function documentActions(document: DemoDocument, owner: { id: string }, { day }: Setting): DemoAction[] {
  const { kind, path, fileName, check } = document;
  const upload: DemoAction = {
    days: document.uploaded,
    by: owner,
    does: (db) => [
      db`
        insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
        values ('documents', ${path}, ${owner.id}, ${owner.id}, ${db.json({ mimetype: 'application/pdf' })})`,
      db`
        insert into public.documents ${db({
          caregiver_id: owner.id,
          kind,
          file_path: path,
          file_name: fileName,
          issued_on: day(-document.issued),
          expires_on: document.expiresIn === null ? null : day(document.expiresIn),
        })}`,
    ],
  };
  if (check === null) return [upload];
  return [
    upload,
    {
      days: check.days,
      by: admin,
      does: (db) => [
        check.passed
          ? db`select public.verify_document(id, ${check.note}) from public.documents where file_path = ${path}`
          : db`select public.reject_document(id, ${check.note}) from public.documents where file_path = ${path}`,
      ],
    },
  ];
}

function reviews({ status, joined, reason = '' }: Person, id: string): DemoAction[] {
  const approved: DemoAction = {
    days: joined - 3,
    by: admin,
    does: (db) => [
      db`select public.approve_caregiver(user_id, revision) from public.caregiver_profiles where user_id = ${id}`,
    ],
  };
  switch (status) {
    case 'submitted':
      return [];
    case 'approved':
      return [approved];
    case 'changes_requested':
      return [
        {
          ...approved,
          does: (db) => [
            db`select public.request_profile_changes(${id}, ${reason}, seen => '{"changes_reason": null}')`,
          ],
        },
      ];
    case 'suspended':
      return [
        approved,
        { days: 12, by: admin, does: (db) => [db`select public.suspend_caregiver(${id}, ${reason})`] },
      ];
  }
}
