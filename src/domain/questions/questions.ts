// bundle: questions
import { careQuestions } from './care.ts';
import { checkQuestions } from './check.ts';
import { contactQuestions } from './contact.ts';
import { helperQuestions } from './helper.ts';
import type { Given, Question } from './question.ts';
import { teamQuestions } from './team.ts';
import { whenQuestions } from './when.ts';
import { whereQuestions } from './where.ts';
import { whoQuestions } from './who.ts';

const ALL = {
  ...whoQuestions,
  ...helperQuestions,
  ...careQuestions,
  ...whenQuestions,
  ...whereQuestions,
  ...contactQuestions,
  ...teamQuestions,
  ...checkQuestions,
};

/** A question's name; also the id of its field on the screen. */
export type Field = keyof typeof ALL;

/** A person's answers so far, as the fields have them: empty where nothing was typed or chosen. */
export type Answers = { [Name in Field]: (typeof ALL)[Name]['initial'] } & {
  /** Staff enter the request for someone who calls or writes; set when the draft is made. */
  byStaff: boolean;
  /** Staff change a request that is there: what they note for themselves has its place there. */
  corrects?: boolean;
  /** What was typed for the place and is no choice from its list. */
  placeText: string;
  /** Other people use this device: nothing that is typed is kept on it (decision 0151). Never sent. */
  sharedDevice: boolean;
};

/** What is wrong with the answers, in words, by field. */
export type Faults = Partial<Record<Field, string>>;

/** Every question of a request, in the order in which they are asked. */
export const QUESTIONS = ALL as Record<Field, Question>;

/** Their names, in that order. */
export const FIELDS = Object.keys(ALL) as Field[];

export const emptyAnswers = (byStaff = false): Answers => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, QUESTIONS[field].initial])) as Answers),
  byStaff,
  placeText: '',
  sharedDevice: false,
});

/** The question as the person reads it; in other words where it is asked in others. */
export const wordingOf = (field: Field, given: Given, asked = QUESTIONS): string =>
  told(asked[field].wording, given);

/** What a question's record says as things stand. */
export const told = <Said>(said: Said | ((given: Given) => Said), given: Given): Said =>
  said instanceof Function ? said(given) : said;
