import { formatDate, today } from '../../../domain/operator.ts';
import { LIVE_APPLICATIONS, type ApplicationStatus } from '../../../domain/status.ts';

const TAKEN: Record<ApplicationStatus, string> = {
  invited: 'We invited you',
  submitted: 'You applied',
  shortlisted: 'Put on the short list',
  introduced: 'The family was told of you',
  offered: 'Offered to you',
  accepted: 'You accepted the offer',
  placed: 'You were placed',
  declined: 'Not chosen',
  withdrawn: 'You withdrew',
};

/** A step that the application has taken, as the caregiver sees it. */
export function stepInWords(status: ApplicationStatus, hasApplied = true): string {
  if (!hasApplied && status === 'withdrawn') return 'You said no, thank you';
  if (!hasApplied && status === 'declined') return 'The invitation ended';
  return TAKEN[status];
}

const NEXT: Record<ApplicationStatus, string> = {
  invited: 'We think this job may suit you. Read it, then apply or tell us that it is not for you.',
  submitted: 'Next, the placement team reads it and answers you here. You don’t have to do anything.',
  shortlisted: 'You are among the few we have in mind. Next, we talk with the family and answer you here.',
  introduced:
    'The family reads about you: your first name and your profile, never how to reach you. Next, we tell you what it thinks.',
  offered: 'We would like you to take this job. Read the terms, and accept or decline.',
  accepted: 'Thank you. Next, we settle everything with the family and tell you here.',
  placed: 'The job is yours. Call the family to arrange the days, and us if anything is not right.',
  declined: 'This one is closed. Other jobs are waiting on your dashboard.',
  withdrawn: 'You took it back. While the job is open you can apply for it again.',
};

/** What comes next for an application, and from whom. */
export function whatComesNext(status: ApplicationStatus, hasApplied = true): string {
  if (!hasApplied && status === 'withdrawn')
    return 'You told us that it is not for you. While the job is open you can still apply for it.';
  if (!hasApplied && status === 'declined') return 'There is nothing for you to do.';
  return NEXT[status];
}

/** The last day of a placement that has ended, or is to end. */
export function endInWords({ endsOn, endedAt }: { endsOn: string | null; endedAt: string | null }): string {
  if (!endedAt) return endsOn ? `This placement ends on ${formatDate(endsOn)}.` : '';
  // One that is ended before its first day has that day for its last.
  const lastDay = endsOn && endsOn < today(new Date(endedAt)) ? endsOn : endedAt;
  return `This placement ended on ${formatDate(lastDay)}.`;
}

/** Whether it is still the caregiver's choice to be shown to the family: until it has been. */
export const canChooseToBeShown = (status: ApplicationStatus) =>
  status === 'submitted' || status === 'shortlisted';

/** Whether an application can still be taken back. */
export const canWithdraw = (status: ApplicationStatus) => LIVE_APPLICATIONS.includes(status);

/** Where an application stands, coarsely: what one looks for in a long list. */
export const FILTERS = { waiting: 'Waiting for an answer', placed: 'Placed', closed: 'Closed' } as const;
export type Filter = keyof typeof FILTERS;

export function filterOf(status: ApplicationStatus): Filter {
  if (status === 'invited' || canWithdraw(status)) return 'waiting';
  return status === 'placed' ? 'placed' : 'closed';
}

/** The filter that an address asks for; undefined shows everything. */
export function readFilter(search: string): Filter | undefined {
  const wanted = new URLSearchParams(search).get('status') ?? '';
  return Object.hasOwn(FILTERS, wanted) ? (wanted as Filter) : undefined;
}
