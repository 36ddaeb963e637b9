export const title = 'Import caregivers';
export const intro =
  'Add caregivers from another system’s CSV file. Each person gets an email to choose a password and check what you entered.';
export const list = 'Caregivers';
export const add = { one: 'Add one caregiver', other: 'Add {count} caregivers' };
export const adding = 'Adding caregivers from {file}';
export const added = { one: 'One caregiver is added.', other: '{count} caregivers are added.' };
export const seeThem = 'See the caregivers';
export const templateName = 'caregivers.csv';
export const sameRow = 'The same email as in row {row}.';
export const nameMissing = 'The name is missing.';
export const accountExists = 'This email already has an account.';

/** What a column may hold: its name, other headings it may have, and an example for the template. */
export const fields = {
  fullName: { label: 'Full name', also: 'name, caregiver', example: 'Maeve Quinn' },
  email: { label: 'Email', also: 'email address, e-mail, mail', example: 'maeve@example.com' },
  phone: { label: 'Phone', also: 'phone number, telephone, mobile', example: '085 123 4567' },
  place: { label: 'Town', also: 'lives in, place, city, area', example: 'Drogheda, Co. Louth' },
  radius: { label: 'Travels up to', also: 'radius, distance', example: '15' },
  birthYear: { label: 'Year of birth', also: 'birth year, born', example: '1985' },
  careTypes: { label: 'Care offered', also: 'care, care types', example: 'Companionship; Personal care' },
  experienceYears: { label: 'Years of experience', also: 'experience', example: '6' },
  skills: { label: 'Skills', also: '', example: 'Driving; Preparing meals' },
  languages: { label: 'Languages', also: 'language, speaks', example: 'English; Polish' },
  availability: {
    label: 'Can work',
    also: 'availability, times, week',
    example: 'Monday morning; Weekday evenings',
  },
  hourlyRate: { label: 'Hourly rate', also: 'rate, pay', example: '18.50' },
  about: { label: 'About them', also: 'about, notes', example: 'Kind and calm.' },
};
