export const title = 'Import placements';
export const intro =
  'Add current care from another system’s CSV file. We’ll tell the family and the caregiver what you recorded.';
export const list = 'Placements';
export const add = { one: 'Add one placement', other: 'Add {count} placements' };
export const adding = 'Adding placements from {file}';
export const added = { one: 'One placement is added.', other: '{count} placements are added.' };
export const seeThem = 'See the placements';
export const templateName = 'placements.csv';
export const sameRow = 'The same placement as in row {row}.';

export const nobody = 'No caregiver has this email. Import the caregiver first.';
export const noConsent = 'Consent on: write the day on which the family agreed, today or earlier.';
export const yesToCome = 'Write the days on which the family and the caregiver said yes, today or earlier.';
export const firstDay = 'First day: write a day, at most a year ahead.';
export const referenceTaken = 'This row could not be added. Choose the file again.';
export const otherTerms =
  'This row was added before with other terms. Correct the terms on the placement’s page.';
export const notQualified = 'The caregiver does not meet what this care asks for: {requirements}.';
export const revealed = 'Care and town give away the family’s name. Enter this placement by hand.';
export const theCaregiver = 'the caregiver, {how}';
export const whoAndHow = '{who}, {how}';

/** What a column may hold: its name, other headings it may have, and an example for the template. */
export const fields = {
  contactName: { label: 'Contact', also: 'contact name, family', example: 'Nora Walsh' },
  contactPhone: { label: 'Contact’s phone', also: 'phone, telephone, mobile', example: '085 123 4567' },
  contactEmail: { label: 'Contact’s email', also: 'email, e-mail', example: 'nora@example.com' },
  recipientName: { label: 'Who needs care', also: 'client, recipient, service user', example: 'Peg Walsh' },
  relation: { label: 'Relation to the contact', also: 'relation, relationship', example: 'Parent' },
  address: { label: 'Address', also: 'street', example: '7 Seapoint Avenue' },
  place: { label: 'Town', also: 'place, city, area', example: 'Drogheda, Co. Louth' },
  careTypes: { label: 'Care', also: 'care types, kind of care', example: 'Companionship; Personal care' },
  visits: {
    label: 'Visits',
    also: 'times, schedule, week',
    example: 'Monday 9:00-10:30; Weekday evenings',
  },
  hours: { label: 'Hours a visit', also: 'hours, hours per visit', example: '2' },
  caregiver: { label: 'Caregiver’s email', also: 'caregiver', example: 'maeve@example.com' },
  hourlyRate: { label: 'Hourly rate', also: 'rate, pay', example: '18.50' },
  startsOn: { label: 'First day', also: 'start, start date, since', example: '2024-03-04' },
  endsOn: { label: 'Last day', also: 'end, end date, until', example: '' },
  notes: { label: 'Notes', also: 'remarks', example: '' },
  consentBy: { label: 'Consent by', also: 'consent, consent given by', example: 'Nora Walsh' },
  consentOn: { label: 'Consent on', also: 'consent date', example: '2024-02-01' },
  consentHow: { label: 'Consent: how', also: 'consent form', example: 'signed form' },
  familyBy: { label: 'Family’s yes by', also: 'agreed by', example: 'Nora Walsh' },
  familyOn: { label: 'Family’s yes on', also: 'agreed on', example: '2024-02-20' },
  familyHow: { label: 'Family’s yes: how', also: 'agreed how', example: 'by phone' },
  caregiverOn: { label: 'Caregiver’s yes on', also: 'caregiver agreed on', example: '2024-02-21' },
  caregiverHow: { label: 'Caregiver’s yes: how', also: 'caregiver agreed how', example: 'signed contract' },
};

/** Who needs care, to the contact. */
export const relations = {
  self: 'Self',
  partner: 'Partner',
  parent: 'Parent',
  grandparent: 'Grandparent',
  child: 'Child',
  relative: 'Relative',
};
