import type { Introduction, TrackedRequest } from '../../../data/tracked-request.ts';
import { yearsInWords } from '../../../domain/experience.ts';
import { tellTimes, timesAndHours } from '../../../domain/week-visits.ts';
import { formatDate, formatLongDay } from '../../../domain/operator.ts';
import { documentsInWords } from './documents-in-words.ts';
import { payInWords } from './pay-in-words.ts';
import { onOneLine, talkInWords, wantsCalls } from './status-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './introductions.words.ts';

const count = (week: number) => week.toString(2).replaceAll('0', '').length;

/** How much of the requested times a caregiver is free: of the `week`, or of the job's part of it. */
export function fitInWords(
  { times, timesAsked }: Pick<Introduction, 'times' | 'timesAsked'>,
  week: Pick<TrackedRequest['week'], 'asked'>,
): string {
  const [fit, asked] = [count(times), count(timesAsked)];
  const whole = timesAsked === week.asked;
  if (asked === 1) return fill(t.notFree, { count: fit, time: whole ? t.timeAsked : t.oneTimePartWeek });
  return fill(whole ? t.freeTimes : t.freeTimesOfPart, { fit, asked });
}

const experienceOf = ({ experienceYears }: Introduction) =>
  fill(t.experienceOf, { years: yearsInWords(experienceYears) });

/** What a caregiver brings along. */
export const experienceInWords = (introduction: Introduction) =>
  [experienceOf(introduction), documentsInWords(introduction.checked)].filter(Boolean).join(' · ');

/**
 * What a family compares caregivers by, in the same order for all: the times, what an hour costs, how many of the times
 * fit, their experience and documents, and how their own words begin.
 */
export function comparableFacts(introduction: Introduction, week: Pick<TrackedRequest['week'], 'asked'>) {
  const { about, checked } = introduction;
  const terms = introduction.terms ?? introduction.meant;
  return [
    ...(terms ? [timesAndHours(terms), payInWords(terms.hourlyRate)] : []),
    fitInWords(introduction, week),
    experienceOf(introduction),
    documentsInWords(checked) || t.noneChecked,
    ...(about ? [`“${beginningOf(about)}”`] : []),
  ];
}

/** Three lines on a phone. */
const LONGEST = 110;
const beginningOf = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\s.,;:!?–-]*\s\S*$/, '')}…` : text;

/** The introduced caregiver, and the times if they are only a part of the family's week. */
export function meetInWords(
  { firstName, timesAsked }: Pick<Introduction, 'firstName' | 'timesAsked'>,
  { visits, asked }: Pick<TrackedRequest['week'], 'visits' | 'asked'>,
): string {
  if (timesAsked === asked) return fill(t.meet, { firstName });
  const times = tellTimes({ visits, availability: timesAsked });
  return fill(t.meetFor, { firstName, times: times.includes(';') ? t.aPartOfYourWeek : times });
}

/** What the family said, when, and what follows; undefined before they said anything. */
export function answerInWords(
  { firstName, answer, answeredAt, offer }: Introduction,
  contact: TrackedRequest['contact'],
) {
  if (!answer || !answeredAt) return undefined;
  const on = formatDate(answeredAt);
  return answer === 'yes'
    ? {
        title: fill(t.saidYes, { firstName, on }),
        next: `${askedInWords(firstName, offer)} ${t.tellWhatHappensNext}`,
      }
    : { title: fill(t.askedTalkFirst, { on }), next: fill(t.aboutIt, { talk: talkInWords(contact) }) };
}

/** Whether the caregiver was asked, and what comes of it. */
function askedInWords(firstName: string, offer: Introduction['offer']): string {
  if (!offer) return fill(t.weAsk, { firstName });
  return offer.accepted
    ? fill(t.saidYesToo, { firstName })
    : fill(t.askedWhoCanAnswer, { firstName, day: formatLongDay(offer.until) });
}

/** How we reach a family that would like to talk. */
export function callInWords(contact: TrackedRequest['contact']): string {
  if (!contact) return t.callOrEmail;
  if (wantsCalls(contact)) return fill(t.callOn, { phone: onOneLine(contact?.contactPhone) });
  return t.emailInstead;
}
