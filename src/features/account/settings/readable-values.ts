import { COMPLAINT_KINDS } from '../../../domain/complaints.ts';
import { yearsInWords } from '../../../domain/experience.ts';
import { LEAVE_REASONS } from '../../../domain/leaving.ts';
import { MESSAGES } from '../../../domain/messages/messages.ts';
import { formatDistance, formatMoney } from '../../../domain/operator.ts';
import { showPhone } from '../../../domain/phone.ts';
import { ROLE_WORDS } from '../../../domain/profile.ts';
import { APPLICATION_STATUS, DOCUMENT_STATUS, PROFILE_STATUS } from '../../../domain/status.ts';
import { CARE_TYPES, DOCUMENT_KINDS, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { partInWords } from '../../../domain/visits.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import * as t from './readable-data.words.ts';

type Words = Readonly<Record<string, string | { label: string } | { texts: { label: string } }>>;
type Reader = (held: never) => string;

const own = (words: object, code: string) => Object.hasOwn(words, code);

/** Turns created_at into “Created at”. */
const readable = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** The name of a section or column. */
export const nameOf = (name: string): string =>
  (own(t.names, name) ? t.names[name] : undefined) ?? readable(name);

const oneOf =
  (words: Words) =>
  (code: string): string => {
    const word = own(words, code) ? words[code] : undefined;
    if (word === undefined) return readable(code);
    if (typeof word === 'string') return word;
    return 'label' in word ? word.label : word.texts.label;
  };
const week = (held: number) => describeTimes({ availability: held });

const MESSAGE_KINDS = oneOf(MESSAGES);
/** Columns whose codes have another meaning in one record. */
const OF_RECORD: Readonly<Record<string, Record<string, Reader>>> = {
  caregiver_profiles: { status: oneOf(PROFILE_STATUS) },
  caregiver_profile: { status: oneOf(PROFILE_STATUS) },
  documents: { status: oneOf(DOCUMENT_STATUS), kind: oneOf(DOCUMENT_KINDS) },
  applications: { status: oneOf(APPLICATION_STATUS) },
  complaints: { kind: oneOf(COMPLAINT_KINDS) },
  messages: { kind: MESSAGE_KINDS },
  mails: { kind: MESSAGE_KINDS },
};
const READERS: Readonly<Record<string, Reader>> = {
  care_types: oneOf(CARE_TYPES),
  skills: oneOf(SKILLS),
  languages: oneOf(LANGUAGES),
  role: oneOf(ROLE_WORDS),
  leave_reason: oneOf(LEAVE_REASONS),
  action: oneOf(t.actions),
  subject_type: oneOf(t.records),
  side: oneOf(t.sides),
  answer: oneOf(t.answers),
  document: oneOf(DOCUMENT_KINDS),
  job_alerts: oneOf(t.alerts),
  changes_fields: nameOf,
  availability: week,
  job_times: week,
  confirmed_times: week,
  hourly_rate: formatMoney,
  radius_km: formatDistance,
  experience_years: yearsInWords,
  opens: (minute: number) => partInWords(minute),
  phone: showPhone,
};

/** Words a column's value; undefined if it is shown as it is. */
export const readerOf = (column: string, record: string): ((held: unknown) => string) | undefined => {
  const of = own(OF_RECORD, record) ? OF_RECORD[record] : undefined;
  const reader = of && own(of, column) ? of[column] : own(READERS, column) ? READERS[column] : undefined;
  return reader as ((held: unknown) => string) | undefined;
};

/** A week's visits in words; empty if there are none. */
export const visitsInWords = (held: unknown): string => describeTimes({ visits: held });

const ORDER = Object.keys(t.names);
const place = (name: string) => (own(t.names, name) ? ORDER.indexOf(name) : ORDER.length);

/** Sections in the order in which people look for them. */
export const inOrder = (sections: readonly [string, unknown][]) =>
  sections.toSorted(([one], [other]) => place(one) - place(other));

/** Whether only a computer needs it: ids and file paths. */
export const isTechnical = (column: string): boolean =>
  column === 'id' || column === 'revision' || column.endsWith('_id') || column.endsWith('_path');
