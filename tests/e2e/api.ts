import { randomBytes, randomUUID } from 'node:crypto';
import { type DemoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { makeReference, showReference } from '../../src/lib/reference.ts';
import { daysAfter } from '../../src/domain/calendar-day.ts';
import { today } from '../../src/domain/operator.ts';
import type { TrackingKey } from '../../src/domain/tracking-key.ts';
import { DOCUMENT_KINDS } from '../../src/domain/vocabulary.ts';
import { keptSession } from './session.ts';
import { publishableKey } from './stack.ts';

/** A first day that has no visit behind it, at whatever hour. */
export const TOMORROW = daysAfter(today(), 1);

/** A job without required documents, so that anyone may apply. */
export const NO_DOCUMENTS = {
  required_credentials: [],
  waivers: Object.fromEntries(Object.keys(DOCUMENT_KINDS).map((kind) => [kind, 'Not needed here.'])),
};

export type Caller = (name: string, args: object) => Promise<unknown>;

/** Calls functions of the database over HTTP, as a visitor or as a demo account. Throws when one refuses. */
export async function callerOf(origin: string, account?: DemoAccount): Promise<Caller> {
  const token = account ? (await keptSession(origin, account)).access_token : publishableKey;
  return async (name, args) => {
    const response = await fetch(`${origin}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(args),
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${body}`);
    return body ? (JSON.parse(body) as unknown) : undefined;
  };
}

/** Publishes a request as a job that anyone may apply for; returns the job. */
export const publish = (admin: Caller, request_id: string, title: string) =>
  admin('publish_job', {
    request_id,
    title,
    summary: 'Tea, talk and a walk by the sea every week.',
    ...NO_DOCUMENTS,
  }) as Promise<string>;

/** Makes a person apply for a job; returns the application. */
export async function apply(origin: string, account: DemoAccount, job_id: string, answers: object = {}) {
  const caregiver = await callerOf(origin, account);
  return caregiver('apply_to_job', {
    job_id,
    message: '',
    may_be_shown: true,
    ...answers,
  }) as Promise<string>;
}

/** Places an applicant with what both sides said by phone; returns the placement. */
export const placeByPhone = (admin: Caller, application_id: string, terms: object = {}) =>
  admin('place_caregiver', {
    application_id,
    family_said_by: 'Ciara Nolan',
    family_said_on: today(),
    caregiver_said_by: 'The caregiver',
    caregiver_said_on: today(),
    seen: { offered_at: null, family: null, caregiver: null },
    ...terms,
  }) as Promise<string>;

/** A journey ends its placements, or these times are taken in the worker's next journey. */
export const endPlacement = (admin: Caller, placement_id: string) =>
  admin('end_placement', { placement_id, reason: 'The journey is over.' });

/** The offer and answers on staff's screen, as `offer_job` takes them. */
export async function offerSeen(origin: string, application: string) {
  const token = (await keptSession(origin, demoAccounts.admin)).access_token;
  const response = await fetch(
    `${origin}/rest/v1/applications?select=offers(offered_at),agreements(side,given_at)&id=eq.${application}`,
    { headers: { apikey: publishableKey, authorization: `Bearer ${token}` } },
  );
  const [{ offers, agreements }] = (await response.json()) as [
    { offers: { offered_at: string } | null; agreements: { side: string; given_at: string }[] },
  ];
  const given = (side: string) => agreements.find((answer) => answer.side === side)?.given_at ?? null;
  return {
    seen: { offered_at: offers?.offered_at ?? null, family: given('family'), caregiver: given('caregiver') },
  };
}

/** The references of a contact's requests in the database, in groups of three. */
export async function referencesOf(origin: string, contact: string): Promise<string[]> {
  const { access_token: token } = await keptSession(origin, demoAccounts.admin);
  const query = `select=reference,contact:request_contacts!inner(contact_name)&contact.contact_name=eq.${contact}`;
  const response = await fetch(`${origin}/rest/v1/requests?${query}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  const rows = (await response.json()) as { reference: string }[];
  return rows.map(({ reference }) => showReference(reference));
}

/**
 * Sends a request as the wizard would. By an admin it doesn't count against the limit of visitors, which all
 * tests share.
 */
export async function sendRequest(admin: Caller, contactName: string, changes: object = {}) {
  const [town] = (await admin('search_places', { query: 'Dún Laoghaire' })) as { id: number }[];
  const key: TrackingKey = { reference: makeReference(), trackingSecret: randomBytes(16).toString('hex') };
  const id = randomUUID();
  await admin('submit_request', {
    request: {
      id,
      reference: key.reference,
      tracking_secret: key.trackingSecret,
      relation: 'parent',
      contact_name: contactName,
      contact_phone: '01 555 0134',
      contact_email: 'family@example.com',
      contact_by: 'either',
      contact_language: 'en',
      recipient_name: `Peg ${contactName}`,
      address: '7 Seapoint Avenue',
      place_id: town?.id,
      care_types: ['companionship', 'household_help'],
      skills: [],
      languages: ['en'],
      availability: 5,
      starts_on: new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10),
      hourly_budget: null,
      notes: 'She loves music.',
      helper_name: '',
      helper_relation: '',
      helper_agreed_by: '',
      consent: true,
      answers: [{ question: 'The care is for', answer: 'My parent' }],
      ...changes,
    },
  });
  return { id, ...key };
}
