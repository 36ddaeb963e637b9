export const reports = 'Reports';
export const saysWhat = 'Read each figure as a table, or save it for a spreadsheet.';
export const lastWeeks = 'The last {weeks} weeks';
export const counting = 'Loading the reports…';
export const nothingYet = 'Nothing to report yet';
export const comesWithPlacement = 'Reports begin with the first placement.';

export const clientsHours = 'Clients and hours';
export const hoursOfCare = {
  one: '{hours} of care for {count} client in the last {weeks} weeks.',
  other: '{hours} of care for {count} clients in the last {weeks} weeks.',
};
export const countedHours = { one: '{hours} hour', other: '{hours} hours' };
export const agreedLength = 'We count the hours of visits that have an agreed length.';
export const clientsByWeek = 'Clients and hours of care by week';
export const clients = 'Clients';
export const hours = 'Hours';

export const visits = 'Visits';
export const visitsTookPlace =
  'Visits that took place: {visits}, of which {covered} with another caregiver. Visits nobody came to: {missed}.';
export const visitsByWeek = 'Visits by week';
export const tookPlace = 'Took place';
export const covered = 'Someone else came';
export const missed = 'Nobody came';

export const whyEnded = 'Why placements ended';
export const nothingEnded = 'No placement ended in these weeks.';
export const endedMostly = {
  one: '{count} placement ended. Cause: {first}.',
  other: '{count} placements ended. Most common cause: {first}.',
};
export const cause = 'Cause';
export const placements = 'Placements';

export const complaints = 'Complaints';
export const noComplaints = 'Nobody complained in these weeks.';
export const complaintsOpen = {
  one: '{count} complaint, {open} still open.',
  other: '{count} complaints, {open} still open.',
};
export const complaintsByKind = 'Complaints by kind and outcome';
export const complaintsByOutcome = 'Complaints by outcome';
export const about = 'About';
export const outcome = 'Outcome';
export const open = 'Open';

export const load = 'Work by owner';
export const withoutOwner = {
  one: '{count} task has no owner.',
  other: '{count} tasks have no owner.',
};
export const allOwned = 'Every waiting task has an owner.';
export const waitingByOwner = 'Waiting tasks by owner';
export const owner = 'Owner';
export const nobody = 'Unassigned';
export const requests = 'Requests';
export const caregivers = 'Caregivers';
export const waiting = 'Waiting';
