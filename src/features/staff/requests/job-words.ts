import { showPhone } from '../../../domain/phone.ts';
import { countTimes } from '../../../domain/availability.ts';
import { ANY_TIME } from '../../../domain/usual-times.ts';
import { tellTimes } from '../../../domain/week-visits.ts';
import { hoursInWords } from '../../../domain/need-words.ts';
import type { Failure } from '../../../lib/failure.ts';
import { formatDate, formatList, formatMoney } from '../../../domain/operator.ts';
import type { WordedJob } from '../../../data/jobs.ts';
import {
  CARE_TYPES,
  DOCUMENT_KINDS,
  type DocumentKind,
  inWords,
  LANGUAGES,
  SKILLS,
} from '../../../domain/vocabulary.ts';
import type { RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Need = Pick<
  RequestRecord,
  | 'careTypes'
  | 'skills'
  | 'languages'
  | 'visits'
  | 'availability'
  | 'flexible'
  | 'start'
  | 'startsOn'
  | 'hoursPerVisit'
  | 'duration'
  | 'hourlyBudget'
  | 'place'
>;
type Contact = RequestRecord['contact'];

const TITLE_LENGTH = { least: 5, most: 120 };
export const SUMMARY_LENGTH = { least: 20, most: 4000 };

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const DURATION = { ongoing: t.careOngoing, once: t.onceShortTime };
const BEGIN = { soon: t.soonPossible, unsure: t.fromDayStillOpen };
const begin = ({ start, startsOn }: Need) =>
  start === 'day' ? fill(t.startingOn, { date: formatDate(startsOn ?? '') }) : BEGIN[start];

const anyTimeSuits = ({ flexible, availability }: Need) => flexible && availability === ANY_TIME;
const timesOf = (need: Need) => (anyTimeSuits(need) ? t.flexibleAnyTimeDay : tellTimes(need));

/** A first text for the job, made of what caregivers may know: never of the contact, the notes or the answers. */
export function draftJob(need: Need): WordedJob {
  const care = need.careTypes.map((type) => CARE_TYPES[type]);
  const town = need.place.name;
  const [first = t.care, second] = care;
  const title = second
    ? fill(t.titleOfTwo, { first, second: lower(second), town })
    : fill(t.titleOfOne, { first, town });
  const sentences = [
    fill(t.familyLooking, { town, care: formatList(care.map(lower)), begin: begin(need) }),
    need.availability > 0 && fill(t.timesSentence, { times: timesOf(need) }),
    anyTimeSuits(need) &&
      need.hoursPerVisit !== null &&
      fill(t.visitTakesAbout, { hours: hoursInWords(need.hoursPerVisit) }),
    need.duration && DURATION[need.duration],
    need.skills.length > 0 && fill(t.whatHelps, { words: inWords(need.skills, SKILLS) }),
    need.languages.length > 0 && fill(t.languagesSentence, { words: inWords(need.languages, LANGUAGES) }),
    need.hourlyBudget !== null && fill(t.budgetHour, { amount: formatMoney(need.hourlyBudget) }),
  ];
  return {
    title:
      title.length <= TITLE_LENGTH.most ? title : fill(t.careInTown, { town }).slice(0, TITLE_LENGTH.most),
    summary: sentences.filter(Boolean).join('\n\n'),
    requiredCredentials: [],
    waivers: {},
    availability: need.availability,
  };
}

/**
 * The first words of a job for these times, with these documents by the rules: the words of the closed job that it
 * replaces, as publish_job chooses it; else a first text.
 */
export function wordJob(
  request: Need & Pick<RequestRecord, 'jobs'>,
  week: number,
  ruled: DocumentKind[],
): WordedJob {
  const earlier = request.jobs
    .filter(({ status, availability }) => status === 'closed' && (availability & week) !== 0)
    .toSorted(
      (one, other) =>
        Number(other.availability === week) - Number(one.availability === week) ||
        countTimes(other.availability & week) - countTimes(one.availability & week) ||
        (other.closedAt ?? '').localeCompare(one.closedAt ?? ''),
    )[0];
  if (!earlier) return { ...draftJob({ ...request, availability: week }), requiredCredentials: ruled };
  const waivers = earlier.waivers as WordedJob['waivers'];
  const asked = ruled.filter((kind) => !waivers[kind]);
  return {
    title: earlier.title,
    summary: earlier.summary,
    requiredCredentials: [...new Set([...earlier.requiredCredentials, ...asked])],
    waivers,
    availability: week,
  };
}

/**
 * What of the family a text gives away, in words; undefined when it gives away nothing. The database's own rule
 * (reveals_contact), asked here first so that the fault can be shown where it is.
 */
export function findReveal(text: string, contact: Contact): string | undefined {
  if (!contact) return undefined;
  const words = plainWords(text);
  const holds = (secret: string | null): secret is string =>
    secret !== null && words.includes(plainWords(secret));
  const written = text.replace(/\D/g, '');
  // With and without the country's code a number ends alike.
  const phone = [contact.contactPhone, contact.helperPhone].find((number) => {
    const digits = number?.replace(/x.*|\D/g, '').slice(-7);
    return digits && written.includes(digits);
  });
  if (holds(contact.contactName)) return fill(t.theName, { name: contact.contactName });
  if (holds(contact.recipientName)) return fill(t.theName, { name: contact.recipientName });
  if (holds(contact.helperName)) return fill(t.theName, { name: contact.helperName });
  if (holds(contact.contactEmail)) return fill(t.theEmail, { email: contact.contactEmail });
  if (holds(contact.helperEmail)) return fill(t.theEmail, { email: contact.helperEmail });
  if (holds(contact.address)) return fill(t.theAddress, { address: contact.address });
  if (phone) return fill(t.phoneNumber, { phone: showPhone(phone) });
  const named = namedIn(text, [contact.contactName, contact.recipientName, contact.helperName ?? '']);
  return named && fill(t.theName, { name: named });
}

/** The first word of a text, written with a capital, that is part of one of the names; but a month is a day's, not May's. */
function namedIn(text: string, names: string[]): string | undefined {
  const parts = plainWords(names.join(' ')).split(' ');
  return text
    .split(NO_WORD)
    .find(
      (word) =>
        word.length > 2 &&
        word !== word.toLowerCase() &&
        !MONTHS.includes(word) &&
        parts.includes(word.toLowerCase()),
    );
}
const MONTHS = [t.april, t.may, t.june, t.august];

/** Words alone, with a space before, between and after them: so Ann is not found in Joanna. */
const plainWords = (text: string) => ` ${text.toLowerCase().split(NO_WORD).filter(Boolean).join(' ')} `;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** The documents that the rules ask for and this job doesn't: each needs a reason. */
export const waivedDocuments = (ruled: readonly DocumentKind[], asked: readonly DocumentKind[]) =>
  ruled.filter((kind) => !asked.includes(kind));

/** What is wrong with a job's texts, in words for the admin who writes them (publish_job in the database). */
export function jobFaults(
  { title, summary, availability, requiredCredentials, waivers }: WordedJob,
  contact: Contact,
  ruled: readonly DocumentKind[] = [],
) {
  const faultOf = (name: string, text: string, { least, most }: { least: number; most: number }) => {
    const words = text.trim();
    if (words.length < least) return fill(t.needsLeastCharacters, { name, least });
    if (words.length > most) return fill(t.shortenCharacters, { name, most });
    const reveal = findReveal(words, contact);
    return reveal && fill(t.takeOutCaregiversMay, { reveal });
  };
  const unsaid = waivedDocuments(ruled, requiredCredentials).find((kind) => !waivers[kind]?.trim());
  return {
    title: faultOf('title', title, TITLE_LENGTH),
    summary: faultOf('description', summary, SUMMARY_LENGTH),
    waivers: unsaid && fill(t.writeWhyNotAsked, { document: DOCUMENT_KINDS[unsaid] }),
    availability: availability ? undefined : t.chooseLeastOneTime,
  };
}

/** The field that a refusal of publish_job is about; undefined when it is about none of them. */
export function fieldAtFault({ kind, code, detail }: Failure): keyof WordedJob | undefined {
  if (kind !== 'refused') return undefined;
  if (code === 'invalid_job') return detail === 'title' ? 'title' : 'summary';
  if (code === 'times_not_asked' || code === 'times_belong_together') return 'availability';
  return code === 'reveals_contact' ? 'summary' : undefined;
}
