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

/** A question's name, and the id of its field on the screen. */
export type Field = keyof typeof ALL;

/** A person's answers so far, as the fields have them: empty where nothing was typed or chosen. */
export type Answers = { [Name in Field]: (typeof ALL)[Name]['initial'] } & {
  /** Whether staff enter the request for someone who calls or writes. Set when the draft is made. */
  byStaff: boolean;
  /** Whether staff change a stored request. Its notes are on its page, so they are not asked. */
  corrects?: boolean;
  /** What was typed for the place but is not in its list. */
  placeText: string;
  /**
   * Whether other people use this device, so that it keeps nothing that is typed (decision 0151). Never sent.
   */
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

/** The question as the person reads it, perhaps in other words. */
export const wordingOf = (field: Field, given: Given, asked = QUESTIONS): string =>
  told(asked[field].wording, given);

/** A part of a question's record, for these answers. */
export const told = <Said>(said: Said | ((given: Given) => Said), given: Given): Said =>
  said instanceof Function ? said(given) : said;
