import { jobIn } from '../job-in.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import * as t from './words.ts';

/**
 * The profile's sections in order, each with its fields. Each fits one or two phone screens, and is opened and saved by
 * itself. The last four have no fields of the profile.
 */
export const SECTIONS = {
  about: { label: t.aboutYou, fields: ['fullName', 'phone', 'birthYear', 'about'] },
  care: { label: t.careExperience, fields: ['careTypes', 'experienceYears'] },
  skills: { label: t.skillsLanguages, fields: ['skills', 'languages', 'otherLanguages'] },
  place: { label: t.whereWork, fields: ['place', 'placeText', 'radius'] },
  week: { label: t.weekPay, fields: ['availability', 'hourlyRate'] },
  'days-off': { label: t.daysOff, fields: [] },
  documents: { label: t.documents, fields: [] },
  photo: { label: t.yourPhoto, fields: [] },
  send: { label: t.sendReview, fields: [] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof ProfileInput)[] }>;

export type Section = keyof typeof SECTIONS;
/** Sections with fields of the profile. */
export type FilledSection = Exclude<Section, 'days-off' | 'documents' | 'photo' | 'send'>;

const ALL = Object.keys(SECTIONS) as Section[];
export const FILLED_SECTIONS = ALL.filter(
  (section): section is FilledSection => fieldsIn(section).length > 0,
);

export function fieldsIn(section: Section): readonly (keyof ProfileInput)[] {
  return SECTIONS[section].fields;
}

/** The sections at this stage. Sending is one only while the profile can be sent. */
export const sectionsFor = (canSend: boolean): Section[] =>
  ALL.filter((section) => section !== 'send' || canSend);

/** Where the address leads: to a field or a section, and back to a job. */
export function placeIn({ search, hash }: Pick<Location, 'search' | 'hash'>): {
  section?: Section | undefined;
  field?: string | undefined;
  /** The job that it leads back to. */
  job?: string | undefined;
} {
  const sectionOf = (name: string | null) =>
    FILLED_SECTIONS.find((section) => (fieldsIn(section) as readonly (string | null)[]).includes(name));
  const field = hash.slice(1);
  const job = jobIn(search);
  const ofField = sectionOf(field);
  if (ofField) return { section: ofField, field, job };
  const named = new URLSearchParams(search).get('section');
  // Older addresses may name the section of languages.
  return { section: ALL.find((section) => section === named) ?? sectionOf(named), job };
}
