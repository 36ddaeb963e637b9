export const you = 'You';
export const added = 'Added';
export const changed = 'Changed';
export const changedErased = 'Changed, contents erased';
export const answersChanged = 'Answers changed';
export const noLongerThere = 'No longer there';
export const contactReceived = 'Contact received';
export const contactErased = 'Contact erased';
export const answerRead = 'Answer read';
export const questionErased = 'Question erased';
export const messageErased = 'Message erased';
export const answerNoLongerCounts = 'Answer no longer counts';
export const request = 'Request';
export const applicationOf = 'Application of';
export const placementOf = 'Placement of';
export const unnamed = {
  lists: 'A list',
  functions: 'The service',
  retention: 'Records past their time',
  credential_rules: 'The rules for documents',
  mails: 'An email',
  presets: 'A saved text or view',
  invitations: 'An invitation',
  caregivers: 'An older record',
} as const;

export const auditLog = 'Audit log';
export const whoDidWhatWhat = 'Who did what, and when. Nobody can change it.';
export const auditLogCouldNot = 'We couldn’t load the audit log';
export const tryAgain = 'Try again';
export const what = 'What';
export const about = 'About';
export const who = 'Who';
export const when = 'When';
export const nothingFits = 'Nothing fits';
export const showAll = 'Show all';
export const tryFewerFiltersOther = 'Try fewer filters, or other days. Enter a reference in full.';
export const toTheLatest = 'To the latest';
export const earlier = 'Earlier';
export const nameYou = '{name} (you)';
export const nameLeft = '{name} (left)';
export const families = 'Families';
export const theSystem = 'The system';
export const anyone = 'Anyone';
export const someoneElse = 'Someone else';
export const whatDone = 'What was done';
export const allActions = 'All actions';
export const changes = 'Changes';
export const views = 'Views: who opened what';
export const signInsStaff = 'Sign-ins of staff';
export const refusedSteps = 'Refused actions and sign-ins';
export const fromAddress = 'From one network address.';
export const fromAddresses = 'From {addresses} network addresses.';
export const noSuchAccount = 'No account has that email address.';
export const aboutWhat = 'About what';
export const allSubjects = 'All subjects';
export const requests = 'Requests';
export const jobs = 'Jobs';
export const caregivers = 'Caregivers';
export const documents = 'Documents';
export const applications = 'Applications';
export const placements = 'Placements';
export const users = 'Users';
export const notesCalls = 'Notes and calls';
export const listsTakenOut = 'Exported lists';
export const everythingElse = 'Everything else';
export const referenceNameEmail = 'Reference, name or email';
export const aboutWhich = 'About which record';
export const allRecords = 'All records';
export const oneRecord = 'Only this record';
export const fromDay = 'From';
export const toDay = 'To';

export const why = 'Why';
export const change = 'From → to';
