import type { ApplicationStatus } from './status.ts';

/** When an application came to each status; null for those it was never in. */
export type StepTimes = {
  /** False of one who was invited and has not applied. */
  hasApplied: boolean;
  invitedAt: string | null;
  submittedAt: string;
  shortlistedAt: string | null;
  introducedAt: string | null;
  offeredAt: string | null;
  acceptedAt: string | null;
  placedAt: string | null;
  declinedAt: string | null;
  withdrawnAt: string | null;
};

/** The steps an application has taken, oldest first: no step goes without its time. */
export function stepsTaken(times: StepTimes): { status: ApplicationStatus; at: string }[] {
  const all: [ApplicationStatus, string | null][] = [
    ['invited', times.invitedAt],
    ['submitted', times.hasApplied ? times.submittedAt : null],
    ['shortlisted', times.shortlistedAt],
    ['introduced', times.introducedAt],
    ['offered', times.offeredAt],
    ['accepted', times.acceptedAt],
    ['placed', times.placedAt],
    ['declined', times.declinedAt],
    ['withdrawn', times.withdrawnAt],
  ];
  return all
    .flatMap(([status, at]) => (at === null ? [] : [{ status, at }]))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
