import type { ArrivalNotes, ArrivalTexts } from '../domain/arrival-notes.ts';
import type { ChangedTerm } from '../domain/changed-terms.ts';
import type { ComplaintKind } from '../domain/complaints.ts';
import type { AnsweredAs, MessageAbout } from '../domain/family-messages.ts';
import type { Contact } from '../domain/contact-faults.ts';
import type { Failure } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';
import type { VisitsPeriod } from '../domain/placement-calendar.ts';
import type { SetTimes } from '../domain/set-times.ts';
import type { RequestStatus } from '../domain/status.ts';
import type { ProposedTerms, Terms } from '../domain/terms.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';
import type { MovedFrom, VisitChange, VisitTimes } from '../domain/visit-state.ts';
import type {
  CareType,
  ContactWay,
  DocumentKind,
  Duration,
  Language,
  Skill,
  Start,
} from '../domain/vocabulary.ts';
import { backendUrl, publishableKey } from './backend.ts';
import type { Json } from './database.types.ts';
import { asStored, type Database } from './names.ts';
import { respond } from './respond.ts';

/**
 * A request as its family sees it. Times are ISO, `startsOn` is a calendar day. Devices keep it: see `TRACKED_SHAPE`.
 */
export type TrackedRequest = {
  reference: string;
  status: RequestStatus;
  statusReason: string | null;
  submittedAt: string;
  /** What has happened, earliest first. */
  steps: HistoryStep[];
  /** Whose turn it is; null if nobody has to act. */
  turn: 'staff' | 'family' | null;
  /** The day by which staff answer, yyyy-mm-dd. */
  due: string | null;
  /** What staff did last. */
  lastStaffStep: Omit<HistoryStep, 'promisedBy'> | null;
  start: Start;
  /** Null if no certain day was named. */
  startsOn: string | null;
  hoursPerVisit: number | null;
  duration: Duration | null;
  careTypes: CareType[];
  place: string;
  /** The frozen answers; none once erased. */
  answers: { question: string; answer: string }[];
  /** What was sent, in the names of `NewRequest`; null once erased. */
  asked: Asked | null;
  /** Whether the family gets emails; null if we have no address. */
  wantsEmails: boolean | null;
  /** Until when a withdrawal can be cancelled. */
  takeBackUntil: string | null;
  /** Null once the family has erased it. */
  contact: {
    contactName: string;
    contactPhone: string | null;
    contactEmail: string | null;
    contactBy: ContactWay;
    /** Null if nobody asked. Then it is the site's. */
    contactLanguage: Language | null;
  } | null;
  /** The arrival notes; null if there are none. Devices keep none. */
  arrivalNotes?: ArrivalNotes | null;
  questions: FamilyQuestion[];
  /** The family's messages to the team, latest first. Not in copies of earlier versions. */
  messages?: FamilyMessage[];
  /** The placed caregivers: current ones before successors. */
  caregivers: PlacedCaregiver[];
  /**
   * Weeks as in domain/availability.ts: the times asked for, the covered ones, those we advertise, and covered ones
   * that end on a day without a successor.
   */
  week: {
    /** The visits asked for, as in domain/week-visits.ts. Not in copies of earlier versions. */
    visits?: unknown;
    asked: number;
    covered: number;
    lookedFor: number;
    until: { times: number; day: string }[];
  };
  /** Visits of the last week and of two weeks from today, earliest first. Not in copies of earlier versions. */
  visits?: FamilyVisit[];
  /** Terms that are proposed, or agreed on for a later day. Devices keep none. */
  newTerms?: ProposedTerms[];
  /** The introduced caregivers, earliest first. */
  introductions: Introduction[];
  /** Check-ins, one for each caregiver we ask about. */
  checkIns: CheckIn[];
  /** The family's complaints, latest first. Not in copies of earlier versions. */
  complaints?: FamilyComplaint[];
  /** Who a complaint can be about: current and former caregivers, by first name. */
  careBy?: { placement: string; caregiver: string }[];
  /**
   * Who has read the contact, latest first, one line a day: a caregiver by name, staff as null. `byLink` is a view by a
   * link that staff have seen, so it may be theirs.
   */
  contactReadings: { by: string | null; byLink?: true; at: string }[];
  /** What the family may do in the request's status. */
  can: Record<
    'answer' | 'change' | 'changeContact' | 'chooseEmails' | 'withdraw' | 'takeBack' | 'erase',
    boolean
  > & { write?: boolean };
  erasedAt: string | null;
  /** The purpose of the link that opened it. Not in copies of earlier versions, whose links opened everything. */
  purpose?: LinkPurpose;
  /** The links that open it, those to all of it first. Devices keep none. */
  links?: FamilyLink[];
};

/** All, or only what its email is about. */
type LinkPurpose =
  'all' | 'status' | 'visit' | 'question' | 'introduction' | 'check_in' | 'terms' | 'take_back';

export type FamilyLink = {
  id: string;
  purpose: LinkPurpose;
  /** The device that sent the request, its family, an email, or staff who read it out. */
  madeBy: 'request' | 'family' | 'email' | 'staff';
  name: string | null;
  /** Whether staff have seen it, or the link it was made with. */
  knownToStaff: boolean;
  madeAt: string;
  expiresAt: string | null;
  /** Rounded to the hour. */
  lastUsedAt: string | null;
  /** Whether this page was opened with it. */
  isThis: boolean;
};

export type PlacedCaregiver = {
  /** The placement's id. */
  placement: string;
  name: string;
  hasPhoto: boolean;
  phone: string | null;
  startsOn: string;
  endsOn: string | null;
  /** Why it ends, as staff wrote it. */
  endReason: string | null;
  /** The visits, as in domain/week-visits.ts. Not in copies of earlier versions. */
  visits?: unknown;
  /** If they change on a day, all of them over time. */
  periods?: VisitsPeriod[] | null;
  /** The parts of the week with visits: domain/availability.ts. */
  availability: number;
  /** Null while it is not agreed on. */
  hourlyRate: number | null;
  /** Verified documents that are valid today. Not in copies of earlier versions. */
  checked?: DocumentKind[];
};

/** A visit of a placement. `change` is what is different, `instead` the stand-in's first name. */
export type FamilyVisit = VisitTimes & {
  placement: string;
  change?: string;
  kind?: VisitChange;
  reason?: string | null;
  instead?: string | null;
  phone?: string | null;
  /** The stand-in's checked documents that are valid today. */
  checked?: DocumentKind[];
  /** Whether staff have dealt with it, so that we stop looking for a stand-in. */
  settled?: boolean;
  /** Whether nobody comes at first if the change is undone. */
  returns?: boolean;
  /** The earlier time, if it is moved. */
  moved?: MovedFrom;
};

/**
 * A step: a status, a question or its answer, changed answers, an introduction and the family's answer, or an event
 * with a caregiver. Such an event has the first name (`who`), the last `day`, the `reason`, which terms `changed`, and
 * the new terms. `promisedBy` is the day, yyyy-mm-dd, that staff had promised.
 */
export type HistoryStep = {
  step: RequestStatus | FamilyStep;
  at: string;
  promisedBy: string | null;
  who?: string;
  day?: string;
  reason?: string;
  changed?: readonly ChangedTerm[];
  terms?: {
    visits: unknown;
    availability: number;
    hourlyRate: number | null;
    startsOn: string;
    endsOn: string | null;
  };
};
export type FamilyStep =
  | 'question'
  | 'answer'
  | 'answer_read'
  | 'changed'
  | 'corrected'
  | 'contact_changed'
  | 'introduced'
  | `said_${IntroductionAnswer}`
  | 'refused_terms'
  | 'part_covered'
  | 'covered'
  | 'care_changed'
  | 'care_ending'
  | 'care_ended';

/** The request as it was sent, with the people it names. Its week is as in domain/availability.ts. */
export type Asked = Record<string, unknown> & {
  availability: number;
  recipientName?: string;
  /** Not in copies of earlier versions. */
  flexible?: boolean;
  setTimes?: SetTimes | null;
  startsOn: string | null;
  placeId: number;
};

/** An introduced caregiver, without surname, phone or address. Times are weeks as in domain/availability.ts. */
export type Introduction = {
  application: string;
  firstName: string;
  hasPhoto: boolean;
  about: string | null;
  experienceYears: number | null;
  languages: Language[];
  /** Not in copies of earlier versions. */
  otherLanguages?: string | null;
  skills: Skill[];
  careTypes: CareType[];
  /** Checked documents that are valid today. */
  checked: DocumentKind[];
  /** Those of the requested times at which the caregiver is free. */
  times: number;
  timesAsked: number;
  /** The family's budget an hour. */
  budget?: number | null;
  why: string;
  /** The terms that a yes means before an offer. Not in copies of earlier versions. */
  meant?: { visits?: unknown; availability: number; hourlyRate: number | null; startsOn: string | null };
  introducedAt: string;
  answer: IntroductionAnswer | null;
  answeredAt: string | null;
  /** What the family wrote with its answer. */
  reason?: string | null;
  /** Earlier terms to which the family said yes. */
  lapsedYes?: Terms | null;
  /** The offer to the caregiver: the last day to answer, and whether it was accepted. */
  offer: { until: string; accepted: boolean } | null;
  /** The offered terms. */
  terms: {
    visits?: unknown;
    availability: number;
    hourlyRate: number | null;
    startsOn: string;
    endsOn: string | null;
    offeredAt: string;
  } | null;
};
export type IntroductionAnswer = 'yes' | 'talk' | 'no';

/** A question about how care is working with a caregiver, and the family's answer. */
export type CheckIn = {
  id: string;
  occasion: 'week' | 'month';
  /** The first name. */
  caregiver: string;
  answer: CheckInAnswer | null;
  answeredAt: string | null;
};
export type FamilyComplaint = {
  id: string;
  /** The first name. */
  caregiver: string;
  kind: ComplaintKind;
  words: string | null;
  raisedAt: string;
  settledAt: string | null;
  /** The day by which we call or email, yyyy-mm-dd, until it is settled. */
  due: string | null;
};
export type FamilyMessage = {
  id: string;
  about: MessageAbout;
  words: string;
  sentAt: string;
  answeredAs: AnsweredAs | null;
  answer: string | null;
  answeredAt: string | null;
  /** The day by which we answer, yyyy-mm-dd, until we do. */
  due: string | null;
};
export type CheckInAnswer = 'well' | 'not_well';

/** A question of staff, and the family's answer. */
export type FamilyQuestion = {
  id: string;
  question: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
};

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
 * Sends the family's answer about a caregiver and the terms it has read: those of the offer made at that time, or none.
 * Refusals: introduction_ended, offer_changed, too_long, too_many_requests.
 */
export const answerIntroduction = (
  key: TrackingKey,
  application: string,
  answer: IntroductionAnswer,
  offeredAt: string | null,
  reason: string,
): Tracked => call('answer_introduction', key, { applicationId: application, answer, offeredAt, reason });

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
 * Says that something isn’t right with a placement. Sent twice with one id, it counts once. Refusals:
 * complaint_differs, too_long, request_erased, too_many_complaints, too_many_requests.
 */
export const complain = (
  key: TrackingKey,
  id: string,
  placement: string,
  kind: ComplaintKind,
  words: string,
): Tracked => call('complain', key, { id, placementId: placement, kind, words });

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
