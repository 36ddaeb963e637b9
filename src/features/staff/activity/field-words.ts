import type { FieldWords, RecordedEvent } from '../../../domain/history.ts';
import { yearsInWords } from '../../../domain/experience.ts';
import { durationInWords, hoursInWords } from '../../../domain/need-words.ts';
import { formatDate, formatDistance, formatMoney, today } from '../../../domain/operator.ts';
import { showPhone } from '../../../domain/phone.ts';
import { ROLE_WORDS } from '../../../domain/profile.ts';
import {
  CARE_TYPES,
  CONTACT_WAYS,
  DOCUMENT_KINDS,
  inWords,
  LANGUAGES,
  RELATIONS,
  SKILLS,
  STARTS,
} from '../../../domain/vocabulary.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import * as t from './words.ts';

const yesNo = (held: boolean) => (held ? t.yes : t.no);
const week = (held: number) => describeTimes({ availability: held }) || t.noTimes;
const weekVisits = (held: unknown) => describeTimes({ visits: held }) || t.noTimes;
const oneOf = (words: Record<string, string>) => (held: string) => words[held] ?? held;
const someOf = (words: Record<string, string>) => (held: readonly string[]) => inWords(held, words);
const reasons = (held: Record<string, string>) =>
  Object.entries(held)
    .map(([kind, reason]) => `${oneOf(DOCUMENT_KINDS)(kind)}: ${reason}`)
    .join('; ') || t.none;

/** What the columns of the records are called wherever they stand, and how what they hold is read. */
const FIELD_WORDS = {
  // What is asked for, offered and agreed
  relation: { label: t.relation, inWords: oneOf(RELATIONS) },
  care_types: { label: t.care, inWords: someOf(CARE_TYPES) },
  skills: { label: t.skills, inWords: someOf(SKILLS) },
  languages: { label: t.languages, inWords: someOf(LANGUAGES) },
  availability: { label: t.changedTimes, inWords: week },
  visits: { label: t.changedTimes, inWords: weekVisits },
  flexible: { label: t.anyTimeSuits, inWords: yesNo },
  start: { label: t.start, inWords: oneOf(STARTS) },
  starts_on: { label: t.firstDay, inWords: formatDate },
  ends_on: { label: t.lastDay, inWords: formatDate, nothing: t.ongoing },
  hours_per_visit: { label: t.lengthVisit, inWords: hoursInWords },
  duration: { label: t.howLong, inWords: durationInWords },
  hourly_budget: { label: t.budget, inWords: formatMoney },
  hourly_rate: { label: t.hourlyRate, inWords: formatMoney },
  stands_until: { label: t.answerBy, inWords: formatDate },
  place_id: { label: t.place },
  notes: { label: t.description },
  assigned_to: { label: t.owner, nothing: t.nobody },
  // The family
  contact_name: { label: t.contactName },
  contact_phone: { label: t.phoneNumber, inWords: showPhone },
  contact_email: { label: t.emailAddress },
  contact_by: { label: t.wayReached, inWords: oneOf(CONTACT_WAYS) },
  contact_language: { label: t.language, inWords: oneOf(LANGUAGES) },
  recipient_name: { label: t.recipientName },
  address: { label: t.address },
  helper_name: { label: t.helperName },
  helper_relation: { label: t.helperRelation },
  helper_agreed_by: { label: t.helperAgreedBy },
  helper_phone: { label: t.helperPhone, inWords: showPhone },
  helper_email: { label: t.helperEmail },
  // A job, and who applies for it
  title: { label: t.titleJob },
  summary: { label: t.descriptionJob },
  required_credentials: { label: t.documentsAsked, inWords: someOf(DOCUMENT_KINDS) },
  waivers: { label: t.whyDocumentsNotAsked, inWords: reasons },
  message: { label: t.applicationMessage },
  may_be_shown: { label: t.mayBeShown, inWords: yesNo },
  confirmed_times: { label: t.timesConfirmed, inWords: week },
  introduction: { label: t.introduction },
  answer: { label: t.answer, inWords: oneOf(t.answers) },
  came: { label: t.came, inWords: yesNo },
  // A caregiver
  full_name: { label: t.name },
  phone: { label: t.phoneNumber, inWords: showPhone },
  about: { label: t.aboutThem },
  birth_year: { label: t.yearBirth },
  experience_years: { label: t.experience, inWords: yearsInWords },
  radius_km: { label: t.howFarTheyTravel, inWords: formatDistance },
  photo_path: { label: t.photo, inWords: () => t.aPhoto },
  kind: { label: t.document, inWords: oneOf(DOCUMENT_KINDS) },
  file_name: { label: t.fileName },
  issued_on: { label: t.dateIssued, inWords: formatDate },
  expires_on: { label: t.expiryDate, inWords: formatDate },
  // An account
  email: { label: t.emailAddress },
  role: { label: t.role, inWords: oneOf(ROLE_WORDS) },
  wants_emails: { label: t.wantsEmails, inWords: yesNo },
  calendar_address: { label: t.calendarAddress, inWords: oneOf(t.calendarAddresses) },
  has_second_factor: { label: t.secondFactor, inWords: yesNo },
} satisfies Record<string, FieldWords>;

/** Those that an event tells: what an answer was given to is no change of it, and what ended before its last day has none. */
export function fieldsOf({ subjectType, after }: Pick<RecordedEvent, 'subjectType' | 'after'>) {
  if (subjectType === 'agreements') return { answer: FIELD_WORDS.answer };
  const { ended_at: endedAt, ends_on: endsOn } = Object(after) as { ended_at?: string; ends_on?: string };
  if (!endedAt || !endsOn || endsOn <= today(new Date(endedAt))) return FIELD_WORDS;
  return Object.fromEntries(Object.entries(FIELD_WORDS).filter(([name]) => name !== 'ends_on'));
}
