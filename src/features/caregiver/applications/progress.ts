import type { OwnPlacement, OwnStep } from '../../../data/own-applications.ts';
import { formatFullDay, today } from '../../../domain/operator.ts';
import { endInPast, endOfPlaced, type Ending } from '../../../domain/placement-state.ts';
import { LIVE_APPLICATIONS, type ApplicationStatus } from '../../../domain/status.ts';
import { isStillOpen } from './offer-words.ts';
import type { OwnApplication } from './applications-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const TAKEN: Record<OwnStep['step'], string> = t.steps;

/** A step of the application in the caregiver's words. A step back is named after what it came from. */
export function stepInWords({ step, from, said }: Omit<OwnStep, 'at'>, endedWithJob = false): string {
  if (from === 'invited' && step === 'withdrawn') return t.saidNoThank;
  if (from === 'invited' && step === 'declined') return t.invitationEnded;
  if (endedWithJob && step === 'declined') return t.jobClosed;
  if (step === 'submitted') {
    if (from === 'declined' || from === 'placed') return t.tookUpAgain;
    if (from === 'shortlisted') return t.offShortlist;
    return from === 'withdrawn' ? t.appliedAgain : TAKEN[step];
  }
  if (step !== 'shortlisted' || from === 'submitted' || from === 'placed') return TAKEN[step];
  if (said === 'caregiver') return t.declinedOffer;
  return said === 'family' || from === 'introduced' ? t.familyDecidedOtherwise : t.offerEnded;
}

const NEXT: Record<ApplicationStatus, string> = t.next;

/** What comes next if a no, or an expired offer, returned the application to the shortlist. */
const BACK: Record<string, string> = t.back;

/** The day of a placement's first visit. Its terms may begin on a day without one. */
export const firstVisitOf = ({ firstVisitOn, startsOn }: Pick<OwnPlacement, 'firstVisitOn' | 'startsOn'>) =>
  firstVisitOn ?? startsOn;

type Whereabouts = Pick<OwnApplication, 'status' | 'hasApplied' | 'job' | 'steps' | 'offer' | 'placement'>;

/** What comes next for an application, and who does it. News of the terms comes first. */
export const whatComesNext = (application: Whereabouts): string =>
  [...newsOfTerms(application.placement), nextStep(application)].join(' ');

function newsOfTerms(placement: OwnApplication['placement']): string[] {
  if (!placement?.newTerms || placement.endedAt || hasTermsToAnswer(placement)) return [];
  const { newTerms, refusedTerms } = placement;
  const isRefused = refusedTerms && refusedTerms > today();
  return [
    ...(isRefused ? [fill(t.saidNoToTerms, { day: formatFullDay(refusedTerms) })] : []),
    ...newTerms.map(({ agreed, fromDay }) =>
      agreed ? fill(t.newTermsFrom, { day: formatFullDay(fromDay) }) : t.saidYesToTerms,
    ),
  ];
}

function nextStep({ status, hasApplied, job, steps, offer, placement }: Whereabouts): string {
  if (placement?.endedAt)
    return [endInWords(placement), placement.came && t.thankCare].filter(Boolean).join(' ');
  if (hasTermsToAnswer(placement)) return t.newTermsToAnswer;
  if (placement?.leave && !placement.endReason) return t.comeWhileLeaving;
  if (placement && (firstVisitOf(placement) < today() || placement.firstDayConfirmedAt))
    return placement.endsOn ? fill(t.comeUntil, { day: formatFullDay(placement.endsOn) }) : t.comeAsAgreed;
  const last = steps.at(-1);
  if (status === 'shortlisted' && last?.step === status && !['submitted', 'placed'].includes(last.from ?? ''))
    return BACK[last.said ?? (last.from === 'introduced' ? 'family' : 'time')] ?? NEXT[status];
  if (status === 'withdrawn') {
    const so = hasApplied ? NEXT[status] : t.toldNot;
    const can = hasApplied ? t.canApplyAgain : t.canStillApply;
    return `${so} ${job?.status === 'open' ? can : t.jobNoLongerOpen}`;
  }
  if (status === 'declined' && !hasApplied) return t.thereNothing;
  if (status === 'offered' && offer && !isStillOpen(offer)) return t.back.time;
  if (!placement) return NEXT[status];
  const lastDay = placement.endsOn && fill(t.yourLastDay, { day: formatFullDay(placement.endsOn) });
  const start = fill(NEXT[status], { day: formatFullDay(firstVisitOf(placement)) });
  // What is newer comes first: an end that was set since, or else the start.
  return (placement.endReason ? [lastDay, start] : [start, lastDay]).filter(Boolean).join(' ');
}

/** How a placement has ended. */
function endInWords(placement: Ending): string {
  if (!placement.came) return fill(t.wereToldDidNot, { day: formatFullDay(placement.startsOn) });
  return fill(t.thisPlacement, { end: endInPast(placement) ?? '' });
}

/** Whether the caregiver can read the job: it is open, or they applied for it. */
export const canRead = ({ hasApplied, job }: Pick<OwnApplication, 'hasApplied' | 'job'>) =>
  job !== null && (hasApplied || job.status === 'open');

/** Whether the caregiver can still choose not to be shown to the family: until they have been. */
export const canChooseToBeShown = (status: ApplicationStatus) =>
  status === 'submitted' || status === 'shortlisted';

/** Whether the caregiver has something to answer. */
export const asksForAnswer = ({
  status,
  offer,
  placement,
}: Pick<OwnApplication, 'status' | 'offer' | 'placement'>) =>
  status === 'invited' ||
  (status === 'offered' && offer !== null && isStillOpen(offer)) ||
  hasTermsToAnswer(placement);

const hasTermsToAnswer = (placement: OwnApplication['placement']) =>
  placement?.newTerms?.some(({ agreed, said }) => !agreed && !said) ?? false;

export const titleOf = ({ job }: Pick<OwnApplication, 'job'>) => job?.title ?? t.jobCantReadPresent;

export const canWithdraw = (status: ApplicationStatus) => LIVE_APPLICATIONS.includes(status);

/** Groups of statuses, to find an application in a long list. */
export const FILTERS = t.filters;
export type Filter = keyof typeof FILTERS;

export function filterOf(application: Pick<OwnApplication, 'status' | 'hasApplied' | 'placement'>): Filter {
  const { status } = application;
  if (status === 'invited' || canWithdraw(status)) return 'waiting';
  return status === 'placed' && !endOfPlaced(application) ? 'placed' : 'closed';
}

/** The filter in the address; undefined shows all. */
export function readFilter(search: string): Filter | undefined {
  const wanted = new URLSearchParams(search).get('status') ?? '';
  return Object.hasOwn(FILTERS, wanted) ? (wanted as Filter) : undefined;
}
