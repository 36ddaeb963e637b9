// bundle: answers
import { LANGUAGE } from '../lib/fill.ts';
import * as t from './vocabulary.words.ts';

/** The words that requests, profiles and jobs share. Keys are the database's enum values, values what people read. */
export const CARE_TYPES = t.careTypes;

export const SKILLS = t.skills;

const isOurs = (key: string) => Number(key === 'en' || key === 'ga');
/** The country's own first, then by their names. */
export const LANGUAGES = Object.fromEntries(
  Object.entries(t.languages).sort(
    ([one, name], [other, next]) => isOurs(other) - isOurs(one) || name.localeCompare(next, LANGUAGE),
  ),
) as typeof t.languages;

export const DOCUMENT_KINDS = t.documentKinds;

/** How a document came to our team. */
export const RECEIPTS = t.receipts;

export const RELATIONS = t.relations;

export const STARTS = t.starts;

export const DURATIONS = {
  ongoing: t.ongoing,
  once: t.onceShortTime,
} as const;

/** How a family wants to hear from us. */
export const CONTACT_WAYS = t.contactWays;

export type CareType = keyof typeof CARE_TYPES;
export type Skill = keyof typeof SKILLS;
export type Language = keyof typeof LANGUAGES;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export type Relation = keyof typeof RELATIONS;
export type ContactWay = keyof typeof CONTACT_WAYS;
export type Start = keyof typeof STARTS;
export type Duration = keyof typeof DURATIONS;

/** A vocabulary as the options of a select, radio group or checkbox group, in its own order. */
export function options<Key extends string>(words: Record<Key, string>): { value: Key; label: string }[] {
  return (Object.entries(words) as [Key, string][]).map(([value, label]) => ({ value, label }));
}

/** These keys in the order of their vocabulary. */
export const inOrder = <Key extends string>(keys: readonly Key[], words: Record<Key, string>): Key[] =>
  (Object.keys(words) as Key[]).filter((key) => keys.includes(key));

/** Languages from the list, then typed ones. */
export const languagesInWords = (speaks: {
  languages: readonly string[];
  otherLanguages?: string | null | undefined;
}): string => [inWords(speaks.languages, LANGUAGES), speaks.otherLanguages].filter(Boolean).join(', ');

/** Several keys of a vocabulary as one phrase: "Dementia care, Driving". An unknown key is shown as it is. */
export function inWords(keys: readonly string[], words: Record<string, string>): string {
  return keys.map((key) => words[key] ?? key).join(', ');
}
