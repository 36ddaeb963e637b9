import { addDocumentAt } from './add-document-at.ts';
import { hasExpired } from './document-check.ts';
import { href } from './routes.ts';
import type { DocumentStatus } from './status.ts';
import { CARE_TYPES, type CareType, type DocumentKind, inWords, SKILLS, type Skill } from './vocabulary.ts';
import { fill } from '../lib/fill.ts';
import * as t from './unmet-requirements.words.ts';

export type OwnDocument = { kind: DocumentKind; status: DocumentStatus; expiresOn: string | null };
/** What prevents applying, in words for the caregiver, and where to fix it. */
export type Unmet = {
  code: string;
  words: string;
  action?: { label: string; href: string };
};

export const CREDENTIALS: Record<DocumentKind, string> = t.credentials;

/**
 * Words a requirement that `match_jobs` calls unmet: profile_not_approved, too_far, away, no_free_times, care_type:…,
 * credential:…. The caregiver's own documents show whether one is missing, waits for its check, has expired, or was
 * not accepted. The care `offered` by their own profile shows whether care is missing there, or only waits for
 * review.
 */
export function wordUnmet(
  code: string,
  documents: readonly OwnDocument[] = [],
  offered: readonly CareType[] = [],
): Unmet {
  const [rule = code, subject = ''] = code.split(':');
  const toProfile = (label: string, place = '') => ({ label, href: href('caregiverProfile') + place });
  if (rule === 'profile_not_approved') {
    return {
      code,
      words: t.profileApprovedFirst,
      action: toProfile(t.goProfile),
    };
  }
  if (rule === 'too_far') {
    return {
      code,
      words: t.profileNotSayTravel,
      action: toProfile(t.changeHowFarTravel, '#radius'),
    };
  }
  if (rule === 'no_free_times') {
    return {
      code,
      words: t.noFreeTimes,
      action: toProfile(t.changeWeek, '#availability'),
    };
  }
  if (rule === 'away') {
    return {
      code,
      words: t.awayFirstDay,
      action: toProfile(t.goDaysOff, '?section=days-off'),
    };
  }
  if (rule === 'care_type' && Object.hasOwn(CARE_TYPES, subject)) {
    const care = CARE_TYPES[subject as CareType].toLowerCase();
    return {
      code,
      words: offered.includes(subject as CareType)
        ? fill(t.addedCareOfferCounts, { care })
        : fill(t.addCareOfferMatch, { care }),
      action: toProfile(t.changeProfile, '#careTypes'),
    };
  }
  if (rule === 'lapsed' && Object.hasOwn(CREDENTIALS, subject)) {
    const credential = CREDENTIALS[subject as DocumentKind];
    return {
      code,
      words: fill(t.wherePlacedAskedYours, { credential }),
      action: { label: t.addNewOne, href: addDocumentAt(subject as DocumentKind) },
    };
  }
  if (rule === 'credential' && Object.hasOwn(CREDENTIALS, subject))
    return wordCredential(code, subject as DocumentKind, documents);
  return {
    code,
    words: t.oneMoreRequirementNot,
  };
}

/** What a caregiver may add to fit a job better. Undefined if no skill is missing. */
export const wordMissingSkills = (skills: readonly Skill[]): string | undefined =>
  skills.length > 0 ? fill(t.addSkillsMatchBetter, { words: inWords(skills, SKILLS) }) : undefined;

function wordCredential(code: string, kind: DocumentKind, documents: readonly OwnDocument[]): Unmet {
  const credential = CREDENTIALS[kind];
  const mine = documents.filter((document) => document.kind === kind);
  const words = (text: string) => ({
    code,
    words: text,
    action: { label: t.addIt, href: addDocumentAt(kind) },
  });
  if (mine.some(({ status }) => status === 'uploaded')) {
    return {
      code,
      words: fill(t.jobAsksYoursWaits, { credential }),
      action: { label: t.goDocuments, href: href('caregiverDocuments') },
    };
  }
  if (mine.some(({ status, expiresOn }) => status === 'verified' && hasExpired(expiresOn))) {
    return words(fill(t.jobAsksYoursExpired, { credential }));
  }
  if (mine.some(({ status }) => status === 'rejected')) {
    return words(fill(t.jobAsksYoursNot, { credential }));
  }
  return words(fill(t.addMatch, { credential }));
}
