import { codesOf, type Failure } from '../../../lib/failure.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { formatDate, formatMoney } from '../../../domain/operator.ts';
import { type ApplicationStatus } from '../../../domain/status.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import { aboutUnmet } from '../../../domain/unmet-about.ts';
import type { ActivityStore } from '../activity/activity.ts';
import type { ApplicationRecord } from './application-screen.ts';
import { answerOf, type Side, SIDES } from './terms.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export type Step =
  | 'shortlist'
  | 'introduce'
  | 'offer'
  | 'place'
  | 'recordFamily'
  | 'recordCaregiver'
  | 'decline'
  | 'reconsider';

/** The id of the steps at the top, which take the focus once both sides have answered. */
export const ACTIONS = 'application-actions';

/** The step that records a side's answer. */
export const RECORDING: Record<Side, Step> = { family: 'recordFamily', caregiver: 'recordCaregiver' };

/** The steps that need an approved profile. */
const NEED_APPROVAL: readonly Step[] = ['introduce', 'offer', 'place'];

/** The steps that the database allows for this application and its job. An invitation is no application yet. */
export function stepsFrom({
  status,
  hasApplied,
  job,
  placement,
  agreements,
  caregiver,
}: Pick<
  ApplicationRecord,
  'status' | 'hasApplied' | 'job' | 'placement' | 'agreements' | 'caregiver'
>): readonly Step[] {
  const steps: Record<ApplicationStatus, readonly Step[]> = {
    invited: ['decline'],
    submitted: ['shortlist', 'introduce', 'offer', 'place', 'decline'],
    shortlisted: [
      ...(['introduce', 'offer', 'place', 'decline'] as const),
      ...(agreements.length === 0 ? (['reconsider'] as const) : []),
    ],
    introduced: ['offer', 'place', 'recordFamily', 'decline'],
    offered: ['offer', 'recordCaregiver', 'recordFamily', 'place', 'decline'],
    accepted: ['recordFamily', 'place', 'decline'],
    placed: placement?.endedAt ? (placement.came ? ['shortlist', 'reconsider'] : ['reconsider']) : [],
    declined: hasApplied ? ['reconsider'] : [],
    withdrawn: [],
  };
  if (job.status !== 'open') return steps[status].filter((step) => step === 'decline');
  return caregiver.status === 'suspended'
    ? steps[status].filter((step) => !NEED_APPROVAL.includes(step))
    : steps[status];
}

/** The main next step in this status. None leads on while the caregiver is suspended. */
export function primaryStep(
  application: Pick<ApplicationRecord, 'status' | 'mayBeShown' | 'agreements' | 'caregiver'>,
): Step | undefined {
  if (application.caregiver.status === 'suspended') return undefined;
  const familyAgrees = answerOf(application, 'family')?.answer === 'yes';
  const leading: Partial<Record<ApplicationStatus, Step>> = {
    submitted: 'shortlist',
    shortlisted: application.mayBeShown && !familyAgrees ? 'introduce' : 'offer',
    introduced: familyAgrees ? 'offer' : 'recordFamily',
    offered: 'recordCaregiver',
    accepted: familyAgrees ? 'place' : 'recordFamily',
    declined: 'reconsider',
  };
  return leading[application.status];
}

const SAID: Record<'yes' | 'talk' | 'no', (day: string) => string> = {
  yes: (day) => fill(t.saidYes, { day }),
  talk: (day) => fill(t.saidWantsTalkFirst, { day }),
  no: (day) => fill(t.saidNo, { day }),
};

type Asked = Pick<ApplicationRecord, 'status' | 'agreements' | 'introducedAt' | 'placement' | 'offer'>;

/** A side's answer: when, to which staff member and to which terms, or whether it has been asked. */
export function answerInWords(side: Side, application: Asked): string {
  const who = side === 'family' ? t.theFamily : t.theCaregiver;
  const agreement = answerOf(application, side);
  if (!agreement)
    return isAsked(side, application) ? fill(t.askedNotAnsweredYet, { who }) : fill(t.notAskedYet, { who });
  const { answer, givenAt, reason, saidBy, saidOn, writtenDownBy } = agreement;
  const said = `${who} ${SAID[answer](formatDate(saidOn ?? givenAt))}`;
  const { correctedAt } = application.placement ?? {};
  return [
    saidBy ? fill(t.saidTo, { said, saidBy, writtenDownBy: writtenDownBy ?? t.aColleague }) : `${said}.`,
    reason && `“${reason}”`,
    answer === 'yes' &&
      application.offer &&
      givenAt < application.offer.offeredAt &&
      saidYesTo(agreement) !== saidYesTo(application.offer) &&
      fill(t.saidYesBefore, { terms: saidYesTo(agreement) }),
    correctedAt && fill(t.termsFirstAgreedThey, { date: formatDate(correctedAt) }),
  ]
    .filter(Boolean)
    .join(' ');
}

const saidYesTo = ({
  visits,
  availability,
  hourlyRate,
  startsOn,
}: Pick<ApplicationRecord['agreements'][number], 'visits' | 'availability' | 'hourlyRate' | 'startsOn'>) =>
  fill(hourlyRate === null ? t.timesFrom : t.hourlyFrom, {
    times: describeTimes({ visits, availability }),
    rate: hourlyRate === null ? '' : formatMoney(hourlyRate),
    day: formatDate(startsOn),
  });

/** Who gets the news of an offer, and whose yes to the earlier terms no longer counts. */
export function offeredInWords(
  before: Pick<ApplicationRecord, 'introducedAt' | 'agreements'>,
  now: Pick<ApplicationRecord, 'agreements'>,
  toldWords: ActivityStore['toldWords'],
): string {
  const lapsed = SIDES.filter((side) => answerOf(before, side)?.answer === 'yes' && !answerOf(now, side));
  const done = before.introducedAt
    ? toldWords(t.jobOfferedCaregiver, t.familyToldTerms)
    : t.jobOfferedCaregiver;
  return [done, ...lapsed.map((side) => fill(t.yesNoLongerHolds, { side }))].join(' ');
}

/** Whether a side can still answer. On the family’s page an introduction stays until the placement. */
const isAsked = (side: Side, { status, introducedAt }: Asked) =>
  side === 'caregiver'
    ? status === 'offered'
    : introducedAt !== null && ['introduced', 'offered', 'accepted'].includes(status);

/** Why the caregiver could not be placed, with each requirement that is no longer met. */
export function explainPlacing(error: Failure): string {
  if (error.kind !== 'refused') return explainOnForm(error);
  if (error.code === 'job_not_open') return t.jobNoLongerOpen;
  if (error.code !== 'not_qualified') return explainOnForm(error);
  return fill(t.notEveryRequirementJob, {
    requirements: codesOf(error).map(aboutUnmet).join('; '),
  });
}
