import type { OwnStep } from '../../../data/own-applications.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { endInPast, endOfPlaced, type Ending } from '../../../domain/placement-state.ts';
import { LIVE_APPLICATIONS, type ApplicationStatus } from '../../../domain/status.ts';
import { stillStands } from './offer-words.ts';
import type { OwnApplication } from './applications-screen.ts';

const TAKEN: Record<OwnStep['step'], string> = {
  invited: 'We invited you',
  submitted: 'You applied',
  shortlisted: 'Put on the short list',
  introduced: 'The family was told of you',
  offered: 'Offered to you',
  accepted: 'You accepted the offer',
  placed: 'You were placed',
  declined: 'Not chosen',
  withdrawn: 'You withdrew',
  ended: 'The placement ended',
};

/** A step that the application has taken, as the caregiver sees it; a step back by what it came from. */
export function stepInWords({ step, from, said }: Omit<OwnStep, 'at'>): string {
  if (from === 'invited' && step === 'withdrawn') return 'You said no, thank you';
  if (from === 'invited' && step === 'declined') return 'The invitation ended';
  if (step === 'submitted') {
    if (from === 'declined' || from === 'placed') return 'We took it up again';
    return from === 'withdrawn' ? 'You applied again' : TAKEN[step];
  }
  if (step !== 'shortlisted' || from === 'submitted' || from === 'placed') return TAKEN[step];
  if (said === 'caregiver') return 'You declined the offer';
  return said === 'family' || from === 'introduced' ? 'The family decided otherwise' : 'The offer ended';
}

const NEXT: Record<ApplicationStatus, string> = {
  invited: 'We think this job may suit you. Read it, then apply or tell us that it is not for you.',
  submitted: 'Next, the placement team reads it and answers you here. You don’t have to do anything.',
  shortlisted: 'You are among the few we have in mind. Next, we talk with the family and answer you here.',
  introduced:
    'The family reads about you: your first name and your profile, never how to reach you. Next, we tell you what it thinks.',
  offered: 'We would like you to take this job. Read the terms, and accept or decline.',
  accepted: 'Thank you. Next, we settle everything with the family and tell you here.',
  placed: 'The job is yours. Arrange the days with the family, and call us if anything is not right.',
  declined: 'This one is closed. Other jobs are waiting on your dashboard.',
  withdrawn: 'You took it back.',
};

/** What comes next for one that a no, or time, put back on the short list. */
const BACK: Record<string, string> = {
  family:
    'The family decided otherwise this time; that is no judgement of your work. Your application stays with us, in case this changes.',
  caregiver: 'You declined our offer. Your application stays with us, for other terms.',
  time: 'Our offer has ended. Your application stays with us, and we tell you how it goes on.',
};

type Whereabouts = Pick<OwnApplication, 'status' | 'hasApplied' | 'job' | 'steps' | 'placement'>;

/** What comes next for an application, and from whom. */
export function whatComesNext({ status, hasApplied, job, steps, placement }: Whereabouts): string {
  if (placement?.endedAt)
    return placement.came ? `${endInWords(placement)} Thank you for your care.` : endInWords(placement);
  const last = steps.at(-1);
  if (status === 'shortlisted' && last?.step === status && !['submitted', 'placed'].includes(last.from ?? ''))
    return BACK[last.said ?? (last.from === 'introduced' ? 'family' : 'time')] ?? NEXT[status];
  if (status === 'withdrawn') {
    const so = hasApplied ? NEXT[status] : 'You told us that it is not for you.';
    if (job?.status !== 'open') return `${so} The job is no longer open to you.`;
    return `${so} While the job is open you can ${hasApplied ? 'apply for it again' : 'still apply for it'}.`;
  }
  if (status === 'declined' && !hasApplied) return 'There is nothing for you to do.';
  return NEXT[status];
}

/** The last day of a placement that has ended, or is to end. */
export function endInWords(placement: Ending): string {
  if (placement.endedAt && !placement.came)
    return `We were told that you did not come on your first day, ${formatFullDay(placement.startsOn)}, so this placement has ended. If that is not right, please call us.`;
  if (placement.endedAt) return `This placement ${endInPast(placement)}.`;
  return placement.endsOn ? `This placement ends on ${formatFullDay(placement.endsOn)}.` : '';
}

/** Whether its job's page can be read: an open job's, or that of one applied for. */
export const canRead = ({ hasApplied, job }: Pick<OwnApplication, 'hasApplied' | 'job'>) =>
  job !== null && (hasApplied || job.status === 'open');

/** Whether it is still the caregiver's choice to be shown to the family: until it has been. */
export const canChooseToBeShown = (status: ApplicationStatus) =>
  status === 'submitted' || status === 'shortlisted';

/** What the caregiver itself has to answer. */
export const asksForAnswer = ({ status, offer }: Pick<OwnApplication, 'status' | 'offer'>) =>
  status === 'invited' || (status === 'offered' && offer !== null && stillStands(offer));

export const titleOf = ({ job }: Pick<OwnApplication, 'job'>) =>
  job?.title ?? 'A job you can’t read at present';

/** Whether an application can still be taken back. */
export const canWithdraw = (status: ApplicationStatus) => LIVE_APPLICATIONS.includes(status);

/** Where an application stands, coarsely: what one looks for in a long list. */
export const FILTERS = { waiting: 'Waiting for an answer', placed: 'Placed', closed: 'Closed' } as const;
export type Filter = keyof typeof FILTERS;

export function filterOf(application: Pick<OwnApplication, 'status' | 'hasApplied' | 'placement'>): Filter {
  const { status } = application;
  if (status === 'invited' || canWithdraw(status)) return 'waiting';
  return status === 'placed' && !endOfPlaced(application) ? 'placed' : 'closed';
}

/** The filter that an address asks for; undefined shows everything. */
export function readFilter(search: string): Filter | undefined {
  const wanted = new URLSearchParams(search).get('status') ?? '';
  return Object.hasOwn(FILTERS, wanted) ? (wanted as Filter) : undefined;
}
