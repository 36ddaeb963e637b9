import { yearsInWords } from '../../../domain/experience.ts';
import { formatDate, formatDistance, formatMoney } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import { CARE_TYPES, inWords, languagesInWords, SKILLS } from '../../../domain/vocabulary.ts';
import type { CaregiverRecord } from './caregiver-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The names of a profile's columns. */
export const PROFILE_FIELDS = t.profileFields satisfies Record<ProfileColumn, string>;

/** The profile's facts about work. */
export const factsOf = (profile: CaregiverRecord) => [
  { term: t.careOffered, description: inWords(profile.careTypes, CARE_TYPES) },
  { term: t.skills, description: inWords(profile.skills, SKILLS) },
  { term: t.languages, description: languagesInWords(profile) },
  { term: t.experience, description: yearsInWords(profile.experienceYears) },
  {
    term: t.hourlyRate,
    description:
      profile.hourlyRate === null ? null : fill(t.anHour, { amount: formatMoney(profile.hourlyRate) }),
  },
  {
    term: t.place,
    description:
      profile.place &&
      [
        placeInWords(profile.place),
        profile.radiusKm && fill(t.upAround, { distance: formatDistance(profile.radiusKm) }),
      ]
        .filter(Boolean)
        .join(' '),
  },
  { term: t.about, description: profile.about },
];

const KEY = [t.place, t.experience, t.hourlyRate, t.languages];
/** The facts that staff look for first. */
export const keyFactsOf = (profile: CaregiverRecord) =>
  KEY.flatMap((key) => factsOf(profile).filter(({ term }) => term === key)).map(({ term, description }) => ({
    term,
    value: description,
  }));
/** The other facts. */
export const furtherFactsOf = (profile: CaregiverRecord) =>
  factsOf(profile).filter(({ term }) => !KEY.includes(term));

/** The dates of a profile's review. */
export const datesOf = (profile: CaregiverRecord) => [
  { term: t.registered, description: formatDate(profile.createdAt) },
  { term: t.sentIn, description: profile.submittedAt && formatDate(profile.submittedAt) },
  { term: t.reviewed, description: profile.reviewedAt && formatDate(profile.reviewedAt) },
  {
    term: t.changesWaitSince,
    description: profile.changesSince && formatDate(profile.changesSince),
  },
  { term: t.lastChange, description: formatDate(profile.updatedAt) },
];
