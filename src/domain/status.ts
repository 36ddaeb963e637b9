import type { Tone } from '../lib/tone.ts';

/** Where things stand, in words, with the tone a badge shows them in. Keys are the database's enum values. */
export type StatusWords = { label: string; tone: Tone };

export const REQUEST_STATUS = {
  submitted: { label: 'New', tone: 'info' },
  in_review: { label: 'In review', tone: 'warning' },
  open: { label: 'Open as a job', tone: 'info' },
  matched: { label: 'Matched', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<string, StatusWords>;

export const JOB_STATUS = {
  open: { label: 'Open', tone: 'info' },
  filled: { label: 'Filled', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<string, StatusWords>;

export const APPLICATION_STATUS = {
  invited: { label: 'Invited', tone: 'info' },
  submitted: { label: 'Received', tone: 'info' },
  shortlisted: { label: 'Shortlisted', tone: 'warning' },
  introduced: { label: 'Introduced', tone: 'warning' },
  offered: { label: 'Offered', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
  placed: { label: 'Placed', tone: 'success' },
  declined: { label: 'Not chosen', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<string, StatusWords>;

/** Where an application stands; what was but an invitation ends as one. */
export function applicationWords({ status, hasApplied }: Invitable): StatusWords {
  if (hasApplied || status === 'invited') return APPLICATION_STATUS[status];
  return { label: status === 'withdrawn' ? 'Invitation declined' : 'Invitation ended', tone: 'neutral' };
}
/** `hasApplied` is false of one who was invited and has not applied. */
export type Invitable = { status: ApplicationStatus; hasApplied: boolean };

/** Whether an application has come to a placement that has ended; how, domain/placement-state.ts tells. */
export const hasLeft = ({ status, placement }: Leavable): boolean =>
  status === 'placed' && Boolean(placement?.endedAt);
export type Leavable = { status: ApplicationStatus; placement: { endedAt: string | null } | null };

/** A placement has no status: it is live until it has ended. */
export const PLACEMENT_STATE = {
  live: { label: 'Live', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
} as const satisfies Record<string, StatusWords>;

export const PROFILE_STATUS = {
  draft: { label: 'Draft', tone: 'neutral' },
  submitted: { label: 'Waiting for review', tone: 'info' },
  changes_requested: { label: 'Changes asked for', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'danger' },
} as const satisfies Record<string, StatusWords>;

export const DOCUMENT_STATUS = {
  uploaded: { label: 'Waiting for a check', tone: 'info' },
  verified: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Not accepted', tone: 'danger' },
} as const satisfies Record<string, StatusWords>;

/** In place of a document's status once it is past its date. */
export const EXPIRED: StatusWords = { label: 'Expired', tone: 'danger' };

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
