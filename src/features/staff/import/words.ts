export const importCaregivers = 'Import caregivers';
export const importIntro =
  'From a CSV file of another system. Each person gets an email to choose a password and check what you entered.';
export const caregivers = 'Caregivers';

export const chooseFile = 'Choose the file';
export const file = 'CSV file';
export const fileHint = 'One row for each person, with a heading for each column. At most {most} rows.';
export const template = 'Download a template';
export const templateName = 'caregivers.csv';
export const notCsv = 'We can’t read any rows in this file. Save it as CSV, then choose it again.';
export const tooManyRows =
  'This file has more than {most} rows. Split it, and import one part after the other.';

export const matchColumns = 'Match the columns';
export const matchIntro = 'Say what each column of {file} has. Leave out what you don’t need.';
export const leaveOut = 'Leave out';
export const firstRow = 'First row: {value}';
export const empty = 'empty';
export const chooseColumn = 'Choose the column for this.';
export const checkRows = 'Check the rows';
export const checking = 'Checking {file}';
export const anotherFile = 'Choose another file';
export const otherColumns = 'Change the columns';

export const checkedTitle = 'Checked. Nothing is added yet.';
export const canBeAdded = { one: 'One row can be added.', other: '{count} rows can be added.' };
export const haveProblem = { one: 'One row has a problem.', other: '{count} rows have a problem.' };
export const rowsLeftOut =
  'We’ll leave out rows with a problem. Correct them in the file and import it again.';
export const add = { one: 'Add one caregiver', other: 'Add {count} caregivers' };
export const adding = 'Adding caregivers from {file}';
export const keepOpen = 'Keep this page open. If it closes, open it again and continue.';
export const lost = 'The connection is lost. We’ll continue when it is back.';
export const stopped = 'The import stopped';
export const paused = 'This import is not finished';
export const pausedAt = '{done} of {all} rows of {file} are done. Nobody is added twice.';
export const goOn = 'Continue';
export const doneTitle = 'The import is done';
export const added = { one: 'One caregiver is added.', other: '{count} caregivers are added.' };
export const seeCaregivers = 'See the caregivers';

export const problems = 'Rows with a problem';
export const row = 'Row';
export const who = 'Who';
export const problem = 'Problem';
export const onlyFirst = 'The first {shown} of {count}. The file has them all.';
export const downloadProblems = 'Download these rows';
export const problemsName = 'rows-with-a-problem.csv';

export const sameEmail = 'The same email as in row {row}.';
export const nameMissing = 'The name is missing.';
export const unknownWord = '{label}: “{word}” is not on the list.';
export const unknownTown = 'No town is called “{town}”.';
export const severalTowns = 'Several towns are called “{town}”. Add the county, like “{example}”.';
export const unknownTime =
  '{label}: we can’t read “{word}”. Write a day and a part of the day, like “Monday morning”.';
export const accountExists = 'This email already has an account.';
export const idTaken = 'This row was sent before with another email. Choose the file again.';
export const faultOf = '{label}: {fault}';

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
export const everyDay = 'every day, daily';
export const weekdays = 'weekday, weekdays';
export const weekends = 'weekend, weekends';
export const allDay = 'all day, day and night';
