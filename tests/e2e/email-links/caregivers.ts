import { randomUUID } from 'node:crypto';
import { demoAccount, demoAccounts } from '../../../scripts/demo/accounts.ts';
import { daysAfter } from '../../../src/domain/calendar-day.ts';
import { today } from '../../../src/domain/operator.ts';
import { NO_DOCUMENTS, offerSeen, placeByPhone, publish, TOMORROW } from '../api.ts';
import { uploadDocuments, verifyDocuments } from '../documents.ts';
import { keptSession } from '../session.ts';
import { publishableKey } from '../stack.ts';
import { imported } from './imported.ts';
import { applied, as, familyOf, noon, rows, type Story } from './story.ts';

const said = { said_by: 'By phone', said_on: today() };
const account = demoAccount;

/** Applications until an offer ends. */
export async function applications(story: Story): Promise<void> {
  const { admin, opens, origin } = story;
  const oksana = account('thiago.almeida');
  const priya = account('siobhan.murphy');
  const family = await familyOf(story, 'Jobs', { availability: 1 << 14, care_types: ['companionship'] });
  const job_id = await publish(admin, family.id, 'Thursdays by the sea');
  const invited = await admin('invite_caregiver', {
    job_id,
    caregiver_id: priya.id,
    words: 'It is near you.',
  });
  await opens({ invited: priya });
  await admin('decline_application', { application_id: invited, reason: 'The family found someone.' });
  await opens({ invitation_ended: priya });
  const application_id = (await admin('record_application', {
    job_id,
    caregiver_id: oksana.id,
    may_be_shown: false,
    said_on: today(),
  })) as string;
  await opens({ application_recorded: oksana });
  await admin('record_sharing', { application_id, ...said });
  await opens({ sharing_recorded: oksana });
  const [{ revision } = { revision: 0 }] = await rows<{ revision: number }>(
    story,
    `jobs?select=revision&id=eq.${job_id}`,
  );
  await admin('edit_job', {
    job_id,
    revision,
    title: 'Thursdays by the harbour',
    summary: 'Tea, talk and a walk by the harbour every week.',
    ...NO_DOCUMENTS,
  });
  await opens({ job_changed: oksana });
  await admin('offer_job', {
    application_id,
    starts_on: TOMORROW,
    ...(await offerSeen(origin, application_id)),
  });
  await admin('record_agreement', {
    application_id,
    side: 'family',
    answer: 'no',
    reason: '',
    ...said,
    ...(await offerSeen(origin, application_id)),
  });
  await opens({ offer_ended: oksana });
  await admin('decline_application', { application_id, reason: 'The hours.' });
  await admin('reconsider_application', { application_id });
  await opens({ application_reopened: oksana });
}

/** Profiles, with what staff enter. */
export async function profiles(story: Story): Promise<void> {
  const { admin, opens, origin, sql } = story;
  const fatima = account('fatima.hassan');
  const limei = account('limei.chen');
  const changesAsked = async () =>
    (await rows<object>(story, `caregiver_profiles?select=changes_reason&user_id=eq.${fatima.id}`))[0];
  await admin('request_profile_changes', {
    caregiver_id: fatima.id,
    reason: 'Say more about your work.',
    fields: ['about'],
    seen: await changesAsked(),
  });
  await opens({ profile_changes: fatima });
  await (
    await as(story, 'fatima.hassan')
  )('submit_profile', { consent: true });
  await opens({ profile_received: fatima });
  const [{ revision } = { revision: 0 }] = await rows<{ revision: number }>(
    story,
    `caregiver_profiles?select=revision&user_id=eq.${fatima.id}`,
  );
  await verifyDocuments(origin, fatima, ['qualification', 'background_check']);
  await admin('approve_caregiver', { caregiver_id: fatima.id, revision });
  await opens({ profile_approved: fatima });
  await admin('suspend_caregiver', { caregiver_id: fatima.id, reason: 'A complaint is looked into.' });
  await opens({ profile_suspended: fatima });
  await sql(
    `update public.caregiver_profiles set submitted_at = now() - interval '20 days' where user_id = '${limei.id}'`,
  );
  await sql(`select private.notify_overdue(${noon()})`);
  await opens({ takes_longer_caregiver: limei });

  const enter = async (name: string, profile: object) => {
    const caregiver_id = account(name).id;
    const [row] = await rows<{ updated_at: string }>(
      story,
      `caregiver_profiles?select=updated_at&user_id=eq.${caregiver_id}`,
    );
    await admin('enter_profile', { caregiver_id, profile, seen: row?.updated_at });
  };
  const add = async (name: string) => {
    const { access_token: token } = await keptSession(origin, demoAccounts.admin);
    const caregiver_id = account(name).id;
    const file_path = `${caregiver_id}/${randomUUID()}.pdf`;
    const stored = await fetch(`${origin}/storage/v1/object/documents/${file_path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/pdf',
      },
      body: '%PDF-1.4 a document',
    });
    if (!stored.ok) throw new Error(await stored.text());
    await admin('add_document', {
      id: randomUUID(),
      caregiver_id,
      kind: 'insurance',
      file_path,
      file_name: 'insurance.pdf',
      issued_on: null,
      expires_on: null,
      received: 'email',
    });
  };
  await enter('noel.fitzgerald', { phone: '01 555 0188' });
  await add('jurgita.kazlauskiene');
  await enter('ioana.popescu', { phone: '01 555 0189' });
  await add('ioana.popescu');
  const email = await imported(story, 'siobhan.murphy');
  await sql(`select private.write_entry_mails(now() + interval '11 minutes')`);
  await opens({
    profile_entered: account('noel.fitzgerald'),
    document_added: account('jurgita.kazlauskiene'),
    records_added: account('ioana.popescu'),
    placement_recorded: account('siobhan.murphy'),
    care_recorded: email,
  });
  await admin('add_caregivers', {
    rows: [{ id: randomUUID(), email: 'una@links.test', profile: { full_name: 'Una Keane' } }],
  });
  await opens({ account_made: 'una@links.test' });
}

/** Documents, also one that a placement needs. */
export async function documents(story: Story): Promise<void> {
  const { admin, opens, origin, sql } = story;
  const grace = account('grace.adeyemi');
  const [document_id, rejected] = await uploadDocuments(origin, grace, ['driving_licence', 'reference']);
  await admin('verify_document', { document_id, checked: 'Original seen.' });
  await opens({ document_verified: grace });
  await admin('reject_document', { document_id: rejected, reason: 'It can’t be read.' });
  await opens({ document_rejected: grace });
  await admin('date_document', { document_id, expires_on: daysAfter(today(), 20) });
  await opens({ document_dated: grace });
  await sql(`select private.warn_of_last_days(${noon()})`);
  await opens({ document_expiring: grace });
  const family = await familyOf(story, 'Lapsed', { availability: 1 << 18, care_types: ['personal_care'] });
  const { driving_licence: _, ...waivers } = NO_DOCUMENTS.waivers;
  const job = (await admin('publish_job', {
    request_id: family.id,
    title: 'Fridays by car',
    summary: 'Tea, talk and a drive to the sea every week.',
    required_credentials: ['driving_licence'],
    waivers,
  })) as string;
  await placeByPhone(admin, await applied(story, 'grace.adeyemi', job), { starts_on: TOMORROW });
  await sql(`update public.documents set expires_on = private.today() - 1 where id = '${document_id}'`);
  await sql(`select private.notify_lapses(${noon()})`);
  await opens({ document_lapsed: grace });
}

/** Jobs that fit: one, and a day later two. */
export async function newJobs(story: Story): Promise<void> {
  const { admin, opens, sql } = story;
  const noel = account('maricel.santos');
  const fitting = async (name: string) => {
    const { id } = await familyOf(story, name, { availability: 1, care_types: ['personal_care'] });
    await publish(admin, id, `Mornings with the ${name}s`);
  };
  const find = (days: number) =>
    sql(
      `select private.find_for_new_jobs(${noon(days)}, 100); select private.notify_new_jobs(${noon(days)})`,
    );
  await sql(`delete from private.new_jobs where true; delete from private.job_alerts where true`);
  await fitting('Walsh');
  await find(1);
  await opens({ job_found: noel });
  await fitting('Byrne');
  await fitting('Moore');
  await find(2);
  await opens({ jobs_found: noel });
}
