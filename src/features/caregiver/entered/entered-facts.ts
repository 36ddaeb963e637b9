import { formatDistance, formatMoney } from '../../../domain/operator.ts';
import { showPhone } from '../../../domain/phone.ts';
import { placeInWords } from '../../../domain/place.ts';
import { fieldName, type ProfileColumn } from '../../../domain/profile-fields.ts';
import { CARE_TYPES, inWords, languagesInWords, SKILLS } from '../../../domain/vocabulary.ts';
import { describeWeek } from '../../../domain/week-words.ts';
import { fill } from '../../../lib/fill.ts';
import type { OwnProfile } from '../load-profile.ts';
import * as t from './words.ts';

const ifKnown = <T>(value: T | null, words: (value: T) => string) => (value === null ? '' : words(value));

const IN_WORDS: Record<ProfileColumn, (profile: OwnProfile) => string> = {
  full_name: ({ fullName }) => fullName ?? '',
  phone: ({ phone }) => showPhone(phone ?? ''),
  birth_year: ({ birthYear }) => ifKnown(birthYear, String),
  about: ({ about }) => about ?? '',
  place_id: ({ place }) => ifKnown(place, placeInWords),
  radius_km: ({ radiusKm }) => ifKnown(radiusKm, formatDistance),
  care_types: ({ careTypes }) => inWords(careTypes, CARE_TYPES),
  skills: ({ skills }) => inWords(skills, SKILLS),
  languages: languagesInWords,
  experience_years: ({ experienceYears }) => ifKnown(experienceYears, String),
  availability: ({ availability }) => describeWeek(availability),
  hourly_rate: ({ hourlyRate }) =>
    ifKnown(hourlyRate, (rate) => fill(t.anHour, { amount: formatMoney(rate) })),
};

/** What our team entered and the caregiver has not confirmed, with its current values. */
export const enteredFacts = (profile: OwnProfile) =>
  profile.unconfirmed.map((column) => ({
    term: fieldName(column),
    description: IN_WORDS[column](profile) || t.nothing,
  }));
