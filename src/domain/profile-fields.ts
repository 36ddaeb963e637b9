import { formatList } from './operator.ts';

/** What a caregiver fills in, by column, as the database has it: the form's field, and what it is called to its owner. */
const PROFILE_FIELDS = {
  full_name: { field: 'fullName', name: 'Your name' },
  phone: { field: 'phone', name: 'Your phone number' },
  birth_year: { field: 'birthYear', name: 'The year you were born' },
  about: { field: 'about', name: 'What you say about yourself' },
  place_id: { field: 'place', name: 'Where you live' },
  radius_km: { field: 'radius', name: 'How far you travel' },
  care_types: { field: 'careTypes', name: 'The care you offer' },
  skills: { field: 'skills', name: 'Your skills' },
  languages: { field: 'languages', name: 'Your languages' },
  experience_years: { field: 'experienceYears', name: 'Your years of experience' },
  availability: { field: 'availability', name: 'When you can work' },
  hourly_rate: { field: 'hourlyRate', name: 'Your hourly rate' },
} as const;

/** A column of the profile that its caregiver fills in. */
export type ProfileColumn = keyof typeof PROFILE_FIELDS;

const known = (column: string): column is ProfileColumn => Object.hasOwn(PROFILE_FIELDS, column);

/** Columns of a profile as fields of its form; one that this version does not know is left out. */
export const fieldsOf = (columns: readonly string[]) =>
  columns.flatMap((column) => (known(column) ? PROFILE_FIELDS[column] : []));

/** The same within a sentence, to the caregiver: "your name and where you live". */
export const fieldsInWords = (columns: readonly string[]) =>
  formatList(
    columns.map((column) =>
      known(column) ? PROFILE_FIELDS[column].name.replace(/^./, (first) => first.toLowerCase()) : column,
    ),
  );

/** What follows a page's path to lead to the first of these fields; nothing where none is known. */
export const toFirstField = (columns: readonly string[]) => {
  const [first] = fieldsOf(columns);
  return first ? `#${first.field}` : '';
};
