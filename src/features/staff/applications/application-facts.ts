import { stepsTaken, type StepTimes } from '../../../domain/application-steps.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { wordUnmet } from '../../../domain/unmet-requirements.ts';

export type Step = 'shortlist' | 'offer' | 'place' | 'decline';

const WAITING: readonly Step[] = ['shortlist', 'offer', 'place', 'decline'];

/** The steps that the database allows from where the application and its job stand. */
export function stepsFrom(status: ApplicationStatus, jobIsOpen: boolean): readonly Step[] {
  const steps: Record<ApplicationStatus, readonly Step[]> = {
    submitted: WAITING,
    shortlisted: ['offer', 'place', 'decline'],
    introduced: ['offer', 'place', 'decline'],
    offered: ['place', 'decline'],
    accepted: ['place', 'decline'],
    placed: [],
    declined: [],
    withdrawn: [],
  };
  return jobIsOpen ? steps[status] : steps[status].filter((step) => step === 'decline');
}

/** The steps an application has taken, the latest first. */
export const historyOf = (application: StepTimes) =>
  stepsTaken(application)
    .reverse()
    .map(({ status, at }) => ({
      key: status,
      title: APPLICATION_STATUS[status].label,
      meta: formatDateTime(at),
    }));

/** Why the caregiver could not be placed, in words; names each requirement that is no longer met. */
export function explainPlacing(error: Failure): string {
  if (error.kind !== 'refused') return explainOnForm(error);
  if (error.code === 'job_not_open')
    return 'This job is no longer open: someone was placed, or it was closed.';
  if (error.code !== 'not_qualified') return explainOnForm(error);
  return `Not every requirement of this job is met any more: ${codesOf(error)
    .map((code) => wordUnmet(code).about)
    .join('; ')}.`;
}
