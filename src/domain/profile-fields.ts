import { formatList } from './operator.ts';
import * as t from './profile-fields.words.ts';

/** What a caregiver fills in, by column: the form's field, and its name for the caregiver. */
const PROFILE_FIELDS = {
  full_name: { field: 'fullName', name: t.yourName },
  phone: { field: 'phone', name: t.phoneNumber },
  birth_year: { field: 'birthYear', name: t.yearWereBorn },
  about: { field: 'about', name: t.whatSayAboutYourself },
  place_id: { field: 'place', name: t.whereLive },
  radius_km: { field: 'radius', name: t.howFarTravel },
  care_types: { field: 'careTypes', name: t.careOffer },
  skills: { field: 'skills', name: t.yourSkills },
  languages: { field: 'languages', name: t.yourLanguages },
  other_languages: { field: 'otherLanguages', name: t.yourLanguages },
  experience_years: { field: 'experienceYears', name: t.yearsExperience },
  availability: { field: 'availability', name: t.whenCanWork },
  hourly_rate: { field: 'hourlyRate', name: t.hourlyRate },
} as const;

type Column = keyof typeof PROFILE_FIELDS;
/** A column of the profile for staff. The two columns of languages count as one. */
export type ProfileColumn = Exclude<Column, 'other_languages'>;

const known = (column: string): column is Column => Object.hasOwn(PROFILE_FIELDS, column);

/** Columns of a profile as fields of its form, without columns that this version does not know. */
export const fieldsOf = (columns: readonly string[]) =>
  columns.flatMap((column) => (known(column) ? PROFILE_FIELDS[column] : []));

/** A column's name for the caregiver. */
export const fieldName = (column: ProfileColumn) => PROFILE_FIELDS[column].name;

/** The same within a sentence, to the caregiver: "your name and where you live". */
export const fieldsInWords = (columns: readonly string[]) =>
  formatList(
    columns.map((column) =>
      known(column) ? PROFILE_FIELDS[column].name.replace(/^./, (first) => first.toLowerCase()) : column,
    ),
  );

/** The suffix of a page's path that leads to the first of these fields; empty if none is known. */
export const toFirstField = (columns: readonly string[]) => {
  const [first] = fieldsOf(columns);
  return first ? `#${first.field}` : '';
};
