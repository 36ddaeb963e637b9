import { yearsInWords } from '../../../domain/experience.ts';
import { formatDate, formatDistance, formatMoney } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import { CARE_TYPES, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import type { CaregiverRecord } from './caregiver-screen.ts';

/** The columns of a profile as people call them. */
export const PROFILE_FIELDS = {
  full_name: 'name',
  phone: 'phone',
  about: 'about',
  birth_year: 'year of birth',
  care_types: 'care offered',
  skills: 'skills',
  languages: 'languages',
  experience_years: 'experience',
  availability: 'availability',
  hourly_rate: 'hourly rate',
  place_id: 'place',
  radius_km: 'how far they travel',
} satisfies Record<ProfileColumn, string>;

/** What a caregiver says of the own work, as terms and descriptions. */
export const factsOf = (profile: CaregiverRecord) => [
  { term: 'Care offered', description: inWords(profile.careTypes, CARE_TYPES) },
  { term: 'Skills', description: inWords(profile.skills, SKILLS) },
  { term: 'Languages', description: inWords(profile.languages, LANGUAGES) },
  { term: 'Experience', description: yearsInWords(profile.experienceYears) },
  {
    term: 'Hourly rate',
    description: profile.hourlyRate === null ? null : `${formatMoney(profile.hourlyRate)} an hour`,
  },
  {
    term: 'Works in',
    description:
      profile.place &&
      [
        placeInWords(profile.place),
        profile.radiusKm && `and up to ${formatDistance(profile.radiusKm)} around`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  { term: 'About', description: profile.about },
];

const KEY = ['Works in', 'Experience', 'Hourly rate', 'Languages'];
/** What one looks for first in a caregiver. */
export const keyFactsOf = (profile: CaregiverRecord) =>
  KEY.flatMap((key) => factsOf(profile).filter(({ term }) => term === key)).map(({ term, description }) => ({
    term,
    value: description,
  }));
/** The others. */
export const furtherFactsOf = (profile: CaregiverRecord) =>
  factsOf(profile).filter(({ term }) => !KEY.includes(term));

/** The days that matter in a profile's life. */
export const datesOf = (profile: CaregiverRecord) => [
  { term: 'Registered', description: formatDate(profile.createdAt) },
  { term: 'Sent in', description: profile.submittedAt && formatDate(profile.submittedAt) },
  { term: 'Reviewed', description: profile.reviewedAt && formatDate(profile.reviewedAt) },
  {
    term: 'Changes wait since',
    description: profile.changesSince && formatDate(profile.changesSince),
  },
  { term: 'Last change', description: formatDate(profile.updatedAt) },
];
