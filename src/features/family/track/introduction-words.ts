import type { Introduction, TrackedRequest } from '../../../data/tracking.ts';
import { tellWeek } from '../../../domain/week-words.ts';
import { formatDate, formatLongDay } from '../../../domain/operator.ts';
import { onOneLine, talkInWords, wantsCalls } from './status-words.ts';

const count = (week: number) => week.toString(2).replaceAll('0', '').length;

/** How much of the times asked for somebody is free: of the `week`, or of the part of it that the job has. */
export function fitInWords(
  { times, timesAsked }: Pick<Introduction, 'times' | 'timesAsked'>,
  week: number,
): string {
  const [fit, asked] = [count(times), count(timesAsked)];
  const whole = timesAsked === week;
  if (asked === 1)
    return `${fit === 1 ? 'Free' : 'Not free'} at the ${whole ? 'time you asked for' : 'one time of this part of your week'}`;
  return `Free for ${fit} of ${asked} times ${whole ? 'you asked for' : 'of this part of your week'}`;
}

/** Whom the family is to meet, and for which times where that is a part of its week alone. */
export function meetInWords(
  { firstName, timesAsked }: Pick<Introduction, 'firstName' | 'timesAsked'>,
  week: number,
): string {
  if (timesAsked === week) return `Meet ${firstName}`;
  const times = tellWeek(timesAsked);
  return `Meet ${firstName} for ${times.includes(';') ? 'a part of your week' : times}`;
}

/** What the family said, when, and what follows; undefined before it said anything. */
export function answerInWords(
  { firstName, answer, answeredAt, offer }: Introduction,
  contact: TrackedRequest['contact'],
) {
  if (!answer || !answeredAt) return undefined;
  const on = formatDate(answeredAt);
  return answer === 'yes'
    ? {
        title: `You said yes to ${firstName} on ${on}`,
        next: `${askedInWords(firstName, offer)} We tell you how it goes on.`,
      }
    : { title: `On ${on} you asked to talk first`, next: `${talkInWords(contact)} about it.` };
}

/** Whether the caregiver was asked, and what comes of it. */
function askedInWords(firstName: string, offer: Introduction['offer']): string {
  if (!offer) return `We ask ${firstName}.`;
  return offer.accepted
    ? `${firstName} has said yes, too.`
    : `We have asked ${firstName}, who can answer until ${formatLongDay(offer.until)}.`;
}

/** How we reach a family that would like to talk. */
export function callInWords(contact: TrackedRequest['contact']): string {
  if (wantsCalls(contact))
    return `If you would like to talk first, we call you on ${onOneLine(contact?.contactPhone)}. Is that not the right number? Change it under “How we reach you”.`;
  return 'If you would like to talk first, we write to you. To be called, leave us a number and say so under “How we reach you”.';
}
