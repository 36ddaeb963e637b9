import { fill } from '../../lib/fill.ts';
import { wordCodes } from '../coded-texts.ts';
import { jobName, type NamedJob } from '../job-name.ts';
import { languageFor, textsIn, type Translations } from '../texts-in.ts';
import { tellTimes } from '../week-visits.ts';
import { ACCOUNT_MESSAGES } from './account.ts';
import { CAREGIVER_MESSAGES } from './caregiver.ts';
import { CAREGIVER_WORK_MESSAGES } from './caregiver-work.ts';
import { FAMILY_MESSAGES } from './family.ts';
import { FAMILY_CARE_MESSAGES } from './family-care.ts';
import type { Kind, Values } from './message-kind.ts';
import { STAFF_MESSAGES } from './staff.ts';
import { when, type Visit } from './values.ts';

/** A message: its subject and, for an email, a heading, paragraphs, and one link to a path on our site. */
export type Message = {
  language: string;
  subject: string;
  heading: string;
  before: readonly string[];
  /** The hint says what the link opens, and for how long. */
  link: { label: string; path: string; hint?: string };
  after: readonly string[];
};

/** Translated texts by language (`domain/messages/family` in `translations/pl/emails.json`). None yet. */
export const TRANSLATIONS: Translations = {};

/**
 * Every kind of message, by its name in the database (`private.mail_kind`): its texts, the params from SQL,
 * and the values made from params and address.
 */
export const MESSAGES = {
  ...ACCOUNT_MESSAGES,
  ...FAMILY_MESSAGES,
  ...FAMILY_CARE_MESSAGES,
  ...CAREGIVER_MESSAGES,
  ...CAREGIVER_WORK_MESSAGES,
  ...STAFF_MESSAGES,
};

export type MessageKind = keyof typeof MESSAGES;

/**
 * A param as text: a job's name, a visit's day and time, several visits on a line each, and times of a week
 * in words.
 */
function inWords(value: unknown): string | undefined {
  if (typeof value === 'string') return wordCodes(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return (value as (NamedJob | Visit)[]).map(named).join('\n');
  if (!value) return undefined;
  return 'availability' in Object(value) ? tellTimes(value) : jobName(value as NamedJob);
}

function named(one: NamedJob | Visit): string {
  if (!('day' in one)) return jobName(one);
  const { day, opens } = when({ day: one.day, opens: String(one.opens) });
  return `${day}, ${opens}`;
}

/**
 * The message of a kind for an address, in the reader's language, or in ours. Throws if there is no such kind, or a
 * param is missing.
 */
export function messageOf(
  name: string,
  to: string,
  given: Readonly<Record<string, unknown>>,
  theirs: string | null = null,
  translations = TRANSLATIONS,
): Message {
  if (!Object.hasOwn(MESSAGES, name)) throw new Error(`There is no message of the kind "${name}".`);
  const { texts, params, values } = MESSAGES[name as MessageKind] as Kind;
  const known = params.map((named) => {
    const param = named.replace('?', '');
    const words = inWords(given[param]) ?? (param === named ? undefined : '');
    if (words === undefined) throw new Error(`The message "${name}" lacks its ${param}.`);
    return [param, words] as const;
  });
  const asked = { ...Object.fromEntries(known), to };
  const language = languageFor(theirs, translations);
  const said = textsIn(language, name, texts, translations);
  const { path, ...meant } = values(asked, said);
  const all = { ...asked, ...meant };
  const lines = (list: readonly string[]) => list.flatMap((line) => linesOf(line, all));
  return {
    language,
    subject: fill(said.subject, all),
    heading: fill(said.heading, all),
    before: lines(said.before),
    link: { label: said.link, path, ...(said.hint && { hint: said.hint }) },
    after: lines(said.after),
  };
}

function linesOf(line: string, values: Omit<Values, 'path'>): string[] {
  for (const [name, value] of Object.entries(values))
    if (typeof value !== 'string' && line.includes(`{${name}}`))
      return value.map((one) => fill(line, { ...values, [name]: one }));
  return [fill(line, values)];
}
