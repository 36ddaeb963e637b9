export const visitsMissed = { one: 'Visit nobody came to', other: 'Visits nobody came to' };
export const visitsUncovered = { one: 'Visit to cover', other: 'Visits to cover' };
export const weekOfVisits = 'See the week’s visits';
export const complaints = { one: 'Complaint to settle', other: 'Complaints to settle' };
export const termsUnanswered = { one: 'Proposal of new terms', other: 'Proposals of new terms' };
export const familyMessages = { one: 'Message from a family', other: 'Messages from families' };
export const caregiversLeaving = { one: 'Caregiver who wants to stop', other: 'Caregivers who want to stop' };
export const newRequests = { one: 'New request', other: 'New requests' };
export const answersFromFamilies = { one: 'Answer from a family', other: 'Answers from families' };
export const requestsReview = { one: 'Request in review', other: 'Requests in review' };
export const timesPublish = { one: 'Request with times to publish', other: 'Requests with times to publish' };
export const caregiversFind = { one: 'Caregiver to find', other: 'Caregivers to find' };
export const newApplications = { one: 'New application', other: 'New applications' };
export const shortlistedApplications = { one: 'Shortlisted application', other: 'Shortlisted applications' };
export const introductionsSettle = { one: 'Introduction answered', other: 'Introductions answered' };
export const caregiversPlace = { one: 'Caregiver to place', other: 'Caregivers to place' };
export const profilesReview = { one: 'Profile to review', other: 'Profiles to review' };
export const changesReview = { one: 'Change to review', other: 'Changes to review' };
export const documentsCheck = { one: 'Document to check', other: 'Documents to check' };
export const documentsRanOut = { one: 'Expired document', other: 'Expired documents' };

export const actions = {
  search: 'Find a caregiver',
  question: 'Read answer',
  message: 'Answer family',
  profile: 'Review profile',
  document: 'Check document',
  lapse: 'Ask for new document',
  application: 'Answer application',
  introduction: 'Act on family’s answer',
  offer: 'Place caregiver',
  complaint: 'Settle complaint',
  terms: 'Get answers to new terms',
  leave: 'Talk to caregiver',
} as const;
export const callAndAsk = 'Call the family and ask';
export const visitActions = { cannot_come: 'Find someone', missed: 'Call family' } as const;
export const visitAbout = {
  cannot_come: 'Nobody comes on {day}',
  missed: 'Nobody came on {day}',
} as const;
export const wantsToStop = 'Wants to stop on {day}';
export const askFor = 'Ask for {documentOf}';
export const reviewRequest = 'Review request';
export const publishRest = 'Publish the rest';
export const publishRequest = 'Publish request';
export const caregiverIs = 'Caregiver: {name}';
export const moreThan = 'More than {most}';
export const noNameYet = 'No name yet';
export const why = {
  did_not_come: 'The caregiver did not come',
  left: 'The caregiver left',
  leaves: 'The caregiver is leaving',
  gone: 'Everyone who applied has gone',
  unanswered: 'Nobody who was invited has answered',
  nobody: 'Nobody has applied',
} as const;
export const termsFrom = 'New terms from {day}';
export const changesProfile = 'Changes to a profile';
export const newProfile = 'New profile';
export const beginsOn = 'begins {day}';
export const nobodyFrom = 'nobody comes from {day}';
export const asSoonAsPossible = 'as soon as possible';
export const days = { one: '1 day', other: '{count} days' };
export const today = 'Today';
export const lateBy = '{days} overdue';
export const tomorrow = 'Tomorrow';
export const inDays = 'In {days}';

export const emailsDidNotArrive = { one: 'Email that did not arrive', other: 'Emails that did not arrive' };

export const you = 'You';
export const putBack = 'Unassign';
export const take = 'Assign to me';

export const nothingToDo = 'Nothing to do';
export const toDoCount = '{count} to do';
export const toDoLate = '{count} to do, {late} overdue';
export const mostHarmfulFirst = 'To do, most important first';
export const toDo = 'To do';
export const forClient = 'For';
export const deactivated = 'Deactivated';
export const urgent = 'Urgent';
export const about = 'About';
export const due = 'Due';
export const waiting = 'Waiting';
export const owner = 'Owner';
export const noneWaiting = 'None of this kind';
export const showEverything = 'Show everything';
export const chooseAllWorkSee = 'Choose all work to see the rest.';
export const nothingWaiting = 'Nothing is waiting for you';
export const whatFamiliesCaregiversSend =
  'What families and caregivers send appears here, most important first.';
export const showFirst = 'Show the first {count}';
export const showAll = 'Show all {count}';

export const kindWork = 'Kind of work';
export const allWork = 'All work';

export const dashboard = 'Dashboard';
export const dayAndOrder = '{day}. The most harmful delays come first, then what is due first.';
export const newRequest = 'New request';
export const placements = 'Placements';
export const loadingWhatThere = 'Loading what to do…';
