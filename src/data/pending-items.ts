// bundle: waiting
import type { ComplaintKind } from '../domain/complaints.ts';
import type { MessageAbout } from '../domain/family-messages.ts';
import type { Client } from '../domain/client.ts';
import type { Waiting } from '../domain/operator.ts';
import type { ApplicationStatus, ProfileStatus, RequestStatus } from '../domain/status.ts';
import type { CareType, Start } from '../domain/vocabulary.ts';
import type { VisitChange } from '../domain/visits.ts';
import type { StaffStep } from '../domain/waiting.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

const BOTH = 'kind, subjectId, since, due' as const;
const OWN = `${BOTH}, lastStep, lastStepAt` as const;
const ALL =
  `${BOTH}, turn, requestId, reference, caregiverId, caregiverName, detail, status, assignment, ownerId, owner, client, town, careTypes, urgent, start, begins, why, isClosed, placementId, harm` as const;

type Both = {
  kind: Waiting | 'lapse';
  /** The last day for staff to answer in time, yyyy-mm-dd; null if another person has to answer. */
  due: string | null;
};
type Own = Both & {
  /** The last step of a staff member, and when. Null if there is none. */
  lastStep: StaffStep | null;
  lastStepAt: string | null;
};
/**
 * Why a job has nobody: the caregiver did not come, left or leaves; the applicants withdrew; the invited have not
 * answered; or nobody has applied.
 */
export type WhyNobody = 'did_not_come' | 'left' | 'leaves' | 'gone' | 'unanswered' | 'nobody';
type Any = Both & {
  /** Whose turn it is. */
  turn: 'staff' | 'family' | 'caregiver';
  requestId: string | null;
  reference: string | null;
  caregiverId: string | null;
  caregiverName: string | null;
  /** A document's kind, a job's title, or `unheard` questions. */
  detail: string | null;
  /**
   * The status of its application, request or profile; a visit's change; or the subject of a complaint or message.
   * `unheard` is a question about which no email reached the family.
   */
  status:
    | ApplicationStatus
    | RequestStatus
    | ProfileStatus
    | VisitChange
    | ComplaintKind
    | MessageAbout
    | 'unheard'
    | null;
  /** Its owner and the owner's name. */
  ownerId: string | null;
  owner: string | null;
  /** The family it is about, also for an application; null if there is none, or it was erased. */
  client: Client;
  town: string | null;
  careTypes: CareType[] | null;
  urgent: boolean | null;
  /** When care should begin; null without a request. */
  start: Start | null;
  /** The first day asked for, or the day of a visit, yyyy-mm-dd; null if there is no certain day. */
  begins: string | null;
  /** For a job without a caregiver: why it has none. */
  why: WhyNobody | null;
  /** The placement, for a visit, a complaint or changed terms. */
  placementId: string | null;
  /** Smaller if waiting does more harm. The list is in this order. */
  harm: number;
};

/** Filters of the items that wait for staff. `has` is an admin’s id, or `nobody`. */
export type PendingFilters = { kind?: Any['kind']; status?: string | undefined; has?: string };

/**
 * Staff's pending items, by the harm that a delay does, accepted offers first, then by due day, 200 at most (admin). With ids, only items
 * about those requests, caregivers or applications, or only of the wanted kinds. The subject is a request, job without
 * a caregiver, question, message, caregiver, document (also one that expired during a placement), change of a visit or
 * of terms, complaint or application. The assignment is that of the request or caregiver.
 */
export const loadPendingItems = (about?: readonly string[], wanted?: PendingFilters) =>
  respond(
    rest()
      .rpc('pending_items', { ...(about && { about: [...about] }), ...(wanted && { filters: wanted }) })
      .select(ALL)
      .overrideTypes<Any[]>(),
  );

/** How many items of each kind wait for staff, however many there are (admin). */
export const loadPendingCounts = () =>
  respond(
    rest()
      .rpc('pending_counts')
      .select('kind, status, things')
      .overrideTypes<Pick<Any, 'kind' | 'status'>[]>(),
  );

/** The signed-in caregiver's items that wait for staff, due first. */
export const loadOwnPendingItems = () =>
  respond(
    // By GET, which the client tries again once the connection is back.
    rest().rpc('my_pending_items', {}, { get: true }).select(OWN).overrideTypes<Own[]>(),
  );
