import type { Introduction, TrackedRequest } from '../../../data/tracked-request.ts';
import { formatList } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/**
 * A heading that says what to do. `tab` is for the browser's tab and history, without another person's name (decision
 * 0096).
 */
export type Task = { title: string; tab: string };

type Asking = Pick<TrackedRequest, 'questions' | 'newTerms' | 'introductions' | 'checkIns'> & {
  can: Pick<TrackedRequest['can'], 'answer'>;
};

/** Whether an introduction waits for the family: to answer, or to read terms offered after their answer. */
export const waitsForFamily = ({
  answer,
  answeredAt,
  terms,
}: Pick<Introduction, 'answer' | 'answeredAt' | 'terms'>): boolean =>
  !answer || Boolean(answeredAt && terms && Date.parse(answeredAt) < Date.parse(terms.offeredAt));

/** The family's tasks, in the order of the page; empty if there are none. */
export function tasksOf({ questions, newTerms = [], introductions, checkIns, can }: Asking): Task[] {
  const open = can.answer ? questions.filter(({ answeredAt }) => !answeredAt).length : 0;
  const toMeet = introductions.filter(waitsForFamily);
  const unknown = toMeet.filter(({ terms }) => !terms).map(({ firstName }) => firstName);
  return [
    open > 0 && plain(fill(t.weHaveQuestionsFor, { count: open })),
    newTerms.some(({ agreed, said }) => !agreed && !said) && plain(t.readNewTerms),
    toMeet.length > unknown.length && plain(t.readTerms),
    unknown.length > 0 && {
      title: fill(t.readAbout, { names: formatList(unknown) }),
      tab: t.readAboutSomeone,
    },
    ...checkIns
      .filter(({ answer }) => !answer)
      .map(({ caregiver }) => ({ title: fill(t.howGoingWith, { caregiver }), tab: t.howGoing })),
  ].filter((task) => task !== false);
}

const plain = (title: string): Task => ({ title, tab: title });

/** The heading for an email's link that has no task left. What it shows about agreed terms is below. */
export function withoutTask(
  { questions, newTerms = [], introductions, checkIns, complaints = [], messages = [] }: TrackedRequest,
  saidNo = false,
): Task {
  const talk = introductions.filter(({ answer }) => answer === 'talk').map(({ firstName }) => firstName);
  if (talk.length > 0)
    return { title: fill(t.thankTalkAbout, { names: formatList(talk) }), tab: t.thankTalk };
  if (saidNo || newTerms.length > 0) return plain(t.thankAnswer);
  if (complaints.length > 0)
    return plain(complaints.some(({ settledAt }) => settledAt) ? t.complaintSettled : t.yourComplaint);
  if (messages.length > 0) return plain(t.ourAnswer);
  const isAnswered = [...questions, ...introductions, ...checkIns].length > 0;
  return plain(isAnswered ? t.thankAnswer : t.nothingToAnswerHere);
}
