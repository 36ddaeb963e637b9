import type { Tone } from '../lib/tone.ts';
import * as t from './status.words.ts';

/** Statuses in words, with the tone of their badge. Keys are the database's enum values. */
export type StatusWords = { label: string; tone: Tone };

/**
 * The only rule for colours: whose turn it is, where ours is our team's (decision 0122). `done` went well, `trouble`
 * must change, and `over` needs nobody.
 */
export const TURN = {
  ours: 'info',
  theirs: 'warning',
  done: 'success',
  trouble: 'danger',
  over: 'neutral',
} as const satisfies Record<string, Tone>;
const { ours, theirs, done, trouble, over } = TURN;

export const REQUEST_STATUS = {
  submitted: { label: t.newRequest, tone: ours },
  in_review: { label: t.inReview, tone: ours },
  open: { label: t.open, tone: theirs },
  matched: { label: t.matched, tone: done },
  closed: { label: t.closed, tone: over },
  declined: { label: t.declined, tone: over },
  withdrawn: { label: t.withdrawn, tone: over },
} as const satisfies Record<string, StatusWords>;

export const JOB_STATUS = {
  open: { label: t.open, tone: theirs },
  filled: { label: t.filled, tone: done },
  closed: { label: t.closed, tone: over },
} as const satisfies Record<string, StatusWords>;

export const APPLICATION_STATUS = {
  invited: { label: t.invited, tone: theirs },
  submitted: { label: t.received, tone: ours },
  shortlisted: { label: t.shortlisted, tone: ours },
  introduced: { label: t.introduced, tone: theirs },
  offered: { label: t.offered, tone: theirs },
  accepted: { label: t.accepted, tone: ours },
  placed: { label: t.placed, tone: done },
  declined: { label: t.notChosen, tone: over },
  withdrawn: { label: t.withdrawn, tone: over },
} as const satisfies Record<string, StatusWords>;

/** The status of an application. One that was only an invitation ends as an invitation. */
export function applicationWords({ status, hasApplied }: Invitable): StatusWords {
  if (hasApplied || status === 'invited') return APPLICATION_STATUS[status];
  return { label: status === 'withdrawn' ? t.invitationDeclined : t.invitationEnded, tone: over };
}
/** Of one that was declined because its job was withdrawn. */
export const JOB_CLOSED: StatusWords = { label: t.jobClosed, tone: over };
/** `hasApplied` is false for someone who was invited and has not applied. */
export type Invitable = { status: ApplicationStatus; hasApplied: boolean };

/** Whether an application led to a placement that has ended. domain/placement-state.ts says how it ended. */
export const hasLeft = ({ status, placement }: Leavable): boolean =>
  status === 'placed' && Boolean(placement?.endedAt);
export type Leavable = { status: ApplicationStatus; placement: { endedAt: string | null } | null };

/** A placement has no status: it is live until it has ended. */
export const PLACEMENT_STATE = {
  live: { label: t.live, tone: done },
  ended: { label: t.ended, tone: over },
} as const satisfies Record<string, StatusWords>;

export const PROFILE_STATUS = {
  draft: { label: t.draft, tone: over },
  submitted: { label: t.waitingReview, tone: ours },
  changes_requested: { label: t.changesAsked, tone: theirs },
  approved: { label: t.approved, tone: done },
  suspended: { label: t.suspended, tone: trouble },
} as const satisfies Record<string, StatusWords>;

export const DOCUMENT_STATUS = {
  uploaded: { label: t.waitingCheck, tone: ours },
  verified: { label: t.verified, tone: done },
  rejected: { label: t.notAccepted, tone: trouble },
} as const satisfies Record<string, StatusWords>;

/** Replaces a document's status once it has expired. */
export const MISSING: StatusWords = { label: t.missing, tone: 'warning' };
export const EXPIRED: StatusWords = { label: t.expired, tone: trouble };

export type RequestStatus = keyof typeof REQUEST_STATUS;
export type JobStatus = keyof typeof JOB_STATUS;
export type ApplicationStatus = keyof typeof APPLICATION_STATUS;
/** Applicants who may still be placed. */
export const LIVE_APPLICATIONS: readonly ApplicationStatus[] = [
  'submitted',
  'shortlisted',
  'introduced',
  'offered',
  'accepted',
];
export type ProfileStatus = keyof typeof PROFILE_STATUS;
export type DocumentStatus = keyof typeof DOCUMENT_STATUS;

/** The states of one kind as the options of a filter, in their order. */
export const statusOptions = (states: Record<string, StatusWords>) =>
  Object.entries(states).map(([value, { label }]) => ({ value, label }));
