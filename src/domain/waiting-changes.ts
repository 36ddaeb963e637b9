import { yearsInWords } from './experience.ts';
import { CARE_TYPES, inWords, languagesInWords, SKILLS } from './vocabulary.ts';
import * as t from './waiting-changes.words.ts';

/** The fields of a profile that staff review. */
type Reviewed = {
  fullName: string | null;
  birthYear: number | null;
  about: string | null;
  careTypes: readonly string[];
  skills: readonly string[];
  languages: readonly string[];
  otherLanguages: string | null;
  experienceYears: number | null;
  photoPath: string | null;
};

/** A profile with its approved version. */
export type ReviewedProfile = Reviewed & { changesSince: string | null; reviewed: Reviewed | null };

export type WaitingChange = { term: string; approved: string; waiting: string };

/** The changes that wait for approval, field by field. None if nothing waits. */
export function waitingChanges({ changesSince, reviewed, ...profile }: ReviewedProfile): WaitingChange[] {
  if (!changesSince || !reviewed) return [];
  const approved = inWordsOf(reviewed);
  const changes = inWordsOf(profile).flatMap(({ term, words }, index) => {
    const before = approved[index]?.words ?? '';
    return words === before ? [] : [{ term, approved: before || '–', waiting: words || '–' }];
  });
  if (profile.photoPath === reviewed.photoPath) return changes;
  const waiting = profile.photoPath ? t.newPhoto : '–';
  return [...changes, { term: t.photo, approved: reviewed.photoPath ? t.oneBefore : '–', waiting }];
}

const inWordsOf = (profile: Reviewed) => [
  { term: t.name, words: profile.fullName ?? '' },
  { term: t.yearBirth, words: profile.birthYear === null ? '' : String(profile.birthYear) },
  { term: t.about, words: profile.about ?? '' },
  { term: t.careOffered, words: inWords(profile.careTypes, CARE_TYPES) },
  { term: t.skills, words: inWords(profile.skills, SKILLS) },
  { term: t.languages, words: languagesInWords(profile) },
  { term: t.experience, words: yearsInWords(profile.experienceYears) },
];
