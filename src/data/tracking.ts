import type { ArrivalTexts } from '../domain/arrival-notes.ts';
import type { ComplaintKind } from '../domain/complaints.ts';
import type { MessageAbout } from '../domain/family-messages.ts';
import type { Contact } from '../domain/contact-faults.ts';
import type { Failure } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';
import type { VisitChange } from '../domain/visit-state.ts';
import { backendUrl, publishableKey } from './backend.ts';
import type { Json } from './database.types.ts';
import { asStored, type Database } from './names.ts';
import { respond } from './respond.ts';
import type {
  CareBy,
  CheckInAnswer,
  FamilyVisit,
  Introduction,
  IntroductionAnswer,
  TrackedRequest,
} from './tracked-request.ts';

/** Null if the reference or the secret is wrong, without saying which. */
type Tracked = Promise<Result<TrackedRequest | null, Failure>>;

type Functions = Database['public']['Functions'];

// On a weak signal people should read that there is no connection, not see a spinner endlessly.
const PATIENCE_MS = 30_000;

/**
 * A request and its status. Refusals: too_many_requests, link_ended (from every call with a link that expired or was
 * ended). The calls below may also answer link_not_for_this.
 */
export const trackRequest = (key: TrackingKey): Tracked => call('track_request', key, {});

/** Answers a question of the staff. Refusals: request_step_not_allowed, answer_missing, too_long, too_many_requests. */
export const answerQuestion = (key: TrackingKey, questionId: string, answer: string): Tracked =>
  call('answer_question', key, { questionId, answer });

/**
 * Sends the family's answer about a caregiver and the terms they have read: the introduction's offered ones, else the
 * meant ones, as loaded. Refusals: introduction_ended, offer_changed, offer_expired, too_long, too_many_requests.
 */
export const answerIntroduction = (
  key: TrackingKey,
  application: string,
  answer: IntroductionAnswer,
  seen: Introduction['terms' | 'meant'],
  reason: string,
): Tracked =>
  call('answer_introduction', key, {
    applicationId: application,
    answer,
    seen: (seen ?? null) as Json,
    reason,
  });

/**
 * Sends the family's answer to proposed terms. The reason for a no may be empty. Refusals: change_step_not_allowed,
 * placement_ended, terms_not_possible, too_long, too_many_requests.
 */
export const answerTerms = (key: TrackingKey, id: string, accepts: boolean, reason: string): Tracked =>
  call('answer_own_terms', key, { id, accepts, reason: reason || null });

/**
 * Answers a check-in. “Something isn’t right” is a complaint. Refusals: check_in_ended, complaint_differs, too_long,
 * too_many_requests.
 */
export const answerCheckIn = (
  key: TrackingKey,
  checkIn: string,
  answer: CheckInAnswer,
  kind: ComplaintKind,
  words: string,
): Tracked => call('answer_check_in', key, { checkInId: checkIn, answer, kind, words });

/**
 * Writes to the team. Sent twice with one id, it counts once. Refusals: message_missing, too_long,
 * message_differs, request_step_not_allowed, too_many_requests.
 */
export const askTeam = (key: TrackingKey, id: string, about: MessageAbout, words: string): Tracked =>
  call('ask_team', key, { id, about, words });

/**
 * Says that something isn’t right with a placement, or with a stand-in. Sent twice with one id, it counts once. Refusals:
 * placement_not_found, complaint_differs, too_long, request_erased, too_many_complaints, too_many_requests.
 */
export const complain = (
  key: TrackingKey,
  id: string,
  { placement, change }: CareBy,
  kind: ComplaintKind,
  words: string,
): Tracked =>
  call('complain', key, { id, placementId: placement, kind, words, ...(change && { changeId: change }) });

/**
 * Says that a visit is not needed, or that nobody came. Sent twice with one id, it counts once. Refusals:
 * placement_ended, no_visit_then, visit_over, visit_to_come, first_day_confirmed, visit_changed, too_long,
 * too_many_requests.
 */
export const changeOwnVisit = (
  key: TrackingKey,
  id: string,
  { placement, day, opens }: FamilyVisit,
  kind: VisitChange,
  reason: string,
): Tracked => call('change_own_visit', key, { id, placementId: placement, onDate: day, opens, kind, reason });

/** Cancels what the family said about a visit. Refusals: visit_over, visit_step_not_allowed, too_many_requests. */
export const takeBackVisitChange = (key: TrackingKey, id: string): Tracked =>
  call('take_back_own_visit_change', key, { id });

/**
 * Changes the contact. Without a language, that stays as it is. Refusals: request_step_not_allowed, same_as_before,
 * too_many_requests, invalid_answers (detail: JSON of field to missing | invalid | too_long).
 */
export const changeContact = (
  key: TrackingKey,
  contact: Omit<Contact, 'contactLanguage'> & Partial<Pick<Contact, 'contactLanguage'>>,
): Tracked => call('change_request_contact', key, { contact });

/**
 * Changes the arrival notes; `seen` is the version that was seen. Refusals: changed_meanwhile (detail: {by, at}),
 * too_long, request_step_not_allowed, too_many_requests.
 */
export const changeArrivalNotes = (key: TrackingKey, notes: ArrivalTexts, seen: string | null): Tracked =>
  call('change_arrival_notes', key, { notes, seen });

/** Turns the family's emails on or off. Refusals: request_step_not_allowed, too_many_requests. */
export const chooseEmails = (key: TrackingKey, wanted: boolean): Tracked =>
  call('choose_family_emails', key, { wanted });

/**
 * Withdraws the request. The reason may be empty. Refusals: request_step_not_allowed, too_long,
 * too_many_requests.
 */
export const withdrawRequest = (key: TrackingKey, reason: string): Tracked =>
  call('withdraw_request', key, { reason });

/**
 * Changes the request, by the payload of a new one. Refusals: request_under_way, same_as_before, those of
 * `submitRequest`.
 */
export const changeRequest = (key: TrackingKey, request: Json): Tracked =>
  call('change_request', key, { request });

/** Cancels a withdrawal. Refusals: request_step_not_allowed, too_many_requests. */
export const takeBackWithdrawal = (key: TrackingKey): Tracked => call('take_back_withdrawal', key, {});

/** Makes another link to all of the request. Refusals: too_many_links, request_step_not_allowed, too_many_requests. */
export const addLink = (key: TrackingKey, name: string, newSecret: string): Tracked =>
  call('add_link', key, { name, newSecret });

/** Ends one of the request's links. Refusal: too_many_requests. */
export const endLink = (key: TrackingKey, linkId: string): Tracked => call('end_link', key, { linkId });

/**
 * Sends a private link to a request's email address. The answer is the same if the two don't belong together. Refusal:
 * too_many_requests.
 */
export const sendPrivateLink = (reference: string, email: string): Promise<Result<unknown, Failure>> =>
  respond(post('send_private_link', { reference, email }));

/**
 * Erases everything personal, and withdraws first if needed. Refusals: request_step_not_allowed,
 * too_many_requests.
 */
export const eraseRequest = (key: TrackingKey): Tracked => call('erase_request', key, {});

/** Everything we keep about the request, as rows; null for a wrong key. Refusal: too_many_requests. */
export const exportRequest = (key: TrackingKey): Promise<Result<unknown, Failure>> =>
  call('export_request', key, {});

/** The photo of an introduced caregiver, by the application's id, or of a placed one, by the placement's. */
export async function loadPhoto(
  { reference, trackingSecret: secret }: TrackingKey,
  person: string,
): Promise<Result<Blob, Failure>> {
  try {
    const answer = await fetch(`${backendUrl()}/functions/v1/caregiver-photo`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ reference, secret, person }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const photo = await answer.blob();
    if (answer.ok && photo.type.startsWith('image/')) return { ok: true, value: photo };
    return { ok: false, error: { kind: 'not-found', code: 'photo_not_shown' } };
  } catch {
    return { ok: false, error: { kind: 'offline', code: 'unreachable' } };
  }
}

/** A plain call with the project's key. A family has no account, so the auth client is not loaded. */
function call<Name extends keyof Functions>(
  name: Name,
  { reference, trackingSecret }: TrackingKey,
  more: Omit<Functions[Name]['Args'], 'reference' | 'secret'>,
): Tracked {
  return respond(post(name, { reference, secret: trackingSecret, ...more }));
}

type Answer =
  | { data: TrackedRequest | null; error: null; status: number }
  | { data: null; error: { code?: string; message: string; details?: string }; status: number };

const UNREACHABLE: Answer = { data: null, error: { message: 'unreachable' }, status: 0 };

async function post(name: keyof Functions, body: object): Promise<Answer> {
  try {
    const response = await fetch(`${backendUrl()}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${publishableKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(asStored(body)),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { ok, status } = response;
    if (ok) return { data: (await response.json()) as TrackedRequest | null, error: null, status };
    const error = (await response.json().catch(() => ({}))) as { message?: string };
    return { data: null, error: { message: response.statusText, ...error }, status };
  } catch {
    // Such as from a guest network's sign-in page, which answers every request.
    return UNREACHABLE;
  }
}
