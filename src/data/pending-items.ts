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
 * The caregiver did not come, left or leaves; the applicants withdrew; the invited ones have not answered; or nobody
 * has applied.
 */
export type WhyNobody = 'did_not_come' | 'left' | 'leaves' | 'gone' | 'unanswered' | 'nobody';
type Any = Both & {
  /** Whose turn it is. */
  turn: 'staff' | 'family' | 'caregiver';
  requestId: string | null;
  reference: string | null;
  caregiverId: string | null;
  caregiverName: string | null;
  /** The kind of a document, the title of a job, or a question that is unheard. */
  detail: string | null;
  /**
   * The status of its application, request or profile; the change of a visit; or the subject of a complaint or
   * message. `unheard` is a question that no email told the family.
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
  /** The family it is about, also for an application. Null if there is none, or it was erased. */
  client: Client;
  town: string | null;
  careTypes: CareType[] | null;
  urgent: boolean | null;
  /** When care should begin. Null if there is no request. */
  start: Start | null;
  /** The first day asked for, or the day of a visit, yyyy-mm-dd. Null if there is no certain day. */
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
 * Staff's pending work, by the harm that a delay does, then by its due day, 200 at most (admin). With ids, only what
 * is about those requests, caregivers or applications; or only the wanted kinds. The subject is a request, job
 * without a caregiver, question, message, caregiver, document (also one that expired during a placement), change of a
 * visit or of terms, complaint or application. The assignment is the request or caregiver whose owner counts.
 */
export const loadPendingItems = (about?: readonly string[], wanted?: PendingFilters) =>
  respond(
    rest()
      .rpc('pending_items', { ...(about && { about: [...about] }), ...(wanted && { filters: wanted }) })
      .select(ALL)
      .overrideTypes<Any[]>(),
  );

/** How many items of each kind wait for staff, all counted (admin). */
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
    // By GET, which the client tries again when the connection is back.
    rest().rpc('my_pending_items', {}, { get: true }).select(OWN).overrideTypes<Own[]>(),
  );
