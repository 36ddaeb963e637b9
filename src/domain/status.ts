import type { Tone } from '../lib/tone.ts';

/** Where things stand, in words, with the tone a badge shows them in. Keys are the database's enum values. */
export type StatusWords = { label: string; tone: Tone };

/**
 * The one rule for colours: whose turn it is, ours being the placement team's (decision 0122).
 * `done` went well, `trouble` must not stay so, of what is `over` nobody has to do anything.
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
  submitted: { label: 'New', tone: ours },
  in_review: { label: 'In review', tone: ours },
  open: { label: 'Open', tone: theirs },
  matched: { label: 'Matched', tone: done },
  closed: { label: 'Closed', tone: over },
  declined: { label: 'Declined', tone: over },
  withdrawn: { label: 'Withdrawn', tone: over },
} as const satisfies Record<string, StatusWords>;

export const JOB_STATUS = {
  open: { label: 'Open', tone: theirs },
  filled: { label: 'Filled', tone: done },
  closed: { label: 'Closed', tone: over },
} as const satisfies Record<string, StatusWords>;

export const APPLICATION_STATUS = {
  invited: { label: 'Invited', tone: theirs },
  submitted: { label: 'Received', tone: ours },
  shortlisted: { label: 'Shortlisted', tone: ours },
  introduced: { label: 'Introduced', tone: theirs },
  offered: { label: 'Offered', tone: theirs },
  accepted: { label: 'Accepted', tone: ours },
  placed: { label: 'Placed', tone: done },
  declined: { label: 'Not chosen', tone: over },
  withdrawn: { label: 'Withdrawn', tone: over },
} as const satisfies Record<string, StatusWords>;

/** Where an application stands; what was but an invitation ends as one. */
export function applicationWords({ status, hasApplied }: Invitable): StatusWords {
  if (hasApplied || status === 'invited') return APPLICATION_STATUS[status];
  return { label: status === 'withdrawn' ? 'Invitation declined' : 'Invitation ended', tone: over };
}
/** `hasApplied` is false of one who was invited and has not applied. */
export type Invitable = { status: ApplicationStatus; hasApplied: boolean };

/** Whether an application has come to a placement that has ended; how, domain/placement-state.ts tells. */
export const hasLeft = ({ status, placement }: Leavable): boolean =>
  status === 'placed' && Boolean(placement?.endedAt);
export type Leavable = { status: ApplicationStatus; placement: { endedAt: string | null } | null };

/** A placement has no status: it is live until it has ended. */
export const PLACEMENT_STATE = {
  live: { label: 'Live', tone: done },
  ended: { label: 'Ended', tone: over },
} as const satisfies Record<string, StatusWords>;

export const PROFILE_STATUS = {
  draft: { label: 'Draft', tone: over },
  submitted: { label: 'Waiting for review', tone: ours },
  changes_requested: { label: 'Changes asked for', tone: theirs },
  approved: { label: 'Approved', tone: done },
  suspended: { label: 'Suspended', tone: trouble },
} as const satisfies Record<string, StatusWords>;

export const DOCUMENT_STATUS = {
  uploaded: { label: 'Waiting for a check', tone: ours },
  verified: { label: 'Verified', tone: done },
  rejected: { label: 'Not accepted', tone: trouble },
} as const satisfies Record<string, StatusWords>;

/** In place of a document's status once it is past its date. */
export const EXPIRED: StatusWords = { label: 'Expired', tone: trouble };

export type RequestStatus = keyof typeof REQUEST_STATUS;
export type JobStatus = keyof typeof JOB_STATUS;
export type ApplicationStatus = keyof typeof APPLICATION_STATUS;
/** Those of whom one may still be placed. */
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
