import type { Introduction, TrackedRequest } from '../../../data/tracking.ts';
import { formatList } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/**
 * What the family has to do, in a heading. `tab` is what the tab and the browser's history say, without another
 * person's name (decision 0096).
 */
export type Task = { title: string; tab: string };

type Asking = Pick<TrackedRequest, 'questions' | 'newTerms' | 'introductions' | 'checkIns'> & {
  can: Pick<TrackedRequest['can'], 'answer'>;
};

/**
 * Whether a caregiver waits for the family: for its answer, or for it to read terms that came after that. An answer
 * from before the terms stays only if they are what it was given to.
 */
export const waitsForFamily = ({
  answer,
  answeredAt,
  terms,
}: Pick<Introduction, 'answer' | 'answeredAt' | 'terms'>): boolean =>
  !answer || Boolean(answeredAt && terms && Date.parse(answeredAt) < Date.parse(terms.offeredAt));

/** What the family is asked for, in the order in which the page asks it; nothing where it has no next word. */
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

/** What an email's link opens where it asks nothing any more. Terms that were agreed say so themselves, below. */
export function withoutTask({
  questions,
  newTerms = [],
  introductions,
  checkIns,
  complaints = [],
  messages = [],
}: TrackedRequest): Task {
  if (newTerms.length > 0) return plain(t.thankAnswer);
  if (complaints.length > 0) return plain(t.yourComplaint);
  if (messages.length > 0) return plain(t.ourAnswer);
  const isAnswered = [...questions, ...introductions, ...checkIns].length > 0;
  return plain(isAnswered ? t.thankAnswer : t.nothingToAnswerHere);
}
