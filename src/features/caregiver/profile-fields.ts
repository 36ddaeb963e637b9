import type { ProfileInput } from './profile/profile-input.ts';

/** The parts of a profile that the database counts, by column: the form field, and what is asked for. */
const PROFILE_FIELDS: Record<string, { field: keyof ProfileInput; name: string; missing: string }> = {
  full_name: { field: 'fullName', name: 'Your name', missing: 'Enter your name.' },
  phone: { field: 'phone', name: 'Your phone number', missing: 'Enter your phone number.' },
  birth_year: {
    field: 'birthYear',
    name: 'The year you were born',
    missing: 'Enter the year you were born.',
  },
  about: { field: 'about', name: 'Some words about you', missing: 'Write some words about yourself.' },
  place_id: { field: 'place', name: 'Where you live', missing: 'Choose the place where you live.' },
  radius_km: { field: 'radius', name: 'How far you travel', missing: 'Enter how far you travel.' },
  care_types: {
    field: 'careTypes',
    name: 'The care you offer',
    missing: 'Choose at least one kind of care that you offer.',
  },
  skills: { field: 'skills', name: 'Your skills', missing: 'Choose at least one skill.' },
  languages: { field: 'languages', name: 'Your languages', missing: 'Choose at least one language.' },
  experience_years: {
    field: 'experienceYears',
    name: 'Your years of experience',
    missing: 'Enter your years of experience; 0 is fine.',
  },
  availability: { field: 'availability', name: 'When you can work', missing: 'Choose when you can work.' },
  hourly_rate: { field: 'hourlyRate', name: 'Your hourly rate', missing: 'Enter your hourly rate.' },
};

/** What a profile lacks, as fields of the form; a column that this version does not know is left out. */
export const missingFields = (columns: readonly string[]) =>
  columns.flatMap((column) => PROFILE_FIELDS[column] ?? []);
